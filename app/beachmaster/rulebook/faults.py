"""Check the rule texts of every language: what is wrong, and what a translation lacks."""

from collections.abc import Iterable, Iterator

from beachmaster.rulebook.badges import PARTLY
from beachmaster.rulebook.books import books
from beachmaster.rulebook.ours import faults_in, ours_in
from beachmaster.rulebook.section_rulings import page_faults
from beachmaster.rulebook.sections import ENGLISH, Entry, Section
from beachmaster.rulebook.sources import Badge, Sources

MOST_NAMED = 12


def find_faults(sources: Sources) -> list[str]:
    """List what is wrong with texts that parse: doubled or unknown ids, dead links, badges."""
    known = {section.id for section in sources.sections if section.lang == ENGLISH}
    faults = [*_doubled(sources.texts)]
    faults += [
        f"{_where(section)}: {section.id} is not an id of {section.game}"
        for section in sources.sections
        if not section.id.startswith(books()[section.game].prefix + ":")
    ]
    faults += _unknown(sources)
    faults += _faulty_marks(sources.texts)
    faults += _faulty_clauses(sources)
    faults += _dead_links(sources.texts, known)
    faults += _unlinked_drawings(sources)
    faults += [
        f"{h.game}/sections.tsv: {h.printed or h.title}: no section {h.id}"
        for h in sources.headings
        if h.id not in known
    ]
    faults += [f"badges.tsv: no section {b.id}" for b in sources.badges if b.id not in known]
    for game, pages in sources.rulings.items():
        faults += page_faults(game, pages, sources.sections)
    return faults


def find_gaps(sources: Sources) -> list[str]:
    """List what translations lack, or were made from another text for; that is no fault."""
    gaps: list[str] = []
    english = {text.id: text for text in sources.texts if text.lang == ENGLISH}
    for lang in sorted({text.lang for text in sources.texts} - {ENGLISH}):
        for game in books():
            of_game = [text for text in sources.texts if text.game == game]
            there = {text.id for text in of_game if text.lang == lang}
            missing = [text.id for text in of_game if text.lang == ENGLISH and text.id not in there]
            if missing:
                gaps.append(f"{game}/{lang}: not translated yet: {_some(missing)}")
        for text in sources.texts:
            if text.lang == lang and text.id in english:
                gaps += _outdated(text, english[text.id])
    return gaps


def _outdated(text: Section | Entry, english: Section | Entry) -> Iterator[str]:
    """Say where a translation does not name the text it was made from, or names an older one."""
    line = f"`- source: {english.fingerprint}`"
    if not text.source:
        yield f"{_where(text)}: {text.id} does not say from which text it was made; today: {line}"
    elif text.source != english.fingerprint:
        yield f"{_where(text)}: {text.id}: the English text has changed; once renewed: {line}"


def _some(ids: list[str]) -> str:
    more = len(ids) - MOST_NAMED
    return ", ".join(ids[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def _doubled(texts: Iterable[Section | Entry]) -> Iterator[str]:
    """Say which ids stand twice in one language."""
    seen: dict[tuple[str, str], Section | Entry] = {}
    for text in texts:
        before = seen.setdefault((text.id, text.lang), text)
        if before is not text:
            yield f"{_where(text)}: {text.id} is already at {_where(before)}"


def _unknown(sources: Sources) -> Iterator[str]:
    """Say what a translation tells that English does not."""
    known = {text.id for text in sources.texts if text.lang == ENGLISH}
    for text in sources.texts:
        if text.lang != ENGLISH and text.id not in known:
            if isinstance(text, Section):
                yield f"{_where(text)}: there is no {text.id} in English"
            else:
                yield f"{_where(text)}: name the English term of {text.title} (`- english: ...`)"


def _dead_links(texts: Iterable[Section | Entry], known: set[str]) -> Iterator[str]:
    for text in texts:
        for target in text.links:
            if target not in known:
                yield f"{_where(text)}: link to {target}, which does not exist"


def _faulty_clauses(sources: Sources) -> Iterator[str]:
    """Say which rules' badges and clauses disagree, and which clauses make no difference."""
    badges = {badge.id: badge for badge in sources.badges}
    for section in (each for each in sources.sections if each.lang == ENGLISH):
        badge = badges.get(section.id, Badge(section.id, "", ""))
        for board, value in (("tracked", badge.tracked), ("table", badge.table)):
            kinds = {clause.badge for clause in section.clauses(board)}
            if (value == PARTLY) != bool(kinds) or len(kinds) == 1:
                yield f"{_where(section)}: {section.id}: {board}: clauses do not fit {value!r}"


def _faulty_marks(texts: Iterable[Section | Entry]) -> Iterator[str]:
    """Say which marks of ours are malformed, or name a ruling that the section does not."""
    for text in texts:
        told = list(faults_in(text.telling))
        if isinstance(text, Section):
            missing = {each.id for each in ours_in(text.telling)} - set(text.rulings)
            told += [f"{each} is not among its rulings" for each in sorted(missing)]
        yield from (f"{_where(text)}: {each}" for each in told)


def _unlinked_drawings(sources: Sources) -> Iterator[str]:
    """Say which drawings stand in a rule that no other text leads to."""
    linked = {target for text in sources.texts for target in text.links if target != text.id}
    for section in sources.sections:
        if section.drawings and section.id not in linked:
            yield f"{_where(section)}: nothing links to {section.id}, so nobody finds its drawing"


def _where(text: Section | Entry) -> str:
    return f"{text.file}:{text.line}"
