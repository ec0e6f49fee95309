"""Say where the turn marker stands, and which side of it is up (bib:4.1.2)."""

from beachmaster.engine.text import Text
from beachmaster.engine.tracks import Track
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.texts import T


def _turn(game: Game) -> str:
    return f"{game.state.turn}/{'storm' if game.state.storm else 'calm'}"


def _turn_words(game: Game) -> Text:
    source = (
        T("Place the turn marker on box {turn}, storm side up.")
        if game.state.storm
        else T("Place the turn marker on box {turn}, ordinary side up.")
    )
    return source.fill(turn=game.state.turn)


TRACKS = (
    Track(
        id="turn",
        text=T("turn and weather"),
        stands=_turn,
        words=_turn_words,
        rules=("bib:4.1.2",),
    ),
)
