"""Tell the licence of every part that the program runs with, from what lies beside each."""

import platform
import re
import sqlite3
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path, PurePath

import msgspec

from beachmaster import __version__
from beachmaster.engine.text import Text, render
from beachmaster.paths import data_root
from beachmaster.storage.texts import T

OWN = "beachmaster"
_SEE_TEXT = T("see its text")
CARRIED = (
    ("gshhg", "2.3.7", "LGPL-3.0-or-later"),
    ("inter", "4.001", "OFL-1.1"),
    ("lucide", "1.62.0", "ISC"),
    ("source-serif-4", "4.004", "OFL-1.1"),
)
"""The coastlines, typefaces and icons of others in `resources/`: name, version, licence."""


class Part(msgspec.Struct, frozen=True):
    """One part: its name, version and licence in a word, and the texts that came with it.

    The licence is a text of ours where the part names it by no word of its own.
    """

    name: str
    version: str
    licence: str | Text
    texts: tuple[str, ...] = ()


def parts() -> list[Part]:
    """Return the program itself, then what it runs with by name."""
    packages = sorted(_installed(), key=lambda part: (part.name != OWN, part.name))
    python = Part("python", platform.python_version(), "PSF-2.0")
    sqlite = Part("sqlite", sqlite3.sqlite_version, T("public domain"))
    return [*packages, *_carried(), python, sqlite]


def document(say: Callable[[Text], str] = render) -> str:
    """Return names, versions and licences as Markdown, and below them every text in full.

    `say` speaks the player's language; the licences themselves stay as their authors wrote them.
    """
    every = parts()
    lines = [f"# {say(T('Licenses'))}", ""]
    lines += [say(T("Beachmaster {version} and what it runs with.", version=__version__)), ""]
    head = T("part"), T("version"), T("license")
    lines += ["| " + " | ".join(say(one) for one in head) + " |", "| --- | --- | --- |"]
    for part in every:
        word = part.licence if isinstance(part.licence, str) else say(part.licence)
        lines.append(f"| {part.name} | {part.version} | {word} |")
    texts = [(part.name, text) for part in every for text in part.texts]
    for name, text in [*texts, *_laid_beside()]:
        lines += ["", f"## {name}", "", "```", text.strip().replace("```", "'''"), "```"]
    return "\n".join(lines) + "\n"


def _installed() -> Iterator[Part]:
    """Yield every package that the program needs, itself first; one that is not there is none."""
    known, waiting = set[str](), [OWN]
    while waiting:
        name = _normal(waiting.pop())
        if name in known:
            continue
        known.add(name)
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # one for another system
        yield Part(name, found.version, _licence(found), tuple(_texts(found)))
        waiting += [one for one in found.requires or [] if "extra ==" not in one]


def _licence(found: metadata.Distribution) -> str | Text:
    """Return the licence in a word: newer packages name it so, older ones in the field before."""
    for field in ("License-Expression", "License"):
        said = str(found.metadata.json.get(field.lower().replace("-", "_"), "")).strip()
        if said:
            return said.splitlines()[0]
    return _SEE_TEXT


def _texts(found: metadata.Distribution) -> Iterator[str]:
    for path in found.files or []:
        if _is_licence(path):
            place = Path(str(found.locate_file(path)))
            if place.is_file():
                yield place.read_text("utf-8", errors="replace")


def _is_licence(path: PurePath) -> bool:
    inside = any(part.endswith(".dist-info") for part in path.parts)
    return inside and ("licenses" in path.parts or path.name.upper().startswith("LICENSE"))


def _laid_beside() -> Iterator[tuple[str, str]]:
    """Yield what a package lays beside, of parts that carry no licence themselves."""
    for path in sorted((data_root() / "licences").glob("*.txt")):
        yield path.stem, path.read_text("utf-8", errors="replace")


def _carried() -> Iterator[Part]:
    """Yield what lies in our resources; where its text is missing, it has no licence."""
    for name, version, licence in CARRIED:
        path = data_root() / "resources" / "licences" / f"{name}.txt"
        texts = (path.read_text("utf-8"),) if path.is_file() else ()
        yield Part(name, version, licence if texts else "", texts)


def _normal(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9_.-]+", requirement)
    return re.sub(r"[-_.]+", "-", found[0] if found else requirement).lower()
