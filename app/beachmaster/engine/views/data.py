"""Describe what is asked as plain data with finished words: the view that front ends show."""

from fractions import Fraction
from typing import Literal

import msgspec

from beachmaster.engine.display import Counter
from beachmaster.engine.fight import Sign
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.engine.views.rowkeys import NO_KEYS, RowKeys

PieceKind = Literal["counter", "space", "marker", "gap"]
Shape = Literal["one", "many", "yes", "number", "words", "draw", "hits"]
RemarkKind = Literal[
    "lesson",
    "coach",
    "quiz",
    "map",
    "house",
    "grid",
    "terms",
    "opponent",
    "estimate",
    "refusal",
    "why",
    "how",
    "offer",
]
ABOVE, BELOW = "above", "below"
"""Where a remark stands if it belongs to no single field."""


class PieceView(msgspec.Struct, frozen=True, kw_only=True):
    """A piece on the scene or on an answer; a `gap` marks where one is still to be chosen.

    `face` has the words of a marker, the largest first. `count` equal pieces are shown as one.
    `concealed` marks a piece whose front the player may not see.
    """

    id: str
    kind: PieceKind
    words: str
    ours: bool = True
    counter: Counter | None = None
    face: tuple[str, ...] = ()
    place: str = ""
    count: int = 1
    concealed: bool = False


