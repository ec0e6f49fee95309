"""A small game with a hidden half: an island of seven areas, three turns, an opponent unseen.

`Open` is all that lies on the table, `State` adds the half behind the screen. What shows is given a
`Table`, which has the open half alone; procedures and the opponent have a `Game`, with both. A type
checker holds that (`test_types.py`), and this module is checked with it.
"""

import json
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import msgspec

from beachmaster.engine import chance
from beachmaster.engine.adjust import Called, spot
from beachmaster.engine.areachart import AreaChart, AreaSpot
from beachmaster.engine.areas import AreaBoard
from beachmaster.engine.coach import Line
from beachmaster.engine.counters import counters
from beachmaster.engine.display import (
    Bag,
    Chart,
    Count,
    Details,
    Fact,
    Note,
    Overview,
    Position,
    UnitRow,
)
from beachmaster.engine.halvedgame import HalvedGame
from beachmaster.engine.halves import HiddenHalf, opened, plainest, salted
from beachmaster.engine.hexgame import GameParts
from beachmaster.engine.module import GameState, Play, Recorder, Steps
from beachmaster.engine.opponent import Deciding
from beachmaster.engine.options import Closed, Option, Options
from beachmaster.engine.pieces import Piece
from beachmaster.engine.places import Places
from beachmaster.engine.players import RandomPlayer
from beachmaster.engine.printkinds import Print
from beachmaster.engine.prompt import Choose, DiceToRoll, Prompt, Roll
from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Measure, Setup
from beachmaster.engine.side import Side
from beachmaster.engine.steps import Step
from beachmaster.engine.text import Text
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.values import Value, Visibility
from beachmaster.engine.weighing import Candidate, Term, weigh

NAME = "screen"
NEAR: Mapping[str, Sequence[str]] = {
    "okina": ("chidori", "funami"),
    "uguisu": ("chidori", "suri"),
    "suri": ("uguisu", "chidori"),
    "chidori": ("okina", "uguisu", "suri", "funami"),
    "funami": ("okina", "chidori", "moto"),
    "moto": ("funami", "north"),
    "north": ("moto",),
}
VALUE = {"okina": 0, "uguisu": 0, "suri": 3, "chidori": 2, "funami": 2, "moto": 2, "north": 1}
FIELDS, BEACHES, SEA = ("chidori", "funami", "moto"), ("okina", "uguisu"), "sea"
KINDS = {"inf": (2, 3, 2), "mg": (2, 4, 1), "gun": (1, 1, 1), "hq": (1, 1, 1)}
"""Steps, dice of fire, movement of each kind."""
ROSTER = {"inf": 4, "mg": 2, "gun": 2, "hq": 1}
CAVES, DICE, LAST, HOLD = 6, 8, 3, "hold"
ORDER = ("set-up", "bombard", "move", "control", "guns", "sneak", "end")


def _side(name: str, dice: str, own: bool) -> Side:
    words = dict.fromkeys(("name", "forces", "phases", "unit", "hidden"), say(name))
    return Side(id=name, dice=dice, own=own, **words)


US, JAPAN = _side("us", "blue", True), _side("japan", "red", False)


# -- the two halves ------------------------------------------------------------------------------


class Unit(msgspec.Struct):
    """A regiment, or a Japanese unit that was shown."""

    kind: str
    place: str
    steps: int
    fired: bool = False


class Dark(msgspec.Struct, order=True):
    """A unit behind the screen: it has no id, for like ones are the same until they are shown."""

    place: str
    kind: str
    steps: int
    fired: bool = False


class Open(GameState, kw_only=True):
    """All that lies on the table; `shown` and `out` count what came to light since the start."""

    us: dict[str, Unit] = {}
    japan: dict[str, Unit] = {}
    caves: dict[str, int] = {}
    held: list[str] = []
    markers: list[str] = []
    points: int = 0
    losses: int = 0
    shown: dict[str, int] = {}
    out: dict[str, int] = {}


class Hidden(HiddenHalf, kw_only=True):
    """What lies behind the screen."""

    units: list[Dark] = []
    caves: dict[str, int] = {}
    lost: list[Dark] = []


class State(Open, kw_only=True):
    """Both halves."""

    hidden: Hidden = msgspec.field(default_factory=Hidden)


class Printed(msgspec.Struct):
    """The data of the game: its map."""

    prints: AreaBoard | None


class Table(Play[Open]):
    """What shows: the open half, and no more."""


