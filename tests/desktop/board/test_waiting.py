"""What waits off a map of hexes lies in trays on the sea, and is taken up from there."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.board.area_sheet import sheet_of
from beachmaster.desktop.board.compass import compass_box
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.lettering import named_boxes
from beachmaster.desktop.board.sea_names import boxes_at_sea
from beachmaster.desktop.board.waiting import Trays, on_land, title_of, trays
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.words import say
from beachmaster.storage.starting import Wish, start
from desktop.board.conftest import play_until, shown
from desktop.board.test_on_a_photo import photographed
from desktop.games import played

LEFT = Qt.MouseButton.LeftButton


def laid_out(game, answers, window, theme, zoom=1.0):
    """Return a game's sheet, its view and its trays in a window."""
    controller = played(answers, game=game)
    chart = controller.display.chart(controller.state)
    table = Trays(theme)
    table.take_up(controller.overview.units, chart)
    boxes = table.boxes
    sheet = sheet_of(chart)
    view = Viewpoint().fitted(sheet.bounds, window)
    view = view.zoomed(view.scale * zoom, window.center())
    return sheet, view, boxes, trays(boxes, sheet, view, window, theme)


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_every_unit_that_waits_lies_in_the_tray_of_its_box(theme, game):
    window = QRectF(0, 0, 1500, 1000)
    controller = played(20, game=game)
    *_, boxes, found = laid_out(game, 20, window, theme)
    waiting = {unit.id for unit in controller.overview.units if unit.standing == "waiting"}
    assert {one.id for box in boxes for one in box.counters} == waiting
    assert {one.counter.id for tray in found for one in tray.placed} == waiting
    for tray in found:
        assert all(tray.room.contains(one.box) for one in tray.placed)


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
@pytest.mark.parametrize("zoom", [1.0, 1.6])
def test_a_tray_covers_neither_land_nor_compass_nor_another_tray(theme, game, zoom):
    window = QRectF(0, 0, 1200, 900)
    sheet, view, _, found = laid_out(game, 20, window, theme, zoom)
    rose = compass_box(sheet, view, theme)
    for at, tray in enumerate(found):
        assert window.contains(tray.room)
        on_paper = view.transform().inverted()[0].mapRect(tray.room)
        assert not sheet.coast.intersects(on_paper.adjusted(0.05, 0.05, -0.05, -0.05))
        assert rose is None or not tray.room.intersects(rose)
        assert not any(tray.room.intersects(other.room) for other in found[at + 1 :])


def test_where_the_land_fills_the_window_there_is_no_tray(theme):
    *_, found = laid_out("hell-on-earth", 20, QRectF(0, 0, 300, 300), theme, 6.0)
    assert found == []


def test_a_map_of_areas_has_trays_of_its_own(theme):
    controller = played(0, game="ie-shima")
    chart = controller.display.chart(controller.state)
    table = Trays(theme)
    table.take_up(controller.overview.units, chart)
    assert table.boxes == ()


def test_trays_are_printed_once_until_a_unit_in_them_looks_otherwise(landing, monkeypatch):
    table, times = landing.map.trays, []
    printed = table._printed
    monkeypatch.setattr(table, "_printed", lambda *a: times.append(a[0].title) or printed(*a))
    landing.map.grab()
    landing.map.grab()
    once = len(times)
    landing.map.shown.selected = "nobody"
    landing.map.grab()
    assert len(times) == once + len(table.boxes)
    landing.map.grab()
    assert len(times) == once + len(table.boxes)


@pytest.fixture
def landing(theme, qtbot):
    """Show the map of a game that asks where a unit lands."""
    controller = GameController()
    controller.adopt(start(Wish(game="hell-on-earth", seed=2, sets=["reminders=off"])))
    play_until(controller, "landing", 2)
    view = shown(qtbot, controller)
    view.grab()
    yield view
    controller.close()


def in_tray(board, unit) -> QPoint:
    """Return where a unit's counter shows in a tray."""
    tray = board.map.trays.lay(board.map.sheet, board.map.view, QRectF(board.map.rect()), [])
    placed = [one for each in tray for one in each.placed if one.counter.id == unit]
    return placed[0].middle.toPoint()


def test_a_unit_is_carried_from_its_tray_to_the_beach_it_lands_on(landing):
    prompt = landing.controller.prompt
    (unit,) = prompt.subjects
    beach = min(landing.map.shown.lit)
    end = landing.map.view.pixel(landing.map.sheet.centres[beach]).toPoint()
    start_at = in_tray(landing, unit)
    QTest.mousePress(landing.map, LEFT, pos=start_at)
    QTest.mouseMove(landing.map, (start_at + end) / 2)
    QTest.mouseMove(landing.map, end)
    QTest.mouseRelease(landing.map, LEFT, pos=end)
    assert landing.controller.state.us[unit].place == beach


def test_nothing_under_a_tray_is_pointed_at(landing):
    spot = in_tray(landing, landing.controller.prompt.subjects[0])
    assert landing.map.hex_at(QPointF(spot)) is None
    assert landing.map.counter_at(QPointF(spot)).id == landing.controller.prompt.subjects[0]


