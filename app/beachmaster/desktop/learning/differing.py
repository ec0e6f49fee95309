"""The counters that print something else than their kind: picked one by one, and listed."""

from collections.abc import Callable, Iterator

import msgspec
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Check
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.learning.painter import Painter
from beachmaster.desktop.prompts.controls import Dropdown
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.countersheet import CounterPrint
from beachmaster.engine.facts import MapFact, at_counter
from beachmaster.engine.fields import one_of
from beachmaster.engine.mapgaps import differing
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import Option, same
from beachmaster.engine.prompt import Field
from beachmaster.engine.text import capital
from beachmaster.engine.values import Value


class DifferingCounters(QWidget):
    """A counter to pick with a field for each of its prints, and the list of those that differ.

    `told` carries what is told of one; without a value that it prints what its kind does.
    """

    told = Signal(object)

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self._painter = painter
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.4))
        self.form, self.rows = Form(()), QWidget()
        self.pick = Dropdown(_counters(painter.prints))
        forms.name(self.pick, _HEAD)
        self.pick.altered.connect(self._show_form)
        for part in (Words(say(_HEAD), PLAIN, bold=True), self.pick, self.form, self.rows):
            self._column.addWidget(part)
        if not self.pick.count():
            self.hide()
        self._show_form()
        self.show_rows()

    def choose(self, counter: Value) -> None:
        """Let this counter be picked, as before."""
        with QSignalBlocker(self.pick):
            self.pick.put(counter)
        self._show_form()

    def show_known(self) -> None:
        """Show what is known by now of the counter that is picked; the keyboard stays there."""
        prints, counter = self._painter.prints, self.pick.read()
        wanted = list(_prints(prints, str(counter))) if counter is not None else []
        for one, control in zip(wanted, self.form.controls, strict=True):
            control.reword(_field(prints, str(counter), one))
            with QSignalBlocker(control.control):
                control.put(prints.counters.shown(str(counter), one.id))

    def show_rows(self) -> None:
        """List the counters that differ, each with the tick that takes it back."""
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.15))
        for fact in differing(self._painter.prints):
            text = self._painter.prints.counters.sheet.words([fact])
            words = say(text)
            row = Check(capital(words))
            forms.name(row, text, _LIKE_KIND)
            row.setToolTip(say(_LIKE_KIND))
            row.setChecked(True)
            row.toggled.connect(self._taker(fact))
            column.addWidget(row)
        self._replace(self.rows, rows)
        self.rows = rows

    # -- inside ----------------------------------------------------------------------------------

    def _taker(self, fact: MapFact) -> Callable[[bool], None]:
        """Return what says that a counter prints what its kind does."""

        def take(on: bool) -> None:
            if on:
                return
            self.pick.setFocus()  # the row goes, the keyboard stays here
            self.told.emit(MapFact(fact.place, fact.field, None))
            self._show_form()

        return take

    def _show_form(self) -> None:
        """Offer the prints of the counter that is picked, with what is known of them."""
        counter = self.pick.read()
        wanted = list(_prints(self._painter.prints, str(counter))) if counter is not None else []
        form = Form([_field(self._painter.prints, str(counter), one) for one in wanted])
        for one, control in zip(wanted, form.controls, strict=True):
            control.altered.connect(self._teller(str(counter), one, control.read))
        form.count_when_finished()
        self._replace(self.form, form)
        self.form = form
        self.show_known()

    def _teller(
        self, counter: str, wanted: CounterPrint, read: Callable[[], Value]
    ) -> Callable[[], None]:
        """Return what tells a print of a counter; that of its kind needs no telling."""

        def tell() -> None:
            value = read()
            if value is None:
                return
            usual = _of_kind(self._painter.prints, counter, wanted)
            told = None if same(value, usual) else value
            self.told.emit(MapFact(at_counter(counter), wanted.id, told))

        return tell

    def _replace(self, old: QWidget, new: QWidget) -> None:
        self._column.replaceWidget(old, new)
        old.hide()
        old.deleteLater()


def _counters(prints: OpenPrints) -> Field:
    """Return the field that picks a counter of which a print may differ from its kind's."""
    every = prints.counters.sheet.counters.values() if prints.counters.asked else ()
    options = [Option(one.id, one.name) for one in every if any(_prints(prints, one.id))]
    return one_of("counter", _HEAD, options)


def _prints(prints: OpenPrints, counter: str) -> Iterator[CounterPrint]:
    """Yield the prints of a counter that go by its kind and are not in our data for certain."""
    sheet = prints.counters.sheet
    figures = sheet.counters[counter].figures
    for wanted in sheet.prints.values():
        if wanted.kinds and wanted.id in figures and figures[wanted.id].estimate:
            yield wanted


def _field(prints: OpenPrints, counter: str, wanted: CounterPrint) -> Field:
    """Return the field of a print of a counter, which says what its kind prints."""
    sheet, usual = prints.counters.sheet, _of_kind(prints, counter, wanted)
    brief = wanted.text
    if usual is not None:
        brief = T("{print} (its kind: {value})", print=wanted.text, value=wanted.words(usual))
    text = T("{counter}: {print}", counter=sheet.text_of(counter), print=wanted.text)
    field = wanted.field(f"{counter}-{wanted.id}", text, None)
    return msgspec.structs.replace(field, under=sheet.text_of(counter), brief=brief)


def _of_kind(prints: OpenPrints, counter: str, wanted: CounterPrint) -> Value:
    """Return what a counter's kind is told to print, None where that is not known."""
    kind = prints.counters.kind(counter, wanted)
    return None if kind is None else prints.known.get(at_counter(kind), {}).get(wanted.id)


_HEAD = T("A counter that differs from its kind")
_LIKE_KIND = T("Untick it if it shows the same as its kind.")
