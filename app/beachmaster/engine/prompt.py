"""Ask the table: the closed set of prompts, and the check that an answer must pass.

A prompt is made anew from the state each time it is asked and is never stored. Its options are
lazy: legality is a membership test, listing happens only when a person looks.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.fight import Face, Figure, Sign
from beachmaster.engine.hit_rows import HITS, InRow, checked_hits
from beachmaster.engine.options import (
    LONGEST_WORD,
    NO_OPTIONS,
    AnswerError,
    Check,
    Closed,
    Option,
    Options,
    closed_among,
    options_of,
    own_word,
    same,
    shown,
)
from beachmaster.engine.prompt_base import Grid, Prompt
from beachmaster.engine.prompt_record import Record
from beachmaster.engine.record import Field, check_fields, expected_of
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.values import Value

__all__ = [
    "LONGEST_WORD",
    "NO_OPTIONS",
    "AnswerError",
    "Check",
    "Choose",
    "Closed",
    "Confirm",
    "DiceToRoll",
    "Draw",
    "Field",
    "Grid",
    "InRow",
    "Number",
    "Option",
    "Options",
    "Place",
    "Prompt",
    "Record",
    "Roll",
    "Token",
    "check_fields",
    "closed_among",
    "expected_of",
    "options_of",
    "own_word",
    "same",
    "shown",
]


class Choose(Prompt, frozen=True, kw_only=True):
    """Pick one option, or between `minimum` and `maximum` of them.

    `odds_of`, where given, lists the exact chances that an answer under consideration would give.
    `usual`, where given, is the answer of an empty line: the one that spends nothing.
    `alone` are values that go with no other, such as the end of a movement. `offers`, where given,
    is the answer that takes up what is offered here: a front end may give the usual one at once
    and this one at the prompt that follows (`engine/waiving.py`). `act`, where given, words an
    answer as an act: the words of the button.
    """

    kind: ClassVar[str] = "choose"

    options: Options
    closed: Callable[[], Sequence[Closed]] = lambda: ()
    minimum: int = 1
    maximum: int = 1
    several: bool = False
    agrees: Check | None = None
    odds_of: Callable[[Value], Value] | None = None
    usual: Value = None
    alone: Sequence[Value] = ()
    offers: Value = None
    act: Callable[[Value], Text | None] | None = None

    def act_words(self, answer: Value) -> Text | None:
        """Return an answer as an act."""
        return None if self.act is None else self.act(answer)

    def check(self, answer: Value) -> Value:
        """Accept a listed value, or a list of distinct ones where several may be chosen."""
        picked = answer if isinstance(answer, list) else [answer]
        for value in picked:
            if value not in self.options:
                raise AnswerError(self._refusal(value, among=len(picked)), self.expected())
        if any(same(a, b) for i, a in enumerate(picked) for b in picked[:i]):
            raise AnswerError(T("The same option was given twice."), self.expected())
        if not self.minimum <= len(picked) <= self.maximum:
            raise AnswerError(self._wrong_count(len(picked)), self.expected())
        stored = picked if self.many else picked[0]
        objection = self.agrees(stored) if self.agrees else None
        if objection is not None:
            raise AnswerError(objection, self.expected())
        return stored

    def weigh(self, answer: Value) -> Value:
        """Return the odds of a legal answer."""
        return self.odds_of(self.check(answer)) if self.odds_of else super().weigh(answer)

    @property
    def many(self) -> bool:
        """Tell whether the stored answer is a list."""
        return self.several or self.maximum > 1

    def expected(self) -> list[Value]:
        """List the legal values for an error message."""
        return [option.value for option in self.options]

    def refresh(self) -> None:
        """Forget the listed options."""
        super().refresh()
        self.options.forget()

    def _usual(self) -> Value:
        """Return none of a list that may be empty, all in an order to choose, or the only one."""
        if self.usual is not None:
            return self.usual
        if self.many and self.minimum == 0:
            return []
        listed = self.expected()
        if self.many and self.minimum == len(listed):
            return listed
        return listed[0] if len(listed) == 1 and not self.many else None

    def _wrong_count(self, given: int) -> Text:
        if not given:
            return TN("Choose one at least.", "Choose {n} at least.", n=self.minimum)
        if self.minimum == self.maximum:
            wanted = TN("Choose {n} option", "Choose {n} options", n=self.minimum)
            return T("{wanted}, not {given}.", wanted=wanted, given=given)
        return T(
            "Choose {low} to {high} options, not {given}.",
            low=self.minimum,
            high=self.maximum,
            given=given,
        )

    def _refusal(self, value: Value, among: int) -> Text:
        """Say why one value is not legal, and which of several it is."""
        with asking(False):
            closed = closed_among(self.closed(), value)
            barred = None if self.options.bars is None else self.options.bars(value)
        if barred is not None:
            return barred
        if closed is None:
            words = self.options.words_of(value)
            return T("“{value}” is not one of the options.", value=words or shown(value))
        if among > 1:
            return T("{option}: {reason}", option=closed.text, reason=closed.reason)
        return closed.reason


class Confirm(Prompt, frozen=True, kw_only=True):
    """Say yes or no: something to do on the real board, or to go on with.

    `act`, where given, words the yes as an act: the words of the button.
    """

    kind: ClassVar[str] = "confirm"

    act: Text | None = None

    def act_words(self, answer: Value) -> Text | None:
        """Return the yes as an act."""
        return self.act if answer is True else None

    def check(self, answer: Value) -> Value:
        """Accept true or false."""
        if not isinstance(answer, bool):
            raise AnswerError(
                T("Answer yes or no, not “{value}”.", value=shown(answer)),
                [True, False],
            )
        return answer

    def _usual(self) -> Value:
        """Return yes: it is done on the real board, and play goes on."""
        return True


class DiceToRoll(msgspec.Struct, frozen=True):
    """How many dice of how many sides, and of which colour at the table.

    `against` are those of the other side in a contest: thrown at once, told after these.
    """

    count: int = 1
    sides: int = 6
    color: str = "red"
    against: "DiceToRoll | None" = None

    @property
    def each(self) -> tuple["DiceToRoll", ...]:
        """Return every die by itself, in the order they are told."""
        one = msgspec.structs.replace(self, count=1, against=None)
        return (one,) * self.count + (self.against.each if self.against else ())

    @property
    def total(self) -> int:
        """Return how many dice there are in all."""
        return self.count + (self.against.total if self.against else 0)

    def fit(self, rolled: Sequence[object]) -> bool:
        """Tell whether these are faces of the dice, one for each."""
        return len(rolled) == self.total and all(
            type(value) is int and 1 <= value <= die.sides
            for value, die in zip(rolled, self.each, strict=True)
        )


class Roll(Prompt, frozen=True, kw_only=True):
    """Roll dice; the stored answer is a list of integers in dice order.

    Where each row of dice hits or misses, it may be their hits instead (`engine/hit_rows.py`).

    `what` is the text without what each face leads to, and `purpose` names the roll in a list.
    `dealt` are dice that a position file set down to be used first; they stay secret. `lines` are
    the modifiers that it is rolled with, `against` those of the other side's dice, `facts` the
    figures behind it, `column` where its table is read, `faces` what each face comes to; `decides`
    marks the die that a fight comes down to. `row` are the dice of several throws at once, in their
    order, each with its target. `signs`, where given, says what an outcome of the odds is to the
    player.
    """

    kind: ClassVar[str] = "roll"

    what: Text | None = None
    purpose: Text | None = None
    dice: DiceToRoll = DiceToRoll()
    dealt: tuple[int, ...] = ()
    lines: tuple[Modifier, ...] = ()
    against: tuple[Modifier, ...] = ()
    facts: tuple[Figure, ...] = ()
    column: Text | None = None
    faces: tuple[Face, ...] = ()
    decides: bool = False
    row: tuple[InRow, ...] = ()
    signs: Callable[[], Mapping[str, Sign]] | None = None

    def aimed_at(self) -> tuple[str, ...]:
        """Return its subjects and those of each throw in its row."""
        return (*self.subjects, *(one for part in self.row for one in part.subjects))

    @property
    def counts_hits(self) -> bool:
        """Return whether the hits of each row are enough."""
        return bool(self.row) and all(one.needs is not None for one in self.row)

    @property
    def own_rows(self) -> int:
        """Return how many rows are those of the first side."""
        left, rows = self.dice.count, 0
        while rows < len(self.row) and left > 0:
            left -= self.row[rows].count
            rows += 1
        return rows

    def own_side(self) -> "Roll":
        """Return the same question for the first side's dice alone."""
        dice = msgspec.structs.replace(self.dice, against=None)
        return msgspec.structs.replace(self, dice=dice, row=self.row[: self.own_rows])

    def holds_all(self, answer: Value) -> bool:
        """Return whether an answer is about the dice of both sides."""
        if isinstance(answer, dict):
            return isinstance(answer.get(HITS), list) and len(answer[HITS]) == len(self.row)
        return isinstance(answer, list) and len(answer) == self.dice.total

    def hits_of(self, faces: Sequence[int]) -> list[int]:
        """Return the hits of each row whose dice show these faces."""
        found, left = [], list(faces)
        for one in self.row:
            if left:
                found.append(one.hits_of(left[: one.count]))
            del left[: one.count]
        return found

    def check(self, answer: Value) -> Value:
        """Accept an integer (for one die) or a list of them, each from 1 to the number of sides.

        Where hits are enough, accept `{"hits": [1, 0, 2]}` with those of each row.
        """
        if isinstance(answer, dict) and self.counts_hits:
            return checked_hits(self.row, answer)
        rolled = answer if isinstance(answer, list) else [answer]
        if not self.dice.fit(rolled):
            wanted = TN("Give {n} whole number", "Give {n} whole numbers", n=self.dice.total)
            given = ", ".join(shown(value) for value in rolled)
            wrong = T(
                "{wanted} from 1 to {sides}, not “{value}”.",
                wanted=wanted,
                sides=self.dice.sides,
                value=shown(given),
            )
            raise AnswerError(wrong, {"count": self.dice.total, "sides": self.dice.sides})
        return list(rolled)


