"""Banzai attacks: three dice, and whom they flip (bib:20.5)."""

from collections.abc import Sequence

from beachmaster.engine.decision import Decision
from beachmaster.engine.fields import number as number_field
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Record
from beachmaster.engine.question import Question
from beachmaster.engine.rolling import break_tie
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import rolls, words
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.charge import charge, look_ahead
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.redeployment import redeploy_in_place
from beachmaster.games.bloodbath.reveal import reveal
from beachmaster.games.bloodbath.rolls import throw
from beachmaster.games.bloodbath.state import JapaneseValues
from beachmaster.games.bloodbath.texts import T

FARTHEST = 40
"""The most hexes that a table is asked to count to a US unit."""


def charges(game: Game) -> Steps[None]:
    """Roll the three dice, flip the units and let them charge (bib:20.5)."""
    there, number = yield from called(game)
    flipped = yield from _flip(game, there, number)
    look_ahead(game, flipped)
    for counter in flipped:
        yield from charge(game, counter)


def called(game: Game) -> Steps[tuple[list[str], int]]:
    """Roll the three dice: return the units of the sector and how many must take part (20.5).

    Before the flag stands on Mount Suribachi nobody does, and nothing is rolled (bib:22.3).
    """
    if not game.state.suribachi:
        return [], 0
    cleared = len(game.state.cleared)
    attack, sector, number = yield from throw(
        game,
        rolls.banzai_dice(cleared),
        T("Banzai: first die attack or not, second die the sector, third die how many units."),
    )
    if not attack:
        return [], 0
    there = yield from in_sector(game, sector)
    if not there:
        text = T("No Japanese unit is left in sector {sector}: no Banzai attack.", sector=sector)
        game.emit("no-banzai", text, "bib:20.5.2", sector=sector)
        return [], 0
    return there, number


def _flip(game: Game, there: Sequence[str], number: int) -> Steps[list[str]]:
    """Flip the units nearest to US units; those with a zero redeploy in place (20.5.3, B-22)."""
    left, flipped, zeros = [c for c in there if game.unit(c).dug_in], [], []
    for _ in range(min(number, len(left))):
        counter = yield from nearest(game, left)
        left.remove(counter)
        yield from reveal(game, counter, "bib:20.5.3")
        values = game.printed(counter)
        if has_zero(values):
            zeros.append(counter)
            game.emit(
                "zero-factor",
                T("{unit} has a factor of 0 and takes no part.", unit=game.japanese_name(counter)),
                "bib:19.3",
                "bib:20.5.3",
                place=game.unit(counter).place,
            )
        else:
            game.unit(counter).dug_in = False
            flipped.append(counter)
    for counter in zeros:
        if not game.unit(counter).hidden:  # else it was swapped with one of the others (20.3.1)
            yield from redeploy_in_place(game, counter, "bib:20.5.3")
    return flipped


def has_zero(values: JapaneseValues) -> bool:
    """Tell whether a unit has a zero that keeps it out of a Banzai (bib:19.3, bib:20.5.3)."""
    return values.attack == 0 or values.movement == 0


def nearest(game: Game, left: Sequence[str]) -> Steps[str]:
    """Pick the unit nearest to the US, by lot among equals (bib:20.5.3)."""
    places = {game.unit(counter).place: counter for counter in left}
    tied = yield from nearest_to_us(game, left)
    near = {game.unit(counter).place for counter in tied}
    decision = Decision(list(places), "bib:20.5.3")
    decision.keep(T("nearest to a US unit"), lambda place: place in near)
    tie = decision.tie()
    chosen = yield from break_tie(
        "banzai-unit",
        decision.candidates,
        T("Equally near to your units: {names}. The program picks one at random."),
        "bib:20.5.3",
        str(len(left)),
        side=JAPAN.id,
    )
    if tie:
        decision.broken_by(T("a random draw"), chosen)
    text = T("Flip the unit in {place} for the Banzai attack.", place=chosen)
    game.emit("banzai-unit", text, "bib:20.5.3", trace=tuple(decision.trace), place=chosen)
    return places[chosen]


