"""The panel of learning ahead: brushes, and what the rulebook's counts say is still open."""

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Check, Radio
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import Words, rule_links
from beachmaster.desktop.learning.area_lines import AreaLines
from beachmaster.desktop.learning.brushes import Brush, brushes
from beachmaster.desktop.learning.counter_kinds import CounterKinds
from beachmaster.desktop.learning.painter import Painter
from beachmaster.desktop.learning.printed_tables import PrintedTables
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.facts import MapFact
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.mapgaps import Gap, gaps
from beachmaster.engine.printkinds import Print
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text, capital
from beachmaster.engine.values import Value


class LearnPanel(QScrollArea):
    """What to paint with, and how far each list is told; `painted` says that the map changed."""

    painted = Signal()
    marked = Signal(dict)
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.painter: Painter | None = None
        self._filling = False
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hint, self.said = Words(role="hint"), Words(role="warn")
        self.held = Words(role="warn")
        self._rules = LinkedWords("", role="hint")
        self._rules.linkActivated.connect(self.rule_wanted)
        self.prints = SteadyComboBox()
        self.prints.currentIndexChanged.connect(lambda _at: self._show_values())
        self.undo, self.fill = QPushButton(), QPushButton()
        self.fill.setCheckable(True)
        self.undo.clicked.connect(self.step_back)
        self.fill.toggled.connect(self._fill_next)
        self._values, self._lists, self._counters = QWidget(), QWidget(), QWidget()
        self._tables = QWidget()
        self.areas: AreaLines | None = None
        self._areas = QWidget()
        self._group = QButtonGroup(self)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        acts = FlowLayout(gap=0.4)
        for button in (self.undo, self.fill):
            acts.addWidget(button)
        for part in (self.hint, self._areas, self.prints, self._values):
            self._column.addWidget(part)
        self._column.addLayout(acts)
        for part in (self.said, self.held, self._rules, self._lists, self._tables, self._counters):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.setWidget(inside)

    # -- what others call ------------------------------------------------------------------------

    def begin(self, painter: Painter) -> None:
        """Paint on this board."""
        self.painter = painter
        self._show_areas(painter)
        with QSignalBlocker(self.prints):
            self.prints.clear()
            for kind in painter.kinds:
                words = say(kind.text)
                self.prints.addItem(capital(words), kind.id)
        self.show_held(0)
        self.retranslate()
        self._show_values()
        self._show_counters()

    def show_held(self, count: int) -> None:
        """Say of how many hexes the paint waits, as the game under way knows them otherwise."""
        self.held.setText(say(_HELD.fill(hexes=TN("one hex", "{n} hexes", n=count))))
        self.held.setVisible(count > 0)

    def stroke(self, place: HexId) -> None:
        """Paint a hex that the pointer came upon, or fill from there; an area is a neighbour."""
        if self.areas is not None:
            self.areas.tap(place)
            return
        self._try(partial(self._fill_from if self._filling else self._paint, place))

    def lift(self) -> None:
        """End the stroke."""
        if self.painter is not None:
            self.painter.lift()
            self._show_lists()

    def finish(self) -> None:
        """Let a number count that is still being typed."""
        for box in self.findChildren(QSpinBox):
            box.interpretText()

    def step_back(self) -> None:
        """Take the last stroke back."""
        assert self.painter is not None
        self.finish()
        self._try(self.painter.undo)
        self._show_lists()
        self._show_counters()
        if self.areas is not None:
            self.areas.show_areas()
            self.areas.choose(self.areas.place)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.hint.setText(say(_HOW if self.areas is None else _HOW_AREAS))
        forms.name(self.prints, T("What to paint"))
        self.undo.setText(say(T("Undo the last stroke")))
        self.fill.setText(say(T("Fill…")))
        forms.name(self.fill, T("Fill"), _FILL)
        self.fill.setToolTip(say(_FILL))

    # -- inside ----------------------------------------------------------------------------------

    def _paint(self, place: HexId) -> None:
        assert self.painter is not None
        self.painter.paint(place)

    def _fill_from(self, place: HexId) -> None:
        assert self.painter is not None
        self.fill.setChecked(False)
        self.painter.fill(place)

    def _show_areas(self, painter: Painter) -> None:
        """Show the lines of a map of areas in place of brushes; of hexes nothing of it."""
        self.areas = AreaLines(painter) if painter.prints.board.areas else None
        self._areas = self._put(self._areas, self.areas or QWidget())
        if self.areas is not None:
            self.areas.told.connect(lambda facts: self._try(partial(painter.tell, *facts)))
            self.areas.marked.connect(self.marked)
        for part in (self.prints, self._values, self._lists, self._rules, self.fill):
            part.setVisible(self.areas is None)

    def _try(self, act: Callable[[], object]) -> None:
        """Do it, say why it cannot be, and show what came of it."""
        from beachmaster.storage.problems import SaveError  # slow to load

        assert self.painter is not None
        self._tell(None)
        try:
            act()
        except (Refusal, SaveError) as error:
            self._tell(error.text)
        self.undo.setEnabled(self.painter.can_undo)
        self.painted.emit()

    def _tell(self, text: Text | None) -> None:
        self.said.setText(say(text) if text is not None else "")
        self.said.setVisible(text is not None)

    def _fill_next(self, on: bool) -> None:
        self._filling = on
        self._tell(_FILL if on else None)

    @property
    def kind(self) -> Print:
        """Return the print that is painted."""
        assert self.painter is not None
        return self.painter.prints.kinds[self.prints.currentData()]

    def _show_values(self) -> None:
        """Offer the brushes of the print; areas are told line by line."""
        assert self.painter is not None
        if self.areas is not None:
            return
        self._values = self._renewed(self._values)
        flow = FlowLayout(self._values, gap=0.5)
        self._group = QButtonGroup(self)
        for at, brush in enumerate(brushes(self.kind)):
            words = say(brush.text)
            radio = Radio(capital(words))
            radio.toggled.connect(lambda on, one=brush: self._take(one) if on else None)
            self._group.addButton(radio)
            flow.addWidget(radio)
            radio.setChecked(at == 0)
        self.fill.setVisible(not self.kind.listed)
        self.undo.setEnabled(self.painter.can_undo)
        self._tell(None)
        self._show_lists()

    def _take(self, brush: Brush) -> None:
        assert self.painter is not None
        self.painter.brush = brush

    def _show_lists(self) -> None:
        """Show how far the print is told: its lists with their counts, or its hexes."""
        assert self.painter is not None
        if self.areas is not None:
            return
        self._lists = self._renewed(self._lists)
        column = QVBoxLayout(self._lists)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.15))
        links = rule_links(self.kind.rules)
        self._rules.setText(escape(say(_RULES)).replace("{links}", links))
        for gap in gaps(self.painter.prints):
            if gap.print == self.kind.id:
                column.addWidget(self._row(gap))

    def _row(self, gap: Gap) -> QWidget:
        """Return how many hexes are known, of a list with the tick that it is complete."""
        count, kind = gap.known, self.kind
        if not kind.listed:
            return Words(say(TN("{n} hex known", "{n} hexes known", n=count)))
        stand = (
            T("{n} of {all}", n=count, all=gap.wanted)
            if gap.wanted
            else TN("{n} hex", "{n} hexes", n=count)
        )
        row = Check(say(T("{list}: {stand}, complete", list=gap.text, stand=stand)))
        row.setChecked(gap.complete)
        row.setEnabled(not gap.wanted)  # the rulebook's count says when it is
        row.toggled.connect(lambda on: self._complete(kind, gap.value, whole=on))
        return row

    def _complete(self, kind: Print, value: Value, *, whole: bool) -> None:
        assert self.painter is not None
        self._try(partial(self.painter.say_complete, kind, value, whole=whole))

    def _show_counters(self) -> None:
        """Show what is told of printed tables, and of the player's own counters kind by kind."""
        assert self.painter is not None
        tables = PrintedTables(self.painter)
        tables.told.connect(self._tell_painter)
        self._tables = self._put(self._tables, tables)
        picked = self._counters.picked if isinstance(self._counters, CounterKinds) else None
        kinds = CounterKinds(self.painter)
        kinds.choose(picked)
        kinds.told.connect(self._tell_counter)
        self._counters = self._put(self._counters, kinds)

    def _tell_painter(self, fact: MapFact) -> None:
        assert self.painter is not None
        self._try(partial(self.painter.tell, fact))

    def _tell_counter(self, fact: MapFact) -> None:
        self._tell_painter(fact)
        if isinstance(self._counters, CounterKinds):
            self._counters.refresh(fact)

    def _renewed(self, old: QWidget) -> QWidget:
        return self._put(old, QWidget())

    def _put(self, old: QWidget, new: QWidget) -> QWidget:
        self._column.replaceWidget(old, new)
        old.hide()
        old.deleteLater()
        return new


_HOW = T(
    "Tap the hexes that show it, or drag over them; tap one again to wipe it. The map is saved as "
    "you paint."
)
_HOW_AREAS = T(
    "Enter what your map shows for each area; tap the areas and boxes that it touches. The map is "
    "saved with each area; our estimates are only hints."
)
_HELD = T(
    "This game knows {hexes} differently: when you go back to the game, you choose how that is "
    "meant."
)
_RULES = T("The rules: {links}", links="{links}")
_FILL = T(
    "Tap inside a border that you painted. Everything inside is filled, up to hexes already known."
)
