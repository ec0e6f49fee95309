"""Read the value that a player puts right by hand, or say what was expected."""

from collections.abc import Callable, Sequence

from beachmaster.engine.module import AdjustError
from beachmaster.engine.options import LONGEST_WORD
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


def in_words(value: Value, place: Callable[[str], Text] = plain_text) -> Text:
    """Return a value as a player says it; `place` words what may be a space."""
    if isinstance(value, bool):
        return _YES if value else _NO
    if value is None or value in ("", []):
        return _NOTHING
    parts = value if isinstance(value, list) else [value]
    return T("{parts}", parts=[place(one) if isinstance(one, str) else one for one in parts])


def now_is(what: Text, value: Text, whose: Text | None = None) -> Text:
    """Return what is now so, of a thing on the board where it is one's own."""
    if whose is None:
        return T("{what}: now {value}.", what=what, value=value)
    return T("{whose}, {what}: now {value}.", whose=whose, what=what, value=value)


def number(value: Value) -> int:
    """Return a whole number; raise `AdjustError` for anything else."""
    if type(value) is not int:
        raise AdjustError(T("A whole number is needed, not “{value}”.", value=str(value)))
    return value


def flag(value: Value) -> bool:
    """Return true or false, said so or as yes and no; raise `AdjustError` for anything else."""
    meant = _SAID.get(value.casefold(), value) if isinstance(value, str) else value
    if not isinstance(meant, bool):
        raise AdjustError(_ONE_OF.fill(values=[_YES, _NO]), [True, False])
    return meant


def words(value: Value) -> str:
    """Return a word as long as a space's name may be; raise `AdjustError` for anything else."""
    if not isinstance(value, str) or not value or len(value) > LONGEST_WORD:
        raise AdjustError(
            T("A word is needed, not “{value}”.", value=plain_text(str(value)[:LONGEST_WORD]))
        )
    return value


def one_of(value: Value, values: Sequence[str]) -> Value:
    """Return one of a few words; raise `AdjustError` for anything else."""
    if value not in values:
        shown = [one or "“”" for one in values]
        raise AdjustError(_ONE_OF.fill(values=shown), list(values))
    return value


_SAID: dict[str, Value] = {"yes": True, "no": False}
_YES = T("yes")
_NO = T("no")
_NOTHING = T("none")
_ONE_OF = T("The value is one of: {values}.")
