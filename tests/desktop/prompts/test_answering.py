"""Each kind of prompt is answered by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.number import NumberPane
from beachmaster.desktop.prompts.panes import PANES, pane_for
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.spelling import press_one_of
from beachmaster.desktop.words import say
from beachmaster.engine import prompt as prompts
from beachmaster.engine.options import Option, options_of
from beachmaster.engine.prompt import DiceToRoll, Number, Place, Prompt, Roll
from beachmaster.engine.text import plain_text, render
from beachmaster.storage.settings import Settings
from desktop.games import invent

LEFT = Qt.MouseButton.LeftButton
ONE_OF_EACH = [
    "first-command-marker",
    "landing",
    "bombard",
    "us-bombardment",
    "attack-done",
    "raid-order",
    "spend-command-points",
]


def test_every_kind_of_prompt_has_controls():
    kinds = [one for one in vars(prompts).values() if isinstance(one, type)]
    asked = {one for one in kinds if issubclass(one, Prompt) and one is not Prompt}
    assert set(PANES) == asked


def test_a_kind_without_controls_is_an_error(theme):
    class Odd(Prompt, frozen=True, kw_only=True):
        kind = "odd"

    with pytest.raises(KeyError):
        pane_for(Odd(procedure="odd", text=plain_text("Odd?"), rules=("hoe:5",)))


@pytest.mark.parametrize("procedure", ONE_OF_EACH)
def test_each_kind_is_answered_by_mouse(card, reach, click_one, procedure):
    reach(card, procedure)
    click_one(card)
    assert card.controller.journal


MUST_BE_SAID = ["attack-done", "bombard", "landing", "spend-command-points"]
"""What uses up, or gives up, what is scarce, and what is the player's to choose."""
TURNED = {"first-command-marker": Qt.Key.Key_D, "us-bombardment": Qt.Key.Key_R}
"""What is drawn or rolled at the table or by the program, and the key that leaves it to that."""
SAID_BY_ENTER = [one for one in ONE_OF_EACH if one not in (*MUST_BE_SAID, *TURNED)]


@pytest.mark.parametrize("procedure", SAID_BY_ENTER)
def test_enter_gives_what_the_bar_says(card, reach, qtbot, procedure):
    reach(card, procedure)
    before = card.controller.session.tree.next_id
    assert card.bar.next.isEnabled()
    if card.table_line.takes_enter:  # first it opens what is to be done on the table
        qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_Return)
        assert card.controller.session.tree.next_id == before
    qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_Return)
    assert card.controller.session.tree.next_id == before + 1


@pytest.mark.parametrize("procedure", MUST_BE_SAID)
def test_enter_neither_spends_nor_chooses_for_the_player(card, reach, qtbot, procedure):
    reach(card, procedure)
    before = card.controller.session.tree.next_id
    assert not card.bar.next.isEnabled()
    qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_Return)
    assert card.controller.session.tree.next_id == before
    qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_Down)
    assert card.bar.next.isEnabled()
    qtbot.keyClick(card.window().focusWidget(), Qt.Key.Key_Return)
    assert card.controller.session.tree.next_id == before + 1


@pytest.mark.parametrize(("procedure", "key"), TURNED.items())
def test_enter_neither_rolls_nor_draws_while_the_player_may(card, reach, qtbot, procedure, key):
    reach(card, procedure)
    tree = card.controller.session.tree
    before = tree.next_id
    card.focus_answers()
    for pressed_key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(card.window().focusWidget() or card, pressed_key)
    assert tree.next_id == before
    assert f"{key.name[-1]} to let the program" in card.refusal.text()
    assert not card.bar.next.isEnabled()
    assert card.bar.next.words.endswith(f"or {key.name[-1]}")
    qtbot.keyClick(card.window().focusWidget() or card, key)
    assert tree.next_id > before


@pytest.mark.parametrize("procedure", TURNED)
def test_enter_rolls_and_draws_what_is_left_to_the_program(card, reach, qtbot, procedure):
    card.autoplay.use(Settings({"dice": "program", "bags": "program"}))
    card.autoplay.hold()
    reach(card, procedure)
    before = card.controller.session.tree.next_id
    qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_Return)
    assert card.controller.session.tree.next_id > before


