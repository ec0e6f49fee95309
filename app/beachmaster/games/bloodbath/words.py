"""Where the map is only on the player's table: words for hexes, and what was told of them.

Positions are not kept there. Japanese units go by the player's own word for their hex; what a
hex shows is asked once in a game (`state.spaces`), who stands where once in a phase (`state.seen`).
"""

from collections.abc import Iterable, Sequence
from itertools import count

import msgspec

from beachmaster.engine.fields import any_of, flag, one_of, spaces
from beachmaster.engine.options import is_hex_number, no_space
from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.acts import hidden_id
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import UNKNOWN, is_own_space
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.state import SECTORS, Seen, Space, State
from beachmaster.games.bloodbath.tables import TERRAIN_LINES
from beachmaster.games.bloodbath.texts import T

BEACH = "beach"
_LETTERS = dict(zip(TERRAIN_LINES, "CBKRVNM", strict=True))
"""What the names begin with that the program gives to hexes, by their terrain."""
MOST_HEXES = 40


# -- Japanese units by a word for their hex ------------------------------------------------------


def unnamed(game: Game) -> list[str]:
    """Return the face-down counters that have no place yet."""
    return [name for name, unit in game.japanese() if unit.place == UNKNOWN]


def known(game: Game) -> list[str]:
    """Return the counters whose hex the player has named."""
    return [name for name, unit in game.japanese() if unit.place != UNKNOWN]


def named(game: Game, word: str) -> str:
    """Return the counter in a hex; a new word takes one not named yet, standing there dug in."""
    found = game.at(word)
    if found is None:
        game.held.add(word)
        found = unnamed(game)[0]
        game.unit(found).place = word
        game.found(hidden_id(word))
    return found


def fresh(game: Game) -> dict[str, str]:
    """Return a name for the hex of a counter not named yet, one for each terrain, with that.

    Who takes one need type no number; nobody can where no such counter is left.
    """
    if not unnamed(game):
        return {}
    used = {*game.state.spaces, *(unit.place for _, unit in game.japanese())}
    used = {word.casefold() for word in (*used, *(unit.place for unit in game.state.us.values()))}
    return {
        next(w for w in (f"{letter}{n}" for n in count(1)) if w.casefold() not in used): terrain
        for terrain, letter in _LETTERS.items()
    }


def target_words(game: Game, name: str) -> Text:
    """Return a Japanese counter as a player finds it again: by who attacked it, if by no number."""
    place = game.unit(name).place
    fought = game.state.spaces.get(place, Space()).fought
    if game.prints is not None or not fought:
        return game.japanese_name(name)
    units = [game.us_name(one) for one in fought]
    return T("{unit}, attacked by {units}", unit=game.japanese_name(name), units=units)


def note_fight(game: Game, place: str, units: Sequence[str]) -> None:
    """Remember who attacked a hex that has no number."""
    if not is_hex_number(place):
        space(game, place).fought = list(units)


def taken(game: Game, word: str) -> Text | None:
    """Refuse a place that holds a Japanese unit, and a word of the program's own."""
    return (
        T("A Japanese unit stands in {place}.", place=word)
        if game.at(word) is not None
        else reserved(word)
    )


def reserved(word: str) -> Text | None:
    """Refuse a word that the program uses itself, and one that names no space."""
    return (
        no_space(word)
        if is_own_space(word)
        else T("“{place}” is a word of the program: choose another.", place=word)
    )


def first(objections: Iterable[Text | None]) -> Text | None:
    """Return the first objection there is."""
    return next((one for one in objections if one is not None), None)


def too_many(game: Game, words: Iterable[str]) -> Text | None:
    """Refuse words of the program's own, and more new units than are left."""
    new = [word for word in words if game.at(word) is None]
    if len(new) > len(unnamed(game)):
        return T("No hidden unit is left that could be in {place}.", place=new[-1])
    return first(reserved(word) for word in new)


def us_held(game: Game, words: Sequence[str]) -> Text | None:
    """Refuse hexes that the Japanese hold, one told twice, and more than there are US units."""
    if len(set(words)) < len(words):
        return T("You listed a hex twice.")
    if len(words) > len(game.us_on_map()):
        return T("There are fewer US units ashore than that.")
    return first(taken(game, word) for word in words)


def unsorted(words: Sequence[str], rising: bool) -> Text | None:
    """Refuse numbers that stand the wrong way round among words of the player's own (bib:21.2)."""
    found = scan.out_of_order(words, rising)
    return (
        T(
            "List them in the order of the search: {first} before {then}.",
            first=found[1],
            then=found[0],
        )
        if found
        else None
    )


# -- what was told in this phase -----------------------------------------------------------------


def begin_phase(game: Game) -> None:
    """Note where dug-in units stand as a phase begins, and whether much may be clear unseen."""
    first_look = (game.state.turn, game.state.phase) == (1, "us-combat")
    game.held = standing_dug_in(game)
    game.look_everywhere = first_look or bool(game.state.banzai)


