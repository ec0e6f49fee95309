"""List the five games, what each needs and how complete it is, and load one when wanted."""

from importlib import import_module
from typing import cast

import msgspec

from beachmaster.engine.setup import GameFactory
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


class UnknownGameError(LookupError):
    """No game has this name, or it cannot be played yet; `text` says which."""

    def __init__(self, text: Text) -> None:
        super().__init__(repr(text))
        self.text = text


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
    raise UnknownGameError(Text(_UNKNOWN, name=name, names=[game.name for game in GAMES]))


def load(name: str) -> GameFactory:
    """Import a game and return its factory; raise `UnknownGameError` where there is none."""
    game = find(name)
    if not game.playable:
        raise UnknownGameError(Text(_NOT_PLAYABLE, title=game.title))
    module = import_module(f"beachmaster.games.{game.package}.factory")
    return cast("GameFactory", module.FACTORY)


_UNKNOWN = QT_TRANSLATE_NOOP("games", "There is no game “{name}”; there are: {names}.")
_NOT_PLAYABLE = QT_TRANSLATE_NOOP(
    "games", "{title} cannot be played yet: only its rules are here to read and search."
)
_OWN_COPY = QT_TRANSLATE_NOOP(
    "games", "Your own copy of the game; without one, the sample board (a reconstruction) serves."
)
_OWN_TABLES = QT_TRANSLATE_NOOP(
    "games",
    "Nothing to try it: board, counters and tables are estimates. Your own copy for the real ones.",
)
_RULEBOOK = QT_TRANSLATE_NOOP("games", "Nothing yet; your own copy, once the program plays it.")
_PLAYABLE = QT_TRANSLATE_NOOP("games", "playable from set-up to the final assessment; rule library")
_TO_THE_COUNT = QT_TRANSLATE_NOOP(
    "games", "playable from set-up to the victory count; rule library"
)
_RULES_ONLY = QT_TRANSLATE_NOOP("games", "rule library only: rules to read and search")
_HELL = QT_TRANSLATE_NOOP("games", "Iwo Jima: Hell on Earth")
_BLOODBATH = QT_TRANSLATE_NOOP("games", "Iwo: Bloodbath in the Bonins")
_RAGE = QT_TRANSLATE_NOOP("games", "Iwo Jima: Rage Against the Marines")
_ANGAUR = QT_TRANSLATE_NOOP("games", "Operation Stalemate II: Battle of Angaur")
_IE_SHIMA = QT_TRANSLATE_NOOP("games", "Last Battle: Ie Shima, 1945")


def _rules_only(name: str, title: Text, prefix: str) -> Game:
    needs, state = Text(_RULEBOOK), Text(_RULES_ONLY)
    return Game(name=name, title=title, prefix=prefix, needs=needs, state=state)


GAMES = (
    Game(
        name="hell-on-earth",
        title=Text(_HELL),
        prefix="hoe",
        needs=Text(_OWN_COPY),
        state=Text(_PLAYABLE),
        package="hell_on_earth",
    ),
    Game(
        name="bloodbath",
        title=Text(_BLOODBATH),
        prefix="bib",
        needs=Text(_OWN_TABLES),
        state=Text(_TO_THE_COUNT),
        package="bloodbath",
    ),
    _rules_only("rage", Text(_RAGE), "ram"),
    _rules_only("angaur", Text(_ANGAUR), "ang"),
    _rules_only("ie-shima", Text(_IE_SHIMA), "ies"),
)