class Game(Table):
    """What runs: both halves; what a person's prompt shows is worked out on what is `open`."""

    state: State

    @property
    def open(self) -> Table:
        """Return what may be shown as it is now."""
        return looking(self.state, self._begun_with)


def looking(state: Open, options: Mapping[str, str]) -> Table:
    """Bind the open half of a state for looking at it."""
    table = Table(opened(state, Open), options, 0, Recorder(quiet=True))
    table.sides = (US, JAPAN)
    return table


# -- the opponent --------------------------------------------------------------------------------


class Kuribayashi:
    """Who plays behind the screen: by a hash of the salt, so that games differ.

    `script`, where given, says what to answer by key; elsewhere it does what is plainest.
    """

    side = "japan"

    def __init__(self, script: Mapping[str, Value] | None = None) -> None:
        self.script = script

    def blind(self, state: State) -> None:
        """Leave out nothing: it sees both halves, and no die to come stands in them."""

    def decide(self, state: State, asked: Asked) -> Deciding:
        """Answer as the script says; without one by the salt, and hold more often than not."""
        yield
        prompt, salt = asked.prompt, int(state.hidden.salt, 16)
        assert isinstance(prompt, Choose)
        if self.script is not None:
            plain = plainest(prompt, 0, asked.key)
            value = self.script.get(asked.key, plain)
            value = value if prompt.secret or value in prompt.options else plain
            return weigh([_certain(value, unseen(state))])
        if prompt.procedure == "deploy":
            return weigh([_certain(drawn(salt))])
        values = prompt.expected()
        if prompt.many:
            order = sorted(values, key=lambda one: chance.below(1000, salt, asked.key, one))
            return weigh([_certain(order)])
        return weigh([_candidate(one, salt, asked.key) for one in values])


def unseen(state: State) -> int:
    """Return a number that hangs on what lies behind the screen, as what an act is worth does."""
    return chance.below(
        1000, 0, "unseen", *(f"{one.place} {one.kind}" for one in state.hidden.units)
    )


def _certain(value: Value, worth: int = 0) -> Candidate:
    return Candidate(value, say(str(value)), (Term(say("orders"), worth),))


def _candidate(value: Value, salt: int, key: str) -> Candidate:
    worth = chance.below(1000, salt, key, str(value)) + (600 if value == HOLD else 0)
    return Candidate(value, say(str(value)), (Term(say("whim"), worth, "scr:11"),))


def drawn(salt: int) -> list[str]:
    """Draw a set-up by the salt: units and caves with their areas."""
    found = []
    for kind, count in ROSTER.items():
        for at in range(1, count + 1):
            area = list(NEAR)[chance.below(len(NEAR), salt, "set-up", kind, at)]
            found.append(f"{kind}{at}>{area}")
    room = [f"{area}{at}" for area in NEAR for at in (1, 2)]
    mixed = sorted(room, key=lambda one: chance.below(1 << 30, salt, "cave", one))
    return [*found, *(f"cave{at}>{one[:-1]}" for at, one in enumerate(mixed[:CAVES], 1))]


# -- what shows ----------------------------------------------------------------------------------


def problems(state: Open, _data: Printed) -> list[Text]:
    """Check the open half by itself: a refusal must not tell what lies behind the screen."""
    amiss = [name for name, unit in state.us.items() if not 0 <= unit.steps <= 4]
    amiss += [name for name, unit in state.japan.items() if unit.steps < 0]
    return [say(f"{name} has a wrong number of steps.") for name in amiss]


_VALUES = {
    "us.UNIT.place": say("where {one} stands"),
    "us.UNIT.steps": say("the steps of {one}"),
    "japan.UNIT.steps": say("the steps of {one}"),
    "held.AREA": say("control of {one}"),
}
_NAMED = {"held": Called(lambda word: word if word in NEAR else None)}


def adjust(state: Open, _data: Printed, path: str, value: Value) -> Text:
    """Put a value right; what lies behind the screen is never asked."""
    found = spot(state, path, _VALUES, _NAMED)
    found.put(value)
    return found.what


def pieces(table: Table) -> Mapping[str, Piece]:
    """Return what lies on the real table."""
    state = table.state
    found = {
        name: Piece(say(name), unit.place, say(f"{unit.steps} steps"), f"{unit.steps}{unit.fired}")
        for name, unit in {**state.us, **state.japan}.items()
    }
    caves = {f"cave/{a}": Piece(say("caves"), a, say(str(n))) for a, n in state.caves.items()}
    return {**found, **caves, **{f"us/{a}": Piece(say("us"), a, say("up")) for a in state.held}}