class Consequence(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer or a face of a die leads to; `ours` and `theirs` are the steps lost."""

    words: str
    sign: Sign = "none"
    chance: Fraction | None = None
    ours: int = 0
    theirs: int = 0


class Shut(msgspec.Struct, frozen=True):
    """Why an answer cannot be given, and the rules that say so."""

    reason: str
    rules: tuple[str, ...] = ()


class AnswerView(msgspec.Struct, frozen=True, kw_only=True):
    """One answer of a field. Its `key` gives it now; without a key the player types its name.

    `note` is said below it in brief, such as a cost. `rank` counts from 1 in the order of picking;
    0 means not picked. `ends` marks an answer such as none of them, which stands apart; one that is
    `alone` is picked with no other; one that is `certain` belongs to the list in any case.
    """

    value: Value
    words: str
    key: str = ""
    pieces: tuple[PieceView, ...] = ()
    note: str = ""
    leads_to: Consequence | None = None
    closed: Shut | None = None
    rules: tuple[str, ...] = ()
    rank: int = 0
    ends: bool = False
    alone: bool = False
    certain: bool = False


class FieldView(msgspec.Struct, frozen=True, kw_only=True):
    """One question: the only one of a prompt, or one of a form's, in their order.

    `least` and `most` bound a number, or how many answers are picked; a `most` of 0 is no bound.
    `entered` is the value so far, None without one; `said` means that Enter does not give its
    default. A `known` field needs no answer, a `blocked` one waits for an earlier field. Of a
    `typed` field no answer has a digit: names or numbers are typed. `own_words` takes the player's
    own word; `takes_moves` a listed unit with the space where it goes. `none_key` says that no
    answer fits. `denial` is the value that says no or none, where there is one. `brings` names a
    later field in which whom the player picks here is picked too. `under` heads fields that stand
    together. `fields` ask what a counter shows that is not listed; `form_key` begins them.
    `rows` tells that its answers are picked from anywhere in the form.
    """

    name: str
    words: str
    shape: Shape
    answers: tuple[AnswerView, ...] = ()
    closed: tuple[AnswerView, ...] = ()
    least: int = 0
    most: int = 0
    entered: Value = None
    known: bool = False
    blocked: bool = False
    default: Value = None
    own_words: bool = False
    takes_moves: bool = False
    typed: bool = False
    ordered: bool = False
    hint: str = ""
    estimate: str = ""
    estimated: Value = None
    denial: Value = None
    none_key: str = ""
    all_key: str = ""
    said: bool = False
    whole: bool = False
    brings: str = ""
    under: str = ""
    rows: bool = False
    form_key: str = ""
    fields: tuple["FieldView", ...] = ()

    @property
    def shown(self) -> bool:
        """Return whether the player can enter something here now."""
        return not (self.known or self.blocked)

    @property
    def missing(self) -> bool:
        """Return whether a value is needed and not there."""
        return self.shown and self.entered is None

    @property
    def full(self) -> bool:
        """Return whether no further answer has room: the most are picked, or none was said."""
        told = self.entered
        return isinstance(told, list) and (not told or 0 < self.most <= len(told))


class ModifierView(msgspec.Struct, frozen=True):
    """A modifier: its words, what it adds, whether it counts, and its rule."""

    words: str
    adds: int
    counts: bool
    rule: str


class GroupView(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces that take part together, such as the attackers; `drawn` is what came up for them.

    `said` has the words where no piece is known.
    """

    name: str
    words: str
    ours: bool
    pieces: tuple[PieceView, ...] = ()
    said: str = ""
    drawn: tuple[str, ...] = ()


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """Who is against whom, and what counts; `place` is the space where it happens."""

    groups: tuple[GroupView, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    column: str = ""
    modifiers: tuple[ModifierView, ...] = ()
    against: tuple[ModifierView, ...] = ()
    result: Consequence | None = None
    place: str = ""


class DiceRow(msgspec.Struct, frozen=True, kw_only=True):
    """Some dice of a roll: what for, how many, for which pieces, and what each die must show."""

    words: str
    count: int
    pieces: tuple[PieceView, ...] = ()
    needs: str = ""


class DiceView(msgspec.Struct, frozen=True, kw_only=True):
    """Dice to roll, each with its color and sides; the last `theirs` are the other side's.

    `faces` say what natural faces lead to, `chances` what may come of all dice. `pressed` are the
    faces entered so far.
    """

    dice: tuple[tuple[str, int], ...]
    theirs: int = 0
    faces: tuple[tuple[tuple[int, ...], Consequence], ...] = ()
    rows: tuple[DiceRow, ...] = ()
    chances: tuple[Consequence, ...] = ()
    pressed: tuple[int, ...] = ()


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """Words that go with a prompt, above or below its answers or at a field, with acts by key."""

    kind: RemarkKind
    words: str
    rules: tuple[str, ...] = ()
    actions: tuple[tuple[str, str], ...] = ()
    where: str = ABOVE


class MainAction(msgspec.Struct, frozen=True, kw_only=True):
    """What Enter does. Where it is not `ready`, `words` say what to choose first.

    `at_once` means that nothing is left to weigh: the sign that entered the last of it answers.
    `chance` is roll or draw where Enter leaves that to the program. `left_unused` says what the
    answer leaves of what it could spend.
    """

    words: str
    key: str = "⏎"
    ready: bool = False
    value: Value = None
    at_once: bool = False
    chance: str = ""
    left_unused: str = ""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do at the player's table, and whether it is done."""

    words: str
    done: bool = False
    pieces: tuple[PieceView, ...] = ()


class PromptView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a front end shows of what is asked.

    `at` names the field that keys and typed words go to, empty where all are entered. `question`
    marks what only the player's table knows; `spends` an answer that uses up what is scarce.
    `acts_for` is the side whose act it is: the arrow of the scene points from its pieces.
    """

    key: str
    kind: str
    side: str = ""
    acts_for: str = ""
    secret: bool = False
    question: bool = False
    spends: bool = False
    where: str = ""
    heading: str
    condition: str = ""
    scene: FightView = FightView()
    fields: tuple[FieldView, ...] = ()
    at: str = ""
    decides: bool = False
    dice: DiceView | None = None
    main_action: MainAction
    offers: tuple[MainAction, ...] = ()
    remarks: tuple[Remark, ...] = ()
    table_tasks: tuple[Task, ...] = ()
    news: str = ""
    rules: tuple[str, ...] = ()
    row_keys: RowKeys = NO_KEYS

    @property
    def is_form(self) -> bool:
        """Return whether several fields make one answer, and Enter gives it."""
        return self.kind == "record" or self.counts_hits

    @property
    def counts_hits(self) -> bool:
        """Return whether the player enters how many dice of each row hit."""
        return self.kind == "roll" and bool(self.fields)

    @property
    def field(self) -> FieldView | None:
        """Return the field that keys and typed words go to."""
        return self.named(self.at)

    def named(self, name: str) -> FieldView | None:
        """Return the field of this name that the player can enter something in."""
        return next((one for one in self.fields if one.shown and one.name == name), None)


def encoded(view: PromptView) -> bytes:
    """Return a view as bytes: equal views have equal bytes."""
    return msgspec.json.encode(view, enc_hook=_plain, order="deterministic")


def _plain(value: object) -> object:
    if isinstance(value, Text):
        return value.to_plain()
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(type(value).__name__)
