"""A map of areas in the window: painted, pointed at, dragged over, read out."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from beachmaster.desktop.board.area_control import contested
from beachmaster.desktop.board.area_ground import fitted
from beachmaster.desktop.board.area_sheet import AreaSheet, sheet_of
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.stacks import by_hex
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.pages import NewGamePage
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing, Wish, start
from desktop.board.conftest import shown
from engine.area_game import AreaGame
from often import few

LEFT = Qt.MouseButton.LeftButton
MANY = {f"A{n}": "2" for n in range(8)} | {"B": "1", "J": "3"}


def opened(game):
    controller = GameController()
    session = Session(game, seed=1)
    controller.adopt(Playing(session=session, setup=Setup(game="toy"), factory=object()))
    return controller


@pytest.fixture
def controller(theme, qtbot):
    controller = opened(AreaGame(A="1", B="1", C="3", J="3"))
    yield controller
    controller.close()


@pytest.fixture
def board(qtbot, controller):
    return shown(qtbot, controller)


def pixel(board, place) -> QPoint:
    return board.map.view.pixel(board.map.sheet.centres[place]).toPoint()


def counter_at(board, unit) -> QPoint:
    for place in board.map.shown.stacks:
        for placed in board.map.overlay.lying(board.map.shown, place, board.map.view):
            if placed.counter.id == unit:
                return placed.middle.toPoint()
    raise AssertionError(unit)


def carry(board, unit, *way, drop=True):
    """Press on a counter, carry it from area to area, and let it go in the last."""
    view = board.map
    start = counter_at(board, unit)
    QTest.mousePress(view, LEFT, pos=start)
    for at in (start + QPoint(20, 20), *(pixel(board, place) for place in way)):
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            QPointF(at),
            view.mapToGlobal(QPointF(at)),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view, event)
    if drop:
        QTest.mouseRelease(view, LEFT, pos=pixel(board, way[-1]))


def test_every_area_and_box_is_found_where_it_is_drawn(board):
    sheet = board.map.sheet
    assert isinstance(sheet, AreaSheet)
    for place in ("1", "2", "3", "4", "5", "green"):
        assert sheet.at(sheet.centres[place]) == place
    assert sheet.at(QPointF(-5, -5)) is None


def test_a_click_selects_and_lights_where_a_unit_can_go(board, qtbot):
    qtbot.mouseClick(board.map, LEFT, pos=counter_at(board, "A"))
    assert board.map.shown.selected == "A"
    assert board.map.shown.lit == {"2", "3", "5", "green"}


def test_a_counter_is_dragged_along_the_way_that_the_hand_takes(board, controller):
    carry(board, "A", "2", "5", "3", drop=False)
    assert board.map.shown.trail == ("1", "2", "5", "3")
    QTest.mouseRelease(board.map, LEFT, pos=pixel(board, "3"))
    # no way of three steps is open to it: the shortest counts
    assert controller.session.tree.entries[1].value == "A>2>3"


def test_a_way_that_is_open_counts_as_it_was_dragged(board, controller):
    carry(board, "C", "5", "2")
    assert controller.session.tree.entries[1].value == "C>5>2"
    assert controller.state.taken == ["2", "5"]


def test_a_straight_drag_goes_the_shortest_way(board, controller):
    carry(board, "C", "2")
    assert controller.session.tree.entries[1].value == "C>2"


def test_going_back_over_the_way_shortens_it(board):
    carry(board, "C", "5", "2", "5", drop=False)
    assert board.map.shown.trail == ("3", "5")
    board.map.let_go()
    assert board.map.shown.trail == ()


def test_a_number_goes_to_its_area(board, qtbot):
    board.map.setFocus()
    qtbot.keyClicks(board.map, "4")
    assert board.map.shown.cursor == "4"
    qtbot.keyClick(board.map, Qt.Key.Key_Left)
    assert board.map.shown.cursor == "3"
    qtbot.keyClick(board.map, Qt.Key.Key_Up)
    assert board.map.shown.cursor == "5"


def test_a_longer_number_is_waited_for(board, qtbot):
    board.map.sheet.numbers = frozenset({"1", "12", "2"})
    board.map.setFocus()
    qtbot.keyClicks(board.map, "1")
    assert board.map.shown.cursor == "1"
    assert board.map._number == "1"
    qtbot.keyClicks(board.map, "9")
    assert board.map._number == ""


def test_the_reader_hears_all_of_an_area(board, controller):
    board.map.go("3")
    said = board.map.accessibleDescription()
    for words in ("Area 3", "clear, +2", "controlled by the japan side", "contested", "touches 2,"):
        assert words in said
    board.map.go("green")
    assert board.map.accessibleDescription().startswith("Green box")


def test_both_sides_in_an_area_contest_it(board):
    assert contested(board.map.shown.stacks, ["1", "3", "4"]) == {"3"}


def test_no_counter_is_left_out(theme):
    game = AreaGame(**MANY)
    state = game.first_state(1)
    sheet = sheet_of(game.chart(state))
    stacks = by_hex(game.position(state, game.overview(state).units).counters)
    near = Viewpoint(300.0)
    assert [one.counter.id for one in sheet.lying(stacks["3"], "3", near)] == ["J"]
    assert sum(one.many or 1 for one in sheet.lying(stacks["2"], "2", near)) == 8
    assert sheet.lying((), "5", near) == []


@pytest.mark.parametrize("scale", [90.0, 300.0])
def test_no_counter_lies_on_another_or_on_the_badge(theme, scale):
    game = AreaGame(**MANY)
    state = game.first_state(1)
    sheet, view = sheet_of(game.chart(state)), Viewpoint(scale)
    stacks = by_hex(game.position(state, game.overview(state).units).counters)
    laid = [sheet.lying(stack, place, view, stacks) for place, stack in stacks.items()]
    placed = [one for lot in laid for one in lot]
    for at, one in enumerate(placed):
        heart = one.box.center()
        for place in sheet.chart.areas:
            assert not view.transform().mapRect(sheet.badge_box(place, view)).contains(heart)
        assert not any(one.box.intersects(other.box) for other in placed[at + 1 :])


def test_what_is_learned_is_shown_on_the_same_shapes(board):
    chart, sheet = board.chart, board.map.sheet
    board.map.renew_chart(chart)
    assert board.map.sheet.polygons is sheet.polygons


@pytest.mark.parametrize("scheme", ["light", "dark", "evening", "contrast"])
@pytest.mark.parametrize("size", [(500, 380), (900, 700)])
def test_it_is_painted_in_every_scheme_and_size(theme, qtbot, scheme, size):
    theme.apply(scheme)
    controller = opened(AreaGame(**MANY))
    board = shown(qtbot, controller, *size)
    board.selection.select("B")
    picture = board.map.grab().toImage()
    land = board.map.view.pixel(QPointF(3.2, 1.9)).toPoint()
    sea = board.map.view.pixel(QPointF(-0.1, 0.05)).toPoint()
    assert picture.pixelColor(land) != picture.pixelColor(sea)
    board._show_legend(visible=True)
    assert QRectF(board.map.rect()).width() > 0
    controller.close()
    theme.apply("light")


@pytest.fixture
def landing(theme, qtbot):
    """Show a real game on areas as the first companies can land."""
    controller = GameController()
    controller.adopt(start(Wish(game="ie-shima", seed=3)))
    session = controller.session
    while not (session.asked.prompt.procedure == "impulse" and session.state.phase == "us-1"):
        session.auto(invent=True)
    session.answer({"act": "assault", "area": "both"})
    board = shown(qtbot, controller, 1000, 760)
    yield board
    controller.close()


def test_companies_land_and_go_on_by_dragging(landing):
    session = landing.controller.session
    carry(landing, "1-305-a", "1")
    assert session.state.units["1-305-a"].place == "1"
    assert session.state.control["1"] == "us"
    goal = next(place for place in landing.selection.targets.reach("1-305-b") if place != "1")
    carry(landing, "1-305-b", "1", goal)
    answers = [entry.value for entry in session.tree.path(session.tree.cursor)]
    assert answers[-2:] == [["1-305-a>1"], [f"1-305-b>1>{goal}"]]
    assert session.state.units["1-305-b"].place == goal


def test_a_stack_is_dragged_in_one_answer(landing):
    session = landing.controller.session
    landing.map.company = ["1-306-b", "1-306-c"]
    landing.selection.drop("1-306-a", "2")
    answer = session.tree.entries[session.tree.cursor].value
    assert answer == ["1-306-a>2", "1-306-b>2", "1-306-c>2"]
    assert session.state.units["1-306-c"].place == "2"


@pytest.mark.parametrize("wide", [60.0, 94.0, 114.0, 126.0, 200.0])
def test_the_title_of_a_box_is_no_wider_than_its_box(theme, wide):
    for title in ("Brown beach box", "Special Units Box"):
        font, shown_ = fitted(title, wide, 24.0, theme)
        assert QFontMetricsF(font).horizontalAdvance(shown_) <= wide
        assert shown_ == title or shown_.endswith("…")


@pytest.mark.parametrize("zoom", few([200, 100], 1))
@pytest.mark.parametrize("size", [(800, 560), (1200, 800), (560, 400)])
def test_the_notice_covers_no_area(landing, theme, qtbot, zoom, size):
    theme.apply("light", zoom)
    board = shown(qtbot, landing.controller, *size)
    notice = board._notice
    assert notice.isHidden() or not board.map.land_under(QRectF(notice.geometry()))
    if (zoom, size) == (100, (1200, 800)):
        assert not notice.isHidden()
    theme.apply("light", 100)


def told_in(window):
    """Return what the widgets of a window say, of those that would be seen in it."""
    for one in window.findChildren(QWidget):
        if one.isVisibleTo(window):
            yield from (one.accessibleName(), one.accessibleDescription(), one.toolTip())
            text = getattr(one, "text", None)
            yield text() if callable(text) else ""


def test_nobody_speaks_of_hexes_on_a_map_of_areas(landing, qtbot):
    page = NewGamePage(Settings())
    qtbot.addWidget(page)
    page.begin()
    page.choice.open_drawer()
    page.choice.shelf.card("ie-shima").click()
    page.show()
    said = [*told_in(page), *told_in(landing)]
    page.choice.choose_board("tracked")
    said += told_in(page)
    landing._show_legend(visible=True)
    said += told_in(landing)
    assert any("map" in one for one in said)
    assert [one for one in said if "hex" in one.casefold()] == []


def test_neither_the_end_of_the_movement_nor_a_battalion_is_a_unit_that_waits(landing):
    """Picked in the list of answers, they have no area to be tapped."""
    selection, prompt = landing.selection, landing.selection.controller.prompt
    assert {"done", "1/306"} <= set(prompt.expected())
    for word in ("done", "attack", "1/306"):
        selection.queue.take([word])
        assert selection.queue.units == []
        assert selection.targets.reach(word) == {}
    selection.queue.take(["1-306-a"])
    assert selection.queue.units == ["1-306-a"]
