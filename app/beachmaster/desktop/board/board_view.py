"""The tracked board's map beside the prompt: layers, legend, notice, and looking back."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.board.bar import MapBar
from beachmaster.desktop.board.board_map import BoardMap
from beachmaster.desktop.board.canvas import ZOOM_STEP
from beachmaster.desktop.board.changes import Rings, changed_hexes
from beachmaster.desktop.board.grids import FLAT_GRID, FlatGrid
from beachmaster.desktop.board.hints import how_to_point
from beachmaster.desktop.board.legend import Legend
from beachmaster.desktop.board.queue_bar import QueueBar
from beachmaster.desktop.board.readout import Readout
from beachmaster.desktop.board.ready import lay_ready
from beachmaster.desktop.board.selection import MapSelection
from beachmaster.desktop.board.stacks import by_hex
from beachmaster.desktop.charts import tell_no_map
from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.desktop.forms import name
from beachmaster.desktop.learning.ahead import LearnAhead
from beachmaster.desktop.learning.ground_box import GroundBox
from beachmaster.desktop.naming import NamesInForce
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.told import Told
from beachmaster.desktop.words import say
from beachmaster.desktop.yielding import Yielding
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import Chart, Displayed, Position, phase_text
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import GameState
from beachmaster.engine.values import Value
from beachmaster.rulebook.books import books

if TYPE_CHECKING:
    from beachmaster.storage.starting import Playing

_NOTHING, _THEN = Topic(0), Topic.STATE | Topic.GAME
_FOLLOWED = Topic.GAME | Topic.STATE | Topic.PROMPT


class BoardView(QWidget):
    """The map of the open game.

    `picked` carries the value of an option of the waiting prompt, `answered` the answer that a
    unit gives which was put down in a hex it can reach. A table board has its map on the player's
    table: then a sentence says so.
    """

    picked = Signal(object)
    answered = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.theme = current()
        self.map = BoardMap()
        self.selection = MapSelection(controller, self.map)
        self.chart: Chart | None = None
        self.position: Position | None = None
        self.names = NamesInForce(controller, self.map)
        self._rings = Rings(self.map)
        self._grid: FlatGrid = FLAT_GRID
        self._on_photo = False
        self._peeked: GameState | None = None
        self._stale = EVERYTHING
        self._shows: Playing | None = None  # the game of which the chart is
        controller.make_ready = lay_ready
        self._build()
        self._restyle()
        self.retranslate()
        controller.changed.connect(self._follow)
        self.theme.changed.connect(self._restyle)
        self.selection.picked.connect(self.picked)
        self.selection.answered.connect(self.answered)
        self.selection.said.connect(self._read_out)
        self.map.typed.connect(self._show_typed)
        self.map.looked_at.connect(self._place_notice)
        self._legend.left.connect(self.bar.close_legend)
        self._legend.counter_wanted.connect(self._tell_counter)
        self.bar.nearer.connect(lambda: self.map.zoom(ZOOM_STEP))
        self.bar.away.connect(lambda: self.map.zoom(1 / ZOOM_STEP))
        self.bar.whole.connect(self.map.show_whole)
        self.bar.legend.connect(self._show_legend)
        self.bar.layered.connect(self._tint)
        self.ahead.altered.connect(lambda: self._refresh(Topic.STATE | self._stale))
        self.ahead.laid.connect(self._lay)
        self.ahead.panel.rule_wanted.connect(self.rule_wanted)

    # -- what others call ------------------------------------------------------------------------

    def show_state(self, state: GameState | None) -> None:
        """Show the map as it was in a state, under a banner; None is the present."""
        self._peeked = state
        self._refresh(Topic.STATE)

    def show_unit(self, unit: str) -> None:
        """Put the cursor on a unit's hex and select the unit."""
        self.catch_up()
        place = self.selection.place_of(unit)
        if place is not None:
            self.map.go(place)
            self.selection.select(unit)
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Mark what changed without moving anything."""
        self._rings.still = reduced

    def retranslate(self) -> None:
        """Say everything anew in the language in force."""
        self.map.print_anew()
        name(self.map, T("Map"))
        tell_no_map(self.empty, is_open=self.controller.is_open)
        self._back.setText(say(T("Back to now")))
        self._tell_when()
        self._notice.setText(say(T("Reconstruction, not the publisher's map")))
        self.bar.retranslate()
        self.ahead.panel.retranslate()
        self.ahead.put_right.retranslate()
        self.queue_bar.show_queue()
        self.selection.read()
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self.empty = EmptyPlace("map-pinned")
        self._build_looking_back()
        self._readout = Readout()
        self._notice = _label("caption", self.map)
        self._notice.setProperty("card", True)
        self._notice.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._legend = Legend(self.theme, self.map)
        self._legend.hide()
        self.bar = MapBar()
        self.ahead = LearnAhead(self.controller, self.bar, self.map, self.selection)
        self.queue_bar = QueueBar(self.selection)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget, stretch in (
            (self.bar, 0),
            (self._looking_back, 0),
            (self.ahead.put_right, 0),
            (self.queue_bar, 0),
            (GroundBox(self.map, self.ahead.panel), 1),
            (self._readout, 0),
        ):
            column.addWidget(widget, stretch)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.empty)
        self._pages.addWidget(Yielding(page))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._pages)

    def _build_looking_back(self) -> None:
        self._banner = _label("warn")
        self._back = QPushButton()
        self._back.setProperty("role", "link")
        self._back.clicked.connect(lambda: self.show_state(None))
        self._looking_back = QWidget()
        row = QHBoxLayout(self._looking_back)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._banner, 1)
        row.addWidget(self._back)
        self._looking_back.hide()

    def _restyle(self) -> None:
        space = self.theme.space
        self.bar.restyle()
        self._readout.setMargin(space(0.3))
        self._banner.setMargin(space(0.4))
        self._notice.setMargin(space(0.25))
        self._place_notice()
        if self._legend.isVisible():
            self._show_legend(visible=True)

    def _place_notice(self) -> None:
        """Keep the notice in a corner, whole at every text size, off the land if it can.

        It covers no land: without room beside it the legend alone tells it.
        """
        room, width = self.theme.space(0.4), self.map.width()
        self._notice.setWordWrap(False)
        self._notice.adjustSize()
        areas = isinstance(self.chart, AreaChart)  # a wide island, and trays low down
        wide = max(1, width // 4 if areas else width - 2 * room)
        if self._notice.width() > wide:
            self._notice.setWordWrap(True)
            self._notice.resize(wide, self._notice.heightForWidth(wide))
        top = self.map.height() - self._notice.height() - room
        corners = (room, max(room, width - self._notice.width() - room))
        tops = (top, room)
        size = self._notice.size().toSizeF()
        boxes = [QRectF(QPointF(x, y), size) for y in tops for x in corners]
        printed = self.map.printed_boxes()
        best = min(
            boxes, key=lambda box: (self.map.land_under(box), any(map(box.intersects, printed)))
        )
        self._notice.move(best.topLeft().toPoint())
        covers = bool(self.map.land_under(best))
        if self._legend.isVisible():
            self._legend.lie(self.map.land_under)
            covers = True
        drawn = bool(self.chart and self.chart.notice) and not self._on_photo
        self._notice.setVisible(drawn and not covers)

    def _tell_counter(self) -> None:
        """Ask for the rule whose drawing says what stands on a counter."""
        playing = self.controller.playing
        if playing is not None:
            self.rule_wanted.emit(books()[playing.setup.game].counter)

    def _show_legend(self, visible: bool) -> None:
        if visible:
            sides = self.controller.sides
            self._legend.refresh(self.chart, self.position, self.map.press, sides)
            self._legend.lie(self.map.land_under)
        self._legend.setVisible(visible)
        self._place_notice()  # the legend begins with what it says

    # -- following the game ----------------------------------------------------------------------

    def _follow(self, topic: Topic) -> None:
        """Take over what changed: now, or when the map is next seen."""
        if topic & _THEN:
            self._peeked = None
        self._stale |= topic & _FOLLOWED
        if self.isVisible():
            self.catch_up()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what changed while the map was out of sight."""
        super().showEvent(event)
        self.catch_up()
        self._place_notice()

    def catch_up(self) -> None:
        """Take over now what changed while the map was out of sight."""
        if self._stale:
            self._refresh(self._stale)

    def _refresh(self, topic: Topic) -> None:
        playing, display = self.controller.playing, self.controller.display
        fresh = bool(topic & Topic.GAME) or self._shows is not playing
        self._stale, self._shows = _NOTHING, playing
        if fresh:
            if self._on_photo:  # that was another game's map
                self._grid, self._on_photo = FLAT_GRID, False
            self.chart = None  # what learning tells meanwhile is not of the map in sight
            self.ahead.take_up()
            self._open(self._chart_now(display))
        elif self.chart is not None and display is not None:
            self._renew(self._chart_now(display))
        if self.chart is None or display is None:
            return
        position = self._position(display)
        if position is not None:
            self._lay_out(self.chart, position, fresh=fresh)
            self._show_asked()
        self._looking_back.setVisible(self._peeked is not None)
        self._tell_when()

    def _show_asked(self) -> None:
        """Bring the hexes into sight of which the map is asked; the prompt's sights mark them."""
        ask = self.controller.map_ask
        for place in reversed(ask.asked.prompt.subjects if ask is not None else ()):
            if self.map.sheet is not None and place in self.map.sheet.centres:
                self.map.reveal(place)

    def _position(self, display: Displayed) -> Position | None:
        """Return what lies on the map now, or then; the rows of now are made for all panels."""
        now = self.controller.overview if self._peeked is None else None
        state = self.controller.state if self._peeked is None else self._peeked
        units = (now or display.overview(state)).units
        self.map.trays.take_up(units, self.chart)
        return display.position(state, units, self.bar.wanted)

    def _tell_when(self) -> None:
        """Say in the banner of which turn and phase the map is."""
        display, state = self.controller.display, self._peeked
        if display is None or state is None:
            return
        phase = phase_text(display.overview(state), state.phase)
        self._banner.setText(
            say(
                T(
                    "Looking back at turn {turn}, {phase}: nothing can be moved here.",
                    turn=state.turn,
                    phase=phase,
                )
            )
        )

    def _open(self, chart: Chart | None) -> None:
        """Take up another game's map, or none."""
        self.chart, self.position = chart, None
        self.map.set_chart(chart, self._grid)
        self.bar.wanted.clear()
        self.bar.show_layers(())
        tell_no_map(self.empty, is_open=self.controller.is_open)
        self._pages.setCurrentIndex(0 if chart is None else 1)
        self._place_notice()

    def _chart_now(self, display: Displayed | None) -> Chart | None:
        """Return the map as it is known by now."""
        return None if display is None else self.ahead.chart(display.chart(self.controller.state))

    def _lay(self, grid: FlatGrid) -> None:
        """Show the open map on the player's photo of it."""
        self._on_photo = True
        self._grid, self.position = grid, None
        self.map.set_chart(self.chart, grid)
        self.map.show_hexes()
        self._refresh(Topic.STATE)

    def _renew(self, chart: Chart | None) -> None:
        """Show what was learned of the map since."""
        if chart is not None and chart is not self.chart and chart != self.chart:
            self.chart = chart
            self.map.renew_chart(chart)
            if self._legend.isVisible():
                self._show_legend(visible=True)

    def show_told(self, told: Mapping[HexId, Told], answer: Value = None) -> None:
        """Mark the hexes of lists, and what a form tells so far; light what it leaves."""
        marks = {**self.selection.tell(answer), **told}
        if marks != self.map.shown.told:
            self.map.shown.told = marks
            self.map.update_changed()

    def _lay_out(self, chart: Chart, position: Position, *, fresh: bool) -> None:
        before, self.position = self.position, position
        shown = self.map.shown
        if before is None or before.counters != position.counters:
            shown.stacks = by_hex(position.counters)
        shown.taken = position.taken
        offered = [[one.id for one in lies.layers] for lies in (before, position) if lies]
        if before is None or offered[0] != offered[1]:
            self.bar.show_layers(position.layers)
        self._choose_layers()
        self._rings.mark(frozenset() if fresh else changed_hexes(before, position))
        self.selection.take_up(chart, position, self._peeked)
        if fresh and self._legend.isVisible():
            self._show_legend(visible=True)
        if fresh and (playing := self.controller.playing) is not None and playing.taught:
            self.map.show_places(playing.taught.script.file.map)
        self._rings.fade()
        self.map.follow_use()

    def _tint(self) -> None:
        """Show the layers that are wanted now."""
        display = self.controller.display
        if display is not None and self.position is not None:
            self.position = self._position(display)
        self._choose_layers()
        self.map.update_changed()

    def _choose_layers(self) -> None:
        layers = self.position.layers if self.position is not None else ()
        self.map.shown.layers = [layer for layer in layers if layer.id in self.bar.wanted]

    # -- reading out -----------------------------------------------------------------------------

    def _read_out(self, words: str, aloud: bool) -> None:
        told = [words] if words else map(say, how_to_point(self.chart))
        self._readout.show_words(*told, by_key=bool(words) and self.map.shown.hover is None)
        self.map.tip = words if self._readout.is_cut else ""
        self.map.setAccessibleDescription(words)
        if aloud and words:
            announce(self.map, words)

    def _show_typed(self, digits: str) -> None:
        if digits:
            areas = isinstance(self.chart, AreaChart)
            source = T("Area {digits}…") if areas else T("Hex {digits}…")
            self._readout.show_words(say(source.fill(digits=digits)))
        else:
            self.selection.read()


def _label(role: str = "", parent: QWidget | None = None) -> QLabel:
    made = QLabel(parent)
    made.setWordWrap(True)
    if role:
        made.setProperty("role", role)
    return made
