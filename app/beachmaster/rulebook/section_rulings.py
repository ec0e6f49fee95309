"""Put the rulings of a game's page into the sections that name them, so that each is told once."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from msgspec import structs

from beachmaster.engine.rulings_page import PAGE, RulingPageError, ToldRuling, read_rulings
from beachmaster.rulebook.sections import RuleTextError, Section

Pages = Mapping[str, Mapping[str, ToldRuling]]
"""The rulings of one game by language, then by their ids."""


def read_pages(root: Path, folder: Path) -> Pages:
    """Read a game's pages in every language; a fault raises `RuleTextError`."""
    pages: dict[str, dict[str, ToldRuling]] = {}
    for path in sorted(folder.glob(f"*/{PAGE}")):
        lang, file = path.parent.name, path.relative_to(root).as_posix()
        try:
            told = read_rulings(path.read_text("utf-8"), file=file, translation=lang != "en")
        except RulingPageError as error:
            raise RuleTextError(error.file, error.line, error.problem) from error
        pages[lang] = {ruling.id: ruling for ruling in told}
    return pages


def with_rulings(section: Section, pages: Pages) -> Section:
    """Return a section with the words of the rulings that it names before its own remarks."""
    english = pages.get("en", {})
    spoken = {**english, **pages.get(section.lang, {})}
    told = [
        _spoken(spoken[name], english.get(name)).markdown()
        for name in section.rulings
        if name in spoken
    ]
    if not told:
        return section
    return replace(section, rulings_text="\n".join((*told, section.rulings_text)).strip())


def page_faults(folder: str, pages: Pages, sections: Iterable[Section]) -> Iterator[str]:
    """Say where pages and sections do not name each other, and what a translation made up."""
    if not pages:  # a game whose rulings stand in its sections alone
        return
    english = pages.get("en", {})
    mine = (section for section in sections if section.game == folder and section.lang == "en")
    named = {(rule.id, name) for rule in mine for name in rule.rulings}
    naming = {(rule, ruling.id) for ruling in english.values() for rule in ruling.rules}
    for rule, name in sorted(named ^ naming):
        yield f"{folder}/en: {rule} and the ruling {name} do not both name each other"
    for lang, page in pages.items():
        for ruling in page.values():
            known = english.get(ruling.id)
            if known is None or not ruling.alternatives.keys() <= known.alternatives.keys():
                wrong = "unknown ruling or alternative"
                yield f"{folder}/{lang}/{PAGE}:{ruling.line}: {wrong} in {ruling.id}"


def spoken_rulings(
    english: Iterable[ToldRuling], translated: Iterable[ToldRuling]
) -> tuple[ToldRuling, ...]:
    """Return the English page's rulings, in a translation's words where it has them."""
    given = {one.id: one for one in translated}
    return tuple(
        structs.replace(_spoken(given.get(one.id, one), one), rules=one.rules) for one in english
    )


def _spoken(ruling: ToldRuling, english: ToldRuling | None) -> ToldRuling:
    """Return a ruling with its alternatives in the order of the English page."""
    if english is None:
        return ruling
    given = {key: way for key, way in ruling.alternatives.items() if key in english.alternatives}
    return structs.replace(ruling, alternatives={**english.alternatives, **given})
