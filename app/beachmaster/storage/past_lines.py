"""Tell saved games that were looked back on: line by line for readers, row by row as CSV."""

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from beachmaster.engine.chronicle import Luck
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.catalogue import title_of
from beachmaster.storage.outgoing import write_out
from beachmaster.storage.past import Past, Totals
from beachmaster.storage.past_words import day, dice_lines, lookups_text, parts_text
from beachmaster.storage.saves import BOARDS
from beachmaster.storage.texts import TN, T

Say = Callable[[Text], str]
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "|")
"""How words begin that a spreadsheet would take for a formula, or for a call of a program."""


def title_line(game: Past) -> Text:
    """Return which game it is, and its file."""
    if not game.game:
        return T("{file}", file=game.path.stem)
    return T("{game} ({file})", game=title_of(game.game), file=game.path.stem)


def lines_of(game: Past) -> Iterator[Text]:
    """Yield what there is to tell of a game, a line for each thing."""
    if game.problem is not None:
        yield T("! {problem}", problem=game.problem)
        return
    yield T(
        "{day}, {ground}, {standing}",
        day=day(game.changed),
        ground=BOARDS[game.board],
        standing=_standing(game),
    )
    if game.outcome is not None:
        yield game.outcome
    if game.score is not None and game.score_label is not None:
        score = T("{label}: {score}", label=game.score_label, score=game.score)
        if game.parts:
            score = T("{score} ({parts})", score=score, parts=parts_text(game.parts))
        yield score
    for ruling in game.rulings:
        yield T("Not as usual: {ruling}", ruling=ruling)
    yield from game.house
    yield from dice_lines(game.dice)
    if game.lookups:
        yield lookups_text(game.lookups)


def total_lines(all_of: Totals) -> Iterator[Text]:
    """Yield what all games together come to."""
    yield T(
        "{games}, {over}{damaged}.",
        games=TN("{n} game", "{n} games", n=all_of.games),
        over=TN("{n} finished", "{n} finished", n=all_of.over),
        damaged=T(", {n} damaged", n=all_of.damaged) if all_of.damaged else "",
    )
    yield from dice_lines(all_of.dice)
    if all_of.lookups:
        yield lookups_text(all_of.lookups)


def write_csv(target: Path, games: Sequence[Past], say: Say) -> None:
    """Write a table for a spreadsheet, one row a game; raise `SaveError` where it cannot be."""
    write_out(target, as_csv(games, say).encode("utf-8-sig"))


def as_csv(games: Sequence[Past], say: Say) -> str:
    """Return the games as comma-separated values, with a row of headings first."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([say(heading) for heading in _HEADINGS])
    for game in games:
        writer.writerow([_cell(value) for value in _row(game, say)])
    return out.getvalue()


def _row(game: Past, say: Say) -> list[Value]:
    return [
        day(game.changed),
        game.path.name,
        say(title_of(game.game)) if game.game else None,
        say(BOARDS[game.board]) if game.board else None,
        game.turn if game.problem is None else None,
        say(_OVER if game.over else _UNDER_WAY) if game.problem is None else None,
        say(game.outcome) if game.outcome is not None else None,
        game.score,
        say(parts_text(game.parts)) if game.parts else None,
        " / ".join(say(ruling) for ruling in (*game.rulings, *game.house)),
        *_dice_cells(game.dice.get("player")),
        *_dice_cells(game.dice.get("program")),
        " / ".join(f"{rule}: {times}" for rule, times in game.lookups),
        say(game.problem) if game.problem is not None else None,
    ]


def _dice_cells(one: Luck | None) -> list[Value]:
    if one is None or not one.dice:
        return [0, None, None]
    return [one.dice, round(one.total / one.dice, 3), round(one.expected / one.dice, 3)]


def _cell(value: Value) -> Value:
    """Return a cell that no spreadsheet takes for a formula: names of files come from anybody."""
    if not isinstance(value, str):
        return "" if value is None else value
    return f"'{value}" if value.lstrip(" ").startswith(FORMULA) else value


def _standing(game: Past) -> Text:
    if game.over:
        return T("over after turn {turn}", turn=game.turn)
    return T("under way in turn {turn}", turn=max(1, game.turn))


_OVER, _UNDER_WAY = T("over"), T("under way")
_HEADINGS = (
    T("Last played"),
    T("File"),
    T("Game"),
    T("Ground"),
    T("Turn"),
    T("State"),
    T("Result"),
    T("Score"),
    T("What made it"),
    T("Not as usual"),
    T("Your dice"),
    T("Your average"),
    T("Chance expects of you"),
    T("The program's dice"),
    T("Its average"),
    T("Chance expects of it"),
    T("Rules looked up"),
    T("Damage"),
)
