"""Calling the 3rd Marine Division forward, at a turn a regiment (bib:14.4)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import AVAILABLE, RESERVES
from beachmaster.games.bloodbath.texts import TN, T

RULE = "bib:14.4"
TANKS = "tanks"


def call_forward(game: Game) -> Steps[None]:
    """Offer the regiments in the US Reserves box, and the tanks with any of them (B-34)."""
    waiting = regiments(game)
    most = min(len(waiting), turns_left(game))
    if game.state.turn == 1 or not most:
        return
    chosen = yield Choose(
        procedure="reserves",
        text=T(
            "Which regiments of the 3rd Marine Division come forward? Each makes the game a turn "
            "shorter; turn {last} is the last now.",
            last=game.state.last_turn,
        ),
        rules=(RULE, "bib:12.1"),
        opens=True,
        options=Options(lambda: _options(game, waiting)),
        minimum=0,
        maximum=len(waiting) + len(tanks(game)),
        several=True,
        agrees=lambda answer: _objection(answer, most),
    )
    for name in chosen:
        _bring(game, name)
    if chosen:
        count = TN("{n} regiment", "{n} regiments", n=len(game.state.regiments))
        text = T(
            "{count} called forward: the game ends with turn {last}.",
            count=count,
            last=game.state.last_turn,
        )
        game.emit("game-length", text, "bib:12.1", RULE, act=text, last=game.state.last_turn)


def regiments(game: Game) -> list[str]:
    """Return the regiments waiting in the US Reserves box."""
    found = {
        game.data.us[name].regiment
        for name, unit in game.state.us.items()
        if unit.place == RESERVES and game.data.us[name].regiment
    }
    return sorted(found, key=lambda name: (len(name), name))


def tanks(game: Game) -> list[str]:
    """Return the tank battalion waiting in the US Reserves box."""
    return [n for n, unit in game.state.us.items() if unit.place == RESERVES and game.is_tank(n)]


def regiment_name(regiment: str) -> Text:
    """Return how a regiment is called."""
    return _REGIMENTS.get(regiment, T("Marine regiment {number}")).fill(number=regiment)


def turns_left(game: Game) -> int:
    """Return how many regiments can come before the last turn would lie in the past (B-34)."""
    return game.state.last_turn - game.state.turn


def _options(game: Game, waiting: list[str]) -> list[Option]:
    listed = [Option(name, regiment_name(name), (RULE,)) for name in waiting]
    return [*listed, *(Option(TANKS, game.us_name(name), (RULE,)) for name in tanks(game))]


def _objection(answer: Value, most: int) -> Text | None:
    count = sum(name != TANKS for name in answer)
    if TANKS in answer and not count:
        return T("The tank battalion comes forward with a regiment only.")
    if count > most:
        fewer = TN("{n} regiment", "{n} regiments", n=most)
        return T("At most {most}: with more, the last turn would lie behind you.", most=fewer)
    return None


def _bring(game: Game, chosen: str) -> None:
    units = tanks(game) if chosen == TANKS else _units_of(game, chosen)
    if chosen != TANKS:
        game.state.regiments.append(chosen)
    for name in units:
        game.us(name).place = AVAILABLE
        game.state.called.append(name)
    text = T(
        "Move {units} to the Available for Landing box.",
        units=[game.us_name(name) for name in units],
    )
    game.emit("reserves", text, RULE, act=text, units=units)


def _units_of(game: Game, regiment: str) -> list[str]:
    """Return the four units of a regiment: they come together."""
    return [
        name
        for name, unit in game.state.us.items()
        if unit.place == RESERVES and game.data.us[name].regiment == regiment
    ]


_REGIMENTS = {
    "3": T("3rd Marines"),
    "9": T("9th Marines"),
    "21": T("21st Marines"),
}
