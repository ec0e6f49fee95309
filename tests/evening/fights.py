"""Walk the fights of a whole game and count what each takes beside the die: screens and keys.

Keys are those of the window: the sign of each row that is ticked, of a choice its digit, with the
Tabs that lead there; one for a whole list, one that denies what is left, Enter behind a form that
no sign closes. What a row without a sign holds is spelled: as much of it as names it alone.
`test_fight.py` of the card presses such keys for real.
"""

from dataclasses import dataclass, field

from beachmaster.engine.prompt import Choose, Draw, Place, Record, Roll
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.views.keys import LETTERS, dealt, lettered
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.situation import NEAR, UNNAMED
from own_map import GIVEN, Learned, answered, taught_by, truth_of

GAME = "hell-on-earth"
PICKED = 9
"""Up to so many rows a sign picks one."""
BEGINS = ("attack", "assault-again", "assault-more")


@dataclass
class Counted:
    """One fight against a revealed target: its screens with their keys, and who fell back."""

    screens: list[tuple[str, int]] = field(default_factory=list)

    @property
    def keys(self) -> int:
        """Return the keys of all screens."""
        return sum(keys for _, keys in self.screens)


@dataclass
class Walk:
    """The assaults of a game on revealed targets, as its answers are seen one after the other."""

    found: list[Counted] = field(default_factory=list)
    running: Counted | None = None

    def see(self, session, value) -> None:
        """Count an answer that is about to be given."""
        prompt = session.asked.prompt
        if prompt.procedure in BEGINS or not in_fight(self.running, prompt):
            self.running = Counted() if is_assault(session, prompt, value) else None
            self.found += [self.running] if self.running else []
        if stands(prompt, value):
            return
        if self.running is not None and not isinstance(prompt, Roll | Draw):
            told = prompt.check(unnamed_ticked(prompt, value))
            self.running.screens.append((prompt.procedure, keys_of(prompt, told)))

    def read(self, question, value):
        """Count what the player reads off a map of their own, and return it."""
        if self.running is not None:
            self.running.screens.append(("map", keys_of(question.prompt, value)))
        return value


def fights(board: str, seed: int) -> list[Counted]:
    """Play a game by the commander; return its assaults on revealed targets.

    `own` is a first game on a bare map of one's own, `learned` one on a map that another taught.
    """
    if board in ("own", "learned"):
        atlas = taught_by(FACTORY, GAME, 40) if board == "learned" else Learned()
        return _on_own_map(seed, atlas)
    setup = Setup(game=GAME, seed=seed, board=board, options={"reminders": "off"})
    setup, module = FACTORY.prepare(setup)
    session, walk = Session(module, setup.seed), Walk()
    player = FACTORY.player("commander", session)
    while (asked := session.asked) is not None:
        value = player.answer(asked)
        walk.see(session, value)
        session.answer(value)
        session.take_events()
    return walk.found


def _on_own_map(seed: int, atlas: Learned) -> list[Counted]:
    """Play on a map of one's own beside the twin on the program's map that decides."""
    walk, given = Walk(), {"reminders": "off", **GIVEN}
    own, twin = (
        Session(FACTORY.prepare(Setup(game=GAME, seed=seed, options=given, **more))[1], seed)
        for more in ({"board": "own"}, {})
    )
    own.atlas = atlas
    player = FACTORY.player("commander", twin)
    while (asked := twin.asked) is not None:
        value = player.answer(asked)
        twin.answer(value)
        walk.see(own, value)
        answered(own, value, lambda one: walk.read(one, truth_of(FACTORY, twin, one)))
        for session in (own, twin):
            session.take_events()
    return walk.found


def in_fight(running, prompt) -> bool:
    """Tell whether a prompt belongs to the fight that goes on: its sheet lies there, or will."""
    begun = running is not None and len(running.screens) == 1
    return prompt.sheet is not None or (begun and prompt.procedure == "name-space")


def stands(prompt, value) -> bool:
    """Tell whether an offer was let pass: it stands beside what is asked next, at no key.

    One that is taken up counts whole, though its screen is that of the next prompt.
    """
    return isinstance(prompt, Choose) and prompt.offers is not None and value == prompt.usual


def is_assault(session, prompt, value) -> bool:
    """Tell whether an answer begins an assault on a unit that lies face up."""
    if prompt.procedure not in BEGINS or value.get("act", "assault") != "assault":
        return False
    places = {unit.place: unit for unit in session.state.japan.values() if unit.alive}
    target = places.get(value["target"])
    return target is not None and not target.hidden


def unnamed_ticked(prompt, value):
    """Return an answer that tells new neighbors in words as if it ticked that they have no name.

    The table's twin knows them by their hexes; a player who need not know ticks a row for each.
    So does a unit that redeploys go by a word of the program's, as long as nobody has another.
    """
    if prompt.procedure == "redeploy" and isinstance(value, dict):
        place = next(one for one in narrowed(prompt.fields, value) if one.name == "place")
        return {**value, "place": place.default}
    rows = {one.name: one for one in narrowed(prompt.fields, value)} if is_told(value) else {}
    if UNNAMED not in rows:
        return value
    listed = {option.value for option in rows[NEAR].options}
    new = [word for word in value[NEAR] if word not in listed]
    free = [option.value for option in rows[UNNAMED].options][: len(new)]
    left = [word for word in value[NEAR] if word not in new[: len(free)]]
    return {**value, UNNAMED: free, NEAR: left}


def is_told(value) -> bool:
    """Tell whether an answer tells who is next to a target."""
    return isinstance(value, dict) and NEAR in value


