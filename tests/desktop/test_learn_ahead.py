"""A map is learned ahead: painted with the mouse, taken back, and found by the game under way."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.buttons import Check
from beachmaster.desktop.learning.brushes import Brush, brushes
from beachmaster.desktop.learning.differing import DifferingCounters
from beachmaster.desktop.learning.hex_menu import add_prints
from beachmaster.desktop.learning.painter import Painter, shown_in_game
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.placing.board_photos import placed_before
from beachmaster.desktop.placing.dialog import PlaceGridDialog
from beachmaster.desktop.placing.photo import taken_in
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.told import Told
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import hex_name
from beachmaster.engine.facts import WHOLE, MapFact, at_counter, complete, merged
from beachmaster.engine.placing import Pin, Placement
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.setup import Setup
from beachmaster.games.catalogue import load
from beachmaster.games.hell_on_earth.own_prints import BARE, KINDS
from beachmaster.storage.boards import Boards
from beachmaster.storage.folders import photo_file
from beachmaster.storage.own_maps import LastingAtlas
from beachmaster.storage.saves import new_save
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish
from desktop.own_games import GAME, Atlas, Truth, own_game, play_on

LEFT = Qt.MouseButton.LeftButton


class Easel(Atlas):
    """A board in memory that can be painted on."""

    def forget(self, places):
        gone = set(places)
        kept = [
            MapFact(place, field, value)
            for place, shown in self.facts.items()
            for field, value in shown.items()
            if (place, field) not in gone
        ]
        self.facts = merged({}, kept)


@pytest.fixture
def easel():
    return Easel()


@pytest.fixture
def painter(easel):
    return Painter(load(GAME).prepare(Setup(game=GAME, board="own"))[1], easel)


def brush(name, value):
    """Return the brush of a value of a print."""
    return next(one for one in brushes(KINDS[name]) if one.value == value)


def stroke(painter, *places):
    for place in places:
        painter.paint(place)
    painter.lift()


def test_every_print_has_a_brush_for_each_value_and_one_that_wipes():
    for kind in KINDS.values():
        made = list(brushes(kind))
        assert [one.value for one in made] == [*(one.value for one in kind.values), None]
        assert all(bool(one.listed) == bool(kind.listed) for one in made[:-1])


def test_a_stroke_is_known_and_taken_back_whole(painter, easel):
    painter.brush = brush("terrain", "rough")
    stroke(painter, "0505", "0506")
    assert easel.facts == {"0505": {"terrain": "rough"}, "0506": {"terrain": "rough"}}
    assert painter.chart.hexes["0505"].ground == "rough"
    painter.brush = brush("terrain", "clear")
    stroke(painter, "0506", "0507")
    painter.undo()
    assert easel.facts == {"0505": {"terrain": "rough"}, "0506": {"terrain": "rough"}}
    painter.undo()
    assert easel.facts == {}
    assert not painter.can_undo


def test_a_stroke_that_begins_on_what_shows_it_already_wipes(painter, easel):
    painter.brush = brush("terrain", "rough")
    stroke(painter, "0505", "0506")
    stroke(painter, "0505", "0506", "0507")
    assert easel.facts == {}


def test_a_beach_is_painted_with_its_ground_and_moves_as_a_whole(painter, easel):
    painter.brush = brush("beach", 3)
    stroke(painter, "0505")
    stroke(painter, "0606")
    assert hexes_of(easel) == {"0606": {"beach": 3, "terrain": "beach"}}
    painter.undo()
    assert hexes_of(easel) == {"0505": {"beach": 3, "terrain": "beach"}}


def test_no_more_are_painted_than_the_rulebook_counts(painter, easel):
    painter.brush = brush("fixed_artillery", True)
    stroke(painter, *(f"05{row:02d}" for row in range(1, 9)))
    with pytest.raises(Refusal):
        painter.paint("0510")
    painter.lift()
    assert len(hexes_of(easel)) == 8
    assert easel.facts[WHOLE] == {"fixed_artillery:true": True}
    painter.undo()
    assert easel.facts == {}


def test_no_more_are_painted_than_all_lists_have_together(painter, easel):
    """A hex of one list may still go to another one."""
    painter.brush = brush("deployment", 3)
    stroke(painter, *(f"{column:02d}{row:02d}" for column in (5, 6, 7) for row in range(1, 11)))
    painter.brush = brush("deployment", 4)
    with pytest.raises(Refusal, match="30"):
        painter.paint("0811")
    painter.lift()
    stroke(painter, "0501")
    assert easel.facts["0501"]["deployment"] == 4
    assert len(hexes_of(easel)) == 30


def hexes_of(easel):
    """Return what is known of single hexes."""
    return {place: shown for place, shown in easel.facts.items() if place != WHOLE}


def test_a_list_with_a_count_is_complete_when_it_is_reached(painter, easel):
    painter.brush = brush("beach", 1)
    stroke(painter, "0505")
    assert easel.facts[WHOLE] == {"beach:1": True}
    stroke(painter, "0505")
    assert easel.facts == {}


def test_sea_takes_away_what_else_was_told_of_a_hex_and_an_undo_brings_it_back(painter, easel):
    """Nothing is printed in the sea: a hex cannot show both."""
    painter.brush = brush("sector", 3)
    stroke(painter, "0505", "0506")
    painter.brush = brush("terrain", "sea")
    stroke(painter, "0505")
    assert easel.facts["0505"] == {"terrain": "sea"}
    assert painter.prints.shown("0505", "terrain") == "sea"
    painter.undo()
    assert easel.facts == {"0505": {"sector": 3}, "0506": {"sector": 3}}


def test_what_is_painted_in_the_sea_makes_land_of_it_and_an_undo_sea_again(painter, easel):
    painter.brush = brush("terrain", "sea")
    stroke(painter, "0505")
    painter.brush = brush("sector", 3)
    stroke(painter, "0505")
    assert easel.facts == {"0505": {"sector": 3}}
    painter.undo()
    assert easel.facts == {"0505": {"terrain": "sea"}}


def test_sea_over_a_hex_of_a_whole_list_says_that_the_list_lacks_one(painter, easel):
    painter.brush = brush("beach", 1)
    stroke(painter, "0505")
    painter.brush = brush("terrain", "sea")
    stroke(painter, "0505")
    assert easel.facts.get(WHOLE, {}) == {}
    assert hexes_of(easel) == {"0505": {"terrain": "sea"}}


def test_a_border_is_filled_and_an_open_one_is_not(painter, easel):
    painter.brush = brush("sector", 2)
    inside = "1010"
    with pytest.raises(Refusal):
        painter.fill(inside)
    assert easel.facts == {}
    around = painter.prints.board
    ring = [one for one in around.lattice if _apart(one, inside, around) == 2]
    stroke(painter, *ring)
    assert painter.fill(inside) == 7
    assert all(shown == {"sector": 2} for shown in easel.facts.values())
    assert len(easel.facts) == len(ring) + 7
    painter.undo()
    assert len(easel.facts) == len(ring)


def _apart(one, other, board):
    from beachmaster.engine import hexgrid

    return hexgrid.distance(one, other, board.layout)


def test_a_list_is_said_to_be_complete_and_that_is_taken_back(painter, easel):
    painter.say_complete(KINDS["hill"], True, whole=True)
    assert easel.facts == merged({}, [complete("hill", True)])
    assert "hill" not in {one.kind.id for one in painter.prints.questions()}
    painter.say_complete(KINDS["hill"], True, whole=False)
    assert easel.facts == {}


def test_a_hex_off_the_lattice_takes_no_paint(painter, easel):
    painter.brush = brush("terrain", "rough")
    stroke(painter, "9999", "0000")
    assert easel.facts == {}
    assert not painter.can_undo


def test_a_game_shows_what_the_board_knows_besides_but_keeps_its_own_coast():
    game = {"0505": {"terrain": "rough"}}
    board = {"0505": {"terrain": "clear", "hill": True}, "0606": {"terrain": "sea"}}
    assert shown_in_game(game, board) == {"0505": {"terrain": "rough", "hill": True}}


# -- at the window -----------------------------------------------------------------------------


@pytest.fixture
def board(theme, qtbot, data_folder):
    """Show the map of a game on a board of the player's own."""
    with Boards() as boards:
        kept = boards.create(BARE)
        controller = own_game(atlas=LastingAtlas(boards, kept.id))
        view = BoardView(controller)
        qtbot.addWidget(view)
        view.resize(900, 900)
        with qtbot.waitExposed(view):
            view.show()
        yield view
        controller.close()


