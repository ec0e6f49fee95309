"""What the player's own counters print, kind by kind, told ahead of the rules that ask for it."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.labels import Words
from beachmaster.desktop.learning.differing import DifferingCounters
from beachmaster.desktop.learning.painter import Painter
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.facts import MapFact, at_counter, counter_at
from beachmaster.engine.mapgaps import Gap, counter_gaps
from beachmaster.engine.prompt import Field
from beachmaster.engine.values import Value


class CounterKinds(QWidget):
    """A field for each print of each kind; `told` carries what is told of one of them."""

    told = Signal(object)

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.4))
        self.differing: DifferingCounters | None = None
        found = sorted(counter_gaps(painter.prints), key=lambda gap: gap.counter)
        if not found:
            return
        column.addWidget(Words(say(T("Your counters, by kind")), bold=True))
        self.form = Form([_field(painter, gap) for gap in found])
        for gap, control in zip(found, self.form.controls, strict=True):
            if gap.value is not None:
                control.put(gap.value)
            control.altered.connect(self._teller(gap, control.read))
        self.form.count_when_finished()
        column.addWidget(self.form)
        self.differing = DifferingCounters(painter)
        self.differing.told.connect(self.told)
        column.addWidget(self.differing)

    def refresh(self, fact: MapFact) -> None:
        """Show what was told: of a kind also beside the counter that is picked."""
        if self.differing is None:
            return
        self.differing.show_rows()
        if counter_at(fact.place) != self.picked:
            self.differing.show_known()

    @property
    def picked(self) -> Value:
        """Return the counter that is picked for what it prints, None where none is."""
        return None if self.differing is None else self.differing.pick.read()

    def choose(self, counter: Value) -> None:
        """Let this counter be picked, as before."""
        if self.differing is not None and counter is not None:
            self.differing.choose(counter)

    def _teller(self, gap: Gap, read: Callable[[], Value]) -> Callable[[], None]:
        def tell() -> None:
            value = read()
            if value is not None:
                self.told.emit(MapFact(at_counter(gap.counter), gap.print, value))

        return tell


def _field(painter: Painter, gap: Gap) -> Field:
    """Return the field of a print of a kind, with our estimate for a hint."""
    sheet = painter.prints.counters.sheet
    wanted = sheet.prints[gap.print]
    estimate = (
        sheet.estimate_of(gap.counter, wanted)
        if wanted.kinds
        else sheet.read(gap.counter, gap.print)
    )
    field = wanted.field(f"{gap.counter}-{gap.print}", gap.text, estimate)
    return msgspec.structs.replace(field, under=sheet.text_of(gap.counter), brief=wanted.text)
