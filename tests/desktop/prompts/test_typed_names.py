"""Typing a name sign by sign gives nothing else on the way, whichever prompt is on the card.

Walked over the prompts of games, with keys pressed where the keyboard stands at first.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.prompts.controls import Segments
from beachmaster.desktop.prompts.field_control import FieldControl
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.engine.fields import any_of, one_of
from beachmaster.engine.options import Option, is_hex_number
from beachmaster.engine.prompt import Choose, Draw, Place, Record, Token
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.typed import draw_options
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import (
    are_figured,
    keys_of,
    lettered,
    letters_beside,
    signs_of_field,
)
from beachmaster.storage.starting import Wish, start
from desktop.games import invent
from desktop.own_games import Truth
from desktop.prompts.conftest import card_at, shown
from desktop.prompts.test_keys_everywhere import MOST, begin_anew, begun
from desktop.prompts.test_spelling import pane_of, type_in
from often import few

NAMES, LONGEST = 12, 16
"""So many names of a list are typed, and so many signs of a name."""
ONCE = 1, 4
"""The same in the ordinary run, each time another name."""
WALKS = [
    ("hell-on-earth", "tracked", 1),
    ("hell-on-earth", "table", 1),
    ("bloodbath", "tracked", 1),
    ("bloodbath", "table", 1),
    ("ie-shima", "tracked", 1),
    ("hell-on-earth", "own", 1),
]
LONG = [(game, ground, 9) for game, ground, _ in WALKS]
"""A question is looked at the first time it is asked, or so many times."""


def names_of(option: Option) -> list[str]:
    """Return what an answer may be called: its words, the first of them, and its company."""
    head = re.split(r"[,:(]", render(option.text), maxsplit=1)[0].strip()
    words = head.split()
    company = [one for one in words[-1:] if len(one) == 1 and one.isalpha()]
    hexes = [one for one in words[1:] if is_hex_number(one)]
    return [one for one in dict.fromkeys([head, *words[:1], *company, *hexes]) if one]


class Typing:
    """Types names at the prompts of a game: a few of each list in turn, or the `whole` of it."""

    def __init__(self, card: PromptCard, *, whole: bool) -> None:
        self.card, self.tree = card, card.controller.session.tree
        self.many, self.signs = (NAMES, LONGEST) if whole else ONCE
        self.typed = 0

    def some(self, options: Sequence[Option]) -> Iterator[tuple[Option, str]]:
        """Yield some of the options, each with a name to be typed for it."""
        every = [(one, name[: self.signs]) for one in options for name in names_of(one)]
        for at in range(min(self.many, len(every))):
            self.typed += 1
            yield every[(self.typed + at * len(every) // self.many) % len(every)]

    def hold(self) -> None:
        """Type names of what is asked now."""
        prompt = self.card.controller.asked.prompt
        if isinstance(prompt, Record):
            self.hold_form()
        elif isinstance(prompt, Draw):
            self.hold_listed(draw_options(prompt))
        elif isinstance(prompt, Choose | Place):
            self.hold_listed(prompt.options.listed())

    def hold_listed(self, options: Sequence[Option]) -> None:
        """Type where the keyboard stands at first; only the one meant may be answered."""
        procedure, cursor = self.card.controller.asked.prompt.procedure, self.tree.cursor
        for option, name in self.some(options):
            begin_anew(self.card)
            for sign in name:
                type_sign(sign)
                self.hold_commands(name)
                if self.tree.cursor != cursor:
                    break
            if self.tree.cursor != cursor:
                told = self.tree.entries[self.tree.cursor].value
                assert told in (option.value, [option.value]), (procedure, name, told)
                self.card.controller.goto(cursor)

    def hold_form(self) -> None:
        """Type into the fields of a form that list their values: no other one holds.

        Nor is anybody else ticked, in this list or another, where battalions are typed.
        """
        begin_anew(self.card)
        shown = [one for one in self.controls() if not one.isHidden()]
        for field in [one.field for one in shown if is_typed(one)]:
            for option, name in self.some(field.options):
                begin_anew(self.card)
                at = next(one for one in self.controls() if one.field.name == field.name)
                at.focus_at().setFocus()
                self.hold_value(at, option, name)

    def hold_value(self, at: FieldControl, option: Option, name: str) -> None:
        """Type into one field, as long as the keyboard stands in it.

        On the way only what has its whole name typed may hold: area 1 before area 11.
        """
        cursor = self.tree.cursor
        asked = [one.field.name for one in self.controls() if not one.isHidden() and one is not at]
        before = self.told(asked)
        for count, sign in enumerate(name, 1):
            type_sign(sign)
            self.hold_commands(name)
            whole = [one.value for one in at.field.options if names_of(one)[0] == name[:count]]
            where = (self.card.controller.asked.prompt.procedure, at.field.name, name, sign)
            if self.tree.cursor != cursor:
                told = self.tree.entries[self.tree.cursor].value
                assert (told[at.field.name], name) == (option.value, sign), where  # its own key
                self.card.controller.goto(cursor)
                break
            told = [option.value, *whole]
            held = [None, [], at.field.default, *told, *([one] for one in told)]
            assert at.read() in held, (*where, at.read())
            others = self.told(asked)
            assert others == before, (*where, others)
            if not at.isAncestorOf(QApplication.focusWidget()):
                break

    def hold_commands(self, name: str) -> None:
        """See that no letter of a name is a command of the card's."""
        pressed = [self.card.autoplay.on, self.card.bar.why.isChecked()]
        assert not any(pressed), (self.tree.entries[self.tree.cursor].key, name)

    def controls(self) -> list[FieldControl]:
        pane = self.card.pane
        return pane.form.controls if isinstance(pane, RecordPane) else []

    def told(self, asked: Sequence[str]) -> dict[str, Value]:
        """Return what is told of some fields."""
        pane = self.card.pane
        told = pane.form.value() if isinstance(pane, RecordPane) else {}
        return {name: value for name, value in told.items() if name in asked}


