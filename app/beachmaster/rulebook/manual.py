"""The manual: Markdown pages in `docs/manual`, read and searched beside the rules.

A page's id is `manual:` and the name of its file; `manual:at-the-table#undo` is a part of it, and
`manual:` alone is the list of the pages.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from beachmaster.paths import data_root
from beachmaster.rulebook.page_set import HEADING, LINK, PageSet, TextPage, slug

MANUAL = "manual:"
LIST = "README"
_START_PAGE = re.compile(r"(?:\.\./)*rules_db/(?P<game>[\w-]+)/en/start\.md")


class Manual(PageSet):
    """The pages of one folder, in the order in which its README lists them."""

    def __init__(self, folder: Path) -> None:
        self.front = _page(folder, LIST)
        names = dict.fromkeys(
            match["target"].removesuffix(".md") for match in LINK.finditer(self.front.markdown)
        )
        super().__init__((_page(folder, name) for name in names), "manual")

    def page(self, page_id: str) -> TextPage:
        """Return the page of an id, with or without a part; raise `UnknownPageError`."""
        if page_id.partition("#")[0] == MANUAL:
            return self.front
        return super().page(page_id)

    def called(self, words: str) -> TextPage | None:
        """Return the page with this name or title; None where there is none."""
        named = slug(words)
        for page in self.pages:
            if named in (page.id.removeprefix(MANUAL), slug(page.title)):
                return page
        return None


@cache
def manual() -> Manual:
    """Return the manual of this copy; raise `OSError` where its pages are missing."""
    return Manual(manual_folder())


def manual_folder() -> Path:
    """Return the folder of the pages."""
    return data_root() / "docs" / "manual"


def with_links(markdown: str, here: str, link: Callable[[str, str], str]) -> str:
    """Replace each link by `link(words, id)`; a link that leaves the manual by its words.

    `here` is the id of the page, for a link to one of its own headings. A link to the start page
    of a game leads to `start:GAME`.
    """

    def replaced(match: re.Match[str]) -> str:
        file, _mark, part = match["target"].partition("#")
        start = _START_PAGE.fullmatch(file)
        if start:
            return link(match["words"], f"start:{start['game']}")
        if file and not re.fullmatch(r"[\w-]+\.md", file):
            return match["words"]
        page = MANUAL + file.removesuffix(".md").replace(LIST, "") if file else here
        return link(match["words"], f"{page}#{part}" if part else page)

    return LINK.sub(replaced, markdown)


def _page(folder: Path, name: str) -> TextPage:
    markdown = (folder / f"{name}.md").read_text(encoding="utf-8")
    first = HEADING.match(markdown)
    title = first["title"] if first else name
    return TextPage(MANUAL + ("" if name == LIST else name), title, markdown)