def only_told(_before: Open, _after: Open) -> frozenset[str]:
    """Return none: the program knows of everything that is on the table."""
    return frozenset()


def visible(table: Table, _side: Visibility) -> Value:
    """Return all that is on the table."""
    return msgspec.to_builtins(table.state)


def outcome(state: Open) -> Value:
    """Return the points, less what was lost for them."""
    points = state.points - state.losses
    return {"vp": points, "band": "won" if points > 0 else "lost"}


def tray(state: Open) -> dict[str, int]:
    """Return how many counters of each kind were not shown yet: these lie beside the board."""
    return {kind: count - state.shown.get(kind, 0) for kind, count in ROSTER.items()}


def overview(table: Table) -> Overview:
    """Return where the game stands."""
    state = table.state
    rows = [
        *(_row(US, name, unit) for name, unit in sorted(state.us.items())),
        *(_row(JAPAN, name, unit) for name, unit in sorted(state.japan.items())),
    ]
    return Overview(
        turn=state.turn, last_turn=LAST, phase=state.phase, steps=STEPS, units=tuple(rows)
    )


def _row(side: Side, name: str, unit: Unit) -> UnitRow:
    return UnitRow(
        id=name,
        side=side,
        name=say(name),
        place=unit.place,
        where=say(unit.place),
        short=name,
        steps=unit.steps,
        whole=4 if side is US else KINDS[unit.kind][0],
        standing="map" if unit.place in NEAR else "waiting",
    )


def details(table: Table) -> Details:
    """Return what was lost, and the tray."""
    state = table.state
    counts = tuple(Count(say(kind), number) for kind, number in tray(state).items())
    facts = (
        Fact("points", say("points"), say(str(state.points))),
        Fact("losses", say("losses"), say(str(state.losses))),
    )
    return Details(
        facts=facts, bags=(Bag("tray", say("tray"), counts, whole=sum(ROSTER.values())),)
    )


def chart(prints: AreaBoard) -> Chart:
    """Return the printed map."""
    spots = {place: _spot(prints, place) for place in prints.spaces}
    return AreaChart(title=say("Island"), hexes=spots, coast=prints.file.coastline)


def _spot(prints: AreaBoard, place: str) -> AreaSpot:
    return AreaSpot(
        ground="clear",
        words=say("the sea" if place == SEA else f"value {VALUE[place]}"),
        label=prints.label(place),
        at=prints.spot(place),
        outline=prints.outline(place),
        tray=place == SEA,
        near=prints.neighbours(place),
    )


def position(
    table: Table, prints: AreaBoard, rows: Iterable[UnitRow], _wanted: Container[str] | None
) -> Position:
    """Return what lies on the map."""
    return Position(counters=counters(rows, prints.spaces), taken=frozenset(table.state.held))


def sight(_table: Table, prints: AreaBoard, a: str, b: str) -> Text:
    """Say how far apart two areas are."""
    return say(f"{prints.distance(a, b)} areas away")


def reach(table: Table, _prints: AreaBoard, prompt: Prompt, unit: str) -> Mapping[str, Value]:
    """Return where a regiment can go."""
    if prompt.procedure != "move" or unit not in table.state.us:
        return {}
    return {area: f"{unit}>{area}" for area in ways(table, unit)}


def ways(table: Table, unit: str) -> Sequence[str]:
    """Return where a regiment can go from where it is."""
    at = table.state.us[unit].place
    return BEACHES if at == SEA else NEAR[at]


def path_of(state: Open, _data: Printed, unit: str) -> str:
    """Return under which path a unit of the list is put right."""
    return f"us.{unit}" if unit in state.us else f"japan.{unit}"


def written(table: Table) -> Value:
    """Return the open half as a position file; the other half is drawn to fit."""
    plain = msgspec.to_builtins(table.state)
    assert isinstance(plain, dict)
    return {"game": NAME, **plain}


def ready(table: Table) -> Iterable[Line]:
    """Say how many regiments wait at sea."""
    waiting = sum(unit.place == SEA and unit.steps > 0 for unit in table.state.us.values())
    return [Line(say(f"{waiting} regiments wait at sea."), ("scr:10",))]


STEPS = (
    Step("set-up", say("Set-up")),
    Step("bombard", say("Bombardment"), US, purpose=say("Shell two areas.")),
    Step("move", say("Movement"), US, purpose=say("Move each regiment once.")),
    Step("control", say("Control")),
    Step("guns", say("Guns"), JAPAN),
    Step("sneak", say("Hidden movement"), JAPAN),
    Step("end", say("End")),
)


