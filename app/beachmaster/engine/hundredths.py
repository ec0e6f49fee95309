"""Round chances to whole percents that add up to what the chances add up to."""

from collections.abc import Sequence
from fractions import Fraction

WHOLE = 100


def hundredths(chances: Sequence[Fraction]) -> list[int]:
    """Return each chance in whole percents: those with the largest remainders are rounded up."""
    exact = [WHOLE * chance for chance in chances]
    found = [int(one) for one in exact]
    short = round(sum(exact)) - sum(found)
    by_remainder = sorted(range(len(exact)), key=lambda at: found[at] - exact[at])
    for at in by_remainder[:short]:
        found[at] += 1
    return found
