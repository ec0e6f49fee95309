"""The map follows the game: counters, layers, the past, the table, themes."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

from beachmaster.desktop.board.legend import Legend
from desktop.board.conftest import play_until, shown


def labels(view) -> list[str]:
    return [label.text() for label in view.findChildren(QLabel) if label.isVisible()]


def buttons(view) -> dict[str, QToolButton]:
    return {button.text(): button for button in view.findChildren(QToolButton)}


def from_menu(bar, shown, words) -> None:
    """Take an entry of a menu of these buttons."""
    acts = {one.text(): one for one in bar.menu_of(shown).actions()}
    acts[words].trigger()


def test_every_unit_on_the_board_has_its_counter(board, moving):
    us = {name: unit.place for name, unit in moving.state.us.items() if unit.on_map}
    on_map = {c.id: place for place, stack in board.map.shown.stacks.items() for c in stack}
    assert {name: on_map.get(name) for name in us} == us
    assert any(c.hidden for stack in board.map.shown.stacks.values() for c in stack)


def test_the_map_says_that_it_is_a_reconstruction(board):
    assert "Reconstruction, not the publisher's map" in labels(board)
    notice = next(x for x in board.findChildren(QLabel) if x.text().startswith("Reconstruction"))
    for width, height in ((900, 700), (360, 420)):
        board.resize(width, height)
        QApplication.processEvents()
        assert board.map.rect().contains(notice.geometry())


def test_the_notice_lies_off_the_land_where_a_corner_is_free(board):
    notice = next(x for x in board.findChildren(QLabel) if x.text().startswith("Reconstruction"))
    for height in range(480, 700, 20):
        board.resize(446, height)
        QApplication.processEvents()
        hexes = board.map.sheet.polygons.values()
        island = [board.map.view.transform().map(one).boundingRect() for one in hexes]
        assert not any(one.intersects(QRectF(notice.geometry())) for one in island), height


def test_a_table_board_says_where_its_map_is(qtbot, table_controller):
    view = shown(qtbot, table_controller)
    assert any("on your table" in words for words in labels(view))
    assert view.map.sheet is None


def test_without_a_game_the_map_says_so_and_comes_with_one(qtbot, controller):
    playing = controller.playing
    controller.playing = None
    view = shown(qtbot, controller)
    assert "The map appears here once a game is open." in labels(view)
    controller.adopt(playing)
    assert view.map.sheet is not None
    assert "No game is open." not in labels(view)


def test_layers_are_switched_by_buttons_that_the_keyboard_reaches(board, moving):
    position = moving.display.position(moving.state, moving.overview.units)
    layer = next(layer for layer in position.layers if layer.id == "zoc")
    button = buttons(board)["Japanese zones of control"]
    assert button.accessibleName() == "Japanese zones of control"
    button.setFocus()
    before = board.map.grab().toImage()
    button.click()
    assert board.map.shown.layers == [layer]
    assert board.map.grab().toImage() != before
    button.click()
    assert board.map.shown.layers == []


def test_a_layer_stays_on_from_prompt_to_prompt(board, moving):
    buttons(board)["Japanese zones of control"].click()
    moving.auto()
    assert [layer.id for layer in board.map.shown.layers] == ["zoc"]


def test_in_a_narrow_window_the_layers_stand_in_a_menu(board):
    zones = buttons(board)["Japanese zones of control"]
    board.resize(1600, 900)
    QApplication.processEvents()
    assert zones.isVisible()
    board.resize(420, 600)
    QApplication.processEvents()
    assert not zones.isVisible()
    assert board.bar.switch.isVisible()
    from_menu(board.bar, board.bar.layer_buttons, "Japanese zones of control")
    assert [layer.id for layer in board.map.shown.layers] == ["zoc"]
    board.resize(1600, 900)
    QApplication.processEvents()
    assert zones.isChecked()


def test_the_buttons_take_one_row_at_any_width_and_none_is_lost(board, theme):
    for zoom, width in ((100, 900), (100, 420), (200, 510), (250, 420)):
        theme.apply("light", zoom)
        board.resize(width, 700)
        QApplication.processEvents()
        bar = board.bar
        shown = [one for one in bar.findChildren(QToolButton) if one.isVisible()]
        assert max(one.y() for one in shown) < min(one.geometry().bottom() for one in shown)
        acts = [one.text() for one in bar.menu_of(bar.left_out()).actions()]
        assert bar.more.isVisible() == bool(acts)
        icons = [one for one in bar.findChildren(QToolButton) if one.isVisibleTo(bar)]
        assert len(icons) - bar.more.isVisible() + len(acts) >= 5, (zoom, width)


def test_the_hint_takes_two_lines_and_what_is_pointed_at_does_not_move_the_map(board, theme):
    theme.apply("light", 200)
    board.resize(510, 700)
    QApplication.processEvents()
    high, hint = board.map.height(), board._readout
    assert hint.text().count("\n") <= 1
    assert hint.toolTip().startswith("Point at a hex")
    place, stack = next(iter(board.map.shown.stacks.items()))
    board.map.set_hover(place)
    QApplication.processEvents()
    assert board.map.height() == high
    assert hint.accessibleName() == hint.words
    assert stack[0].place in hint.words


def test_the_legend_opens_and_names_each_sign(board):
    buttons(board)["Legend"].click()
    words = labels(board)
    for sign in ("Rough", "Difficult", "Hill", "Guns", "Hidden Japanese unit", "Airfield"):
        assert sign in words


def test_the_legend_lies_over_the_map_and_escape_closes_it(board, qtbot):
    before = board.map.view
    button = buttons(board)["Legend"]
    button.click()
    legend = board.findChild(Legend)
    assert legend.isVisible()
    assert board.map.rect().contains(legend.geometry())
    assert board.map.view == before
    assert not any(legend.geometry().intersects(one.room.toRect()) for one in laid_trays(board))
    legend.setFocus()
    qtbot.keyClick(legend, Qt.Key.Key_Escape)
    assert not legend.isVisible()
    assert not button.isChecked()


def laid_trays(board):
    """Return the trays as the map shows them now."""
    board.map.grab()
    room = QRectF(board.map.rect())
    return board.map.trays.lay(board.map.sheet, board.map.view, room, board.map._covered())


def test_looking_back_shows_the_past_under_a_banner_and_lights_nothing(board, moving):
    first = moving.session.tree.path(moving.session.tree.cursor)[0]
    now = dict(board.map.shown.stacks)
    board.show_state(moving.session.peek(first.id))
    assert any("Looking back" in words for words in labels(board))
    assert board.map.shown.stacks != now
    assert not board.map.shown.lit
    assert not board.map.shown.lit_units
    board.show_state(None)
    assert board.map.shown.stacks == now
    assert board.map.shown.lit_units
    assert not any("Looking back" in words for words in labels(board))


def test_the_banner_says_when_it_was_and_leads_back(board, moving):
    first = moving.session.tree.path(moving.session.tree.cursor)[0]
    board.show_state(moving.session.peek(first.id))
    assert any("turn 1, Set-up" in words for words in labels(board))
    back = next(b for b in board.findChildren(QPushButton) if b.text() == "Back to now")
    back.click()
    assert not back.isVisible()
    assert board.map.shown.lit_units


def test_a_unit_named_elsewhere_is_found_on_the_map(board, moving):
    unit = next(iter(board.selection.targets.units))
    board.show_unit(unit)
    assert board.map.shown.cursor == moving.state.us[unit].place
    assert board.map.shown.selected == unit
    board.show_unit("no such unit")
    assert board.map.shown.selected == unit


def test_an_answer_ends_the_look_back(board, moving):
    first = moving.session.tree.path(moving.session.tree.cursor)[0]
    board.show_state(moving.session.peek(first.id))
    moving.auto()
    assert not any("Looking back" in words for words in labels(board))


def test_what_an_answer_changed_is_ringed(board, moving):
    unit = next(u for u in board.selection.targets.units if board.selection.targets.reach(u))
    place, value = next(iter(board.selection.targets.reach(unit).items()))
    board.set_reduced_motion(True)
    assert moving.answer(value)
    assert place in board.map.shown.changed
    assert board.map.shown.ring == 1.0
    moving.undo()
    assert board.map.shown.changed


def test_a_ring_fades_unless_motion_is_unwelcome(board, moving, qtbot):
    unit = next(u for u in board.selection.targets.units if board.selection.targets.reach(u))
    assert moving.answer(next(iter(board.selection.targets.reach(unit).values())))
    board._rings._fade.setCurrentTime(board._rings._fade.duration())
    assert board.map.shown.ring == 0.0


def test_a_hidden_map_catches_up_when_it_is_seen(board, moving):
    board.hide()
    before = board.map.shown.stacks
    play_until(moving, "weather")
    assert board.map.shown.stacks is before
    board.show()
    assert board.map.shown.stacks is not before


@pytest.mark.parametrize("scheme", ["dark", "evening", "contrast"])
def test_a_change_of_theme_repaints_sea_and_counters(board, theme, scheme):
    west = QPoint(8, round(board.map.height() * 0.55))
    sea = board.map.grab().toImage().pixelColor(west)
    assert sea == theme.colour("sea") or sea != theme.colour("surface")
    theme.apply(scheme)
    after = board.map.grab().toImage().pixelColor(west)
    assert after != sea


@pytest.mark.parametrize("zoom", [80, 200, 250])
def test_no_button_is_cut_off_at_any_text_size(board, theme, zoom):
    theme.apply("light", zoom)
    QApplication.processEvents()
    for button in board.findChildren(QToolButton):
        corner = button.mapTo(board, button.rect().bottomRight())
        assert board.rect().contains(corner), button.text()
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())


def test_a_change_of_language_says_everything_anew(board):
    QApplication.sendEvent(board, QEvent(QEvent.Type.LanguageChange))
    assert "Legend" in buttons(board)
    assert board.map.accessibleName() == "Map"


def test_a_map_whose_game_was_closed_follows_the_language(board, moving):
    """It still shows how the game was left, with the flags of hexes that were taken."""
    place = next(iter(board.map.shown.stacks))
    board.map.shown.taken, board.map.shown.cursor = frozenset([place]), place
    board.selection.read()
    assert board.map.accessibleDescription()
    board.hide()  # as a window that was closed: nobody looks any more
    moving.close()
    QApplication.sendEvent(board, QEvent(QEvent.Type.LanguageChange))
    assert not board.map.accessibleDescription()


def test_the_hint_is_one_line_beside_the_card_of_a_usual_window(board):
    board.resize(870, 690)
    QApplication.processEvents()
    assert board._readout.text().endswith("jump to a hex.")
    assert "\n" not in board._readout.text()
