"""Keep controls that are made for often, so that they need not be made for each prompt."""

from collections.abc import Callable
from typing import Any

from beachmaster.desktop.prompts.kinds import kind_for, pane_for
from beachmaster.desktop.prompts.pane import AnswerPane
from beachmaster.engine.prompt import Prompt

MOST_KEPT = 8


class Panes:
    """The controls that wait for a later prompt; `connect` is called once for each new one."""

    def __init__(self, connect: Callable[[AnswerPane[Any]], None]) -> None:
        self._connect = connect
        self._kept: list[AnswerPane[Any]] = []

    def take(self, prompt: Prompt, *, on_map: bool) -> AnswerPane[Any]:
        """Return controls for a prompt: kept ones that fit, or new ones."""
        kind = kind_for(prompt)
        for pane in self._kept:
            if type(pane) is kind and pane.on_map == on_map and pane.take_over(prompt):
                self._kept.remove(pane)
                self._kept.insert(0, pane)  # the one not used for longest goes first
                return pane
        pane = pane_for(prompt, on_map=on_map)
        self._connect(pane)
        if pane.lasting:
            self._kept.insert(0, pane)
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
