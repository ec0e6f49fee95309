"""The card says what to do now, what just happened, and why; its bar never moves."""

import subprocess
import sys

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.prompts.news import news_of
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.engine.event import NOTICE
from beachmaster.engine.explaining import steps_of
from beachmaster.engine.text import capital
from beachmaster.storage.last import Last
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start
from counting import calls_of
from desktop.conftest import opened
from desktop.prompts.conftest import shown
from desktop.stretching import Stretched

LEFT = Qt.MouseButton.LeftButton


def test_the_prompt_stands_in_the_largest_words(card):
    assert card.heading.prompt.text() == say(card.controller.prompt.text)
    assert card.heading.prompt.accessibleName() == card.heading.prompt.text()
    labels = [one for one in card.findChildren(QWidget) if one is not card.heading.prompt]
    assert all(one.font().pointSizeF() <= card.heading.prompt.font().pointSizeF() for one in labels)


def test_a_card_opens_no_window_besides(windows_shown, card):
    """What is shown before it stands anywhere is a window for a moment, and takes the keyboard."""
    assert set(windows_shown) == {card}


def test_acts_since_the_last_answer_are_listed_and_ticked(card, qtbot):
    assert card.news.ticks
    tick = card.news.ticks[0]
    tick.setFocus()
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    assert tick.isChecked()
    card.refresh()
    assert card.news.ticks[0].isChecked()
    assert not card.news.ticks[1].isChecked()


def test_where_values_come_from_is_for_the_journal_and_what_the_prompt_says_is_said_once(
    card, reach
):
    told = {one.event.name for one in card.controller.journal}
    assert NOTICE in told
    assert NOTICE not in {one.event.name for one in news_of(card.controller, ())}
    reach(card, "bombard")
    card.refresh()
    why = [say(line) for line in card.controller.prompt.why]
    assert why
    assert not set(why) & {line.text() for line in card.news._lines if line.isVisible()}


def test_acts_not_ticked_block_nothing(card, qtbot, click_one):
    before = card.controller.asked.key
    click_one(card)
    assert card.controller.asked.key != before


def test_news_begin_at_what_the_player_last_did(card, reach, click_one):
    reach(card, "us-bombardment")
    click_one(card)
    since = card.controller.session.tree.cursor
    told = [line for line in card.controller.journal if line.entry >= since]
    shown = [say(line.event.act) for line in told if line.event.act is not None]
    new = [say(one.text) for one in card.news.acts if one.entry >= since]
    assert [said.casefold() for said in new] == [one.casefold() for one in shown]


def test_the_bar_stays_where_it_is(card, click_one, qtbot):
    bar = card.bar
    places = [one.geometry() for one in (bar.undo, bar.redo, bar.play_on, bar.why, bar.next)]
    for _ in range(25):
        click_one(card)
        qtbot.settle()
        now = [one.geometry() for one in (bar.undo, bar.redo, bar.play_on, bar.why, bar.next)]
        assert now == places


def test_undo_takes_back_and_redo_brings_back(card, click_one, qtbot):
    first = card.controller.asked.key
    click_one(card)
    second = card.controller.asked.key
    qtbot.keyClick(card, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert card.controller.asked.key == first
    qtbot.mouseClick(card.bar.redo, LEFT)
    assert card.controller.asked.key == second
    card.bar.menu.actions()[2].trigger()
    assert card.controller.asked.key == first


def test_undo_says_what_it_takes_back_where_one_points_at_it(card, click_one, qtbot):
    undo = card.bar.undo
    for _ in range(2):
        asked = card.heading.prompt.text()
        click_one(card)
        for point in (QPoint(-5, -5), undo.rect().center()):
            qtbot.mouseMove(undo, point)
        assert asked in undo.toolTip()
        assert asked in QWidget.toolTip(undo)  # which is what Qt shows
    card.undo()
    card.undo()
    assert "Undo the last answer" in undo.toolTip()


def test_closed_answers_are_shown_with_reason_and_rule(card, reach, qtbot):
    reach(card, "attack")
    shut = card.controller.prompt.fields[0].closed
    words = " ".join(one.accessibleName() for one in card.pane.findChildren(QWidget))
    assert all(say(one.text) in words and say(one.reason) in words for one in shut)
    links = [one for one in card.pane.findChildren(QWidget) if "href" in _text(one)]
    wanted: list[str] = []
    card.rule_wanted.connect(wanted.append)
    links[0].linkActivated.emit("hoe:5.4.2.1")
    assert wanted == ["hoe:5.4.2.1"]


def _text(widget) -> str:
    return widget.text() if hasattr(widget, "text") else ""


def test_why_deepens_three_times(card, reach, qtbot):
    reach(card, "combat")
    depths = []
    for _ in range(3):
        qtbot.keyClick(card.focusWidget(), Qt.Key.Key_W)
        depths.append(card.why.words())
    assert len(depths[0]) < len(depths[1]) < len(depths[2])
    assert "hoe:5.4.2.8" in depths[0]
    last = [one for one in map(steps_of, (told.event for told in card.controller.journal)) if one]
    assert all(capital(say(step.text)) in depths[1] for step in last[-1])
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_W)
    assert card.why.isHidden()


