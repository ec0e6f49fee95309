"""Each row of a long list is on one page, whichever page is shown and in whatever window."""

import pytest

from beachmaster.desktop.large.asks import Ask, Cap
from beachmaster.desktop.large.plan import planned
from beachmaster.desktop.large.shown import Content
from beachmaster.desktop.large.told import Note
from beachmaster.desktop.layout.strip import StripWords

ROWS = {
    "hexes": [f"{at:04}" for at in range(301, 341)],
    "mixed": [f"{at}/23 {'Marines flamethrowers ' * (at % 3)}" for at in range(1, 24)],
    "long": [f"a sentence that takes a line of its own, and that is {at}" for at in range(17)],
}


def content(rows, page):
    caps = [Cap(words=one, key=one[:4], spells=True, take=lambda: None) for one in rows]
    notes = [Note(words=f"A line that is said besides, {at}.") for at in range(5)]
    prompt = "Which of them is it, in this long list of what there is?"
    return Content(
        head=StripWords(), prompt=prompt, ask=Ask(caps=caps), notes=notes, page=page
    )  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 700)])
@pytest.mark.parametrize("kind", list(ROWS))
def test_no_row_is_between_two_pages(theme, kind, size):
    rows = ROWS[kind]
    pages = planned(content(rows, 0), *size).grid.pages
    plans = [planned(content(rows, page), *size) for page in range(pages)]
    assert [one.cap.words for plan in plans for one in plan.caps] == rows
    assert all(plan.grid.page_of(plan.grid.first) == at for at, plan in enumerate(plans))
