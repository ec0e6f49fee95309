"""Pick several options from a list that keeps the order of picking."""

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import Flag
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose
from beachmaster.engine.said import said
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.typed import answer_to
from beachmaster.engine.values import Value


class SeveralPane(AnswerPane[Choose]):
    """A list to tick, with a line that says how many are wanted and how many are ticked."""

    lasting = True

    def build(self) -> None:
        """Make the list and the count line."""
        self.open: list[Row] = []
        self.model = OptionModel((), many=True)
        self.list = FilterList(self.model)
        self.count = Words("", PLAIN, role="hint")
        self.none = Flag(say(T("None of these")))
        self.none.toggled.connect(self._none_said)
        self.model.picked.connect(self._picked_one)
        self.list.moved.connect(self.altered)
        self.list.filtered.connect(self.altered)
        self.column.addWidget(self.count)
        self.column.addWidget(self.list)
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
        self.list.show_rows(rows, taken=not self.must_be_said)
        if self.prompt.tell is not None:  # it says what may be typed instead
            self.list.line.show()
        self.add_closed(apart)
        self._recount()

    def default(self) -> Text | None:
        """Say what Enter does: take the ticked ones, or what stands without a tick."""
        typed, picked = self._typed(), self._picked()
        if typed:
            return _TAKE.fill(names=said(self.prompt, typed))
        if picked:
            return _TAKE.fill(names=[row.words for row in picked])
        usual = self.prompt.at_enter
        if self.none.isChecked() or usual == []:
            return T("None of them")
        if usual is not None and self._whole():
            return T("All, in the order listed")
        row = self._current()
        return plain_text(row.words) if row is not None else None

    def enter(self) -> None:
        """Answer with the ticked ones, or with what stands without a tick."""
        value = self.selection()
        if value is not None:
            self.answered.emit(value)
        elif self.prompt.minimum > 0:  # it is refused in words
            self.answered.emit([row.value for row in self._picked()])

    def selection(self) -> Value:
        """Return the answer as Enter would give it."""
        typed, picked = self._typed(), self._picked()
        if typed:
            return typed
        if picked or self.none.isChecked():
            return [row.value for row in picked]
        if self.prompt.at_enter is not None:
            return self.prompt.at_enter
        row = self._current()
        return [row.value] if row is not None else None

    def digit(self, digit: int) -> bool:
        """Tick the row at a place of the list; 0 is the tenth."""
        at = self.list.at_place((digit - 1) % 10)
        if at < 0:
            return False
        self.list.go_to(at)
        self.model.tick(at)
        return True

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

    def _typed(self) -> list[Value]:
        """Return what the words in the filter mean where no row has them but they are an answer."""
        typed = self.list.line.text().strip()
        if not typed or self.list.proxy.rowCount():
            return []
        try:
            answer = answer_to(self.prompt, typed, say)
        except AnswerError:
            return []
        return answer if isinstance(answer, list) else [answer]

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

    def _none_said(self, on: bool) -> None:
        if on:
            self.model.clear()
        self._recount()

    def _recount(self) -> None:
        low, high = self.prompt.minimum, min(self.prompt.maximum, len(self.open))
        source = (
            T("Pick all {low} in your order.")
            if self._whole()
            else T("Pick {low} with the space bar or a number key.")
            if low == high
            else T("Pick {low} to {high} with the space bar or a number key.")
        )
        wanted = source.fill(low=low, high=high)
        ticked = TN("{n} picked", "{n} picked", n=len(self.model.order))
        self.count.setText(say(T("{wanted} {ticked}.", wanted=wanted, ticked=ticked)))
        self.altered.emit()


_TAKE = T("Take {names}")
