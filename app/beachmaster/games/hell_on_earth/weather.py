"""The Weather Phase (hoe:5.1)."""

from beachmaster.engine.module import Steps
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.texts import T


def weather(game: Game) -> Steps[None]:
    """Roll for the weather from turn 2 on; turn 1 is fair."""
    if game.state.turn == 1:
        game.emit("weather", T("Turn 1 has good weather."), "hoe:5.1", weather="good")
        game.state.phase = "bombardment"
        return
    found = yield from throw(game, rolls.WEATHER, T("Roll for the weather."))
    game.state.weather = "bad" if found == "bad" else "good"
    text = (
        T(
            "Bad weather: 3 US and 1 Japanese bombardment point fewer, movement 1 less, strategic "
            "moves end at least 3 hexes from the enemy."
        )
        if game.bad_weather
        else T("Good weather.")
    )
    act = (
        T("Show Bad Weather on the Turn marker.")
        if game.bad_weather
        else T("Show Good Weather on the Turn marker.")
    )
    game.emit("weather", text, "hoe:5.1", act=act, weather=game.state.weather)
    game.state.phase = "bombardment"
