"""What a prompt teaches, and how a game under way changes what is known."""

from datetime import date

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import Confirm, Draw, Roll
from beachmaster.engine.run import Asked
from beachmaster.engine.tree import Tree
from beachmaster.storage.known import GIST, LESSON, LINK, QUIET, TEACH, Known
from beachmaster.storage.lessons import Lessons, is_fight
from beachmaster.storage.starting import Wish, start
from taught_openings import begun

MARKERS, COMMAND = "hoe:4.4", "hoe:3.3.4"


@pytest.fixture
def session():
    playing = start(Wish(game="hell-on-earth"), seed=3)
    yield playing.session
    playing.close()


@pytest.fixture
def lessons():
    return Lessons(Known(date(2026, 1, 1)))


def answer(session):
    """Answer as a person would who plays as the program does."""
    session.auto()
    session.tree.entries[-1].by = "player"


def taught(lessons, session, dial=TEACH):
    return lessons.choose(session.tree, session.asked, dial)


def test_a_prompt_teaches_its_newest_rule_and_one_only(lessons, session):
    lessons.known.step_on(MARKERS)
    assert session.asked.prompt.rules == (MARKERS, COMMAND)
    chosen = taught(lessons, session)
    assert (chosen.rule, chosen.depth) == (COMMAND, LESSON)
    assert taught(lessons, session) is chosen, "the same prompt teaches the same"


def test_it_steps_on_only_when_the_prompt_was_answered(lessons, session):
    taught(lessons, session)
    assert lessons.known.stage(MARKERS) == 0
    session.auto()
    taught(lessons, session)
    assert lessons.known.depth(MARKERS, TEACH) == GIST
    assert lessons.known.stage(COMMAND) == 0, "what was not taught yet is still new"


def test_in_quiet_all_that_is_answered_counts(lessons, session):
    assert taught(lessons, session, QUIET).depth == LINK
    session.auto()
    taught(lessons, session, QUIET)
    assert lessons.known.stage(COMMAND) == lessons.known.stage(MARKERS) == 1


def test_what_is_taken_back_steps_back(lessons, session):
    first = taught(lessons, session)
    session.auto()
    taught(lessons, session)
    session.undo()
    again = taught(lessons, session)
    assert (again.rule, again.depth) == (first.rule, LESSON)
    session.redo()
    taught(lessons, session)
    assert lessons.known.stage(MARKERS) == 1


def test_a_prompt_that_the_program_answers_teaches_nothing(lessons, session):
    session.auto()
    taught(lessons, session)
    assert session.asked.prompt.kind == "choose"
    session.auto()
    taught(lessons, session)
    assert lessons.known.stage("hoe:4.7") == 0


def test_a_rule_is_met_once_in_a_phase(lessons, session):
    met = []
    for _ in range(200):
        chosen = taught(lessons, session)
        if chosen is not None and session.asked.phase == "raid":
            met.append(chosen)
        if met and session.asked.phase != "raid":
            break
        answer(session)
    assert len([one for one in met if one.depth == LESSON]) <= len({one.rule for one in met})
    assert lessons.known.stage("hoe:5.5") == 1


def test_lessons_wait_while_a_fight_is_resolved(lessons, session):
    """They come after it, each once, with prompts that teach nothing new of their own."""
    met, after = set(), []
    for _ in range(300):
        chosen = taught(lessons, session)
        prompt = session.asked.prompt
        if is_fight(prompt):
            assert chosen is None or (prompt.opens and not chosen.late)
        elif chosen is not None and chosen.late:
            new = [rule for rule in prompt.rules if lessons.known.stage(rule) == 0]
            assert not new or chosen.rule in met
            assert chosen.rule in met, "of a prompt before"
            after.append(chosen.rule)
        met |= set(prompt.rules)
        answer(session)
    assert len(after) > 5
    assert len(set(after)) == len(after)


def test_what_found_no_place_after_its_fight_comes_later_or_with_the_next(lessons):
    fight = Roll(procedure="p", text=None, rules=("hoe:5.5",), sheet=lambda: None, opens=True)
    calm = Confirm(procedure="c", text=None, rules=())
    own = Confirm(procedure="d", text=None, rules=("hoe:5.1",))
    tree = Tree()

    def chosen(prompt, phase, turn=1):
        return lessons.choose(tree, Asked(turn=turn, phase=phase, key=phase, prompt=prompt), TEACH)

    assert chosen(fight, "raid") is None
    assert chosen(own, "weather").rule == "hoe:5.1", "a prompt's own new rule comes first"
    late = chosen(calm, "command")
    assert (late.rule, late.depth, late.late) == ("hoe:5.5", LESSON, True)
    again = chosen(fight, "raid", 2)
    assert (again.rule, again.depth, again.late) == ("hoe:5.5", LESSON, False)


