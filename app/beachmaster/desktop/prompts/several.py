"""Pick several options from a list that keeps the order of picking."""

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import Flag
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.members import say_so
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.meaning import by_keys
from beachmaster.engine.options import AnswerError, same
from beachmaster.engine.prompt import Choose
from beachmaster.engine.said import said
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import DENIES, NONE_SIGN

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
        self.none = Flag()
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
        rows, apart = self.listed(by_keys(self.prompt.options.listed()), self.prompt.closed())
        self.open = [row for row in rows if not row.reason]
        self.list.delegate.ranks = self.prompt.minimum > 1
        self.none.setChecked(False)
        self.none.setVisible(self.must_be_said and self.prompt.minimum == 0)
        picked = not self.prompt.options.takes_moves  # a digit begins a unit's name there
        self.show_listed(rows, picked=picked)
        sign = DENIES if self.list.spells else NONE_SIGN
        self.none.say(say(T("{none} ({sign})", none=T("None of these"), sign=sign)))
        self.add_closed(apart if self.prompt.coach is None else ())  # the coach says it
        self._recount()

    def default(self) -> Text | None:
        """Say what Enter does: take the ticked ones, or what stands without a tick."""
        if added := self._adds():
            return T("Add {names}", names=said(self.prompt, added))
        ends = self._ends()
        return None if ends is None else self.with_unused(ends, self.selection())

    def _ends(self) -> Text | None:
        """Say with which answer Enter ends the prompt."""
        taken = self._taken()
        if len(taken) > MOST_NAMED:
            return TN("Choose the {n} picked", "Choose the {n} picked", n=len(taken))
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
        """Tick what was typed; with nothing typed, answer with what is ticked or stands without."""
        if self.list.typed():
            self._enter_typed()
            return
        value = self.selection()
        if value is not None:
            self.answered.emit(value)
        elif self.prompt.minimum > 0:  # it is refused in words
            self.answered.emit([row.value for row in self._picked()])

    def _enter_typed(self) -> None:
        """Tick the rows that were typed; what is no row, such as a unit's way, is the answer."""
        try:
            self._typed()
        except AnswerError as error:
            self.unread.emit(error)
            return
        added = self._adds()
        if not added:
            self.answered.emit(self._taken())
            return
        self.list.line.clear()
        for value in added:
            at = self.list.model.place_of(value)
            self.model.tick(at, on=True)
            self.list.go_to(at)

    def _adds(self) -> list[Value]:
        """Return the rows that Enter ticks: those typed, where several may be picked.

        With none ticked, one that goes with no other is the whole answer at once.
        """
        try:
            typed = self._typed() if self.prompt.maximum > 1 else []
        except AnswerError:
            return []
        if not self.model.order and any(self._goes_alone(value) for value in typed):
            return []
        rows = [self.list.model.place_of(value) for value in typed]
        return typed if all(at >= 0 and not self.model.rows[at].reason for at in rows) else []

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

    def key(self, event: QKeyEvent) -> bool:
        """Take the hyphen for none, as in the terminal, where it goes on with no word."""
        if event.text() == DENIES and not self.list.typed() and say_so(self.none):
            return True
        return super().key(event)

    def digit(self, digit: int) -> bool:
        """Tick the row at a place of the list; 0 says that it is none of them."""
        at = self.list.picked_at(digit)
        if at < 0:
            return not digit and say_so(self.none)
        self.pick(at)
        return True

    def pick(self, at: int) -> None:
        """Tick the row at a place of the list, or take its tick back."""
        self.list.go_to(at)
        self.model.tick(at)

    def looked_at(self) -> Value:
        """Return the value of the row that is current."""
        row = self.list.current_row()
        return row.value if row is not None else None

    def offer(self, value: Value) -> bool:
        """Tick what was picked on the board and is listed."""
        at = self.model.place_of(value)
        if at < 0 or self.model.rows[at].reason:
            return False
        self.list.go_to(at)
        self.model.tick(at)
        return True

    def told_so_far(self) -> Value:
        """Return what is ticked and sought, and whether it is none of them."""
        return [super().told_so_far(), self.none.isChecked()]

    def tell_again(self, told: Value) -> None:
        """Tick and seek it, or say none."""
        if isinstance(told, list):
            ticked, none = told
            super().tell_again(ticked)
            self.none.setChecked(bool(none))

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
        """Take "none" back as soon as one is picked, and what does not go with it."""
        chosen = self.model.chosen()
        if len(chosen) > 1 and self._goes_alone(chosen[-1]):
            self.model.tick_only(chosen[-1:])
        elif any(map(self._goes_alone, chosen[:-1])):
            self.model.tick_only([one for one in chosen if not self._goes_alone(one)])
        self.none.setChecked(self.none.isChecked() and not self.model.order)
        self._recount()
        self.ticked.emit(self.model.chosen())

    def _goes_alone(self, value: Value) -> bool:
        return any(same(value, one) for one in self.prompt.alone)

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
            source = T("Pick all {low}, in the order you want.")
        elif self.prompt.spends and self.prompt.agrees is not None and low < high:
            source = _SPELL_PAID if self.list.spells else _PICK_PAID  # prices say how many
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
_SPELL_ONE = T("Pick {low}: type a name and press Enter for each, or press Space on its row.")
_SPELL = T("Pick {low} to {high}: type a name and press Enter for each, or press Space on its row.")
_PICK_PAID = T("Spend your points: pick with the space bar or a number key.")
_SPELL_PAID = T(
    "Spend your points: type a name and press Enter for each, or press Space on its row."
)
_TAKE = T("Choose {names}")
