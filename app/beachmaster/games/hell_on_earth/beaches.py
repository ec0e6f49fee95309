"""Who stands on which landing beach, and who is pinned down there (hoe:5.3.2.3, 5.8.2.3)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.fields import one_of
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm, Field, Option, Record
from beachmaster.engine.question import Question
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.acts import us_id
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import A_BEACH, BEACH, BEACH_TEXTS, BEACHES
from beachmaster.games.hell_on_earth.texts import T


def on_beach(game: Game, unit: str) -> bool:
    """Tell whether a US unit stands on a landing beach, as far as is known."""
    place = game.us(unit).place
    return place in BEACHES if game.prints is None else game.prints.beach(place) is not None


def beach_place(game: Game, beach: int) -> str:
    """Return the place of a landing beach, 1 to 6."""
    return BEACH(beach) if game.prints is None else game.prints.beaches[beach]


def beaches_full(game: Game) -> bool:
    """Tell whether all six beaches are known to be occupied (H-44)."""
    if game.prints is None:
        return sum(u.place in BEACHES for u in game.state.us.values()) >= len(BEACH_TEXTS)
    ground = Ground(game)
    return all(ground.occupied(place) for place in game.prints.beaches.values())


# -- whether a unit can land -------------------------------------------------------------------


def _free(game: Game, beach: int) -> bool:
    return not Ground(game).occupied(beach_place(game, beach))


def _ask_free(game: Game, beach: int) -> Steps[bool]:
    """Know it, but where a unit stands on a beach that nobody named.

    After each move the player tells who stands on which beach.
    """
    if beach in memory.seen(game.state).taken or beach not in free_beaches(game, ()):
        return False
    if all(unit.place != A_BEACH for unit in game.state.us.values()):
        return True
    answer: bool = yield Confirm(
        procedure="beach-free",
        subjects=(str(beach),),
        text=T("Is {beach} free of US units?", beach=BEACH_TEXTS[beach]),
        rules=("hoe:5.8.2.3",),
        question=True,
    )
    if not answer:
        memory.see(game.state).taken.append(beach)
    return answer


beach_free = Question("beach-free", _free, _ask_free, lambda _, beach: (str(beach),))
"""Whether a landing beach holds no US unit (hoe:5.8.2.3)."""


# -- who is pinned down ------------------------------------------------------------------------


def _pinned(game: Game, unit: str, target: str) -> bool:
    del target
    return on_beach(game, unit) and Ground(game).in_zoc(game.us(unit).place)


def _ask_pinned(game: Game, unit: str, target: str) -> Steps[bool]:
    """Know it next to a living target; ask on a beach when the target is gone."""
    if not on_beach(game, unit):
        return False
    if game.unit(target).alive or memory.known_in_zoc(game, unit):
        return True
    answer: bool = yield Confirm(
        procedure="pinned",
        subjects=(unit,),
        text=T(
            "Are the {unit} on their beach still next to a Japanese unit?", unit=game.us_name(unit)
        ),
        rules=("hoe:5.3.2.3",),
        question=True,
    )
    if answer:
        memory.in_zoc(game.state, unit)
    return answer


pinned = Question("pinned", _pinned, _ask_pinned, lambda _, unit, *__: (unit,))
"""Whether a US unit that attacked a target is pinned down on a beach (hoe:5.3.2.3)."""


def known_pinned(game: Game) -> list[str]:
    """Return the units on a map of the player's own that are known to be pinned down."""
    return [n for n in game.us_on_map() if on_beach(game, n) and memory.known_in_zoc(game, n)]


# -- which beach, on a map of the player's own ---------------------------------------------------


def free_beaches(game: Game, units: Sequence[str]) -> list[int]:
    """Return the landing beaches that are not known to hold anybody but these units."""
    others = {unit.place for name, unit in game.state.us.items() if name not in units}
    return [number for number in BEACH_TEXTS if BEACH(number) not in others]


def too_many(game: Game, landed: Sequence[str]) -> Text | None:
    """Refuse more units on landing beaches than there are beaches for them."""
    stayed = known_pinned(game)
    movers = [n for n in game.us_on_map() if game.us(n).marker != "DR" and n not in stayed]
    room = len(free_beaches(game, movers))
    unnamed = [name for name in landed if name in movers]
    return (
        T("A landing beach holds one unit. Beaches free for these: {room}.", room=room)
        if len(unnamed) > room
        else None
    )


def name_beaches(game: Game, units: Sequence[str], *subjects: str) -> Steps[None]:
    """Ask on which landing beach units stand, of those that hold nobody else."""
    free = free_beaches(game, units)
    record = Record(
        procedure="which-beach",
        subjects=subjects,
        text=T("On which landing beach is each of these units?"),
        rules=("hoe:3.1", "hoe:5.8.2.3"),
        fields=tuple(_beach_field(game, name, free) for name in units),
        agrees=lambda given: (
            T("A landing beach holds only one unit.")
            if len(set(given.values())) < len(given)
            else None
        ),
        question=True,
    )
    told = yield from memory.asked(record)
    for name, number in told.items():
        game.us(name).place = BEACH(number)
        words = T("The {unit} are on {beach}.", unit=game.us_name(name), beach=BEACH_TEXTS[number])
        game.emit("us-moved", None, "hoe:3.1", act=moves(us_id(name), words=words, own=True))


def _beach_field(game: Game, name: str, free: Sequence[int]) -> Field:
    options = [Option(number, BEACH_TEXTS[number]) for number in free]
    return one_of(name, game.us_name(name), options, known=free[0] if len(free) == 1 else None)


def note_beaches(game: Game, units: Sequence[str], *subjects: str) -> None:
    """Note on which landing beach units stand, for the table of a twin."""
    if game.prints is not None:
        on = {name: game.prints.beach(game.us(name).place) for name in units}
        game.note("which-beach", subjects, on)