class Token(msgspec.Struct, frozen=True):
    """One thing in a bag: its id, the kind a player reads off it, and its words.

    `face` is what it shows in brief, the largest first.
    """

    id: str
    kind: str
    text: Text
    face: tuple[Text, ...] = ()


class Draw(Prompt, frozen=True, kw_only=True):
    """Draw one token from a named bag, or turn one face-down counter.

    The player may answer with a token's id, with its kind (any token of that kind is meant), or,
    where `fields` are given, with an object that describes a real token the data does not know.
    The stored answer is a token id or that object. `dealt` is what the program's own deal put
    under a face-down counter; it stays secret until the draw is answered.
    """

    kind: ClassVar[str] = "draw"

    bag: str
    tokens: Callable[[], Sequence[Token]]
    fields: tuple[Field, ...] = ()
    dealt: Callable[[], str] | None = None
    agrees: Check | None = None

    def check(self, answer: Value) -> Value:
        """Return the id of a token in the bag, or a checked description."""
        tokens = self.tokens()
        if isinstance(answer, str):
            for token in tokens:
                if token.id == answer:
                    return answer
            for token in tokens:
                if token.kind == answer:
                    return token.id
        elif isinstance(answer, dict) and self.fields:
            stored = check_fields(self.fields, answer)
            objection = self.agrees(stored) if self.agrees else None
            if objection is not None:
                raise AnswerError(objection, [field.name for field in self.fields])
            return stored
        kinds = sorted({token.kind for token in tokens})
        raise AnswerError(
            T("“{value}” is not among what can come up here.", bag=self.bag, value=shown(answer)),
            kinds,
        )


