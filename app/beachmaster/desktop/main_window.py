"""Assemble the window; every part knows its own business."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from beachmaster.desktop.collecting import spare_modules
from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.translators import Translators
from beachmaster.storage.last import Last
from beachmaster.storage.settings import Settings

if TYPE_CHECKING:
    from beachmaster.desktop.controller import GameController
    from beachmaster.desktop.prompts import PromptCard
    from beachmaster.desktop.window_parts import WindowParts

ENDING = ".beachmaster"
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class MainWindow(WindowFrame):
    """The remembered prompt at first; card, pages, columns and dialogs come with `build_parts`.

    `card_ready` is emitted when the card is there, before the waiting game is opened.
    """

    card_ready = Signal()

    def __init__(self, settings: Settings, theme: Theme, translators: Translators) -> None:
        super().__init__(settings, theme, translators)
        self.parts: WindowParts | None = None
        self._waiting: Path | None = None
        self._last: Last | None = None
        self._steps: Iterator[None] | None = None
        self.setAcceptDrops(True)

    def remember(self, last: Last | None, game: Path | None = None) -> None:
        """Show where the player was, before anything is loaded; or wait for a named game."""
        self._waiting = game or (Path(last.save) if last else None)
        self._last = last
        if last is not None:
            self.show_remembered(last)

    @property
    def controller(self) -> "GameController":
        """Return what touches the session; raise `RuntimeError` before `build_parts`."""
        return self._built_parts().controller

    @property
    def card(self) -> "PromptCard":
        """Return the prompt card; raise `RuntimeError` before `build_parts`."""
        return self._built_parts().card

    def _built_parts(self) -> "WindowParts":
        if self.parts is None:
            raise RuntimeError("the parts of the window are not built yet")
        return self.parts

    @property
    def waiting(self) -> Path | None:
        """Return the saved game that is opened once the parts are built."""
        return self._waiting

    def open_saved(self, path: Path) -> None:
        """Open a saved game that somebody else names: now, or as soon as that can be.

        One that is open already stays as it is.
        """
        if self.parts is None or not (self.parts.built or path.suffix == ENDING):
            self._waiting = path
        elif self.controller.path is None or self.controller.path.absolute() != path.absolute():
            self.parts.open_file(path)

    def build_parts(self) -> None:
        """Build everything at once that the first paint could do without, then open the game."""
        if self.parts is None:
            parts = self._begin_to_build()
            for _step in parts.build():
                pass
            self._open_waiting(parts)
            self._tell_unread()

    def build_by_steps(self) -> None:
        """Open the waiting game first, then build the rest while the window stays awake."""
        if self.parts is not None:
            return
        parts = self._begin_to_build()
        self._steps = parts.build()
        if self._waiting is not None and self._waiting.suffix == ENDING:
            for signal in (parts.controller.changed, parts.controller.troubled):
                signal.connect(self._build_soon, Qt.ConnectionType.SingleShotConnection)
            self._open_waiting(parts)
        else:
            self._build_on()

    def _build_soon(self) -> None:
        """Let the card show its answers before anything else is built."""

        def build() -> None:
            self.repaint()
            self._build_on()

        QTimer.singleShot(0, self, build)  # by then all is laid out

    def _build_on(self) -> None:
        """Take one step of building after the other, as long as the window is open."""
        steps, parts = self._steps, self._built_parts()
        if steps is None or not self.isVisible():
            return
        if next(steps, parts) is None:
            QTimer.singleShot(0, self, self._build_on)
            return
        self._steps = None
        QTimer.singleShot(0, self, self._tell_unread)  # once the page is there
        if parts.controller.is_open:
            return
        if self._waiting is not None and self._waiting.suffix != ENDING:
            self._open_waiting(parts)
        else:
            parts.show_start()

    def _tell_unread(self) -> None:
        """Say which of our own files could not be read, and offer what they held to be set anew."""
        from beachmaster.desktop.unread import unread_notes

        told = list(unread_notes())
        for text in told:
            self.notice.warn(text)
        if told:
            parts = self._built_parts()
            self.notice.lead_out((T("Preferences…"), parts.dialogs.show_preferences))

    def _begin_to_build(self) -> "WindowParts":
        from beachmaster.desktop.window_parts import WindowParts

        spare_modules()
        self.parts = parts = WindowParts(self)
        self._swap_cards(parts.card)
        self.card_ready.emit()
        return parts

    def _open_waiting(self, parts: "WindowParts") -> None:
        if self._waiting is not None:
            parts.open_file(self._waiting)
        else:
            parts.show_start()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self.parts is not None:
            self.parts.retranslate()
            self.notice.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay notice and columns out for the new size."""
        super().resizeEvent(event)
        if self.parts is not None:
            self.notice.fit()
            self.parts.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the layout and close the game's file."""
        if self.parts is not None:
            try:
                self.parts.close()
            finally:
                self.controller.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that the keyboard stands on, as it does in a dialog."""
        from beachmaster.desktop.buttons import pressed_by_enter  # not needed for the first paint

        button = pressed_by_enter()
        if event.key() in ENTER and button is not None:
            button.click()
        elif not self._card_takes(event):
            super().keyPressEvent(event)

    def _card_takes(self, event: QKeyEvent) -> bool:
        """Give the card a key that no control wanted."""
        if self.parts is None or self.pages.currentWidget() is not self.game_page:
            return False
        parts = self.parts
        if event.key() in ARROWS and isinstance(QApplication.focusWidget(), QAbstractItemView):
            return False  # they end at the first row of a panel's list
        if parts.built and parts.layouts.covered:  # the answers are out of sight
            return parts.layouts.press(event)
        return parts.card.press(event) or (parts.built and parts.layouts.press(event))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a saved game that is dragged onto the window."""
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the saved game that was dropped."""
        path = _dropped(event)
        if path is not None and self.parts is not None:
            self.parts.open_file(path)
            event.acceptProposedAction()

    def _swap_cards(self, card: "PromptCard") -> None:
        """Put the prompt card where the first card was, showing the same."""
        if self._last is not None:
            card.show_remembered(self._last)
        self.game_page.put_card(card)


def _dropped(event: QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].suffix in (ENDING, ".json") else None
