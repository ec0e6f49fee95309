"""What the printed tables of the player's own map say, told ahead or put right later."""

from beachmaster.desktop.labels import Words
from beachmaster.desktop.learning.fact_form import Asked, FactForm
from beachmaster.desktop.learning.painter import Painter
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.facts import WHOLE
from beachmaster.engine.fields import one_of


class PrintedTables(FactForm):
    """A row of answers for each table; one that was typed in is said above its row."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        tables = list(painter.prints.tables.values())
        if not tables:
            return
        known = painter.prints.known.get(WHOLE, {})
        self.form = self.ask(
            T("The tables on your map"),
            [
                Asked(one_of(one.id, one.text, one.values), WHOLE, one.id, known.get(one.id))
                for one in tables
            ],
        )
        for table, control in zip(tables, self.form.controls, strict=True):
            if table.id in known and control.read() is None:
                control.tell.setText(say(table.words(known[table.id])))
                control.tell.show()
        self.column.addWidget(Words(say(_HOW), role="hint"))


_HOW = T(
    "If a table says something else, the program asks for its lines when a rule next needs them."
)
