"""Find the data that ships with the program, and the words that start it again."""

import sys
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


@cache
def package() -> str:
    """Return what kind of package this copy was installed from, such as `windows`, or nothing."""
    found = data_root() / "package.txt"
    return found.read_text("utf-8").strip() if found.is_file() else ""


def package_root() -> Path | None:
    """Return the folder that holds all that a package installed; None where there is no package."""
    if not package():
        return None
    folder = Path(sys.executable).resolve().parent
    return folder.parent if package() == "macos" else folder


def start_command() -> list[str]:
    """Return the words that start this program; a package has a program of its own for that."""
    return [sys.executable] if package() else [sys.executable, "-m", "beachmaster"]
