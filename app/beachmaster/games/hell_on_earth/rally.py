"""Rally units with OR or DR markers (hoe:5.3.1, hoe:5.8.1)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.games.hell_on_earth import rolls, tables
from beachmaster.games.hell_on_earth.dice import BLUE, can_reroll, throw
from beachmaster.games.hell_on_earth.game import Game


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
        text=Text(_IN_WHICH_ORDER),
        rules=("hoe:5.3.1",),
        options=Options(lambda: [Option(name, game.us_name(name)) for name in units]),
        minimum=len(units),
        maximum=len(units),
    )
    return list(chosen)


def _try(game: Game, name: str, command_phase: bool) -> Steps[None]:
    unit = game.us(name)  # by hoe:5.3.1 in every phase (H-39)
    rules = ("hoe:5.8.1", "hoe:5.3.1") if command_phase else ("hoe:5.3.1",)
    modifiers = tables.rally_modifiers(unit.marker == "OR", command_phase)
    text = Text(_ROLL, unit=game.us_name(name), marker=plain_text(unit.marker))
    if (yield from throw(game, rolls.rally(command_phase), text, name, modifiers=modifiers)):
        recover(game, name, *rules)
    else:
        game.emit("no-rally", Text(_FAILED, unit=game.us_name(name)), *rules, unit=name)


def recover(game: Game, name: str, *rules: str) -> None:
    """Take the OR or DR marker off a unit (hoe:3.3.6)."""
    unit = game.us(name)
    marker = plain_text(unit.marker)
    unit.marker = ""
    who = game.us_name(name)
    act = Text(_ACT, unit=who, marker=marker)
    game.emit("rallied", Text(_RALLIED, unit=who), *rules, "hoe:3.3.6", act=act, unit=name)


_IN_WHICH_ORDER = QT_TRANSLATE_NOOP("hoe", "In which order do your units rally?")
_ROLL = QT_TRANSLATE_NOOP("hoe", "{unit} tries to rally from {marker}.")
_RALLIED = QT_TRANSLATE_NOOP("hoe", "{unit} rallies.")
_FAILED = QT_TRANSLATE_NOOP("hoe", "{unit} does not rally.")
_ACT = QT_TRANSLATE_NOOP("hoe", "Take the {marker} marker off {unit}.")
