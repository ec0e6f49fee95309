"""Play a rule otherwise from now on: another choice of a ruling, or a house rule of one's own.

Both stand in the state, so that undo, branches and replays have them as they were.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.refusal import Refusal
from beachmaster.engine.rulings import Ruling
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

LONGEST, MOST = 200, 50
"""How many characters a house rule has at most, and how many of them a game."""
_RULE = re.compile(r"[a-z]{2,5}:[A-Za-z0-9.-]{1,20}")


class OtherwiseError(Refusal, ValueError):
    """A rule cannot be played like that; `text` says what was expected."""


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played otherwise: `about` a ruling's option or a rule's id, and `to` what.

    A ruling takes the value of an alternative. A rule takes words; none take the house rule away.
    """

    about: str
    to: str


class Played(Protocol):
    """What a state keeps of it: rulings by option, house rules by rule."""

    rulings: dict[str, str] | msgspec.UnsetType
    house: dict[str, str] | msgspec.UnsetType


@runtime_checkable
class Ruled(Protocol):
    """A game with rulings that can be switched while it is played."""

    rulings: Sequence[Ruling]


def in_force(options: Mapping[str, str], state: Played) -> Mapping[str, str]:
    """Return the options of a game with what was switched since it began."""
    switched = state.rulings
    return {**options, **switched} if switched else options


class InForce(Mapping[str, str]):
    """The options of a running game as they are at each look."""

    def __init__(self, session: Any) -> None:
        self._session = session

    def _now(self) -> Mapping[str, str]:
        return in_force(self._session.module.options, self._session.state)

    def __getitem__(self, option: str) -> str:
        """Return the value in force."""
        return self._now()[option]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the options."""
        return iter(self._now())

    def __len__(self) -> int:
        """Count the options."""
        return len(self._now())


def is_rule(about: str) -> bool:
    """Tell whether this is the id of a rule, and no ruling's option."""
    return _RULE.fullmatch(about) is not None


def checked(module: object, about: str, words: str) -> Otherwise:
    """Return what is to be played otherwise; raise `OtherwiseError` where that cannot be."""
    told = Otherwise(about.strip() if is_rule(about.strip()) else about.strip().lower(), "")
    told = msgspec.structs.replace(told, to=" ".join(words.split()))
    problem = _problem(module, told)
    if problem is not None:
        raise OtherwiseError(problem)
    return told


def one_line(reason: str) -> str:
    """Return a reason in one line; raise `OtherwiseError` where it is too long for that."""
    words = " ".join(reason.split())
    if _bad_words(words) is not None:
        raise OtherwiseError(
            T(
                "A reason is one line of at most {longest} printable characters.",
                longest=LONGEST,
            )
        )
    return words


def told_in(value: Value) -> Otherwise:
    """Return what an entry keeps; raise `msgspec.ValidationError` where it is none."""
    return msgspec.convert(value, Otherwise)


def play_so(module: object, state: Played, told: Otherwise) -> Text:
    """Let it be so in a state from now on, and return it in words.

    Raise `OtherwiseError` where this game has no such ruling, or no line says it.
    """
    problem = _problem(module, told)
    if problem is not None:
        raise OtherwiseError(problem)
    if is_rule(told.about):
        return _put_house_rule(state, told)
    ruling = _rulings(module)[told.about]
    state.rulings = {**(state.rulings or {}), told.about: told.to}
    way = next(one.text for one in ruling.alternatives if one.value == told.to)
    return T("Played differently from now on, {id}: {question} {way}").fill(
        id=ruling.id, question=ruling.question, way=way
    )


def rules_of(module: object, told: Otherwise) -> tuple[str, ...]:
    """Return the rules that it is about."""
    return (told.about,) if is_rule(told.about) else _rulings(module)[told.about].rules


def house_rules(state: Played, rules: Sequence[str]) -> list[Text]:
    """Return the house rules on these rules and on those that they are parts of, in words."""
    return [
        house_words(rule, words)
        for rule, words in (state.house or {}).items()
        if any(cited == rule or cited.startswith(f"{rule}.") for cited in rules)
    ]


def house_words(rule: str, words: str) -> Text:
    """Return a house rule as it is told, the words being the player's own."""
    return T("House rule ({rule}): {words}", rule=rule, words=plain_text(words))


def house_of(state: Played, about: str = "") -> Mapping[str, str]:
    """Return the house rules on a rule and its parts, or all of them."""
    return {
        rule: words
        for rule, words in (state.house or {}).items()
        if not about or rule == about or rule.startswith(f"{about}.")
    }


def rulings_of(module: object, about: str = "") -> list[Ruling]:
    """Return the rulings with a choice: all of them, those on a rule, or the one of that name."""
    return [
        one
        for one in _rulings(module).values()
        if not about or about.lower() == one.option or about in one.rules
    ]


def unsound(module: object, state: Played) -> Text | None:
    """Say which switched ruling or house rule no game could have, as in a doctored file."""
    house = state.house or {}
    told = [Otherwise(about, to) for about, to in (*(state.rulings or {}).items(), *house.items())]
    if len(house) > MOST:
        return _TOO_MANY
    return next((why for one in told if (why := _problem(module, one)) is not None), None)


def _problem(module: object, told: Otherwise) -> Text | None:
    if is_rule(told.about):
        return _bad_words(told.to)
    known = _rulings(module)
    ruling = known.get(told.about)
    if ruling is None:
        return T(
            "There is no rule and no ruling with a choice called “{about}”; rulings: {names}.",
            about=told.about[:40],
            names=[one.id for one in known.values()],
        )
    values = [one.value for one in ruling.alternatives]
    if told.to not in values:
        return T(
            "{id} cannot be “{value}”; it can be: {values}.",
            id=ruling.id,
            value=told.to[:40],
            values=list(values),
        )
    return None


def _bad_words(words: str) -> Text | None:
    if len(words) <= LONGEST and (words.isprintable() or not words):
        return None
    return T(
        "A house rule is one line of at most {longest} printable characters.",
        longest=LONGEST,
    )


def _put_house_rule(state: Played, told: Otherwise) -> Text:
    house = {rule: words for rule, words in (state.house or {}).items() if rule != told.about}
    if not told.to:
        state.house = house
        return T("The house rule on {rule} no longer applies.", rule=told.about)
    if len(house) >= MOST:
        raise OtherwiseError(_TOO_MANY)
    state.house = {**house, told.about: told.to}
    words = plain_text(told.to)
    return T("House rule from now on ({rule}): {words}", rule=told.about, words=words)


def _rulings(module: object) -> dict[str, Ruling]:
    found = module.rulings if isinstance(module, Ruled) else ()
    return {one.option: one for one in found if one.alternatives}


_TOO_MANY = T("A game has at most {most} house rules.", most=MOST)
