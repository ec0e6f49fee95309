"""Look back over the saved games: what came of each, played with what, and with which luck."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from beachmaster.engine.chronicle import Luck, luck
from beachmaster.engine.display import Displayed, Part
from beachmaster.engine.otherwise import InForce
from beachmaster.engine.replay import UNFIT
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text
from beachmaster.storage.looking import LookedAt
from beachmaster.storage.lookups import Counts, game_key
from beachmaster.storage.past_words import house_lines, ruling_lines
from beachmaster.storage.problems import Mistake, SaveError, unreadable
from beachmaster.storage.saves import ENDING, saves_folder
from beachmaster.storage.starting import load, prepared
from beachmaster.storage.texts import T


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """One saved game looked back on; `problem` says why there is nothing to tell.

    `outcome` is what the score means, `rulings` what was chosen otherwise than usual and `house`
    the house rules, `dice` the luck of `player` and `program`, empty where the history is
    read-only; `lookups` the rules that were looked up, the most wanted first.
    """

    path: Path
    changed: float = 0.0
    game: str = ""
    board: str = ""
    turn: int = 0
    over: bool = False
    outcome: Text | None = None
    score: int | None = None
    score_label: Text | None = None
    parts: tuple[Part, ...] = ()
    rulings: tuple[Text, ...] = ()
    house: tuple[Text, ...] = ()
    dice: dict[str, Luck] = {}
    lookups: tuple[tuple[str, int], ...] = ()
    problem: Text | None = None


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """All games together."""

    games: int
    over: int
    damaged: int
    dice: dict[str, Luck]
    lookups: tuple[tuple[str, int], ...]


def past_saves(folder: Path | None = None) -> list[Path]:
    """Return the saved games of a folder, the one last played first."""
    found = [path for path in (folder or saves_folder()).glob(f"*{ENDING}") if path.is_file()]
    return sorted(found, key=_changed, reverse=True)


def past_game(path: Path, looked_up: dict[str, Counts]) -> Past:
    """Return what there is to tell of a saved game; a damaged one says that it is damaged.

    It is played again to count its dice, which takes up to half a second.
    """
    changed = _changed(path)
    try:
        saved = LookedAt.open(path)
        factory = load(saved.setup.game)
        setup, module = prepared(factory, saved.setup)
        session = saved.resume(module)
        rulings = ruling_lines(factory.options(), InForce(session))
        house = tuple(house_lines(session.state))
        blank = Past(path=path, changed=changed, game=setup.game, rulings=rulings, house=house)
        return _told(blank, setup, session, looked_up)
    except (SaveError, Mistake) as error:
        return Past(path=path, changed=changed, problem=error.text)
    except OSError as error:
        return Past(path=path, changed=changed, problem=unreadable(path, error).text)
    except UNFIT:
        return Past(path=path, changed=changed, problem=_MISFIT)


def totals(games: Sequence[Past], looked_up: dict[str, Counts]) -> Totals:
    """Add games up; what was looked up outside of any game of the list counts as well."""
    dice = {"player": Luck(), "program": Luck()}
    for game in games:
        for who, one in game.dice.items():
            dice[who].add(one)
    counts: Counter[str] = Counter()
    for each in looked_up.values():
        counts.update(each)
    return Totals(
        games=len(games),
        over=sum(game.over for game in games),
        damaged=sum(game.problem is not None for game in games),
        dice=dice,
        lookups=_most_wanted(counts),
    )


def _told(blank: Past, setup: Setup, session: Session, looked_up: dict[str, Counts]) -> Past:
    module = session.module
    overview = module.overview(session.state) if isinstance(module, Displayed) else None
    score = overview.score if overview is not None else None
    return msgspec.structs.replace(
        blank,
        board=setup.board,
        turn=session.state.turn,
        over=session.asked is None,
        outcome=score.outlook if score is not None else None,
        score=score.total if score is not None else None,
        score_label=score.label if score is not None else None,
        parts=score.parts if score is not None else (),
        dice=_dice(session),
        lookups=_most_wanted(looked_up.get(game_key(setup), {})),
    )


def _dice(session: Session) -> dict[str, Luck]:
    try:
        return luck(session)
    except UNFIT:  # of a version that asked otherwise; where it stands can be told all the same
        return {}


def _most_wanted(counts: Counts) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0  # it went away in this moment; opening it says so


_MISFIT = T("What is saved no longer fits the game, so there is nothing to show.")
