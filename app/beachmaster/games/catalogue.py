"""List the five games, what each needs and how complete it is, and load one when wanted."""

from importlib import import_module
from typing import cast

import msgspec

from beachmaster.engine.refusal import SaidError
from beachmaster.engine.setup import GameFactory
from beachmaster.engine.text import Text
from beachmaster.games.texts import T


class UnknownGameError(SaidError, LookupError):
    """No game has this name, or it cannot be played yet; `text` says which."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the library; `package` is empty where only its rules are there."""

    name: str
    title: Text
    prefix: str
    needs: Text
    state: Text
    package: str = ""

    @property
    def playable(self) -> bool:
        """Tell whether the program plays it."""
        return bool(self.package)


def find(name: str) -> Game:
    """Return a game by its name; raise `UnknownGameError`."""
    for game in GAMES:
        if game.name == name:
            return game
    raise UnknownGameError(
        T(
            "There is no game “{name}”; there are: {names}.",
            name=name,
            names=[game.name for game in GAMES],
        )
    )


def load(name: str) -> GameFactory:
    """Import a game and return its factory; raise `UnknownGameError` where there is none."""
    game = find(name)
    if not game.playable:
        raise UnknownGameError(
            T(
                "{title} cannot be played yet: only its rules are here to read and search.",
                title=game.title,
            )
        )
    module = import_module(f"beachmaster.games.{game.package}.factory")
    return cast("GameFactory", module.FACTORY)


def _rules_only(name: str, title: Text, prefix: str) -> Game:
    needs, state = (
        T("Nothing yet; your own copy, once the program plays it."),
        T("rule library only: rules to read and search"),
    )
    return Game(name=name, title=title, prefix=prefix, needs=needs, state=state)


GAMES = (
    Game(
        name="hell-on-earth",
        title=T("Iwo Jima: Hell on Earth"),
        prefix="hoe",
        needs=T(
            "Your own copy of the game; without one, the sample board (a reconstruction) serves."
        ),
        state=T("playable from set-up to the final assessment; rule library"),
        package="hell_on_earth",
    ),
    Game(
        name="bloodbath",
        title=T("Iwo: Bloodbath in the Bonins"),
        prefix="bib",
        needs=T(
            "Nothing to try it: board, counters and tables are estimates. Your own copy for the "
            "real ones."
        ),
        state=T("playable from set-up to the victory count; rule library"),
        package="bloodbath",
    ),
    _rules_only("rage", T("Iwo Jima: Rage Against the Marines"), "ram"),
    _rules_only("angaur", T("Operation Stalemate II: Battle of Angaur"), "ang"),
    _rules_only("ie-shima", T("Last Battle: Ie Shima, 1945"), "ies"),
)