def test_enter_plays_no_order(card, reach, qtbot):
    reach(card, "attack-order")
    qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_Return)
    tree = card.controller.session.tree
    assert tree.entries[tree.cursor].value == "no"


def test_a_figure_answers_with_the_button_of_that_number(card, reach, qtbot):
    reach(card, "landing")
    second = card.controller.prompt.options.listed()[1].value
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_2)
    tree = card.controller.session.tree
    assert tree.entries[tree.cursor].value == second


@pytest.mark.parametrize(
    ("procedure", "said"),
    [
        ("landing", "Press 1 or 2."),
        ("us-bombardment", "The die shows 1 to 6."),
        ("attack-done", "Press Y or N."),
    ],
)
def test_a_figure_that_gives_no_answer_is_told_which_do(card, reach, qtbot, procedure, said):
    reach(card, procedure)
    before = card.controller.session.tree.next_id
    qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_9)
    qtbot.settle()
    assert card.refusal.isVisible()
    assert card.refusal.text() == said
    assert card.controller.session.tree.next_id == before


def test_keys_that_are_numbers_of_their_own_are_all_told():
    assert say(press_one_of(["1", "2", "3"])) == "Press 1 to 3."
    assert say(press_one_of(["1", "2", "0"])) == "Press one of these: 1, 2, 0."


@pytest.mark.parametrize("procedure", TURNED)
def test_who_rolls_and_draws_always_is_offered_the_program_quietly(card, reach, qtbot, procedure):
    reach(card, procedure)
    large = card.pane.program.height()
    card.autoplay.use(Settings({"dice": "mine", "bags": "mine"}))
    qtbot.settle()
    program = card.pane.program
    assert program.isVisible()
    assert program.property("role") == "link"
    assert program.height() < large
    assert " or " not in card.bar.next.words
    before = card.controller.session.tree.next_id
    qtbot.keyClick(card.window().focusWidget() or card, TURNED[procedure])
    assert card.controller.session.tree.next_id > before


def test_the_arrows_go_from_button_to_button(card, reach, qtbot):
    reach(card, "bombardment-points")
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_Right)
    assert card.pane.grid.buttons[0].hasFocus()
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_Right)
    assert card.pane.grid.buttons[1].hasFocus()
    assert card.pane.grid.buttons[1].words in card.bar.next.words


def test_a_figure_is_the_die(card, reach, qtbot):
    reach(card, "us-bombardment")
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_5)
    tree = card.controller.session.tree
    assert tree.entries[tree.cursor].value == [5]
    assert tree.entries[tree.cursor].by == "player"


def test_r_lets_the_program_roll(card, reach, qtbot):
    reach(card, "us-bombardment")
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_R)
    tree = card.controller.session.tree
    assert tree.entries[tree.cursor].by == "program"


def test_d_lets_the_program_draw(card, qtbot):
    assert card.controller.prompt.kind == "draw"
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_D)
    tree = card.controller.session.tree
    assert tree.entries[tree.cursor].ask == "draw"


def test_a_drawn_token_is_named_from_the_filtered_list(card, qtbot):
    pane = card.pane
    row = pane.list.model.rows[5]
    qtbot.keyClick(pane, Qt.Key.Key_Slash)
    assert pane.list.line.hasFocus()
    qtbot.keyClicks(pane.list.line, row.words)
    assert pane.list.proxy.rowCount() == 1
    qtbot.keyClick(pane.list.line, Qt.Key.Key_Return)
    tree = card.controller.session.tree
    assert tree.entries[tree.cursor].by == "player"


def test_letters_are_silent_while_one_types(card, qtbot):
    pane = card.pane
    qtbot.mouseClick(pane.list.line, Qt.MouseButton.LeftButton)
    before = card.controller.session.tree.next_id
    qtbot.keyClicks(pane.list.line, "dw1p")
    assert card.controller.session.tree.next_id == before
    assert pane.list.line.text() == "dw1p"
    assert card.why.isHidden()


def test_a_token_that_is_not_listed_is_described(card, qtbot):
    pane = card.pane
    qtbot.mouseClick(pane.unlisted, LEFT)
    kind = pane.form.controls[0]
    assert kind.put("attack")
    kind.focus_at().setFocus()
    qtbot.keyClick(kind.focus_at(), Qt.Key.Key_Return)
    tree = card.controller.session.tree
    assert isinstance(tree.entries[tree.cursor].value, dict | str)


