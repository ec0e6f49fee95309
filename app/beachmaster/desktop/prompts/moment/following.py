"""Follow the game: which result is shown, with which motion, and what is told of it elsewhere."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.prompts.autoplay import AutoPlay
from beachmaster.desktop.prompts.enter_guard import EnterGuard
from beachmaster.desktop.prompts.moment.panel import MomentPanel, Motion
from beachmaster.desktop.prompts.moment.told import Moment, moment_of
from beachmaster.engine.fight import Result


class Following(QObject):
    """Shows the last result of the news; what comes while nobody looks on does not move later.

    `refitted` tells that another part of it has room now.
    """

    refitted = Signal()

    def __init__(self, panel: MomentPanel, controller: GameController, autoplay: AutoPlay) -> None:
        super().__init__(panel)
        self._panel, self._controller, self._autoplay = panel, controller, autoplay
        self._new: set[int] = set()
        panel.refitted.connect(self.refitted)
        controller.happened.connect(self._note)
        controller.jumped.connect(self._new.clear)

    def _note(self, told: Sequence[JournalEvent]) -> None:
        if self._panel.window().isVisible():
            self._new.update(one.entry for one in told)

    def show(self, news: Sequence[JournalEvent]) -> tuple[JournalEvent, ...]:
        """Show the last result among the news; return the lines that it says."""
        moment = moment_of(news)
        self._panel.still = self._autoplay.settings["motion"] == "reduced"
        self._panel.show_moment(moment, self._motion(moment))
        self._new.clear()
        return moment.told if moment is not None else ()

    def _motion(self, moment: Moment | None) -> Motion:
        """Return how it moves: the program's dice fall, what the player typed lies there."""
        if moment is None or moment.entry not in self._new or self._autoplay.on:
            return "none"
        entry = self._controller.session.tree.entries[moment.entry]
        return "thrown" if entry.by == "program" else "built"

    def ends(self, event: QKeyEvent, guard: EnterGuard) -> bool:
        """End the motion, as any key does; tell whether a key was pressed for that alone.

        It was, where the prompt that it would answer had not been painted yet.
        """
        if not self._panel.moving:
            return False
        self._panel.finish()
        return not guard.seen(event)

    def results(self) -> list[Result]:
        """Return what is shown of throws."""
        moment = self._panel.moment
        return moment.results if moment is not None and not self._panel.isHidden() else []

    def lists_lines(self) -> bool:
        """Tell whether the lines that counted are shown, too."""
        laid = self._panel.laid(self._panel.width())
        return laid is not None and laid.detail in {"all", "counting"}
