"""What a second player may do with the Japanese: set up, move face up, tunnel (bib:23.0)."""

from collections.abc import Mapping, Sequence

from beachmaster.engine.acts import moves as acts_of
from beachmaster.engine.asking import asking
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import (
    Choose,
    Closed,
    Confirm,
    Option,
    Options,
    Place,
    options_of,
)
from beachmaster.engine.question import Question
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import knowledge, rolls, words
from beachmaster.games.bloodbath.acts import hidden_id, japan_id
from beachmaster.games.bloodbath.attack import Targets, choose_target
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.own_ways import japanese_way
from beachmaster.games.bloodbath.paths import Way, japanese_ways
from beachmaster.games.bloodbath.places import CONTAINER, PLACES
from beachmaster.games.bloodbath.redeployment import eligible_hexes
from beachmaster.games.bloodbath.reveal import give, reveal
from beachmaster.games.bloodbath.rolls import throw
from beachmaster.games.bloodbath.texts import T

SET_UP, RULE = "bib:23.1", "bib:23.2"
TUNNEL, TUNNEL_IN_ZOC = 3, 2
"""The highest die that takes a unit through the tunnel, outside and inside a US ZOC."""
WALK, DIG = "walk", "tunnel"
DONE = "done"


# -- the set-up -----------------------------------------------------------------------------------


def deploy(game: Game) -> Steps[None]:
    """Begin with the shuffled deal, and let the Japanese player put units where he wants them."""
    chosen: list[str] = []
    while True:
        place = yield from _red_hex(game, chosen)
        if place == DONE:
            return
        counter = game.at(place)
        assert counter is not None
        unit = yield from _unit_for(game, place, chosen)
        give(game, counter, unit)
        chosen.append(place)


def _red_hex(game: Game, chosen: Sequence[str]) -> Steps[str]:
    """Ask for a red hex, each with the unit that lies there now."""
    there = [(unit.place, name) for name, unit in game.japanese() if unit.place not in chosen]
    place = yield Choose(
        procedure="japanese-deployment",
        text=T(
            "Japanese player: on which hex do you put a unit of your choice? The others stay as "
            "they were shuffled."
        ),
        rules=(SET_UP, "bib:11.2"),
        side="japan",
        options=Options(
            lambda: [
                *(Option(place, _lies(game, name)) for place, name in sorted(there)),
                Option(DONE, T("The set-up is done")),
            ]
        ),
        closed=lambda: [Closed(place, plain_text(place), _CHOSEN, (SET_UP,)) for place in chosen],
        question=True,
        secret=True,
    )
    return str(place)


def _unit_for(game: Game, place: str, chosen: Sequence[str]) -> Steps[str]:
    """Ask which unit goes to a hex; those already put somewhere stay there."""
    units = list(game.state.japan.items())
    unit = yield Choose(
        procedure="japanese-unit",
        subjects=(place,),
        text=T(
            "Which unit goes to {place}? It swaps places with the one there.",
            place=place,
        ),
        rules=(SET_UP,),
        side="japan",
        options=Options(
            lambda: [
                Option(unit.unit, _lies(game, name))
                for name, unit in units
                if unit.place not in chosen
            ]
        ),
        closed=lambda: [
            Closed(unit.unit, _lies(game, name), _CHOSEN, (SET_UP,))
            for name, unit in units
            if unit.place in chosen
        ],
        question=True,
        secret=True,
    )
    return str(unit)


def _lies(game: Game, counter: str) -> Text:
    """Return a unit by name with where it lies; only its own player ever sees this."""
    unit = game.unit(counter)
    where = T("the units left over") if unit.place == CONTAINER else PLACES.name(unit.place)
    return T("{name}, {place}", name=game.printed(counter).name, place=where)


_CHOSEN = T("You have placed a unit there; undo that to change it.")


# -- moves ----------------------------------------------------------------------------------------


def moves(game: Game) -> Steps[None]:
    """Let the Japanese player move units face up or through tunnels, one after another.

    Who charges in a Banzai goes nowhere else (bib:23.5).
    """
    done = list(game.state.banzai)
    tried: list[str] = []
    while True:
        able = [name for name, unit in game.japanese() if name not in done]
        if not able:
            return
        counter = yield from choose_target(
            game,
            "japanese-move",
            T("Japanese player: which unit moves?"),
            (RULE,),
            (),
            Targets(
                reason=T("It has moved or tried its tunnel in this phase."),
                barred=tuple(done),
                optional=True,
                side="japan",
            ),
        )
        if not counter:
            return
        if (yield from _move(game, counter, tried)) or game.ruling("B-59") == "stays":
            done.append(counter)


def _move(game: Game, counter: str, tried: list[str]) -> Steps[bool]:
    """Ask how a unit goes, and tell whether it went; one tunnel a phase (B-59)."""
    how = WALK
    if game.unit(counter).dug_in and counter not in tried:
        how = yield Choose(
            procedure="japanese-way",
            subjects=(game.unit(counter).place,),
            text=T("How does the unit in {place} move?", place=game.unit(counter).place),
            rules=(RULE,),
            side="japan",
            options=options_of(
                Option(WALK, T("Face up, with its movement allowance")),
                Option(DIG, T("Face down, through a tunnel, if the die allows it")),
            ),
        )
    if how == DIG:
        tried.append(counter)
        return (yield from _tunnel(game, counter))
    yield from _walk(game, counter)
    return True