def test_y_and_n_say_yes_and_no(card, reach, qtbot):
    reach(card, "attack-done")
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_N)
    tree = card.controller.session.tree
    assert tree.entries[tree.cursor].value is False


def test_several_are_ticked_in_the_players_order(card, reach, qtbot):
    reach(card, "raid-order")
    rows = card.pane.model.rows
    for letter in "CABDEFGHI"[: len(rows)]:  # their numbers are typed
        qtbot.keyClick(card.focusWidget(), letter)
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_Return)
    tree = card.controller.session.tree
    wanted = [rows[at].value for at in (2, 0, 1, *range(3, len(rows)))]
    assert tree.entries[tree.cursor].value == wanted


def test_too_few_are_refused_and_nothing_is_lost(card, reach, qtbot):
    reach(card, "raid-order")
    key = card.controller.asked.key
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_C)
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_Return)
    assert card.controller.asked.key == key
    assert card.refusal.isVisible()
    assert card.refusal.text()
    assert card.pane.model.order == [2]
    assert card.pane.list.view.hasFocus()
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_A)
    assert not card.refusal.isVisible()


def test_a_record_is_noted_when_every_field_is_told(table_card, reach, qtbot):
    reach(table_card, "beside-target")
    fields = [control.field for control in table_card.pane.form.controls]
    key = table_card.controller.asked.key
    for left in range(len(fields), 0, -1):
        assert say(table_card.pane.default()) == f"{left} still missing"
        qtbot.keyClick(table_card.focusWidget(), Qt.Key.Key_Return)
        assert table_card.controller.asked.key == key
        qtbot.keyClick(table_card.focusWidget(), Qt.Key.Key_1)
    qtbot.keyClick(table_card.focusWidget(), Qt.Key.Key_Return)
    tree = table_card.controller.session.tree
    stored = tree.entries[tree.cursor].value
    assert {field.name: stored[field.name] for field in fields} == {f.name: True for f in fields}


def test_a_field_left_empty_is_refused_at_the_field(table_card, reach, qtbot):
    reach(table_card, "beside-target")
    key = table_card.controller.asked.key
    first = table_card.pane.form.controls[0]
    if table_card.table_line.takes_enter:  # first it opens what is to be done on the table
        qtbot.keyClick(table_card.focusWidget(), Qt.Key.Key_Return)
    for blames in (False, True):  # the first Enter only goes there
        qtbot.keyClick(table_card.focusWidget(), Qt.Key.Key_Return)
        assert table_card.controller.asked.key == key
        assert first.wrong.isVisible() == blames
    assert first.wrong.text()
    assert first.isAncestorOf(table_card.focusWidget())
    for control in table_card.pane.form.controls:
        control.focus_at().setFocus()
        qtbot.keyClick(table_card.focusWidget(), Qt.Key.Key_1)
    assert table_card.controller.asked.key != key


def test_a_place_takes_a_word_of_the_players_own(table_card, reach, qtbot):
    reach(table_card, "bombard")
    table_card.pane.word.setFocus()
    qtbot.keyClicks(table_card.pane.word, "the quarry")
    qtbot.keyClick(table_card.pane.word, Qt.Key.Key_Return)
    tree = table_card.controller.session.tree
    assert tree.entries[tree.cursor].value == "the quarry"


def test_an_offer_from_the_board_answers_or_is_refused(card, reach):
    reach(card, "raider")
    shut = card.controller.prompt.closed()[0]
    assert not card.offer(shut.value)
    assert card.refusal.isVisible()
    before = card.controller.session.tree.next_id
    assert card.offer(card.controller.prompt.options.listed()[0].value)
    assert card.controller.session.tree.next_id == before + 1


def pane_of(prompt, qtbot) -> tuple[AnswerPane, list]:
    pane = pane_for(prompt)
    given: list = []
    pane.answered.connect(given.append)
    qtbot.addWidget(pane)
    pane.show()
    return pane, given


