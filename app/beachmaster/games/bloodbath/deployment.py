"""Let a second player choose which unit starts on each red hex (bib:23.1)."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import CONTAINER, PLACES
from beachmaster.games.bloodbath.reveal import give
from beachmaster.games.bloodbath.texts import T

RULE = "bib:23.1"
DONE = "done"


def deploy(game: Game) -> Steps[None]:
    """Begin with the shuffled deal, and let the Japanese player put units where he wants them."""
    chosen: list[str] = []
    while True:
        place = yield from _hex(game, chosen)
        if place == DONE:
            return
        counter = game.at(place)
        assert counter is not None
        unit = yield from _unit(game, place, chosen)
        give(game, counter, unit)
        chosen.append(place)


def _hex(game: Game, chosen: Sequence[str]) -> Steps[str]:
    """Ask for a red hex, each with the unit that lies there now."""
    there = [(unit.place, name) for name, unit in game.japanese() if unit.place not in chosen]
    place = yield Choose(
        procedure="japanese-deployment",
        text=T(
            "Japanese player: on which hex do you put a unit of your choice? The others stay as "
            "they were shuffled."
        ),
        rules=(RULE, "bib:11.2"),
        side="japan",
        options=Options(
            lambda: [
                *(Option(place, _lies(game, name)) for place, name in sorted(there)),
                Option(DONE, T("The set-up is done")),
            ]
        ),
        closed=lambda: [Closed(place, plain_text(place), _CHOSEN, (RULE,)) for place in chosen],
        question=True,
        secret=True,
    )
    return str(place)


def _unit(game: Game, place: str, chosen: Sequence[str]) -> Steps[str]:
    """Ask which unit goes to a hex; those already put somewhere stay there."""
    units = list(game.state.japan.items())
    unit = yield Choose(
        procedure="japanese-unit",
        subjects=(place,),
        text=T(
            "Which unit goes to {place}? It changes places with the one that lies there.",
            place=place,
        ),
        rules=(RULE,),
        side="japan",
        options=Options(
            lambda: [
                Option(unit.unit, _lies(game, name))
                for name, unit in units
                if unit.place not in chosen
            ]
        ),
        closed=lambda: [
            Closed(unit.unit, _lies(game, name), _CHOSEN, (RULE,))
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


_CHOSEN = T("You have put a unit there; take that back to change it.")
