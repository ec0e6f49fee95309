"""Turn pointing, dragging and keys into answers: what can be picked, and why the rest cannot."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from beachmaster.desktop.board.area_words import area_words
from beachmaster.desktop.board.board_map import BoardMap
from beachmaster.desktop.board.charges import charges
from beachmaster.desktop.board.hand import NOT, Hand
from beachmaster.desktop.board.targets import NOWHERE, Reach, Targets
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.texts import T
from beachmaster.desktop.told import Told
from beachmaster.desktop.words import hex_name, say
from beachmaster.engine.areachart import AreaChart, SpaceId
from beachmaster.engine.display import Chart, Counter, Position
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.mapquestions import MAP_LIST
from beachmaster.engine.module import GameState
from beachmaster.engine.prompt import Record
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class MapSelection(Hand):
    """The player's hand over the map.

    `picked` carries the value of an option, `answered` that of a whole answer. `said` carries what
    the hex under the pointer or the cursor shows, and true where a screen reader should speak it.
    `put_right` carries a counter and the hex it was dropped in while the table is checked: any
    counter can be dragged then, and no drop answers the prompt.
    `unit_selected` carries the unit that is selected, or None.
    """

    picked = Signal(object)
    put_right = Signal(str, str)
    unit_selected = Signal(object)

    def __init__(self, controller: GameController, board_map: BoardMap) -> None:
        super().__init__(controller, board_map)
        self.chart: Chart | None = None
        self.paints: Callable[[HexId], None] | None = None
        self.learn: Callable[[], None] | None = None  # begin to paint, where the map is one's own
        self._checking = False
        self._lists = False  # the prompt asks for lists of hexes: any hex can be told
        board_map.hovered.connect(lambda _place: self.read())
        board_map.moved.connect(lambda _place: self.read(aloud=True))
        board_map.turned.connect(lambda _unit: self.read(aloud=True))
        board_map.clicked.connect(self.click)
        board_map.opened.connect(self.open)
        board_map.entered.connect(self.enter)
        board_map.carried.connect(self._on_carried)
        board_map.dropped.connect(self.drop)
        board_map.taken_up.connect(self.take_waiting)
        board_map.cancelled.connect(lambda: self.select(self.queue.head))
        board_map.gathered.connect(self.gather)
        board_map.pickable = self.is_pickable
        board_map.takes = lambda unit: unit in self.targets.units and self.looked_at is None

    # -- following the prompt ----------------------------------------------------------------------

    def take_up(self, chart: Chart, position: Position, peeked: GameState | None) -> None:
        """Work with another prompt or state; nothing can be picked in the past."""
        self.chart, self.position = chart, position
        self.looked_at = peeked
        places = {one.id: one.place for one in position.counters}
        for box in self.map.trays.boxes:
            places |= {one.id: one.place for one in box.counters}
        prompt = self.controller.prompt if peeked is None else None
        self.targets = Targets(prompt, chart.hexes, places, self._reach)
        self._lists = prompt is not None and prompt.procedure == MAP_LIST
        shown = self.map.shown
        shown.subjects, shown.others = self.targets.about()
        shown.charges = charges(prompt, chart, position, shown.subjects, shown.others)
        self.queue.follow()
        held = shown.selected
        self.select(self.next_up or (held if held in self.movers() else self.targets.subject()))

    def tell(self, told: Value) -> dict[HexId, Told]:
        """Light what a form leaves with what is told there; return the marks of what is told."""
        if self.looked_at is not None or not isinstance(self.controller.prompt, Record):
            return {}
        self.targets.tell(told)
        self.select(self.map.shown.selected)
        return {place: Told(TICK, active=True) for place in self.targets.picked}

    def movers(self) -> set[str]:
        """Return the units whose counters may be dragged, as far as the prompt names them."""
        if self._checking and self.position is not None and self.looked_at is None:
            return {counter.id for counter in self.position.counters}
        subject = self.targets.subject()
        return {*self.targets.units, *([subject] if subject else [])}

    def _reach(self, unit: str) -> Reach:
        display, prompt = self.controller.display, self.controller.prompt
        if display is None or prompt is None or self.looked_at is not None:
            return NOWHERE
        return display.reach(self.controller.state, prompt, unit)

    def select(self, unit: str | None) -> None:
        """Select a unit: light where it can go; without one, light what the prompt asks for."""
        shown = self.map.shown
        shown.selected = unit
        reach = self.targets.reach(unit) if unit is not None else NOWHERE
        shown.lit = frozenset(reach) if reach else frozenset(self.targets.hexes)
        shown.lit_units = frozenset(self.targets.units)
        self.map.movable = self.movers()
        self.map.stops = self.targets.places() or sorted(shown.lit)
        self.map.update_changed()
        self.unit_selected.emit(unit)
        self.read()

    # -- what the player does ----------------------------------------------------------------------

    def is_pickable(self, place: HexId) -> bool:
        """Tell whether Enter would do something in a hex."""
        any_hex = self._lists or self.paints is not None or self.next_up is not None
        return any_hex or place in self.map.shown.lit or bool(self._units_in(place))

    def click(self, place: HexId, unit: str | None) -> None:
        """Go there, pick the unit hit, pick the hex, or select what can go somewhere."""
        self.map.go(place)
        if self._lists:
            self.picked.emit(place)
        elif self.next_up is not None:
            self._send_next(place)
        elif unit in self.targets.units and unit != self.map.shown.selected:
            assert unit is not None
            self._touch(unit)
        elif place in self.map.shown.lit:
            self._go_or_pick(place)
        elif unit is None or unit == self.map.shown.selected:
            self.select(self.targets.subject())
        else:
            self.select(unit)

    def open(self, place: HexId, unit: str | None) -> None:
        """Pick a unit itself, where a click only selected it."""
        del place
        if unit in self.targets.units and self.targets.reach(unit or ""):
            self.picked.emit(unit)

    def enter(self, place: HexId) -> None:
        """Pick what the cursor stands on; ask which where there are several."""
        if self.paints is not None:
            self.paints(place)
            return
        if self._lists:
            self.picked.emit(place)
            return
        if self.next_up is not None:
            self._send_next(place)
            return
        if place in self.map.shown.lit:
            self._go_or_pick(place)
            return
        units = self._units_in(place)
        if len(units) == 1:
            self._enter_unit(units[0].id)
        elif units:
            self._ask_which(units)

    def set_checking(self, *, on: bool) -> None:
        """Begin or end a check of the table, in which drops put counters right."""
        self._checking = on
        self.select(self.targets.subject())

    def drop(self, unit: str, place: HexId | None) -> None:
        """Answer with the unit put down in a hex that it can reach."""
        if self._checking and self.looked_at is None:
            if place is not None and place != self.place_of(unit):
                self.put_right.emit(unit, place)
            return
        self._send([unit, *self.map.company], place, self.map.way)
        if not self.map.company:
            self.read(aloud=True)

    def take_waiting(self, unit: str) -> None:
        """Pick a unit that waits off the map, or select it where it can go somewhere."""
        if self.map.takes(unit):
            self._touch(unit)

    def _touch(self, unit: str) -> None:
        """Select a unit that can go somewhere; pick one that cannot."""
        if self.targets.reach(unit):
            self.select(unit)
        else:
            self.picked.emit(unit)

    def _enter_unit(self, unit: str) -> None:
        """Select at the first Enter, pick at the second."""
        if unit == self.map.shown.selected:
            self.picked.emit(unit)
        else:
            self._touch(unit)

    def _go_or_pick(self, place: HexId) -> None:
        unit = self.map.shown.selected
        reach = self.targets.reach(unit) if unit is not None else NOWHERE
        if place in reach:
            self._answer(reach[place])
        elif place in self.targets.hexes:
            self.picked.emit(self.targets.hexes[place].value)

    def _ask_which(self, units: list[Counter]) -> None:
        menu = QMenu(self.map)
        for counter in units:
            action = QAction(say(self.targets.units[counter.id].text), menu)
            action.triggered.connect(lambda _on=False, unit=counter.id: self._enter_unit(unit))
            menu.addAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        place = self.map.sheet.centres[units[0].place] if self.map.sheet else None
        at = self.map.view.pixel(place).toPoint() if place is not None else QPoint()
        menu.popup(self.map.mapToGlobal(at))

    def _units_in(self, place: HexId) -> list[Counter]:
        stack = self.map.shown.stacks.get(place, ())
        return [counter for counter in stack if counter.id in self.targets.units]

    def _on_carried(self, unit: str, place: HexId | None) -> None:
        if unit != self.map.shown.selected:
            self.select(unit)
        for other in self.map.company:
            self.map.shown.lit &= self.targets.reach(other).keys()
        self.read()
        del place

    # -- what is said of it ------------------------------------------------------------------------

    def read(self, *, aloud: bool = False) -> None:
        """Say what the hex under the pointer, or else under the cursor, shows."""
        shown, chart = self.map.shown, self.chart
        place = shown.hover or shown.cursor
        gone = not self.controller.is_open  # the map still shows how the game was left
        if shown.hover is None and shown.waiting is not None and not gone:
            self.said.emit(self._waiting_words(shown.waiting), aloud)
            return
        if gone or chart is None or place is None or place not in chart.hexes:
            self.said.emit("", False)
            return
        stack = shown.stacks.get(place, ())
        flagged = place in shown.taken and not isinstance(chart, AreaChart)
        taken = self.controller.sides[0] if flagged else None
        more = [*self._of_area(chart, place, stack), *self._more(place)]
        words = hex_words(chart, place, stack, taken=taken, more=more)
        self.said.emit(words, aloud)

    def _waiting_words(self, unit: str) -> str:
        """Say of a unit off the map where it waits, what it is, and whether it can be picked."""
        found = [say(one) for one in self.map.trays.words_of(unit)]
        if self.map.takes(unit):
            found.append(say(UNIT))
        elif unit in self.targets.closed and self.looked_at is None:
            found.append(say(NOT.fill(reason=self.targets.closed[unit].reason)))
        return say(T(" · ")).join(one.strip(" .") for one in found)

    def _of_area(self, chart: Chart, place: SpaceId, stack: Sequence[Counter]) -> list[str]:
        """Return what is said of an area besides: who controls it, and what it touches."""
        if not isinstance(chart, AreaChart):
            return []
        own = place in self.map.shown.taken
        holder = next(side for side in self.controller.sides if side.own == own)
        return area_words(chart.hexes[place], stack, holder)

    def _more(self, place: HexId) -> list[str]:
        """Say whether the hex answers the prompt or why not, and how the selected unit sees it."""
        unit, found = self.map.shown.selected, []
        if place in self.map.shown.lit:
            found.append(self._goes(place, unit))
        else:
            found += [say(LIT_UNIT)] if self._units_in(place) else []
            found += [say(NOT.fill(reason=reason)) for reason in self._reasons(place, unit)]
        sight = self._sight(place, unit)
        return [*found, sight] if sight else found

    def _goes(self, place: HexId, unit: str | None) -> str:
        """Say that a hex answers the prompt, and what it costs the selected unit to go there."""
        if unit is None or not self.targets.reach(unit):
            return say(LIT)
        cost = self.targets.cost(place, unit)
        return say(GO if cost is None else T("the selected unit can go here: {cost}", cost=cost))

    def _reasons(self, place: HexId, unit: str | None) -> list[Text]:
        """Return why the hex is closed, or why the units in it are."""
        if self.looked_at is not None:
            return []
        if unit is not None and self.place_of(unit) != place:
            reason = self.targets.why_not(place, unit)
            return [reason] if reason is not None else []
        closed = self.targets.closed
        keys = [place, *(counter.id for counter in self.map.shown.stacks.get(place, ()))]
        return [closed[key].reason for key in keys if key in closed]

    def _sight(self, place: HexId, unit: str | None) -> str:
        start = self.place_of(unit) if unit is not None else None
        display = self.controller.display
        if start is None or start == place or display is None:
            return ""
        state = self.looked_at or self.controller.state
        return say(display.sight(state, start, place))


def place_name(chart: Chart, place: SpaceId) -> str:
    """Return what a space is called: a hex its number or name, an area that it is one."""
    if not isinstance(chart, AreaChart):
        return hex_name(place)
    return "" if chart.hexes[place].tray else say(T("Area {place}", place=place))


def hex_words(
    chart: Chart,
    place: HexId,
    stack: Sequence[Counter],
    *,
    taken: Side | None,
    more: Sequence[str] = (),
) -> str:
    """Return number, name, ground, sector, marks and counters of a hex, then what else is said."""
    held = chart.hexes[place]
    parts = [place_name(chart, place), held.label, say(held.words)]
    if held.sector:
        parts.append(say(T("sector {name}", name=held.sector)))
    parts += [say(mark.text) for mark in held.marks]
    if taken is not None:
        parts.append(say(T("taken by the {side} side", side=taken.forces)))
    parts += [say(counter.words) for counter in stack]
    parts += more
    return say(T(" · ")).join(dict.fromkeys(part.strip(" .") for part in parts if part))


TICK = "✓"
LIT = T("can be picked")
UNIT = T("this unit can be picked")
LIT_UNIT = T("a unit here can be picked")
GO = T("the selected unit can go here")
