"""What the player's own counters print, kind by kind, told ahead of the rules that ask for it."""

import msgspec

from beachmaster.desktop.learning.differing import DifferingCounters
from beachmaster.desktop.learning.fact_form import Asked, FactForm
from beachmaster.desktop.learning.painter import Painter
from beachmaster.desktop.texts import T
from beachmaster.engine.facts import MapFact, at_counter, counter_at
from beachmaster.engine.mapgaps import Gap, counter_gaps
from beachmaster.engine.prompt import Field
from beachmaster.engine.values import Value


class CounterKinds(FactForm):
    """A field for each print of each kind, and the counters that differ from their kind."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.differing: DifferingCounters | None = None
        found = sorted(counter_gaps(painter.prints), key=lambda gap: gap.counter)
        if not found:
            return
        self.form = self.ask(
            T("Your counters, by kind"),
            [
                Asked(_field(painter, gap), at_counter(gap.counter), gap.print, gap.value)
                for gap in found
            ],
        )
        self.form.count_when_finished()
        self.differing = DifferingCounters(painter)
        self.differing.told.connect(self.told)
        self.column.addWidget(self.differing)

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
