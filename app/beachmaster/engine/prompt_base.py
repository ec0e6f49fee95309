"""Say what every prompt has in common: whom it asks, why, by which rule, and what Enter gives."""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from beachmaster.engine.coach import Coaching
from beachmaster.engine.fight import FightSheet
from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


class Grid(msgspec.Struct, frozen=True, kw_only=True):
    """A printed table: its headings, that of the rows first, and rows with what each begins with.

    `said` are those lines of a prompt's `why` that say the same, for who shows no table.
    """

    corner: Text
    heads: tuple[Text, ...]
    rows: tuple[tuple[Text, tuple[Text, ...]], ...]
    said: tuple[Text, ...]


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """What every prompt has: whom it asks, for which procedure and subjects, why, by which rule.

    `side` is the id of the side that it asks, empty for the player's own. `others` are units and
    spaces that it is about besides its subjects, such as who attacks: a map shows both.
    `opens` marks a prompt whose answer starts a new action (for undo by action). `question` marks a
    fact that the table board asks for, and `tell` says how the player finds it out. `house` are the
    player's own rules on it. `spends` marks an answer that uses up, or gives up, what is scarce;
    `unused`, where given, says what an answer leaves of what it could spend, None where nothing.
    `secret` marks one that only the side asked may read later, `table` what whoever sits at the
    table is asked, such as a tick, for whichever side: no opponent answers it. `odds`, where given,
    lists exact chances as plain objects before the player commits; `coach` says of a movement who
    may go where. `grid` is a table to compare the player's own with. `sheet`, where given, is that
    of the fight that the prompt belongs to, as it stands.

    `heading` and `condition` part its text for who shows the question large: what is asked, and
    what stands below it. `acts_for` is the side whose act it belongs to, as `side` names
    one, where a fight says it: its dice may be thrown by the other side.
    """

    kind: ClassVar[str] = ""

    procedure: str
    text: Text
    rules: tuple[str, ...]
    side: str = ""
    subjects: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    why: tuple[Text, ...] = ()
    grid: Grid | None = None
    house: tuple[Text, ...] = ()
    opens: bool = False
    question: bool = False
    spends: bool = False
    unused: Callable[[Value], Text | None] | None = None
    secret: bool = False
    table: bool = False
    tell: Text | None = None
    odds: Callable[[], Value] | None = None
    coach: Coaching | None = None
    sheet: Callable[[], FightSheet] | None = None
    heading: Text | None = None
    condition: Text | None = None
    acts_for: str | None = None

    def check(self, answer: Value) -> Value:
        """Return the answer in its stored form; raise `AnswerError` where it is not legal."""
        raise NotImplementedError

    def weigh(self, answer: Value) -> Value:
        """Return the odds that an answer would give; raise `AnswerError` where there are none."""
        del answer
        raise AnswerError(T("No answer to this prompt has odds of its own."))

    def shown_sheet(self) -> FightSheet | None:
        """Return the sheet to be shown before anything is answered; None where there is none."""
        return None if self.sheet is None else self.sheet()

    def left_over(self, answer: Value) -> Text | None:
        """Say what a legal answer leaves of what it could spend, None where that is nothing."""
        return None if self.unused is None else self.unused(answer)

    def act_words(self, answer: Value) -> Text | None:
        """Return a legal answer as the act that a button names, None without words for it."""
        del answer
        return None

    def aimed_at(self) -> tuple[str, ...]:
        """Return the units and spaces that a map shows it to be about: its subjects."""
        return self.subjects

    def refresh(self) -> None:
        """Forget what was listed, after the state was put right by hand."""
        if self.coach is not None:
            self.coach.forget()

    @property
    def at_enter(self) -> Value:
        """Return the answer that an empty line gives, None where it gives none.

        It never tells what only the table knows, and never spends.
        """
        return None if self.question or self.spends else self._usual()

    def _usual(self) -> Value:
        """Return the answer that goes without saying, None where there is none."""
        return None
