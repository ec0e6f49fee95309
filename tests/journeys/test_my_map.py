"""A game on the map that lies on the player's table, learned by taps as it is played."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.prompts.pick import Pick
from beachmaster.engine.mapquestions import MAP_LIST
from beachmaster.engine.unknown import Unknown
from beachmaster.storage.boards import Boards
from desktop.games import invent
from desktop.own_games import Truth
from desktop.prompts.conftest import click_row
from journeys.player import ON_OWN_MAP, Player


class Learner(Player):
    """A player who answers what is asked of the map by taps on it and clicks on the card."""

    def __init__(self, window, qtbot):
        super().__init__(window, qtbot)
        self.truth = Truth()
        self.asked = []

    @property
    def map(self):
        """Return the map on the screen."""
        return self.parts.board.map

    def tap(self, place):
        """Click the middle of a hex."""
        self.map.reveal(place)
        pixel = self.map.view.pixel(self.map.sheet.centres[place]).toPoint()
        self.click(self.map, pixel)

    def enter(self):
        """Press Enter where the keyboard stands."""
        QTest.keyClick(self.target(), Qt.Key.Key_Return)
        self.qtbot.settle()

    def tell_map(self):
        """Answer every question about the map that waits."""
        while (ask := self.controller.map_ask) is not None:
            self.asked.append(ask.asked.prompt.subjects)
            answer = self.truth.answer(ask.question)
            if ask.asked.prompt.procedure == MAP_LIST:
                self._tap_lists(answer)
            else:
                self._fill_form(answer)
            self.enter()
            assert self.controller.map_ask is not ask, self.card.refusal.text()

    def _tap_lists(self, answer):
        pane = self.card.pane
        for one in pane.lists:
            if pane.active is not one:
                self.click(one.header)
            for place in answer[one.field.name]:
                self.tap(place)
            if not answer[one.field.name]:
                self.click(one.none)

    def _fill_form(self, answer):
        for one in self.card.pane.form.controls:
            value = answer[one.field.name]
            self.card.scroll_area.ensureWidgetVisible(one)
            if one.field.kind == "number":
                self.click(one.control)
                one.control.selectAll()
                self.type(str(value))
            elif one.field.listed:
                self._name(one.control, value)
            elif isinstance(one.control, Pick):
                click_row(self.card, self.qtbot, one.control.list, value)
            else:
                at = [option.value for option in one.field.options].index(value)
                self.click(one.control.buttons[at])

    def _name(self, control, values):
        """Tick these, or say that there is none."""
        if not values:
            self.click(control.none)
        for value in values:
            assert control.put(value)

    def play_to(self, procedure):
        """Let the program roll and choose until a prompt waits; the map is told by taps."""
        for _ in range(400):
            self.tell_map()
            if self.controller.prompt.procedure == procedure:
                return
            invent(self.controller)
            self.qtbot.settle()
        raise AssertionError(f"no {procedure} was asked")


def begun(launch, qtbot):
    """Begin a game on a new map of one's own."""
    player = Learner(launch(), qtbot)
    player.begin(ON_OWN_MAP)
    return player


def test_the_set_up_is_the_first_lesson(launch, qtbot):
    player = begun(launch, qtbot)
    assert player.parts.board.isVisible()
    assert player.controller.prompt.procedure == "first-command-marker"
    player.type("d")
    assert player.card.map_ask.isVisible()
    assert player.card.heading.prompt.text().startswith("In which hexes of each sector")
    player.tell_map()
    assert [subjects[0] for subjects in player.asked] == ["deployment", "beach"]
    assert player.controller.prompt.procedure == "landing"
    chart = player.parts.board.chart
    assert {held.sector for held in chart.hexes.values()} == {"", *"123456"}
    with Boards() as boards:
        (sheet,) = boards.list_boards("hell-on-earth")
        assert sum("deployment" in shown for shown in boards.known(sheet.board.id).values()) == 30


def test_back_takes_the_answer_back_and_nothing_is_lost(launch, qtbot):
    player = begun(launch, qtbot)
    player.type("d")
    player.click(player.card.map_ask.back)
    assert player.controller.map_ask is None
    assert not player.card.map_ask.isVisible()
    assert player.entries == 1
    player.type("d")
    player.tell_map()
    assert player.controller.prompt.procedure == "landing"


def test_a_unit_is_moved_on_the_map_and_the_way_is_asked(launch, qtbot):
    player = begun(launch, qtbot)
    player.play_to("move")
    while not (found := ready(player)):
        invent(player.controller)
        player.play_to("move")
    unit, place = found
    start = player.controller.state.us[unit].place
    player.tap(start)
    assert player.map.shown.selected == unit
    assert place in player.map.shown.lit
    player.asked.clear()
    player.tap(place)
    player.tell_map()
    assert player.asked
    controller = player.controller
    assert controller.state.us[unit].place == place
    moved = controller.session.tree.entries[controller.session.tree.cursor].value
    controller.undo("entry")
    assert controller.state.us[unit].place == start
    assert not rests_on_the_map(controller.session, moved), "what was told is known from now on"


def test_the_second_game_on_a_map_asks_nothing_of_what_is_known(launch, qtbot):
    player = begun(launch, qtbot)
    player.type("d")
    player.tell_map()
    player.asked.clear()
    QTest.keyClick(player.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    player.qtbot.settle()
    page = player.parts.new_game
    assert page.isVisible()
    player.click_words(page, ON_OWN_MAP)
    assert page.choice.maps.maps.currentText().startswith("My map: ")
    player.click_words(page, "Begin the game")
    player.wait_for_game()
    player.lay_table()
    player.type("d")
    assert player.controller.map_ask is None
    assert player.controller.prompt.procedure == "landing"


def rests_on_the_map(session, answer):
    """Tell whether carrying an answer out asks about the map; nothing is left of the trial."""
    try:
        session.answer(answer)
    except Unknown:
        return True
    session.undo()
    return False


def ready(player):
    """Return a unit and a hex of land that it can enter and nobody has looked at."""
    controller = player.controller
    state, chart = controller.state, player.parts.board.chart
    for option in controller.prompt.options:
        reach = (
            controller.display.reach(state, controller.prompt, option.value)
            if option.value in state.us
            else {}
        )
        near = [
            place
            for place in reach
            if place in player.truth.prints.hexes
            and player.truth.prints.distance(state.us[option.value].place, place) == 1
            and chart.hexes[place].ground == "open"
            and rests_on_the_map(controller.session, reach[place])
        ]
        if near:
            return option.value, near[0]
    return None
