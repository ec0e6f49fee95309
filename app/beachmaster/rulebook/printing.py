"""Make a book of the rules of one game, or an aid of two pages, as one page of HTML.

The page stands alone: its drawings are in it, its links lead within it.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from html import escape
from pathlib import Path

from beachmaster.engine.text import Text
from beachmaster.rulebook.books import books, with_numbers
from beachmaster.rulebook.differences import told_of_game
from beachmaster.rulebook.drawings import read_drawing, scene_of
from beachmaster.rulebook.drawings.svg import svg
from beachmaster.rulebook.game_pages import rulings_markdown, told_rulings
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.markup import rendered
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.problems import RulebookError
from beachmaster.rulebook.reading import dated
from beachmaster.rulebook.sections import Section
from beachmaster.rulebook.sources import read_aid, read_start
from beachmaster.rulebook.texts import T

Draw = Callable[[str], str]
GIST, SHORT, TABLES, FULL = "gist", "short", "tables", "full"
_LINK = re.compile(r'<a href="(?P<target>[a-z]+:[^"]+)">(?P<words>.*?)</a>', re.DOTALL)
_TABLE = re.compile(r"(?:^\|.*\n?)+", re.MULTILINE)
_STYLE = """
body { font-family: serif; color: #000; background: #fff; max-width: 46em; margin: 1em auto;
  padding: 0 1em; }
