"""The large card does everything that the card of the desk does, in letters for two metres."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.large.colours import colours
from beachmaster.desktop.large.window import LargeWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme.roles import COLOURS
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.engine.text import ENGLISH, capital
from desktop.conftest import opened
from desktop.games import ended, invent, played
from desktop.large.looking import look_over
from desktop.looks import EVERY_LOOK, look
from desktop.stretching import Stretched
from desktop.test_contrast import contrast as ratio
from games.hell_on_earth.play import hidden, shown
from positions import begun_at
from taught_before import taught_before

Key = Qt.Key
SCREENS = ((1024, 700), (1280, 800), (1920, 1080), (2560, 1440))


def reach(controller, fits):
    while not fits(controller.prompt):
        invent(controller)


def sizes(player):
    """Return the size of each thing's type, as a share of the height."""
    plan, high = player.face.plan, player.face.height()
    marks = {one.part: one.font.pixelSize() / high for one in plan.marks if one.font is not None}
    return marks, [one.size / 100 for one in plan.caps]


@pytest.mark.parametrize("size", SCREENS)
def test_a_short_prompt_is_an_eighth_of_the_screen_and_an_answer_a_twentieth(before, size):
    controller = opened("tracked")
    player = before(controller, size)
    reach(controller, lambda prompt: prompt.kind == "confirm")
    player.face._renew_now()
    player.qtbot.settle()
    marks, caps = sizes(player)
    assert marks["prompt"] >= 0.079
    assert min(caps) >= 0.045
    assert marks["head"] == pytest.approx(0.04, abs=0.002)
    controller.close()


@EVERY_LOOK
def test_nothing_is_cut_in_any_look(before, theme_name, zoom, longer):
    with look(theme_name, zoom, longer):
        player = before(played(60), (1024, 700))
        look_over(player.face.content, (1024, 700))
        assert not player.large.grab().isNull()


def test_the_main_button_stays_at_one_place(before):
    controller = opened("tracked")
    player = before(controller)
    places = set()
    for _ in range(12):
        invent(controller)
        player.qtbot.settle()
        places.add(player.face.main.geometry().getRect())
    assert len(places) == 1
    controller.close()


def test_it_is_dark_whatever_the_desk_is_and_black_in_high_contrast(before):
    player = before(played(60))
    dark = player.large.colours()["window"]
    assert ratio(dark, "#000000") < 1.2
    player.key(Key.Key_F8)
    assert ratio(player.large.colours()["window"], "#000000") > 15
    with look("contrast", 100, longer=False):
        assert player.large.colours()["window"] == "#000000"


@pytest.mark.parametrize("light", [False, True])
def test_words_stand_out_from_their_ground(theme, light):
    found = colours(light=light)
    for role in ("text", "muted", "accent", "signal", "good", "bad"):
        for ground in ("window", "raised"):
            assert ratio(found[role], found[ground]) >= 4.5, (role, ground)
    assert set(found) == set(COLOURS["dark"])


def test_an_answer_on_either_card_is_news_on_both(before):
    controller = opened("tracked")
    player = before(controller)
    player.key(Key.Key_D)
    assert controller.session.tree.cursor
    shown = [card.heading.moment for card in (player.card, player.desk_card)]
    assert shown[0].accessibleName()
    assert shown[0].moment == shown[1].moment
    assert not any(one.isHidden() for one in shown)
    player.desk_card.next()
    player.qtbot.settle()
    assert player.card._asked is controller.asked
    controller.close()


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_F11])
def test_escape_and_f11_leave(before, key):
    player = before(played(60))
    player.key(key)
    assert not player.large.isVisible()


def test_escape_held_leaves_nothing_until_it_is_let_go(before):
    player = before(played(60))
    player.press(Key.Key_Escape, released=False)
    assert player.large.isVisible()
    player.press(Key.Key_Escape)
    assert not player.large.isVisible()


