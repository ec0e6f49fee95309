"""Tell a game as a report worth posting: how it stands, how it came about, turn by turn."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.looking_back import Retrospect, retrospect
from beachmaster.desktop.words import say, word
from beachmaster.engine.rulings import Ruling, off_default
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.catalogue import find


class ReportDialog(DocumentDialog):
    """The report of the game that is open, up to where it stands."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(Text(_TITLE), report(controller), "session-report", parent)


def report(controller: GameController) -> str:
    """Return the report as Markdown."""
    return "\n".join(_lines(controller)) + "\n"


def _lines(controller: GameController) -> Iterator[str]:
    playing = controller.playing
    assert playing is not None
    yield f"# {say(Text(_HEAD, game=find(playing.setup.game).title))}\n"
    told = retrospect(controller)
    if told is not None:
        yield from _standing(told)
    yield from _played_with(controller)
    if told is not None:
        yield from _by_turn(told)
        yield from _luck(told)
    yield from _journal(controller)


def _standing(told: Retrospect) -> Iterator[str]:
    score = told.overview.score
    if score is None:
        return
    if score.outlook is not None:
        yield f"**{say(score.outlook)}**\n"
    yield say(Text(_SCORE, label=score.label, total=score.total)) + "\n"
    for part in score.parts:
        yield say(Text(_PART, points=f"{part.points:+d}", what=part.text))
    yield ""


def _played_with(controller: GameController) -> Iterator[str]:
    playing = controller.playing
    assert playing is not None
    setup = playing.setup
    yield f"## {word(_WITH)}\n"
    yield "- " + word(_TABLE if setup.board == "table" else _TRACKED)
    yield "- " + say(Text(_SEED, seed=str(setup.seed)))
    for item, value in off_default(playing.factory.options(), setup.options):
        question = item.question if isinstance(item, Ruling) else item.text
        chosen = next(one.text for one in item.alternatives if one.value == value)
        yield "- " + say(Text(_OPTION, question=question, chosen=chosen))
    yield ""


def _by_turn(told: Retrospect) -> Iterator[str]:
    yield f"## {word(_TURNS)}\n"
    yield f"| {word(_TURN)} | {word(_POINTS)} | {word(_US_LOST)} | {word(_JAPAN_LOST)} |"
    yield "| --- | --- | --- | --- |"
    for line in told.turns:
        turn = word(_NOW) if line.now else str(line.turn)
        yield f"| {turn} | {line.score} | {line.us_lost} | {line.japan_lost} |"
    yield ""


def _luck(told: Retrospect) -> Iterator[str]:
    for who, source in (("player", _YOUR_LUCK), ("program", _OUR_LUCK)):
        one = told.luck[who]
        if one.dice:
            mean = f"{one.total / one.dice:.2f}"
            chance = f"{one.expected / one.dice:.2f}"
            yield say(Text(source, dice=one.dice, mean=mean, chance=chance)) + "\n"


def _journal(controller: GameController) -> Iterator[str]:
    yield f"## {word(_JOURNAL)}\n"
    overview = controller.overview
    worded = {step.id: say(step.text) for step in overview.steps} if overview is not None else {}
    at: tuple[int, str] | None = None
    for told in controller.journal:
        if (told.turn, told.phase) != at:
            at = (told.turn, told.phase)
            phase = worded.get(told.phase) or told.phase.replace("-", " ")
            yield f"\n### {say(Text(_PHASE, turn=told.turn, phase=phase))}\n"
        rules = ", ".join(told.event.rules)
        yield f"- {say(told.event.text)}" + (f" ({rules})" if rules else "")


_TITLE = QT_TRANSLATE_NOOP("desktop", "Session report")
_HEAD = QT_TRANSLATE_NOOP("desktop", "{game}: session report")
_SCORE = QT_TRANSLATE_NOOP("desktop", "{label}: {total}")
_PART = QT_TRANSLATE_NOOP("desktop", "- {points}: {what}")
_WITH = QT_TRANSLATE_NOOP("desktop", "Played with")
_TABLE = QT_TRANSLATE_NOOP("desktop", "The player's own map and counters")
_TRACKED = QT_TRANSLATE_NOOP("desktop", "A map kept by the program")
_SEED = QT_TRANSLATE_NOOP("desktop", "Seed {seed}")
_OPTION = QT_TRANSLATE_NOOP("desktop", "{question} {chosen}")
_TURNS = QT_TRANSLATE_NOOP("desktop", "Turn by turn")
_TURN = QT_TRANSLATE_NOOP("desktop", "Turn begins")
_POINTS = QT_TRANSLATE_NOOP("desktop", "Score")
_US_LOST = QT_TRANSLATE_NOOP("desktop", "US steps lost")
_JAPAN_LOST = QT_TRANSLATE_NOOP("desktop", "Japanese steps lost")
_NOW = QT_TRANSLATE_NOOP("desktop", "now")
_YOUR_LUCK = QT_TRANSLATE_NOOP(
    "desktop", "The player rolled {dice} dice, {mean} on average (chance: {chance})."
)
_OUR_LUCK = QT_TRANSLATE_NOOP(
    "desktop", "The program rolled {dice} dice, {mean} on average (chance: {chance})."
)
_JOURNAL = QT_TRANSLATE_NOOP("desktop", "What happened")
_PHASE = QT_TRANSLATE_NOOP("desktop", "Turn {turn}, {phase}")
