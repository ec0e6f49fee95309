"""Rally units with OR or DR markers (hoe:5.3.1, hoe:5.8.1)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.dice import BLUE, can_reroll, throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.texts import T


def rally(game: Game, command_phase: bool = False) -> Steps[None]:
    """Let every US unit with an OR or DR marker try to rally, in the player's order (H-70)."""
    waiting = [name for name in game.us_on_map() if game.us(name).marker]
    for name in (yield from _order(game, waiting)):
        if game.us(name).marker:
            yield from _try(game, name, command_phase)


def _order(game: Game, units: list[str]) -> Steps[list[str]]:
    """Ask for the order where it can matter: while a Reroll could be kept for a later die."""
    if len(units) < 2 or not can_reroll(game, BLUE):
        return units
    chosen = yield Choose(
        procedure="rally-order",
        text=T("In which order do your units rally?"),
        rules=("hoe:5.3.1",),
        options=Options(lambda: [Option(name, game.us_name(name)) for name in units]),
        minimum=len(units),
        maximum=len(units),
    )
    return list(chosen)


def _try(game: Game, name: str, command_phase: bool) -> Steps[None]:
    unit = game.us(name)  # by hoe:5.3.1 in every phase (H-39)
    rules = ("hoe:5.8.1", "hoe:5.3.1") if command_phase else ("hoe:5.3.1",)
    modifiers = drm.rally_modifiers(unit.marker == "OR", command_phase)
    text = T(
        "{unit} tries to rally from {marker}.",
        unit=game.us_name(name),
        marker=plain_text(unit.marker),
    )
    if (yield from throw(game, rolls.rally(command_phase), text, name, modifiers=modifiers)):
        recover(game, name, *rules)
    else:
        game.emit(
            "no-rally", T("{unit} does not rally.", unit=game.us_name(name)), *rules, unit=name
        )


def recover(game: Game, name: str, *rules: str) -> None:
    """Take the OR or DR marker off a unit (hoe:3.3.6)."""
    unit = game.us(name)
    marker = plain_text(unit.marker)
    unit.marker = ""
    who = game.us_name(name)
    act = T("Take the {marker} marker off {unit}.", unit=who, marker=marker)
    game.emit("rallied", T("{unit} rallies.", unit=who), *rules, "hoe:3.3.6", act=act, unit=name)
