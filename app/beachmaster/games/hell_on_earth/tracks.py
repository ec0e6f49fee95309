"""Say where the markers of the Turn, VP and Phase Tracks stand (hoe:3.1.1, hoe:3.3.8)."""

from beachmaster.engine.text import Text
from beachmaster.engine.tracks import Track
from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import TRACK_END, step_of
from beachmaster.games.hell_on_earth.texts import T

_OFF_TRACK = ("set-up", "assessment")
_SET_UP_THERE = ("weather", "bombardment")
"""Phases of turn 1 that begin with the marker where the set-up has put it (hoe:4.1)."""


def _turn(game: Game) -> str:
    return f"{game.state.turn}/{game.state.weather}"


def _turn_words(game: Game) -> Text:
    """Say the side that is up once the weather is known; until then it keeps the one it shows."""
    source = (
        T("Put the Turn marker on box {turn}.")
        if game.state.phase == "weather" and game.state.turn > 1
        else T("Put the Turn marker on box {turn}, Bad Weather side up.")
        if game.bad_weather
        else T("Put the Turn marker on box {turn}, Good Weather side up.")
    )
    return source.fill(turn=game.state.turn)


def points(game: Game) -> int:
    """Return the victory points that the VP marker shows."""
    result = game.state.result
    return result.vp if result is not None else game.running_vp() + game.state.cleared


def _vp_words(game: Game) -> Text:
    vp = points(game)
    source = (
        T("Put the VP marker beside its track.")
        if vp <= 0
        else T("Put the VP marker on box {box}.")
        if vp <= TRACK_END
        else T("Put the VP marker on box {box}, +10 side up.")
    )
    return source.fill(box=vp if vp <= TRACK_END else vp - TRACK_END)


def _phase(game: Game) -> str:
    turn, phase = game.state.turn, game.state.phase
    if phase in _OFF_TRACK or (turn == 1 and phase in _SET_UP_THERE):
        return ""
    return phase


def _phase_words(game: Game) -> Text:
    """Name the box, its US side up unless the Japanese act alone."""
    step = step_of(game.state.phase)
    source = (
        T("Put the Phase marker on {phase}, Japanese side up.")
        if step.whose is JAPAN
        else T("Put the Phase marker on {phase}, US side up.")
    )
    return source.fill(phase=step.text)


TRACKS = (
    Track(
        id="turn",
        text=T("turn and weather"),
        stands=_turn,
        words=_turn_words,
        rules=("hoe:3.1.1",),
    ),
    Track(
        id="vp",
        text=T("victory points"),
        stands=lambda game: str(points(game)),
        words=_vp_words,
        rules=("hoe:3.3.8",),
    ),
    Track(
        id="phase",
        text=T("phase"),
        stands=_phase,
        words=_phase_words,
        rules=("hoe:3.1.1", "hoe:3.3.8"),
        usual=False,
    ),
)
