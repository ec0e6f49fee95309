"""A toy game of piles: kinds of pieces by number in a place, and fights told by their hits."""

from collections.abc import Mapping
from typing import Any

import msgspec

from beachmaster.engine.die import Throw
from beachmaster.engine.fighting import fighting
from beachmaster.engine.hits import Hits, at_least
from beachmaster.engine.module import AdjustError, GameState, Play, Recorder, Steps
from beachmaster.engine.pieces import Piece
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.rolling import hits_in_row
from beachmaster.engine.setup import Measure, Setup
from beachmaster.engine.side import Side
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.values import Value

KINDS = {"i": "Infantry", "f": "Flamethrower", "v": "LVT", "m": "Militia", "b": "Bunker"}
"""The roster: rows of a fight follow its order."""
VALUES = {"us": {"i": 1, "f": 2, "v": 3}, "japan": {"m": 1, "b": 3}}
COLORS = {"us": "blue", "japan": "green"}
ZONES = {"woods": "North East Woods", "beach": "Green Beach", "8": "8"}
START = {
    "us": {"woods": {"v": 2, "i": 4, "f": 1}, "8": {"i": 6}},
    "japan": {"woods": {"m": 1}, "beach": {"b": 2, "m": 3}},
}
Pile = dict[str, dict[str, int]]


def _side(name: str, dice: str, own: bool) -> Side:
    words = dict.fromkeys(("name", "forces", "phases", "unit", "hidden"), say(name))
    return Side(id=name, dice=dice, own=own, **words)


SIDES = (_side("us", "blue", True), _side("japan", "green", False))


class PileState(GameState, kw_only=True):
    """How many of each kind stand where, by side, zone and kind."""

    phase: str = "fight"
    us: Pile = {}
    japan: Pile = {}
    rounds: int = 0
    script: list[int] = []


def roster(pile: Mapping[str, int]) -> list[str]:
    """Return the kinds of a pile in the roster's order, however the state holds them."""
    return [kind for kind in KINDS if pile.get(kind)]


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
        """Return the start."""
        piles = msgspec.json.decode(msgspec.json.encode(self.start))
        return PileState(us=piles["us"], japan=piles["japan"])

    def play(self, state: PileState, seed: int, recorder: Recorder) -> Play[PileState]:
        """Bind a phase to its state."""
        play = Play(state, self.options, seed, recorder)
        play.sides = self.sides
        return play

    def phase(self, play: Play[PileState]) -> Steps[None]:
        """Fight in each zone where both sides stand."""
        state = play.state
        for zone in ZONES:
            if state.us.get(zone) and state.japan.get(zone):
                yield from fight(play, zone)
        state.turn += 1
        state.over = state.turn > 2

    def problems(self, state: PileState) -> list[Any]:
        """Find piles without pieces."""
        piles = [pile for side in (state.us, state.japan) for pile in side.values()]
        return [say("empty") for pile in piles if min(pile.values(), default=0) < 1]

    def adjust(self, state: PileState, path: str, value: Value) -> Any:
        """Put nothing right."""
        raise AdjustError(say("no such value"), [])

    def pieces(self, state: PileState) -> Mapping[str, Piece]:
        """Return nothing yet."""
        return {}

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
                for kind in roster(getattr(state, side)[zone])
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
            play.emit("losses", say(f"{zone}: {state.us.get(zone)}"), "pile:2")
            both = state.us.get(zone) and state.japan.get(zone)
            if both and (yield _goes_on(zone)) == "off":
                return


def _goes_on(zone: str) -> Choose:
    ways = (Option("on", say("another round")), Option("off", say("call it off")))
    return Choose(
        procedure="again", text=say("Go on?"), rules=("pile:2",), subjects=(zone,),
        options=options_of(*ways), opens=True,
    )  # fmt: skip


def lose(piles: Pile, zone: str, hits: int) -> None:
    """Take so many pieces away, by the roster."""
    pile = piles.get(zone, {})
    for kind in roster(pile):
        gone = min(hits, pile[kind])
        hits -= gone
        pile[kind] -= gone
        if not pile[kind]:
            del pile[kind]
    if not pile:
        piles.pop(zone, None)


class PileFactory:
    """What the game package offers."""

    policies = ("random",)
    data_files = ()

    def options(self) -> list[Any]:
        """Return none."""
        return []

    def prepare(self, setup: Setup) -> tuple[Setup, PileGame]:
        """Begin the game."""
        return setup, PileGame(start=setup.position)

    def resolvers(self, data: Mapping[str, str]) -> dict[str, Any]:
        """Return none."""
        return {}

    def player(self, policy: str, session: Any) -> Any:
        """Return the player by chance."""
        from beachmaster.engine.players import RandomPlayer

        return RandomPlayer(session)

    def results(self) -> dict[str, Any]:
        """Return the bands."""
        return {"won": say("Won."), "lost": say("Lost.")}

    def measure(self, outcome: Value) -> Measure:
        """Return the score."""
        return Measure(outcome["vp"], outcome["band"])


FACTORY = PileFactory()
