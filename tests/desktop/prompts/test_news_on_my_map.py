"""What the opponent did is told to its end, though map facts are learned on the way.

Ie Shima asks such facts before the first act of the Japanese and between their acts.
"""

import pytest

from beachmaster.desktop.controller import GameController
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import LEARNED
from beachmaster.engine.weighing import in_a_line, reasons_in
from beachmaster.games.catalogue import load
from beachmaster.storage.starting import Wish, start
from desktop.prompts.conftest import shown

GAME = "ie-shima"


@pytest.fixture
def card(theme, qtbot):
    controller = GameController()
    controller.adopt(start(Wish(game=GAME, seed=5, my_map=True)))
    yield shown(controller, qtbot)
    controller.close()


@pytest.fixture(scope="module")
def prints():
    """Return what the player's map prints: here the same as the program's."""
    return load(GAME).prepare(Setup(game=GAME))[1].prints


def tell(card, prints):
    """Tell what is asked of the map, as the player does at the card."""
    card.answer(load(GAME).answer_from(prints, card.controller.map_ask.question))


def asked(card, qtbot):
    """Wait until a person is asked something, and the card has been painted once since."""
    qtbot.waitUntil(lambda: card.controller.asked is not None, timeout=20_000)
    qtbot.settle()
    assert card.pane is not None
    assert card.pane.prompt is card.controller.prompt


def acts_told(controller):
    """Return what the journal has told to do at the table."""
    return [render(one.event.act) for one in controller.journal if one.event.act is not None]


def acts_shown(card):
    """Return the acts that the lines stand for, those that later ones said anew included."""
    parts = {part[:2] for one in card.news.acts for part in one.parts}
    return [render(said) for _entry, said in parts]


def test_acts_stay_on_the_card_while_facts_of_the_map_are_asked_after_them(card, qtbot, prints):
    controller = card.controller
    asked(card, qtbot)
    assert controller.map_ask is not None, "the first act of the Japanese rests on the map"
    while controller.map_ask is not None:
        tell(card, prints)
        asked(card, qtbot)
        assert sorted(acts_shown(card)) == sorted(acts_told(controller))
        assert card.news.isVisible() == bool(acts_told(controller))
    assert len(acts_shown(card)) == 6
    kinds = [one.kind for one in controller.session.tree.entries]
    assert LEARNED in kinds[kinds.index("answer") :], "a fact was learned between two acts"
    assert len(card.opponent.decided) == len([one for one in kinds if one == "answer"])


def test_no_reason_is_shown_of_an_act_that_waits_for_a_fact_of_the_map(card, qtbot, prints):
    """It would tell what the opponent plans; it comes with the act."""
    controller, waited = card.controller, 0
    asked(card, qtbot)
    while controller.map_ask is not None:
        here = (controller.session.asked.turn, controller.session.asked.phase)
        entries = controller.session.tree.entries
        under_way = [one for one in entries if one.why and (one.turn, one.phase) == here]
        waited += bool(under_way)
        for entry in under_way:
            assert entry not in card.opponent.decided
            why = render(in_a_line(reasons_in(entry.why)))
            assert not any(why in line.text() for line in card.opponent.lines if line.isVisible())
        tell(card, prints)
        asked(card, qtbot)
    assert waited, "an impulse was opened before the fact that its act rests on"
    decided = [one for one in controller.session.tree.entries if one.why]
    assert card.opponent.decided == decided


def test_what_was_learned_before_the_players_own_roll_repeats_no_earlier_acts(card, qtbot, prints):
    """A roll by the program at the player's wish is the player's: news begin there."""
    controller = card.controller
    for _ in range(60):
        asked(card, qtbot)
        if controller.map_ask is not None:
            tell(card, prints)
        elif controller.rolls_by_itself():
            before = len(acts_told(controller))
            card.let_program()
            break
        else:
            card.answer(_first(controller))
    else:
        raise AssertionError("nothing was rolled")
    asked(card, qtbot)
    assert sorted(acts_shown(card)) == sorted(acts_told(controller)[before:])


def _first(controller):
    """Return an answer of the player's: to bombard as soon as that is offered."""
    prompt = controller.prompt
    values = [one.value for one in getattr(prompt, "options", ())]
    return next((one for one in values if one == "bombardment"), None) or _legal(controller)


def _legal(controller):
    from beachmaster.engine.auto import program_answer

    asked = controller.asked
    return program_answer(asked.prompt, controller.session.seed, asked.key)
