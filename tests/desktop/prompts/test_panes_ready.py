"""Controls that most prompts fit are made at leisure, and ask like those made for a prompt."""

from beachmaster.desktop.prompts.choose import ButtonsPane
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.panes import Panes, kind_for
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.several import SeveralPane
from desktop.games import invent

READY = {ButtonsPane, DrawPane, PlacePane, SeveralPane}
PROMPTS = 60


def test_what_was_made_at_leisure_is_asked_with_like_what_is_made_for_a_prompt(card, qtbot):
    for _step in card.panes.make_ready():
        pass
    new = Panes(lambda _pane: None, lambda: None)
    seen = set()
    for _ in range(PROMPTS):
        invent(card.controller)
        kind = kind_for(card.controller.prompt)
        if kind not in READY - seen:
            continue
        seen.add(kind)
        fresh = new.take(card.controller.prompt, on_map=card.pane.on_map)
        qtbot.addWidget(fresh)
        for one in (card.pane, fresh):
            one.tableless = lambda: False
        assert told(card.pane) == told(fresh)
        assert card.pane.default() == fresh.default()
        assert card.pane.selection() == fresh.selection()
    assert len(seen) > 1


def told(pane):
    """Return what a pane says and lists."""
    rows = pane.listing.model.rows if pane.listing is not None else []
    return rows, [one.words for one in getattr(getattr(pane, "grid", None), "buttons", ())]


def test_nothing_is_made_at_leisure_twice(card):
    made = sum(1 for _step in card.panes.make_ready())
    assert made > 1
    assert sum(1 for _step in card.panes.make_ready()) == 1