def is_typed(one: FieldControl) -> bool:
    """Tell whether names are typed for the values of a field: a few, a list, or one of units."""
    several = isinstance(one.control, Several) and are_figured(one.field.options)
    few = isinstance(one.control, Segments) and one.field.kind == "choose"
    return several or few or isinstance(one.control, Pick)


def type_sign(sign):
    QTest.keyClick(QApplication.focusWidget(), sign)
    QApplication.processEvents()


@pytest.mark.parametrize(("game", "board", "times"), few([*WALKS, *LONG], len(WALKS)))
def test_a_name_typed_sign_by_sign_gives_nothing_else(theme, qtbot, game, board, times):
    controller, truth = begun(game, board), Truth() if board == "own" else None
    card = shown(controller, qtbot)
    seen, typing = {}, Typing(card, whole=times > 1)
    for _ in range(MOST):
        if controller.session.asked is None:
            break
        asked = controller.asked
        kind = asked.prompt.procedure if asked is not None else ""
        if asked is not None and seen.get(kind, 0) < times:
            seen[kind] = seen.get(kind, 0) + 1
            typing.hold()
        controller.blockSignals(True)
        if controller.map_ask is not None:
            controller.answer(truth.answer(controller.map_ask.question))
        else:
            invent(controller)
        controller.blockSignals(False)
    assert typing.typed
    controller.close()


def test_no_letter_stands_for_a_company_or_begins_a_name():
    assert lettered(["1/306 A", "1/306 B"]) == ""
    assert lettered(["0512", "0711"]) == "AB"
    assert lettered(["2016 (Yellow beach)", "3 beach"])[:2] == "AC"
    areas = [Option(str(at), plain_text(f"area {at}")) for at in (3, 14)]
    assert signs_of_field(areas) == "BC"
    units = [Option(name, plain_text(f"2/1 {name}")) for name in "ABD"]
    assert letters_beside([units])[:2] == "CE"


def test_no_digit_is_a_key_where_a_name_begins_with_another_one():
    ways = [Option(at, plain_text(words)) for at, words in enumerate(("0711, 0812", "0713, 0812"))]
    assert keys_of(ways) == []


