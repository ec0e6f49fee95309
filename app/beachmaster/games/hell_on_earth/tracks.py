"""Say when the Phase and VP markers move on their tracks (hoe:3.1.1, hoe:3.3.8)."""

from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import TRACK_END, step_of
from beachmaster.games.hell_on_earth.texts import T

_OFF_TRACK = ("set-up", "assessment")
_SET_UP_THERE = ("weather", "bombardment")
"""Phases of turn 1 that begin with the marker where the set-up has put it (hoe:4.1)."""


def phase_begins(game: Game) -> None:
    """Move the Phase marker on, its US side up unless the Japanese act alone."""
    turn, phase = game.state.turn, game.state.phase
    if phase in _OFF_TRACK or (turn == 1 and phase in _SET_UP_THERE):
        return
    step = step_of(phase)
    act = (
        T("Phase marker: {phase}, Japanese side up.")
        if step.whose is JAPAN
        else T("Phase marker: {phase}, US side up.")
    ).fill(phase=step.text)
    game.emit("phase-marker", act, *step.rules, "hoe:3.3.8", "hoe:3.1.1", act=act, phase=phase)


def japanese_turn(game: Game) -> None:
    """Flip the Phase marker where the Japanese act after the US in the same phase."""
    act = T("Phase marker: Japanese side up.")
    game.emit("phase-marker", act, "hoe:3.3.8", "hoe:3.1.1", act=act, phase=game.state.phase)


def score(game: Game, vp: int) -> None:
    """Move the VP marker; past ten points it starts anew on its other side."""
    source = (
        T("VP marker: beside its track.")
        if vp <= 0
        else T("VP marker: box {box}.")
        if vp <= TRACK_END
        else T("VP marker: box {box}, +10 side up.")
    )
    act = source.fill(box=vp if vp <= TRACK_END else vp - TRACK_END)
    game.emit("vp-marker", act, "hoe:3.3.8", act=act, vp=vp)
