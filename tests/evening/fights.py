"""Walk the fights of a whole game and count what each takes beside the die: screens and keys.

Keys are those of the window: a digit for each value of a form, Tab from a list that has room left
to a later value, Enter behind a form; of a list that is spelled, as much of a row as names it
alone. `test_fight.py` of the card presses such keys for real.
"""

from dataclasses import dataclass, field

from beachmaster.engine.prompt import Choose, Draw, Place, Record, Roll
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY

BEGINS = ("attack", "assault-again", "assault-more")


@dataclass
class Counted:
    """One fight against a revealed target: its screens with their keys, and who fell back."""

    screens: list[tuple[str, int]] = field(default_factory=list)

    @property
    def keys(self) -> int:
        """Return the keys of all screens."""
        return sum(keys for _, keys in self.screens)


def fights(board: str, seed: int) -> list[Counted]:
    """Play a game by the commander; return its assaults on revealed targets."""
    setup = Setup(game="hell-on-earth", seed=seed, board=board, options={"reminders": "off"})
    setup, module = FACTORY.prepare(setup)
    session = Session(module, setup.seed)
    player = FACTORY.player("commander", session)
    found: list[Counted] = []
    running: Counted | None = None
    while (asked := session.asked) is not None:
        prompt, value = asked.prompt, player.answer(asked)
        if prompt.procedure in BEGINS or not in_fight(prompt):
            running = Counted() if is_assault(session, prompt, value) else None
            found += [running] if running else []
        if running is not None and not isinstance(prompt, Roll | Draw):
            running.screens.append((prompt.procedure, keys_of(prompt, prompt.check(value))))
        session.answer(value)
        session.take_events()
    return found


def in_fight(prompt) -> bool:
    """Tell whether a prompt belongs to the fight whose sheet lies there."""
    return prompt.sheet is not None


def is_assault(session, prompt, value) -> bool:
    """Tell whether an answer begins an assault on a unit that lies face up."""
    if prompt.procedure not in BEGINS or value.get("act", "assault") != "assault":
        return False
    places = {unit.place: unit for unit in session.state.japan.values() if unit.alive}
    target = places.get(value["target"])
    return target is not None and not target.hidden


def keys_of(prompt, value) -> int:
    """Return how many keys an answer takes in the window."""
    if isinstance(prompt, Record):
        return 1 + _form(prompt, value)
    if isinstance(prompt, Place):
        return 1 + _spelled(prompt, value)
    return len(value) + 1 if isinstance(prompt, Choose) and prompt.many else 1


def _form(prompt, value) -> int:
    pressed, skipped = 0, False
    open_ones = [one for one in narrowed(prompt.fields, value) if not one.settled]
    denied = [one for one in open_ones if one.default is None and _is_no(one, value[one.name])]
    if len(denied) > 1:
        open_ones, pressed = [one for one in open_ones if one not in denied], 1
    for one in open_ones:
        told = value[one.name]
        if one.listed:
            told = [each for each in told if each not in one.certain]
            mine = sum(_named(one, each) for each in told) or (1 if one.default is None else 0)
        else:
            mine = 0 if one.default == told else _named(one, told)
        pressed += mine + (skipped and mine > 0 and one.kind != "flag")
        full = one.listed and (not told or len(told) == one.maximum)
        skipped = (bool(mine) and one.listed and not full) or (skipped and not mine)
    return pressed


def _named(one, value) -> int:
    """Return 1 for a digit, or the letters of a word, behind a Tab where a list stands before."""
    if one.kind not in ("words", "spaces") or value in [option.value for option in one.options]:
        return 1
    return len(value) + (one.kind == "spaces" and bool(one.options))


def _is_no(one, told) -> bool:
    if one.listed:
        return not one.minimum and len(told) == len(one.certain)
    return one.denial is not None and told == one.denial


def _spelled(prompt, value) -> int:
    rows = [(render(one.text), str(one.value)) for one in prompt.options.listed()]
    mine = next(row for row in rows if row[1] == str(value))
    for length in range(1, len(mine[0])):
        for at in range(len(mine[0]) - length + 1):
            part = mine[0][at : at + length].casefold()
            if part.isalnum() and sum(part in f"{w} {v}".casefold() for w, v in rows) == 1:
                return length
    return len(mine[1])
