"""Know the gettext domains of the program: one for each package that says texts."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
APP = HERE.parent / "app" / "beachmaster"
BOUND = re.compile(r'^T, TN = marks\("(?P<domain>[a-z]+)"\)$', re.MULTILINE)


def domains() -> dict[str, Path]:
    """Return the folder of each domain: where its `T` and `TN` are bound in `texts.py`."""
    found = {}
    for path in sorted(APP.rglob("texts.py")):
        match = BOUND.search(path.read_text("utf-8"))
        if match is not None:
            found[match["domain"]] = path.parent
    return found


def modules() -> dict[str, list[Path]]:
    """Return the modules of each domain; a package in a package keeps its own."""
    folders = domains()
    found: dict[str, list[Path]] = {domain: [] for domain in folders}
    owner = {folder: domain for domain, folder in folders.items()}
    for path in sorted(APP.rglob("*.py")):
        nearest = next((folder for folder in path.parents if folder in owner), None)
        if nearest is not None:
            found[owner[nearest]].append(path)
    return found


def languages() -> list[str]:
    """Return the languages that there is a folder for."""
    return sorted({path.parent.name for path in HERE.glob("*/*.po")})