def at(board, place):
    """Return the pixel in the middle of a hex."""
    return board.map.view.pixel(board.map.sheet.centres[place]).toPoint()


def known(board):
    return board.ahead.atlas.known()


def choose(board, kind, value):
    """Choose what to paint with by the panel's own controls."""
    panel = board.ahead.panel
    panel.prints.setCurrentIndex(panel.prints.findData(kind))
    values = [one.value for one in brushes(KINDS[kind])]
    QTest.mouseClick(panel._group.buttons()[values.index(value)], LEFT)


def test_dragging_paints_every_hex_on_the_way_and_a_tap_wipes_one(board):
    QTest.mouseClick(board.bar.learn, LEFT)
    assert board.ahead.panel.isVisible()
    choose(board, "terrain", "difficult")
    start, end = at(board, "0505"), at(board, "0510")
    QTest.mousePress(board.map, LEFT, pos=start)
    QTest.mouseMove(board.map, end)
    QTest.mouseRelease(board.map, LEFT, pos=end)
    painted = [f"05{row:02d}" for row in range(5, 11)]
    assert known(board) == {place: {"terrain": "difficult"} for place in painted}
    assert board.chart.hexes["0507"].ground == "difficult"
    QTest.mouseClick(board.map, LEFT, pos=at(board, "0507"))
    assert "0507" not in known(board)
    QTest.mouseClick(board.ahead.panel.undo, LEFT)
    assert known(board)["0507"] == {"terrain": "difficult"}