@pytest.mark.parametrize("closing", [[Qt.Key.Key_W] * 3, [Qt.Key.Key_Escape]])
def test_closing_why_goes_back_to_where_the_answers_were(card, reach, qtbot, closing):
    reach(card, "combat")
    card.resize(420, 480)
    qtbot.settle()
    wait_for_tasks()  # odds and rules that come later make the card longer
    qtbot.settle()
    bar = card.scroll_area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    assert before
    qtbot.keyClick(card, Qt.Key.Key_W)
    qtbot.settle()
    assert card.bar.why.isChecked()
    assert bar.value() != before
    for key in closing:
        qtbot.keyClick(card, key)
        qtbot.settle()
    assert card.why.isHidden()
    assert not card.bar.why.isChecked()
    assert bar.value() == before


def test_escape_closes_why_and_nothing_else(card, reach, qtbot):
    reach(card, "combat")
    qtbot.keyClick(card, Qt.Key.Key_W)
    escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert card.press(escape)
    assert not card.press(escape), "the window hears it where no reasons are shown"


def test_why_says_once_what_did_not_apply(card, reach, qtbot):
    reach(card, "combat")
    steps = [one for told in card.controller.journal[-60:] for one in steps_of(told.event)]
    aside = [say(one.text) for one in steps if one.aside]
    assert aside
    card.why.go_to(2)
    shown = card.why.words().split("</b>")[1]
    last = [one for one in map(steps_of, (told.event for told in card.why._told)) if one][-1]
    assert [shown.count(say(step.text)) for step in last if step.aside] == [1]


def test_odds_are_shown_before_a_roll(card, reach, qtbot):
    reach(card, "combat")
    qtbot.waitUntil(card.odds.chart.isVisible)
    shares = [bar.chance for table in card.odds.chart.tables for bar in table.bars]
    assert sum(shares) == 1
    assert "%" in card.odds.chart.accessibleDescription()
    reach(card, "raid-order")
    qtbot.waitUntil(lambda: not card.odds.chart.isVisible())


def test_the_rule_is_taught_and_fades(card, reach, qtbot):
    reach(card, "bombard")
    qtbot.waitUntil(card.teaching.isVisible, timeout=10_000)
    assert "The rule: 5.2.1 " in card.teaching.toggle.words
    qtbot.mouseClick(card.teaching.toggle, LEFT)
    assert card.teaching.text.isHidden()


def test_a_rule_that_can_be_read_beside_the_card_is_not_told_twice(card, reach, qtbot):
    reach(card, "bombard")
    qtbot.waitUntil(card.teaching.isVisible, timeout=10_000)
    lesson = card.teaching.text.text()
    card.teaching.stands_beside("hoe:5.2.1")
    beside = card.teaching.text.text()
    assert "Tip: " in beside
    assert len(beside) < len(lesson)
    card.teaching.stands_beside("hoe:5.3")  # another page
    assert card.teaching.text.text() == lesson
    card.teaching._words = {
        chosen: replace(words, more="") for chosen, words in card.teaching._words.items()
    }
    card.teaching.stands_beside("hoe:5.2.1")
    assert card.teaching.isHidden()
    card.teaching.stands_beside("")  # the rules are closed
    assert card.teaching.isVisible()


def test_a_rule_looked_up_in_another_language_is_looked_up_anew(card, reach, qapp, qtbot):
    translators = Translators(qapp)
    translators.use(Stretched())
    reach(card, "attack")
    qtbot.waitUntil(lambda: "~~]" in card.teaching.text.text(), timeout=10_000)
    translators.use()
    qtbot.waitUntil(lambda: "Tip: " in card.teaching.text.text(), timeout=10_000)
    qtbot.waitUntil(lambda: "~~]" not in card.teaching.text.text(), timeout=10_000)