# -- who is where --------------------------------------------------------------------------------


def _in_sector(game: Game, sector: int) -> list[str]:
    """Return the Japanese counters in a sector, by hex number (bib:20.5.2)."""
    prints = Island(game).prints
    prints.look_at_sectors(unit.place for _, unit in game.japanese())
    found = [name for name, unit in game.japanese() if prints.sector(unit.place) == sector]
    return sorted(found, key=lambda name: game.unit(name).place)


def _ask_in_sector(game: Game, sector: int) -> Steps[list[str]]:
    """Ask which Japanese units are in a sector (bib:20.5.2)."""
    named = [game.unit(name).place for name in words.known(game)]
    here = [place for place in named if words.space(game, place).sector == sector]
    told = yield Record(
        procedure="in-sector",
        subjects=(str(sector),),
        text=T("Which Japanese units are in sector {sector}?", sector=sector),
        rules=("bib:20.5.2",),
        fields=(words.japanese_hexes(game, here),),
        agrees=lambda given: words.too_many(game, given["hexes"]),
        question=True,
        tell=T("Name them all, each by its hex. If there are none, leave it empty."),
    )
    for word in told["hexes"]:
        words.space(game, word).sector = sector
    return [words.named(game, word) for word in told["hexes"]]


def _away(game: Game, counters: Sequence[str]) -> dict[str, int]:
    """Return how many hexes each counter is from the nearest US unit."""
    island = Island(game)
    prints = island.prints
    return {
        name: min(
            (prints.distance(game.unit(name).place, us) for us in island.americans),
            default=len(prints.hexes),
        )
        for name in counters
    }


def _nearest_to_us(game: Game, counters: Sequence[str]) -> list[str]:
    """Return the counters closest to any US unit, all tied ones, in hexes (bib:20.5.3)."""
    away = _away(game, counters)
    best = min(away.values())
    return [name for name in counters if away[name] == best]


def _distances(game: Game, _found: Sequence[str], counters: Sequence[str]) -> Value:
    """Return the distances, with those told before: a twin may have taken units off by now."""
    known = (game.notes or {}).get(("us-distance", ()), {})
    away = _away(game, counters).items()
    return {**known, **{f"distance:{game.unit(name).place}": hexes for name, hexes in away}}


def _ask_nearest_to_us(game: Game, counters: Sequence[str]) -> Steps[list[str]]:
    """Ask once how far each unit is from the US, and tell who is nearest (bib:20.5.3)."""
    if not game.us_on_map():
        return list(counters)
    places = {game.unit(name).place: name for name in counters}
    new = [place for place in places if place not in words.seen(game).away]
    if new and len(places) > 1:
        told = yield Record(
            procedure="us-distance",
            text=T("How far is the nearest US unit from each of these Japanese units?"),
            rules=("bib:20.5.3",),
            fields=tuple(
                number_field(
                    f"distance:{place}",
                    T("hexes from {place} to the nearest US unit", place=place),
                    1,
                    FARTHEST,
                )
                for place in new
            ),
            question=True,
            tell=T("Count the hexes to the nearest US unit; a unit next to it is 1 hex away."),
        )
        words.see(game).away |= {place: told[f"distance:{place}"] for place in new}
    away = words.seen(game).away
    best = min((away.get(place, 0) for place in places), default=0)
    return [name for place, name in places.items() if away.get(place, 0) == best]


in_sector = Question(
    "in-sector",
    _in_sector,
    _ask_in_sector,
    about=lambda _game, sector: (str(sector),),
    fact=lambda game, found, *_: {"hexes": [game.unit(name).place for name in found]},
)
"""The Japanese counters in a numbered sector (bib:20.5.2)."""
nearest_to_us = Question("us-distance", _nearest_to_us, _ask_nearest_to_us, fact=_distances)
"""The counters closest to any US unit, all tied ones (bib:20.5.3)."""
