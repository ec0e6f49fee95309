"""Ask what a card of a taught opening asks, in the place of the game's own prompt."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from beachmaster.desktop.texts import T
from beachmaster.desktop.trouble import Trouble, trouble_of
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.run import Asked
from beachmaster.engine.said import parts_of
from beachmaster.engine.taught import Card
from beachmaster.engine.taught_play import Taught
from beachmaster.engine.tree import ROOT
from beachmaster.engine.values import Value

if TYPE_CHECKING:
    from beachmaster.storage.starting import Playing

PROCEDURE = "lesson"
GO_ON, TABLE = "lesson-goes-on", "lesson-to-the-table"


class Lesson(QObject):
    """The cards of the game that is open, where it is a lesson.

    A card that is only looked at, or that asks something, is asked like a prompt: the panes, the
    map and the keys take it as they take any. `table_wanted` carries the game whose real table is
    to be set up.
    """

    table_wanted = Signal(str)

    def __init__(
        self,
        playing: "Callable[[], Playing | None]",
        altered: Callable[[], None],
        complain: Callable[[Trouble | None], None],
    ) -> None:
        super().__init__()
        self._playing, self._altered, self._complain = playing, altered, complain
        self._known: tuple[object, Asked | None] = (None, None)

    @property
    def taught(self) -> Taught | None:
        """Return the lesson while it is on."""
        playing = self._playing()
        if playing is None or playing.taught is None or playing.taught.over:
            return None
        return playing.taught

    @property
    def left(self) -> bool:
        """Tell whether the game is a lesson that was left."""
        playing = self._playing()
        return playing is not None and playing.taught is not None and not playing.taught.course.on

    @property
    def card(self) -> Card | None:
        """Return the card that is due."""
        taught = self.taught
        return None if taught is None else taught.card

    @property
    def asked(self) -> Asked | None:
        """Return what a card asks, the same as long as it waits; None where the game asks."""
        taught, card = self.taught, self.card
        if taught is None or card is None or not card.looks:
            return None
        at = (taught, card.id, taught.session.tree.cursor, taught.replied)
        if self._known[0] != at:
            self._known = (at, _asked(taught, card))
        return self._known[1]

    @property
    def begins(self) -> bool:
        """Tell whether a card is asked before anything was answered: there is no news then."""
        return (
            self.asked is not None
            and self.taught is not None
            and self.taught.session.tree.cursor == ROOT
        )

    def take(self, value: Value) -> bool:
        """Take the answer to a card; tell whether it counted."""
        return self._do(lambda: self._take(value))

    def leave(self) -> bool:
        """Leave the lesson, or take it up again where it was left."""
        playing = self._playing()
        taught = None if playing is None else playing.taught
        if taught is None:
            return False
        return self._do(taught.leave if taught.course.on else taught.take_up)

    def _take(self, value: Value) -> None:
        taught, card, asked = self.taught, self.card, self.asked
        if taught is None or card is None or asked is None:
            return
        stored = asked.prompt.check(value)
        if stored in (GO_ON, TABLE):
            taught.go_on()
        else:
            named = {_short(name): name for name in taught.listed()}
            taught.reply([named[str(one)] for one in parts_of(stored)])
        if stored == TABLE:
            self.table_wanted.emit(taught.script.file.game)

    def _do(self, act: Callable[[], object]) -> bool:
        playing = self._playing()
        if playing is None:
            return False

        def do() -> None:
            act()
            playing.keep_beside()

        trouble = trouble_of(do)
        self._complain(trouble)
        if trouble is None:
            self._altered()
        return trouble is None


def _asked(taught: Taught, card: Card) -> Asked | None:
    """Return a card's question as a prompt of the turn and phase in which the game waits."""
    game, words = taught.session.asked, taught.script.words[card.id]
    if game is None:
        return None
    asks = card.ask is not None and taught.replied is None
    listed = [Option(_short(name), text) for name, text in taught.listed().items()]
    last = [Option(TABLE, T("Set up my own table"))] if card.last else []
    stays = T("Play on here") if card.last else T("Go on")
    several = asks and card.ask is not None and len(card.ask.right) > 1
    prompt = Choose(
        procedure=PROCEDURE,
        text=words.title if taught.replied is None else taught.verdict()[0],
        rules=card.rules,
        side=game.prompt.side,
        options=options_of(*(listed if asks else [*last, Option(GO_ON, stays)])),
        several=several,
        maximum=len(listed) if several else 1,
    )
    return Asked(f"{game.key}?{card.id}", prompt, game.turn, game.phase)


def _short(name: str) -> str:
    """Return a piece's own id, by which the map knows its counter, else the name itself."""
    return name.rpartition("/")[2]
