"""Pages that are read and searched beside the rules: of the manual, and of a game.

A page's id ends in its name; `ID#HEADING` is the part of it below a heading.
"""

import re
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from weakref import finalize

from beachmaster.rulebook.problems import UnknownPageError
from beachmaster.rulebook.query import STOP_WORDS, read_query
from beachmaster.rulebook.search import Hit
from beachmaster.rulebook.snippets import BEGIN, END, GAP

MOST_HITS = 4
LINK = re.compile(r"\[(?P<words>[^\[\]]*)\]\((?P<target>[^()\s]*)\)")
HEADING = re.compile(r"^(?P<level>#{1,3}) +(?P<title>\S.*?)\s*$", re.MULTILINE)
_WORDS_SQL = "CREATE VIRTUAL TABLE part USING fts5(title, text, tokenize='porter unicode61')"
_HOLDING_SQL = "SELECT rowid FROM part WHERE part MATCH ?"
_FOUND_SQL = """
SELECT rowid, snippet(part, 1, ?, ?, ?, 18) FROM part WHERE part MATCH ?
ORDER BY bm25(part, 6.0, 1.0), rowid"""


@dataclass(frozen=True, slots=True)
class TextPage:
    """One page: its id, its title, and its Markdown, which begins with a title.

    `game` is empty for a page of the manual.
    """

    id: str
    title: str
    markdown: str
    game: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One heading of a page and the text below it."""

    id: str
    title: str
    text: str
    game: str = ""


class PageSet:
    """Pages in their order; `kind` is what a hit in them is called."""

    def __init__(self, pages: Iterable[TextPage], kind: str) -> None:
        self.pages = tuple(pages)
        self._kind = kind
        self._parts = [part for page in self.pages for part in parts_of(page)]
        self._index: sqlite3.Connection | None = None

    def page(self, page_id: str) -> TextPage:
        """Return the page of an id, with or without a part; raise `UnknownPageError`."""
        wanted = page_id.partition("#")[0]
        for page in self.pages:
            if page.id == wanted:
                return page
        raise UnknownPageError(page_id.partition(":")[2])

    def search(self, words: str, limit: int = MOST_HITS, game: str = "") -> list[Hit]:
        """Return the parts that have (nearly) all of the words, the best first.

        With a game, its parts alone.
        """
        query = read_query(words)
        asked = [word for word in query.words if word not in STOP_WORDS]
        terms = [f'"{word}"' for word in asked]
        if terms and query.unfinished and asked[-1] == query.words[-1]:
            terms[-1] += "*"
        if not terms:
            return []
        index = self.prepare()
        found = [{row for (row,) in index.execute(_HOLDING_SQL, (term,))} for term in terms]
        least = len(terms) - len(terms) // 3
        hits = []
        for row, snippet in index.execute(_FOUND_SQL, (BEGIN, END, GAP, " OR ".join(terms))):
            count, part = sum(row in rows for rows in found), self._parts[row]
            if count >= least and part.game in (game or part.game, ""):
                hits.append(Hit(part.id, part.game, part.title, snippet, count, self._kind))
        return sorted(hits, key=lambda hit: -hit.score)[: max(limit, 0)]

    def prepare(self) -> sqlite3.Connection:
        """Return the index of the words, made once: in a worker, if it is asked for there first."""
        if self._index is None:
            self._index = sqlite3.connect(":memory:", check_same_thread=False)
            finalize(self, self._index.close)  # from Python 3.13 on, one left open is warned of
            self._index.execute(_WORDS_SQL)
            rows = ((row, one.title, _bare(one.text)) for row, one in enumerate(self._parts))
            self._index.executemany("INSERT INTO part(rowid, title, text) VALUES (?, ?, ?)", rows)
        return self._index


def parts_of(page: TextPage) -> Iterator[Part]:
    """Yield the parts of a page that have text: below its title, then below each heading."""
    _before, *pieces = HEADING.split(page.markdown)
    for level, title, text in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
        if level == "#" and text.strip():
            yield Part(page.id, page.title, text, page.game)
        elif level != "#":
            whole = f"{page.title}: {_bare(title)}"
            yield Part(f"{page.id}#{slug(title)}", whole, text, page.game)


def slug(title: str) -> str:
    """Return the anchor of a heading, as git hosts make it."""
    return re.sub(r"[^\w -]", "", _bare(title).lower()).replace(" ", "-")


def _bare(markdown: str) -> str:
    """Return the words of Markdown without links, code marks, stars and table bars."""
    words = LINK.sub(lambda match: match["words"], markdown)
    return " ".join(re.sub(r"[|`*]|^[ |-]*---[ |-]*$", " ", words, flags=re.MULTILINE).split())
