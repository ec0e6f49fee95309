"""The journal panel shows moments, goes back, corrects, bookmarks and branches."""

import re

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.measures import line_height
from beachmaster.desktop.models.journal import JournalRole
from beachmaster.desktop.panels.journal import JournalPanel
from beachmaster.desktop.panels.journal_delegate import JournalDelegate
from beachmaster.engine.prompt import Record
from beachmaster.engine.text import render
from beachmaster.engine.texts import T
from beachmaster.engine.tracks import MARKERS
from desktop.games import invent


@pytest.fixture
def panel(shown, play):
    panel = shown(JournalPanel)
    play(150)
    return panel


def row_of_roll(panel):
    rows = panel.model.rows
    return next(at for at, r in enumerate(rows) if r.event and r.event.trace and r.turn == 1)


def choose(panel, row):
    panel.lines.setCurrentIndex(panel.proxy.mapFromSource(panel.model.index(row, 0)))
    return panel.model.rows[row]


def test_a_chosen_line_shows_its_moment_in_full(panel, qtbot):
    with qtbot.waitSignal(panel.entry_selected) as selected:
        row = choose(panel, row_of_roll(panel))
    assert selected.args == [row.entry]
    said = panel.detail.text.toPlainText()
    assert all(rule.rpartition(":")[2] in said for rule in row.event.rules)
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        panel.detail.text.anchorClicked.emit(QUrl(row.event.rules[0]))
    assert wanted.args == [row.event.rules[0]]


def test_going_back_to_a_moment_moves_the_game(panel, controller, qtbot):
    row = choose(panel, row_of_roll(panel))
    panel.detail.back.click()
    assert controller.session.tree.cursor == row.entry
    assert panel.model.rows[-1].entry <= row.entry
    assert not panel.detail.isVisible()
    assert panel.places.rows[0].kind == "undone"
    panel.place_list.chosen.emit(panel.places.index(0, 0))
    assert controller.session.tree.cursor == panel.model.rows[-1].entry


def test_correcting_names_the_entry(panel, qtbot):
    row = choose(panel, row_of_roll(panel))
    with qtbot.waitSignal(panel.correct_wanted) as wanted:
        panel.detail.correct.click()
    assert wanted.args == [row.entry]


def test_a_bookmark_is_named_in_the_panel(panel, controller, qtbot):
    choose(panel, row_of_roll(panel))
    panel.detail.mark.click()
    qtbot.keyClicks(panel.detail.name, "before the raid\r")
    assert "before the raid" in controller.session.tree.bookmarks
    assert panel.places.rows[0].name == "before the raid"
    assert not panel.detail.name.isVisible()


def test_it_stays_at_the_end_while_one_plays_and_leaves_it_where_one_reads(panel, play, qtbot):
    qtbot.settle()
    bar = panel.lines.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    play(5)
    qtbot.settle()
    assert bar.value() == bar.maximum()
    bar.setValue(3)
    play(5)
    qtbot.settle()
    assert bar.value() == 3


