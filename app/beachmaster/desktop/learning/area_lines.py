"""Tell a map of areas ahead, area by area: what it touches, and all else that it prints."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Check
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import Words
from beachmaster.desktop.learning.painter import Painter
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.told import Told
from beachmaster.desktop.words import say
from beachmaster.engine.areaquestions import NEIGHBOURS, LineQuestion
from beachmaster.engine.areashape import ends
from beachmaster.engine.facts import says
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.record import Field, value_words
from beachmaster.engine.text import Text, capital
from beachmaster.engine.values import Value

HERE, NEAR = "?", "✓"
_NOTHING = Field(name=NEIGHBOURS, kind="many", text=T("It touches"))


class Neighbours(QWidget):
    """A tick for each space that an area may touch, side by side; `altered` by a tick."""

    altered = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.2))
        column.addWidget(Words(_sentence(field.text)))
        self.ticks = {str(one.value): Check(say(one.text)) for one in field.options}
        row = QWidget()
        flow = FlowLayout(row, gap=0.5)
        for place, tick in self.ticks.items():
            forms.name(tick, T("It touches {place}", place=place))
            tick.toggled.connect(self.altered)
            flow.addWidget(tick)
        column.addWidget(row)
        if field.estimate:
            guess = T("Our estimate: {value}", value=value_words(field, field.estimate))
            column.addWidget(Words(say(guess), 0.95, role="hint"))

    def read(self) -> list[str]:
        """Return the spaces that are ticked, in the map's order."""
        return [place for place, tick in self.ticks.items() if tick.isChecked()]

    def put(self, places: Iterable[str]) -> None:
        """Tick these and no others."""
        ticked = set(places)
        for place, tick in self.ticks.items():
            tick.setChecked(place in ticked)

    def tap(self, place: str) -> None:
        """Tick a space, or take its tick away."""
        if place in self.ticks:
            self.ticks[place].toggle()


class AreaLines(QWidget):
    """A form for one area at a time; a tap on the map says that the area touches that one.

    `told` carries the facts of an area, `marked` what the map is to mark meanwhile.
    """

    told = Signal(list)
    marked = Signal(dict)

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self._painter = painter
        self.areas, self.keep = SteadyComboBox(), QPushButton(say(T("&Keep, and next area")))
        self.keep.setAutoDefault(False)
        self.left = Words(role="hint")
        self.near, self.form = Neighbours(_NOTHING), Form([])
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.4))
        row = FlowLayout(gap=0.4)
        for widget in (self.areas, self.keep):
            row.addWidget(widget)
        self._column.addLayout(row)
        for part in (self.left, self.near, self.form):
            self._column.addWidget(part)
        forms.name(self.areas, T("Area"))
        self.areas.currentIndexChanged.connect(lambda _at: self._show_line())
        self.keep.clicked.connect(self.keep_line)
        self.show_areas()
        self.choose(
            next((line.place for line in self._prints.lines()), self._prints.board.areas[0])
        )

    # -- what others call ------------------------------------------------------------------------

    def show_areas(self) -> None:
        """List the areas with what is still open of them."""
        open_ones = {line.place for line in self._prints.lines()}
        at = max(0, self.areas.currentIndex())
        with QSignalBlocker(self.areas):
            self.areas.clear()
            for place in self._prints.board.areas:
                done = T("Area {place}: entered", place=place)
                words = T("Area {place}", place=place) if place in open_ones else done
                self.areas.addItem(say(words), place)
            self.areas.setCurrentIndex(at)
        some = TN("One area is incomplete.", "{n} areas are incomplete.",
                  n=len(open_ones))  # fmt: skip
        self.left.setText(say(some if open_ones else T("Every area is entered.")))

    def choose(self, place: str) -> None:
        """Tell this area next."""
        self.areas.setCurrentIndex(self.areas.findData(place))
        self._show_line()

    def tap(self, place: str) -> None:
        """Say that the area touches one that was tapped, or that it does not after all."""
        self.near.tap(place)

    @property
    def place(self) -> str:
        """Return the area that is told."""
        found: str = self.areas.currentData() or ""
        return found

    def keep_line(self) -> None:
        """Keep what is told of the area, and go on to the next of which something is open."""
        known = self._prints.known
        new = [one for one in self._line().facts(self._answer()) if not says(known, one)]
        if new:
            self.told.emit(new)
        self.show_areas()
        self.choose(self._next())

    # -- inside ----------------------------------------------------------------------------------

    @property
    def _prints(self) -> OpenAreas:
        prints = self._painter.prints
        assert isinstance(prints, OpenAreas)
        return prints

    def _line(self) -> LineQuestion:
        """Return the question for the area as if nothing were known: all can be told anew."""
        prints = self._prints
        return LineQuestion(self.place, prints.board.shape, prints.told_kinds, {}, prints.guess)

    def _answer(self) -> dict[str, Value]:
        read = ((control.field.name, control.read()) for control in self.form.controls)
        near: dict[str, Value] = {NEIGHBOURS: self.near.read()} if self.near.read() else {}
        return near | {name: value for name, value in read if value is not None}

    def _next(self) -> str:
        """Return the next area of which something is open, else the next one."""
        areas = self._prints.board.areas
        at = areas.index(self.place)
        open_ones = {line.place for line in self._prints.lines()}
        after = [*areas[at + 1 :], *areas[: at + 1]]
        return next((place for place in after if place in open_ones), after[0])

    def _show_line(self) -> None:
        """Show the form of the area, with what is known filled in."""
        line = self._line()
        fields = {field.name: field for field in line.prompt.fields}
        near, known = Neighbours(fields.pop(NEIGHBOURS)), self._known(line)
        form = Form(list(fields.values()))
        near.put(known.get(NEIGHBOURS) or ())
        near.altered.connect(self._mark)
        for control in form.controls:
            if control.field.name in known:
                control.put(known[control.field.name])
            control.altered.connect(self._mark)
        pairs: tuple[tuple[QWidget, QWidget], ...] = ((self.near, near), (self.form, form))
        for old, new in pairs:
            self._column.replaceWidget(old, new)
            old.hide()
            old.deleteLater()
        self.near, self.form = near, form
        self._mark()

    def _known(self, line: LineQuestion) -> Mapping[str, Value]:
        """Return what is known of the area, as its form holds it."""
        known = self._prints.known
        found: dict[str, Value] = dict(known.get(line.place, {}))
        edges = {kind.id for kind in line.kinds.values() if kind.edges}
        near = [
            other
            for place, shown in known.items()
            for kind in edges & shown.keys()
            if shown[kind] is True and line.place in ends(place)
            for other in ends(place)
            if other != line.place
        ]
        return found | ({NEIGHBOURS: near} if near else {})

    def _mark(self) -> None:
        """Mark the area and those it is said to touch."""
        told = {place: Told(NEAR, active=False) for place in self.near.read()}
        self.marked.emit(told | {self.place: Told(HERE, active=True)})


def _sentence(text: Text) -> str:
    words = say(text)
    return capital(words)
