"""Pick one of many values from a list: a digit takes a row, typing narrows a long one."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, rows_of
from beachmaster.desktop.speaking import give_role
from beachmaster.engine.meaning import by_keys
from beachmaster.engine.options import same
from beachmaster.engine.prompt import Field
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import signs_of_pick


class Pick(QWidget):
    """Many values of which one may hold: the row that stands out; none does before one is taken.

    Up to nine have their digits painted; of more the row is taken that what is typed names, or of
    areas and hexes, whose numbers are typed, the one whose letter it is.
    """

    altered, clicked = Signal(), Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Grouping)
        self.list = FilterList(OptionModel(()))
        self._list(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        self.list.chosen.connect(self._choose)
        self.list.moved.connect(self.altered)

    def _list(self, field: Field) -> None:
        """List what a field offers, with nothing taken."""
        options = by_keys(field.options)
        self._values = [option.value for option in options]
        rows = rows_of(options)
        words = [row.words for row in rows]
        self.keys = signs_of_pick(options, words)
        self.list.show_rows(rows, taken=False, picked=None if self.keys[:1].isdigit() else False)
        self.list.delegate.indent(signed=True)

    def _choose(self, at: int) -> None:
        self.list.go_to(at)
        self.clicked.emit()

    def take_over(self, field: Field) -> bool:
        """Ask another field that is picked from a list."""
        with QSignalBlocker(self):
            self._list(field)
        return True

    def read(self) -> Value:
        """Return the value of the row taken."""
        row = self.list.current_row()
        return None if row is None else row.value

    def put(self, value: Value) -> bool:
        """Take the row of a value."""
        at = next((at for at, one in enumerate(self._values) if same(one, value)), -1)
        if at >= 0:
            self.list.line.clear()
            self.list.go_to(at)
        return at >= 0

    def take_typed(self) -> bool:
        """Take the row that is typed, so that nothing stands in the line; tell whether one is."""
        value = self.read() if self.list.typed() else None
        return value is not None and self.put(value)

    def pick(self, digit: int | str) -> bool:
        """Take the row that a sign is painted on; tell whether there is one."""
        at = self.list.picked_at(digit)
        if at >= 0:
            self.list.go_to(at)
        return at >= 0

    def hear(self, *, on: bool) -> None:
        """Show the digits that pick, or none of them while they are meant for another field."""
        self.list.sign(self.keys if on else "")

    def focus_at(self) -> QWidget:
        """Return the list."""
        return self.list.view
