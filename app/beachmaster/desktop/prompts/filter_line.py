"""A line to type into that leaves the card's own letters to the card until a word has begun."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit

from beachmaster.desktop.prompts.spelling import is_command, spelled_sign
from beachmaster.engine.views.keys import SPELLS

_NO_WORDS = "=+"
"""Keys of a form that are no part of any word."""
_GONE_TO = {
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class WordLine(QLineEdit):
    """A line for words of the player's own, which begin with a letter or a figure.

    Other signs are keys of the form as long as no word has begun; some belong to no word at all.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type what belongs to a word, and leave the rest to the form."""
        sign = event.text()
        begins = sign.isalnum() or (bool(self.text()) and sign not in _NO_WORDS)
        if len(sign) == 1 and sign.isprintable() and not begins:
            event.ignore()
        else:
            super().keyPressEvent(event)


class FilterLine(QLineEdit):
    """Looks for what is typed, also where the program put the keyboard into it.

    W opens the reasons there as from anywhere else, unless it begins a name that is listed. Who
    goes into it by themselves (a click, Tab, `/`) types any letter, and so does whoever has begun a
    word. `acts` are letters that the answers themselves have as keys.
    """

    acts = ""
    keyed: Callable[[str], bool] = staticmethod(lambda _sign: False)
    """Tells whether a letter or figure is a key at the list, as long as no word has begun."""
    begins: Callable[[str], bool] = staticmethod(lambda _sign: False)
    """Tells whether a sign begins a name that is listed."""
    went = Signal()
    """Somebody went into it by themselves, or left it."""

    def __init__(self) -> None:
        super().__init__()
        self._gone_to = False

    @property
    def begun(self) -> bool:
        """Tell whether a word stands there to be gone on with: what is marked will be replaced."""
        return bool(self.text()) and self.selectedText() != self.text()

    def sign_of(self, event: QKeyEvent, *, begun: bool) -> str:
        """Return the sign that a key adds, empty where it does something else."""
        return spelled_sign(event, begun=begun or self._names(event), acts=self.acts)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note who put the keyboard here; coming back to the window changes nothing."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._gone_to = event.reason() in _GONE_TO
            self.went.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take any letter from now on."""
        super().mousePressEvent(event)
        self._gone_to = True
        self.went.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, but leave commands to the card where no word has begun."""
        sign = event.text()
        begins = len(sign) != 1 or sign.isalnum() or not sign.isprintable()
        if self.begun or (self._gone_to and begins):
            super().keyPressEvent(event)
        elif sign == SPELLS:
            self._gone_to = True
            self.went.emit()
        elif len(sign) == 1 and sign.isprintable() and not (begins and not self._is_key(event)):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _names(self, event: QKeyEvent) -> bool:
        sign = event.text()
        return sign.isalpha() and sign.casefold() not in self.acts and self.begins(sign)

    def _is_key(self, event: QKeyEvent) -> bool:
        command = is_command(event, self.acts) and not self._names(event)
        return command or self.keyed(event.text())

    @property
    def gone_to(self) -> bool:
        """Tell whether any letter or digit is typed here, though it may be a key elsewhere."""
        return self._gone_to and self.hasFocus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that letters may be keys again."""
        super().focusOutEvent(event)
        self.went.emit()
