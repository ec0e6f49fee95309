"""A toy game of piles: kinds of pieces by number in a place, and fights told by their hits."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.areachart import AreaChart, AreaSpot
from beachmaster.engine.counters import counters
from beachmaster.engine.die import Throw
from beachmaster.engine.display import Details, Overview, Position, UnitRow
from beachmaster.engine.fighting import fighting
from beachmaster.engine.hits import Hits, at_least
from beachmaster.engine.module import AdjustError, GameState, Play, Recorder, Steps
from beachmaster.engine.options import AnswerError
from beachmaster.engine.pieces import Piece
from beachmaster.engine.pile_files import read_piles
from beachmaster.engine.piles import Piles, Roster, in_roster, move, pile_id
from beachmaster.engine.prompt import Choose, Option, Options, options_of
from beachmaster.engine.reconcile import PLACES, put_places
from beachmaster.engine.rolling import hits_in_row
from beachmaster.engine.setup import PositionError, Setup
from beachmaster.engine.side import Side
from beachmaster.engine.steps import Step
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.values import Value
from engine.duel_game import DuelFactory

KINDS = {"i": "Infantry", "f": "Flamethrower", "v": "LVT", "m": "Militia", "b": "75mm Gun"}
"""The roster: rows of a fight follow its order."""
VALUES = {"us": {"i": 1, "f": 2, "v": 3}, "japan": {"m": 1, "b": 3}}
COLORS = {"us": "blue", "japan": "green"}
ZONES = {"woods": "North East Woods", "beach": "Green Beach", "8": "8"}
START = {
    "us": {"woods": {"v": 2, "i": 4, "f": 1}, "8": {"i": 6}},
    "japan": {"woods": {"m": 1}, "beach": {"b": 2, "m": 3}},
}
AT = {"woods": (0.0, 0.0), "beach": (4.0, 0.0), "8": (0.0, 4.0)}


def _side(name: str, dice: str, own: bool) -> Side:
    words = dict.fromkeys(("name", "forces", "phases", "unit", "hidden"), say(name))
    return Side(id=name, dice=dice, own=own, **words)


SIDES = (_side("us", "blue", True), _side("japan", "green", False))


class PileState(GameState, kw_only=True):
    """How many of each kind stand where, by side, zone and kind."""

    phase: str = "fight"
    us: Piles = {}
    japan: Piles = {}
    rounds: int = 0
    script: list[int] = []


def throw(side: str, zone: str, kind: str, count: int, level: int = 0) -> Throw[int]:
    """Return the dice of one kind: twelve-sided, each hits on its value or less."""
    die = Hits(
        name="round", color=COLORS[side], rules=("pile:2",), purpose=say("round"),
        title=say(KINDS[kind]), sides=12, count=count, value=VALUES[side][kind],
    )  # fmt: skip
    hill = (Modifier(say("level"), level, True, "pile:3"),) if level else ()
    text = say(f"{KINDS[kind]} in {ZONES[zone]}.")
    return Throw(die=die, text=text, subjects=(zone, kind), modifiers=hill)


class PileGame:
    """The toy game."""

    name = "pile"
    sides = SIDES
    state_type = PileState

    def __init__(self, options: Mapping[str, str] | None = None, start: Any = None) -> None:
        self.options = dict(options or {})
        self.start = start or START

    def first_state(self, seed: int) -> PileState:
        """Return the start, or the position of a file."""
        given = self.start
        if not isinstance(given, dict) or not given.keys() <= {"us", "japan", "turn", "phase"}:
            raise PositionError(say("A position has piles of both sides."))
        us, japan = (read_piles(given.get(s, {}), ZONES, KINDS, s) for s in ("us", "japan"))
        phase = given.get("phase", "fight")
        return PileState(us=us, japan=japan, turn=given.get("turn", 1), phase=phase)

    def written(self, state: PileState) -> Value:
        """Return the state as a position file."""
        plain = msgspec.to_builtins(state)
        return {name: plain[name] for name in ("us", "japan", "turn", "phase")}

    def play(self, state: PileState, seed: int, recorder: Recorder) -> Play[PileState]:
        """Bind a phase to its state."""
        play = Play(state, self.options, seed, recorder)
        play.sides = self.sides
        return play

    def phase(self, play: Play[PileState]) -> Steps[None]:
        """Fight in each zone where both sides stand, then move."""
        state = play.state
        if state.phase == "fight":
            for zone in ZONES:
                if state.us.get(zone) and state.japan.get(zone):
                    yield from fight(play, zone)
            state.phase = "move"
            return
        yield from move_all(play)
        state.phase = "fight"
        state.turn += 1
        state.over = state.turn > 3

    def problems(self, state: PileState) -> list[Any]:
        """Find piles without pieces."""
        piles = [pile for side in (state.us, state.japan) for pile in side.values()]
        return [say("empty") for pile in piles if min(pile.values(), default=0) < 1]

    def adjust(self, state: PileState, path: str, value: Value) -> Any:
        """Put the number of a pile right, or of several."""
        if path == PLACES:
            return put_places(self, state, value)
        side, _, unit = path.partition("/")
        kind, _, zone = unit.partition("@")
        known = side in START and kind in VALUES[side] and zone in ZONES
        if not known or type(value) is not int or value < 0:
            raise AdjustError(say("no such value"), ["us/i@woods"])
        piles = getattr(state, side)
        more = value - piles.get(zone, {}).get(kind, 0)
        if more:
            move(piles, kind, abs(more), zone if more < 0 else "", zone if more > 0 else "")
        return say(f"{value} {KINDS[kind]} in {ZONES[zone]}")

    def pieces(self, state: PileState) -> Mapping[str, Piece]:
        """Return all piles."""
        return dict(_piles(state))

    # -- what is shown -------------------------------------------------------------------------

    prints = True
    moving = frozenset(("move",))

    def path_of(self, state: PileState, unit: str) -> str:
        """Return the path of a pile, which is its id."""
        return unit

    def piles_of(self, state: PileState) -> Roster:
        """Return all kinds of both sides, and all zones."""
        kinds = {f"{side}/{kind}": say(KINDS[kind]) for side in START for kind in VALUES[side]}
        return Roster(kinds, {zone: say(name) for zone, name in ZONES.items()})

    def overview(self, state: PileState) -> Overview:
        """Return the piles as rows."""
        steps = (Step("fight", say("fight")), Step("move", say("move")))
        units = tuple(_row(name, piece) for name, piece in _piles(state))
        return Overview(turn=state.turn, last_turn=3, phase=state.phase, steps=steps, units=units)

    def details(self, state: PileState) -> Details:
        """Return nothing more."""
        return Details()

    def chart(self, state: PileState | None = None) -> AreaChart:
        """Return three squares."""
        spots = {
            zone: AreaSpot(
                ground="clear", words=say("clear"), label=name, at=(x + 1, y + 1),
                outline=((x, y), (x + 3, y), (x + 3, y + 3), (x, y + 3)),
            )
            for (zone, name), (x, y) in zip(ZONES.items(), AT.values(), strict=True)
        }  # fmt: skip
        return AreaChart(title=say("Piles"), hexes=spots, coast=(), notice=say("a toy"))

    def position(
        self,
        state: PileState,
        units: Iterable[UnitRow],
        wanted: Container[str] | None = None,
    ) -> Position:
        """Return the piles as counters."""
        return Position(counters=counters(units, ZONES))

    def sight(self, state: PileState, a: str, b: str) -> Any:
        """Return nothing to speak of."""
        return say(f"{a} to {b}")

    def reach(self, state: PileState, prompt: Any, unit: str) -> Mapping[str, Value]:
        """Return nothing: orders are typed."""
        return {}

    def preparation(self) -> list[Any]:
        """Return nothing."""
        return []

    def space_name(self, state: PileState, space: str) -> Any:
        """Return the zone's name."""
        return say(ZONES.get(space, space))

    def visible(self, state: PileState, side: str = "us") -> Value:
        """Return all."""
        return msgspec.to_builtins(state)

    def outcome(self, state: PileState) -> Value:
        """Return what is left of the enemy."""
        left = sum(sum(pile.values()) for pile in state.japan.values())
        return {"vp": left, "band": "lost" if left else "won"}


