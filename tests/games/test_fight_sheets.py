"""The sheet of every fight of whole games: short, and without a line that is seen twice."""

import pytest

from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.cli.showing import fight_lines
from beachmaster.engine.prompt import Record, Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.sheet_words import MOST_LINES
from beachmaster.games import catalogue

KINDS = {"hell-on-earth": 5, "bloodbath": 3, "ie-shima": 2}
"""So many kinds of fights a whole game of each has at least."""
POLICIES = [
    *(
        (game, one)
        for game in ("hell-on-earth", "bloodbath")
        for one in catalogue.load(game).policies
    ),
    ("ie-shima", catalogue.load("ie-shima").policies[0]),  # the others think for minutes
]
IN_WORDS = [("bloodbath", "table", policy) for policy in catalogue.load("bloodbath").policies]
COMPARED = 10


def fights(game, policy, seed, board="tracked"):
    """Yield each prompt of a whole game that belongs to a fight, with the answer to it."""
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=seed, board=board))
    session = Session(module, setup.seed)
    player = factory.player(policy, session)
    while (asked := session.asked) is not None:
        answer = player.answer(asked)
        if asked.prompt.shown_sheet() is not None:
            yield session, asked.prompt, answer
        session.answer(answer)
        session.take_events()


@pytest.mark.parametrize(
    ("game", "board", "policy"),
    [*((game, "tracked", policy) for game, policy in POLICIES), *IN_WORDS],
)
def test_the_sheet_of_every_fight_has_fifteen_lines_at_most(game, board, policy, capsys):
    """In a terminal of eighty letters, at each prompt of each fight of a whole game."""
    console, kinds = Console(Words(), None), set()
    for _session, prompt, answer in fights(game, policy, 3, board):
        sheets = [prompt.shown_sheet()]
        if isinstance(prompt, Record) and prompt.sheet_of is not None:
            sheets.append(prompt.sheet_of(prompt.sound(answer)))
        for sheet in sheets:
            kinds.add(sheet.title.source.text)
            for line in fight_lines(console, sheet):
                console.line(line, "   | ")
            printed = capsys.readouterr().out.splitlines()
            assert len(printed) <= MOST_LINES, "\n".join(printed)
            assert all(len(line) <= 80 for line in printed), "\n".join(printed)
    assert len(kinds) >= KINDS[game], kinds


@pytest.mark.parametrize(("game", "policy"), POLICIES)
def test_what_counts_before_a_roll_is_what_the_result_counts(game, policy):
    """The lines shown with the die are those of its receipt, for the first deciding dice."""
    compared = 0
    for session, prompt, answer in fights(game, policy, 4):
        if isinstance(prompt, Roll) and prompt.decides:
            sheet = prompt.shown_sheet()
            session.answer(answer)
            receipt = next(e.receipt for e in session.take_events() if e.receipt is not None)
            session.undo()
            assert sheet.lines == receipt.lines
            assert sheet.column == receipt.column
            compared += 1
            if compared == COMPARED:
                return
    assert compared
