"""Say when the Phase and VP markers move on their tracks (hoe:3.1.1, hoe:3.3.8)."""

from beachmaster.engine.display import Step
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.hell_on_earth.game import Game

STEPS = (
    Step("set-up", Text(QT_TRANSLATE_NOOP("hoe", "Set-up")), "all", ("hoe:4",)),
    Step("weather", Text(QT_TRANSLATE_NOOP("hoe", "Weather")), "all", ("hoe:5.1",)),
    Step("bombardment", Text(QT_TRANSLATE_NOOP("hoe", "Bombardment")), "all", ("hoe:5.2",)),
    Step("first-movement", Text(QT_TRANSLATE_NOOP("hoe", "First Movement")), "us", ("hoe:5.3",)),
    Step("first-attack", Text(QT_TRANSLATE_NOOP("hoe", "First Attack")), "us", ("hoe:5.4",)),
    Step("raid", Text(QT_TRANSLATE_NOOP("hoe", "Raids")), "japan", ("hoe:5.5",)),
    Step("second-movement", Text(QT_TRANSLATE_NOOP("hoe", "Second Movement")), "us", ("hoe:5.6",)),
    Step("second-attack", Text(QT_TRANSLATE_NOOP("hoe", "Second Attack")), "us", ("hoe:5.7",)),
    Step("command", Text(QT_TRANSLATE_NOOP("hoe", "Command")), "all", ("hoe:5.8",)),
    Step("organization", Text(QT_TRANSLATE_NOOP("hoe", "Organization")), "us", ("hoe:5.9",)),
    Step("assessment", Text(QT_TRANSLATE_NOOP("hoe", "Assessment")), "all", ("hoe:2",)),
)
TRACK_END = 10
_OFF_TRACK = ("set-up", "assessment")
_SET_UP_THERE = ("weather", "bombardment")
"""Phases of turn 1 that begin with the marker where the set-up has put it (hoe:4.1)."""


def phase_begins(game: Game) -> None:
    """Move the Phase marker on, its US side up unless the Japanese act alone."""
    turn, phase = game.state.turn, game.state.phase
    if phase in _OFF_TRACK or (turn == 1 and phase in _SET_UP_THERE):
        return
    step = step_of(phase)
    act = Text(_PHASE_JAPAN if step.whose == "japan" else _PHASE, phase=step.text)
    game.emit("phase-marker", act, *step.rules, "hoe:3.3.8", "hoe:3.1.1", act=act, phase=phase)


def japanese_turn(game: Game) -> None:
    """Flip the Phase marker where the Japanese act after the US in the same phase."""
    act = Text(_FLIP)
    game.emit("phase-marker", act, "hoe:3.3.8", "hoe:3.1.1", act=act, phase=game.state.phase)


def score(game: Game, vp: int) -> None:
    """Move the VP marker; past ten points it starts anew on its other side."""
    source = _BESIDE if vp <= 0 else _BOX if vp <= TRACK_END else _BOX_AGAIN
    act = Text(source, box=vp if vp <= TRACK_END else vp - TRACK_END)
    game.emit("vp-marker", act, "hoe:3.3.8", act=act, vp=vp)


def step_of(phase: str) -> Step:
    """Return a phase as the Phase Track has it."""
    return _BY_ID[phase]


_BY_ID = {step.id: step for step in STEPS}
_PHASE = QT_TRANSLATE_NOOP("hoe", "Phase marker: {phase}, US side up.")
_PHASE_JAPAN = QT_TRANSLATE_NOOP("hoe", "Phase marker: {phase}, Japanese side up.")
_FLIP = QT_TRANSLATE_NOOP("hoe", "Phase marker: Japanese side up.")
_BESIDE = QT_TRANSLATE_NOOP("hoe", "VP marker: beside its track.")
_BOX = QT_TRANSLATE_NOOP("hoe", "VP marker: box {box}.")
_BOX_AGAIN = QT_TRANSLATE_NOOP("hoe", "VP marker: box {box}, +10 side up.")
