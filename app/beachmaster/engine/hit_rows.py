"""Rows of dice that hit or miss: what each row can come to, and the answer that counts its hits.

A row of fifteen dice is answered by one figure. The stored answer is `{"hits": [1, 0, 2], "of":
[4, 1, 2]}`: the hits of each row in the prompt's order, and how many dice each row has.
"""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.options import AnswerError, shown
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.values import Value

HITS, OF = "hits", "of"
"""The names in a stored answer."""


class InRow(msgspec.Struct, frozen=True):
    """Some dice of a row that is thrown at once: what they are for, and how many they are.

    `needs` are the natural faces that hit, where each die of them hits or misses; `sides` is how
    many faces there are, and `lines` is what counts for them.
    """

    text: Text
    count: int
    subjects: tuple[str, ...] = ()
    needs: tuple[int, ...] | None = None
    sides: int = 6
    lines: tuple[Modifier, ...] = ()

    @property
    def least(self) -> int:
        """Return how many hits there are at least: all where every face hits."""
        return self.count if len(self.needs or ()) == self.sides else 0

    @property
    def most(self) -> int:
        """Return how many hits there can be: none where no face hits."""
        return self.count if self.needs else 0

    @property
    def expected(self) -> float:
        """Return how many hits chance expects."""
        return self.count * len(self.needs or ()) / self.sides

    def hits_of(self, faces: Sequence[int]) -> int:
        """Return how many of the faces hit."""
        return sum(face in (self.needs or ()) for face in faces)

    def refusal(self, hits: object) -> Text | None:
        """Return why so many hits are not possible, None where they are."""
        if type(hits) is int and self.least <= hits <= self.most:
            return None
        given = hits if type(hits) is int else shown(hits)
        if self.least == self.most == 0:
            source = T("{row}: no face hits here, so enter 0, not {given}.")
        elif self.least == self.most:
            source = T("{row}: every face hits here, so enter {most}, not {given}.")
        else:
            source = T("{row}: enter 0 to {most} hits, not {given}.")
        return source.fill(row=self.text, most=self.most, given=given)


def checked_hits(row: Sequence[InRow], answer: dict[str, Value]) -> Value:
    """Return the hits of all rows in stored form; raise `AnswerError` where they do not fit."""
    told, of = answer.get(HITS), [one.count for one in row]
    fits = answer.keys() <= {HITS, OF} and same_dice(answer, of)
    if not fits or not isinstance(told, list) or len(told) != len(row):
        raise AnswerError(wrong_count(row), _expected(row))
    for one, hits in zip(row, told, strict=True):
        refused = one.refusal(hits)
        if refused is not None:
            raise AnswerError(refused, _expected(row))
    return {HITS: list(told), OF: of}


def same_dice(answer: dict[str, Value], of: Sequence[int]) -> bool:
    """Tell whether an answer is about so many dice, where it says how many it is about."""
    return OF not in answer or answer[OF] == list(of)


def wrong_count(row: Sequence[InRow]) -> Text:
    """Return the words for hits of too few or too many rows."""
    return TN(
        "Enter the hits of {n} row: {rows}.",
        "Enter the hits of {n} rows, in this order: {rows}.",
        n=len(row),
        rows=[one.text for one in row],
    )


def _expected(row: Sequence[InRow]) -> Value:
    return {HITS: [{"min": one.least, "max": one.most} for one in row]}


def dice_in(value: Value) -> int:
    """Return how many dice a stored roll is about."""
    return sum(value[OF]) if isinstance(value, dict) else len(value)
