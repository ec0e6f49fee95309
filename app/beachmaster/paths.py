"""Find the data that ships with the program."""

from functools import cache
from pathlib import Path


@cache
def data_root() -> Path:
    """Return the folder that holds `rules_db/`, `resources/` and `i18n/`.

    An installed copy carries them inside the package; a checkout has them beside `app/`.
    """
    package = Path(__file__).resolve().parent
    installed = package / "data"
    return installed if installed.is_dir() else package.parents[1]


def catalogue_folder() -> Path:
    """Return the folder of the translations that the program reads."""
    return data_root() / "i18n" / "catalogues"


def languages() -> list[str]:
    """Return the languages that there are catalogues for, English first."""
    others = {path.stem for path in catalogue_folder().glob("*.json")} - {"en"}
    return ["en", *sorted(others)]
