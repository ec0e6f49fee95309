"""Word the acts at the table: what becomes of a counter or marker, one sentence for each change."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import UNSET, structs

from beachmaster.engine.acts import Moves, moves
from beachmaster.engine.pieces import FACELESS, Piece, TableChange
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.about import JAPAN, US
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import LOST, OFF_MAP, ON_MAP, TRACK
from beachmaster.games.bloodbath.state import JapaneseUnit
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.values import GameData

CONTAINER_ID, TURN_ID, FLAG_ID = f"{JAPAN.id}/container", "track/turn", "track/flag"
BOMBARDMENT = "bombardment"
STORM, CALM = "storm", "calm"
DEPTH = ":"
"""What parts the side that is up from the place in the stack, in the face of a US unit."""


def us_id(name: str) -> str:
    """Return the id of a US unit among the pieces."""
    return f"{US.id}/{name}"


def hidden_id(place: str) -> str:
    """Return the id of the face-down Japanese unit of a place: nobody tells it by anything else."""
    return f"{JAPAN.id}/{place}"


def japan_id(unit: JapaneseUnit) -> str:
    """Return the id of a Japanese unit among the pieces, as it lies now."""
    return hidden_id(unit.place) if unit.hidden else f"{JAPAN.id}/unit/{unit.unit}"


def markers_id(place: str) -> str:
    """Return the id of the bombardment markers on a hex, which are one piece."""
    return f"{BOMBARDMENT}/{place}"


def markers_face(side: str, count: int) -> str:
    """Return the face of bombardment markers: whose color is up, and how many they are."""
    return f"{side}{DEPTH}{count}"


def put_markers(
    game: Game, places: Sequence[str], count: int = 1, *, words: Text | None = None
) -> Moves:
    """Put so many more bombardment markers on each hex; return the act (bib:16.2, bib:21.2)."""
    lying = dict(game.state.bombarded or {})
    for place in places:
        lying[place] = lying.get(place, 0) + count
    game.state.bombarded = lying
    return moves(*map(markers_id, places), words=words)


def markers_off(game: Game, rule: str) -> None:
    """Take all bombardment markers off the map, where some lie there (bib:11.5)."""
    lying = game.state.bombarded
    if lying:
        game.state.bombarded = UNSET
        act = moves(*map(markers_id, lying), words=_MARKERS_OFF)
        game.emit("markers-off", _MARKERS_OFF, rule, "bib:11.5", act=act)


def us_moves(game: Game, *names: str, words: Text | None = None, own: bool = False) -> Moves:
    """Return the act of US units that went somewhere: it changes the stacks they left and joined.

    It is made when they are there.
    """
    beside = (us_id(one) for place in _touched(game, names) for one in game.us_in(place))
    ids = dict.fromkeys((*map(us_id, names), *beside))
    return moves(*ids, words=words, own=own)


def _touched(game: Game, names: tuple[str, ...]) -> Iterator[str]:
    """Yield the hexes that units lay in as it was told last, and those they are in."""
    if game.table is None or game.prints is None:
        return
    for name in names:
        lay = game.table.lying(us_id(name))
        for place in (game.us(name).place, lay.space if lay is not None else LOST):
            if place not in OFF_MAP:
                yield place


def us_stand(game: Game, places: Mapping[str, str]) -> None:
    """Take in where US units stand, on a map that the program has not: nothing moves by that."""
    for name, place in places.items():
        game.us(name).place = place
    game.found(*map(us_id, places))


def act_words(data: GameData, change: TableChange) -> Text | None:
    """Return the game's own words for a change; None where the general ones serve."""
    kind, _, which = change.piece.partition("/")
    if kind == US.id:
        return _us(data, which, change)
    if kind == BOMBARDMENT:
        return _markers(change)
    worded = _WORDED.get(change.piece)
    return worded(change) if worded is not None else _japan(change)


def _us(data: GameData, name: str, change: TableChange) -> Text | None:
    unit = data.us[name].name
    if change.act == "take":
        return T("Take {unit} out of the game.", unit=unit)
    if change.act == "move":
        return _us_move(unit, change)
    return _us_turn(unit, change) if change.act == "turn" else None


def _us_move(unit: str, change: TableChange) -> Text | None:
    """Word a move; in words only one end of it may be known to the table alone."""
    origin = change.was.space if change.was is not None else ""
    if change.space == LOST:
        return T("Put {unit} into the Eliminated Units box.", unit=unit)
    if origin == ON_MAP and change.space not in OFF_MAP:
        return T("Move {unit} into {place}.", unit=unit, place=change.space)
    if change.space == ON_MAP and origin == LOST:
        return T("Put {unit} back on the map, where it stood.", unit=unit)
    if change.space == ON_MAP and origin not in OFF_MAP:
        return T("Move {unit} back out of {place}.", unit=unit, place=origin)
    return None


