"""The Weather Phase (hoe:5.1)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game


def weather(game: Game) -> Steps[None]:
    """Roll for the weather from turn 2 on; turn 1 is fair."""
    if game.state.turn == 1:
        game.emit("weather", Text(_FIRST), "hoe:5.1", weather="good")
        game.state.phase = "bombardment"
        return
    found = yield from throw(game, rolls.WEATHER, Text(_ROLL))
    game.state.weather = "bad" if found == "bad" else "good"
    text = Text(_BAD if game.bad_weather else _GOOD)
    act = Text(_SHOW_BAD if game.bad_weather else _SHOW_GOOD)
    game.emit("weather", text, "hoe:5.1", act=act, weather=game.state.weather)
    game.state.phase = "bombardment"


_FIRST = QT_TRANSLATE_NOOP("hoe", "Turn 1 has good weather.")
_ROLL = QT_TRANSLATE_NOOP("hoe", "Roll for the weather.")
_GOOD = QT_TRANSLATE_NOOP("hoe", "Good weather.")
_BAD = QT_TRANSLATE_NOOP(
    "hoe",
    "Bad weather: 3 US and 1 Japanese bombardment point fewer, movement 1 less, strategic moves "
    "end at least 3 hexes from the enemy.",
)
_SHOW_GOOD = QT_TRANSLATE_NOOP("hoe", "Show Good Weather on the Turn marker.")
_SHOW_BAD = QT_TRANSLATE_NOOP("hoe", "Show Bad Weather on the Turn marker.")
