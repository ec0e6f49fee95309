"""The opponent decides while the window goes on; the card says what it did and why."""

import types

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.motion import motion_unwelcome
from beachmaster.desktop.panels import journal
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.why import PATH
from beachmaster.desktop.words import say
from beachmaster.engine.opponent import NONE
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Confirm
from beachmaster.engine.said import said_in
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.unknown import Unknown
from beachmaster.games import catalogue
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register
from desktop.prompts.conftest import shown
from engine.duel_game import Digger
from storage.no_room import looked_at, no_room_for

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def duel(monkeypatch, theme):
    """Return a way to open the duel."""
    monkeypatch.setattr(catalogue, "_GAMES", dict(catalogue._GAMES))
    register("duel")
    opened = []

    def begin(**wish):
        controller = GameController()
        controller.adopt(start(Wish(**{"game": "duel", "seed": 5, **wish})))
        opened.append(controller)
        return controller

    yield begin
    for controller in opened:
        controller.close()


@pytest.fixture
def card(duel, qtbot):
    return shown(duel(), qtbot)


def asks(card, qtbot, procedure):
    """Wait until a person is asked this."""
    qtbot.waitUntil(
        lambda: card.controller.prompt is not None and card.controller.prompt.procedure == procedure
    )


def lines(card):
    return [line.accessibleName() for line in card.opponent.lines if not line.isHidden()]


def slow(monkeypatch):
    """Have it think until told; return how often it paused, and what lets it end."""
    ends, paused = [False], [0]
    decide = Digger.decide

    def thinking(self, state, asked):
        while not ends[0]:
            paused[0] += 1
            yield
        return (yield from decide(self, state, asked))

    monkeypatch.setattr(Digger, "decide", thinking)
    return paused, ends


def test_while_it_decides_nothing_is_asked_and_the_card_says_so(card, qtbot, monkeypatch):
    paused, ends = slow(monkeypatch)
    card.answer(True)
    assert card.controller.asked is None
    assert not card.controller.over
    assert not card.answer(True)
    qtbot.waitUntil(lambda: card.heading.prompt.text() == "The japan decide…")
    assert card.pane is None
    pondering = card.heading.pondering
    assert pondering.isVisible()
    assert card.heading.how.text().startswith("They weigh")
    assert pondering.beat.isActive() == (not pondering.still and not motion_unwelcome())
    pondering.hide()
    pondering.still = True
    pondering.show()
    assert not pondering.beat.isActive()
    card.next()
    assert paused[0] > 1
    ends[0] = True
    asks(card, qtbot, "attack")
    assert pondering.isHidden()
    assert not pondering.beat.isActive()


def test_answers_of_before_sleep_while_it_decides(card, qtbot, monkeypatch):
    """They rest on a position that is gone by."""
    _paused, ends = slow(monkeypatch)
    card.answer(True)
    told = []
    card.told.connect(lambda *_: told.append(1))
    card._altered()
    assert not told
    ends[0] = True
    asks(card, qtbot, "attack")
    card._altered()
    assert told


def test_a_quick_decision_is_not_announced(card, qtbot):
    """The card goes from prompt to prompt, without a blank one in between."""
    said = []
    card.asking.connect(said.append)
    card.answer(True)
    asks(card, qtbot, "attack")
    assert said == ["Attack?"]


def test_its_acts_are_ticks_and_its_reasons_stand_below(card, qtbot):
    card.answer(True)
    asks(card, qtbot, "attack")
    assert [tick.accessibleName() for tick in card.news.ticks] == [
        "Put dig on it.",
        "Put dig on it.",
    ]
    assert lines(card) == [
        "Why: to be safer: digs",
        "Why: to be safer: digs",
    ]
    assert "duel:1" in card.opponent.lines[0].text()
    entries = card.controller.session.tree.entries
    assert [entry.by for entry in entries[1:]] == ["player", OPPONENT, OPPONENT]


