"""Choose the controls for each kind of prompt."""

from collections.abc import Callable
from typing import Any

from beachmaster.desktop.prompts.choose import MOST_BUTTONS, ButtonsPane, ListPane
from beachmaster.desktop.prompts.confirm import ConfirmPane
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.number import NumberPane
from beachmaster.desktop.prompts.pane import AnswerPane
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
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


def _choose(prompt: Choose) -> type[AnswerPane[Any]]:
    typed = prompt.tell is not None
    if prompt.many and (prompt.maximum > 1 or prompt.minimum == 0 or typed):
        return SeveralPane
    return ButtonsPane if len(prompt.options) <= MOST_BUTTONS else ListPane


PANES: dict[type[Prompt], Callable[[Any], type[AnswerPane[Any]]]] = {
    Choose: _choose,
    Confirm: lambda _prompt: ConfirmPane,
    Roll: lambda _prompt: RollPane,
    Draw: lambda _prompt: DrawPane,
    Number: lambda _prompt: NumberPane,
    Place: lambda _prompt: PlacePane,
    Record: lambda _prompt: RecordPane,
}


def kind_for(prompt: Prompt) -> type[AnswerPane[Any]]:
    """Return the kind of controls for a prompt; raise `KeyError` for a prompt without any."""
    return PANES[type(prompt)](prompt)


def pane_for(prompt: Prompt, *, on_map: bool = False) -> AnswerPane[Any]:
    """Return the controls for a prompt; raise `KeyError` for a kind without any."""
    return kind_for(prompt)(prompt, on_map=on_map)
