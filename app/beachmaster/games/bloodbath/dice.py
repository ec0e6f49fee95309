"""Roll the dice of Bloodbath in the Bonins: blue for the US, red for the Japanese."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.dice import Cast, Judge, rolled
from beachmaster.engine.module import Steps
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.values import Side
from beachmaster.games.bloodbath.game import OPENING, Game

COLOURS = {"us": "blue", "japan": "red"}


def roll(  # noqa: PLR0913 - one call says all about a die
    game: Game,
    side: Side,
    procedure: str,
    text: Text,
    *rules: str,
    subjects: tuple[str, ...] = (),
    modifiers: Sequence[Modifier] = (),
    judge: Judge | None = None,
) -> Steps[int]:
    """Roll one die of a side and return it; `judge` maps it to what it leads to."""
    cast = _cast(side, procedure, text, rules, subjects)
    cast = msgspec.structs.replace(cast, modifiers=tuple(modifiers), judge=judge)
    [die] = yield from rolled(game, cast, getattr(game.state.script, side))
    return die


def roll_several(
    game: Game,
    side: Side,
    count: int,
    procedure: str,
    text: Text,
    *rules: str,
    subjects: tuple[str, ...] = (),
) -> Steps[list[int]]:
    """Roll several dice at once, told apart by their order (bib:20.5.1, bib:21.3)."""
    cast = _cast(side, procedure, text, rules, subjects)
    cast = msgspec.structs.replace(cast, count=count)
    return (yield from rolled(game, cast, getattr(game.state.script, side)))


def _cast(
    side: Side, procedure: str, text: Text, rules: tuple[str, ...], subjects: tuple[str, ...]
) -> Cast:
    return Cast(
        color=COLOURS[side],
        color_name=Text(_COLOURS[side]),
        procedure=procedure,
        text=text,
        rules=rules,
        subjects=subjects,
        side=side,
        opens=procedure in OPENING,
    )


_COLOURS = {
    "us": QT_TRANSLATE_NOOP("bib", "blue"),
    "japan": QT_TRANSLATE_NOOP("bib", "red"),
}