# -- the map -------------------------------------------------------------------------------------

_AT = {
    "suri": (0, 2), "uguisu": (1, 2), "chidori": (1, 1), "okina": (2, 2), "funami": (2, 1),
    "moto": (2, 0), "north": (3, 0),
}  # fmt: skip


@cache
def printed() -> AreaBoard:
    """Return the map."""
    order = list(_AT)
    pairs = [(a, b) for a in order for b in order[order.index(a) :] if b in NEAR[a]]
    edges = {f"{a}-{b}": "rulebook" for a, b in [*pairs, *((beach, SEA) for beach in BEACHES)]}
    areas = {
        name: {
            "at": [x + 0.5, y + 0.5],
            "outline": [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]],
            "shows": {"value": VALUE[name]},
        }
        for name, (x, y) in _AT.items()
    }
    plain = {
        "format": 1, "game": NAME, "id": "sample", "name": "Island", "notice": "a toy",
        "tag": "rulebook", "areas": areas, "edges": edges, "coastline": [],
        "boxes": {SEA: {"at": [0.5, 3.5], "label": "Sea"}},
    }  # fmt: skip
    return AreaBoard.of(json.dumps(plain).encode(), NAME, _KINDS)


def _print(name: str, *values: Value) -> Print:
    options = tuple(Option(value, say(str(value))) for value in values)
    return Print(
        id=name, text=say(name), rules=("scr:2",), values=options, guess=values[0],
        edges=name == "edge",
    )  # fmt: skip


_KINDS = {"edge": _print("edge", False, True), "value": _print("value", 0, 1, 2, 3)}


# -- the game ------------------------------------------------------------------------------------


class Island(HalvedGame[Open, Printed, Table, AreaBoard]):
    """The game, bound to its options."""

    name = NAME
    sides: Sequence[Side] = (US, JAPAN)
    state_type: type[GameState] = State
    open_type: type[GameState] = Open
    parts = GameParts(
        places=Places({SEA: say("the sea")}),
        problems=problems,
        adjust=adjust,
        pieces=pieces,
        only_told=only_told,
        visible=visible,
        outcome=outcome,
        overview=overview,
        details=details,
        chart=chart,
        position=position,
        sight=sight,
        reach=reach,
        path_of=path_of,
        written=written,
        moving=frozenset({"move"}),
        steps=STEPS,
        possible={"move": ready},
    )

    def __init__(self, start: Open | None = None, script: Mapping[str, Value] | None = None):
        super().__init__(Printed(printed()), {}, start)
        self.screened = Kuribayashi(script)

    def opponent(self, state: Open) -> Kuribayashi:
        """Return who plays behind the screen."""
        return self.screened

    def first_state(self, _seed: int) -> State:
        """Return the start, or a position with a hidden half drawn to fit it.

        Only here the salt is taken: the first state keeps it.
        """
        salt = salted(self.salt)
        if self.start is None:
            return State(us={f"us{n}": Unit("reg", SEA, 4) for n in (1, 2, 3, 4)},
                         hidden=Hidden(salt=salt))  # fmt: skip
        state = State(**msgspec.structs.asdict(self.start), hidden=Hidden(salt=salt))
        left = tray(state)
        for one in drawn(int(salt, 16)):
            name, _, area = one.partition(">")
            kind = name.rstrip("0123456789")
            if left.get(kind, 0) > 0 and area not in state.held:
                left[kind] -= 1
                state.hidden.units.append(Dark(area, kind, KINDS[kind][0]))
        state.hidden.units.sort()
        return state

    def table(self, state: Open) -> Table:
        """Bind the open half of a state."""
        return looking(state, self.options)

    def play(self, state: Open, seed: int, recorder: Recorder) -> Game:
        """Bind a running phase to both halves."""
        assert isinstance(state, State)
        play = Game(state, self.options, seed, recorder)
        play.sides = self.sides
        return play

    def phase(self, play: Game) -> Steps[None]:
        """Run a phase and go on to the next one."""
        state = play.state
        at = ORDER.index(state.phase)
        yield from PHASES[state.phase](play)
        state.phase = ORDER[at + 1] if at + 1 < len(ORDER) else ORDER[1]

    def preparation(self) -> Sequence[Note]:
        """Return how to lay the table."""
        return (Note(say("Lay four regiments into the sea."), ("scr:4",), key="scr:4#1"),)


# -- procedures ----------------------------------------------------------------------------------

