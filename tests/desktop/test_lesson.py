"""A taught opening in the window: its cards on the prompt card, asked and answered like prompts."""

import pytest
from PySide6.QtCore import QPoint

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.lesson import GO_ON, TABLE
from beachmaster.desktop.pages import NewGamePage
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.auto import program_answer
from beachmaster.engine.deciding import decide_all
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.engine.text import render
from beachmaster.games.catalogue import script_of, taught
from beachmaster.storage.settings import Settings
from often import few
from taught_openings import MOST, as_shown, begun, sure

GAMES = tuple(taught())


@pytest.fixture
def lesson(theme, qtbot):
    """Return a way to begin a lesson on a card; the controller is closed at the end."""
    controller = GameController()
    card = PromptCard(controller)
    qtbot.addWidget(card)
    card.resize(500, 700)
    card.show()

    def begin(game="hell-on-earth"):
        controller.adopt(begun(game))
        return card

    yield begin
    controller.close()


def at_random(card, seed):
    """Answer whatever is asked by chance, a card or the game."""
    controller = card.controller
    asked = controller.asked
    if controller.decider is not None:
        controller.act(lambda: decide_all(controller.session))
    elif isinstance(asked.prompt, Roll | Draw):
        card.next()
    else:
        assert card.answer(program_answer(asked.prompt, seed, asked.key))


def shown_by(card):
    """Do what the card shows with the window's own controls."""
    controller = card.controller
    asked, due = controller.asked, controller.lesson.card
    if controller.decider is not None:
        controller.act(lambda: decide_all(controller.session))
    elif controller.lesson.asked is not None and due.ask is not None and not replied(card):
        right = [name.rpartition("/")[2] for name in due.ask.right or due.ask.among[:1]]
        assert card.answer(right if asked.prompt.many else right[0])
    elif controller.lesson.asked is not None:
        assert card.answer(GO_ON)
    elif isinstance(asked.prompt, Roll | Draw):
        card.next()
    elif due is not None and due.shows:
        card.lesson.shown.click()
    else:
        assert card.answer(program_answer(asked.prompt, 0, asked.key))


def replied(card):
    return card.controller.lesson.taught.replied is not None


@pytest.mark.parametrize("game", few(GAMES, 1))
def test_it_is_played_to_its_end_by_what_it_shows(game, lesson):
    card = lesson(game)
    controller, came = card.controller, []
    script = script_of(game)
    for _ in range(MOST):
        if controller.lesson.taught is None:
            break
        due = controller.lesson.card
        if due is not None:
            came += [due.id] if due.id not in came else []
            assert card.lesson.isVisibleTo(card)
            assert render(script.words[due.id].text) in card.lesson.accessibleName()
            where = card.heading.prompt if due.looks else card.lesson.title
            assert replied(card) or render(script.words[due.id].title) in where.text()
        shown_by(card)
    assert sure(came) == as_shown(game)
    assert not card.lesson.isVisibleTo(card)


@pytest.mark.parametrize(("game", "seed"), few([(game, 3 + n) for n, game in enumerate(GAMES)], 1))
def test_by_any_answers_it_goes_on_to_its_end(game, seed, lesson):
    card = lesson(game)
    for _ in range(MOST):
        if card.controller.lesson.taught is None or card.controller.over:
            break
        at_random(card, seed)
    else:
        raise AssertionError("the lesson does not end")
    assert not card.lesson.isVisibleTo(card)


def test_a_unit_tapped_on_the_map_answers_a_cards_question(lesson):
    card = lesson()
    card.next()
    assert card.offer("26")
    assert card.heading.prompt.text() == "No, it is: 27th Marines in 0513."
    assert "tanks for 2 points" in card.lesson.do.text()
    card.next()
    assert card.controller.lesson.card.id == "pinned"
    assert card.controller.lesson.asked.prompt.many


def test_what_was_laid_down_is_said_and_rolled_with_enter(lesson):
    card = lesson()
    while card.controller.lesson.card.id != "die":
        shown_by(card)
    assert "For this lesson: 5." in card.lesson.do.text()
    assert not card.autoplay.waits
    card.next()
    rolled = card.controller.session.tree.entries[card.controller.session.tree.cursor]
    assert (rolled.value, rolled.by) == ([5], "program")


def test_the_programs_dice_wait_for_a_card_to_be_read(lesson):
    settings = Settings()
    settings["dice"] = "program"
    card = lesson()
    card.autoplay.use(settings)
    while card.controller.lesson.card.id != "die":
        shown_by(card)
    assert not card.autoplay.waits


