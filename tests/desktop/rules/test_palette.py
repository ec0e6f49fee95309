"""One line that searches rules, terms, units and commands."""

import statistics

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QPushButton

from beachmaster.desktop.rules import RulesModel, SearchPalette
from beachmaster.desktop.rules.find import Found, match
from beachmaster.desktop.rules.found_model import FOUND, FoundModel, plain
from beachmaster.desktop.tasks import wait_for_tasks
from counting import calls_of

MOST_CALLS = 25_000
"""The function calls that answering a key may take: twice what it does."""


@pytest.fixture
def window(qtbot, rules_model, controller):
    """Show a window with a few commands and the palette over it."""
    window = QMainWindow()
    window.resize(1000, 700)
    window.button = QPushButton("Something else")
    window.setCentralWidget(window.button)
    window.acts = {}
    for id_, text, keys in (
        ("undo", "&Undo the last answer", "Ctrl+Z"),
        ("redo", "&Redo", "Ctrl+Y"),
        ("layout", "Reset the &layout", ""),
    ):
        action = QAction(text, window)
        action.setObjectName(id_)
        action.setShortcut(keys)
        window.acts[id_] = action
    window.acts["redo"].setEnabled(False)
    window.palette_ = SearchPalette(controller, rules_model, window.acts.values(), window)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    return window


def found(palette):
    """Return the lines found."""
    model = palette.model
    return [model.index(row, 0).data(FOUND) for row in range(model.rowCount())]


def picked(palette):
    """Return the line that Enter would open."""
    return palette.view.currentIndex().data(FOUND)


def type_in(palette, words):
    palette.open()
    QTest.keyClicks(palette.line, words)


def test_the_results_are_a_sound_model(qtmodeltester):
    model = FoundModel()
    model.show_lines(
        [
            Found(kind="head", title="Rules", enabled=False),
            Found(kind="rule", title="Raid", target="hoe:5.5", aside="hoe:5.5", snippet="**Raid**"),
            Found(kind="command", title="Redo", enabled=False),
        ]
    )
    qtmodeltester.check(model)
    head, rule, redo = (model.index(row, 0) for row in range(3))
    assert head.data() == "Rules"
    assert not head.flags()
    assert not redo.flags()
    assert rule.data(FOUND).target == "hoe:5.5"
    assert rule.data(Qt.ItemDataRole.AccessibleTextRole) == "Raid, hoe:5.5, Raid"
    assert model.next_open(-1, 1) == 1
    assert model.next_open(1, 1) == -1


def test_rules_are_found_as_one_types_and_enter_opens_the_best(window, qtbot):
    palette = window.palette_
    type_in(palette, "raid")
    groups = [line.title for line in found(palette) if line.kind == "head"]
    assert groups[:2] == ["Rules", "Glossary"]
    assert picked(palette).target == "hoe:5.5"
    with qtbot.waitSignal(palette.rule_wanted) as wish:
        QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert wish.args == ["hoe:5.5"]
    assert not palette.isVisible()


def test_a_number_finds_its_rule(window):
    type_in(window.palette_, "5.4.2")
    assert picked(window.palette_).target == "hoe:5.4.2"


def test_a_term_of_the_glossary_is_opened_as_one(window, qtbot):
    palette = window.palette_
    type_in(palette, "zoc")
    term = next(line for line in found(palette) if line.kind == "term")
    assert term.target.startswith("term:hell-on-earth/")
    row = found(palette).index(term)
    with qtbot.waitSignal(palette.rule_wanted) as wish:
        palette.open_found(palette.model.index(row, 0))
    assert wish.args == [term.target]


def test_a_unit_is_found_by_its_number_and_comes_first(window, controller, qtbot):
    palette = window.palette_
    row = next(row for row in controller.overview.units if row.side.own)
    type_in(palette, row.id)
    assert picked(palette).kind == "unit"
    assert picked(palette).target == row.id
    with qtbot.waitSignal(palette.unit_wanted) as wish:
        QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert wish.args == [row.id]