NAMES = [f"{kind}{n}" for kind, count in ROSTER.items() for n in range(1, count + 1)]
NAMES += [f"cave{n}" for n in range(1, CAVES + 1)]
PLAIN = [f"{name}>{list(NEAR)[at % len(NEAR)]}" for at, name in enumerate(NAMES)]


def _no_set_up(told: Value) -> Text | None:
    caves = [one.partition(">")[2] for one in told if one.startswith("cave")]
    once = len({one.partition(">")[0] for one in told}) == len(NAMES)
    fits = once and all(caves.count(area) <= 2 for area in caves)
    return None if fits else say("That is no set-up.")


def set_up(play: Game) -> Steps[None]:
    """Let the Japanese set up behind the screen."""
    told = yield Choose(
        procedure="deploy", side="japan", secret=True, text=say("The Japanese set up."),
        rules=("scr:4",), minimum=len(NAMES), maximum=len(NAMES), agrees=_no_set_up, usual=PLAIN,
        options=Options(lambda: [Option(f"{n}>{a}", say(f"{n}>{a}")) for n in NAMES for a in NEAR]),
    )  # fmt: skip
    hidden = play.state.hidden
    for one in told:
        name, _, area = one.partition(">")
        kind = name.rstrip("0123456789")
        if kind == "cave":
            hidden.caves[area] = hidden.caves.get(area, 0) + 1
        else:
            hidden.units.append(Dark(area, kind, KINDS[kind][0]))
    hidden.units.sort()
    play.emit("set-up", say("The Japanese have set up behind the screen."), "scr:4")


def bombard(play: Game) -> Steps[None]:
    """Shell two areas: caves come to light, the rest is dealt in the open first."""
    for unit in play.state.us.values():
        unit.fired = False
    done: list[str] = []
    while len(done) < 2:
        target = yield Choose(
            procedure="target", text=say("Which area is shelled?"), rules=("scr:9",), opens=True,
            options=Options(lambda: [
                *(Option(area, say(area)) for area in NEAR if area not in done),
                Option("none", say("none")),
            ]),
            closed=lambda: closed_targets(play.open, done),
        )  # fmt: skip
        if target == "none":
            return
        done.append(target)
        yield from shelled(play, target)


def closed_targets(_table: Table, done: Sequence[str]) -> list[Closed]:
    """Return the areas that cannot be shelled any more, and why."""
    return [Closed(area, say(area), say("Once a turn."), ("scr:9",)) for area in done]


def shelled(play: Game, target: str) -> Steps[None]:
    """Resolve the shelling of one area."""
    state = play.state
    found = state.hidden.caves.pop(target, 0)
    if found:
        state.caves[target] = state.caves.get(target, 0) + found
        state.out[target] = state.out.get(target, 0) + found
    play.emit(
        "caves", say(f"{found} caves come to light in {target}."), "scr:9.2",
        act=say(f"Put {found} caves in {target}."), reveals=found > 0, n=found,
    )  # fmt: skip
    dice = yield Roll(
        procedure="hits", subjects=(target,), text=say("Roll for the shelling."), rules=("scr:9",),
        dice=DiceToRoll(DICE, 6, "blue"), odds=lambda: odds(play.open, target),
    )  # fmt: skip
    hits = sum(one > 4 for one in dice)
    left = max(0, hits - cover(play.open, target))
    left = deal(play, [name for name, unit in state.japan.items() if unit.place == target], left)
    if left:
        yield from hidden_row(play, target, left)
    if hits and state.caves.get(target):
        state.caves[target] -= 1
        play.emit("collapse", say(f"A cave of {target} collapses."), "scr:9.3.4")
    play.emit("resolved", say(f"{target} is resolved: {hits} hits."), "scr:9.3", hits=hits)


def cover(table: Table, area: str) -> int:
    """Return how many hits an area takes off."""
    state = table.state
    return 0 if area in state.held else VALUE[area] + state.caves.get(area, 0)


def odds(table: Table, area: str) -> Value:
    """Return the chance of each damage, by what is known of the area."""
    found: dict[int, Fraction] = {}
    for hits in range(DICE + 1):
        damage = max(0, hits - cover(table, area))
        share = Fraction(comb(DICE, hits) * 2 ** (DICE - hits), 3**DICE)
        found[damage] = found.get(damage, Fraction(0)) + share
    return [{"text": say(f"{n} damage"), "probability": share} for n, share in found.items()]