def test_another_answer_than_the_shown_one_is_taken_with_a_line_why_not(lesson):
    card = lesson()
    while card.controller.lesson.card.id != "support":
        shown_by(card)
    other = {"target": "0512", "act": "assault", "attackers": ["26"], "supporters": []}
    assert card.answer(other)
    assert "The script takes both regiments" in card.lesson.remark.text()
    assert card.lesson.remark.isVisibleTo(card)


def test_in_a_lesson_nothing_is_to_be_done_at_the_table(lesson):
    card = lesson()
    while card.controller.lesson.card.id != "advance":
        shown_by(card)
    assert card.news.ticks == []
    jumps = []
    card.controller.jumped.connect(jumps.append)
    card.undo()
    assert [one.table for one in jumps] == [[]]
    assert card.controller.lesson.card.id == "die"


def test_the_card_and_the_answers_come_before_the_news(lesson, qtbot):
    card = lesson()
    card.resize(500, 1000)
    while card.controller.lesson.card.id != "advance":
        shown_by(card)
    qtbot.waitUntil(lambda: card.lesson.y() < card.news.mapTo(card, QPoint()).y())
    assert card.pane.mapTo(card, QPoint()).y() < card.news.mapTo(card, QPoint()).y()
    card.controller.lesson.leave()
    qtbot.waitUntil(
        lambda: card.news.mapTo(card, QPoint()).y() < card.pane.mapTo(card, QPoint()).y()
    )


def test_a_card_teaches_alone(lesson, qtbot):
    """Neither a rule's lesson nor words of the glossary stand beside what a card asks."""
    card = lesson("bloodbath")
    card.controller.lesson.leave()
    qtbot.waitUntil(lambda: not card.teaching.isHidden() and not card.heading.terms.isHidden())
    card.controller.lesson.leave()
    qtbot.waitUntil(card.teaching.isHidden)
    assert "island" in card.heading.prompt.text()
    assert card.heading.terms.isHidden()


def test_what_was_done_at_a_card_counts_as_a_meeting_of_its_rules(lesson, qtbot):
    card = lesson()
    qtbot.settle()
    while (due := card.controller.lesson.card) is None or not due.shows:
        shown_by(card)
    known = card.teaching.lessons_of(card.controller).known
    shown_by(card)
    qtbot.waitUntil(lambda: all(known.stage(rule) for rule in due.rules))
    wait_for_tasks()


def test_it_is_left_and_taken_up(lesson):
    card = lesson()
    card.next()
    card.lesson.leave.click()
    assert card.controller.asked is card.controller.session.asked
    assert card.lesson.leave.text() == "Resume the lesson"
    card.lesson.leave.click()
    assert card.controller.lesson.card.id == "counter"


def test_the_last_card_leads_to_the_set_up_of_the_real_table(lesson, qtbot):
    card = lesson()
    while not card.controller.lesson.card or not card.controller.lesson.card.last:
        shown_by(card)
    with qtbot.waitSignal(card.controller.lesson.table_wanted) as wanted:
        card.answer(TABLE)
    assert wanted.args == ["hell-on-earth"]
    assert card.controller.lesson.taught is None


def test_a_new_game_offers_it_as_the_third_answer(theme, qtbot):
    page = NewGamePage(Settings())
    qtbot.addWidget(page)
    page.begin("hell-on-earth")
    assert not page.wish().learn
    page.ways.known.press("teach")
    wish = page.wish()
    assert (wish.game, wish.learn, wish.sets, wish.my_map) == ("hell-on-earth", True, (), False)
    assert not page.ways.tracks.isEnabled()
    assert not page.choice.ground.card("own").isEnabled()
    page.ways.known.press("first")
    assert not page.wish().learn
    assert page.ways.tracks.isEnabled()
    assert page.choice.ground.card("own").isEnabled()


def test_a_draw_lists_nothing_as_nothing_lies_on_a_table(lesson):
    """Until the lesson is left: then what was drawn may be named."""
    card = lesson("bloodbath")
    while card.controller.asked.prompt.procedure != "reveal":
        shown_by(card)
    pane = card.pane
    assert pane.program.isVisibleTo(card)
    assert not any(one.isVisibleTo(card) for one in (pane.or_name, pane.list, pane.unlisted))
    card.lesson.leave.click()
    card.pane.hide()
    card.pane.show()
    assert card.pane.list.isVisibleTo(card)


def test_what_the_bar_says_is_not_offered_a_second_time(lesson):
    card = lesson()
    assert card.controller.lesson.card.looks
    assert [one.value for one in card.controller.asked.prompt.options.listed()] == [GO_ON]
    assert card.pane.grid.isHidden()
    assert card.bar.next.words.startswith("Go on")