def test_sea_that_was_painted_can_be_painted_over(board):
    QTest.mouseClick(board.bar.learn, LEFT)
    choose(board, "terrain", "sea")
    pixel = at(board, "0505")
    QTest.mouseClick(board.map, LEFT, pos=pixel)
    assert "0505" not in board.chart.hexes
    choose(board, "terrain", "clear")
    QTest.mouseClick(board.map, LEFT, pos=pixel)
    assert board.chart.hexes["0505"].ground == "clear"


def test_the_keyboard_paints_too(board):
    QTest.mouseClick(board.bar.learn, LEFT)
    choose(board, "hill", True)
    board.map.setFocus()
    QTest.keyClicks(board.map, "0808")
    QTest.keyClick(board.map, Qt.Key.Key_Return)
    assert known(board) == {"0808": {"hill": True}}


def test_a_tick_says_that_a_list_is_complete(board):
    QTest.mouseClick(board.bar.learn, LEFT)
    board.ahead.panel.prints.setCurrentIndex(board.ahead.panel.prints.findData("hill"))
    from beachmaster.desktop.buttons import Check

    tick = board.ahead.panel._lists.findChild(Check)
    QTest.mouseClick(tick, LEFT, pos=QPoint(5, 5))
    assert known(board) == merged({}, [complete("hill", True)])


def test_what_is_painted_is_found_by_the_game_and_shown_in_it(board):
    controller = board.controller
    painter = board.ahead._painter()
    for number in range(1, 7):
        painter.brush = brush("beach", number)
        stroke(painter, f"10{number + 9}")
    board.ahead.altered.emit()
    assert board.chart.hexes["1012"].marks
    controller.auto()
    assert controller.prompt.subjects[0] == "deployment"
    controller.answer({str(n): [f"{n:02d}{row:02d}" for row in range(1, 6)] for n in range(1, 7)})
    assert controller.map_ask is None
    assert controller.prompt.procedure == "landing"


