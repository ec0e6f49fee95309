"""Leave the player where they are while the card is made anew in another size or language."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.keyboard import stands_on
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.scroll_area import CardScrollArea
from beachmaster.desktop.theme import current
from beachmaster.engine.values import Value


class Staying:
    """What was told so far, where the keyboard stood, and how far the card was scrolled.

    Controls made anew are others: the one that stands where the old one stood takes the keyboard.
    """

    def __init__(self, area: CardScrollArea, pane: AnswerPane[Any] | None, em: float) -> None:
        self._area = area
        self._told: Value = None if pane is None else pane.told_so_far()
        self._scrolled = area.verticalScrollBar().value() / em
        self._kind: type[QWidget] | None = None
        self._at = 0
        focus = stands_on(area)
        if pane is not None and focus is not None and pane.isAncestorOf(focus):
            self._kind = type(focus)
            self._at = _alike(pane, self._kind).index(focus)

    def come_back(self, pane: AnswerPane[Any] | None, then: Callable[[], None]) -> None:
        """Tell the new controls what was told, and go where the player was, `then` into sight."""
        if pane is not None and self._told is not None:
            pane.tell_again(self._told)
        alike = _alike(pane, self._kind) if pane is not None and self._kind is not None else []
        if self._at < len(alike):
            alike[self._at].setFocus()
        context: QObject = self._area
        QTimer.singleShot(0, context, lambda: self._scroll_back(then))

    def _scroll_back(self, then: Callable[[], None]) -> None:
        self._area.verticalScrollBar().setValue(current().space(self._scrolled))
        then()


def _alike(pane: QWidget, kind: type[QWidget]) -> list[QWidget]:
    """Return those of a kind among the pane and its controls, in the order of their making."""
    return [one for one in (pane, *pane.findChildren(kind)) if type(one) is kind]