def standing_dug_in(game: Game) -> set[str]:
    """Return the hexes in which a dug-in unit is known to stand."""
    return {unit.place for _, unit in game.japanese() if unit.dug_in and unit.place != UNKNOWN}


def seen(game: Game) -> Seen:
    """Return what was told in this phase, to be read."""
    return game.state.seen if isinstance(game.state.seen, Seen) else Seen()


def see(game: Game) -> Seen:
    """Return what was told in this phase, to be added to."""
    game.state.seen = seen(game)
    return game.state.seen


def forget(state: State) -> None:
    """Forget what was told: something was put right by hand, or the phase is over."""
    state.seen = msgspec.UNSET


def note_stack(game: Game, names: Sequence[str]) -> None:
    """Remember the units of one hex, the top one first."""
    for name in names:
        see(game).together[name] = list(names)


def left_of(game: Game, names: Sequence[str]) -> list[str]:
    """Return those of a stack that are still on the map."""
    return [name for name in names if game.us(name).on_map]


def gone_from(game: Game, names: Sequence[str]) -> None:
    """Take units out of the stacks they were in, and forget who is next to whom, as they move."""
    told = seen(game)
    told.beside = {}
    for stack in (*told.together.values(), *told.standing.values()):
        stack[:] = [name for name in stack if name not in names]


def placed_anew(game: Game) -> None:
    """Forget the list of dug-in units, as one may be placed among them."""
    told = seen(game)
    told.search, told.searched = [], False


# -- what a hex shows ----------------------------------------------------------------------------


def space(game: Game, word: str) -> Space:
    """Return what the player has told of a hex, to read or to add to."""
    return game.state.spaces.setdefault(word, Space())


def ground_of(game: Game, place: str) -> Ground:
    """Return what is known of a hex."""
    told = game.state.spaces.get(place, Space())
    return Ground(told.terrain, bool(told.hill), told.sector or 0)


def ground_fields(game: Game, place: str, *, sector: bool, mark: str = "") -> list[Field]:
    """Return the fields for what is not known yet of a hex; `mark` tells hexes apart."""
    return [
        one
        for one in ground_rows(game, place, mark)
        if one.known is None and (sector or one.name != f"sector{mark}")
    ]


def ground_rows(game: Game, place: str, mark: str = "") -> list[Field]:
    """Return a field for each thing that a hex shows, known where the player has told it."""
    told = game.state.spaces.get(place, Space())
    found = [
        one_of(
            f"terrain{mark}",
            T("terrain of {place}, apart from any hill", place=place),
            [Option(name, words) for name, words in TERRAIN_LINES.items()],
            known=told.terrain or None,
        ),
        one_of(
            f"sector{mark}",
            T("sector of {place}", place=place),
            [
                *sector_options(SECTORS),
                Option(0, T("none: on or next to Mount Suribachi, or outside all sectors")),
            ],
            known=told.sector,
        ),
    ]
    if "hill" in game.crt.lines:
        text = T("{place} has a hill", place=place)
        found.append(flag(f"hill{mark}", text, known=told.hill))
    return found


def note_ground(game: Game, place: str, told: dict[str, Value], mark: str = "") -> None:
    """Remember for good what was told of a hex."""
    noted = space(game, place)
    noted.terrain = told.get(f"terrain{mark}", noted.terrain)
    noted.sector = told.get(f"sector{mark}", noted.sector)
    noted.hill = told.get(f"hill{mark}", noted.hill)


# -- fields that several questions share ---------------------------------------------------------


def units(game: Game, names: Sequence[str]) -> list[Option]:
    """Return options for US units."""
    return [Option(name, game.us_name(name)) for name in names]


def lists(
    game: Game,
    name: str,
    text: Text,
    names: Sequence[str],
    most: int = 0,
    known: Sequence[str] = (),
) -> Field:
    """Return a field for any of some US units, the `known` ones in any case."""
    return any_of(name, text, units(game, names), most=most, known=known)


def japanese(game: Game) -> list[Option]:
    """Return options for the Japanese units that the player has named."""
    return [Option(game.unit(name).place, game.japanese_name(name)) for name in known(game)]


def japanese_hexes(game: Game, known: Sequence[str], most: int = MOST_HEXES) -> Field:
    """Return a field for the hexes of Japanese units, those named before as options."""
    text = T("hexes of the Japanese units")
    return spaces("hexes", text, most, named=japanese(game), known=known)


def hexes(text: Text, name: str = "hexes", known: Sequence[str] = ()) -> Field:
    """Return a field for hexes in the player's words, the `known` ones in any case."""
    return spaces(name, text, MOST_HEXES, known=known)


def sector_options(numbers: Iterable[int]) -> list[Option]:
    """Return options for numbered sectors."""
    return [Option(number, plain_text(str(number))) for number in numbers]
