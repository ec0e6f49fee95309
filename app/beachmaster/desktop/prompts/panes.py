"""Choose the controls for each kind of prompt, and keep those that are made for often."""

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.choose import ButtonsPane, ListPane
from beachmaster.desktop.prompts.confirm import ConfirmPane
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.hex_lists import HexListsPane
from beachmaster.desktop.prompts.hits import HitsPane
from beachmaster.desktop.prompts.number import NumberPane
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.engine.mapquestions import MAP_LIST
from beachmaster.engine.options import NO_OPTIONS
from beachmaster.engine.prompt import (
    Choose,
    Confirm,
    Draw,
    Number,
    Place,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.text import plain_text
from beachmaster.engine.views.keys import keys_of

MOST_KEPT = 12


def _choose(prompt: Choose) -> type[AnswerPane[Any]]:
    typed = prompt.tell is not None
    if prompt.many and (prompt.maximum > 1 or prompt.minimum == 0 or typed):
        return SeveralPane
    options = prompt.options.listed()
    if prompt.options.reads is not None:
        return ListPane  # it has a line to type in
    return ListPane if options and not keys_of(options) else ButtonsPane


PANES: dict[type[Prompt], Callable[[Any], type[AnswerPane[Any]]]] = {
    Choose: _choose,
    Confirm: lambda _prompt: ConfirmPane,
    Roll: lambda prompt: HitsPane if prompt.counts_hits else RollPane,
    Draw: lambda _prompt: DrawPane,
    Number: lambda _prompt: NumberPane,
    Place: lambda _prompt: PlacePane,
    Record: lambda prompt: HexListsPane if prompt.procedure == MAP_LIST else RecordPane,
}


def kind_for(prompt: Prompt) -> type[AnswerPane[Any]]:
    """Return the kind of controls for a prompt; raise `KeyError` for a prompt without any."""
    return PANES[type(prompt)](prompt)


def pane_for(prompt: Prompt, *, on_map: bool = False) -> AnswerPane[Any]:
    """Return the controls for a prompt; raise `KeyError` for a kind without any."""
    return kind_for(prompt)(prompt, on_map=on_map)


class Panes:
    """The controls that wait for a later prompt; `connect` is called once for each new one.

    They stand in a `home` at once, where the style dresses them before they are measured.
    """

    def __init__(
        self, connect: Callable[[AnswerPane[Any]], None], home: Callable[[], QWidget | None]
    ) -> None:
        self._connect, self._home = connect, home
        self._kept: list[AnswerPane[Any]] = []

    def make_ready(self) -> Iterator[None]:
        """Make controls that any prompt of their kind fits before one asks for them, one a step."""
        made = {type(pane) for pane in self._kept}
        for prompt in _ANY:
            if kind_for(prompt) not in made:
                self._kept.append(self._new(prompt, on_map=False))
                yield
        _dress(self._home())
        yield

    def take(self, prompt: Prompt, *, on_map: bool) -> AnswerPane[Any]:
        """Return controls for a prompt: kept ones that fit, or new ones."""
        kind = kind_for(prompt)
        for pane in self._kept:
            if type(pane) is not kind:
                continue
            pane.on_map = on_map
            if pane.take_over(prompt):
                self._kept.remove(pane)
                self._kept.insert(0, pane)  # the one not used for longest goes first
                return pane
        pane = self._new(prompt, on_map=on_map)
        if pane.lasting:
            self._kept.insert(0, pane)
        return pane

    def _new(self, prompt: Prompt, *, on_map: bool) -> AnswerPane[Any]:
        pane = pane_for(prompt, on_map=on_map)
        self._connect(pane)
        pane.setParent(self._home())
        pane.hide()  # or it would come with its home, that is shown again for each prompt
        _dress(pane)
        return pane

    def put_by(self, pane: AnswerPane[Any]) -> None:
        """Take controls back: those worth keeping wait, within limits."""
        pane.hide()
        if pane not in self._kept:
            pane.deleteLater()
        while len(self._kept) > MOST_KEPT:
            self._kept.pop().deleteLater()

    def drop(self) -> None:
        """Let go of all: they were made for another look or language."""
        while self._kept:
            self._kept.pop().deleteLater()


def _dress(part: QWidget | None) -> None:
    """Let the style dress a part and all in it now: what it adds is measured with the rest."""
    for one in [] if part is None else (part, *part.findChildren(QWidget)):
        one.ensurePolished()


_BARE: dict[str, Any] = {"procedure": "", "text": plain_text(""), "rules": ()}
_ANY: tuple[Prompt, ...] = (
    Choose(**_BARE, options=NO_OPTIONS),
    Choose(**_BARE, options=NO_OPTIONS, several=True, minimum=0),
    Place(**_BARE),
    Draw(**_BARE, bag="", tokens=lambda: ()),
)