def test_it_fills_the_screen_or_not_and_remembers_which(before):
    player = before(played(60))
    player.key(Key.Key_F9)
    assert player.large.isFullScreen()
    player.key(Key.Key_F9)
    assert not player.large.isFullScreen()
    assert player.large._file.value("large-fills") == "no"


def test_it_opens_where_it_was_drawn_to_by_hand(before):
    player = before(played(5))
    large, desk = player.large, player.desk.screen()
    other = next(one for one in QGuiApplication.screens() if one is not desk)
    corner = other.availableGeometry().topLeft()
    large.setGeometry(corner.x() + 40, corner.y() + 60, 900, 640)
    player.qtbot.settle()
    stood = large.geometry()
    large.close()
    player.qtbot.settle()
    again = LargeWindow(player.desk, player.desk_card, player.table_list)
    again.fills = False
    again.begin()
    player.qtbot.settle()
    assert again.where.screen() is other
    assert again.geometry() == stood
    again.close()
    again.deleteLater()
    player.qtbot.settle()


def test_it_goes_to_the_screen_that_was_chosen_and_comes_back_when_that_is_gone(before):
    player = before(played(60))
    large, desk = player.large, player.desk.screen()
    other = next(one for one in QGuiApplication.screens() if one is not desk)
    player.key(Key.Key_F12)
    assert large.where.chosen == other.name()
    assert other.geometry().contains(large.geometry().center())
    QApplication.instance().screenRemoved.emit(other)
    player.qtbot.settle()
    assert large.isVisible()
    assert desk.geometry().contains(large.geometry().center())
    QApplication.instance().screenAdded.emit(other)
    assert other.geometry().contains(large.geometry().center())


def test_the_desk_stays_usable_beside_it(before):
    controller = opened("tracked")
    player = before(controller)
    cursor = controller.session.tree.cursor
    player.desk.activateWindow()
    player.qtbot.waitUntil(player.desk.isActiveWindow)
    player.qtbot.keyClick(player.desk_card, Key.Key_D)
    assert controller.session.tree.cursor > cursor
    assert player.card._asked is controller.asked
    controller.close()


def test_a_game_that_is_closed_closes_it(before):
    controller = opened("tracked")
    player = before(controller)
    controller.close()
    assert not player.large.isVisible()


def test_the_movement_coach_is_worked_out_once_for_both_cards(before, monkeypatch):
    controller = opened("tracked")
    reach(controller, lambda prompt: prompt.coach is not None)
    told, tells = [], controller.prompt.coach._tells
    controller.prompt.coach._tells = lambda: told.append(1) or tells()
    controller.prompt.coach.forget()
    player = before(controller)
    assert player.card.heading.coach.details.text() or player.card.heading.coach.cannot.text()
    assert told == [1]
    controller.prompt.refresh()  # the state was put right by hand
    controller.prompt.coach.coach()
    assert told == [1, 1]
    controller.close()


def test_a_finished_game_says_so(before):
    player = before(ended())
    assert player.face.content.prompt == "The game is over."
    assert any("+" in note.words for note in player.face.content.notes)


def test_acts_are_ticked_by_the_space_bar_on_both_cards(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda _prompt: player.card.news.ticks)
    player.qtbot.settle()
    act = player.face.content.acts[0]
    assert not act.done
    assert player.face.plan.acts[0][1].colour == "signal"
    player.key(Key.Key_Space)
    assert player.desk_card.news.ticks[0].isChecked()
    player.desk_card.news.ticks[0].click()
    assert not player.card.news.ticks[0].isChecked()
    controller.close()


def test_an_act_pressed_as_the_game_goes_on_ticks_no_other(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda _prompt: any(one.entry > 20 for one in player.card.news.acts))
    player.qtbot.settle()
    acts = player.face.content.acts
    assert [one.words for one in acts] == [capital(say(one.text)) for one in player.card.news.acts]
    controller.goto(0)
    left = player.card.news.acts
    for act in acts:
        act.turn()
    told = {capital(say(one.text)) for one in left}
    assert len(told) < len(acts)
    assert sum(map(player.card.news.is_done, left)) == sum(act.words in told for act in acts)
    controller.close()


