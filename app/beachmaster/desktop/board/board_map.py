"""Play on the map by keyboard: a cursor of hexes, typed numbers, zoom and pan."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from beachmaster.desktop.board.canvas import ZOOM_STEP
from beachmaster.desktop.board.map_view import MapView
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.words import LANGUAGE, is_naming
from beachmaster.engine.hexgrid import HexId

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TYPING_ENDS = 1600


class BoardMap(MapView):
    """The map with its keyboard.

    `moved` carries the cursor's hex, `turned` the unit off the map it went to instead, `entered`
    the hex that Enter picks, `typed` the digits of a hex number so far (empty: over), `cancelled`
    that Escape was pressed. `stops` are the hexes that Tab goes through, and then the trays; after
    the last one Tab leaves the map as everywhere. `acts` add to the menu of a hex what can be done
    with it.
    """

    moved = Signal(str)
    turned = Signal(str)
    entered = Signal(str)
    typed = Signal(str)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, QAccessible.Role.Graphic)
        self.stops: Sequence[HexId] = ()
        self.acts: list[Callable[[HexId, QMenu], object]] = []
        self.pickable: Callable[[HexId], bool] = lambda _place: False
        self.takes: Callable[[str], bool] = lambda _unit: False
        self._number = ""
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_ENDS)
        self._typing.timeout.connect(self._stop_typing)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that mean something here from the window's shortcuts."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._action(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key says, or leave it to the window."""
        action = self._action(event)
        if action is None:
            event.ignore()
        else:
            action()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the hex under the pointer or, by the menu key, under the cursor."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        at = QPointF(self.mapFromGlobal(event.globalPos()))
        place, menu = self.shown.cursor if by_key else self.hex_at(at), QMenu(self)
        for add in self.acts if place is not None else ():
            add(place or "", menu)
        if menu.isEmpty():
            menu.deleteLater()
            event.ignore()
            return
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Stop panning with the space bar."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.hold_space(held=False)
        else:
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go through the hexes one can act in and the trays, then on to the next control."""
        stops = [*self.stops, *self._tray_stops()]
        here = self._stands_at()
        if here is None or here not in stops:
            target = (0 if forward else len(stops) - 1) if stops else -1
        else:
            target = stops.index(here) + (1 if forward else -1)
        if 0 <= target < len(stops):
            (self.turn_to if target >= len(self.stops) else self.go)(stops[target])
            return True
        return super().focusNextPrevChild(forward)

    def _tray_stops(self) -> list[str]:
        """Return the unit of each tray that Tab goes to: the first that can be picked, if any."""
        trays = self.trays.units()
        return [next((one for one in units if self.takes(one)), units[0]) for units in trays]

    def _stands_at(self) -> str | None:
        """Return the stop at which the keyboard stands: a hex, or the one of its tray."""
        waiting = self.shown.waiting
        if waiting is None:
            return self.shown.cursor
        pairs = zip(self.trays.units(), self._tray_stops(), strict=True)
        return next((stop for units, stop in pairs if waiting in units), None)

    def turn_to(self, unit: str) -> None:
        """Put the cursor on a unit that waits off the map."""
        self.set_cursor(None)
        self.trays.open_for(unit)
        self.shown.waiting = unit
        self.turned.emit(unit)

    def go(self, place: HexId) -> None:
        """Put the cursor on a hex."""
        self.set_cursor(place)
        self.moved.emit(place)

    def _action(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does here, or nothing."""
        if self.sheet is None:
            return None
        key, held = Qt.Key(event.key()), event.modifiers() & ~_KEYPAD
        if held == Qt.KeyboardModifier.ControlModifier:
            return self._with_control(key)
        if held & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
            return None
        if key in _ENTER and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self._gathering()
        return self._plain(key) or self._written(event.text())

    def _plain(self, key: Qt.Key) -> Callable[[], object] | None:
        if key in _ARROWS:
            return lambda: self._step(*_ARROWS[key])
        if key in _ENTER:
            return self._entering()
        if key == Qt.Key.Key_Space:
            return lambda: self.hold_space(held=True)
        if key == Qt.Key.Key_Escape and self._can_cancel():
            return self._cancel
        return None

    def _written(self, sign: str) -> Callable[[], object] | None:
        if sign in _PLUS:
            return lambda: self.zoom(_PLUS[sign])
        begins = is_naming() and sign.isascii() and sign.isupper()
        if len(sign) == 1 and (sign in "0123456789" or begins):
            return lambda: self._type(sign)
        return None

    def _with_control(self, key: Qt.Key) -> Callable[[], object] | None:
        if key in _ARROWS:
            x, y = _ARROWS[key]
            return lambda: self.pan(QPointF(-x, -y) * self.view.scale)
        return self.show_whole if key == Qt.Key.Key_0 else None

    def _entering(self) -> Callable[[], object] | None:
        place, unit = self.shown.cursor, self.shown.waiting
        if unit is not None:
            return (lambda: self.taken_up.emit(unit)) if self.takes(unit) else None
        if place is None or not self.pickable(place):
            return None
        return lambda: self.entered.emit(place)

    def _gathering(self) -> Callable[[], object] | None:
        place = self.shown.cursor
        return None if place is None else lambda: self.gathered.emit(place, None)

    def _can_cancel(self) -> bool:
        held = self.shown.selected and not self.shown.queued  # those that wait end by themselves
        return bool(self._number or held or self.shown.carried)

    def _cancel(self) -> None:
        self._stop_typing()
        self.let_go()
        self.cancelled.emit()

    def _step(self, x: int, y: int) -> None:
        assert self.sheet is not None
        if self.shown.waiting is not None:
            self.turn_to(self.trays.step(self.shown.waiting, x, y) or self.shown.waiting)
            return
        start = self.shown.cursor or self.sheet.nearest(self.view.paper(self._middle()))
        if start is None:
            return
        target = self.sheet.step(start, x, y) if self.shown.cursor is not None else start
        self.go(target or start)

    def _middle(self) -> QPointF:
        return QPointF(self.width() / 2, self.height() / 2)

    def _type(self, digit: str) -> None:
        """Collect a hex number and jump there when it is whole."""
        self._number += digit
        self._typing.start()
        self.typed.emit(self._number)
        if is_naming() and not self._number[0].isdigit():
            place = LANGUAGE.names.hex_of(self._number) if LANGUAGE.names else None
            if place is not None and self.sheet is not None and place in self.sheet.centres:
                self.go(place)  # more figures may follow, until the pause
        else:
            self._jump(self._number)

    def _jump(self, place: str) -> None:
        """Go to the space with this number; an area's may be longer, and is waited for."""
        numbers = self.sheet.numbers if self.sheet is not None else frozenset()
        longer = any(one.startswith(place) and one != place for one in numbers)
        whole = len(place) >= max(map(len, numbers), default=0)
        if whole or (place in numbers and not longer):
            self._stop_typing()
        if place in numbers:
            self.go(place)

    def _stop_typing(self) -> None:
        self._typing.stop()
        if self._number:
            self._number = ""
            self.typed.emit("")


_KEYPAD = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_PLUS = {"+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP}
