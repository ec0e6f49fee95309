"""Tell a game as a report worth posting: how it stands, how it came about, turn by turn."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.looking_back import Retrospect, retrospect
from beachmaster.desktop.own_text import as_typed
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.beside import evening_text, note_text
from beachmaster.engine.chronicle import dice_taken_back, luck
from beachmaster.engine.display import phase_text
from beachmaster.engine.otherwise import InForce
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import ROOT
from beachmaster.games.catalogue import find
from beachmaster.rulebook.books import number_of
from beachmaster.storage.past_words import dice_lines, house_lines, ruling_lines


class ReportDialog(DocumentDialog):
    """The report of the game that is open, up to where it stands."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(T("Session report"), report(controller), "session-report", parent)


def report(controller: GameController) -> str:
    """Return the report as Markdown."""
    return "\n".join(_lines(controller)) + "\n"


def _lines(controller: GameController) -> Iterator[str]:
    playing = controller.playing
    assert playing is not None
    yield f"# {say(_HEAD.fill(game=find(playing.setup.game).title))}\n"
    told = retrospect(controller)
    if told is not None:
        yield from _standing(told)
    yield from _played_with(controller)
    if told is not None:
        yield from _by_turn(told)
        yield from _luck(playing.session)
    yield from _evenings(controller)
    yield from _journal(controller)


def _standing(told: Retrospect) -> Iterator[str]:
    score = told.overview.score
    if score is None:
        return
    if score.outlook is not None:
        yield f"**{say(score.outlook)}**\n"
    yield say(T("{label}: {total}", label=score.label, total=score.total)) + "\n"
    for part in score.parts:
        yield say(T("- {points}: {what}", points=f"{part.points:+d}", what=part.text))
    yield ""


def _played_with(controller: GameController) -> Iterator[str]:
    playing = controller.playing
    assert playing is not None
    setup = playing.setup
    yield f"## {say(T('Played with'))}\n"
    yield "- " + say(_GROUNDS[setup.board])
    yield "- " + say(T("Seed {seed}", seed=str(setup.seed)))
    for ruling in ruling_lines(playing.factory.options(), InForce(playing.session)):
        yield "- " + say(ruling)
    for house in house_lines(playing.session.state):
        yield "- " + as_typed(say(house))
    yield ""


def _by_turn(told: Retrospect) -> Iterator[str]:
    yield f"## {say(T('Turn by turn'))}\n"
    lost = [say(T("{side} steps lost", side=side.forces)) for side in told.sides]
    yield f"| {' | '.join([say(_TURN), say(_POINTS), *lost])} |"
    yield f"| {' | '.join(['---'] * (2 + len(lost)))} |"
    for line in told.turns:
        turn = say(T("now")) if line.now else str(line.turn)
        yield f"| {' | '.join(map(str, (turn, line.score, *line.lost)))} |"
    yield ""


def _luck(session: Session) -> Iterator[str]:
    for line in dice_lines(luck(session)):
        yield say(line) + "\n"


def _evenings(controller: GameController) -> Iterator[str]:
    """Yield the evenings with their names and hours, and the dice taken back."""
    playing = controller.playing
    assert playing is not None
    for number, one in enumerate(playing.beside.evenings, 1):
        yield "- " + as_typed(say(evening_text(number, one)))
    taken = dice_taken_back(playing.session)
    if taken:
        yield "- " + say(TN("{n} die undone", "{n} dice undone", n=taken))
    yield ""


def _notes(notes: list[tuple[int, str]], before: int | None) -> Iterator[str]:
    """Yield the notes on entries that come before one, and take them off the list."""
    while notes and (before is None or notes[0][0] < before):
        yield "- *" + as_typed(say(note_text(notes.pop(0)[1]))) + "*"


def _journal(controller: GameController) -> Iterator[str]:
    playing = controller.playing
    assert playing is not None
    path = {entry.id for entry in playing.session.tree.path(playing.session.tree.cursor)} | {ROOT}
    notes = sorted((at, words) for at, words in playing.beside.notes.items() if at in path)
    yield f"## {say(T('What happened'))}\n"
    overview = controller.overview
    at: tuple[int, str] | None = None
    for told in controller.journal:
        yield from _notes(notes, told.entry)
        if (told.turn, told.phase) != at:
            at = (told.turn, told.phase)
            phase = phase_text(overview, told.phase)
            yield f"\n### {say(_PHASE.fill(turn=told.turn, phase=phase))}\n"
        rules = ", ".join(map(number_of, told.event.rules))
        yield f"- {as_typed(say(told.event.text))}" + (f" ({rules})" if rules else "")
    yield from _notes(notes, None)


_GROUNDS: dict[str, Text] = {
    "table": T("The player's own map and counters"),
    "own": T("The player's own map, learned as it was played"),
    "tracked": T("A map kept by the program"),
}
_HEAD = T("{game}: session report")
_TURN = T("Start of turn")
_POINTS = T("Score")
_PHASE = T("Turn {turn}, {phase}")