p, li { line-height: 1.35; } p.picture { line-height: 1; margin-bottom: 0; }
h1, h2, h3, .where, .drawn { font-family: sans-serif; }
h2 { font-size: 1.15em; margin: 1.6em 0 0.2em; }
.gist { font-weight: bold; } .drawn { font-size: 0.85em; } .where, .dated { color: #555; }
.dated { font-size: x-small; font-family: sans-serif; }
table { border-collapse: collapse; margin: 0.5em 0; }
td, th { border: 1px solid #777; padding: 0.15em 0.4em; text-align: left; vertical-align: top; }
a { color: inherit; } svg { max-width: 100%; height: auto; }
.aid { columns: 2; font-size: 0.72em; max-width: none; font-family: sans-serif; }
.aid .head { font-weight: bold; margin: 0.8em 0 0; break-after: avoid; } .aid p { margin: 0.1em 0; }
@media print { body { margin: 0; } h2, figure, tr { break-inside: avoid; } }
"""


def whole_book(
    library: RuleLibrary, game: str, reading: Reading, lang: str = "en", draw: Draw | None = None
) -> str:
    """Return all rules of a game with their drawings, the glossary, and what other games do."""
    sections = [reading.section(each) for each in library.sections(game, lang)]
    known = {each.id for each in sections}
    say = reading.say
    parts = [
        f"<h1>{escape(books()[game].title)}</h1>",
        f"<p>{escape(say(_PREFACE))}</p>",
        _linked(html_of(read_start(game, lang)), known, game),
        _heading(say(T("Contents"))),
        _contents(sections),
        *(_section(each, known, say, draw or inline) for each in sections),
        _heading(say(T("Words"))),
        *_glossary(library, game, reading, lang, known),
        _heading(say(T("If you know another of these games"))),
        *_differences(library, game, lang, known),
        *_rulings(game, say, lang, known),
    ]
    return _page(books()[game].title, "".join(parts))


def player_aid(library: RuleLibrary, game: str, reading: Reading, lang: str = "en") -> str:
    """Return the aid of two pages: sequence, tables and numbers of rules.

    Raises `RulebookError` for a game that has none.
    """
    blocks = aid_blocks(library, game, reading, lang)
    title = reading.say(T("{game}: player aid", game=books()[game].title))
    return _page(title, f'<div class="aid"><h1>{escape(title)}</h1>{"".join(blocks)}</div>')


def aid_blocks(library: RuleLibrary, game: str, reading: Reading, lang: str = "en") -> list[str]:
    """Return the parts of the aid in order; raise `RulebookError` for a game that has none."""
    listed = read_aid(game)
    if not listed:
        raise RulebookError(T("There is no player aid for {game} yet.", game=books()[game].title))
    known: set[str] = set()
    blocks = []
    for rule, part in listed:
        section = reading.section(library.section(rule, lang))
        head = (
            f'<p class="head">{escape(section.title)} <small>{escape(section.number)}</small></p>'
        )
        blocks.append(head + _linked(html_of(_part(section, part)), known, game))
    return blocks


@lru_cache(maxsize=1024)
def html_of(markdown: str) -> str:
    """Render Markdown; whatever HTML it holds is shown as it is typed."""
    return rendered(markdown)


def inline(source: str) -> str:
    """Return a drawing as SVG within a page."""
    drawing = read_drawing(source)
    return svg(scene_of(drawing), drawing.spoken, 1.2)


def _part(section: Section, part: str) -> str:
    if part == GIST:
        return section.gist
    if part == TABLES:
        return "\n\n".join(match[0] for match in _TABLE.finditer(section.full))
    return section.short if part == SHORT else section.full


def _section(section: Section, known: set[str], say: Callable[[Text], str], draw: Draw) -> str:
    drawings = zip(section.drawings, section.drawn_words, strict=True)
    parts = [
        f'<h2 id="{escape(section.id)}">{escape(section.number)} {escape(section.title)}</h2>',
        html_of(section.gist).replace("<p>", '<p class="gist">', 1),
        *(
            f'<p class="picture">{draw(each)}</p><p class="drawn">{escape(words)}</p>'
            for each, words in drawings
        ),
        html_of(section.full),
    ]
    for title, text in (
        (T("Example"), section.example),
        (T("Tip"), section.tip),
        (_HOLES, section.rulings_text),
    ):
        if text:
            parts.append(f"<h3>{escape(say(title))}</h3>{html_of(text)}")
    since = dated(section)
    if since is not None:
        parts.append(f'<p class="dated">{escape(say(since))}</p>')
    return _linked("".join(parts), known, section.game)


def _contents(sections: Iterable[Section]) -> str:
    rows = (
        f'<a href="#{escape(each.id)}">{escape(each.number)} {escape(each.title)}</a>'
        for each in sections
    )
    return f"<p>{'<br/>'.join(rows)}</p>"


def _glossary(
    library: RuleLibrary, game: str, reading: Reading, lang: str, known: set[str]
) -> Iterator[str]:
    for entry in library.glossary(game, lang):
        text = html_of(reading.entry(entry).text)
        yield _linked(f"<h3>{escape(entry.title)}</h3>{text}", known, game)


def _differences(library: RuleLibrary, game: str, lang: str, known: set[str]) -> Iterator[str]:
    prefix = books()[game].prefix
    for concept in library.concepts(lang):
        told = told_of_game(concept, prefix)
        if told:
            yield _linked(f"<h3>{escape(concept.title)}</h3>{html_of(told)}", known, game)


def _rulings(game: str, say: Callable[[Text], str], lang: str, known: set[str]) -> Iterator[str]:
    """Yield a chapter with all rulings of a game, where there are any."""
    told = told_rulings(game, lang)
    if told:
        yield _heading(say(_HOLES))
        html = html_of(rulings_markdown(told))
        yield _linked(html.replace("<h2>", "<h3>").replace("</h2>", "</h3>"), known, game)


def _linked(html: str, known: set[str], game: str) -> str:
    """Let links lead within the page; those to rules that it does not hold are words.

    A link that shows the id of a rule shows its number, that of another game after its name.
    """

    def lead(link: re.Match[str]) -> str:
        target, words = link["target"], link["words"]
        return f'<a href="#{target}">{words}</a>' if target in known else words

    return _LINK.sub(lead, with_numbers(html, game))


def _heading(words: str) -> str:
    return f"<h1>{escape(words)}</h1>"


def _page(title: str, body: str) -> str:
    return (
        '<!DOCTYPE html>\n<html><head><meta charset="utf-8"/>'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>{body}</body></html>\n"
    )


def file_name(game: str, *, aid: bool, ending: str = ".html") -> Path:
    """Return what a book or an aid is called as a file."""
    return Path(f"{game}-{'aid' if aid else 'rules'}{ending}")


_HOLES = T("Where the rulebook leaves a hole")
_PREFACE = T(
    "The rules in our own words. They are no substitute for the game: its map, counters and tables "
    "are its publisher's."
)
