"""Say over the map which unit's hex is tapped next, with buttons for what the keys do."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop.board.selection import MapSelection
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import PLAIN, Words, Wrong
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

ROOMY = 24
"""From so many ems of height on the bar has room for a reason."""


class QueueBar(QWidget):
    """The line over the map while units go one after the other."""

    def __init__(self, hand: MapSelection) -> None:
        super().__init__()
        self.hand, self.queue = hand, hand.queue
        self.words = Words("", PLAIN, bold=True)
        self.refusal = Wrong()
        self.stack, self.band = _link(hand.pick_stack), _link(hand.pick_band)
        self.back, self.skip = _link(self.queue.take_back), _link(self.queue.skip)
        self.finish = _link(self.queue.end)
        self._buttons = QWidget()
        row = FlowLayout(self._buttons)
        for button in (self.stack, self.band, self.back, self.skip, self.finish):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.3))
        for widget in (self.words, self.refusal, self._buttons):
            column.addWidget(widget)
        self._keys = [
            self._key(Qt.Key.Key_Backspace, self.queue.take_back),
            self._key(Qt.Key.Key_Escape, self.queue.end),
        ]
        self._said = ""
        self.queue.altered.connect(self.show_queue)
        current().changed.connect(self.show_queue)
        self.show_queue()

    def _key(self, key: Qt.Key, act: Callable[[], object]) -> QShortcut:
        made = QShortcut(QKeySequence(key), self)
        made.activated.connect(act)
        return made

    def show_queue(self) -> None:
        """Say who is next, and why the last tap moved nobody."""
        edge = current().space(0.4)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(edge, edge, edge, edge)
        queue = self.queue
        self.setVisible(bool(queue.units))
        for key, works in zip(self._keys, (queue.head is not None, bool(queue.units)), strict=True):
            key.setEnabled(works)
        words = say(self._next()) if queue.units else ""
        why = say(queue.refusal) if queue.refusal is not None else ""
        self.words.setText(words)
        self.refusal.setText(why)
        self.refusal.setVisible(bool(why) and self._roomy())  # the line below the map says it too
        self._name_buttons()
        if (why or words) and (why or words) != self._said:
            announce(self, why or words)
        self._said = why or words

    def _roomy(self) -> bool:
        board = self.parentWidget()
        return board is None or board.height() > current().space(ROOMY)

    def _next(self) -> Text:
        """Say whose hex to tap, or that something else is asked first."""
        queue = self.queue
        unit = queue.asked
        if unit is None:
            return TN(
                "{n} unit waits: answer the prompt first.",
                "{n} units wait: answer the prompt first.",
                n=len(queue.units),
            )
        at = len(queue.gone) + queue.units.index(unit) + 1
        name = self.hand.name_of(unit)
        if queue.head is not None and not self.hand.targets.reach(unit):
            if not any(map(self.hand.targets.reach, queue.waiting())):  # none goes from the map
                return T(
                    "{unit}: the prompt asks next where it goes ({at} of {all})",
                    unit=name, at=at, all=queue.total,
                )  # fmt: skip
            return T(
                "{unit}: it has nowhere to go ({at} of {all})", unit=name, at=at, all=queue.total
            )
        return T("{unit}: tap where it goes ({at} of {all})", unit=name, at=at, all=queue.total)

    def _name_buttons(self) -> None:
        stack, band = self.hand.stack_mates(), self.hand.band_mates()
        regiment = self.hand.band_name()
        self.stack.setVisible(bool(stack))
        self.stack.setText(say(TN("The stack: {n} more", "The stack: {n} more", n=len(stack))))
        self.band.setVisible(bool(band))
        if regiment is not None:
            self.band.setText(say(T("{regiment}: {n} more", regiment=regiment, n=len(band))))
        self.back.setText(say(T("Back (Backspace)")))
        self.skip.setText(say(T("Skip this one")))
        self.skip.setVisible(self.queue.head is not None)
        self.finish.setText(say(T("End (Esc)")))


def _link(act: Callable[[], object]) -> QPushButton:
    made = QPushButton()
    made.clicked.connect(lambda _on=False: act())
    return made
