"""A digit answers only where it is painted; elsewhere what is typed narrows the list."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from beachmaster.desktop.prompts.choose import ButtonsPane, ListPane
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel
from beachmaster.desktop.prompts.panes import pane_for
from beachmaster.desktop.words import LANGUAGE
from beachmaster.desktop.words import say as words
from beachmaster.engine.hexnames import HexNames
from beachmaster.engine.hexwords import overlay
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.prompt import Choose, Option, Place, options_of
from beachmaster.engine.text import plain_text
from beachmaster.engine.views.keys import LETTERS, keys_of
from desktop.conftest import opened
from desktop.games import invent
from desktop.prompts.conftest import shown

KEYPAD = Qt.KeyboardModifier.KeypadModifier


def options(*words):
    return options_of(*[Option(one, plain_text(one)) for one in words])


def choice(*words, **more):
    return Choose(
        procedure="c", text=plain_text("Which?"), rules=("hoe:5",), options=options(*words), **more
    )


class Card(QWidget):
    """Hands the keys that no control took to the answers, as the prompt card does."""

    def __init__(self, pane):
        super().__init__()
        self.pane = pane
        QVBoxLayout(self).addWidget(pane)

    def keyPressEvent(self, event):  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pane.enter()
        else:
            self.pane.key(event)


def pane_of(prompt, qtbot):
    """Return the controls of a prompt on the screen, with the keyboard, and what they answer."""
    pane, given = pane_for(prompt), []
    pane.answered.connect(given.append)
    card = Card(pane)
    qtbot.addWidget(card)
    with qtbot.waitActive(card):
        card.show()
        card.activateWindow()
    pane.card = card  # nothing else holds it
    pane.first_focus().setFocus()
    return pane, given


def type_in(qtbot, words, modifier=Qt.KeyboardModifier.NoModifier):
    """Type where the keyboard stands, sign by sign."""
    for sign in words:
        if sign == "\n":
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        else:
            qtbot.keyClick(QApplication.focusWidget(), sign, modifier)
    qtbot.settle()


def painted(listing: FilterList) -> list[str]:
    """Return the digits that stand on the rows."""
    indexes = [listing.proxy.index(at, 0) for at in range(listing.proxy.rowCount())]
    blocks = [listing.delegate.blocks(index, 400)[0] for index in indexes]
    return [block.words for row in blocks for block in row if block.words in set("0123456789")]


def test_a_digit_picks_among_few_answers_that_no_other_number_names():
    assert keys_of(options("attack", "wait").listed()) == ["1", "2"]
    assert keys_of(options(*(f"answer {letter}" for letter in "abcdefghij")).listed()) == []
    assert keys_of(options("the 3rd", "the first", "the 2nd").listed()) == []


def test_where_each_answer_has_a_number_of_its_own_that_is_its_key():
    assert keys_of(options("the 3rd", "the 1st", "the 2nd").listed()) == ["3", "1", "2"]


def test_a_digit_that_begins_the_name_of_another_answer_picks_nothing():
    assert keys_of(options("1/23 Marines", "2/24 Marines").listed()) == ["1", "2"]
    assert keys_of(options("attack", "1/24 Marines").listed()) == []


def test_answers_that_a_digit_could_confuse_are_spelled(theme, qtbot):
    pane, given = pane_of(choice("the 3rd", "the first", "the 2nd"), qtbot)
    assert isinstance(pane, ListPane)
    assert painted(pane.list) == []
    type_in(qtbot, "2")
    assert given == []
    type_in(qtbot, "\n")
    assert given == ["the 2nd"]


def test_buttons_keep_their_digits(theme, qtbot):
    pane, given = pane_of(choice("attack", "wait"), qtbot)
    assert isinstance(pane, ButtonsPane)
    qtbot.keyClick(pane, Qt.Key.Key_2, KEYPAD)
    assert given == ["wait"]


def test_a_list_to_tick_shows_the_digits_that_tick(theme, qtbot):
    pane, given = pane_of(choice("fleet", "tank", "guns", maximum=3), qtbot)
    assert painted(pane.list) == ["1", "2", "3"]
    type_in(qtbot, "3")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_1, KEYPAD)
    type_in(qtbot, "\n")
    assert given == [["guns", "fleet"]]


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, KEYPAD])
def test_a_hex_is_spelled_also_where_two_are_listed(theme, qtbot, modifier):
    prompt = Place(
        procedure="p",
        text=plain_text("Where?"),
        rules=("hoe:5",),
        options=options("0512", "0613"),
        question=True,
    )
    pane, given = pane_of(prompt, qtbot)
    assert painted(pane.list) == []
    type_in(qtbot, "0613", modifier)
    assert given == []
    type_in(qtbot, "\n")
    assert given == ["0613"]


def test_enter_takes_the_one_that_is_left_and_of_several_none(theme, qtbot):
    names = [f"{battalion}/{regiment}" for regiment in (23, 24, 25) for battalion in (1, 2, 3)]
    pane, given = pane_of(choice(*names, "tanks", question=True), qtbot)
    refused = []
    pane.unread.connect(lambda error: refused.append(error.text))
    type_in(qtbot, "24\n")
    assert given == []
    assert len(refused) == 1
    qtbot.keyClick(pane.list.line, Qt.Key.Key_Escape)
    assert pane.list.line.text() == ""
    type_in(qtbot, "3/24\n")
    assert given == ["3/24"]


def test_a_name_wins_over_longer_ones_that_hold_it(theme, qtbot):
    names = ["1", "11", "111", "2", "21", "3", "31", "4", "41", "5", "51"]
    _pane, given = pane_of(choice(*names, question=True), qtbot)
    type_in(qtbot, "1\n")
    assert given == ["1"]


def test_zero_is_no_tenth_answer(theme, qtbot):
    words = [f"answer {letter}" for letter in "abcdefghijk"]
    _pane, given = pane_of(choice(*words, question=True), qtbot)
    type_in(qtbot, "0\n")
    assert given == []


def test_pages_turn_from_the_line_as_well(theme, qtbot):
    pane, _given = pane_of(choice(*(f"answer {at:03}" for at in range(60))), qtbot)
    type_in(qtbot, "a")
    assert pane.list.line.hasFocus()
    qtbot.keyClick(pane.list.line, Qt.Key.Key_PageDown)
    assert pane.list.view.hasFocus()
    qtbot.keyClick(pane.list.view, Qt.Key.Key_PageDown)
    assert pane.list.current() > 1


def test_space_ticks_the_row_with_the_ring_and_typing_then_seeks_another(theme, qtbot):
    pane, given = pane_of(
        choice(*(f"unit {at:02}" for at in range(30)), maximum=30, question=True), qtbot
    )
    type_in(qtbot, "07")
    qtbot.keyClick(pane.list.line, Qt.Key.Key_Up)
    qtbot.keyClick(pane.list.view, Qt.Key.Key_Space)
    assert pane.model.chosen() == ["unit 07"]
    type_in(qtbot, "21")
    assert pane.list.line.text() == "21"
    type_in(qtbot, "\n\n")
    assert given == [["unit 07", "unit 21"]]


def test_enter_ticks_what_is_typed_and_with_nothing_typed_ends(theme, qtbot):
    """A name and Enter, and the next one: the first Enter lost the second name."""
    names = [f"unit {at:02}" for at in range(30)]
    pane, given = pane_of(choice(*names, minimum=0, maximum=2, spends=True), qtbot)
    type_in(qtbot, "21")
    assert words(pane.default()) == "Add unit 21"
    type_in(qtbot, "\n")
    assert (pane.model.chosen(), pane.list.line.text(), given) == (["unit 21"], "", [])
    type_in(qtbot, "21\n07\n")
    assert (pane.model.chosen(), given) == (["unit 21", "unit 07"], [])
    type_in(qtbot, "\n")
    assert given == [["unit 21", "unit 07"]]


def test_the_button_says_what_is_left_unused(theme, qtbot):
    def unused(picked):
        return plain_text(f"{2 - len(picked)} unused") if len(picked) < 2 else None

    names = [f"unit {at:02}" for at in range(30)]
    pane, _given = pane_of(choice(*names, minimum=0, maximum=2, spends=True, unused=unused), qtbot)
    type_in(qtbot, "-")
    assert words(pane.default()) == "None of them – 2 unused"
    type_in(qtbot, "21\n")
    assert words(pane.default()) == "Choose unit 21 – 1 unused"
    type_in(qtbot, "07\n")
    assert words(pane.default()) == "Choose unit 21, unit 07"


def test_where_one_can_be_picked_the_name_is_the_answer(theme, qtbot):
    names = [f"unit {at:02}" for at in range(30)]
    _pane, given = pane_of(choice(*names, minimum=0, maximum=1, several=True), qtbot)
    type_in(qtbot, "21\n")
    assert given == [["unit 21"]]


def test_ticks_show_no_digits_in_a_long_list(theme, qtbot):
    listing = FilterList(OptionModel((), many=True))
    qtbot.addWidget(listing)
    pane, _given = pane_of(choice(*(f"unit {at:02}" for at in range(30)), maximum=30), qtbot)
    assert painted(pane.list) == []


@pytest.fixture
def moving(theme, qtbot):
    """Return a function that shows the card of a game where units with a hex can be typed."""
    open_now = []

    def go(game, wanted):
        controller = opened("tracked", game=game)
        open_now.append(controller)
        while len(moves := moves_of(controller)) < wanted:
            invent(controller)
        card = shown(controller, qtbot)
        return card, moves

    yield go
    for controller in open_now:
        controller.close()


def moves_of(controller) -> list[str]:
    """Return a legal move of each unit that has one, where movement is asked, to other hexes."""
    prompt = controller.prompt
    if prompt is None or prompt.procedure != "move":
        return []
    found = {}
    for option in prompt.options:
        reach = controller.display.reach(controller.state, prompt, option.value)
        free = [place for place in sorted(reach) if place not in found]
        if free:
            found[free[0]] = reach[free[0]]
    return list(found.values())


def last_value(controller):
    tree = controller.session.tree
    return tree.entries[tree.cursor].value


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, KEYPAD])
def test_a_unit_with_its_hex_is_typed_at_once(moving, qtbot, game, modifier):
    card, moves = moving(game, 2)
    before = card.controller.session.tree.next_id
    type_in(qtbot, moves[0], modifier)
    assert card.controller.session.tree.next_id == before, "a digit alone answered"
    type_in(qtbot, "\n")
    assert card.controller.session.tree.next_id > before, card.refusal.text()
    assert last_value(card.controller) == [moves[0]]


def test_several_units_with_their_hexes_are_typed_in_one_line(moving, qtbot):
    card, moves = moving("bloodbath", 3)
    units = {move.partition(">")[0]: move.partition(">")[2] for move in moves[:2]}
    type_in(qtbot, " ".join(moves[:2]) + "\n")
    assert last_value(card.controller) == moves[:2], card.refusal.text()
    state = card.controller.state
    assert {name: state.us[name].place for name in units} == units


def test_a_hex_of_a_map_without_numbers_is_typed_by_its_name_though_no_row_shows_it(moving, qtbot):
    card, moves = moving("hell-on-earth", 1)
    map_of_their_own = OwnBoard(
        format=1, game="hell-on-earth", id="mine", name="Mine", columns=30, rows=30
    )
    LANGUAGE.names = HexNames(map_of_their_own, {}, {})
    unit, _, place = moves[0].partition(">")
    type_in(qtbot, f"{unit}>{overlay(place)}\n")
    assert last_value(card.controller) == [moves[0]], card.refusal.text()


def test_a_hex_that_no_unit_can_go_to_is_refused_in_words(moving, qtbot):
    card, moves = moving("bloodbath", 1)
    unit = moves[0].partition(">")[0]
    key = card.controller.asked.key
    type_in(qtbot, f"{unit}>9999\n")
    assert card.controller.asked.key == key
    assert "There is no such hex on the map." in card.refusal.text()


def test_a_number_that_is_no_unit_is_refused_and_moves_nothing(moving, qtbot):
    """3 was the third row; typed with a hex it moved a unit that nobody named."""
    card, moves = moving("bloodbath", 1)
    place = moves[0].partition(">")[2]
    key = card.controller.asked.key
    type_in(qtbot, f"3>{place}\n")
    assert card.controller.asked.key == key
    assert card.refusal.text()


def test_what_goes_alone_is_the_answer_at_one_enter(qtbot):
    """The end of a movement is no unit that waits to be sent."""
    names = [f"unit {at}" for at in range(12)]
    _pane, given = pane_of(choice(*names, "End", several=True, maximum=12, alone=("End",)), qtbot)
    type_in(qtbot, "End\n")
    assert given == [["End"]]


def test_what_goes_alone_takes_the_place_of_what_is_ticked(qtbot):
    """And what is ticked after it takes its place."""
    prompt = choice("a", "b", "End", several=True, maximum=3, alone=("End",))
    pane, _given = pane_of(prompt, qtbot)
    told = []
    pane.ticked.connect(told.append)
    for row in (0, 1, 2, 0):
        pane.model.tick(row)
    assert told == [["a"], ["a", "b"], ["End"], ["a"]]


def test_words_that_were_refused_are_replaced_by_what_is_typed_next(qtbot):
    """They stand there marked, and nothing is appended to them."""
    names = [f"unit {at}" for at in range(12)]
    pane, given = pane_of(choice(*names, several=True, maximum=12), qtbot)
    pane.unread.connect(pane.show_refusal)
    type_in(qtbot, "nobody\n")
    assert given == []
    assert pane.list.line.selectedText() == "nobody"
    type_in(qtbot, "unit 7")
    assert pane.list.line.text() == "unit 7"


HEXES = [f"{column:02}{row:02}" for column in (4, 5, 6) for row in (7, 8, 9, 10)]


def test_a_letter_takes_a_row_of_a_long_list_of_numbered_hexes(theme, qtbot):
    """Digits still spell: only letters cannot begin a number."""
    place = Place(procedure="p", text=plain_text("Where?"), rules=(), options=options(*HEXES))
    pane, given = pane_of(place, qtbot)
    assert pane.list.delegate.signs == LETTERS[: len(HEXES)]
    type_in(qtbot, "c")
    assert given == ["0409"]
    pane, given = pane_of(place, qtbot)
    type_in(qtbot, "0608\n")
    assert given == ["0608"]


def test_where_places_have_names_a_letter_begins_one(theme, qtbot):
    named = options(*HEXES, "Airfield 1")
    place = Place(procedure="p", text=plain_text("Where?"), rules=(), options=named)
    pane, given = pane_of(place, qtbot)
    assert pane.list.delegate.signs == ""
    type_in(qtbot, "a")
    assert given == []