def fight(play: Play[PileState], zone: str) -> Steps[None]:
    """Throw a round for both sides, take the losses, and go on or call it off."""
    state = play.state
    with fighting(play, say(f"Fight for {ZONES[zone]}"), "pile:2") as sheet:
        while state.us.get(zone) and state.japan.get(zone):
            rows = [
                (side, kind, getattr(state, side)[zone][kind])
                for side in ("us", "japan")
                for kind in in_roster(getattr(state, side)[zone], KINDS)
            ]
            throws = [throw(side, zone, kind, count) for side, kind, count in rows]
            labels = [say(f"{count} {KINDS[kind]}") for _side, kind, count in rows]
            mine = [one for one, row in zip(throws, rows, strict=True) if row[0] == "us"]
            sheet.odds = (say(f"one hit or more: {float(at_least(mine, 1)):.0%}"),)
            hits = yield from hits_in_row(play, say("Round."), throws, labels, state.script)
            state.rounds += 1
            for side, other in (("us", "japan"), ("japan", "us")):
                told = sum(n for n, row in zip(hits, rows, strict=True) if row[0] == side)
                lose(getattr(state, other), zone, told)
            touched = [pile_id(f"{side}/{kind}", zone) for side, kind, _count in rows]
            play.emit("losses", say("Losses."), "pile:2", act=moves(*touched))
            both = state.us.get(zone) and state.japan.get(zone)
            if both and (yield _goes_on(zone)) == "off":
                return