def deal(play: Game, row: list[str], damage: int) -> int:
    """Deal losses round and round in the open; return what is left when all are dead."""
    state = play.state
    while damage and row:
        name = row.pop(0)
        damage -= 1
        state.japan[name].steps -= 1
        play.emit("loss", say(f"{name} loses a step."), "scr:9.3.3")
        if state.japan[name].steps:
            row.append(name)
        else:
            del state.japan[name]
    return damage


def hidden_row(play: Game, area: str, damage: int) -> Steps[None]:
    """Ask in which order the concealed suffer: always, so that being asked tells nothing."""
    hidden = play.state.hidden
    here = [unit for unit in hidden.units if unit.place == area]
    order = yield Choose(
        procedure="hidden-row", subjects=(area,), side="japan", secret=True, rules=("scr:9.3.3.3",),
        text=say(f"In which order do the concealed in {area} suffer?"), several=True,
        minimum=len(here), maximum=max(1, len(here)),
        options=Options(lambda: [Option(f"{n}{u.kind}", say(u.kind)) for n, u in enumerate(here)]),
    )  # fmt: skip
    row = [here[int(one[0])] for one in order]
    while damage and row:
        unit = row.pop(0)
        damage -= 1
        unit.steps -= 1
        if unit.steps:
            row.append(unit)
        else:
            hidden.units.remove(unit)
            hidden.lost.append(unit)
    hidden.units.sort()


def show(play: Game, unit: Dark, why: str) -> str:
    """Put a concealed unit on the table: the next of its kind, so that no id tells of others."""
    state = play.state
    state.hidden.units.remove(unit)
    number = state.shown[unit.kind] = state.shown.get(unit.kind, 0) + 1
    name = f"{unit.kind}-{number}"
    state.japan[name] = Unit(unit.kind, unit.place, unit.steps, unit.fired)
    words = say(f"{name} appears in {unit.place}: {why}.")
    play.emit("appears", words, "scr:3", act=words, reveals=True, unit=name, area=unit.place)
    return name


def move(play: Game) -> Steps[None]:
    """Move each regiment once; whom it meets may fire."""
    state, moved = play.state, list[str]()
    while True:
        told = yield Choose(
            procedure="move", text=say("Who moves where?"), rules=("scr:10",), opens=True,
            options=Options(lambda: move_options(play.open, moved)),
        )  # fmt: skip
        if told == "done":
            break
        name, _, area = told.partition(">")
        moved.append(name)
        state.us[name].place = area
        yield from entered(play, name, area)
    for area in sorted({unit.place for unit in state.us.values() if unit.steps}):
        for unit in [one for one in state.hidden.units if one.place == area]:
            show(play, unit, "a regiment stands there")
        found = state.hidden.caves.pop(area, 0)
        if found:
            state.out[area] = state.out.get(area, 0) + found
            state.caves[area] = state.caves.get(area, 0) + found
            play.emit("caves", say(f"Caves of {area} come to light."), "scr:10.5", reveals=True)


def move_options(table: Table, moved: Sequence[str]) -> list[Option]:
    """Return the moves that regiments may still make, and the end of it."""
    able = [name for name, unit in table.state.us.items() if unit.steps and name not in moved]
    moves = [f"{name}>{area}" for name in able for area in ways(table, name)]
    return [*(Option(one, say(one)) for one in moves), Option("done", say("done"))]


def entered(play: Game, name: str, area: str) -> Steps[None]:
    """Ask who fires, on every entry: silence must say nothing; then whether the others go back."""
    state = play.state
    dark = {u.kind: u for u in state.hidden.units if u.place == area and not u.fired}
    there = [n for n, u in state.japan.items() if u.place == area and not u.fired]
    told = yield Choose(
        procedure="fire", subjects=(name, area), side="japan", secret=True, rules=("scr:11",),
        text=say(f"Does anybody fire at {name} in {area}?"), usual=HOLD,
        options=Options(lambda: [
            Option(HOLD, say("hold")),
            *(Option(f"dark:{kind}", say(kind)) for kind in sorted(dark)),
            *(Option(one, say(one)) for one in there),
        ]),
    )  # fmt: skip
    if told == HOLD:
        stops = any(unit.place == area for unit in state.japan.values())
        play.emit("no-fire", say("No fire. It stops." if stops else "No fire. Go on."), "scr:11")
    else:
        yield from fired(play, told, name, area)
    yield from withdrawn(play, name, area)


