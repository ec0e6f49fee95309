"""Say what came of games: the words that the session report and the page of all games share."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import reduce

from beachmaster.engine.chronicle import HitLuck, Luck
from beachmaster.engine.display import Part
from beachmaster.engine.module import GameState
from beachmaster.engine.otherwise import house_of, house_words
from beachmaster.engine.rulings import Choice, Ruling, off_default
from beachmaster.engine.text import Param, Text
from beachmaster.storage.texts import TN, T

FEW = 5
"""How many rules are named of those that were looked up."""


def dice_lines(dice: dict[str, Luck]) -> Iterator[Text]:
    """Yield for each roller how the dice fell, against what chance expects."""
    for who, source in _ROLLED.items():
        one = dice.get(who)
        if one is not None and one.dice:
            mean = f"{one.total / one.dice:.2f}"
            chance = f"{one.expected / one.dice:.2f}"
            yield source.fill(dice=one.dice, mean=mean, chance=chance)
        if one is not None and one.by_hits is not None:
            yield hits_line(who, one.by_hits)


def hits_line(who: str, found: HitLuck) -> Text:
    """Return how the dice of a roller hit, against what chance expects."""
    chance = f"{found.expected:.1f}"
    return _HIT[who].fill(dice=found.dice, hits=found.hits, chance=chance)


def ruling_lines(items: Sequence[Ruling | Choice], chosen: Mapping[str, str]) -> tuple[Text, ...]:
    """Return what was chosen otherwise than usual, each question with its answer."""
    lines: list[Text] = []
    for item, value in off_default(items, chosen):
        question = item.question if isinstance(item, Ruling) else item.text
        words = next(one.text for one in item.alternatives if one.value == value)
        lines.append(T("{question} {chosen}", question=question, chosen=words))
    return tuple(lines)


def house_lines(state: GameState) -> Iterator[Text]:
    """Yield the house rules in force, as the player worded them."""
    for rule, words in house_of(state).items():
        yield house_words(rule, words)


def parts_text(parts: Sequence[Part]) -> Text:
    """Return what made a score, in one line; there is at least one part."""
    made = [T("{what}: {points}", what=part.text, points=f"{part.points:+d}") for part in parts]
    return reduce(lambda before, part: T("{before}; {part}", before=before, part=part), made)


def lookups_text(lookups: Sequence[tuple[str, int]], most: int = FEW) -> Text:
    """Return the rules that were looked up most, each with how often."""
    named: list[Param] = [
        T("{rule} ({times})", rule=rule, times=TN("once", "{n} times", n=times))
        for rule, times in lookups[:most]
    ]
    return T("Looked up most: {rules}.", rules=named)


def day(changed: float) -> str:
    """Return the day of a moment in the clock of this place, as ISO 8601 has it."""
    return datetime.fromtimestamp(changed).astimezone().strftime("%Y-%m-%d")


_ROLLED = {
    "player": T("The player rolled {dice} dice, {mean} on average (chance: {chance})."),
    "program": T("The program rolled {dice} dice, {mean} on average (chance: {chance})."),
}
_HIT = {
    "player": T("The player rolled {dice} dice for hits and hit {hits} times (chance: {chance})."),
    "program": T(
        "The program rolled {dice} dice for hits and hit {hits} times (chance: {chance})."
    ),
}
