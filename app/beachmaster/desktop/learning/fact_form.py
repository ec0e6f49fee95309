"""A form beside a map that is being learned: each field tells one fact as soon as it is filled."""

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.labels import Words
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.facts import MapFact
from beachmaster.engine.prompt import Field
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class Asked(msgspec.Struct, frozen=True):
    """A field and the fact that it tells: where, what of it, and what is known by now."""

    field: Field
    place: str
    name: str
    known: Value


class FactForm(QWidget):
    """A title and a field for each fact; `told` carries what is told of one of them."""

    told = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(current().space(0.4))

    def ask(self, title: Text, asked: Sequence[Asked]) -> Form:
        """Show the fields with what is known, and return their form."""
        self.column.addWidget(Words(say(title), bold=True))
        form = Form([one.field for one in asked])
        for one, control in zip(asked, form.controls, strict=True):
            if one.known is not None:
                control.put(one.known)
            control.altered.connect(self._teller(one, control.read))
        self.column.addWidget(form)
        return form

    def _teller(self, asked: Asked, read: Callable[[], Value]) -> Callable[[], None]:
        def tell() -> None:
            value = read()
            if value is not None:
                self.told.emit(MapFact(asked.place, asked.name, value))

        return tell