def _walk(game: Game, counter: str) -> Steps[None]:
    """Flip a unit and move it; it does not dig in again (B-42), unless it cannot move at all."""
    yield from reveal(game, counter, RULE)
    unit, origin = game.unit(counter), game.unit(counter).place
    if game.printed(counter).movement == 0:
        text = T("{unit} has movement 0 and stays.", unit=game.japanese_name(counter))
        lay, words = japan_id(unit), T("Flip the unit in {place} face down again.", place=origin)
        if unit.dug_in:
            knowledge.cover(game, counter)
        unit.hidden = unit.dug_in
        act = acts_of(lay, hidden_id(origin), words=words) if unit.dug_in else None
        game.emit("cannot-move", text, "bib:19.3", RULE, act=act, place=origin)
        return
    unit.dug_in = False
    unit.place = yield from _walk_to(game, counter)
    text = _GOES.fill(origin=origin, place=unit.place)
    act = acts_of(japan_id(unit), words=text, own=True)
    game.emit("japanese-moved", text, RULE, act=act, origin=origin, place=unit.place)


def _walk_to(game: Game, counter: str) -> Steps[str]:
    """Let the Japanese player pick where a face-up unit goes, or tell where it went (bib:23.2)."""
    origin = game.unit(counter).place
    if game.prints is None:
        words.placed_anew(game)
        text, free = T("Which hex has {unit} moved to?"), True
        goals = {origin: plain_text(origin)}
    else:
        text, free = T("Where does {unit} go?"), False
        with asking(False):
            ways = japanese_ways(Island(game), counter)
        goals = {place: _goal(game, place, ways[place]) for place in sorted(ways)}
    goal: str = yield Place(
        procedure="japanese-move-to",
        subjects=(origin,),
        text=text.fill(unit=game.japanese_name(counter)),
        rules=(RULE, "bib:5.2"),
        side="japan",
        options=Options(lambda: [Option(place, said) for place, said in goals.items()]),
        free=free,
        agrees=lambda word: _not_there(game, counter, word, goals),
        question=True,
    )
    game.note("japanese-move-to", (origin,), goal)
    return goal


def _goal(game: Game, place: str, way: Way) -> Text:
    """Return a hex with what going there costs, as far as that is known."""
    prints = Island(game).prints
    if prints.own and any(map(prints.is_open, way.path)):
        return plain_text(place)
    return T("{place} ({cost} MP)", place=place, cost=way.cost)


def _not_there(game: Game, counter: str, word: str, goals: Mapping[str, Text]) -> Text | None:
    """Refuse a hex that is taken, or too far once its ground is looked at (bib:23.2, bib:5.2)."""
    if word not in goals:
        return words.taken(game, word)
    if game.prints is None or not game.prints.own or word == game.unit(counter).place:
        return None
    return None if japanese_way(Island(game), counter, word) else _TOO_FAR


def _ask_in_us_zoc(game: Game, counter: str) -> Steps[bool]:
    """Ask whether a Japanese unit is next to a US unit (bib:23.2)."""
    place = game.unit(counter).place
    answer: bool = yield Confirm(
        procedure="in-us-zoc",
        subjects=(place,),
        text=T("Is a US unit next to the Japanese unit in {place}?", place=place),
        rules=("bib:23.2",),
        side="japan",
        question=True,
    )
    return answer


in_us_zoc = Question(
    "in-us-zoc",
    lambda game, counter: game.unit(counter).place in Island(game).us_zoc,
    _ask_in_us_zoc,
    about=lambda game, counter: (game.unit(counter).place,),
)
"""Whether a Japanese unit stands in a US zone of control (bib:23.2)."""


def _tunnel(game: Game, counter: str) -> Steps[bool]:
    """Roll for the tunnel, let the player pick where it ends, and tell whether it worked."""
    unit, origin = game.unit(counter), game.unit(counter).place
    inside = yield from in_us_zoc(game, counter)
    most = TUNNEL_IN_ZOC if inside else TUNNEL
    through = yield from throw(
        game, rolls.tunnel(most), T("Tunnel from {place}.", place=origin), origin
    )
    if not through:
        game.emit(
            "tunnel-fails",
            T("The unit in {place} finds no way through.", place=origin),
            RULE,
            place=origin,
        )
        return False
    without = () if game.ruling("B-54") == "counts" else (counter,)
    found = yield from eligible_hexes(game, None, without)
    if not found:
        game.emit(
            "tunnel-fails",
            T("No hex could take the unit from {place}.", place=origin),
            RULE,
            "bib:19.5",
            place=origin,
        )
        return False
    hexes = sorted(found)
    goal = yield Place(
        procedure="tunnel-exit",
        subjects=(origin,),
        text=T("Where does the unit from {place} come out?", place=origin),
        rules=(RULE, "bib:19.5"),
        side="japan",
        options=Options(lambda: [Option(place, plain_text(place)) for place in hexes]),
    )
    lay, unit.place = japan_id(unit), goal
    text = _GOES.fill(origin=origin, place=goal)
    act = acts_of(lay, japan_id(unit), words=text, own=True)
    game.emit("tunnel", text, RULE, act=act, origin=origin, place=goal)
    return True


_TOO_FAR = T("It has too few movement points, or its move ends before that hex.")
_GOES = T("Move the Japanese unit from {origin} to {place}.")
