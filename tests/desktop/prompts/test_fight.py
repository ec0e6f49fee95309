"""A fight in the window: one form, one sheet, few keys."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts.sheet_lines import sheet_lines
from beachmaster.desktop.translators import Translators
from beachmaster.engine.prompt import Roll
from beachmaster.rulebook.books import number_of
from desktop.prompts.conftest import card_at
from desktop.stretching import Stretched
from games.hell_on_earth.play import hidden
from games.hell_on_earth.play import shown as revealed
from positions import begun_at

KEYS = {str(digit): Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)}
KEYS |= {"Enter": Qt.Key.Key_Return, "Tab": Qt.Key.Key_Tab}
KEYS |= {"Minus": Qt.Key.Key_Minus, "Plus": Qt.Key.Key_Plus}
KEYS |= {sign: Qt.Key(ord(sign)) for sign in "ABCDEFG"}
KEYS |= {"Space": Qt.Key.Key_Space, "Down": Qt.Key.Key_Down}
TARGET = "0611"


@pytest.fixture
def fight_card(theme, qtbot, tmp_path):
    """Show the card before an attack on a revealed unit that two regiments stand next to."""
    position = {
        "turn": 2,
        "phase": "first-attack",
        "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
        "japan": [revealed(TARGET, "313"), hidden("1408", "145")],
    }
    yield from card_at(qtbot, begun_at(tmp_path, "hell-on-earth", position, sets=["reminders=off"]))


def press(card, qtbot, *names):
    for name in names:
        qtbot.keyClick(card.window().focusWidget() or card, KEYS[name])
        qtbot.settle()


def fought(card, qtbot, keys, dice):
    """Press keys and let dice fall until the fight is over; return its screens and the keys."""
    controller, screens, pressed = card.controller, [], 0
    assert isinstance(controller, GameController)
    begun = controller.asked.key
    left = {name: list(values) for name, values in keys.items()}
    phase = controller.asked.phase
    while controller.asked.key == begun or (
        controller.asked.phase == phase and controller.prompt.procedure != "attack"
    ):
        prompt = controller.prompt
        if isinstance(prompt, Roll):
            controller.answer([dice.pop(0)])
            qtbot.settle()
            continue
        screens.append(prompt.procedure)
        named = left.pop(prompt.procedure)
        press(card, qtbot, *named)
        pressed += len(named)
        assert controller.prompt is not prompt, f"{named} did not answer {prompt.procedure}"
    assert not left
    assert not dice
    return screens, pressed


@pytest.mark.parametrize(
    ("keys", "dice", "asked"),
    [
        (
            {"attack": ["A", "A", "B", "Enter"], "advance": ["Down", "Enter"]},
            [6],
            ["attack", "advance"],
        ),
        (
            {"attack": ["A", "A", "C", "Enter"], "retreat": ["Down", "Enter"]},
            [3, 3],
            ["attack", "retreat"],
        ),
    ],
    ids=["advance", "retreat"],
)
def test_a_fight_against_a_revealed_target_takes_few_screens_and_keys(
    fight_card, qtbot, keys, dice, asked
):
    """From the target to the last hit, retreat and advance: three screens and eight keys."""
    screens, pressed = fought(fight_card, qtbot, keys, dice)
    assert screens == asked
    assert len(screens) <= 3
    assert pressed <= 8


def test_sheet_and_odds_follow_the_rows_as_they_are_chosen(fight_card, qtbot):
    press(fight_card, qtbot, "A", "A")
    alone = fight_card.sheet.lines.text()
    chances = fight_card.odds.tables
    assert "column" in alone
    press(fight_card, qtbot, "B")
    assert fight_card.sheet.lines.text() != alone
    assert fight_card.odds.tables != chances


def test_who_attacks_supports_as_well_until_that_is_taken_back(fight_card, qtbot):
    """hoe:5.4.2.3: one key for both, shown as ticked; the row's own sign takes it back."""
    form = fight_card.pane.form
    press(fight_card, qtbot, "A", "A")
    assert form.value()["supporters"] == form.value()["attackers"] == ["25"]
    press(fight_card, qtbot, "C")
    assert form.value()["supporters"] == []
    press(fight_card, qtbot, "A")
    assert form.value().get("attackers") is None
    assert form.value()["supporters"] == []


