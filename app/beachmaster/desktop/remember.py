"""Keep the note of where the player is, and name the window after it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.laid import left_to_change
from beachmaster.games import catalogue
from beachmaster.storage.remembering import Remembering

if TYPE_CHECKING:
    from beachmaster.storage.savefile import SavedGame

SOON = 250
"""Milliseconds: a run of quick answers is noted once."""
ACTS = 3
"""How many physical acts the start page recalls."""


class Rememberer(QObject):
    """Write `last.json` soon after the prompt changes; `left` tells which acts are not ticked.

    The game's file is copied aside then as well: the player thinks, and nothing waits.
    """

    def __init__(self, controller: GameController, left: Callable[[], list[str] | None]) -> None:
        super().__init__(controller)
        self._left = left
        self._controller = controller
        self._remembering: Remembering | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self.note)
        controller.changed.connect(self._on_changed)

    def note(self) -> None:
        """Write down where the game stands now."""
        self._soon.stop()
        if self._remembering is not None and self._controller.is_open:
            journal = self._controller.journal
            on_table = self._controller.session.on_table
            acts = [act for told in journal if on_table and (act := told.event.to_tick) is not None]
            told = [one.event.text for one in journal if one.event.text != one.event.to_tick]
            happened = told[-1] if told else None
            self._remembering.note_now(acts[-ACTS:], happened, self._half_done())
            self._saved(lambda saved: saved.copy_aside())

    def _saved(self, act: "Callable[[SavedGame], None]") -> None:
        playing = self._controller.playing
        if playing is not None and playing.saved is not None:
            act(playing.saved)

    def _half_done(self) -> list[str] | None:
        """Return the acts that are not ticked off, and what a jump left to change."""
        playing, left = self._controller.playing, self._left()
        if playing is None or left is None:
            return left
        session = playing.session
        changes = left_to_change(playing.beside.lying(), session.module, session.state)
        return [*left, *map(say, changes)]

    def title(self, *, in_game: bool) -> str:
        """Return the name of the window: the game it shows and its turn, or the program."""
        playing = self._controller.playing
        if playing is None or not in_game:
            return say(T("Beachmaster"))
        title = catalogue.find(playing.setup.game).title
        return say(T("{game}, turn {turn}", game=title, turn=playing.session.state.turn))

    def _on_changed(self, topics: Topic) -> None:
        playing = self._controller.playing
        if Topic.GAME in topics:
            self._remembering = Remembering(playing, say) if playing is not None else None
            self._saved(_copied_at_leisure)
        if self._remembering is not None:
            self._soon.start()


def _copied_at_leisure(saved: "SavedGame") -> None:
    """Let the copies of a game's file wait until the player thinks."""
    saved.at_leisure = True