def test_taps_play_again_when_the_map_is_no_longer_painted(board):
    QTest.mouseClick(board.bar.learn, LEFT)
    QTest.mouseClick(board.bar.learn, LEFT)
    assert not board.ahead.panel.isVisible()
    board.controller.auto()
    picked = []
    board.picked.connect(picked.append)
    QTest.mouseClick(board.map, LEFT, pos=at(board, "0505"))
    assert picked == ["0505"]
    assert known(board) == {}


def test_what_is_marked_while_the_map_is_painted_goes_with_that(board):
    """The areas told last stayed shaded over the game, and the prompt's own marks were lost."""
    asked = {"0505": Told("1", active=True)}
    board.show_told(asked)
    QTest.mouseClick(board.bar.learn, LEFT)
    board.ahead.panel.marked.emit({"0611": Told("2", active=True)})
    assert set(board.map.shown.told) == {"0611"}
    QTest.mouseClick(board.bar.learn, LEFT)
    assert board.map.shown.told == asked
    board.ahead.panel.marked.emit({"0611": Told("2", active=True)})
    assert board.map.shown.told == asked


def test_a_counter_that_differs_from_its_kind_is_picked_told_listed_and_taken_back(board):
    """By the mouse, and by the keyboard."""
    regiments, own = at_counter("regiment"), at_counter("26")
    board.ahead.atlas.remember([MapFact(regiments, "cf", 5)])
    QTest.mouseClick(board.bar.learn, LEFT)
    panel = board.ahead.panel
    one = panel._counters.differing
    assert differing(one) == []
    one.pick.setFocus()
    QTest.keyClicks(one.pick, "26")
    assert one.pick.currentText() == "26th Marines"
    field = one.form.controls[0]
    assert "its kind: 5" in field.label.text()
    QTest.keyClicks(field.focus_at(), "3")
    assert own not in known(board)
    QTest.keyClick(field.focus_at(), Qt.Key.Key_Return)
    assert known(board)[own] == {"cf": 3}
    type_number(field, "6")
    assert known(board)[own] == {"cf": 6}
    assert differing(one) == ["26th Marines: combat factor 6"]
    QTest.mouseClick(panel.undo, LEFT)
    assert known(board)[own] == {"cf": 3}
    QTest.mouseClick(panel.undo, LEFT)
    one = panel._counters.differing
    assert own not in known(board)
    assert (differing(one), one.pick.currentText()) == ([], "26th Marines")
    type_number(one.form.controls[0], "4")
    (row,) = one.rows.findChildren(Check)
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert own not in known(board)
    assert differing(one) == []
    assert one.form.controls[0].read() == 5
    QTest.mouseClick(panel.undo, LEFT)
    assert known(board)[own] == {"cf": 4}


def test_a_counter_told_like_its_kind_differs_no_more(board):
    own = at_counter("26")
    told = [MapFact(at_counter("regiment"), "cf", 5), MapFact(own, "cf", 6)]
    board.ahead.atlas.remember(told)
    QTest.mouseClick(board.bar.learn, LEFT)
    one = board.ahead.panel._counters.differing
    assert differing(one) == ["26th Marines: combat factor 6"]
    one.choose("26")
    type_number(one.form.controls[0], "5")
    assert own not in known(board)
    assert differing(one) == []


def test_a_counter_that_the_game_knew_like_its_kind_waits_until_it_is_decided(board, qtbot):
    told = [MapFact(at_counter("regiment"), "cf", 5)]
    board.controller.session.relearn(told)
    board.ahead.atlas.remember(told)
    QTest.mouseClick(board.bar.learn, LEFT)
    one = board.ahead.panel._counters.differing
    one.choose("26")
    QTest.keyClicks(one.form.controls[0].focus_at(), "6")
    assert at_counter("26") not in known(board)
    QTest.mouseClick(board.bar.learn, LEFT)
    assert "26th Marines: combat factor 6" in board.ahead.put_right.words.text()
    QTest.mouseClick(board.ahead.put_right.now, LEFT)
    assert in_game(board)[at_counter("26")] == known(board)[at_counter("26")] == {"cf": 6}
    QTest.mouseClick(board.bar.learn, LEFT)
    (row,) = board.ahead.panel._counters.differing.rows.findChildren(Check)
    QTest.mouseClick(row, LEFT)
    assert known(board)[at_counter("26")] == {"cf": 6}
    QTest.mouseClick(board.bar.learn, LEFT)
    qtbot.settle()
    QTest.mouseClick(board.ahead.put_right.now, LEFT)
    assert in_game(board)[at_counter("26")] == {"cf": None}
    assert at_counter("26") not in known(board)