@pytest.fixture
def lone_card(theme, qtbot, tmp_path):
    """Show the card before an attack that one regiment alone can make, another in support."""
    position = {
        "turn": 2,
        "phase": "first-attack",
        "us": {"25": {"place": "0711"}, "27": {"place": "0809"}},
        "japan": [revealed(TARGET, "313"), hidden("1408", "145")],
    }
    yield from card_at(qtbot, begun_at(tmp_path, "hell-on-earth", position, sets=["reminders=off"]))


def test_who_alone_can_attack_supports_as_well(lone_card, qtbot):
    press(lone_card, qtbot, "A")
    assert lone_card.pane.form.value()["supporters"] == ["25"]


def test_enter_says_nothing_about_support_before_the_player_does(fight_card, qtbot):
    """Neither where nobody was named yet, nor where who was brought along went again."""
    form, tree = fight_card.pane.form, fight_card.controller.session.tree
    before = tree.next_id
    press(fight_card, qtbot, "A")
    assert [one.field.name for one in form.missing()] == ["attackers", "supporters"]
    press(fight_card, qtbot, "A", "A")
    assert form.value().get("supporters") is None
    press(fight_card, qtbot, "Enter")
    assert tree.next_id == before
    press(fight_card, qtbot, "Minus")
    assert form.value()["supporters"] == []
    press(fight_card, qtbot, "A", "C", "Enter")
    assert tree.entries[-1].value["attackers"] == ["25"]
    assert tree.entries[-1].value["supporters"] == []


def test_the_odds_follow_who_supports(fight_card, qtbot):
    """Support changes what counts, so each tick changes the sheet and the chart."""
    press(fight_card, qtbot, "A", "A", "C")
    without, alone = fight_card.odds.tables, fight_card.sheet.lines.text()
    form = fight_card.pane.form
    press(fight_card, qtbot, "C")
    assert form.value()["supporters"]
    assert fight_card.odds.tables != without
    assert fight_card.sheet.lines.text() != alone
    press(fight_card, qtbot, "C")
    assert fight_card.odds.tables == without


def test_each_row_has_a_sign_that_ticks_it_from_anywhere(fight_card, qtbot):
    """Letters tick attackers and support, whichever list the keyboard stands in."""
    press(fight_card, qtbot, "A", "D", "B", "A", "C")
    told = fight_card.pane.form.value()
    assert [told["attackers"], told["supporters"]] == [["9", "25"], ["9"]]


def test_one_key_ticks_all_of_the_support_where_there_is_room(fight_card, qtbot):
    press(fight_card, qtbot, "A", "A", "Plus", "Enter")
    assert fight_card.controller.session.tree.entries[-1].value["supporters"] == ["25", "9"]


def test_enter_goes_to_what_is_missing_and_answers_nothing(fight_card, qtbot):
    before = fight_card.controller.session.tree.next_id
    press(fight_card, qtbot, "A", "Enter")
    assert fight_card.controller.session.tree.next_id == before
    missing = fight_card.pane.form.missing()[0]
    assert missing.field.name == "attackers"
    assert missing.isAncestorOf(fight_card.window().focusWidget())


def test_another_target_forgets_who_cannot_attack_it(fight_card, qtbot):
    press(fight_card, qtbot, "A", "A", "B")
    form = fight_card.pane.form
    assert form.value()["attackers"] == ["9", "25"] or form.value()["attackers"] == ["25", "9"]
    form.controls[0].put("")
    qtbot.settle()
    assert form.value() == {"target": ""}
    assert form.missing() == []


