"""What was ticked off at the table is still ticked when the game is opened again."""

import pytest

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.prompts.news import news_of
from beachmaster.desktop.remember import Rememberer
from beachmaster.desktop.translators import Translators
from beachmaster.engine.text import render
from beachmaster.storage.last import recall
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start
from desktop.stretching import Stretched


@pytest.fixture
def table(qtbot, theme):
    """Return a way to open a saved game on a card."""
    opened = []

    def open_game(wish):
        controller = GameController()
        card = PromptCard(controller)
        qtbot.addWidget(card)
        card.show()
        rememberer = Rememberer(controller, card.news.undone)
        controller.adopt(start(wish))
        opened.append((controller, card))
        return controller, card, rememberer

    yield open_game
    for controller, card in opened:
        controller.close()
        card.close()


def with_acts(table, least=2):
    """Begin a game, play until some acts are asked for at once, and return it with its file."""
    path = new_save("hell-on-earth")
    controller, card, rememberer = table(Wish(game="hell-on-earth", seed=1, save=path))
    for _answer in range(200):
        controller.auto()
        if len(card.news.ticks) >= least:
            return path, controller, card, rememberer
    raise AssertionError("no acts were asked for")


def ticked(card):
    return {tick.words: tick.isChecked() for tick in card.news.ticks}


def test_ticks_are_as_they_were_when_the_game_was_left(table):
    path, controller, card, rememberer = with_acts(table)
    card.news.ticks[0].click()
    before = ticked(card)
    assert set(before.values()) == {True, False}
    rememberer.note()
    controller.close()
    assert ticked(table(Wish(game="", save=path))[1]) == before


def test_the_note_says_what_happened_and_which_acts_are_left(table):
    _path, controller, card, rememberer = with_acts(table)
    card.news.ticks[0].click()
    rememberer.note()
    last = recall()
    assert last.entry == controller.session.tree.cursor
    assert last.happened
    left = [words.casefold() for words in last.left]
    assert card.news.ticks[0].words.casefold() not in left
    assert card.news.ticks[1].words.casefold() in left


def test_acts_that_came_after_the_note_are_open(table):
    path, controller, card, rememberer = with_acts(table)
    for tick in card.news.ticks:
        tick.click()
    rememberer.note()
    entry = controller.session.tree.cursor
    while controller.session.tree.cursor == entry or not card.news.ticks:
        controller.auto()
    rememberer._soon.stop()  # as where the machine went off before it was noted
    controller.close()
    last = recall()
    assert last.entry == entry
    _again, card, _rememberer = table(Wish(game="", save=path))
    acts = {
        (act.entry, tick.isChecked())
        for act, tick in zip(card.news.acts, card.news.ticks, strict=False)
    }
    assert acts
    assert all(on == (asks <= entry) for asks, on in acts)


def test_the_ticks_of_another_game_say_nothing(table):
    path, controller, card, _rememberer = with_acts(table)
    for tick in card.news.ticks:
        tick.click()
    controller.close()
    with_acts(table)[3].note()
    _controller, card, _rememberer = table(Wish(game="", save=path))
    assert not any(ticked(card).values())


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_what_the_list_of_the_set_up_says_is_no_act_on_the_card(table, game):
    controller, card, _rememberer = table(Wish(game=game, seed=1, table=True))
    for _answer in range(8):
        if controller.asked.phase != "set-up":
            break
        acts = {tick.words for tick in card.news.ticks}
        listed = [one.event for one in controller.journal if one.event.listed]
        assert listed
        assert not acts & {render(event.act) for event in listed}
        controller.auto()
    controller.table_follows = False  # nobody showed the list
    controller.goto(0)
    assert card.news.ticks or game == "bloodbath"
    assert all(one.event.listed for one in news_of(controller, ()))


def test_on_the_programs_map_the_card_says_how_to_follow(table):
    _controller, card, _rememberer = table(Wish(game="hell-on-earth", seed=1))
    assert "Put the Turn marker on box 1, Good Weather side up." in ticked(card)


def test_another_language_says_each_act_anew_and_keeps_its_tick(table, qapp, qtbot):
    _path, _controller, card, _rememberer = with_acts(table)
    card.news.ticks[0].click()
    before, acts = list(ticked(card).values()), len(card.news.acts)
    translators = Translators(qapp)
    translators.use(Stretched())
    qtbot.settle()
    told = ticked(card)
    translators.use()
    assert len(card.news.acts) == acts
    assert list(told.values()) == before
    assert all("~" in words for words in told)