def test_a_command_is_found_with_its_keys_and_done(window, qtbot):
    palette = window.palette_
    type_in(palette, "undo")
    assert picked(palette).title == "Undo the last answer"
    assert picked(palette).aside == "Ctrl+Z"
    with qtbot.waitSignal(window.acts["undo"].triggered):
        QTest.keyClick(palette.line, Qt.Key.Key_Return)


def test_a_sleeping_command_is_shown_and_cannot_be_picked(window):
    palette = window.palette_
    type_in(palette, "redo")
    line = next(line for line in found(palette) if line.title == "Redo")
    assert not line.enabled
    assert picked(palette) is None or picked(palette).title != "Redo"


def test_arrows_skip_the_headings(window):
    palette = window.palette_
    type_in(palette, "raid")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_PageDown):
        QTest.keyClick(palette.line, key)
        assert picked(palette).kind != "head"
    for _ in range(30):
        QTest.keyClick(palette.line, Qt.Key.Key_Up)
    assert palette.view.currentIndex().row() == 1


def test_escape_gives_the_focus_back(window, qtbot):
    qtbot.waitExposed(window)
    window.button.setFocus()
    palette = window.palette_
    palette.open()
    assert palette.line.hasFocus()
    QTest.keyClick(palette.line, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.button.hasFocus()


def test_looking_away_closes_it(window):
    window.palette_.open()
    window.button.setFocus()
    assert not window.palette_.isVisible()


def test_before_anything_is_typed_the_step_and_the_commands_are_there(window, controller):
    window.palette_.open()
    lines = found(window.palette_)
    assert [line.target for line in lines if line.kind == "rule"] == list(controller.prompt.rules)
    assert "Reset the layout" in [line.title for line in lines]
    assert "Redo" not in [line.title for line in lines]


def test_a_misspelt_word_is_offered_mended_and_searched_when_picked(window):
    palette = window.palette_
    type_in(palette, "combatt table")
    meant = next(line for line in found(palette) if line.kind == "meant")
    assert meant.title == "combat table"
    assert picked(palette).kind == "rule"
    palette.open_found(palette.model.index(found(palette).index(meant), 0))
    assert palette.isVisible()
    assert palette.line.text() == "combat table"
    assert "meant" not in {line.kind for line in found(palette)}


def test_nonsense_is_no_error(window):
    for words in ('"', "(", "* OR", "qzxwv", "%", "'", "日本"):
        window.palette_.open()
        window.palette_.line.setText(words)
        assert window.palette_.hint.text()


def test_it_works_before_the_rules_are_open(qtbot, controller, tmp_path):
    rules_model = RulesModel(index=tmp_path / "missing.sqlite")
    palette = SearchPalette(controller, rules_model)
    qtbot.addWidget(palette)
    palette.open()
    QTest.keyClicks(palette.line, "raid")
    assert "Opening the rules…" in [line.title for line in found(palette)]
    qtbot.waitUntil(lambda: rules_model.trouble is not None, timeout=20_000)
    assert any(line.title.startswith("The rules cannot be opened") for line in found(palette))
    wait_for_tasks()


def test_a_key_costs_no_more_late_in_a_question_than_early(window):
    """How long it takes is a benchmark of the search; here its work is counted."""
    palette = window.palette_
    palette.open()
    QTest.keyClicks(palette.line, "raid")
    palette.line.clear()
    question = "naval bombardment of hidden units in bad weather"
    costs = [calls_of(lambda key=key: QTest.keyClicks(palette.line, key)) for key in question]
    assert statistics.median(costs) < MOST_CALLS


def test_snippets_become_words_with_bold_places():
    assert plain("a **bold** [link](hoe:5) **end**") == ("a bold link end", [(2, 4), (12, 3)])


@pytest.mark.parametrize(
    ("words", "texts", "least"),
    [
        ("27", ("27th Marines", "27"), 3),
        ("27th", ("27th Marines",), 2),
        ("mar", ("27th Marines",), 1),
    ],
)
def test_names_match_by_their_beginnings(words, texts, least):
    assert match(words, texts) >= least
    assert match("zz", texts) == 0