def test_an_area_is_typed_with_its_word_in_a_form(theme, qtbot):
    """Its a was the letter of the first row, which was taken for it."""
    areas = [Option(str(at), plain_text(f"area {at}")) for at in (2, 3, 13, 14)]
    acts = [Option(one, plain_text(one)) for one in ("assault", "pass")]
    fields = (one_of("act", plain_text("act"), acts), one_of("area", plain_text("area"), areas))
    asked = Record(procedure="p", text=plain_text("?"), rules=(), fields=fields)
    pane, given = pane_of(asked, qtbot)
    type_in(qtbot, "1")
    pane.form.controls[1].focus_at().setFocus()
    type_in(qtbot, "area 3")
    assert pane.selection() == {"act": "assault", "area": "3"}
    assert given == []
    type_in(qtbot, "\n")
    assert given == [{"act": "assault", "area": "3"}]


DEFENSE = ("Defense 1A", "Defense 2B")


def test_the_program_draws_at_no_letter_that_begins_the_name_of_a_marker(theme, qtbot):
    tokens = [Token(f"t{at}", one, plain_text(one)) for at, one in enumerate(DEFENSE)]
    draw = Draw(procedure="d", text=plain_text("?"), rules=(), bag="b", tokens=lambda: tokens)
    pane, given = pane_of(draw, qtbot)
    drawn = []
    pane.left_to_program.connect(lambda: drawn.append(True))
    assert pane.program.key == "="
    type_in(qtbot, "Defense 2")
    assert (drawn, given) == ([], [])
    type_in(qtbot, "\n")
    assert given == ["Defense 2B"]
    pane.list.line.clear()
    type_in(qtbot, "=")
    assert drawn


@pytest.mark.parametrize("several", [True, False])
def test_who_attacks_is_seen_before_a_typed_target_counts(theme, qtbot, several):
    """Whether or not there is a choice of attackers."""
    units = [Option(one, plain_text(one)) for one in ("A", "B")[: 1 + several]]
    areas = [Option(one, plain_text(f"area {one}")) for one in ("5", "11")]
    target = one_of("target", plain_text("target"), areas)
    who = any_of("who", plain_text("who"), units)
    said = {"default": ["A"]} if several else {"known": ["A"]}
    given = msgspec.structs.replace(who, **said)
    waiting = msgspec.structs.replace(who, options=(), by=("target",), given=lambda _told: given)
    asked = Record(procedure="p", text=plain_text("?"), rules=(), fields=(target, waiting))
    pane, answers = pane_of(asked, qtbot)
    type_in(qtbot, "11")
    type_in(qtbot, "\n")
    assert answers == []
    assert not pane.form.controls[0].control.list.typed()
    type_in(qtbot, "\n")
    assert [one["target"] for one in answers] == ["11"]


def test_an_attack_of_ie_shima_goes_on_from_its_typed_target(theme, qtbot, ie_shima_card):
    controller = ie_shima_card.controller
    cursor, target = controller.session.tree.cursor, controller.prompt.fields[0]
    type_in(qtbot, f"{target.options[0].value}\n")
    assert controller.session.tree.cursor == cursor
    assert ie_shima_card.pane.form.controls[1].isAncestorOf(QApplication.focusWidget())


@pytest.fixture
def ie_shima_card(theme, qtbot):
    """Show the card where a target is to be chosen among several."""
    playing = start(Wish(game="ie-shima", seed=1))
    player = playing.factory.player("commander", playing.session)
    while (asked := playing.session.asked).prompt.procedure != "attack":
        playing.session.answer(player.answer(asked))
    yield from card_at(qtbot, playing)


def test_a_name_of_several_words_is_typed_where_few_values_stand_side_by_side(theme, qtbot):
    """The space took the first value that is called so, and the figure the one with that key."""
    beaches = ["Green Beach", "Red Beach 1", "Red Beach 2"]
    options = [Option(at, plain_text(name)) for at, name in enumerate(beaches, 1)]
    fields = [one_of(name, plain_text(name), options) for name in ("first", "second")]
    asked = Record(procedure="p", text=plain_text("?"), rules=(), fields=tuple(fields))
    pane, given = pane_of(asked, qtbot)
    assert isinstance(pane.form.controls[0].control, Segments)
    for sign in "Red Beach ":
        type_sign(sign)
        assert pane.form.value() == {}, sign
    type_sign("2")
    assert pane.form.value() == {"first": 3}
    assert not given