def test_the_reason_of_an_act_that_is_not_shown_is_not_shown_either(card, qtbot):
    card.answer(True)
    asks(card, qtbot, "attack")
    assert len(lines(card)) == 2
    gone = card.news.acts[0].entry
    told = card.news.told - {gone}
    card.opponent.show_decided(card._pressed, lambda: card.autoplay.settings, told)
    assert [f"correct:{gone}" in line.text() for line in card.opponent.lines[:1]] == [False]
    assert len(lines(card)) == 1


def test_an_act_that_lies_otherwise_on_the_table_is_one_click_away(card, qtbot):
    card.answer(True)
    asks(card, qtbot, "attack")
    wanted, rules = [], []
    card.opponent.correct_wanted.connect(wanted.append)
    card.rule_wanted.connect(rules.append)
    assert "correct:2" in card.opponent.lines[0].text()
    card.opponent.lines[0].linkActivated.emit("correct:2")
    card.opponent.lines[0].linkActivated.emit("duel:1")
    assert (wanted, rules) == ([2], ["duel:1"])


def test_why_is_told_at_three_depths(card, qtbot):
    card.answer(True)
    asks(card, qtbot, "attack")
    said = []
    for _depth in range(PATH):
        card.toggle_why()
        said.append(card.why.words())
    assert "to be safer: digs" in said[0]
    assert "undug it would have dug" not in said[0]
    assert "“shoots” was 0.04 VP behind." in said[1]
    assert "undug it would have dug" in said[1]
    assert "rest 0.01" in said[2]


def test_reasons_may_wait_for_the_day_to_end(card, qtbot):
    settings = Settings.load()
    settings["reasons"] = "afterwards"
    card.autoplay.use(settings)
    card.answer(True)
    asks(card, qtbot, "attack")
    assert lines(card) == ["digs", "digs"]
    assert "duel:1" not in card.opponent.lines[0].text()
    card.toggle_why()
    assert "next best" not in card.why.words()


def with_journal(controller, qtbot):
    """Return a card that is shown, and a journal beside it."""
    card, panel = shown(controller, qtbot), journal.JournalPanel(controller)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    return card, panel


def test_the_journal_retells_only_what_it_has_no_words_for(duel, qtbot, monkeypatch):
    """An opponent's prompt is never shown, so that its answers are worded by playing them again."""
    asked = []

    def noted(session, entries):
        entries = list(entries)
        asked.append([entry.id for entry in entries])
        return said_in(session, entries)

    monkeypatch.setattr(journal, "said_in", noted)
    card, panel = with_journal(duel(), qtbot)
    card.answer(True)
    asks(card, qtbot, "attack")
    card.answer("wait")
    asks(card, qtbot, "ready")
    told = [entry for entries in asked for entry in entries]
    assert told
    assert len(set(told)) == len(told)
    tree = card.controller.session.tree
    path = tree.path(tree.cursor)
    assert panel.model.chosen.keys() >= {entry.id for entry in path if entry.by == OPPONENT}


def test_taken_back_and_brought_back_it_acts_as_before(card, qtbot):
    card.answer(True)
    asks(card, qtbot, "attack")
    card.undo()
    assert card.controller.session.tree.cursor == 0
    assert card.controller.prompt.procedure == "ready"
    card.redo()
    asks(card, qtbot, "attack")
    assert card.controller.session.tree.next_id == 4


def test_a_decision_that_was_begun_is_dropped_by_a_jump(card, qtbot, monkeypatch):
    """Taken back while it thinks, it answers nothing."""
    paused, _ends = slow(monkeypatch)
    card.answer(True)
    qtbot.waitUntil(lambda: paused[0] > 100)
    card.undo()
    assert card.controller.prompt.procedure == "ready"
    count = paused[0]
    qtbot.settle()
    assert paused[0] == count
    assert card.controller.session.tree.next_id == 2


