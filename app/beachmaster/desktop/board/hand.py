"""Send units over the map one after the other, or a whole stack at once."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from beachmaster.desktop.board.board_map import BoardMap
from beachmaster.desktop.board.queue import MoveQueue
from beachmaster.desktop.board.targets import NOWHERE, Targets
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.display import Position, UnitRow
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import GameState
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.said import parts_of
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value


class Hand(QObject):
    """What several units are moved with: a queue of them, and the stack that is carried.

    `answered` carries a whole answer, `said` words and whether a screen reader should speak them.
    """

    answered = Signal(object)
    said = Signal(str, bool)

    def __init__(self, controller: GameController, board_map: BoardMap) -> None:
        super().__init__(board_map)
        self.controller = controller
        self.map = board_map
        self.targets = _NO_TARGETS
        self.position: Position | None = None
        self.looked_at: GameState | None = None
        self.queue = MoveQueue(controller, self)
        self.queue.altered.connect(self._show_queue)
        controller.refused.connect(self._note_refused)

    @property
    def next_up(self) -> str | None:
        """Return the unit that a tap sends on; nobody while one looks back."""
        return self.queue.head if self.looked_at is None else None

    def select(self, unit: str | None) -> None:
        """Select a unit: light where it can go."""
        raise NotImplementedError

    def gather(self, place: HexId, unit: str | None) -> None:
        """Let the unit hit, or else all of the hex, join those that go next, or leave them."""
        self.map.go(place)
        if unit is not None:
            self._pick_one(unit)
            return
        here = [one.id for one in self.map.shown.stacks.get(place, ()) if self._can_go(one.id)]
        if here and all(one in self.queue.units for one in here):
            self.queue.take([one for one in self.queue.units if one not in here])
        elif here:
            self.queue.add(here)
        elif self.next_up is not None:
            self._send(list(self.queue.units), place)

    def _pick_one(self, unit: str) -> None:
        if self._can_go(unit):
            self.queue.toggle(unit)
            return
        closed = self.targets.closed.get(unit)
        reason = closed.reason if closed is not None else T("It cannot move now.")
        self.queue.refuse(T("{unit}: {reason}", unit=self.name_of(unit), reason=reason))
        self.said.emit(say(NOT.fill(reason=reason)), True)

    def _can_go(self, unit: str) -> bool:
        asked = self.looked_at is None and unit in self.queue.waiting()
        return asked and bool(self.targets.reach(unit))

    def _send_next(self, place: HexId) -> None:
        assert self.next_up is not None
        self._send([self.next_up], place)

    def _send(self, units: Sequence[str], place: HexId | None, way: str = "") -> None:
        """Answer with the hex of each unit, or say of the first that cannot go there why.

        Where they were carried a `way` that they can go, it is the way that counts.
        """
        values: list[Value] = []
        for unit in units:
            reach = self.targets.reach(unit)
            if place is None or place not in reach:
                self._refuse(unit, place)
                return
            values.append(self.targets.along(unit, place, way))
        together = [part for value in values for part in parts_of(value)]
        self._answer(together if len(values) > 1 else values[0])

    def _refuse(self, unit: str, place: HexId | None) -> None:
        if place is None or place == self.place_of(unit):
            return
        stays = T("{unit} cannot go there now.", unit=self.name_of(unit))
        reason = self.targets.why_not(place, unit) or stays
        self.queue.refuse(reason)
        self.said.emit(say(NOT.fill(reason=reason)), True)

    def _note_refused(self, why: Refusal) -> None:
        if self.queue.head is not None:
            self.queue.refuse(why.text)
            self.select(self.queue.head)

    def _show_queue(self) -> None:
        self.map.shown.queued = tuple(self.queue.units)
        self.select(self.queue.head or self.targets.subject())

    def stack_mates(self) -> list[str]:
        """Return who lies with the one that joined last and could go, but has not joined."""
        last = self.queue.units[-1:]
        place = self.place_of(last[0]) if last else None
        stack = self.map.shown.stacks.get(place, ()) if place is not None else ()
        return [one.id for one in stack if self._may_join(one.id)]

    def band_mates(self) -> list[str]:
        """Return who is of the regiment of the one that joined last and has not joined."""
        band = self.band_name()
        if band is None:
            return []
        return [row.id for row in self._rows() if row.band == band and self._may_join(row.id)]

    def band_name(self) -> Text | None:
        """Return what the regiment of the one that joined last is called."""
        last = self.queue.units[-1:]
        return next((row.band for row in self._rows() if [row.id] == last), None)

    def pick_stack(self) -> None:
        """Let the rest of the stack join."""
        self.queue.add(self.stack_mates())

    def pick_band(self) -> None:
        """Let the rest of the regiment join."""
        self.queue.add(self.band_mates())

    def _may_join(self, unit: str) -> bool:
        return unit not in self.queue.units and self._can_go(unit)

    def _rows(self) -> Sequence[UnitRow]:
        overview = self.controller.overview
        return overview.units if overview is not None else ()

    def name_of(self, unit: str) -> Text:
        """Return what a unit is called."""
        return next((row.name for row in self._rows() if row.id == unit), plain_text(unit))

    def _answer(self, value: Value) -> None:
        self.map.shown.selected = None
        self.answered.emit(value)

    def place_of(self, unit: str) -> HexId | None:
        """Return where a counter lies."""
        counters = self.position.counters if self.position is not None else ()
        return next((one.place for one in counters if one.id == unit), None)


_NO_TARGETS = Targets(None, (), {}, lambda _unit: NOWHERE)
NOT = T("not here: {reason}")
