"""Write down what stands where, to pack the game away and set it up again next month."""

from collections.abc import Iterator, Mapping

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.module import Piece
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import find


class PackAwayDialog(DocumentDialog):
    """The sheet for the game that is open."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(T("Pack-away sheet"), sheet(controller), "pack-away", parent)


def sheet(controller: GameController) -> str:
    """Return the sheet as Markdown: spaces in order, each with what lies there, to tick off."""
    return "\n".join(_lines(controller)) + "\n"


def _lines(controller: GameController) -> Iterator[str]:
    session, playing = controller.session, controller.playing
    assert playing is not None
    title = find(playing.setup.game).title
    yield f"# {say(T('{game}: what stands where', game=title))}\n"
    overview = controller.overview
    if overview is not None:
        step = next((one.text for one in overview.steps if one.id == overview.phase), None)
        if step is not None:
            yield say(T("Turn {turn}, {phase}.", turn=overview.turn, phase=step)) + "\n"
    prompt = controller.prompt
    if prompt is not None:
        yield say(T("What comes next: {what}", what=prompt.text)) + "\n"
    yield (
        say(
            T(
                "To set the game up again, place what each space holds and tick it off. The bags "
                "are in the saved game; put every marker that is not listed here back into its "
                "bag."
            )
        )
        + "\n"
    )
    found = by_space(session.module.pieces(session.state))
    numbered = {space: pieces for space, pieces in found.items() if space.isdigit()}
    if numbered:
        yield f"## {say(T('On the map'))}\n"
    for space, pieces in numbered.items():
        where = session.module.space_name(session.state, space)
        yield "- [ ] " + say(
            T("**{where}**: {pieces}", where=where, pieces=[_told(one) for one in pieces])
        )
    for space, pieces in found.items():
        if space not in numbered:
            yield f"\n## {say(session.module.space_name(session.state, space))}\n"
            yield from (f"- [ ] {say(_told(piece))}" for piece in pieces)


def _told(piece: Piece) -> Text:
    return T("{piece} ({look})", piece=piece.name, look=piece.look)


def by_space(pieces: Mapping[str, Piece]) -> dict[str, list[Piece]]:
    """Group pieces by space, numbered spaces first and in order."""
    found: dict[str, list[Piece]] = {}
    for name in sorted(pieces):
        found.setdefault(pieces[name].space, []).append(pieces[name])
    return {space: found[space] for space in sorted(found, key=lambda s: (not s.isdigit(), s))}