def test_an_opponent_that_fails_leaves_its_prompt_to_the_person(card, qtbot, monkeypatch):
    troubles = []
    card.controller.troubled.connect(lambda text: troubles.append(say(text)))

    def failing(_self, _state, _asked):
        raise ValueError("no idea")
        yield

    monkeypatch.setattr(Digger, "decide", failing)
    card.answer(True)
    asks(card, qtbot, "act")
    assert "no idea" in troubles[0]
    said = card.heading.how.text()
    assert said.startswith("The program found no answer here: ")
    assert "no idea" in said
    assert said.endswith("You decide for the japan.")
    assert card.heading.how.isVisible()
    card.answer("hide")
    assert card.controller.session.tree.entries[2].by == "player"


def test_after_an_undo_it_tries_again_where_it_found_no_answer(card, qtbot, monkeypatch):
    decide = Digger.decide

    def refused(_self, _state, _asked):
        raise AnswerError(plain_text("Nobody digs here."))
        yield

    monkeypatch.setattr(Digger, "decide", refused)
    card.answer(True)
    asks(card, qtbot, "act")
    assert "Nobody digs here. You decide for the japan." in card.heading.how.text()
    monkeypatch.setattr(Digger, "decide", decide)
    card.undo()
    assert "You decide" not in card.heading.how.text()
    card.redo()
    asks(card, qtbot, "attack")
    assert card.controller.left is None


def test_once_the_map_is_told_it_thinks_again_and_acts(card, qtbot, monkeypatch):
    told = unknown_map(monkeypatch)
    card.answer(True)
    asks(card, qtbot, "map")
    card.answer(True)
    assert told == [True]
    asks(card, qtbot, "attack")
    assert [one.by for one in card.controller.session.tree.entries[2:]] == [OPPONENT, OPPONENT]


def test_a_quick_decision_shows_on_the_button_alone(card, qtbot, monkeypatch):
    slow(monkeypatch)
    button, pane = card.bar.next, card.pane
    card.answer(True)
    assert button.words == "The japan decide…"
    assert not button.isEnabled()
    assert not card.bar.play_on.isEnabled()
    assert card.pane is pane
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert card.pane is None
    assert card.controller.session.tree.next_id == 2


def unknown_map(monkeypatch):
    """Have each act of the opponent rest on what the map prints, until that is told."""
    asking = Confirm(procedure="map", text=plain_text("Is 5 a town?"), rules=("duel:1",))
    answer, question = Session.answer, types.SimpleNamespace(prompt=asking)

    told = []

    def unknown(session, value, by="player", grounds=NONE):
        if by == OPPONENT and not told:
            raise Unknown(question)
        return answer(session, value, by, grounds)

    monkeypatch.setattr(Session, "answer", unknown)
    monkeypatch.setattr(Session, "learn", lambda _session, _question, value: told.append(value))
    return told


def test_a_map_fact_that_the_opponent_needs_is_asked_as_soon_as_it_is_needed(
    card, qtbot, monkeypatch
):
    unknown_map(monkeypatch)
    card.answer(True)
    asks(card, qtbot, "map")
    qtbot.settle()
    assert card.heading.prompt.text() == "Is 5 a town?"
    assert card.pane.prompt is card.controller.prompt
    assert card.bar.next.isEnabled()
    assert "decide" not in card.bar.next.words


def test_an_act_that_rests_on_the_map_is_taken_back_with_what_it_follows(card, qtbot, monkeypatch):
    """The question about the map can be left: nobody is asked it again and again."""
    unknown_map(monkeypatch)
    card.answer(True)
    asks(card, qtbot, "map")
    card.undo()
    assert card.controller.session.tree.cursor == 0
    assert card.controller.prompt.procedure == "ready"


def test_after_a_correction_it_may_decide_anew(card, qtbot):
    card.answer(True)
    asks(card, qtbot, "attack")
    card.controller.correct(2, lambda _prompt: "hide")
    qtbot.settle()
    assert card.opponent.again.isVisible()
    assert "might act differently" in card.opponent.differs.text()
    count = card.controller.session.tree.next_id
    qtbot.mouseClick(card.opponent.again, LEFT)
    asks(card, qtbot, "attack")
    assert card.controller.session.tree.next_id == count + 1
    assert not card.opponent.again.isVisible()


