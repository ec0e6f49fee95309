"""Compile Qt Linguist files into the JSON catalogues that the program reads without Qt.

A catalogue is `{"language", "one", "messages"}`; messages go by context, then by source text,
to a translation or, for a count, to its forms. `one` is the highest count that takes the first
of two forms (0 counts too in French), or null for a language with a single form.
"""

import re
from pathlib import Path
from typing import TypedDict
from xml.etree import ElementTree as ET

ONE = {"en": 1, "de": 1, "es": 1, "it": 1, "nl": 1, "fr": 1, "ja": None, "zh": None, "ko": None}
FROM_ZERO = {"fr"}
ENDING = re.compile(r"\((\w+)\)")
KEPT = re.compile(r"(\{\w+\}|%n|\(\w+\))")
STRETCH = str.maketrans("aeiounclsyAEIOUNCLSY", "àéîöüñçłšýÀÉÎÖÜÑÇŁŠÝ")

Messages = dict[str, dict[str, str | list[str]]]


class Catalogue(TypedDict):
    """What one JSON catalogue holds."""

    language: str
    one: int | None
    from_zero: bool
    messages: Messages


def language_of(path: Path) -> str:
    """Return the language code in a file name such as `beachmaster_ja.ts`."""
    return path.stem.partition("_")[2]


def forms_of(message: ET.Element) -> str | list[str] | None:
    """Return a finished translation, or None."""
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return None
    if message.get("numerus") == "yes":
        forms = [form.text or "" for form in translation.findall("numerusform")]
        return forms if forms and all(forms) else None
    return translation.text or None


def read(path: Path) -> Messages:
    """Return the finished translations of a .ts file."""
    messages: Messages = {}
    # The file is our own, from the source tree.
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314
        found = {
            message.findtext("source", ""): forms
            for message in context.iter("message")
            if (forms := forms_of(message)) is not None
        }
        if found:
            messages[context.findtext("name", "")] = found
    return messages


def sources(path: Path) -> dict[str, list[tuple[str, bool]]]:
    """Return every source text of a .ts file by context, each with whether it carries a count."""
    root = ET.parse(path).getroot()  # noqa: S314 - our own file
    return {
        context.findtext("name", ""): [
            (message.findtext("source", ""), message.get("numerus") == "yes")
            for message in context.iter("message")
        ]
        for context in root.iter("context")
    }


def compile_catalogue(path: Path) -> Catalogue:
    """Return the catalogue of one .ts file; raise `KeyError` for a language without plural rule."""
    language = language_of(path)
    return Catalogue(
        language=language,
        one=ONE[language],
        from_zero=language in FROM_ZERO,
        messages=read(path),
    )


def english_forms(source: str) -> tuple[str, str]:
    """Return singular and plural of an English count such as "%n unit(s)"."""
    return ENDING.sub("", source), ENDING.sub(r"\1", source)


def stretched(source: str) -> str:
    """Return a text as the pseudo-language has it: accented, a third longer, fields kept."""
    parts = KEPT.split(source)
    accented = [part if KEPT.fullmatch(part) else part.translate(STRETCH) for part in parts]
    return "[" + "".join(accented) + "~" * (len(source) // 3) + "]"


def pseudo_catalogue(path: Path) -> Catalogue:
    """Return a catalogue in which every source text is translated, and visibly so."""
    messages: Messages = {}
    for context, found in sources(path).items():
        messages[context] = {
            source: [stretched(form) for form in english_forms(source)]
            if counted
            else stretched(source)
            for source, counted in found
        }
    return Catalogue(language="xx", one=1, from_zero=False, messages=messages)
