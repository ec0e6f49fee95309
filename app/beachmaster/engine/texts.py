"""Say the texts of this package: `T` for words, `TN` for counts."""

from collections.abc import Sequence
from functools import reduce

from beachmaster.engine.text import Text, marks

T, TN = marks("engine")


def joined(parts: Sequence[Text], none: Text) -> Text:
    """Return parts that have commas of their own as one text; `none` where there is no part."""
    if not parts:
        return none
    return reduce(lambda before, part: T("{before}; {part}", before=before, part=part), parts)
