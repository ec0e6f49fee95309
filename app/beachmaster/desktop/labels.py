"""Write words in the card's sizes, which follow the theme."""

from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import TYPE

PROMPT, CLOSE, ANSWER, PLAIN = TYPE["prompt"], TYPE["result"], TYPE["lead"], TYPE["body"]
"""The steps of type that the card writes in; `CLOSE` is the prompt where the window is small."""
TERM = "term:"
"""How a link to a word of the game begins."""


class Words(QLabel):
    """Wrapped words in a size relative to body text."""

    def __init__(
        self,
        words: str = "",
        scale: float = 1.0,
        *,
        bold: bool = False,
        serif: bool = False,
        role: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._heights: dict[int, int] = {}  # layouts ask for the same widths over and over
        self._scale, self._bold, self._serif = scale, bold, serif
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if role:
            self.setProperty("role", role)
        theme = current()
        theme.changed.connect(self.refit)
        self.refit()
        self.setText(words)

    def setText(self, words: str) -> None:
        """Show other words; the same ones are neither read nor laid out anew."""
        if words != self.text():
            self._heights.clear()
            super().setText(words)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        found = self._heights.get(width)
        if found is None:
            found = self._heights[width] = super().heightForWidth(width)
        return found

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew: another font or style wraps otherwise."""
        self._heights.clear()
        super().changeEvent(event)

    def rescale(self, scale: float) -> None:
        """Write larger or smaller from now on."""
        if scale != self._scale:
            self._scale = scale
            self.refit()

    def refit(self) -> None:
        """Take the size that the theme now gives."""
        self.setFont(current().font(self._scale, bold=self._bold, serif=self._serif))


class LinkedWords(Words):
    """Wrapped words with links that the keyboard reaches."""

    def __init__(self, html: str, scale: float = 1.0, *, role: str = "") -> None:
        self._html = ""
        super().__init__("", scale, role=role)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setText(html)

    def setText(self, html: str) -> None:
        """Show words with links."""
        self._html = html
        super().setText(html)

    def refit(self) -> None:
        """Take the size that the theme now gives, and read the links anew: they keep a colour."""
        super().refit()
        super().setText("")
        super().setText(self._html)


def rule_links(rules: tuple[str, ...] | list[str]) -> str:
    """Return rule ids as links in rich text."""
    return ", ".join(f'<a href="{escape(rule)}">{escape(rule)}</a>' for rule in rules)
