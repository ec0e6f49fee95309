"""List which rules of the game the player knows: yours, seen, not yet met."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.rulebook.books import number_of
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.guidance import known_of
from beachmaster.storage.known import Known
from beachmaster.storage.players import Players
from beachmaster.storage.settings import Settings


class KnownDialog(DocumentDialog):
    """The rules of the game that is open, in three heaps."""

    def __init__(
        self, controller: GameController, known: Known, parent: QWidget | None = None
    ) -> None:
        super().__init__(_TITLE, known_page(controller, known), "what-you-know", parent)


def known_page(controller: GameController, known: Known) -> str:
    """Return the three heaps as Markdown."""
    playing = controller.playing
    assert playing is not None
    reader = RuleReader(Settings.load()["language"])
    try:
        return "\n".join(_lines(reader, known, playing.setup.game)) + "\n"
    finally:
        reader.close()


def _lines(reader: RuleReader, known: Known, game: str) -> Iterator[str]:
    heaps, titles = known_of(reader, known, game)
    name = Players.load().name
    yield f"# {say(_TITLE)}{f': {name}' if name else ''}\n"
    for head, rules, none in (
        (T("Yours: used without help ({n})", n=len(heaps.yours)), heaps.yours, _NOT_YET),
        (T("Seen ({n})", n=len(heaps.seen)), heaps.seen, _NOT_SEEN),
        (
            T("Not yet met ({n})", n=len(heaps.unmet)),
            heaps.unmet,
            T("None: you have met them all."),
        ),
    ):
        yield f"## {say(head)}\n"
        yield from (f"- {number_of(rule)} {titles[rule]}" for rule in rules)
        yield "" if rules else say(none) + "\n"


_TITLE = T("What you know")
_NOT_YET = T("A rule comes here once you have used it without help.")
_NOT_SEEN = T("A rule comes here once it has come up in a game.")
