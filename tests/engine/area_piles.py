"""A toy game of counted pieces on areas, bound as games on maps are; some pieces go by name."""

from collections.abc import Iterator, Mapping

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.areas import AreaBoard
from beachmaster.engine.counters import counters
from beachmaster.engine.display import Details, Position, UnitRow
from beachmaster.engine.hexgame import GameParts, HexGame
from beachmaster.engine.module import AdjustError, Play, Recorder, Steps
from beachmaster.engine.options import AnswerError
from beachmaster.engine.pieces import Piece
from beachmaster.engine.pile_files import read_piles
from beachmaster.engine.piles import AT, Piles, Roster, in_roster, move, pile_id
from beachmaster.engine.places import Places
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import Text, marks, plain_text
from beachmaster.engine.values import Value
from engine.area_game import AreaGame, AreaState
from engine.toy_game import SIDES

T, TN = marks("tests")
NAMES = {"i": plain_text("Infantry"), "g": plain_text("75mm Gun"), "m": plain_text("Militia")}
ROSTER = {"us/i": SIDES[0], "us/g": SIDES[0], "japan/m": SIDES[1]}


class PiledState(AreaState, kw_only=True):
    """How many of each kind are where, besides the units."""

    piles: Piles = {}


Bound = Play[PiledState]


class Data(msgspec.Struct, frozen=True):
    """What is printed on the map."""

    prints: AreaBoard


def name_of(kind: str) -> Text:
    return NAMES[kind.rpartition("/")[2]]


def adjust(state: PiledState, data: Data, path: str, value: Value) -> Text:
    kind, at, place = path.partition(AT)
    if not at:
        unit, _, field = path.partition(".")
        if field != "place" or unit not in state.places or value not in data.prints.spaces:
            raise AdjustError(plain_text("no such value"))
        state.places[unit] = str(value)
        return plain_text(f"{unit} in {value}")
    known = kind in ROSTER and place in data.prints.spaces
    if not known or type(value) is not int or value < 0:
        raise AdjustError(plain_text("no such value"))
    more = value - state.piles.get(place, {}).get(kind, 0)
    if more:
        move(state.piles, kind, abs(more), place if more < 0 else "", place if more > 0 else "")
    return plain_text(f"{value} of {kind}")


def lying(play: Bound) -> Iterator[tuple[str, Piece]]:
    for place, pile in play.state.piles.items():
        for kind in in_roster(pile, ROSTER):
            look = plain_text("")
            yield (
                pile_id(kind, place),
                Piece(name_of(kind), place, look, "pile", kind=kind, count=pile[kind]),
            )


class PiledAreas(HexGame):
    """The toy game: three Infantry go from area to area, and Militia defend."""

    name = AreaGame.name
    sides = SIDES
    state_type = PiledState

    def __init__(self, prints: AreaBoard, start: Mapping[str, Value] | None = None) -> None:
        super().__init__(Data(prints), {})
        self._plain = AreaGame(prints)
        given = {"us/i": 6}, {"us/i": 2}, {"japan/m": 3}
        piles = dict(zip(("1", "2", "4"), given, strict=True))
        self._given = {"piles": piles, "places": {"A": "1"}, **(start or {})}
        self.parts = GameParts(
            places=Places({one: T("Area {area}", area=one) for one in prints.spaces}),
            problems=lambda _state, _data: [],
            adjust=adjust,
            pieces=lambda play: {**self._plain.pieces(play.state), **dict(lying(play))},
            only_told=lambda _one, _other: frozenset(),
            visible=lambda play, _side: msgspec.to_builtins(play.state),
            outcome=lambda _state: None,
            overview=self._overview,
            details=lambda _play: Details(),
            chart=lambda prints: AreaGame(prints).chart(),
            position=lambda _play, prints, units, _wanted: Position(
                counters=counters(units, prints.spaces)
            ),
            sight=lambda *_: plain_text("far"),
            reach=lambda *_: {},
            path_of=lambda _state, _data, unit: unit,
            written=lambda play: {
                "piles": msgspec.to_builtins(play.state.piles),
                "places": dict(play.state.places),
            },
            moving=frozenset({"us"}),
        )

    def first_state(self, _seed: int) -> PiledState:
        spaces = self.data.prints.spaces
        given = read_piles(self._given["piles"], spaces, ROSTER, "piles")
        return PiledState(piles=given, places=dict(self._given["places"]))

    def piles_of(self, _state: PiledState) -> Roster:
        places = {space: self.space_name(_state, space) for space in self.data.prints.spaces}
        return Roster({kind: name_of(kind) for kind in ROSTER}, places)

    def preparation(self) -> list[object]:
        return []

    def play(self, state: PiledState, seed: int, recorder: Recorder) -> Bound:
        play = Play(state, self.options, seed, recorder)
        play.sides = SIDES
        return play

    def phase(self, play: Bound) -> Steps[None]:
        """Move some Infantry by a word such as `3i 1>2`; what the map shows is asked."""
        word = yield Choose(
            procedure="move",
            text=T("Who leaves area {area}?", area="1"),
            rules=("toy:1",),
            options=Options(lambda: [Option("none", plain_text("nobody"))], self._fits, _read),
        )
        if word == "none":
            play.state.over = True
            return
        count, source, target = _parts(word)
        ground = self.data.prints.at(play.state.learned)
        ground.confirm_way([source, target])
        if ground.touches(source, target):
            move(play.state.piles, "us/i", count, source, target)
        touched = [pile_id("us/i", place) for place in (source, target)]
        play.emit("moved", T("They left area {area}.", area=source), act=moves(*touched, own=True))
        play.state.turn += 1

    def _fits(self, word: Value) -> bool:
        try:
            return _parts(str(word))[2] in self.data.prints.spaces
        except ValueError:
            return word == "none"

    def _overview(self, play: Bound) -> object:
        found = self._plain.overview(play.state)
        rows = tuple(_row(name, piece) for name, piece in lying(play))
        return msgspec.structs.replace(found, units=found.units + rows)


def _read(typed: str) -> Value:
    try:
        _parts(typed)
    except ValueError:
        raise AnswerError(plain_text("Type such as 3i 1>2.")) from None
    return typed


def _parts(word: str) -> tuple[int, str, str]:
    """Return how many go from where to where."""
    count, way = word.split("i ")
    source, target = way.split(">")
    return int(count), source, target


def _row(name: str, piece: Piece) -> UnitRow:
    return UnitRow(
        id=name,
        side=ROSTER[piece.kind],
        name=piece.name,
        place=piece.space,
        where=T("Area {area}", area=piece.space),
        short=piece.kind[-1].upper(),
        count=piece.count,
        letters=piece.kind[-1],
    )
