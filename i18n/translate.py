"""Bring the translation files up to date: `python3 run.py translate`.

Extracts every marked text of the program into the .ts files (open those with Qt Linguist),
fills in the English plurals, and compiles the JSON catalogues.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape, unescape

from catalogue import compile_catalogue, english_forms, language_of

HERE = Path(__file__).resolve().parent
APP = HERE.parent / "app"
LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
QUOTES = {"&quot;": '"', "&apos;": "'"}
UNFINISHED = re.compile(
    r"(<source>(?P<source>[^<]*)</source>(?:\s*<[a-z]*comment>[^<]*</[a-z]*comment>)*\s*)"
    r'<translation type="unfinished">(?P<before>\s*)<numerusform></numerusform>'
    r"(?P<between>\s*)<numerusform></numerusform>(?P<after>\s*)</translation>"
)


def extract(target: Path) -> None:
    """Update one .ts file from the source texts in the program."""
    modules = sorted(str(path.relative_to(APP)) for path in APP.rglob("*.py"))
    flags = ["-locations", "none", "-no-obsolete", "-source-language", "en", "-silent"]
    command = [sys.executable, "-c", LUPDATE, *modules, *flags, "-ts", str(target)]
    subprocess.run(command, cwd=APP, check=True)


def fill_english(target: Path) -> None:
    """Write the English singular and plural of every new count: Qt needs them spelled out."""

    def filled(match: re.Match[str]) -> str:
        one, other = english_forms(unescape(match["source"], QUOTES))
        return (
            f"{match[1]}<translation>{match['before']}<numerusform>{escape(one)}</numerusform>"
            f"{match['between']}<numerusform>{escape(other)}</numerusform>"
            f"{match['after']}</translation>"
        )

    text = UNFINISHED.sub(filled, target.read_text("utf-8"))
    target.write_text(text, encoding="utf-8", newline="\n")


def update(folder: Path) -> None:
    """Update every .ts file of a folder and compile it into `catalogues/` below."""
    (folder / "catalogues").mkdir(exist_ok=True)
    for target in sorted(folder.glob("beachmaster_*.ts")) or [folder / "beachmaster_en.ts"]:
        extract(target)
        if language_of(target) == "en":
            fill_english(target)
        compiled = folder / "catalogues" / f"{language_of(target)}.json"
        content = json.dumps(compile_catalogue(target), ensure_ascii=False, indent=1)
        compiled.write_text(content + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    update(HERE)