def test_the_sheet_stays_at_hits_retreat_and_advance(fight_card, qtbot):
    press(fight_card, qtbot, "A", "A", "B", "Enter")
    fight_card.controller.answer([6])
    qtbot.settle()
    prompt = fight_card.controller.prompt
    assert prompt.sheet is not None
    sheet = prompt.sheet()
    assert sheet.stage == "done"
    assert sheet.result is not None
    assert fight_card.result.results() == [sheet.result]
    assert "Rolled 6" in fight_card.sheet.lines.accessibleName()


def test_what_counts_and_what_does_not_have_signs_of_their_own_and_links(fight_card, qtbot):
    """Shape and not colour alone; a rule of a line is opened from the line."""
    press(fight_card, qtbot, "A", "A", "B", "Enter")
    sheet = fight_card.sheet
    words = sheet.lines.text()
    counted = [line for line in sheet.sheet.lines if line.applied]
    assert words.count("●") == len(counted)
    assert words.count("○") == len(sheet.sheet.lines) - len(counted)
    rule = sheet.sheet.lines[0].rule
    assert number_of(rule) in words
    with qtbot.waitSignal(fight_card.rule_wanted) as wanted:
        sheet.lines.linkActivated.emit(rule)
    assert wanted.args == [rule]


def test_the_sheet_is_written_anew_in_another_language(fight_card, qtbot, qapp):
    press(fight_card, qtbot, "A", "A", "B", "Enter")
    sheet, translators = fight_card.sheet, Translators(qapp)
    before = sheet.title.text(), sheet.lines.text(), sheet.lines.accessibleName()
    translators.use(Stretched())
    qtbot.settle()
    stretched = sheet.title.text(), sheet.lines.text(), sheet.lines.accessibleName()
    translators.use()
    qtbot.settle()
    assert all(one != other for one, other in zip(stretched, before, strict=True))
    assert (sheet.title.text(), sheet.lines.text(), sheet.lines.accessibleName()) == before


def test_gain_and_loss_are_told_by_shape(fight_card, qtbot):
    press(fight_card, qtbot, "A", "A", "B", "C", "D", "Enter")
    faces = {face.sign for face in fight_card.sheet.sheet.faces}
    assert {"good", "bad"} <= faces
    assert {"▲", "▼"} <= set(fight_card.sheet.lines.text())
    fight_card.controller.answer([6])
    qtbot.settle()
    result = fight_card.sheet.sheet.result
    assert result.sign == "good"
    moment = fight_card.heading.moment
    assert [one.sign for one in moment.laid(400).pieces if one.kind == "sign"] == ["good"]
    assert "▲" in {line.sign for line in sheet_lines(fight_card.sheet.sheet)}


@pytest.fixture
def table_card(theme, qtbot, tmp_path):
    """Show the card before an attack in words only, on a unit that lies face up."""
    position = {
        "turn": 2,
        "phase": "first-attack",
        "us": {"25": {"place": "map"}, "9": {"place": "map"}},
        "japan": [revealed("ridge", "313"), hidden("cave", "145")],
    }
    wish = {"sets": ["reminders=off"], "table": True}
    yield from card_at(qtbot, begun_at(tmp_path, "hell-on-earth", position, **wish))


@pytest.mark.parametrize(
    ("keys", "dice", "asked"),
    [
        ({"attack": ["A", "A", "C", "Minus", "Enter"]}, [6], ["attack"]),
        (
            {"attack": ["A", "A", "C", "Minus", "Enter"], "retreat": ["1"]},
            [3, 3],
            ["attack", "retreat"],
        ),
    ],
    ids=["hit", "retreat"],
)
def test_in_words_only_a_fight_takes_few_screens_and_keys(table_card, qtbot, keys, dice, asked):
    """Ground, flank and neighbors stand on the form; one key says that none of it holds."""
    screens, pressed = fought(table_card, qtbot, keys, dice)
    assert screens == asked
    assert pressed <= 8
