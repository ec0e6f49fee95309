"""Tell what a pane asks as plain caps: a key, words, and what taking it does; a line to type in.

The pane stays what decides and answers; the large card shows it in another way.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial, singledispatch
from typing import Any

import msgspec
from PySide6.QtWidgets import QLabel, QLineEdit, QSpinBox

from beachmaster.desktop.buttons import Flag
from beachmaster.desktop.large.spelt import Shortest
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.choose import ButtonsPane, ListPane
from beachmaster.desktop.prompts.confirm import ConfirmPane
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.hex_lists import HexListsPane
from beachmaster.desktop.prompts.hits import HitsPane
from beachmaster.desktop.prompts.number import NumberPane
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.views.keys import DENIES, NONE_SIGN

LONG = 15
"""What is longer than that never stands on one page."""


class Cap(msgspec.Struct, kw_only=True):
    """One answer: the key in its box, words beside it, what taking it does.

    `spells` says that the key is typed and not pressed. `ticked` is None where nothing is ticked;
    `rank` counts where the order does. `go` makes it the one that Enter takes, `current` tells that
    it is. A `face` is that of a die. What is `closed` says why. `brief` is what is left of its
    words where the rest of them stands above the list.
    """

    words: str
    take: Callable[[], object]
    key: str = ""
    spells: bool = False
    ticked: bool | None = None
    rank: int = 0
    go: Callable[[], object] | None = None
    current: bool = False
    face: int | None = None
    color: str = ""
    closed: str = ""
    paged: bool = False
    """Whether its key is its place on the page."""
    brief: str = ""


class Typed(msgspec.Struct, kw_only=True):
    """What is typed so far, in large letters, and where it goes."""

    edit: QLineEdit
    words: str
    hint: str = ""
    figures: bool = False
    """Whether figures alone are typed."""


class Ask(msgspec.Struct, kw_only=True):
    """What is asked now: caps in order, a line where one types, what is said beside it.

    `pressed` are dice pressed so far, each with its colour; `ticks` tells that Space ticks a cap.
    `spells` tells that letters begin words, so that they are no commands; `above` is said once for
    all rows of a list.
    """

    caps: list[Cap] = []
    line: Typed | None = None
    title: str = ""
    above: str = ""
    hints: list[str] = []
    wrong: str = ""
    pressed: list[tuple[int | None, str]] = []
    ticks: bool = False
    spells: bool = False
    enough: int = 9
    """So many caps on a page are worth smaller words."""

    @property
    def at(self) -> int:
        """Return the place of the cap that Enter takes, -1 where there is none."""
        return next((at for at, one in enumerate(self.caps) if one.current), -1)


@singledispatch
def ask_of(pane: AnswerPane[Any]) -> Ask:
    """Return what a pane asks; raise `KeyError` for a pane without any telling."""
    raise KeyError(type(pane).__name__)


@ask_of.register
def _buttons(pane: ButtonsPane) -> Ask:
    usual = pane.default()
    caps = [
        Cap(
            words=say(option.text),
            key=pane.keys[at],
            take=partial(pane.pick, at),
            current=usual is not None and option.text == usual,
        )
        for at, option in enumerate(pane.options)
        if not pane.grid.buttons[at].isHidden()
    ]
    line = None
    if pane.typed():
        line = Typed(edit=pane.line, words=pane.line.text(), hint=spelling_hint(caps))
    return Ask(caps=caps, line=line, spells=True)


@ask_of.register
def _confirm(pane: ConfirmPane) -> Ask:
    told = ((pane.yes, True), (pane.no, False))
    usual = pane.prompt.at_enter
    caps = [
        Cap(words=one.words, key=one.key, take=one.click, current=usual is value)
        for one, value in told
    ]
    return Ask(caps=caps)


@ask_of.register
def _list(pane: ListPane) -> Ask:
    return _spelled(pane.list, pane.pick)


@ask_of.register
def _place(pane: PlacePane) -> Ask:
    ask = _spelled(pane.list, pane.pick)
    if pane.prompt.free:
        hint = say(T("Type your own word"))
        ask.line = Typed(edit=pane.word, words=pane.word.text(), hint=hint)
        ask.spells = True
    return ask


@ask_of.register
def _several(pane: SeveralPane) -> Ask:
    ask = _spelled(pane.list, partial(_tick, pane.list))
    ask.ticks = True
    picked = TN("{n} picked", "{n} picked", n=len(pane.model.order))
    low, high = pane.prompt.minimum, min(pane.prompt.maximum, len(pane.open))
    wanted = T("Pick {low}: {picked}.") if low == high else T("Pick {low} to {high}: {picked}.")
    ordered = pane.list.delegate.ranks
    source = (
        T("Pick {low}, in the order you want: {picked}.") if ordered and low == high else wanted
    )
    ask.hints = [say(source.fill(low=low, high=high, picked=picked))]
    if not pane.none.isHidden():
        ask.caps.append(none_cap(pane.none, NONE_SIGN if not pane.list.spells else DENIES))
    return ask


@ask_of.register
def _draw(pane: DrawPane) -> Ask:
    bare = pane.tableless() and not pane.prompt.question
    ask = (
        Ask()
        if bare or pane.list.isHidden()
        else _spelled(pane.list, pane.pick, taken=pane.sign.casefold() + pane.sign)
    )
    if not pane.program.isHidden():
        usual = pane.default() is not None and ask.at < 0
        ask.enough = 4  # one draws, mostly
        first = Cap(words=pane.program.words, key=pane.sign, take=pane.program.click, current=usual)
        ask.caps.insert(0, first)
        ask.hints = [pane.or_name.text()] if len(ask.caps) > 1 else []
    if pane.prompt.fields and not bare:
        words = say(T("Something else: describe it"))
        describe = partial(pane.unlisted.setChecked, True)
        ask.caps.append(Cap(words=words, key="/", take=describe))
    return ask


@ask_of.register
def _roll(pane: RollPane) -> Ask:
    caps = [
        Cap(
            words="",
            key=str((face.value or 0) % 10) if (face.value or 0) <= 10 else "",  # 0: a ten
            face=face.value,
            color=face.color,
            take=partial(pane.press, face.value or 0),
        )
        for face in pane.faces
        if face.isEnabled()
    ]
    program = pane.program
    usual = pane.leaves() and not pane.rolled
    caps.append(Cap(words=program.words, key=program.key, take=program.click, current=usual))
    ask = Ask(caps=caps)
    if pane.prompt.row:
        _show_row(ask, pane)
    elif pane.prompt.dice.total > 1:
        ask.pressed = [(one.value, one.color) for one in pane.shown]
    if not pane.faces:
        box = pane.box.lineEdit()
        ask.line = Typed(edit=box, words=box.text(), figures=True)
    return ask


@ask_of.register
def _hits(pane: HitsPane) -> Ask:
    program, usual = pane.program, pane.leaves() and not pane.typed()
    cap = Cap(words=program.words, key=program.key, take=program.click, current=usual)
    line = Typed(edit=pane.line, words=pane.line.text(), hint=pane.line.placeholderText())
    return Ask(caps=[cap], line=line, hints=[row.text() for row in pane.rows])


@ask_of.register
def _number(pane: NumberPane) -> Ask:
    low, high = pane.prompt.minimum, pane.prompt.maximum
    bounds = say(T("A whole number from {low} to {high}.", low=low, high=high))
    box = pane.box.lineEdit()
    words = box.text() if box.text() != pane.box.specialValueText() else ""
    line = Typed(edit=box, words=words, hint=bounds, figures=True)
    return Ask(line=line, caps=steps(pane.box))


def steps(box: QSpinBox) -> list[Cap]:
    """Return what counts a number up, by one and by ten, for a hand at the mouse."""
    first = box.minimum() + 1  # the lowest stands for none given

    def up(step: int) -> None:
        given = box.value() >= first
        box.setValue(min(box.value() + step, box.maximum()) if given else max(first, step))

    told = [("+", 1, T("1 more"))]
    told += [("*", 10, T("10 more"))] if box.maximum() - first > 10 else []
    caps = [Cap(words=say(words), key=key, take=partial(up, by)) for key, by, words in told]
    clear = Cap(words=say(T("Clear")), key="⌫", take=partial(box.setValue, box.minimum()))
    return [*caps, clear]


@ask_of.register
def _hexes(pane: HexListsPane) -> Ask:
    active = pane.active
    line = Typed(edit=active.line, words=active.line.text(), hint=active.line.placeholderText())
    ask = Ask(title=active.header.words, line=line, wrong=_said(active.wrong), spells=True)
    if active.may_be_empty:
        ask.caps.append(none_cap(active.none, "N"))
    ask.caps += [
        Cap(words=one.header.words, take=partial(pane.turn_to, at))
        for at, one in enumerate(pane.lists)
        if one is not active
    ]
    if not pane.rest.isHidden():
        ask.caps.append(Cap(words=pane.rest.words, key=DENIES, take=pane.rest.click))
    return ask


def none_cap(flag: Flag, key: str) -> Cap:
    """Return the cap that says none of a list."""
    words = _SIGNED.sub("", flag.words)
    return Cap(
        words=words, key=key, ticked=flag.isChecked(), take=partial(_flip, flag), go=lambda: None
    )


def _flip(flag: Flag) -> None:
    flag.setChecked(not flag.isChecked())


def _tick(listing: FilterList, at: int) -> None:
    listing.go_to(at)
    listing.view.chosen.emit(listing.view.currentIndex())


def _spelled(listing: FilterList, pick: Callable[[int], object], taken: str = "") -> Ask:
    """Return what a list asks: its rows, with their digits, or with what is typed for them."""
    caps = list(row_caps(listing, pick, taken))
    typed = listing.line.text()
    ask = Ask(caps=caps, spells=listing.spells or listing.opens)
    if listing.spells or typed:
        ask.line = Typed(edit=listing.line, words=typed, hint=spelling_hint(caps))
    return ask


def spelling_hint(caps: Sequence[Cap]) -> str:
    """Return what is typed into the line of a list; a long one says what comes of it."""
    if len(caps) > LONG:
        return say(T("Type a number or a name to shorten the list"))
    return say(T("Type a number or a name"))


def row_caps(listing: FilterList, pick: Callable[[int], object], taken: str = "") -> Iterator[Cap]:
    """Yield a cap for each row that is listed; letters that are `taken` begin no word."""
    rows, model = listing.model.rows, listing.model
    signs = listing.delegate.signs
    shortest = Shortest(listing, taken) if listing.spells else None
    paged = shortest is not None and not shortest.numbered()
    for place in range(listing.proxy.rowCount()):
        at = listing.at_place(place)
        row = rows[at]
        sign = signs[place] if place < len(signs) and not row.reason else ""
        key = sign or (
            shortest.of(at) if shortest is not None and not (paged or row.reason) else ""
        )
        yield Cap(
            words=row.words,
            key=key,
            spells=bool(key) and not sign,
            take=partial(pick, at),
            go=partial(listing.go_to, at),
            current=at == listing.current(),
            ticked=at in model.order if model.many else None,
            rank=model.order.index(at) + 1 if listing.delegate.ranks and at in model.order else 0,
            closed=row.reason,
            paged=paged and not row.reason and not listing.line.text(),
        )


def _show_row(ask: Ask, pane: RollPane) -> None:
    """Show of a row of dice those that are pressed now, and what they are for."""
    first, row = 0, pane.prompt.row
    for at, one in enumerate(row):
        here = pane.shown[first : first + one.count]
        if any(die.value is None for die in here) or at == len(row) - 1:
            number = say(T("{n} of {of}: ", n=at + 1, of=len(row)))
            ask.title = f"{number}{say(one.text)}"
            ask.pressed = [(die.value, die.color) for die in here]
            return
        first += one.count


_SIGNED = re.compile(r"\s*\(\S{1,2}\)$")
"""The key that a pane writes behind what says none; the cap has it in its box."""


def _said(words: QLabel) -> str:
    return "" if words.isHidden() else words.text()
