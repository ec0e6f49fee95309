"""Narrow the journal: words, kinds of rows, one side, this phase."""

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QToolButton, QWidget

from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.models.journal_filter import JournalFilter
from beachmaster.desktop.panels.choices import fill
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import word
from beachmaster.engine.run import Asked
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text


class JournalSearch(QWidget):
    """The controls above the journal's list."""

    def __init__(self, proxy: JournalFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.proxy = proxy
        self.words, self.here = QLineEdit(), QCheckBox()
        self.only, self.side = SteadyComboBox(), SteadyComboBox()
        self.more = QToolButton()
        self._place: tuple[int, str] | None = None
        self.words.setClearButtonEnabled(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(current().space(0.25))
        grid.addWidget(self.words, 0, 0)
        grid.addWidget(self.more, 0, 1)
        grid.addWidget(self._choices(), 1, 0, 1, 2)
        self.words.textChanged.connect(proxy.search)
        self.only.currentIndexChanged.connect(lambda _: proxy.show_only(self.only.currentData()))
        self.side.currentIndexChanged.connect(lambda _: proxy.show_side(self.side.currentData()))
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

    def retranslate(self) -> None:
        """Set all words anew."""
        name(self.words, Text(_WORDS), Text(_WORDS_HELP))
        self.words.setPlaceholderText(word(_WORDS))
        name(self.only, Text(_ONLY))
        name(self.side, Text(_SIDE))
        self.more.setText(word(_MORE))
        name(self.more, Text(_MORE), Text(_MORE_HELP))
        fill(self.only, _KINDS)
        fill(self.side, _SIDES)
        self.here.setText(word(_HERE))

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

    def _narrow_place(self) -> None:
        self.proxy.show_place(self._place if self.here.isChecked() else None)


_WORDS = QT_TRANSLATE_NOOP("desktop", "Search the journal")
_WORDS_HELP = QT_TRANSLATE_NOOP("desktop", "Shows lines that hold all of these words (Ctrl+F).")
_MORE = QT_TRANSLATE_NOOP("desktop", "Filter")
_MORE_HELP = QT_TRANSLATE_NOOP("desktop", "Shows one kind of line, one side's phases, this phase.")
_ONLY = QT_TRANSLATE_NOOP("desktop", "Kind of line")
_SIDE = QT_TRANSLATE_NOOP("desktop", "Whose phases")
_HERE = QT_TRANSLATE_NOOP("desktop", "This phase only")
_KINDS: dict[str, Source] = {
    "all": QT_TRANSLATE_NOOP("desktop", "Everything"),
    "events": QT_TRANSLATE_NOOP("desktop", "Events"),
    "acts": QT_TRANSLATE_NOOP("desktop", "Acts at the table"),
    "results": QT_TRANSLATE_NOOP("desktop", "Results and decisions"),
    "answers": QT_TRANSLATE_NOOP("desktop", "Answers"),
}
_SIDES: dict[str, Source] = {
    "all": QT_TRANSLATE_NOOP("desktop", "Both sides' phases"),
    "us": QT_TRANSLATE_NOOP("desktop", "US phases"),
    "japan": QT_TRANSLATE_NOOP("desktop", "Japanese phases"),
}