def type_number(field, figures):
    """Type a number and finish it."""
    QTest.keyClicks(field.focus_at(), figures)
    QTest.keyClick(field.control, Qt.Key.Key_Return)


def differing(panel):
    """Return the rows of the counters that differ."""
    return [row.accessibleName() for row in panel.rows.findChildren(Check)]


def test_only_a_game_on_a_map_of_ones_own_offers_it(controller, qtbot):
    view = BoardView(controller)
    qtbot.addWidget(view)
    view.show()
    assert view.bar.learn.isHidden()


def test_a_brush_without_a_value_wipes(painter, easel):
    painter.brush = brush("hill", True)
    stroke(painter, "0505", "0506")
    painter.brush = Brush(KINDS["hill"], None, KINDS["hill"].text)
    stroke(painter, "0505", "0404")
    assert easel.facts == {"0506": {"hill": True}}


def laid_on_a_photo(boards, kept):
    """Keep a plain picture as the photo of a board, with the board's rim on its rim."""
    path = photo_file("map.jpg")
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = QImage(1200, 900, QImage.Format.Format_RGB32)
    picture.fill(QColor("tan"))
    assert picture.save(str(path), "JPEG")
    corners = {"0101": (50, 50), "3001": (1150, 50), "3030": (1150, 850), "0130": (50, 850)}
    pins = tuple(Pin(place, *at) for place, at in corners.items())
    boards.lay(kept.id, Placement(width=1200, height=900, pins=pins), path.name)


def test_a_map_with_a_photo_is_shown_on_it_and_the_next_without_is_not(theme, qtbot, controller):
    with Boards() as boards:
        kept = boards.create(BARE)
        laid_on_a_photo(boards, kept)
        own = own_game(atlas=boards.atlas(kept.id))
        view = BoardView(own)
        qtbot.addWidget(view)
        view.show()
        qtbot.waitUntil(lambda: view.map.sheet.grid.photo is not None)
        assert view.map.hex_at(at(view, "0505").toPointF()) == "0505"
        own.adopt(controller.playing)
        assert view.map.sheet.grid.photo is None


def test_a_board_that_is_gone_leaves_the_game_its_map(theme, qtbot):
    with Boards() as boards:
        kept = boards.create(BARE)
        own = own_game(atlas=boards.atlas(kept.id))
        boards.delete(kept.id)
        view = BoardView(own)
        qtbot.addWidget(view)
        own.session.atlas = LastingAtlas(boards, kept.id)
        view.show()
        assert view.chart.hexes
        own.close()


def test_the_hex_that_is_asked_about_is_brought_into_sight(theme, qtbot):
    own, truth = own_game(), Truth()
    own.session.atlas = Atlas()
    view = BoardView(own)
    qtbot.addWidget(view)
    view.resize(700, 700)
    with qtbot.waitExposed(view):
        view.show()
    for _ in range(8):
        view.map.zoom(1.4, QPointF(600, 600))  # far from where anything happens
    play_on(own, truth, lambda: own.prompt.procedure == "map-hex")
    places = own.prompt.subjects
    pixel = view.map.view.pixel(view.map.sheet.centres[places[0]])
    assert view.map.rect().contains(pixel.toPoint())
    assert view.map.shown.subjects == set(places)
    own.close()


