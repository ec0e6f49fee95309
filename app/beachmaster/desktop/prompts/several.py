"""Pick several options from a list that keeps the order of picking."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import Flag
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row
from beachmaster.desktop.prompts.spelling import are_picked
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose
from beachmaster.engine.said import said
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value

MOST_NAMED = 2
"""Of so many at most the button says the names."""


class SeveralPane(AnswerPane[Choose]):
    """A list to tick, with a line that says how many are wanted and how many are ticked."""

    lasting = True

    def build(self) -> None:
        """Make the list and the count line."""
        self.open: list[Row] = []
        self.count = Words("", PLAIN, role="hint")
        self.model = OptionModel((), many=True)
        self.column.addWidget(self.count)
        self.list = self.hold(FilterList(self.model))
        self.none = Flag(say(T("None of these")))
        self.none.toggled.connect(self._none_said)
        self.model.picked.connect(self._picked_one)
        self.column.addWidget(self.none)
        self._show()

    def take_over(self, prompt: Choose) -> bool:
        """Ask for another choice."""
        self.prompt = prompt
        self._show()
        return True

    def _show(self) -> None:
        rows, apart = self.listed(self.prompt.options.listed(), self.prompt.closed())
        self.open = [row for row in rows if not row.reason]
        self.list.delegate.ranks = self.prompt.minimum > 1
        self.none.setChecked(False)
        self.none.setVisible(self.must_be_said and self.prompt.minimum == 0)
        options = self.prompt.options
        picked = are_picked(options.listed(), moves=options.takes_moves)
        self.list.show_rows(rows, taken=not self.must_be_said, picked=picked)
        self.add_closed(apart if self.prompt.coach is None else ())  # the coach says it
        self._recount()

    def default(self) -> Text | None:
        """Say what Enter does: take the ticked ones, or what stands without a tick."""
        taken = self._taken()
        if len(taken) > MOST_NAMED:
            return TN("Take the {n} picked", "Take the {n} picked", n=len(taken))
        if taken:
            return _TAKE.fill(names=said(self.prompt, taken))
        if self.list.typed():
            return None
        usual = self.prompt.at_enter
        if self.none.isChecked() or usual == []:
            return T("None of them")
        if usual is not None and self._whole():
            return T("All, in the order listed")
        row = self._current()
        return plain_text(row.words) if row is not None else None

    def enter(self) -> None:
        """Answer with the ticked ones, or with what stands without a tick."""
        if self.list.typed():
            self._enter_typed()
            return
        value = self.selection()
        if value is not None:
            self.answered.emit(value)
        elif self.prompt.minimum > 0:  # it is refused in words
            self.answered.emit([row.value for row in self._picked()])

    def _enter_typed(self) -> None:
        """Answer with what is ticked and typed; while more are wanted, tick what is typed."""
        try:
            typed = self._typed()
        except AnswerError as error:
            self.unread.emit(error)
            return
        taken = self._taken()
        if len(taken) < self.prompt.minimum and all(map(self.offer, typed)):
            self.list.line.clear()
        else:
            self.answered.emit(taken)

    def selection(self) -> Value:
        """Return the answer as Enter would give it."""
        taken = self._taken()
        if taken or self.none.isChecked():
            return taken
        if self.list.typed():
            return None
        if self.prompt.at_enter is not None:
            return self.prompt.at_enter
        row = self._current()
        return [row.value] if row is not None else None

    def digit(self, digit: int) -> bool:
        """Tick the row at a place of the list."""
        at = self.list.picked_at(digit)
        if at < 0:
            return False
        self.list.go_to(at)
        self.model.tick(at)
        return True

    def looked_at(self) -> Value:
        """Return the value of the row that is current."""
        row = self.list.current_row()
        return row.value if row is not None else None

    def offer(self, value: Value) -> bool:
        """Tick what was picked on the board and is listed."""
        for at, row in enumerate(self.model.rows):
            if row.value == value and not row.reason:
                self.list.go_to(at)
                self.model.tick(at)
                return True
        return False

    def first_focus(self) -> QWidget | None:
        """Return the list."""
        return self.list.view

    def _picked(self) -> list[Row]:
        return [self.model.rows[at] for at in self.model.order]

    def _taken(self) -> list[Value]:
        """Return what is ticked, then what is typed besides."""
        ticked = [row.value for row in self._picked()]
        try:
            typed = self._typed()
        except AnswerError:
            typed = []
        return ticked + [one for one in typed if one not in ticked]

    def _typed(self) -> list[Value]:
        """Return the row that the words in the line left, or what they mean as an answer.

        Raise `AnswerError` where they mean nothing; a row ticked with them still stands there.
        """
        typed = self.list.typed()
        if not typed or self.list.is_over:
            return []
        row = self.list.current_row()
        return [row.value] if row is not None else self.spelt(typed)

    def _whole(self) -> bool:
        return 1 < self.prompt.minimum == len(self.open)

    def _current(self) -> Row | None:
        """Return the row that Enter takes where one will do and none is ticked."""
        at = self.list.current()
        return self.model.rows[at] if at >= 0 and self.prompt.minimum == 1 else None

    def _picked_one(self) -> None:
        """Take "none" back as soon as one is picked."""
        self.none.setChecked(self.none.isChecked() and not self.model.order)
        self._recount()
        self.ticked.emit(self.model.chosen())

    def show_ticked(self, values: Sequence[Value]) -> None:
        """Tick what was picked on the map."""
        if list(values) != self.model.chosen():
            self.model.tick_only(values)
            self._recount()

    def _none_said(self, on: bool) -> None:
        if on:
            self.model.clear()
        self._recount()

    def _recount(self) -> None:
        low, high = self.prompt.minimum, min(self.prompt.maximum, len(self.open))
        if self._whole():
            source = T("Pick all {low} in your order.")
        elif self.list.spells:
            source = _SPELL_ONE if low == high else _SPELL
        else:
            source = _PICK_ONE if low == high else _PICK
        wanted = source.fill(low=low, high=high)
        ticked = TN("{n} picked", "{n} picked", n=len(self.model.order))
        self.count.setText(say(T("{wanted} {ticked}.", wanted=wanted, ticked=ticked)))
        self.altered.emit()


_PICK_ONE = T("Pick {low} with the space bar or a number key.")
_PICK = T("Pick {low} to {high} with the space bar or a number key.")
_SPELL_ONE = T("Pick {low}: type what to pick, or go there with the arrows and press Space.")
_SPELL = T("Pick {low} to {high}: type what to pick, or go there with the arrows and press Space.")
_TAKE = T("Take {names}")