def _goes_on(zone: str) -> Choose:
    ways = (Option("on", say("another round")), Option("off", say("call it off")))
    return Choose(
        procedure="again", text=say("Go on?"), rules=("pile:2",), subjects=(zone,),
        options=options_of(*ways), opens=True,
    )  # fmt: skip


def lose(piles: Piles, zone: str, hits: int) -> None:
    """Take so many pieces away, by the roster."""
    for kind in in_roster(piles.get(zone, {}), KINDS):
        gone = min(hits, piles[zone][kind])
        hits -= gone
        if gone:
            move(piles, kind, gone, zone, "")


def move_all(play: Play[PileState]) -> Steps[None]:
    """Carry out orders until the player is done."""
    while True:
        order = yield _orders(play.state)
        if order == "done":
            return
        source, target, *groups = order.split(" ")
        touched = []
        for group in groups:
            count, kind = int(group[:-1]), group[-1]
            move(play.state.us, kind, count, source, target)
            touched += [pile_id(f"us/{kind}", zone) for zone in (source, target)]
        play.emit("moved", None, "pile:1", act=moves(*touched, own=True))


def _orders(state: PileState) -> Choose:
    def reads(typed: str) -> Value:
        words = typed.split()
        if len(words) < 3 or not {*words[:2]} <= {*ZONES} or words[0] == words[1]:
            return None
        for group in words[2:]:
            there = state.us.get(words[0], {}).get(group[-1], 0)
            if not group[:-1].isdecimal() or not 1 <= int(group[:-1]) <= there:
                name = KINDS.get(group[-1], group)
                raise AnswerError(say(f"{there} {name} are in {ZONES[words[0]]}."))
        return " ".join(words)

    def accepts(value: Value) -> bool:
        try:
            return isinstance(value, str) and reads(value) == value
        except AnswerError:
            return False

    done = Option("done", say("done"))
    return Choose(
        procedure="orders", text=say("Move?"), rules=("pile:1",), opens=True,
        options=Options(lambda: [done], accepts, reads),
    )  # fmt: skip


def _piles(state: PileState) -> Iterator[tuple[str, Piece]]:
    for side, piles in (("us", state.us), ("japan", state.japan)):
        for zone in ZONES:
            for kind in in_roster(piles.get(zone, {}), KINDS):
                key = f"{side}/{kind}"
                piece = Piece(
                    say(KINDS[kind]), zone, say(""), "pile", kind=key, count=piles[zone][kind]
                )
                yield pile_id(key, zone), piece


def _row(name: str, piece: Piece) -> UnitRow:
    return UnitRow(
        id=name, side=SIDES[not name.startswith("us")], name=piece.name, place=piece.space,
        where=say(ZONES[piece.space]), short=piece.kind[-1].upper(), count=piece.count,
        letters=piece.kind[-1],
    )  # fmt: skip


class PileFactory(DuelFactory):
    """What the game package offers."""

    def options(self) -> list[Any]:
        """Return none."""
        return []

    def prepare(self, setup: Setup) -> tuple[Setup, PileGame]:
        """Begin the game."""
        return setup, PileGame(start=setup.position)


FACTORY = PileFactory()