def test_a_rule_that_a_prompt_did_not_tell_comes_with_one_that_has_nothing_new(lessons):
    several = Confirm(procedure="p", text=None, rules=("hoe:5.1", "hoe:5.2"))
    calm = Confirm(procedure="c", text=None, rules=())
    tree = Tree()

    def chosen(prompt, key):
        return lessons.choose(tree, Asked(turn=1, phase="raid", key=key, prompt=prompt), TEACH)

    assert chosen(several, "a").rule == "hoe:5.1"
    late = chosen(calm, "b")
    assert (late.rule, late.depth, late.late) == ("hoe:5.2", LESSON, True)


def test_a_prompt_asked_again_after_an_undo_teaches_the_same_rule(lessons, session):
    """The next one in its list has nothing to do with what was taken back."""
    first = taught(lessons, session)
    answer(session)
    taught(lessons, session)
    session.undo(1)
    assert taught(lessons, session).rule == first.rule


def test_what_is_looked_up_steps_back_once_in_a_phase(lessons, session):
    for _ in range(4):
        lessons.known.step_on(MARKERS)
    taught(lessons, session)
    lessons.look_up(MARKERS)
    lessons.look_up(MARKERS)
    assert lessons.known.stage(MARKERS) == 2
    assert lessons.known.heaps([MARKERS]).seen == (MARKERS,)


def test_a_prompt_without_a_rule_teaches_nothing(lessons, session):
    assert lessons.choose(session.tree, None, TEACH) is None


def test_the_roll_of_a_fight_belongs_to_it():
    roll = Roll(procedure="p", text=None, rules=(), sheet=lambda: None, opens=True)
    assert is_fight(roll)


# -- the cards of a lesson ------------------------------------------------------------------------


@pytest.fixture
def opening():
    playing = begun("hell-on-earth")
    yield playing.taught
    playing.close()


def do_card(opening):
    """Do what the card that is due wants, as it shows it; return the card."""
    card = opening.card
    if card.ask is not None:
        opening.reply(card.ask.right or card.ask.among[:1])
    if card.looks:
        opening.go_on()
    else:
        opening.show()
    return card


def until(opening, wanted):
    """Do one card after the other up to the first one that is wanted; return it."""
    while not wanted(opening.card):
        do_card(opening)
    return opening.card


def test_a_card_done_as_shown_or_answered_is_a_meeting_of_its_rules(lessons, opening):
    lessons.meet_cards(opening)
    asking = until(opening, lambda card: card.ask is not None)
    lessons.meet_cards(opening)
    assert not any(lessons.known.stage(rule) for rule in asking.rules), "it is only looked at"
    do_card(opening)
    lessons.meet_cards(opening)
    lessons.meet_cards(opening)
    assert [lessons.known.stage(rule) for rule in asking.rules] == [1] * len(asking.rules)
    showing = until(opening, lambda card: card.shows)
    do_card(opening)
    lessons.meet_cards(opening)
    assert all(lessons.known.stage(rule) for rule in showing.rules)


def free(opening):
    """Do the cards up to one that shows a choice; return that card."""
    chance = (Roll.kind, Draw.kind)
    return until(
        opening, lambda card: card.shows and opening.session.asked.prompt.kind not in chance
    )


def stages(lessons, card):
    return {rule: lessons.known.stage(rule) for rule in card.rules}


def test_a_card_taken_back_takes_its_rules_back(lessons, opening):
    lessons.meet_cards(opening)
    card = free(opening)
    before = stages(lessons, card)
    opening.show()
    lessons.meet_cards(opening)
    assert stages(lessons, card) != before
    opening.session.undo()
    lessons.meet_cards(opening)
    assert stages(lessons, card) == before


def test_a_card_done_otherwise_is_no_meeting(lessons, opening):
    lessons.meet_cards(opening)
    card, asked = free(opening), opening.session.asked
    before = stages(lessons, card)
    for seed in range(50):
        opening.session.answer(program_answer(asked.prompt, seed, asked.key))
        if card not in opening.learned:
            break
        opening.session.undo()
    assert opening.course.passed[-1].other
    lessons.meet_cards(opening)
    assert stages(lessons, card) == before


def test_what_was_done_in_a_former_sitting_was_counted_then(lessons, opening):
    until(opening, lambda card: card.shows)
    do_card(opening)
    lessons.meet_cards(opening)
    assert not any(lessons.known.stage(rule) for card in opening.learned for rule in card.rules)
