"""A map of areas told ahead in the window: area by area, neighbours by tapping the map."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from beachmaster.desktop.learning.area_lines import HERE, NEAR
from beachmaster.desktop.learning.hex_menu import add_touching
from beachmaster.desktop.learning.learn_panel import LearnPanel
from beachmaster.desktop.learning.painter import Painter
from beachmaster.engine import ownareas
from beachmaster.engine.areaquestions import NEIGHBOURS
from beachmaster.engine.facts import merged
from engine.area_game import AreaGame, printed

OURS = printed()


class Easel:
    """A board in memory."""

    def __init__(self):
        self.facts = {}

    def known(self):
        return self.facts

    def remember(self, facts):
        self.facts = merged(self.facts, facts)

    def forget(self, places):
        left = {place: dict(of) for place, of in self.facts.items()}
        for place, field in places:
            left.get(place, {}).pop(field, None)
        self.facts = {place: of for place, of in left.items() if of}


@pytest.fixture
def easel():
    return Easel()


@pytest.fixture
def panel(theme, qtbot, easel):
    game = AreaGame(ownareas.OwnAreas(OURS, ownareas.bare(OURS, "Mine")))
    panel = LearnPanel()
    qtbot.addWidget(panel)
    panel.begin(Painter(game, easel))
    panel.resize(420, 640)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def control(panel, name):
    return next(c for c in panel.areas.form.controls if c.field.name == name)


def test_the_first_area_with_something_open_stands_there_and_brushes_do_not(panel):
    assert panel.areas.place == "1"
    assert not panel.prints.isVisible()
    assert not panel.fill.isVisible()
    assert [c.field.name for c in panel.areas.form.controls] == ["tem", "urban"]


def test_what_is_known_is_filled_in_and_estimates_are_not(panel):
    assert panel.areas.near.read() == ["green"]  # the rulebook says so
    assert control(panel, "tem").read() is None
    assert "Our estimate: 1" in control(panel, "tem").estimate.text()


def test_a_tap_on_the_map_says_that_the_area_touches_it(panel, qtbot):
    with qtbot.waitSignal(panel.marked) as marked:
        panel.stroke("2")
    assert panel.areas.near.read() == ["2", "green"]
    signs = {place: told.sign for place, told in marked.args[0].items()}
    assert signs == {"1": HERE, "2": NEAR, "green": NEAR}
    panel.stroke("2")
    assert panel.areas.near.read() == ["green"]
    panel.stroke("1")
    assert panel.areas.near.read() == ["green"]


def test_an_area_is_kept_and_the_next_one_asked(panel, easel, qtbot):
    panel.stroke("2")
    control(panel, "tem").put(3)
    qtbot.mouseClick(panel.areas.keep, Qt.MouseButton.LeftButton)
    assert easel.facts["1-2"] == {"edge": True}
    assert easel.facts["1-5"] == {"edge": False}
    assert easel.facts["1"] == {"tem": 3}
    assert "1-green" not in easel.facts  # it was known
    assert panel.areas.place == "2"
    assert panel.areas.near.read() == ["1", "3"]


def test_what_is_not_told_of_an_area_stays_open(panel, easel):
    control(panel, "urban").put(False)
    panel.areas.near.put([])
    panel.areas.keep_line()
    assert easel.facts == {"1": {"urban": False}}


def test_a_told_area_can_be_told_otherwise_and_taken_back(panel, easel):
    control(panel, "tem").put(3)
    panel.areas.keep_line()
    panel.areas.choose("1")
    assert control(panel, "tem").read() == 3
    control(panel, "tem").put(2)
    panel.areas.keep_line()
    assert easel.facts["1"]["tem"] == 2
    panel.step_back()
    assert easel.facts["1"]["tem"] == 3


def test_whole_areas_are_told_so(panel):
    for place in OURS.areas:
        panel.areas.choose(place)
        line = panel.areas._line()
        for name, value in line.read_off(OURS.believed, ()).items():
            held = panel.areas.near if name == NEIGHBOURS else control(panel, name)
            held.put(value)
        panel.areas.keep_line()
    assert "Every area is entered." in panel.areas.left.text()
    assert "entered" in panel.areas.areas.itemText(0)


def test_the_menu_of_an_area_says_what_it_touches(theme, qtbot, easel):
    """Which is ticked as believed, and told by a click: one edge for both areas."""
    game = AreaGame(ownareas.OwnAreas(OURS, ownareas.bare(OURS, "Mine")))
    prints = Painter(game, easel).prints
    menu, told = QMenu(), []
    qtbot.addWidget(menu)
    add_touching(menu, prints, "1", lambda edge, brush: told.append((edge, brush.value)))
    (into,) = [action.menu() for action in menu.actions()]
    actions = {action.text().partition(",")[0]: action for action in into.actions()}
    assert "1" not in actions
    believed = {place for place, action in actions.items() if action.isChecked()}
    assert believed
    first = next(iter(believed))
    actions[first].trigger()
    assert told == [(prints.board.shape.edge("1", first), False)]
