"""What was drawn by hand is named at the large card: typed, taken by Enter, described."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.engine.prompt import Draw
from desktop.conftest import opened
from desktop.games import invent

Key = Qt.Key


@pytest.fixture
def drawing(before):
    """Return somebody before the large card where a hidden unit is turned at the table."""
    controller = opened("table")
    while not (isinstance(controller.prompt, Draw) and controller.prompt.question):
        invent(controller)
    player = before(controller)
    assert isinstance(player.card.pane, DrawPane)
    yield player
    controller.close()


def test_the_one_name_left_of_those_typed_is_taken_by_enter(drawing):
    before, pane = drawing.entries, drawing.card.pane
    wanted = pane.list.model.rows[-1]
    drawing.type(wanted.words)
    listed = [cap.words for cap in drawing.ask.caps if cap.key not in {"D", "/"}]
    assert listed == [wanted.words]
    assert drawing.face.content.can
    assert wanted.words in drawing.face.content.main
    drawing.key(Key.Key_Return)
    assert drawing.entries == before + 1
    tree = drawing.controller.session.tree
    assert tree.entries[tree.cursor].value == wanted.value


def test_escape_goes_one_step_back_from_what_is_described(drawing):
    caps = [cap.words for cap in drawing.ask.caps]
    drawing.type("/")
    assert drawing.card.walk is not None
    drawing.key(Key.Key_Escape)
    assert drawing.card.walk is None
    assert drawing.large.isVisible()
    assert [cap.words for cap in drawing.ask.caps] == caps
    drawing.type("/")
    assert drawing.card.walk is not None
    assert drawing.card.walk.at == 0


def test_the_first_enter_at_a_field_is_no_fault_and_the_second_says_that_it_is_wanted(drawing):
    drawing.type("/")
    assert drawing.ask.title.startswith("1 of")
    drawing.key(Key.Key_Return)
    assert not drawing.ask.wrong
    drawing.key(Key.Key_Return)
    assert drawing.ask.wrong == "Enter this as well."


def test_a_long_list_stands_at_least_four_to_a_page(drawing):
    assert len(drawing.ask.caps) > 9
    drawing.face._renew_now()
    starts = [*drawing.face.plan.grid.starts, len(drawing.ask.caps)]
    assert all(after - first >= 4 for first, after in pairwise(starts[:-1]))
    assert len(starts) <= 8


def test_a_row_that_the_arrows_went_to_is_taken_by_enter(drawing):
    before = drawing.entries
    drawing.key(Key.Key_Right)
    assert drawing.face.content.can
    drawing.key(Key.Key_Return)
    assert drawing.entries == before + 1
