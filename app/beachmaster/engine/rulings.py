"""Name the judgement wherever a rulebook leaves a hole, so that no procedure hides one."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from beachmaster.engine.refusal import SaidError
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T


class Alternative(msgspec.Struct, frozen=True):
    """One way to close the hole: the value of the option and its words."""

    value: str
    text: Text


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """A hole in the rules: the question, our default with its reason, and the real alternatives.

    A ruling without alternatives is settled (or, with `note`, only records a slip of the pen).
    """

    id: str
    rules: tuple[str, ...]
    question: Text
    default: Text
    reason: Text
    alternatives: tuple[Alternative, ...] = ()
    note: bool = False

    @property
    def option(self) -> str:
        """Return the name under which a player sets this ruling."""
        return self.id.lower()


class OptionError(SaidError, ValueError):
    """An option is unknown or has no such value; `text` says what was expected."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """An option of the game that is not a ruling: Heroic mode, reroll prompts, reminders.

    `kind` says where it is chosen: what concerns an `opponent` of ours and a `variant` of the game
    stand on the page of the new game, a `track` lies on the table; everything else stands among the
    rulings. A choice of two ways with a `label`, its name in few words, is ticked in a row.
    """

    option: str
    text: Text
    alternatives: tuple[Alternative, ...]
    rules: tuple[str, ...] = ()
    kind: Literal["plain", "opponent", "variant", "track"] = "plain"
    label: Text | None = None


REMINDERS = Choice(
    option="reminders",
    text=T("Do you want to hear what you may have forgotten before a phase ends?"),
    alternatives=(
        Alternative("on", T("Yes, list it.")),
        Alternative("off", T("No, end the phase at once.")),
    ),
)
"""The choice that every game which reminds its player has."""


def default_of(item: Ruling | Choice) -> str:
    """Return the value an option has when the player sets nothing: the first alternative."""
    return item.alternatives[0].value


def chosen_options(items: Sequence[Ruling | Choice], given: Mapping[str, str]) -> dict[str, str]:
    """Return every option with its value; raise `OptionError` for an unknown key or value."""
    open_items = {item.option: item for item in items if item.alternatives}
    for key, value in given.items():
        item = open_items.get(key.lower())
        if item is None:
            names = [plain_text(name) for name in sorted(open_items)]
            raise OptionError(
                T("There is no option “{key}”; there are: {names}.", key=key, names=names)
            )
        values = [alternative.value for alternative in item.alternatives]
        if value not in values:
            raise OptionError(
                T(
                    "The option “{key}” cannot be “{value}”; it can be: {values}.",
                    key=key,
                    value=value,
                    values=list(values),
                )
            )
    wanted = {key.lower(): value for key, value in given.items()}
    return {key: wanted.get(key, default_of(item)) for key, item in open_items.items()}


def off_default(
    items: Sequence[Ruling | Choice], chosen: Mapping[str, str]
) -> list[tuple[Ruling | Choice, str]]:
    """List every ruling and option that is not at its default, with its value."""
    return [
        (item, chosen[item.option])
        for item in items
        if item.alternatives and chosen.get(item.option, default_of(item)) != default_of(item)
    ]