class Number(Prompt, frozen=True, kw_only=True):
    """Give a whole number between two bounds."""

    kind: ClassVar[str] = "number"

    minimum: int
    maximum: int

    def check(self, answer: Value) -> Value:
        """Accept an integer within the bounds."""
        if type(answer) is not int or not self.minimum <= answer <= self.maximum:
            wrong = T(
                "Give a whole number from {low} to {high}, not “{value}”.",
                low=self.minimum,
                high=self.maximum,
                value=shown(answer),
            )
            raise AnswerError(wrong, {"min": self.minimum, "max": self.maximum})
        return answer


class Place(Prompt, frozen=True, kw_only=True):
    """Name a space: one of the listed ones, or, where `free`, the player's own word for one.

    `needs` says why a space cannot be meant that is neither listed nor closed.
    """

    kind: ClassVar[str] = "place"

    options: Options = NO_OPTIONS
    closed: Callable[[], Sequence[Closed]] = lambda: ()
    free: bool = False
    agrees: Check | None = None
    needs: Text | None = None

    def check(self, answer: Value) -> Value:
        """Accept a listed space, or free words of up to 40 characters."""
        if answer not in self.options:
            word = own_word(answer) if self.free else None
            if word is None:
                raise AnswerError(self.refusal(answer), [o.value for o in self.options])
            answer = word
        objection = self.agrees(answer) if self.agrees else None
        if objection is not None:
            raise AnswerError(objection, [o.value for o in self.options])
        return answer

    def refresh(self) -> None:
        """Forget the listed spaces."""
        super().refresh()
        self.options.forget()

    def _usual(self) -> Value:
        """Return the only space there is."""
        listed = self.options.listed()
        return listed[0].value if len(listed) == 1 and not self.free else None

    def refusal(self, answer: Value) -> Text:
        """Return why a space that is not listed cannot be meant."""
        with asking(False):
            closed = closed_among(self.closed(), answer)
            barred = None if self.options.bars is None else self.options.bars(answer)
        if closed is not None:
            return closed.reason
        if barred is not None:
            return barred
        if self.free:
            return T(
                "Name the space in 1 to {longest} characters, without the signs / # , and >.",
                longest=LONGEST_WORD,
            )
        if self.needs is not None:
            return T("“{value}”: {needs}", value=shown(answer), needs=self.needs)
        return T("“{value}” is not one of the possible spaces.", value=shown(answer))