@pytest.fixture
def misread(board):
    """Play until a hex was told wrong, paint it right, and turn back to play; return the hex."""
    own, truth = board.controller, Truth()
    own.blockSignals(True)  # nobody looks at two hundred answers: the last one shows it all
    play_on(own, truth, lambda: own.prompt.procedure == "map-hex")
    own.blockSignals(False)
    ask = own.map_ask
    place = ask.question.places[0]
    own.answer({**truth.answer(ask.question), **wrong(ask.question, place, "difficult")})
    play_on(own, truth, lambda: own.map_ask is None)
    assert in_game(board)[place]["terrain"] == "difficult"
    QTest.mouseClick(board.bar.learn, LEFT)
    choose(board, "terrain", "clear")
    QTest.mouseClick(board.map, LEFT, pos=at(board, place))
    assert board.chart.hexes[place].ground == "clear"
    assert board.ahead.panel.held.isVisible()
    QTest.mouseClick(board.bar.learn, LEFT)
    return place


def in_game(board):
    """Return what the game under way knows of the map."""
    own = board.controller
    return own.session.module.open_prints(own.state).known


def test_what_a_game_knew_otherwise_is_put_right_from_here_on(board, misread):
    own, panel = board.controller, board.ahead.put_right
    path = own.session.tree.path(own.session.tree.cursor)
    assert panel.isVisible()
    assert hex_name(misread) in panel.words.text()
    assert known(board)[misread]["terrain"] == "difficult"  # held back until it is decided
    QTest.mouseClick(panel.now, LEFT)
    assert not panel.isVisible()
    assert own.session.tree.path(own.session.tree.cursor)[:-1] == path
    assert in_game(board)[misread]["terrain"] == known(board)[misread]["terrain"] == "clear"
    assert board.chart.hexes[misread].ground == "clear"


def test_what_was_always_so_is_told_where_the_game_learned_it(board, misread):
    own, panel = board.controller, board.ahead.put_right
    cursor = own.session.tree.cursor
    jumps = []
    own.jumped.connect(jumps.append)
    assert "later answer" in panel.of_always.text()
    QTest.mouseClick(panel.always, LEFT)
    (jump,) = jumps
    assert {entry.kind for entry in jump.took_back} >= {"learn"}
    assert cursor not in [one.id for one in own.session.tree.path(own.session.tree.cursor)]
    assert in_game(board)[misread]["terrain"] == known(board)[misread]["terrain"] == "clear"


def test_cancel_leaves_board_and_game_as_they_were_before_the_paint(board, misread):
    own, panel = board.controller, board.ahead.put_right
    cursor, state = own.session.tree.cursor, own.state
    QTest.mouseClick(panel.drop, LEFT)
    assert not panel.isVisible()
    assert (own.session.tree.cursor, own.state) == (cursor, state)
    assert in_game(board)[misread]["terrain"] == known(board)[misread]["terrain"] == "difficult"
    assert board.chart.hexes[misread].ground == "difficult"


def test_the_question_goes_when_the_game_is_taken_back_to_before_it_knew(board, misread):
    board.controller.goto(0)
    assert not board.ahead.put_right.isVisible()
    assert known(board)[misread]["terrain"] == "clear"


def test_sea_over_land_that_the_game_knows_is_put_right_with_all_that_was_printed_there(board):
    own = board.controller
    facts = [MapFact("0505", "terrain", "rough"), MapFact("0505", "sector", 3)]
    own.session.relearn(facts)
    own.session.atlas.remember(facts)
    QTest.mouseClick(board.bar.learn, LEFT)
    choose(board, "terrain", "sea")
    QTest.mouseClick(board.map, LEFT, pos=at(board, "0505"))
    QTest.mouseClick(board.bar.learn, LEFT)
    QTest.mouseClick(board.ahead.put_right.now, LEFT)
    assert in_game(board)["0505"] == known(board)["0505"] == {"terrain": "sea"}


