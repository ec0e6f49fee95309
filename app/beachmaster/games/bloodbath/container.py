"""The opaque container: blind draws from it, and whom to put in where nobody is (19.1, 20.3.1)."""

from collections.abc import Sequence

from beachmaster.engine import chance
from beachmaster.engine.module import Steps
from beachmaster.engine.options import is_hex_number
from beachmaster.engine.prompt import Record
from beachmaster.engine.question import Question
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath import knowledge, rolls, scan, words
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.places import CONTAINER
from beachmaster.games.bloodbath.rolls import throw
from beachmaster.games.bloodbath.texts import T

AHEAD = 5
"""How many dug-in units a table is asked for at a time in the search (bib:20.3.1)."""


def contents(game: Game) -> list[str]:
    """Return the counters in the container; what they are nobody needs to know."""
    return sorted(name for name, unit in game.state.japan.items() if unit.place == CONTAINER)


def put_in(game: Game, counter: str) -> None:
    """Put a counter into the container, whether it died or is to redeploy (bib:20.3)."""
    unit = game.unit(counter)
    unit.place = CONTAINER
    unit.dug_in = True


def draw_blind(game: Game, reason: str, subject: str = "") -> str:
    """Draw a counter unseen: from now on nobody knows what is in there and what came out.

    The player draws from the real container just as blindly, so no prompt asks what it was; the
    program's deal stands until the counter is turned.
    """
    inside = contents(game)
    key = f"{game.state.turn}.{game.state.phase}/blind:{reason},{subject}"
    drawn = _scripted(game, inside) or chance.draw(inside, game.seed, key)
    knowledge.mix(game, inside)
    for name in inside:
        game.unit(name).hidden = True
    return drawn


def _scripted(game: Game, inside: list[str]) -> str:
    """Return the counter that a position file set down to be drawn next, where it is in there."""
    draws = game.state.script.draws
    found = next((name for name in inside if draws and game.unit(name).unit == draws[0]), "")
    del draws[: 1 if found else 0]
    return found


def place(game: Game, counter: str, hex_id: str) -> None:
    """Put a counter on a hex face down, dug in (bib:19.5)."""
    knowledge.cover(game, counter)
    unit = game.unit(counter)
    unit.place = hex_id
    unit.hidden = unit.dug_in = True


# -- the search for a second unit (bib:20.3.1) ---------------------------------------------------


def second_unit(game: Game, hex_id: str, *, again: bool) -> Steps[str]:
    """Search the dug-in units from 0106 upward for one to swap with (bib:20.3.1, B-07).

    One pass finds somebody or nobody; by choice a unit bound for a new hex is searched for
    again until somebody is found (B-48).
    """
    again = again and game.ruling("B-48") == "again"
    while True:
        after, met = "", False
        while candidate := (yield from next_dug_in(game, after)):
            met = True
            after = game.unit(candidate).place
            text = T("Search for a second unit in {place}.", place=after)
            if (yield from throw(game, rolls.second_unit(after), text, hex_id, after)):
                return candidate
        if not (again and met):
            return ""


def _later(game: Game, after: str) -> list[str]:
    """Return the dug-in counters above a hex number, those on Mount Suribachi left out (B-47)."""
    island = Island(game)
    closed = island.prints.suribachi if game.ruling("B-47") == "no" else ()
    return [name for name, p in island.dug_in.items() if p > after and p not in closed]


def _ask_next_dug_in(game: Game, after: str) -> Steps[str]:
    """Ask for a few dug-in units at a time, from 0106 upward (bib:20.3.1)."""
    seen, standing = words.seen(game), words.standing_dug_in(game)
    if not after and not standing <= {*seen.at_search, *seen.search}:
        words.placed_anew(game)  # one was put back in place since the list was told
    told = seen.search
    start = told.index(after) + 1 if after in told else 0
    left = [word for word in told[start:] if _dug_in(game, word)]
    if not left and not seen.searched:
        left = yield from _next_few(game, after)
        seen = words.see(game)
        seen.at_search, seen.searched = sorted(standing), len(left) < AHEAD
        seen.search = [*told[:start], *left]
    return words.named(game, left[0]) if left else ""


def _dug_in(game: Game, word: str) -> bool:
    """Tell whether a dug-in unit is still where it was told."""
    found = game.at(word)
    return game.unit(found).dug_in if found is not None else word not in game.held


def _next_few(game: Game, after: str) -> Steps[list[str]]:
    """Ask for the next dug-in units by hex number."""
    told = yield Record(
        procedure="next-dug-in",
        subjects=(after or scan.FIRST_AFTER,),
        text=(
            T("Which are the next {count} face-down units after {place}?")
            if after
            else T("Which are the first {count} face-down units from hex 0106 upward?")
        ).fill(place=after, count=AHEAD),
        rules=("bib:20.3.1",),
        why=(T("Leave out units on Mount Suribachi."),) if game.ruling("B-47") == "no" else (),
        fields=(words.japanese_hexes(game, (), AHEAD),),
        agrees=lambda given: _not_next(game, given["hexes"], after),
        question=True,
        tell=T(
            "Name fewer only if there are no more. The program sorts hex numbers; your own words "
            "stay in your order."
        ),
    )
    return scan.told_order(told["hexes"], rising=True)


def _not_next(game: Game, given: Sequence[str], after: str) -> Text | None:
    """Refuse hexes that the search has passed, and a list that leaves out a known unit (20.3.1)."""
    objection = words.too_many(game, given) or words.unsorted(given, rising=True)
    numbers = [word for word in given if is_hex_number(word)]
    if objection or not numbers:
        return objection
    first, last = min(numbers), max(numbers)
    if is_hex_number(after) and first <= after:
        return T(
            "The search goes upward: {place} does not come after {after}.", place=first, after=after
        )
    start = after if is_hex_number(after) else scan.FIRST_AFTER
    left_out = [
        place
        for place in sorted(words.standing_dug_in(game))
        if is_hex_number(place) and start < place < last
        if place not in given and words.space(game, place).sector
    ]
    return (
        T(
            "You left out the unit in {place}: it comes before {last}.",
            place=left_out[0],
            last=last,
        )
        if left_out
        else None
    )


next_dug_in = Question(
    "next-dug-in",
    lambda game, after: next(iter(_later(game, after)), ""),
    _ask_next_dug_in,
    about=lambda _game, after: (after or scan.FIRST_AFTER,),
    fact=lambda game, _found, after: {
        "hexes": [game.unit(name).place for name in _later(game, after)[:AHEAD]]
    },
)
"""The next dug-in counter above a hex number, nothing at the end (bib:20.3.1).

`after` is a hex, or nothing at the start of the search.
"""
