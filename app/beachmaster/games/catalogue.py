"""List the games, what each needs and how complete it is, and load one when wanted.

A game is a package here, named as the game is, with its `ABOUT` in `about.py` and its `FACTORY` in
`factory.py`, and one line below.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import cast

from beachmaster.engine.about import About
from beachmaster.engine.refusal import SaidError
from beachmaster.engine.setup import GameFactory
from beachmaster.engine.taught import Script, Words
from beachmaster.engine.taught_file import read_script
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.texts import T

_GAMES: dict[str, About] = {}


class UnknownGameError(SaidError, LookupError):
    """No game has this name, or it cannot be played yet; `text` says which."""


def games() -> Sequence[About]:
    """Return all games in the order in which they are shown."""
    return tuple(_GAMES.values())


def playable() -> Sequence[str]:
    """Return the names of the games that the program plays."""
    return tuple(game.name for game in games() if game.playable)


def played_in_words() -> Sequence[str]:
    """Return the names of the games that can be played in words only, no position kept."""
    return tuple(game.name for game in games() if game.playable and game.in_words)


DICE_AND_BAGS = ("dice", "bags")
"""The settings that say who rolls and who draws."""


def who_is_asked(name: str) -> Sequence[str]:
    """Return which of `DICE_AND_BAGS` to ask of a game; raise `UnknownGameError` for no game."""
    return DICE_AND_BAGS if find(name).draws else DICE_AND_BAGS[:1]


def taught() -> Sequence[str]:
    """Return the names of the games that have a taught opening, the first fifteen minutes."""
    return tuple(game.name for game in games() if game.playable and game.taught)


def script_of(name: str) -> Script:
    """Return a game's taught opening.

    Raise `UnknownGameError` where there is none, `DataError` where its file is damaged.
    """
    game = find(name)
    if name not in taught():
        raise UnknownGameError(T("{title} has no taught opening.", title=game.title))
    return read_script(name, cast("Mapping[str, Words]", _module(name, "taught").WORDS))


def add(game: About) -> None:
    """Put a game into the catalogue, behind the others."""
    _GAMES[game.name] = game


def find(name: str) -> About:
    """Return a game by its name; raise `UnknownGameError`."""
    if name not in _GAMES:
        raise UnknownGameError(
            T("There is no game “{name}”; there are: {names}.", name=name, names=list(_GAMES))
        )
    return _GAMES[name]


def title_of(name: str) -> Text:
    """Return a game's title, or its name where the catalogue does not know it."""
    return _GAMES[name].title if name in _GAMES else plain_text(name)


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
    return cast("GameFactory", _module(name, "factory").FACTORY)


def _module(name: str, part: str) -> ModuleType:
    return import_module(f"beachmaster.games.{name.replace('-', '_')}.{part}")


def _played(name: str) -> About:
    return cast("About", _module(name, "about").ABOUT)


def _read(name: str, title: Text, coast: str = "") -> About:
    """Return a game that has no package yet: its rules can be read."""
    return About(
        name=name,
        title=title,
        needs=T("Nothing yet; your own copy, once the program plays it."),
        state=T("rule library only: rules to read and search"),
        playable=False,
        coast=coast,
    )


for each in (
    _played("hell-on-earth"),
    _played("bloodbath"),
    _read("rage", T("Iwo Jima: Rage Against the Marines"), coast="iwo-jima"),
    _read("angaur", T("Operation Stalemate II: Battle of Angaur"), coast="angaur"),
    _played("ie-shima"),
):
    add(each)
