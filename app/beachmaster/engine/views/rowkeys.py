"""Deal keys to the rows of all lists of one form, so that each row is picked from anywhere."""

from collections.abc import Mapping, Sequence

import msgspec

from beachmaster.engine.meaning import are_numbered
from beachmaster.engine.options import Option
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import DIGITS, are_figured, dealt, letters_beside


class RowKeys(msgspec.Struct, frozen=True):
    """The key of each row by field and row, and the values that each field depended on.

    A row keeps its key as long as the form is open, also while another list leaves it out.
    """

    kept: dict[str, dict[str, str]] = {}
    behind: dict[str, dict[str, Value]] = {}


NO_KEYS = RowKeys()


class Rows(msgspec.Struct, frozen=True, kw_only=True):
    """A list of a form, or a tick, which is one row: its rows, and the options that name them.

    An `usual` list stands at its default, so that it gets its keys last.
    """

    name: str
    rows: Sequence[str]
    options: Sequence[Option]
    tick: bool = False
    usual: bool = False


def keys_dealt(
    before: RowKeys,
    lists: Sequence[Rows],
    behind: Mapping[str, dict[str, Value]],
    sought: Sequence[Sequence[Option]] = (),
) -> RowKeys:
    """Return the keys of all rows: digits first, then letters, no two the same.

    Rows that come later get what is left. Where something else is entered in a field that decides
    what a list is about (`behind`), that list is dealt anew. Values that are `sought` by name keep
    their letters.
    """
    kept = {
        name: dict(rows)
        for name, rows in before.kept.items()
        if before.behind.get(name) == behind.get(name)
    }
    used = {key for rows in kept.values() for key in rows.values()}
    for one in lists:
        kept.setdefault(one.name, {})
    new = [[row for row in one.rows if row not in kept[one.name]] for one in lists]
    if any(new):
        digits = bool(used & set(DIGITS)) or any(are_figured(one.options) for one in lists)
        free = letters_beside([one.options for one in lists], sought)
        fresh = dealt(
            [len(rows) for rows in new],
            [one.tick for one in lists],
            [one.usual for one in lists],
            [digits or are_numbered(one.options) for one in lists],
            "".join(letter for letter in free if letter not in used),
        )
        for one, rows, keys in zip(lists, new, fresh, strict=True):
            kept[one.name].update(zip(rows, keys.ljust(len(rows)), strict=False))
    return RowKeys(kept, dict(behind))