def test_sea_over_a_hex_of_a_list_with_a_sum_says_that_the_list_is_asked_again(board):
    own, truth = board.controller, Truth()
    play_on(own, truth, lambda: "beach:1" in in_game(board).get(WHOLE, {}))
    here = next(p for p, of in sorted(in_game(board).items()) if of.get("deployment") == 2)
    QTest.mouseClick(board.bar.learn, LEFT)
    choose(board, "terrain", "sea")
    board.map.reveal(here)
    QTest.mouseClick(board.map, LEFT, pos=at(board, here))
    QTest.mouseClick(board.bar.learn, LEFT)
    assert "asked about your map first" in board.ahead.put_right.of_always.text()
    QTest.mouseClick(board.ahead.put_right.always, LEFT)
    assert own.map_ask.asked.prompt.subjects[0] == "deployment"


def test_paint_that_the_game_does_not_know_asks_nothing(board):
    QTest.mouseClick(board.bar.learn, LEFT)
    choose(board, "terrain", "clear")
    QTest.mouseClick(board.map, LEFT, pos=at(board, "0505"))
    QTest.mouseClick(board.bar.learn, LEFT)
    assert not board.ahead.put_right.isVisible()
    assert known(board) == {"0505": {"terrain": "clear"}}


def test_a_list_that_is_told_says_of_a_hex_outside_it_that_it_shows_nothing(board):
    own, truth = board.controller, Truth()
    play_on(own, truth, lambda: "beach:1" in in_game(board).get(WHOLE, {}))
    (beach,) = truth.listed("beach", 1)
    before = known(board)
    QTest.mouseClick(board.bar.learn, LEFT)
    choose(board, "beach", 1)
    QTest.mouseClick(board.map, LEFT, pos=at(board, "0202"))
    assert known(board) == before
    QTest.mouseClick(board.bar.learn, LEFT)
    QTest.mouseClick(board.ahead.put_right.drop, LEFT)
    assert known(board) == before
    assert in_game(board)[beach]["beach"] == 1


def test_the_menu_of_a_hex_says_what_the_map_shows_and_asks_how_it_is_meant(board, misread):
    QTest.mouseClick(board.ahead.put_right.drop, LEFT)
    prints, told = board.ahead._prints(), []
    menu = QMenu(board)
    add_prints(menu, prints, misread, told.append)
    ground = next(one.menu() for one in menu.actions() if one.menu() and one.text() == "Ground")
    names = [one.text() for one in ground.actions()]
    (checked,) = [one for one in ground.actions() if one.isChecked()]
    assert checked.text().startswith("Difficult")
    next(one for one in ground.actions() if one.text().startswith("Clear")).trigger()
    board.ahead.tell(misread, *told)
    assert names[-1] == "Not known"
    assert known(board)[misread]["terrain"] == "difficult"
    QTest.mouseClick(board.ahead.put_right.now, LEFT)
    assert in_game(board)[misread]["terrain"] == known(board)[misread]["terrain"] == "clear"


def test_a_rule_of_what_is_painted_is_a_link(board):
    QTest.mouseClick(board.bar.learn, LEFT)
    followed = []
    board.rule_wanted.connect(followed.append)
    board.ahead.panel._rules.linkActivated.emit(KINDS["terrain"].rules[0])
    assert f'href="{KINDS["terrain"].rules[0]}"' in board.ahead.panel._rules.text()
    assert followed == [KINDS["terrain"].rules[0]]


def wrong(question, place, value):
    """Return the answer of a form in which one hex is misread."""
    return {question.name(place, question.prints[0]): value}


def test_a_game_that_is_opened_asks_about_what_its_board_says_otherwise_by_now(board, misread):
    own, panel = board.controller, board.ahead.put_right
    QTest.mouseClick(panel.drop, LEFT)
    board.ahead.atlas.remember([MapFact(misread, "terrain", "clear")])
    own.adopt(own.playing)
    assert panel.isVisible()
    assert hex_name(misread) in panel.words.text()
    QTest.mouseClick(panel.now, LEFT)
    assert in_game(board)[misread]["terrain"] == "clear"
    own.adopt(own.playing)
    assert not panel.isVisible()