def keys_of(prompt, value) -> int:
    """Return how many keys an answer takes in the window."""
    if isinstance(prompt, Record):
        return _form(prompt, value)
    if isinstance(prompt, Choose) and prompt.many:
        return len(value) + 1
    if isinstance(prompt, Place) and _lettered(prompt.options.listed(), value):
        return 1
    long = len(prompt.options.listed()) > PICKED if isinstance(prompt, Choose | Place) else False
    return 1 + _spelled(prompt, value) if long or isinstance(prompt, Place) else 1


def _lettered(options, value) -> bool:
    """Tell whether the row of a value has a letter: in a long list of numbered hexes."""
    signs = lettered([render(one.text) for one in options])
    return value in [one.value for one in options][: len(signs)]


def _form(prompt, value) -> int:
    """Return the keys of a form, with the Enter that closes it where no sign does."""
    every = narrowed(prompt.fields, value)
    shown = [one for one in every if not one.settled]
    signs = _signs(prompt, shown)
    pressed, at, denied, line = 0, 0, 0, False
    for here, one in enumerate(shown):
        told, taken_back = value[one.name], False
        if one.listed:
            told = [each for each in told if each not in one.certain]
            brought = _brought(one, every, value)
            pressed += _taken_back(one, told, brought)
            taken_back = bool(brought)
            told = [each for each in told if each not in brought]
        if told == one.default and (taken_back or not one.said):
            continue
        if told in (one.denial, one.estimate):
            denied += 1  # one key says so wherever it is still to be told
            continue
        pressed += line  # a line of words is left before a sign is one
        line = _is_typed(one, told)
        if one.name in signs:
            pressed += _ticked(one, told, signs[one.name])
            at = here + (len(told) == one.maximum)
        elif one.kind == "flag":
            pressed += 1
        else:
            pressed += sum(_stops(each) for each in shown[at:here]) + _spelled_in(one, told)
            at = here + 1
    whole = denied > (not any(one.by for one in prompt.fields)) or all(
        one.closes(value[one.name]) for one in shown
    )
    closed = denied and not prompt.spends  # one sign denies and answers where there are odds
    signed = bool(closed) if prompt.weighs else whole and bool(denied or not line)
    return pressed + bool(denied) + (line and bool(denied)) + (not signed)


def _is_typed(one, told) -> bool:
    """Tell whether a value is typed in a line of words, or as a number."""
    listed = [option.value for option in one.options]
    if one.listed:
        return any(each not in listed for each in told)
    return one.kind == "number" or (one.kind == "words" and told not in listed[: _picked(one)])


def _brought(one, every, value) -> list:
    """Return the members of a list that an earlier one ticks along."""
    first = [each for field in every if field.brings == one.name for each in value[field.name]]
    return [each for each in first if any(each == option.value for option in one.options)]


def _taken_back(one, told, brought) -> int:
    """Return the keys that take back who was brought along: one says none of the whole list.

    Who fills the list otherwise takes the place of one that was brought.
    """
    gone = sum(each not in told for each in brought)
    full = len(told) == one.maximum
    return 0 if full else min(gone, 1) if not told else gone


def _signs(prompt, shown) -> dict[str, int]:
    """Return of how many rows of each list a sign ticks one: of all forms the short ones."""
    if not any(one.by for one in prompt.fields):
        short = [one for one in shown if one.listed and len(one.options) <= PICKED]
        return {one.name: PICKED for one in short}
    ticks = [one for one in shown if one.listed or (one.kind == "flag" and one.default is False)]
    rows = [len(one.options) if one.listed else 1 for one in ticks]
    usual = [one.default is not None and not one.said for one in ticks]
    signs = dealt(rows, [not one.listed for one in ticks], usual)
    return {one.name: len(found) for one, found in zip(ticks, signs, strict=True) if one.listed}


def _ticked(one, told, signed) -> int:
    """Return the keys that tick rows by their signs, spell others, and type words of no row."""
    listed = [option.value for option in one.options]
    own = [each for each in told if each not in listed]
    ticked = [each for each in told if each in listed]
    most = one.maximum or min(len(listed), PICKED)
    if 1 < len(ticked) == len(listed) <= most and one.kind == "many":
        return 1
    keys = sum(
        1 if listed.index(each) < signed else _letters(one.options, each) + 1 for each in ticked
    )
    return keys + (len(",".join(["/", *own])) - 1 + bool(own) if own else 0)


def _spelled_in(one, told) -> int:
    """Return the keys of one value: its digit, or as much of its words as names it alone."""
    listed = [option.value for option in one.options]
    if one.listed:
        return sum(_letters(one.options, each) + 1 for each in told)
    if one.kind == "number" or told in listed[: _picked(one)]:
        return 1
    if one.kind == "choose" and _lettered(one.options, told):
        return 1
    slash = one.keyed and one.kind == "words"
    return slash + len(str(told))


def _picked(one) -> int:
    """Return up to how many values of a field have a key."""
    return PICKED + len(LETTERS) if one.keyed and one.kind == "words" else PICKED


def _stops(one) -> int:
    """Return how often Tab is pressed to leave a field: a list has its "none" besides."""
    return 1 + one.listed


def _spelled(prompt, value) -> int:
    return _letters(prompt.options.listed(), value)


def _letters(options, value) -> int:
    """Return how many letters leave one row of a list."""
    rows = [(render(one.text), str(one.value)) for one in options]
    mine = next((row for row in rows if row[1] == str(value)), (str(value), str(value)))
    for length in range(1, len(mine[0])):
        for at in range(len(mine[0]) - length + 1):
            part = mine[0][at : at + length].casefold()
            if part.isalnum() and sum(part in f"{w} {v}".casefold() for w, v in rows) == 1:
                return length
    return len(mine[1])