def test_several_dice_fill_in_order_and_backspace_takes_one_back(theme, qtbot):
    prompt = Roll(
        procedure="fire", text=plain_text("Roll"), rules=("hoe:5",), dice=DiceToRoll(3, 10, "red")
    )
    pane, given = pane_of(prompt, qtbot)
    assert isinstance(pane, RollPane)
    for value in (4, 9):
        qtbot.mouseClick(pane.faces[value - 1], LEFT)
    pane.take_back(1)
    pane.digit(0)
    pane.enter()
    assert not given
    pane.digit(7)
    pane.enter()
    assert given == [[4, 10, 7]]


def contest():
    dice = DiceToRoll(2, 6, "blue", DiceToRoll(2, 6, "red"))
    return Roll(procedure="duel", text=plain_text("Roll"), rules=("hoe:5",), dice=dice)


def test_a_contest_takes_four_faces_of_two_colours(theme, qtbot):
    pane, given = pane_of(contest(), qtbot)
    assert isinstance(pane, RollPane)
    assert [face.color for face in pane.shown] == ["blue", "blue", "red", "red"]
    assert pane.faces[0].color == "blue"
    for value in (4, 2):
        qtbot.mouseClick(pane.faces[value - 1], LEFT)
    assert pane.faces[0].color == "red"
    pane.digit(3)
    pane.enter()
    assert not given
    pane.digit(5)
    pane.enter()
    assert given == [[4, 2, 3, 5]]
    assert pane.take_over(contest())
    assert pane.faces[0].color == "blue"


def test_of_a_contest_ones_own_dice_are_enough(theme, qtbot):
    pane, given = pane_of(contest(), qtbot)
    assert isinstance(pane, RollPane)
    for value in (6, 1):
        pane.digit(value)
    assert render(pane.default()) == "Use 6, 1 and roll the rest"
    pane.enter()
    assert given == [[6, 1]]


def test_a_number_is_typed_within_its_bounds(theme, qtbot):
    prompt = Number(
        procedure="n", text=plain_text("How many?"), rules=("hoe:5",), minimum=2, maximum=40
    )
    pane, given = pane_of(prompt, qtbot)
    assert isinstance(pane, NumberPane)
    pane.enter()
    assert given == []
    pane.first_focus().setFocus()
    qtbot.keyClicks(pane.box, "17")
    pane.enter()
    assert given == [17]
    assert pane.offer(3)
    assert not pane.offer(99)
    pane.enter()
    assert given == [17, 3]


def test_an_answer_that_no_row_has_is_typed(card, reach, qtbot):
    controller = card.controller
    reach(card, "move")
    while not (moves := _moves(controller)):
        invent(controller)
        reach(card, "move")
    card.refresh()
    card.focus_answers()
    qtbot.keyClick(card.focusWidget(), Qt.Key.Key_Slash)
    qtbot.keyClicks(card.pane.list.line, moves[0])
    unit, _mark, place = moves[0].partition(">")
    words = next(one.text for one in controller.prompt.options if one.value == unit)
    assert f"{say(words)} to {place}" in card.bar.next.words
    qtbot.keyClick(card.pane.list.line, Qt.Key.Key_Return)
    tree = controller.session.tree
    assert tree.entries[tree.cursor].value == [moves[0]]


def _moves(controller) -> list[str]:
    """Return the moves that the waiting prompt takes, a unit with its hex."""
    prompt = controller.prompt
    if prompt is None or prompt.procedure != "move":
        return []
    units = [option.value for option in prompt.options]
    reach = [controller.display.reach(controller.state, prompt, unit) for unit in units]
    found = [value for places in reach for value in places.values()]
    moves = [value[0] if isinstance(value, list) else value for value in found]
    return [move for move in moves if move.partition(">")[0] in units]


def pressed(sign):
    none = Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key(ord(sign)), none, sign)


def test_figures_begin_a_word_of_ones_own_and_one_alone_means_the_row(theme, qtbot):
    prompt = Place(
        procedure="p",
        text=plain_text("Where?"),
        rules=("hoe:5",),
        options=options_of(Option("none", plain_text("None"))),
        free=True,
    )
    pane, given = pane_of(prompt, qtbot)
    for figure in "0605":
        pane.key(pressed(figure))
    pane.enter()
    pane.word.clear()
    pane.key(pressed("1"))
    pane.enter()
    assert given == ["0605", "none"]
