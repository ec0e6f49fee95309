"""Write down what stands where, to pack the game away and set it up again next month."""

from collections.abc import Iterator, Mapping

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.words import say
from beachmaster.engine.module import Piece
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.catalogue import find


class PackAwayDialog(DocumentDialog):
    """The sheet for the game that is open."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(Text(_TITLE), sheet(controller), "pack-away", parent)


def sheet(controller: GameController) -> str:
    """Return the sheet as Markdown: spaces in order, each with what lies there, to tick off."""
    return "\n".join(_lines(controller)) + "\n"


def _lines(controller: GameController) -> Iterator[str]:
    session, playing = controller.session, controller.playing
    assert playing is not None
    title = find(playing.setup.game).title
    yield f"# {say(Text(_HEAD, game=title))}\n"
    overview = controller.overview
    if overview is not None:
        step = next((one.text for one in overview.steps if one.id == overview.phase), None)
        if step is not None:
            yield say(Text(_WHEN, turn=overview.turn, phase=step)) + "\n"
    prompt = controller.prompt
    if prompt is not None:
        yield say(Text(_NEXT, what=prompt.text)) + "\n"
    yield say(Text(_HOW)) + "\n"
    found = by_space(session.module.pieces(session.state))
    numbered = {space: pieces for space, pieces in found.items() if space.isdigit()}
    if numbered:
        yield f"## {say(Text(_MAP))}\n"
    for space, pieces in numbered.items():
        where = session.module.space_name(session.state, space)
        yield "- [ ] " + say(Text(_SPACE, where=where, pieces=[_told(one) for one in pieces]))
    for space, pieces in found.items():
        if space not in numbered:
            yield f"\n## {say(session.module.space_name(session.state, space))}\n"
            yield from (f"- [ ] {say(_told(piece))}" for piece in pieces)


def _told(piece: Piece) -> Text:
    return Text(_PIECE, piece=piece.name, look=piece.look)


def by_space(pieces: Mapping[str, Piece]) -> dict[str, list[Piece]]:
    """Group pieces by space, numbered spaces first and in order."""
    found: dict[str, list[Piece]] = {}
    for name in sorted(pieces):
        found.setdefault(pieces[name].space, []).append(pieces[name])
    return {space: found[space] for space in sorted(found, key=lambda s: (not s.isdigit(), s))}


_TITLE = QT_TRANSLATE_NOOP("desktop", "Pack-away sheet")
_HEAD = QT_TRANSLATE_NOOP("desktop", "{game}: what stands where")
_WHEN = QT_TRANSLATE_NOOP("desktop", "Turn {turn}, {phase}.")
_NEXT = QT_TRANSLATE_NOOP("desktop", "What comes next: {what}")
_HOW = QT_TRANSLATE_NOOP(
    "desktop",
    "To set the game up again, place what each space holds and tick it off. The bags are in the"
    " saved game; put every marker that is not listed here back into its bag.",
)
_MAP = QT_TRANSLATE_NOOP("desktop", "On the map")
_SPACE = QT_TRANSLATE_NOOP("desktop", "**{where}**: {pieces}")
_PIECE = QT_TRANSLATE_NOOP("desktop", "{piece} ({look})")
