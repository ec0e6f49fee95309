"""Put dice in words: what they show, how many of which colour there are, and to roll them."""

from collections.abc import Mapping, Sequence

from beachmaster.engine.prompt import DiceToRoll
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.tray import USUAL


def shown_dice(color: str, dice: Sequence[int]) -> Text:
    """Say what dice show."""
    if len(dice) == 1:
        return T("The {color} die shows {die}", color=COLORS[color], die=dice[0])
    return T("The dice show {dice}", dice=[str(die) for die in dice])


def dice_words(dice: DiceToRoll) -> Text:
    """Say how many dice of which colour are rolled, without those of the other side."""
    color = COLORS.get(dice.color, plain_text(dice.color))
    if dice.sides == USUAL:
        return TN("{n} {color} die", "{n} {color} dice", n=dice.count, color=color)
    return TN(
        "{n} {color} die of {sides} sides",
        "{n} {color} dice of {sides} sides",
        n=dice.count,
        color=color,
        sides=dice.sides,
    )


def roll_words(dice: DiceToRoll) -> Text:
    """Return the act of rolling some dice."""
    if dice.total == 1:
        color = COLORS.get(dice.color, plain_text(dice.color))
        return T("Roll the {color} die", color=color)
    if dice.against is not None:
        mine, other = dice_words(dice), dice_words(dice.against)
        return T("Roll {mine} and {other}", mine=mine, other=other)
    return T("Roll {dice}", dice=dice_words(dice))


COLORS: Mapping[str, Text] = {
    "black": T("black"),
    "blue": T("blue"),
    "green": T("green"),
    "red": T("red"),
    "white": T("white"),
    "yellow": T("yellow"),
}
