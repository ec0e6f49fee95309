"""Say below the map what is pointed at, in so few lines that the map keeps its room."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QSizePolicy

from beachmaster.desktop.theme import current

LINES, MOST_LINES = 2, 4
"""How many lines there are always, and at most where the keyboard reads, which has no tip."""


class Readout(QLabel):
    """Words of two lines, which end in dots where they are longer; the tip has them whole.

    So the map below the pointer stays where it is. `words` are the whole.
    """

    def __init__(self) -> None:
        super().__init__()
        self.words, self._shorter, self._most = "", "", LINES
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_words(self, words: str, shorter: str = "", *, by_key: bool = False) -> None:
        """Show words, or a shorter form of them where the whole has no room; more `by_key`."""
        most = MOST_LINES if by_key else LINES
        if (words, shorter, most) != (self.words, self._shorter, self._most):
            self.words, self._shorter, self._most = words, shorter, most
            self._cut()

    @property
    def is_cut(self) -> bool:
        """Tell whether words are missing."""
        return self.text().replace("\n", " ") != self.words

    def sizeHint(self) -> QSize:
        """Return the height of the lines there are."""
        lines = max(LINES, self.text().count("\n") + 1)
        return QSize(1, self.fontMetrics().lineSpacing() * lines + 2 * self.margin())

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._cut()

    def changeEvent(self, event: QEvent) -> None:
        """Break the words anew: another font is wider or narrower."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._cut()

    def _cut(self) -> None:
        whole = self._lines(self.words)
        if len(whole) > self._most and self._shorter:
            whole = self._lines(self._shorter)
        shown, rest = whole[: self._most], whole[self._most :]
        if rest:
            mode = Qt.TextElideMode.ElideRight
            last = f"{shown[-1]} {rest[0]}"
            shown[-1] = self.fontMetrics().elidedText(last, mode, self._room())
        self.setText("\n".join(shown))
        self.setToolTip(self.words if self.is_cut else "")
        self.setAccessibleName(self.words)
        self.updateGeometry()

    def _room(self) -> int:
        return max(current().space(1), self.width() - 2 * self.margin())

    def _lines(self, words: str) -> list[str]:
        """Return words as they break at the width there is."""
        layout, found = QTextLayout(words, self.font()), list[str]()
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._room())
            found.append(words[line.textStart() : line.textStart() + line.textLength()].strip())
        layout.endLayout()
        return found or [""]
