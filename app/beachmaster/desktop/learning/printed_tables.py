"""What the printed tables of the player's own map say, told ahead or put right later."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.labels import Words
from beachmaster.desktop.learning.painter import Painter
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.facts import WHOLE, MapFact
from beachmaster.engine.fields import one_of
from beachmaster.engine.printkinds import PrintedTable


class PrintedTables(QWidget):
    """A row of answers for each table; `told` carries what is told of one of them."""

    told = Signal(object)

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.4))
        tables = list(painter.prints.tables.values())
        if not tables:
            return
        column.addWidget(Words(say(T("The tables on your map")), bold=True))
        self.form = Form([one_of(one.id, one.text, one.values) for one in tables])
        known = painter.prints.known.get(WHOLE, {})
        for table, control in zip(tables, self.form.controls, strict=True):
            value = known.get(table.id)
            if value is not None and not control.put(value):
                control.tell.setText(say(table.words(value)))
                control.tell.show()
            control.altered.connect(lambda one=table: self._tell(one))
        column.addWidget(self.form)
        column.addWidget(Words(say(_HOW), role="hint"))

    def _tell(self, table: PrintedTable) -> None:
        value = self.form.value().get(table.id)
        if value is not None:
            self.told.emit(MapFact(WHOLE, table.id, value))


_HOW = T("Where a table says something else, its lines are asked when a rule reads them next.")
