"""The window and the large card take hits in a line below the rows, or let the program roll."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.answer_fields import AnswerFields
from beachmaster.desktop.journal_event import journal_events
from beachmaster.desktop.large.asks import ask_of
from beachmaster.desktop.prompts.hits import HitsPane
from beachmaster.desktop.prompts.moment.pieces import laid_out
from beachmaster.desktop.prompts.moment.told import moment_of
from beachmaster.desktop.prompts.sheet_lines import sheet_lines
from beachmaster.desktop.words import say
from beachmaster.games import catalogue
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register
from desktop.prompts.conftest import shown


@pytest.fixture
def card(monkeypatch, theme, qtbot):
    monkeypatch.setattr(catalogue, "_GAMES", dict(catalogue._GAMES))
    register("pile")
    controller = GameController()
    controller.adopt(start(Wish(game="pile", seed=5)))
    yield shown(controller, qtbot)
    controller.close()


def pane_of(card):
    assert isinstance(card.pane, HitsPane)
    return card.pane


def test_figures_go_into_the_line_and_enter_gives_them(card, qtbot):
    pane = pane_of(card)
    assert [row.text() for row in pane.rows] == [
        "4 Infantry: 4 dice, hit on 1",
        "1 Flamethrower: 1 die, hits on 1–2",
        "2 LVT: 2 dice, hit on 1–3",
        "Other side:",
        "1 Militia: 1 die, hits on 1",
    ]
    qtbot.keyClicks(card, "0")
    qtbot.keyClicks(pane.line, " 0 1 / 1")
    assert say(pane.default()) == "Use 0 0 1 / 1"
    pane.enter()
    assert card.controller.session.tree.entries[1].value["hits"] == [0, 0, 1, 1]


@pytest.mark.parametrize("most", [60, 400])
@pytest.mark.parametrize("answer", [{"hits": [0, 0, 1, 0]}, [1, 2, 3, 4, 5, 6, 7, 8]])
def test_what_came_is_laid_out_with_and_without_faces(card, answer, most):
    session = card.controller.session
    session.answer(answer)
    told = [event for at, event in session.history() if at == 1]
    laid = laid_out(moment_of(journal_events(session, 1, told)), 300, most)
    words = [one.words.casefold() for one in laid.pieces if one.kind == "words"]
    assert {"no hit", "1 hit", "2 hits", "4 more: see the journal."} & {*words}
    dice = [one.value for one in laid.pieces if one.kind == "die"]
    assert dice == (answer if isinstance(answer, list) else [])


def test_a_wrong_line_is_refused_where_it_stands(card, qtbot):
    pane = pane_of(card)
    refused = []
    pane.unread.connect(refused.append)
    pane.line.setText("9 0 0 / 0")
    pane.enter()
    assert [say(error.text) for error in refused] == ["4 Infantry: enter 0 to 4 hits, not 9."]
    assert card.controller.session.tree.cursor == 0


def test_r_lets_the_program_roll(card, qtbot):
    qtbot.keyClick(card, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: card.controller.session.tree.cursor >= 1)
    assert len(card.controller.session.tree.entries[1].value) == 8


def test_the_large_card_shows_rows_line_and_button(card):
    pane = pane_of(card)
    ask = ask_of(pane)
    assert [cap.key for cap in ask.caps] == ["R"]
    assert ask.line.edit is pane.line
    assert ask.hints[0] == "4 Infantry: 4 dice, hit on 1"


def test_hits_are_put_right_row_by_row(card):
    prompt = pane_of(card).prompt
    fields = AnswerFields(prompt, prompt.check({"hits": [1, 0, 2, 0]}))
    assert [(say(one.text), one.maximum) for one in fields.fields][2] == ("2 LVT", 2)
    assert fields.value({**fields.told, "row3": 1}) == {"hits": [1, 0, 1, 0]}


def test_the_sheet_lists_the_rows_once_they_are_thrown(card):
    session = card.controller.session
    before = [line.words for line in sheet_lines(session.asked.prompt.sheet())]
    session.answer({"hits": [0, 0, 0, 1]})
    after = [line.words for line in sheet_lines(session.asked.prompt.sheet())]
    assert not any("Infantry" in words for words in before)
    assert after[0] == "4 Infantry: no hit; 1 Flamethrower: no hit; 2 LVT: no hit"
    assert after[1] == "Other side: 1 Militia: 1 hit"