def test_what_is_done_is_struck_through_and_nothing_else_that_is_as_large(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda _prompt: player.card.news.ticks)
    player.qtbot.settle()
    player.key(Key.Key_Space)
    assert player.face.content.acts[0].done
    assert not player.large.grab().isNull()
    assert not any(mark.font.strikeOut() for _act, mark in player.face.plan.acts)
    controller.close()


def test_taking_back_lists_what_to_change_on_the_table_as_acts(before):
    controller = opened("table")
    player = before(controller)
    player.table_list.clear()
    for _ in range(30):
        invent(controller)
    before_undo = controller.session.tree.cursor
    controller.undo("phase")
    player.qtbot.settle()
    assert controller.session.tree.cursor < before_undo
    rows = player.table_list.model.rows
    assert len(player.face.content.acts) == len(rows)
    assert rows
    player.key(Key.Key_Space)
    assert [one.done for one in player.table_list.model.rows] == [True, *[False] * (len(rows) - 1)]
    controller.close()


def test_an_act_that_is_gone_by_the_time_it_is_ticked_ticks_nothing(before):
    """The large card shows the list of before for a moment as answers come."""
    controller = opened("table")
    player = before(controller)
    player.table_list.clear()
    for _ in range(30):
        invent(controller)
    controller.undo("phase")
    player.qtbot.settle()
    acts = player.face.content.acts
    assert acts
    player.table_list.clear()
    for act in acts:
        act.turn()
    assert player.table_list.model.rows == []
    controller.close()


def test_u_takes_back_where_no_word_is_typed(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda prompt: prompt.kind == "roll")
    player.qtbot.settle()
    entries = controller.session.tree.cursor
    player.type("u")
    assert controller.session.tree.cursor < entries
    player.control(Key.Key_Y)
    assert controller.session.tree.cursor >= entries
    controller.close()


def test_f1_tells_the_rule_of_the_prompt_on_a_page_of_its_own(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda prompt: prompt.rules)
    player.qtbot.settle()
    player.key(Key.Key_F1)
    player.qtbot.waitUntil(lambda: bool(player.face._read_notes()), timeout=20_000)
    assert player.face.reading
    assert not player.face.caps.shown
    player.key(Key.Key_Escape)
    assert not player.face.reading
    assert player.large.isVisible()
    assert player.face.caps.shown
    controller.close()


def test_why_is_told_on_a_page_of_its_own_three_times_deeper(before):
    player = before(played(60))
    pages = []
    for _ in range(3):
        player.key(Key.Key_W)
        pages.append([one.words for one in player.face._marks()])
    assert pages[0] != pages[1] != pages[2]
    player.key(Key.Key_W)
    assert not player.face.reading


def test_all_other_words_are_read_by_tab(before):
    player = before(played(60))
    player.key(Key.Key_Tab)
    read = {note.words for note in player.face._read_notes()}
    assert {note.words for note in player.face.content.notes} <= read
    player.key(Key.Key_Tab)
    assert not player.face.reading


def test_what_is_asked_is_made_once_for_a_change(before, monkeypatch):
    controller = opened("tracked", game="bloodbath")
    player = before(controller)
    reach(controller, lambda prompt: len(getattr(prompt, "options", ())) > 12)
    player.qtbot.settle()
    wait_for_tasks()
    player.qtbot.settle()
    made, make = [], player.card._made
    monkeypatch.setattr(player.card, "_made", lambda: made.append(1) or make())
    for key in (Key.Key_PageDown, Key.Key_Left, Key.Key_F8, Key.Key_2):
        made.clear()
        player.key(key)
        wait_for_tasks()
        player.qtbot.settle()  # odds come with the key that asked for them, not with the next one
        assert 0 < len(made) <= 2, key  # where an arrow went, or what odds came later, is seen anew
    controller.close()