def by_the_wheel(lines):
    at = lines.viewport().rect().center()
    up = QWheelEvent(
        QPointF(at),
        QPointF(lines.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 360),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(lines.viewport(), up)


def by_the_bar(lines):
    bar = lines.verticalScrollBar()
    bar.setSliderPosition(bar.maximum() // 2)


@pytest.mark.parametrize("answers", [0, 10, 200])
@pytest.mark.parametrize("scroll", [by_the_wheel, by_the_bar])
def test_it_is_scrolled_away_from_its_end_and_stays_there(shown, play, qtbot, scroll, answers):
    panel = shown(JournalPanel)
    play(30 + answers)
    qtbot.settle()
    bar = panel.lines.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    scroll(panel.lines)
    qtbot.settle()
    there = bar.value()
    assert there < bar.maximum()
    play(2)
    qtbot.settle()
    assert bar.value() == there
    bar.setValue(bar.maximum())
    qtbot.settle()
    play(2)
    qtbot.settle()
    assert bar.value() == bar.maximum()


def test_an_answer_is_told_in_the_words_it_was_offered_in(panel, controller, play):
    listed = [at for at, r in enumerate(panel.model.rows) if r.answer and r.answer.ask == "choose"]
    assert len(listed) > 5
    for at in listed:
        words = panel.model.chosen[panel.model.rows[at].entry]
        assert render(words) in panel.model.words(at)


def test_a_line_that_moves_markers_of_tracks_has_the_sign_of_an_act(panel):
    rows = panel.model.rows
    moved = [at for at, row in enumerate(rows) if row.event and row.event.name == MARKERS]
    for at in moved[:1]:
        index = panel.proxy.mapFromSource(panel.model.index(at, 0))
        signs = {block.words for block in JournalDelegate(panel).blocks(index, 420)[0]}
        assert "☛" in signs
    assert moved


def test_a_form_and_a_branch_are_told_in_the_words_of_the_question(shown, table_controller, qtbot):
    controller = table_controller
    panel = JournalPanel(controller)
    qtbot.addWidget(panel)
    panel.show()
    while not isinstance(controller.prompt, Record):
        assert invent(controller)
    prompt = controller.prompt
    assert invent(controller)
    asked = f"{render(prompt.text)} The program: "
    said = [panel.model.words(at) for at in range(panel.model.rowCount())]
    form = next(at for at, words in enumerate(said) if words.startswith(asked))
    told = said[form][len(asked) :].split("; ")
    assert len(told) == len(prompt.fields)
    for field, words in zip(prompt.fields, told, strict=True):
        assert words.startswith(f"{render(field.text)}: ")
        assert not re.search(r"[\[\]{}_]|True|False|None", words)
    choose(panel, form)
    assert "; ".join(told) in panel.detail.text.toPlainText()
    controller.undo()
    assert "; ".join(told) in panel.places.index(0, 0).data()


def test_an_answer_of_many_parts_is_folded_and_told_whole_in_its_detail(panel):
    at = next(at for at, one in enumerate(panel.model.rows) if one.answer is not None)
    names = [f"battalion {n}" for n in range(1, 31)]
    entry = panel.model.rows[at].entry
    panel.model.chosen[entry] = T("{parts}", parts=names)
    panel.model.retranslate()
    index = panel.proxy.mapFromSource(panel.model.index(at, 0))
    blocks, height = JournalDelegate(panel).blocks(index, 420)
    said = blocks[0].words
    kept = said.count("battalion ")
    assert said.endswith(f"battalion {kept}, … and {30 - kept} more")
    assert kept > 1
    assert height < 5 * line_height(blocks[0].font)
    choose(panel, at)
    assert "battalion 30" in panel.detail.text.toPlainText()
    assert "battalion 30" in panel.model.words(at)  # what is sought is found


def test_an_entry_chosen_elsewhere_is_shown_also_where_a_filter_hides_it(panel):
    panel.search.words.setText("no such words anywhere")
    assert panel.proxy.rowCount() == 0
    entry = panel.model.rows[row_of_roll(panel)].entry
    panel.show_entry(entry)
    assert panel.lines.currentIndex().data(JournalRole.ENTRY) == entry


def test_another_game_begins_an_empty_journal(panel, controller):
    controller.close()
    assert panel.model.rowCount() == 0
    assert panel.places.rowCount() == 0


def test_a_game_gone_on_with_tells_its_answers_in_the_words_they_were_offered_in(shown, play):
    play(150)
    panel = shown(JournalPanel)
    told = [panel.model.words(at) for at, row in enumerate(panel.model.rows) if row.answer]
    offered = panel.model.chosen
    assert len(offered) > 20
    for row, words in zip((r for r in panel.model.rows if r.answer), told, strict=True):
        if row.entry in offered:
            assert repr(offered[row.entry])[6:-2] in words


def test_playing_on_ends_the_look_back(panel, controller, play, qtbot):
    choose(panel, row_of_roll(panel))
    assert panel.detail.isVisible()
    with qtbot.waitSignal(panel.entry_selected) as selected:
        play(1)
    assert selected.args == [controller.session.tree.cursor]
    assert not panel.detail.isVisible()


def test_a_bookmark_does_not_end_the_look_back(panel, controller):
    choose(panel, row_of_roll(panel))
    controller.bookmark("here")
    assert panel.detail.isVisible()


def test_another_language_words_the_panel_anew(panel, qapp):
    heads = [panel.model.words(at) for at in range(panel.model.rowCount())]
    qapp.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert [panel.model.words(at) for at in range(panel.model.rowCount())] == heads
    assert panel.tabs.tabText(0) == "What happened"


def test_links_follow_another_theme(panel, theme):
    choose(panel, row_of_roll(panel))
    before = theme.colour("accent").name()
    assert before in panel.detail.text.toHtml()
    theme.apply("dark")
    html = panel.detail.text.toHtml()
    assert theme.colour("accent").name() in html
    assert before not in html