def test_the_map_keeps_the_most_room_beside_or_above_the_brushes(board, theme, qtbot):
    QTest.mouseClick(board.bar.learn, LEFT)
    panel = board.ahead.panel
    for width, zoom, beside in ((1280, 100, True), (1280, 200, True), (500, 100, False)):
        theme.apply(zoom=zoom)
        qtbot.settle()  # else the text of before holds it wider
        board.resize(width, 800)
        qtbot.settle()
        assert (panel.x() > board.map.x()) is beside
        assert board.map.width() * board.map.height() > panel.width() * panel.height()


@pytest.fixture
def window_on_own_map(qtbot, theme, qapp):
    """Open the real window in a game on a map of the player's own."""
    window = MainWindow(Settings(), current(), Translators(qapp))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.build_parts()
    with qtbot.waitSignal(window.controller.changed, timeout=20_000):
        window.parts.begin(Wish(game=GAME, seed=1, my_map=True, save=new_save(GAME)))
    qtbot.settle()
    yield window
    window.close()
    wait_for_tasks()


def test_the_photos_of_the_map_are_changed_in_the_game_and_shown_at_once(window_on_own_map, qtbot):
    parts = window_on_own_map.parts
    assert parts.actions["map-photos"].isEnabled()
    assert window_on_own_map.notice.property("notice") != "trouble"  # a bare map is no trouble
    atlas = parts.board.ahead.atlas
    with Boards() as boards:
        laid_on_a_photo(boards, boards.sheet(atlas.board).board)
        placed = placed_before(boards, atlas.board)
        boards.lay(atlas.board, None, None)
    assert parts.board.map.sheet.grid.photo is None
    QTest.mouseClick(parts.board.bar.learn, LEFT)
    QTest.mouseClick(parts.board.bar.photos, LEFT)
    dialog = window_on_own_map.findChild(PlaceGridDialog)
    assert dialog.album.fixed
    assert not dialog.album.grows
    picture = QImage(1200, 900, QImage.Format.Format_RGB32)
    picture.fill(QColor("tan"))
    dialog.show_photo(taken(picture), placed.placement.pins)
    QTest.mouseClick(dialog.use_button, LEFT)
    qtbot.waitUntil(lambda: parts.board.map.sheet.grid.photo is not None)
    parts.actions["map-photos"].trigger()
    dialog = window_on_own_map.findChild(PlaceGridDialog)
    qtbot.waitUntil(lambda: dialog.choose.isEnabled() and len(dialog.work.spots) == 4)
    QTest.mouseClick(dialog.photos.remove, LEFT)
    QTest.mouseClick(dialog.use_button, LEFT)
    qtbot.waitUntil(lambda: parts.board.map.sheet.grid.photo is None)


def taken(picture):
    """Return a picture as it is taken in from a file."""
    file = photo_file("chosen.png")
    assert picture.save(str(file), "PNG")
    return taken_in(file)


def test_the_map_has_the_window_while_it_is_learned_and_gives_it_back(window_on_own_map, qtbot):
    parts = window_on_own_map.parts
    parts.layouts.choose("read")
    qtbot.settle()
    shown = [name for name in ("rules", "board") if parts.layouts.is_shown(name)]
    before, columns = parts.board.map.width(), window_on_own_map.body.sizes()
    QTest.mouseClick(parts.board.bar.learn, LEFT)
    qtbot.settle()
    assert parts.board.map.width() > before
    assert not parts.layouts.is_shown("rules")
    assert not window_on_own_map.pages.isVisible()
    QTest.mouseClick(parts.board.bar.learn, LEFT)
    qtbot.settle()
    assert [n for n in ("rules", "board") if parts.layouts.is_shown(n)] == shown
    assert window_on_own_map.pages.isVisible()
    assert window_on_own_map.body.sizes() == columns


def test_counters_that_differ_open_no_window_before_they_stand_anywhere(
    windows_shown, painter, qtbot
):
    differing = DifferingCounters(painter)
    qtbot.addWidget(differing)
    assert differing.pick.count()
    assert windows_shown == []
    differing.show()
    assert differing.form.isVisible()
