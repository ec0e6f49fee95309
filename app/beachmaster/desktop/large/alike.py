"""Say once what most rows of a long list say alike, so that each of them is short and large."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from beachmaster.desktop.large.asks import Ask
from beachmaster.desktop.large.grid import MOST
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say

LEAST, SHARE = 10, 0.5
"""So many letters are worth it, in at least that share of the rows."""
WORD, MOST_ROWS = 4, 0.8
"""A first word is worth it, in at least that share of the rows: area 1, area 2."""
FEW, TOO_LONG = 3, 30
"""In a list of one page so many rows must share that much, whose lines would be broken."""
_ENDS = " ,;:·–"


def shortened(ask: Ask, *, named: bool = False) -> Ask:
    """Return what is asked with the words that most of a long list share said above it, once.

    Of what is `named` only, all that follows a colon is left out.
    """
    rows = [one for one in ask.caps if one.go is not None]
    many = len(rows) > MOST
    if many and named and len({_name(one.words) for one in rows}) == len(rows):
        caps = [
            msgspec.structs.replace(one, brief=_name(one.words)) if one.go else one
            for one in ask.caps
        ]
        return msgspec.structs.replace(ask, caps=caps)
    head, tail, often = _shared([one.words for one in rows])
    if not often or not (many or (often >= FEW and len(head + tail) >= TOO_LONG)):
        return ask
    words = f"{head} …" if head else f"… {tail}"
    whole = often == len(rows)
    above = words if whole else say(T("Unless a line says more: {words}", words=words))
    caps = [
        msgspec.structs.replace(one, brief=_rest(one.words, head, tail)) if one.go else one
        for one in ask.caps
    ]
    return msgspec.structs.replace(ask, caps=caps, above=above)


def _shared(rows: Sequence[str]) -> tuple[str, str, int]:
    """Return how most rows begin or how they end, whichever spares more, and how many do."""
    split = [row.split(" ") for row in rows]
    heads = Counter(" ".join(one[:at]) for one in split for at in range(1, len(one)))
    tails = Counter(" ".join(one[at:]) for one in split for at in range(1, len(one)))
    best: tuple[int, str, str, int] = (0, "", "", 0)
    for at, told in enumerate((heads, tails)):
        for words, often in told.items():
            enough = often >= SHARE * len(rows) and len(words) >= LEAST
            enough = enough or (not at and often >= MOST_ROWS * len(rows) and len(words) >= WORD)
            if not enough or not _whole(words):
                continue
            worth = len(words) * often * often
            if worth > best[0]:
                best = (worth, words if not at else "", words if at else "", often)
    return best[1:]


def _name(words: str) -> str:
    return words.partition(": ")[0]


def _whole(words: str) -> bool:
    return words.count("(") == words.count(")")


def _rest(words: str, head: str, tail: str) -> str:
    """Return what a row says besides; nothing where it does not begin or end so."""
    if head and words.startswith(f"{head} "):
        return words[len(head) :].strip()
    if tail and words.endswith(f" {tail}"):
        return words[: -len(tail)].rstrip(_ENDS)
    return ""