def test_a_contest_is_rolled_in_four_faces(card, qtbot):
    card.answer(True)
    asks(card, qtbot, "attack")
    card.answer("attack")
    assert isinstance(card.pane, RollPane)
    for value in (4, 2, 3, 5):
        card.pane.digit(value)
    card.next()
    assert card.controller.session.tree.entries[5].value == [4, 2, 3, 5]


def test_a_game_left_in_between_goes_on_to_the_decision(duel, qtbot, tmp_path):
    file = tmp_path / "duel.beach"
    begun = duel(save=file)
    begun.session.answer(True)
    begun.close()
    card = shown(duel(save=file, seed=None), qtbot)
    asks(card, qtbot, "attack")
    assert [one.event.name for one in card.controller.journal] == ["acted", "acted"]


def test_the_journal_names_who_decided(duel, qtbot):
    card, panel = with_journal(duel(), qtbot)
    card.answer(True)
    asks(card, qtbot, "attack")
    model = panel.model
    rows = [model.index(at, 0).data() for at, row in enumerate(model.rows) if row.answer]
    assert rows[-1] == "What do the Japanese do? The opponent: dig"


def test_an_act_that_cannot_be_written_is_not_left_to_the_person(
    duel, qtbot, monkeypatch, tmp_path
):
    """It waits and does not count; told to, the opponent tries again, and not by itself."""
    tried, make_room = no_room_for(monkeypatch)
    card = shown(duel(save=tmp_path / "duel.beach"), qtbot)
    controller, troubles = card.controller, []
    controller.troubled.connect(lambda text: troubles.append(say(text)))
    card.answer(True)
    asks(card, qtbot, "try-again")
    qtbot.settle()
    assert len(tried) == len(troubles) == 1
    assert "the disk is full. This does not count; everything before it is saved." in troubles[0]
    assert controller.left is None
    assert (controller.session.tree.cursor, controller.session.tree.next_id) == (1, 2)
    assert not controller.answer("hide")
    assert card.heading.prompt.text() == "What the japan did could not be saved and does not count."
    card.next()
    qtbot.waitUntil(lambda: len(tried) == 2)
    asks(card, qtbot, "try-again")
    make_room()
    card.next()
    asks(card, qtbot, "attack")
    entries = controller.session.tree.entries[1:]
    assert [one.by for one in entries] == ["player", OPPONENT, OPPONENT]


def test_where_an_act_could_not_be_written_one_can_take_back_and_put_right(
    duel, qtbot, monkeypatch, tmp_path
):
    tried, make_room = no_room_for(monkeypatch)
    card = shown(duel(save=tmp_path / "duel.beach"), qtbot)
    card.answer(True)
    asks(card, qtbot, "try-again")
    card.undo()
    assert card.controller.prompt.procedure == "ready"
    card.redo()
    qtbot.waitUntil(lambda: len(tried) == 2)
    asks(card, qtbot, "try-again")
    make_room()
    assert not card.controller.auto()
    card.next()
    asks(card, qtbot, "attack")


@pytest.mark.parametrize("board", [False, True])
def test_a_file_to_be_looked_at_leaves_nothing_to_the_person(
    duel, qtbot, monkeypatch, tmp_path, board
):
    """Nor does it where what the board knows would be learned first."""
    if board:
        monkeypatch.setattr(Session, "learn_board", lambda session: session.bookmark("board"))
    with looked_at(monkeypatch, tmp_path / "duel.beach") as wish:
        card = shown(duel(save=wish.save, seed=None), qtbot)
        refused = []
        card.controller.refused.connect(lambda error: refused.append(say(error.text)))
        asks(card, qtbot, "try-again")
        card.next()
        qtbot.waitUntil(lambda: len(refused) > 0)
        asks(card, qtbot, "try-again")
        assert "so nothing changed." in refused[-1]
        assert card.controller.left is None
        assert card.refusal.isVisible()
        card.undo()
        assert card.controller.prompt.procedure == "ready"
