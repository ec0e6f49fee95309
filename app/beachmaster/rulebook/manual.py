"""The manual: Markdown pages in `docs/manual`, read and searched beside the rules.

A page's id is `manual:` and the name of its file; `manual:at-the-table#undo` is a part of it, and
`manual:` alone is the list of the pages.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from beachmaster.paths import data_root
from beachmaster.rulebook.problems import UnknownPageError
from beachmaster.rulebook.query import STOP_WORDS, read_query
from beachmaster.rulebook.search import BEGIN, END, GAP, Hit

MANUAL = "manual:"
LIST = "README"
MOST_HITS = 4
LINK = re.compile(r"\[(?P<words>[^\[\]]*)\]\((?P<target>[^()\s]*)\)")
_HEADING = re.compile(r"^(?P<level>#{1,3}) +(?P<title>\S.*?)\s*$", re.MULTILINE)
_WORDS_SQL = "CREATE VIRTUAL TABLE part USING fts5(title, text, tokenize='porter unicode61')"
_FOUND_SQL = """
SELECT rowid, snippet(part, 1, ?, ?, ?, 18) FROM part WHERE part MATCH ?
ORDER BY bm25(part, 6.0, 1.0), rowid"""


@dataclass(frozen=True, slots=True)
class ManualPage:
    """One page: its id, its title and its Markdown, which begins with the title."""

    id: str
    title: str
    markdown: str


@dataclass(frozen=True, slots=True)
class Part:
    """One heading of a page and the text below it."""

    id: str
    title: str
    text: str


class Manual:
    """The pages of one folder, in the order in which its README lists them."""

    def __init__(self, folder: Path) -> None:
        self.front = _page(folder, LIST)
        names = dict.fromkeys(
            match["target"].removesuffix(".md") for match in LINK.finditer(self.front.markdown)
        )
        self.pages = tuple(_page(folder, name) for name in names)
        self._parts = [part for page in self.pages for part in parts_of(page)]
        self._index: sqlite3.Connection | None = None

    def page(self, page_id: str) -> ManualPage:
        """Return the page of an id, with or without a part; raise `UnknownPageError`."""
        wanted = page_id.partition("#")[0]
        for page in (self.front, *self.pages):
            if page.id == wanted:
                return page
        raise UnknownPageError(page_id.removeprefix(MANUAL))

    def called(self, words: str) -> ManualPage | None:
        """Return the page with this name or title; None where there is none."""
        named = slug(words)
        for page in self.pages:
            if named in (page.id.removeprefix(MANUAL), slug(page.title)):
                return page
        return None

    def search(self, words: str, limit: int = MOST_HITS) -> list[Hit]:
        """Return the parts that have (nearly) all of the words, the best first."""
        query = read_query(words)
        asked = [word for word in query.words if word not in STOP_WORDS]
        terms = [f'"{word}"' for word in asked]
        if terms and query.unfinished and asked[-1] == query.words[-1]:
            terms[-1] += "*"
        if not terms:
            return []
        found = [dict(self._rows(term)) for term in terms]
        least = len(terms) - len(terms) // 3
        hits = []
        for row, snippet in self._rows(" OR ".join(terms)):
            count = sum(row in rows for rows in found)
            if count >= least:
                part = self._parts[row]
                hits.append(Hit(part.id, "", part.title, snippet, count, "manual"))
        return sorted(hits, key=lambda hit: -hit.score)[: max(limit, 0)]

    def _rows(self, match: str) -> list[tuple[int, str]]:
        if self._index is None:
            self._index = sqlite3.connect(":memory:", check_same_thread=False)
            self._index.execute(_WORDS_SQL)
            rows = ((row, one.title, _bare(one.text)) for row, one in enumerate(self._parts))
            self._index.executemany("INSERT INTO part(rowid, title, text) VALUES (?, ?, ?)", rows)
        return self._index.execute(_FOUND_SQL, (BEGIN, END, GAP, match)).fetchall()


@cache
def manual() -> Manual:
    """Return the manual of this copy; raise `OSError` where its pages are missing."""
    return Manual(manual_folder())


def manual_folder() -> Path:
    """Return the folder of the pages."""
    return data_root() / "docs" / "manual"


def with_links(markdown: str, here: str, link: Callable[[str, str], str]) -> str:
    """Replace each link by `link(words, id)`; a link that leaves the manual by its words.

    `here` is the id of the page, for a link to one of its own headings.
    """

    def replaced(match: re.Match[str]) -> str:
        file, _mark, part = match["target"].partition("#")
        if file and not re.fullmatch(r"[\w-]+\.md", file):
            return match["words"]
        page = MANUAL + file.removesuffix(".md").replace(LIST, "") if file else here
        return link(match["words"], f"{page}#{part}" if part else page)

    return LINK.sub(replaced, markdown)


def parts_of(page: ManualPage) -> Iterator[Part]:
    """Yield the parts of a page that have text: below its title, then below each heading."""
    _before, *pieces = _HEADING.split(page.markdown)
    for level, title, text in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
        if level == "#" and text.strip():
            yield Part(page.id, page.title, text)
        elif level != "#":
            yield Part(f"{page.id}#{slug(title)}", f"{page.title}: {_bare(title)}", text)


def slug(title: str) -> str:
    """Return the anchor of a heading, as git hosts make it."""
    return re.sub(r"[^\w -]", "", _bare(title).lower()).replace(" ", "-")


def _page(folder: Path, name: str) -> ManualPage:
    markdown = (folder / f"{name}.md").read_text(encoding="utf-8")
    first = _HEADING.match(markdown)
    title = first["title"] if first else name
    return ManualPage(MANUAL + ("" if name == LIST else name), title, markdown)


def _bare(markdown: str) -> str:
    """Return the words of Markdown without links, code marks, stars and table bars."""
    words = LINK.sub(lambda match: match["words"], markdown)
    return " ".join(re.sub(r"[|`*]|^[ |-]*---[ |-]*$", " ", words, flags=re.MULTILINE).split())
