"""Ask for the name of somebody else who plays: the only place where a name is asked."""

from collections.abc import Callable

from PySide6.QtWidgets import QInputDialog, QWidget

from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.storage.players import PlayerNameError, Players
from beachmaster.storage.settings import Settings


class WhoPlays(QInputDialog):
    """A name, new or of those who played before; what each knows of the rules is kept apart."""

    def __init__(self, settings: Settings, done: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._settings, self._done = settings, done
        self.players = Players.load()
        self._first = say(_FIRST)
        self.setWindowTitle(say(T("Someone else plays")))
        self.setLabelText(say(_WHO))
        self.setComboBoxEditable(True)
        named = [name or self._first for name in self.players.others]
        self.setComboBoxItems(["", *named])
        self.textValueSelected.connect(self._take)
        self.finished.connect(self.deleteLater)

    def _take(self, typed: str) -> None:
        name = "" if typed == self._first else typed
        if not typed.strip():
            return  # nobody else does
        try:
            self.players.play_as(name, self._settings)
        except PlayerNameError as error:
            self._again(typed, say(error.text))
        except OSError as error:
            self._again(typed, error.strerror or str(error))
        else:
            self._done()

    def _again(self, typed: str, why: str) -> None:
        """Say what was wrong, and ask once more."""
        parent = self.parentWidget()
        assert parent is not None
        again = WhoPlays(self._settings, self._done, parent)
        again.setTextValue(typed)
        again.setLabelText(f"{why}\n{say(_WHO)}")
        again.open()


_FIRST = T("the first player")
_WHO = T("Who plays now? Rules are explained as that player needs them; the game goes on as it is.")
