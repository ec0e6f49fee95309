"""Three pages of each game beside its rules: where to begin, its rulings, its tips.

Their ids are `start:GAME`, `rulings:GAME` and `tips:GAME`; a game has those that somebody wrote.
"""

from collections.abc import Iterable, Iterator

from beachmaster.engine.rulings_page import ToldRuling, page_of, read_rulings
from beachmaster.engine.text import Text
from beachmaster.rulebook.books import books
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.page_set import PageSet, TextPage
from beachmaster.rulebook.section_rulings import spoken_rulings
from beachmaster.rulebook.sections import Section
from beachmaster.rulebook.sources import read_start
from beachmaster.rulebook.texts import T

START, RULINGS, TIPS = "start:", "rulings:", "tips:"
KINDS = (START, RULINGS, TIPS)


def is_game_page(page_id: str) -> bool:
    """Tell whether an id is that of a page of a game."""
    return page_id.startswith(KINDS)


def game_pages(library: RuleLibrary, reading: Reading, lang: str = "en") -> PageSet:
    """Return the pages of all games, each game's in the order of `KINDS`."""
    return PageSet(
        (page for game in books() for page in _pages(library, game, reading, lang)), "page"
    )


def heading_of(page_id: str) -> Text:
    """Return what a page is called below the title of its game."""
    return next(words for kind, words in _HEADINGS.items() if page_id.startswith(kind))


def rulings_markdown(rulings: Iterable[ToldRuling]) -> str:
    """Return rulings as Markdown: each a heading with our default, why, the choices, the rules."""
    return "\n\n".join(_ruling(ruling) for ruling in rulings)


def tips_markdown(sections: Iterable[Section]) -> str:
    """Return the tips of a game as Markdown: each below the rule that it is about."""
    return "\n\n".join(
        f"## {one.number} {one.title}\n\n{one.tip} [{one.id}]({one.id})"
        for one in sections
        if one.tip
    )


def told_rulings(game: str, lang: str) -> tuple[ToldRuling, ...]:
    """Return a game's rulings in a language, where it lacks one in English; nothing without."""
    english = page_of(game, "en")
    if not english.is_file():
        return ()
    told = read_rulings(english.read_text("utf-8"), file=english.name)
    other = page_of(game, lang)
    if lang == "en" or not other.is_file():
        return told
    return spoken_rulings(
        told, read_rulings(other.read_text("utf-8"), file=other.name, translation=True)
    )


def _pages(library: RuleLibrary, game: str, reading: Reading, lang: str) -> Iterator[TextPage]:
    texts = {
        START: read_start(game, lang).partition("\n")[2],
        RULINGS: rulings_markdown(told_rulings(game, lang)),
        TIPS: tips_markdown(reading.section(one) for one in library.sections(game, lang)),
    }
    for kind, text in texts.items():
        if text.strip():
            title = reading.say(T("{game}: {page}", game=books()[game].short, page=_HEADINGS[kind]))
            yield TextPage(kind + game, title, f"# {title}\n\n{text.strip()}\n", game)


def _ruling(ruling: ToldRuling) -> str:
    lines = [f"## {ruling.id} {ruling.question}", ruling.default, f"*{ruling.reason}*"]
    if ruling.alternatives:
        ways = enumerate(ruling.alternatives.values())
        lines.append("\n".join(f"- {'○' if number else '✓'} {way}" for number, way in ways))
    lines.append(" · ".join(f"[{rule}]({rule})" for rule in ruling.rules))
    return "\n\n".join(line for line in lines if line)


_HEADINGS = {
    START: T("Where to begin"),
    RULINGS: T("Rulings where the rulebook leaves a hole"),
    TIPS: T("Tips"),
}
