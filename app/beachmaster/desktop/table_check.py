"""Compare the table with the program: offered when a movement on the player's own map is over."""

from PySide6.QtCore import QObject, Slot

from beachmaster.desktop.board.selection import MapSelection
from beachmaster.desktop.controller import Topic
from beachmaster.desktop.dialogs.opener import DialogOpener
from beachmaster.desktop.notice import NoticeBar
from beachmaster.desktop.texts import T
from beachmaster.engine.reconcile import Comparing


class TableCheck(QObject):
    """Watch the phases go by; the offer stands in the notice until the player plays on."""

    def __init__(self, dialogs: DialogOpener, notice: NoticeBar, hand: MapSelection) -> None:
        super().__init__(notice)
        self._dialogs, self._notice, self._hand = dialogs, notice, hand
        self._controller, self._phase = hand.controller, ""
        self._comparing = Comparing()
        self._controller.changed.connect(self._follow)

    @Slot()
    def open(self) -> None:
        """Open the list of counters; until it closes a drop on the map puts a counter right."""
        dialog = self._dialogs.check_table()
        dialog.offer_map(self._hand.learn)
        self._hand.put_right.connect(dialog.put)
        self._hand.set_checking(on=True)
        dialog.finished.connect(lambda _code: self._hand.set_checking(on=False))

    def _follow(self, topics: Topic) -> None:
        """Offer a check where a movement has just ended."""
        playing = self._controller.playing
        asked = playing.session.asked if playing is not None else None
        if topics & Topic.GAME:
            self._comparing, self._phase = Comparing(), ""
        before, self._phase = self._phase, asked.phase if asked is not None else ""
        if playing is None or not self._phase:
            return
        if self._comparing.is_due(playing.session, playing.setup.board, before, self._phase):
            self._notice.offer(_OVER, T("Check the &table"), self.open)


_OVER = T("Movement is over. If your table may differ, compare the two.")
