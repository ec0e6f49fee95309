"""Find the data that ships with the program."""

from functools import cache
from pathlib import Path


@cache
def data_root() -> Path:
    """Return the folder that holds `rules_db/`, `resources/` and `build/`.

    An installed copy carries them inside the package; a checkout has them beside `app/`.
    """
    package = Path(__file__).resolve().parent
    installed = package / "data"
    return installed if installed.is_dir() else package.parents[1]


def catalogue_folder() -> Path:
    """Return the folder of the compiled translations, in gettext's own layout."""
    return data_root() / "build" / "i18n"


def languages() -> list[str]:
    """Return the languages that there are translations for, English first."""
    others = {path.parents[1].name for path in catalogue_folder().glob("*/LC_MESSAGES/*.mo")}
    return ["en", *sorted(others - {"en"})]
