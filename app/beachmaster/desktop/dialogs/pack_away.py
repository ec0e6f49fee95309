"""Write down what stands where, to pack the game away and set it up again next month."""

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine import pack_away
from beachmaster.games.catalogue import find


class PackAwayDialog(DocumentDialog):
    """The sheet for the game that is open."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(T("Pack-away sheet"), sheet(controller), "pack-away", parent)


def sheet(controller: GameController) -> str:
    """Return the sheet as Markdown: spaces in order, each with what lies there, to tick off."""
    playing = controller.playing
    assert playing is not None
    return pack_away.sheet(controller.session, find(playing.setup.game).title, say)