def fired(play: Game, told: str, name: str, area: str) -> Steps[None]:
    """Resolve fire at a regiment: two dice more for who was concealed and not overlooked."""
    state, kind = play.state, told.removeprefix("dark:")
    bonus, who = 0, told
    if told.startswith("dark:"):
        unit = next(u for u in state.hidden.units if (u.place, u.kind) == (area, kind))
        bonus = 0 if overlooked(play.open, area) else 2
        who = show(play, unit, "fire!")
    state.japan[who].fired = True
    dice = yield Roll(
        procedure="fire-dice", subjects=(who, name), text=say(f"{who} fires at {name}."),
        rules=("scr:11.1",), side="japan",
        dice=DiceToRoll(KINDS[state.japan[who].kind][1] + bonus, 6, "red"),
    )  # fmt: skip
    lost = min(state.us[name].steps, sum(one > 4 for one in dice))
    state.us[name].steps -= lost
    state.losses += lost
    play.emit("fired", say(f"{name} loses {lost} steps."), "scr:11.1.2", lost=lost)


def overlooked(table: Table, area: str) -> bool:
    """Tell whether an area lies beside a mountain that the player holds."""
    return any(one in table.state.held and VALUE[one] == 3 for one in NEAR[area])


def withdrawn(play: Game, name: str, area: str) -> Steps[None]:
    """Ask in the open whether who stands there goes back: everybody sees who it is."""
    state = play.state
    there = [one for one, unit in state.japan.items() if unit.place == area]
    ways_back = [one for one in NEAR[area] if one not in state.held]
    if not there or not ways_back:
        return
    told = yield Choose(
        procedure="withdraw", subjects=(name, area), side="japan", rules=("scr:12",),
        text=say(f"Does {there[0]} go back from {area}?"), usual=HOLD,
        options=Options(lambda: [Option(a, say(a)) for a in (HOLD, *ways_back)]),
    )  # fmt: skip
    if told != HOLD:
        state.japan[there[0]].place = told
        words = say(f"{there[0]} goes back to {told}.")
        play.emit("withdrawn", words, "scr:12", act=words)


def control(play: Game) -> Steps[None]:
    """Settle who controls what: of the open half alone."""
    state = play.state
    for area in NEAR:
        ours = any(unit.steps and unit.place == area for unit in state.us.values())
        theirs = any(unit.place == area for unit in state.japan.values())
        if ours and not theirs and area not in state.held:
            state.held = sorted([*state.held, area])
            state.caves.pop(area, None)
            play.emit("control", say(f"{area} is American."), "scr:13")
        if theirs and not ours and area in state.held:
            state.held = [one for one in state.held if one != area]
            state.markers = [one for one in state.markers if one != area]
            play.emit("control", say(f"{area} is Japanese."), "scr:13")
    state.markers = sorted({*state.markers, *(one for one in FIELDS if one in state.held)})
    yield from ()


def guns(play: Game) -> Steps[None]:
    """Let two guns fire at markers and regiments; who holds tells nothing."""
    state = play.state
    for unit in state.japan.values():
        unit.fired = False
    for concealed in state.hidden.units:
        concealed.fired = False
    targets = sorted({*state.markers, *(u.place for u in state.us.values() if u.place in NEAR)})
    for at in (1, 2):
        dark = sorted({u.place for u in state.hidden.units if u.kind == "gun" and not u.fired})
        there = [n for n, u in state.japan.items() if u.kind == "gun" and not u.fired]
        told = yield Choose(
            procedure="gun", subjects=(str(at),), side="japan", secret=True, rules=("scr:16",),
            text=say("Which gun fires where?"), usual=HOLD,
            options=Options(_aimed([*(f"dark:{area}" for area in dark), *there], targets)),
        )  # fmt: skip
        if told == HOLD:
            continue
        who, _, target = told.partition(">")
        if who.startswith("dark:"):
            area = who.removeprefix("dark:")
            gun = next(u for u in state.hidden.units if (u.kind, u.place) == ("gun", area))
            who = show(play, gun, f"fires at {target}")
        yield from gun_fired(play, who, target)


def _aimed(able: Sequence[str], targets: Sequence[str]) -> Callable[[], list[Option]]:
    pairs = [f"{gun}>{target}" for gun in able for target in targets]
    return lambda: [Option(HOLD, say("hold")), *(Option(one, say(one)) for one in pairs)]


