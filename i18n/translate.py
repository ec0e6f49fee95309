"""Bring the translation files up to date: `python3 run.py translate [LANGUAGE...]`.

Extracts the texts of each package into a template (`templates/DOMAIN.pot`), brings every language's
`DOMAIN.po` up to date with it, begins the languages named, and compiles them all.
"""

import os
import sys
from pathlib import Path

from babel.messages.frontend import CommandLineInterface
from compiling import BUILT, build
from domains import HERE, languages, modules

WIDTH = "100"


def pybabel(*words: str) -> None:
    """Run a command of pybabel, quietly."""
    run = CommandLineInterface().run
    status = run(["pybabel", "--quiet", *words])  # type: ignore[no-untyped-call]
    if status:
        raise SystemExit(status)


def extract(folder: Path) -> None:
    """Write the template of every domain into a folder; what no longer has a domain goes."""
    folder.mkdir(parents=True, exist_ok=True)
    found = modules()
    for old in folder.glob("*.pot"):
        if old.stem not in found:
            old.unlink()
    flags = ["--no-location", "--omit-header", "--sort-output", "--width", WIDTH]
    for domain, paths in found.items():
        config = ["--mapping", str(HERE / "babel.cfg"), "--output", str(folder / f"{domain}.pot")]
        pybabel("extract", *flags, *config, *map(str, paths))


def update(language: str) -> None:
    """Bring a language's files up to date, or begin them."""
    for template in sorted((HERE / "templates").glob("*.pot")):
        target = HERE / language / f"{template.stem}.po"
        words = ["--input-file", str(template), "--output-file", str(target)]
        words += ["--locale", language, "--width", WIDTH]
        if target.exists():
            pybabel("update", *words, "--no-fuzzy-matching", "--ignore-obsolete")
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            pybabel("init", *words)


def main(new: list[str]) -> None:
    """Bring everything up to date."""
    os.chdir(HERE.parent)
    extract(HERE / "templates")
    for language in sorted({*languages(), *new}):
        update(language)
    build(HERE, BUILT)


if __name__ == "__main__":
    main(sys.argv[1:])
