"""Narrow the journal: words, kinds of rows, one side, this phase."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QLineEdit, QToolButton, QWidget

from beachmaster.desktop.buttons import Check
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import fill_box, name
from beachmaster.desktop.models.journal_filter import JournalFilter
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.run import Asked
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text


class JournalSearch(QWidget):
    """The controls above the journal's list."""

    def __init__(self, proxy: JournalFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.proxy = proxy
        self.words, self.here = QLineEdit(), Check()
        self.only, self.side = SteadyComboBox(), SteadyComboBox()
        self.more = QToolButton()
        self._place: tuple[int, str] | None = None
        self._sides: Sequence[Side] = ()
        self.words.setClearButtonEnabled(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(current().space(0.25))
        grid.addWidget(self.words, 0, 0)
        grid.addWidget(self.more, 0, 1)
        grid.addWidget(self._choices(), 1, 0, 1, 2)
        self.words.textChanged.connect(proxy.search)
        self.only.currentIndexChanged.connect(lambda _: proxy.show_only(self.only.currentData()))
        self.side.currentIndexChanged.connect(lambda _: self._narrow_side())
        self.here.toggled.connect(self._narrow_place)
        self.retranslate()

    def begin(self) -> None:
        """Let the player type."""
        self.words.setFocus()
        self.words.selectAll()

    def clear(self) -> None:
        """Show everything again."""
        self.words.clear()
        self.more.setChecked(False)
        self._let_go(on=False)

    def stand_in(self, asked: Asked | None) -> None:
        """Follow the game to its phase."""
        self._place = (asked.turn, asked.phase) if asked is not None else None
        self._narrow_place()

    def list_sides(self, sides: Sequence[Side]) -> None:
        """Offer the phases of each side of the game."""
        self._sides = sides
        each = {side.id: side.phases for side in sides}
        fill_box(self.side, {"": T("Both sides' phases"), **each})

    def retranslate(self) -> None:
        """Set all words anew."""
        name(self.words, _WORDS, T("Shows lines that hold all of these words (Ctrl+F)."))
        self.words.setPlaceholderText(say(_WORDS))
        name(self.only, T("Kind of line"))
        name(self.side, T("Whose phases"))
        self.more.setText(say(_MORE))
        name(self.more, _MORE, T("Shows only one kind of line, one side's phases, or this phase."))
        fill_box(self.only, _KINDS)
        self.list_sides(self._sides)
        self.here.say(say(T("This phase only")))

    def _choices(self) -> QWidget:
        """Return the choices beside the words; they take their room only when they are wanted."""
        choices = QWidget()
        row = FlowLayout(choices)
        for widget in (self.only, self.side, self.here):
            row.addWidget(widget)
        choices.hide()
        self.more.setCheckable(True)
        self.more.toggled.connect(choices.setVisible)
        self.more.toggled.connect(lambda on: self._let_go(on=on))
        return choices

    def _let_go(self, *, on: bool) -> None:
        """Clear the choices when they are put away, so that nothing narrows unseen."""
        if not on:
            self.only.setCurrentIndex(0)
            self.side.setCurrentIndex(0)
            self.here.setChecked(False)

    def _narrow_side(self) -> None:
        self.proxy.show_side(self.side.currentData() or "")

    def _narrow_place(self) -> None:
        self.proxy.show_place(self._place if self.here.isChecked() else None)


_WORDS = T("Search the journal")
_MORE = T("Filter")
_KINDS: dict[str, Text] = {
    "all": T("Everything"),
    "events": T("Events"),
    "acts": T("Acts at the table"),
    "results": T("Results and decisions"),
    "answers": T("Answers"),
}