def gun_fired(play: Game, who: str, target: str) -> Steps[None]:
    """Resolve the fire of a gun at a marker."""
    state = play.state
    state.japan[who].fired = True
    dice = yield Roll(
        procedure="gun-dice", subjects=(who, target), text=say(f"{who} fires at {target}."),
        rules=("scr:16",), side="japan", dice=DiceToRoll(4, 6, "red"),
    )  # fmt: skip
    if any(one > 4 for one in dice) and target in state.markers:
        state.markers = [one for one in state.markers if one != target]
        play.emit("marker", say(f"The marker of {target} is lost."), "scr:16.6")


def sneak(play: Game) -> Steps[None]:
    """Let units move behind the screen, or show themselves, or hide."""
    state = play.state
    (die,) = yield Roll(
        procedure="moves", text=say("How many Japanese units move?"), rules=("scr:17.1",),
        side="japan", dice=DiceToRoll(1, 6, "red"),
    )  # fmt: skip
    for _ in range((die + 1) // 2):
        told = yield Choose(
            procedure="sneak", side="japan", secret=True, rules=("scr:17.2",), usual=HOLD,
            text=say("Who moves behind the screen?"), options=Options(_sneaks(state)),
        )  # fmt: skip
        if told != HOLD:
            sneaked(play, *told.split(":"))
            state.hidden.units.sort()
    words = say("The Japanese half is over; what else happened is not seen.")
    play.emit("half-over", words, "scr:17")


def _sneaks(state: State) -> Callable[[], list[Option]]:
    units = state.hidden.units
    steps = {(u.kind, u.place, to) for u in units if KINDS[u.kind][2] > 1 for to in NEAR[u.place]
             if to not in state.held and not _ours(state, to)}  # fmt: skip
    shows = {(u.kind, u.place, to) for u in units for to in NEAR[u.place]}
    hides = [name for name, unit in state.japan.items() if not _ours(state, unit.place)]
    return lambda: [
        Option(HOLD, say("nobody")),
        *(Option(f"step:{k}@{a}>{to}", say(k)) for k, a, to in sorted(steps)),
        *(Option(f"show:{k}@{a}>{to}", say(k)) for k, a, to in sorted(shows)),
        *(Option(f"hide:{name}", say(name)) for name in hides),
    ]


def sneaked(play: Game, how: str, what: str) -> None:
    """Carry out a move behind the screen."""
    state = play.state
    if how == "hide":
        unit = state.japan.pop(what)
        state.hidden.units.append(Dark(unit.place, unit.kind, unit.steps, unit.fired))
        play.emit("hides", say(f"{what} hides in {unit.place}."), "scr:17.2.4", unit=what)
        return
    kind, _, rest = what.partition("@")
    area, _, to = rest.partition(">")
    dark = next(u for u in state.hidden.units if (u.kind, u.place) == (kind, area))
    dark.place = to
    if how == "show":
        show(play, dark, "moves in the open")


def _ours(state: Open, area: str) -> bool:
    return any(unit.steps and unit.place == area for unit in state.us.values())


def end(play: Game) -> Steps[None]:
    """Count the points, and end the turn."""
    state = play.state
    state.points += 2 * len(state.markers)
    play.emit("points", say(f"{state.points} points."), "scr:21", points=state.points)
    state.turn += 1
    state.over = state.turn > LAST
    yield from ()


PHASES: dict[str, Callable[[Game], Steps[None]]] = {
    "set-up": set_up, "bombard": bombard, "move": move, "control": control, "guns": guns,
    "sneak": sneak, "end": end,
}  # fmt: skip


# -- what the package offers ---------------------------------------------------------------------


class IslandFactory:
    """What the game package offers; a test gives the next game its `script`."""

    policies = ("random",)
    data_files = ()
    script: Mapping[str, Value] | None = None

    def options(self) -> Sequence[Ruling | Choice]:
        """Return none."""
        return ()

    def prepare(self, setup: Setup) -> tuple[Setup, Island]:
        """Bind the game, from a position where one is given."""
        start = None
        if setup.position is not None:
            given = {name: one for name, one in setup.position.items() if name != "game"}
            start = msgspec.convert(given, Open)
        return setup, Island(start, self.script)

    def resolvers(self, data: Mapping[str, str]) -> dict[str, Any]:
        """Return none."""
        return {}

    def player(self, policy: str, session: Session) -> RandomPlayer:
        """Return the player by chance."""
        return RandomPlayer(session)

    def results(self) -> dict[str, Text]:
        """Return the bands."""
        return {"won": say("Won."), "lost": say("Lost.")}

    def measure(self, outcome: Value) -> Measure:
        """Return the score."""
        return Measure(outcome["vp"], outcome["band"])


FACTORY = IslandFactory()