def test_long_lists_are_paged_and_say_so(before):
    controller = opened("tracked", game="bloodbath")
    player = before(controller)
    reach(controller, lambda prompt: len(getattr(prompt, "options", ())) > 12)
    player.qtbot.settle()
    first = [one.cap.words for one in player.face.plan.caps]
    assert len(first) <= 15
    player.key(Key.Key_PageDown)
    second = [one.cap.words for one in player.face.plan.caps]
    assert not set(first) & set(second)
    starts = player.face.plan.grid.starts
    assert "Page 2 of" in " ".join(one.words for one in player.face.plan.marks)
    player.key(Key.Key_PageUp)
    assert [one.cap.words for one in player.face.plan.caps] == first
    assert player.face.plan.grid.starts == starts
    controller.close()


def test_a_hex_is_typed_and_echoed_in_large(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda prompt: prompt.procedure == "move-to")
    player.qtbot.settle()
    keys = (one.cap for one in player.face.plan.caps if len(one.cap.key) == len("0512"))
    wanted = next(keys)
    entries = player.entries
    player.type(wanted.key)
    echo = next(one for one in player.face.plan.marks if one.part == "echo")
    assert wanted.key in echo.words
    assert echo.font.pixelSize() >= 0.045 * player.face.height()
    assert wanted.key in player.face.content.main
    player.key(Key.Key_Backspace)
    assert wanted.key not in player.face.content.ask.line.words
    player.type(wanted.key[-1])
    player.key(Key.Key_Return)
    assert player.entries == entries + 1
    controller.close()


def test_a_refused_answer_says_why_with_a_sign(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda prompt: prompt.kind == "place")
    player.qtbot.settle()
    entries = player.entries
    player.type("9999")
    player.key(Key.Key_Return)
    assert player.entries == entries
    wrong = next(one for one in player.face.plan.marks if one.part == "wrong")
    assert wrong.words.startswith("\u2717 ")
    assert wrong.colour == "bad"
    controller.close()


def test_an_earlier_result_fades_and_goes(before):
    controller = opened("tracked")
    player = before(controller)
    player.type("d")
    shown = []
    for _ in range(4):
        content = player.face.content
        shown.append((content.moment is not None, content.faded))
        invent(controller)
        player.qtbot.settle()
    assert shown[0] == (True, False)
    controller.close()


def test_another_language_is_spoken_at_once(before, qapp):
    translators = Translators(qapp)
    controller = opened("tracked")
    player = before(controller)
    invent(controller)
    player.qtbot.settle()
    words = [cap.words for cap in player.face.screens]
    prompt, title = player.face.content.prompt, player.large.windowTitle()
    turns = [cap.words for cap in player.face.content.turns]
    translators.use(Stretched())
    player.qtbot.settle()
    assert player.large.windowTitle() != title
    assert all(cap.words not in turns for cap in player.face.content.turns)
    assert all(cap.words != was for cap, was in zip(player.face.screens, words, strict=True))
    assert player.face.content.prompt != prompt
    translators.use(ENGLISH)
    player.qtbot.settle()
    assert player.face.content.prompt == prompt
    controller.close()


def test_the_small_question_of_the_desk_is_asked_and_answered_here(before, tmp_path):
    taught_before("hoe:5.2.3")
    position = {
        "turn": 2,
        "phase": "bombardment",
        "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
        "japan": [shown("0611", "313"), hidden("1408", "145")],
    }
    playing = begun_at(tmp_path, "hell-on-earth", position)
    while playing.session.asked.prompt.procedure != "us-bombardment":
        playing.session.auto()
    controller = GameController()
    controller.adopt(playing)
    player = before(controller)
    quiz = player.desk_card.sheet.quiz
    assert quiz.quizzes.waits
    assert quiz.question.text() in [note.words for note in player.face.content.notes]
    assert len(player.face.content.extras) == len(quiz.quiz.answers) + 1
    assert not any(note.share for note in player.face.content.notes)  # odds would tell
    entries = player.entries
    player.key(Key.Key_F2)
    assert not quiz.quizzes.waits
    assert not player.face.content.extras
    assert player.entries == entries
    controller.close()