def _us_turn(unit: str, change: TableChange) -> Text | None:
    was, now = change.was, change.now
    if was is None or now is None:
        return None
    side, _, depth = now.face.partition(DEPTH)
    same = side == was.face.partition(DEPTH)[0]
    if not same or now.space in OFF_MAP:
        source = (_SIDES_UP if same or was.face == FACELESS else _SIDES).get(side)
        return source.fill(unit=unit) if source is not None else None
    if not depth:
        return T("{unit} is alone in {place}.", unit=unit, place=now.space)
    source = T("In {place}, put {unit} number {depth} from the top.")
    return source.fill(unit=unit, place=now.space, depth=depth)


def _japan(change: TableChange) -> Text | None:
    now = change.now
    if change.act in ("place", "move") and now is not None and now.space == TRACK:
        return T(
            "Put {unit} on the highest open box of the Japanese Fire Support Track.", unit=now.name
        )
    if change.act == "place" and now is not None and now.face == "down":
        return T("Place a Japanese unit face down on {place}.", place=now.space)
    return None


def _markers(change: TableChange) -> Text | None:
    piece = change.now or change.was
    assert piece is not None, "a change is of a piece"
    side, _, count = piece.face.partition(DEPTH)
    markers = TN("{n} bombardment marker", "{n} bombardment markers", n=int(count))
    source = (_MARKERS_DO if side == US.id else _MARKERS_DO_JAPAN).get(change.act)
    return source.fill(markers=markers, place=piece.space) if source is not None else None


def _container(change: TableChange) -> Text | None:
    was, now = (int(one.face) if one is not None else 0 for one in (change.was, change.now))
    if now > was:
        return TN(
            "Put {n} unit into the container.", "Put {n} units into the container.", n=now - was
        )
    return TN(
        "Take {n} unit out of the container.",
        "Take {n} units out of the container.",
        n=was - now,
    )


def _turn(change: TableChange) -> Text | None:
    if change.now is None or change.act != "turn":
        return None
    return (
        T("Flip the turn marker to its storm side.")
        if change.now.face == STORM
        else T("Flip the turn marker to its ordinary side.")
    )


def _flag(change: TableChange) -> Text | None:
    if change.act == "place":
        return T("Place the US flag on Mount Suribachi.")
    return T("Take the US flag off Mount Suribachi.") if change.act == "take" else None


def former_lies(name: str, lying: Piece) -> Mapping[str, Piece | None]:
    """Return how a piece lies of which version 0.3.0 kept the words alone."""
    look, depth = lying.look, ""
    side = look.params.get("side")
    if isinstance(side, Text):  # in a stack
        look, depth = side, f"{DEPTH}{look.params.get('depth')}"
    face = str(look.n) if look.n is not None else _FORMER_FACES.get(look.source.text, "")
    if face == FACELESS and name.endswith(_FORMER_SUPPORT):
        face = "full"
    return {name: structs.replace(lying, face=f"{face}{depth}" if face else "")}


_WORDED: Mapping[str, Callable[[TableChange], Text | None]] = {
    CONTAINER_ID: _container,
    TURN_ID: _turn,
    FLAG_ID: _flag,
}
_MARKERS_OFF = T("Take the bombardment markers off the map; both sides use the same eleven.")
_MARKERS_DO: Mapping[str, Text] = {
    "place": T("Place {markers} on {place}, your color up."),
    "turn": T("Leave {markers} on {place}, your color up."),
    "take": T("Take {markers} off {place}."),
}
_MARKERS_DO_JAPAN: Mapping[str, Text] = {
    "place": T("Place {markers} on {place}, the Japanese color up."),
    "turn": T("Leave {markers} on {place}, the Japanese color up."),
    "take": T("Take {markers} off {place}."),
}
_SIDES: Mapping[str, Text] = {
    "full": T("Flip {unit} to its full side."),
    "depleted": T("Flip {unit} to its depleted side."),
    "collins": T("Flip {unit} to its Task Force Collins side."),
}
_SIDES_UP: Mapping[str, Text] = {
    "full": T("Place {unit} with its full side up."),
    "depleted": T("Place {unit} with its depleted side up."),
    "collins": T("Place {unit} with its Task Force Collins side up."),
}
_FORMER_FACES = {
    "Task Force Collins side up": "collins",
    "eliminated": FACELESS,
    "depleted side up": "depleted",
    "full side up": "full",
    "fortification side up": "down",
    "turned up, dug in": "up",
    "face up": "up",
    "storm side up": STORM,
    "ordinary side up": CALM,
    "raised": "raised",
}
"""What the looks were called when saves kept them by their words alone; never changed."""
_FORMER_SUPPORT = ("-f", "tank-3", "tank-4", "tank-5")
"""How the ids of units end that lay eliminated then and have one side."""
