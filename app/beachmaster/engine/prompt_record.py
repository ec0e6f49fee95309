"""Ask for several values in one answer: facts read off the table, or decisions taken together."""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.fight import FightSheet
from beachmaster.engine.options import AnswerError, Check, shown
from beachmaster.engine.prompt_base import Prompt
from beachmaster.engine.record import Field, Told, check_fields, narrowed
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


class Record(Prompt, frozen=True, kw_only=True):
    """Read a few named values off the table in one answer, or decide them: an object by field name.

    `total` is how many members its lists have together, where that is fixed; `agrees` holds it.
    `odds_of`, where given, lists the exact chances of what is told so far, None where too little
    is; `sheet_of` returns the sheet of the fight that it would be. `anew` makes the fields once
    more after the state was put right by hand. `act_of`, where given, returns what is told so far
    as an act: the words of the button.
    """

    kind: ClassVar[str] = "record"

    fields: tuple[Field, ...]
    agrees: Check | None = None
    total: int = 0
    odds_of: Callable[[Told], Value] | None = None
    sheet_of: Callable[[Told], FightSheet] | None = None
    anew: Callable[[], tuple[Field, ...]] | None = None
    act_of: Callable[[Told], Text | None] | None = None

    def __post_init__(self) -> None:
        """Hold that what only the table knows has no default but that there is none of it.

        Such a field reads no, or none, as long as nothing of it is ticked.
        """
        told = [one for one in self.fields if one.default not in (None, one.denial)]
        if self.question and told:
            raise ValueError(f"{self.procedure}: a record's field has no default but no, or none")

    def check(self, answer: Value) -> Value:
        """Check every field; only what is known for certain may be left out."""
        stored = check_fields(self.fields, self._by_name(answer))
        objection = self.agrees(stored) if self.agrees else None
        if objection is not None:
            raise AnswerError(objection, [f.name for f in self.fields])
        return stored

    def weigh(self, answer: Value) -> Value:
        """Return the odds of what is told so far."""
        if self.odds_of is None:
            return super().weigh(answer)
        found = self.odds_of(self.sound(self._by_name(answer)))
        return super().weigh(answer) if found is None else found

    def act_words(self, answer: Value) -> Text | None:
        """Return what is told so far as an act."""
        return None if self.act_of is None else self.act_of(self.sound(self._by_name(answer)))

    @property
    def weighs(self) -> bool:
        """Tell whether there is something to weigh once all of it is told: odds, or what it costs.

        Where there is not, the sign that tells the last of it answers.
        """
        return self.spends or self.odds_of is not None or self.sheet_of is not None

    def shown_sheet(self) -> FightSheet | None:
        """Return the sheet of the fight that nothing is told of yet."""
        return super().shown_sheet() if self.sheet_of is None else self.sheet_of(self.sound({}))

    def refresh(self) -> None:
        """Make the fields once more."""
        super().refresh()
        if self.anew is not None:
            with asking(False):
                msgspec.structs.force_setattr(self, "fields", self.anew())

    def sound(self, told: Told) -> dict[str, Value]:
        """Return of what is told so far all that is legal, with what is known or left out."""
        kept: dict[str, Value] = {}
        for field in narrowed(self.fields, told):
            given = field.name in told
            waits = any(name not in kept for name in field.by)
            known = field.settled or field.default is None
            value = field.certainly if known else field.default
            value = told[field.name] if given else value
            try:
                if value is not None and not waits:
                    kept |= check_fields([field], {field.name: value})
            except AnswerError:
                continue
        return kept

    def _by_name(self, answer: Value) -> dict[str, Value]:
        """Return an answer that is an object; raise `AnswerError` for another."""
        if isinstance(answer, dict):
            return answer
        raise AnswerError(
            T("Give an object with named fields, not “{value}”.", value=shown(answer)),
            [f.name for f in self.fields],
        )
