"""A toy game on areas: units of two sides go from area to area, and the ways are confirmed."""

import json
from collections.abc import Container, Iterable, Mapping
from itertools import pairwise

from beachmaster.engine import areas
from beachmaster.engine.areachart import AreaChart, AreaSpot
from beachmaster.engine.asking import asking
from beachmaster.engine.counters import counters
from beachmaster.engine.display import Details, Overview, Position, UnitRow
from beachmaster.engine.facts import Known
from beachmaster.engine.module import GameState, Play, Recorder, Steps
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.pieces import Piece
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.steps import Step
from beachmaster.engine.text import Text, marks, place_text, plain_text
from beachmaster.engine.values import Value
from engine.area_toys import GAME, KINDS, board
from engine.toy_game import SIDES

T, TN = marks("tests")


class AreaState(GameState, kw_only=True):
    """Who stands where, and what the first side controls."""

    phase: str = "us-1"
    places: dict[str, str] = {}
    reduced: list[str] = []
    taken: list[str] = []


def printed() -> areas.AreaBoard:
    return areas.AreaBoard.of(json.dumps(board()).encode(), GAME, KINDS)


class AreaGame:
    """The toy game on a board of areas."""

    name = GAME
    sides = SIDES
    state_type = AreaState
    options: Mapping[str, str] = {}

    def __init__(self, prints: areas.AreaBoard | None = None, **places: str) -> None:
        self.prints = prints or printed()
        self._places = places or {"A": "1", "B": "1", "J": "3"}

    def first_state(self, _seed: int) -> AreaState:
        return AreaState(places=dict(self._places))

    def play(self, state: AreaState, seed: int, recorder: Recorder) -> Play[AreaState]:
        return Play(state, self.options, seed, recorder)

    def ground(self, state: AreaState) -> areas.AreaBoard:
        return self.prints.at(state.learned)

    def phase(self, play: Play[AreaState]) -> Steps[None]:
        state, (side, _, number) = play.state, play.state.phase.partition("-")
        movers = [unit for unit in sorted(state.places) if (side == "us") == (unit != "J")]
        value = yield Choose(
            procedure="move",
            text=plain_text("Who moves?"),
            rules=("toy:1",),
            options=Options(
                lambda: [Option(u, plain_text(f"Company {u}")) for u in movers],
                lambda word: word in self.moves(state, movers),
            ),
        )
        unit, *way = value.split(">")
        ground = self.ground(state)
        ground.confirm_way([state.places[unit], *way])
        if all(ground.touches(a, b) for a, b in pairwise([state.places[unit], *way])):
            state.places[unit] = way[-1]
            if unit != "J":
                state.taken = sorted({*state.taken, *way})
        play.emit(
            "moved", T("{unit} stands in {area}", unit=unit, area=state.places[unit]), "toy:1"
        )
        state.phase = f"japan-{number}" if side == "us" else f"us-{int(number) + 1}"

    def moves(self, state: AreaState, movers: Iterable[str]) -> list[str]:
        """Return all moves: a unit and the areas of its way, the last alone or all."""
        with asking(False):
            return [f"{unit}>{way}" for unit in movers for way in self.ways(state, unit)]

    def ways(self, state: AreaState, unit: str) -> list[str]:
        """Return the ways of a unit, of one or two steps."""
        ground, start = self.ground(state), state.places[unit]
        steps = ground.neighbours(start)
        two = [f"{a}>{b}" for a in steps for b in ground.neighbours(a) if b not in (start, a)]
        return [*steps, *two]

    def problems(self, _state: AreaState) -> list[Text]:
        return []

    def pieces(self, state: AreaState) -> Mapping[str, Piece]:
        look = plain_text("whole")
        return {u: Piece(plain_text(u), place, look) for u, place in state.places.items()}

    def space_name(self, _state: AreaState, space: str) -> Text:
        return T("Area {area}", area=space)

    def visible(self, state: AreaState, _side: str = "") -> Value:
        return {"places": state.places}

    def outcome(self, _state: AreaState) -> Value:
        return None

    # -- what is shown -------------------------------------------------------------------------

    def overview(self, state: AreaState) -> Overview:
        return Overview(
            turn=state.turn,
            last_turn=4,
            phase=state.phase,
            steps=(Step("us", plain_text("US")), Step("japan", plain_text("Japan"))),
            units=tuple(self._row(state, unit) for unit in sorted(state.places)),
        )

    def details(self, _state: AreaState) -> Details:
        return Details()

    def _row(self, state: AreaState, unit: str) -> UnitRow:
        return UnitRow(
            id=unit,
            side=SIDES[unit == "J"],
            name=plain_text(f"Company {unit}"),
            place=state.places[unit],
            where=place_text(state.places[unit]),
            short=unit,
            steps=1 if unit in state.reduced else 2,
            whole=2,
        )

    def chart(self, state: AreaState | None = None) -> AreaChart:
        ground = self.prints if state is None else self.ground(state)
        return AreaChart(
            title=plain_text("Toy island"),
            hexes={place: self._spot(ground, place) for place in ground.spaces},
            coast=ground.file.coastline,
            notice=plain_text("a toy"),
        )

    def _spot(self, ground: areas.AreaBoard, place: str) -> AreaSpot:
        tray = place in ground.boxes
        tem = None if tray else ground.believed(place, "tem")
        return AreaSpot(
            ground="clear",
            words=plain_text("a box" if tray else f"clear, +{tem}"),
            label=ground.label(place),
            at=ground.spot(place),
            outline=ground.outline(place),
            tray=tray,
            badge="" if tray else f"+{tem}",
            square=not tray and bool(ground.believed(place, "urban")),
            value=3 if place == "4" else 0,
            near=ground.neighbours(place),
        )

    def position(
        self, state: AreaState, units: Iterable[UnitRow], _wanted: Container[str] | None = None
    ) -> Position:
        return Position(counters=counters(units, self.prints.spaces), taken=frozenset(state.taken))

    def sight(self, _state: AreaState, a: str, b: str) -> Text:
        return plain_text(f"{self.prints.distance(a, b)} areas away")

    def reach(self, state: AreaState, prompt: Choose, unit: str) -> Mapping[str, Value]:
        """Return where a unit can go: the shortest way counts."""
        if prompt.procedure != "move" or unit not in [one.value for one in prompt.options]:
            return {}
        with asking(False):
            goals = [(way.rpartition(">")[2], way) for way in reversed(self.ways(state, unit))]
        return {goal: f"{unit}>{way}" for goal, way in goals}

    def open_prints(self, state: AreaState) -> OpenAreas | None:
        ground = self.ground(state)
        return ground.open if ground.own else None

    def sketched(self, known: Known) -> tuple[AreaChart, OpenAreas]:
        ground = self.prints.at(known)
        return self.chart(AreaState(learned=known)), ground.open

    def preparation(self) -> list[object]:
        return []
