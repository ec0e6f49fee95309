"""Turn parsed sources into rows of the rule index, in a fixed order."""

from collections.abc import Iterator

from beachmaster.rulebook.sources import Sources
from beachmaster.rulebook.tables import Row
from beachmaster.rulebook.words import stems_of, words_of

LIST_MARK = ", "


def section_rows(sources: Sources) -> Iterator[Row]:
    """Make one row a section; the first of a doubled id stands."""
    seen: set[tuple[str, str]] = set()
    for position, section in enumerate(sources.sections):
        if (section.id, section.lang) in seen:
            continue
        seen.add((section.id, section.lang))
        yield {
            "id": section.id,
            "lang": section.lang,
            "position": position,
            "game": section.game,
            "title": section.title,
            "gist": section.gist,
            "short": section.short,
            "full": section.full,
            "example": section.example,
            "rulings_text": section.rulings_text,
            "see_also": section.see_also,
            "printed": section.printed,
            "aliases": LIST_MARK.join(section.aliases),
            "rulings": LIST_MARK.join(section.rulings),
            "tracked": section.tracked,
            "table": section.table,
            "file": section.file,
            "line": section.line,
            "outdated": section.outdated,
            "tip": section.tip,
            "drawings": "\n\n".join(section.drawings),
            "changed_in": section.changed_in,
            "changed_on": section.changed_on,
        }


def term_rows(sources: Sources) -> Iterator[Row]:
    """Make one row a glossary term or concept; the first of a doubled id stands."""
    seen: set[tuple[str, str]] = set()
    for position, entry in enumerate((*sources.glossary, *sources.concepts)):
        if (entry.id, entry.lang) not in seen:
            seen.add((entry.id, entry.lang))
            yield {
                "id": entry.id,
                "lang": entry.lang,
                "position": position,
                "game": entry.game,
                "title": entry.title,
                "text": entry.text,
                "aliases": LIST_MARK.join(entry.aliases),
                "file": entry.file,
                "line": entry.line,
            }


def synonym_rows(sources: Sources) -> Iterator[Row]:
    """Make one row a wording, as stems, with the number of its group."""
    for group, same in enumerate(sources.synonyms):
        phrases = {" ".join(stems_of(each)): " ".join(words_of(each)) for each in same.wordings}
        for phrase, words in phrases.items():
            yield {
                "phrase": phrase,
                "wording": words,
                "group": group,
                "game": same.game,
                "lang": same.lang,
            }


def link_rows(sources: Sources) -> Iterator[Row]:
    """Make one row a link between two different ids."""
    seen: set[tuple[str, str]] = set()
    for item in sources.texts:
        for target in item.links:
            if target != item.id and (item.id, target) not in seen:
                seen.add((item.id, target))
                yield {"source": item.id, "target": target, "position": len(seen)}


def heading_rows(sources: Sources) -> Iterator[Row]:
    """Make one row a heading of a printed rulebook."""
    for position, heading in enumerate(sources.headings):
        yield {
            "game": heading.game,
            "position": position,
            "printed": heading.printed,
            "title": heading.title,
            "id": heading.id,
        }


def badge_rows(sources: Sources) -> Iterator[Row]:
    """Make one row a rule's badges; the last line of a doubled id stands."""
    for badge in {badge.id: badge for badge in sources.badges}.values():
        yield {
            "id": badge.id,
            "tracked": badge.tracked,
            "table": badge.table,
            "procedure": badge.procedure,
            "tests": badge.tests,
        }
