"""Say the texts of this package: `T` for words, `TN` for counts."""

from collections.abc import Sequence
from functools import reduce

from beachmaster.engine.text import Text, marks, plain_text

T, TN = marks("engine")


def joined(parts: Sequence[Text], none: Text | None = None) -> Text:
    """Return parts that have commas of their own as one text; `none` where there is no part."""
    if not parts:
        return plain_text("") if none is None else none
    return reduce(lambda before, part: T("{before}; {part}", before=before, part=part), parts)
