"""What a die came to is said once: journal and fight sheet show the words of its receipt."""

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.session import Session
from beachmaster.engine.sheet_words import result_text, sheet_texts
from beachmaster.engine.text import render, with_minus
from fuzz.worlds import WORLDS
from games.test_citations import begun
from often import few

MOST = 4000


def thrown(session: Session):
    """Play on to the end by chance; yield each event with a receipt and what is asked next."""
    for _ in range(MOST):
        events = [event for event in session.take_events() if event.receipt is not None]
        asked = session.asked
        for event in events:
            yield event, None if asked is None else asked.prompt
        if asked is None:
            return
        session.answer(program_answer(asked.prompt, session.seed, asked.key))
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("seed", few(range(3), 1))
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.game)
def test_the_journal_says_each_receipt_in_its_own_words(world, seed):
    """Outcome, dice and total of a receipt stand in the journal's line, and its rules with it.

    A die that only picks a place, such as a sector, is told as it fell: what it picked comes next.
    """
    count = 0
    for event, _prompt in thrown(begun(world, seed)):
        count += 1
        receipt, line = event.receipt, render(event.text)
        opposed = receipt.against is not None  # both totals stand in the line
        picks = not opposed and "{outcome}" not in event.text.source.text
        assert render(receipt.text) in line or picks
        assert with_minus(str(receipt.total)) in render(receipt.text) or not picks
        assert all(str(die) in line for die in receipt.dice)
        if receipt.added and list(receipt.dice) != [receipt.total]:
            assert with_minus(str(receipt.total)) in line
        assert set(receipt.rules) <= set(event.rules)
        assert event.data["outcome"] == receipt.outcome
    assert count > 5  # a game of Ie Shima by chance may be short


@pytest.mark.slow
@pytest.mark.parametrize("seed", few(range(3), 1))
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.game)
def test_the_card_shows_the_receipt_that_the_journal_has(world, seed):
    """What decided a fight stands on the sheet of the prompts after it, word for word."""
    shown = 0
    for event, prompt in thrown(begun(world, seed)):
        sheet = prompt.sheet() if prompt is not None and prompt.sheet is not None else None
        if sheet is None or not event.receipt.decides or sheet.result is None:
            continue
        if sheet.title.params.get("place") not in event.data["subjects"]:
            continue  # a fight within it has a sheet of its own
        shown += 1
        assert sheet.result == event.receipt
        assert result_text(event.receipt) in sheet_texts(sheet)
    assert shown > 0 or world.game != "hell-on-earth"
