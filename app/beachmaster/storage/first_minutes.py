"""Begin a game's taught opening, and go on with one that was saved."""

from collections.abc import Callable, Iterator

from beachmaster.engine.beside import Beside
from beachmaster.engine.datafile import DataError
from beachmaster.engine.module import GameModule
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.taught import NOWHERE, Course, Script, value_at
from beachmaster.engine.taught_play import Taught
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import UnknownGameError, script_of
from beachmaster.storage.problems import Mistake
from beachmaster.storage.texts import T


def script(game: str) -> Script:
    """Return a game's taught opening; raise `Mistake` where there is none that can be read."""
    try:
        return script_of(game)
    except UnknownGameError as error:
        raise Mistake(error.text) from error
    except DataError as error:
        raise Mistake(_DAMAGED.fill(why=error.text)) from error


def setup(script: Script, seed: int) -> Setup:
    """Return what its game is played with; what it does not lay down comes from the seed."""
    file = script.file
    return Setup(
        game=file.game,
        board="tracked",
        options=dict(file.options),
        seed=seed,
        position=file.position,
    )


def check(script: Script, module: GameModule) -> None:
    """Raise `Mistake` where a card is bound to what this game's states do not have."""
    for problem in _unknown(script, module):
        raise Mistake(_DAMAGED.fill(why=problem))


def begin(session: Session, script: Script, beside: Callable[[], Beside]) -> Taught:
    """Begin it; what was passed is kept beside the answers from now on."""
    beside().taught = Course()
    return Taught(session, script, lambda: beside().taught)


def resumed(
    session: Session, game: str, beside: Callable[[], Beside]
) -> tuple[Taught | None, list[Text]]:
    """Go on with it where the game began as one; where that cannot be, return why."""
    if beside().taught is None:
        return None, []
    try:
        return Taught(session, script(game), lambda: beside().taught), []
    except Mistake as error:
        return None, [T("The lesson cannot go on; the game can. {why}", why=error.text)]


def _unknown(script: Script, module: GameModule) -> Iterator[Text]:
    """Yield what a card is bound to and the first state does not have."""
    seen = module.visible(module.first_state(0))
    for card in script.file.cards:
        for path in (*card.at.state, *card.at.but):
            if value_at(seen, path) == NOWHERE:
                yield T("card “{name}”: the state has no “{path}”", name=card.id, path=path)


_DAMAGED = T("The script of the taught opening is damaged: {why}")