def test_play_on_stops_at_a_decision(card, qtbot):
    assert card.controller.rolls_by_itself()
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_P)
    qtbot.waitUntil(lambda: not card.controller.rolls_by_itself())
    assert card.controller.prompt.procedure == "landing"
    assert not card.bar.play_on.isChecked()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_play_on_stops_where_a_roll_cannot_be_kept(card, qtbot, tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    wish = Wish(game="hell-on-earth", seed=1, save=folder / "one.beachmaster")
    card.controller.adopt(start(wish))
    folder.rename(tmp_path / "away")
    with qtbot.waitSignal(card.controller.troubled):
        card.autoplay.toggle()
    assert not card.autoplay.on
    assert not card.bar.play_on.isChecked()


def test_fast_play_rolls_after_showing_but_not_after_an_undo(card, qtbot):
    card.autoplay.pace = 1
    card.autoplay.use(Settings({"automation": "fast"}))
    qtbot.waitUntil(lambda: card.controller.prompt.procedure == "landing")
    card.undo()
    qtbot.settle()
    assert not card.autoplay.waits
    assert card.controller.prompt.procedure == "first-command-marker"


def test_a_roll_that_goes_by_teaches_nothing_that_nobody_could_read(card, qtbot):
    card.autoplay.pace = 1_000_000
    card.autoplay.use(Settings({"automation": "fast"}))
    card.controller.adopt(start(Wish(game="hell-on-earth", seed=1)))
    assert card.autoplay.goes_by
    rules = card.controller.prompt.rules
    card.controller.auto()
    known = card.teaching.lessons_of(card.controller).known
    assert [rule for rule in rules if known.stage(rule)] == []


def test_remembered_words_come_first_and_the_answers_sleep(theme, qtbot):
    card = PromptCard(GameController())
    qtbot.addWidget(card)
    acts = ["Turn 28th Marines."]
    last = Last(game="x", turn=4, phase="raid", prompt="Which unit?", save="x", acts=acts)
    card.show_remembered(last)
    card.show()
    assert card.heading.prompt.text() == "Which unit?"
    assert card.heading.how.text() == f"✓ {acts[0]}"
    assert "loading" in card.heading.why.text()
    assert not card.bar.next.isEnabled()


def test_nothing_open_says_what_to_do(theme, qtbot):
    card = PromptCard(GameController())
    qtbot.addWidget(card)
    card.show()
    assert card.heading.prompt.text()
    assert card.heading.how.text()
    assert not card.bar.undo.isEnabled()
    assert not card.bar.next.isEnabled()


def test_the_end_says_how_it_went(card, qtbot):
    card.hide()
    while card.controller.asked is not None:
        card.controller.auto()
    card.show()
    assert say(card.controller.session.outcome["text"]) == card.heading.how.text()
    assert card.bar.undo.isEnabled()
    assert not card.bar.next.isEnabled()


@pytest.mark.parametrize("who", ["program", "mine"])
def test_only_who_rolls_themselves_is_told_to_roll_after_an_undo(card, reach, qtbot, who):
    card.autoplay.pace = 1_000_000
    card.autoplay.use(Settings({"dice": who}))
    reach(card, "us-bombardment")
    card.let_program()
    card.undo()
    qtbot.settle()
    assert card.controller.prompt.procedure == "us-bombardment"
    assert card.pane.how.isVisible() == (who == "mine")


def test_large_text_leaves_prompt_and_bar_in_a_small_window(theme, card, reach, qtbot):
    theme.apply("dark", 200)
    card.resize(620, 640)
    reach(card, "spend-command-points")
    qtbot.settle()
    assert card.width() <= 640
    for part in (card.heading, card.bar):
        assert card.rect().contains(part.geometry())
    assert card.scroll_area.horizontalScrollBar().maximum() == 0
    assert card.scroll_area.height() > 100


def test_thousands_of_options_are_listed_and_found_as_cheaply_as_hundreds(theme, qtbot):
    from beachmaster.desktop.prompts.panes import pane_for
    from beachmaster.engine.prompt import Option, Options, Place
    from beachmaster.engine.text import plain_text

    def list_and_find(count):
        names = [f"hex {number:05}" for number in range(count)]
        options = Options(lambda: (Option(name, plain_text(name)) for name in names))
        prompt = Place(procedure="p", text=plain_text("Where?"), rules=("hoe:5",), options=options)
        pane = pane_for(prompt)
        qtbot.addWidget(pane)
        pane.show()
        qtbot.settle()
        pane.list.line.setText(f"{count - 1:05}")
        assert pane.list.proxy.rowCount() == 1
        pane.hide()

    list_and_find(10)
    few, many = (calls_of(lambda count=count: list_and_find(count)) for count in (500, 5000))
    assert many < 12 * few


def test_no_slow_library_is_imported_with_the_card():
    code = (
        "import sys, beachmaster.desktop.prompts.card; "
        "print([m for m in ('sqlmodel','sqlalchemy','markdown','pydantic') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_keys_handed_on_while_another_page_is_shown_mean_the_prompt_that_waits(card, reach, qtbot):
    reach(card, "landing")
    card.hide()
    card.controller.auto()
    waiting = card.controller.asked.key
    qtbot.keyClick(card, Qt.Key.Key_1)
    entry = card.controller.session.tree.entries[card.controller.session.tree.cursor]
    assert entry.key == waiting


LONG = "These units have not moved: " + ", ".join(["28th Marines in 0512"] * 200) + ". End it?"
ROOMS = [(900, 700, 100), (610, 740, 100), (1000, 620, 200), (780, 780, 225)]


@pytest.fixture
def sized(theme, qtbot):
    def fit(card, room):
        width, height, zoom = room
        theme.apply("light", zoom)
        card.resize(width, height)
        qtbot.settle()
        assert (card.width(), card.height()) == (width, height)

    return fit


def in_sight(card, widget):
    """Tell whether a widget lies wholly within what the card shows of its scrolled middle."""
    view = card.scroll_area.viewport()
    return view.rect().contains(QRect(widget.mapTo(view, QPoint(0, 0)), widget.size()))


@pytest.mark.parametrize("room", ROOMS)
def test_a_long_prompt_scrolls_in_its_own_room_and_leaves_the_answers_theirs(
    card, qtbot, sized, room
):
    sized(card, room)
    qtbot.settle()
    card.heading.show_words("Turn 1", LONG)
    qtbot.settle()
    assert card.heading.prompt.height() > card.heading.height()
    assert card.heading.height() <= card.height() / 2
    assert card.scroll_area.viewport().height() > 2 * current().em


def test_a_prompt_that_just_fits_its_width_is_not_narrowed_by_a_bar(card, qtbot, theme):
    card.heading.show_words("Turn 1", LONG)
    qtbot.settle()
    card.heading.show_words("Turn 1", "Which coast do you invade?")
    qtbot.settle()
    assert card.heading.prompt.width() == card.heading.width()


@pytest.mark.parametrize("room", ROOMS)
def test_the_question_about_forgotten_units_stands_whole_with_both_answers(
    qtbot, theme, sized, room
):
    controller = opened("tracked", game="bloodbath")
    while controller.prompt.procedure != "move":
        controller.auto()
    waiting = len(controller.prompt.options) - 1
    controller.answer(["done"])
    card = shown(controller, qtbot)
    assert (controller.prompt.procedure, waiting > 20) == ("move-done", True)
    sized(card, room)
    prompt = card.heading.prompt
    assert "End the movement?" in prompt.text()
    assert prompt.heightForWidth(prompt.width()) <= prompt.parentWidget().height()
    for answer in card.pane.findChildren(QAbstractButton):
        assert in_sight(card, answer), answer.text()
    named = card.heading.why.text()
    assert all(say(option.text).split(" in ")[0] in named for option in move_options(controller))
    controller.close()


def move_options(controller):
    """Return the units that the question before asked about."""
    asked = controller.session.asked_at(controller.session.tree.cursor)
    return [option for option in asked.prompt.options if option.value != "done"]


def test_links_follow_another_theme(qtbot, theme):
    words = '<a href="hoe:5.5">hoe:5.5</a>'
    label = LinkedWords(words)
    qtbot.addWidget(label)
    label.resize(200, 30)
    theme.apply("dark")
    fresh = LinkedWords(words)
    qtbot.addWidget(fresh)
    fresh.resize(200, 30)
    assert label.grab().toImage() == fresh.grab().toImage()


def test_the_card_says_that_a_game_opens_until_it_does_or_does_not(qtbot):
    controller = GameController()
    card = PromptCard(controller)
    qtbot.addWidget(card)
    card.show()
    assert card.heading.prompt.text() == "No game is open."
    controller.open(Wish(game="hell-on-earth", seed=1))
    assert card.heading.prompt.text() == "The game is opening…"
    qtbot.waitUntil(lambda: controller.is_open)
    assert card.heading.prompt.text() == say(controller.prompt.text)
    with qtbot.waitSignal(controller.troubled):
        controller.open(Wish(game="nothing"))
        assert card.heading.prompt.text() == "The game is opening…"
    assert card.heading.prompt.text() == "No game is open."
    controller.close()