def test_the_keyboard_goes_through_the_trays_and_says_who_waits_there(landing):
    board_map, spoken = landing.map, []
    landing.selection.said.connect(lambda words, aloud: spoken.append((words, aloud)))
    board_map.setFocus(Qt.FocusReason.TabFocusReason)
    trays = board_map.trays.units()
    for _ in range(len(board_map.stops) + 1):
        assert board_map.focusNextPrevChild(True)
    assert board_map.shown.cursor is None
    assert board_map.shown.waiting in trays[0]
    box, unit = (say(one) for one in board_map.trays.words_of(board_map.shown.waiting))
    assert unit.strip(" .") in spoken[-1][0]
    assert spoken[-1][0].startswith(box.strip(" ."))
    assert spoken[-1][1]
    board_map.focusNextPrevChild(False)
    assert board_map.shown.cursor == board_map.stops[-1]
    assert board_map.shown.waiting is None


def test_arrows_go_from_unit_to_unit_in_a_tray(landing):
    board_map = landing.map
    units = max(board_map.trays.units(), key=len)
    board_map.turn_to(units[0])
    QTest.keyClick(board_map, Qt.Key.Key_Right)
    assert board_map.shown.waiting == units[1]
    QTest.keyClick(board_map, Qt.Key.Key_Left)
    assert board_map.shown.waiting == units[0]


def test_the_unit_under_the_cursor_is_framed(landing):
    unit = max(landing.map.trays.units(), key=len)[0]
    before = landing.map.grab().toImage()
    landing.map.turn_to(unit)
    assert landing.map.grab().toImage() != before


def test_larger_text_leaves_every_tray_its_place(theme):
    theme.apply("light", 150)
    *_, boxes, found = laid_out("hell-on-earth", 20, QRectF(0, 0, 688, 592), theme)
    theme.apply("light", 100)
    assert [tray.title for tray in found] == [title_of(box) for box in boxes]


def test_on_a_photo_a_tray_lies_beside_the_picture_or_folded_until_it_is_opened(landing, theme):
    grid = photographed()
    landing.ahead.laid.emit(grid)
    landing.grab()
    board_map, unit = landing.map, landing.controller.prompt.subjects[0]

    def tray_of_unit():
        laid = board_map.trays.lay(board_map.sheet, board_map.view, QRectF(board_map.rect()), [])
        return next(one for one in laid if unit in [held.id for held in one.box.counters])

    folded = tray_of_unit()
    assert folded.placed == ()
    assert folded.room.height() < 2 * theme.em
    QTest.mouseClick(board_map, LEFT, pos=folded.room.center().toPoint())
    assert unit in {one.counter.id for one in tray_of_unit().placed}
    QTest.mouseClick(board_map, LEFT, pos=tray_of_unit().room.topLeft().toPoint() + QPoint(4, 4))
    assert tray_of_unit().placed == ()
    board_map.turn_to(unit)
    assert tray_of_unit().placed
    beside = QRectF(0, 0, 4000, 700)
    view = Viewpoint().fitted(board_map.sheet.bounds, beside)
    frame = view.transform().mapRect(grid.frame)
    for tray in trays(board_map.trays.boxes, board_map.sheet, view, beside, theme):
        assert tray.placed
        assert not tray.room.intersects(frame)


@pytest.mark.parametrize("wide", [390, 560, 900])
@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_no_tray_cuts_a_name_at_sea(theme, game, wide):
    window = QRectF(0, 0, wide, 560)
    for zoom in (1.0, 1.5, 2.0):
        sheet, view, _, found = laid_out(game, 20, window, theme, zoom)
        over = [tray.room for tray in found]
        home = dict(named_boxes(sheet, view, theme))
        written = boxes_at_sea(sheet, view, window, theme, over)
        for name, box in written:
            assert not any(box.intersects(room) for room in over)
            assert box == home[name] or not on_land(sheet, view, box.united(home[name]))
        clear = {n for n, box in home.items() if not any(box.intersects(room) for room in over)}
        assert clear <= {name for name, _ in written}


def test_an_ocean_moves_aside_in_its_water_and_a_bay_is_left_out(theme):
    window = QRectF(0, 0, 1200, 900)
    sheet, view, *_ = laid_out("hell-on-earth", 20, window, theme)
    home = {name.text: box for name, box in named_boxes(sheet, view, theme)}
    over = [home["Pacific Ocean"].adjusted(0, 0, -20, 0), home["Hiraiwa Bay"].adjusted(0, 0, -9, 0)]
    written = {name.text: box for name, box in boxes_at_sea(sheet, view, window, theme, over)}
    assert set(home) - set(written) == {"Hiraiwa Bay"}
    assert written["Pacific Ocean"] != home["Pacific Ocean"]
    assert not any(written["Pacific Ocean"].intersects(one) for one in over)
    assert window.contains(written["Pacific Ocean"])
