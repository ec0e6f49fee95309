"""Make the fields of a view: one for most prompts, several for a form, as entered so far."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb

from beachmaster.engine.hit_rows import InRow
from beachmaster.engine.mapquestions import MAP_LIST
from beachmaster.engine.meaning import Say, by_keys, typed_form
from beachmaster.engine.options import Closed, Option, same
from beachmaster.engine.prompt import Choose, Confirm, Draw, Number, Place, Prompt, Record, Roll
from beachmaster.engine.record import Field, fits, narrowed_one, value_words
from beachmaster.engine.text import capital, plain_text, render
from beachmaster.engine.texts import T
from beachmaster.engine.typed import NO_VALUES
from beachmaster.engine.values import Value
from beachmaster.engine.views import keys
from beachmaster.engine.views.data import AnswerView, Consequence, FieldView, PieceView, Shape, Shut
from beachmaster.engine.views.draft import EMPTY, SINGLE, Draft
from beachmaster.engine.views.pieces import NO_PIECES, PieceIndex
from beachmaster.engine.views.rowkeys import NO_KEYS, RowKeys, Rows, keys_dealt

TARGET = "target"
"""The field and the row of a sheet that name whom an attack is aimed at."""
ENDS: tuple[Value, ...] = (*NO_VALUES, "done", "nothing")
ALL_KEY, FORM_KEY = "+", "+"
YES_KEYS = ("Y", "N")
_SHAPES: dict[str, Shape] = {
    "choose": "one",
    "many": "many",
    "spaces": "many",
    "flag": "yes",
    "number": "number",
    "words": "words",
}


class Fields:
    """Makes the fields of one prompt."""

    def __init__(self, prompt: Prompt, pieces: PieceIndex, draft: Draft, say: Say) -> None:
        self.prompt, self.pieces, self.draft, self.say = prompt, pieces, draft, say
        self.at = SINGLE
        self.row_keys: RowKeys = NO_KEYS
        self.along: list[Value] = []
        """Who is picked in a list only because another one brings them along."""
        self.rest = False
        """Whether one key says no to all that is missing: it says none of no single list then."""

    def made(self) -> tuple[FieldView, ...]:
        """Return the fields; `at` and `row_keys` are set besides."""
        prompt = self.prompt
        if isinstance(prompt, Choose):
            return (self._choice(prompt),)
        if isinstance(prompt, Confirm):
            return (
                FieldView(
                    name=SINGLE,
                    words="",
                    shape="yes",
                    least=1,
                    most=1,
                    answers=(
                        AnswerView(value=True, words=self.say(_YES), key=YES_KEYS[0]),
                        AnswerView(value=False, words=self.say(_NO), key=YES_KEYS[1]),
                    ),
                ),
            )
        if isinstance(prompt, Place):
            return (self._place(prompt),)
        if isinstance(prompt, Number):
            return (
                FieldView(
                    name=SINGLE,
                    words="",
                    shape="number",
                    least=prompt.minimum,
                    most=prompt.maximum,
                    entered=self.draft.fields.get(SINGLE),
                    typed=True,
                ),
            )
        if isinstance(prompt, Draw):
            return (self._drawn(prompt),)
        if isinstance(prompt, Record):
            return self._form(prompt.fields, prompt.procedure == MAP_LIST)
        if isinstance(prompt, Roll) and prompt.counts_hits:
            return self._hits(prompt)
        return ()

    def _hits(self, prompt: Roll) -> tuple[FieldView, ...]:
        """Return a field for each row of dice: how many of them hit."""
        names = [str(at) for at in range(1, len(prompt.row) + 1)]
        told = self.draft.fields
        missing = [name for name in names if told.get(name) is None]
        at = self.draft.at if self.draft.at in names else next(iter(missing), SINGLE)
        self.at = at or SINGLE
        return tuple(
            self._of_row(name, row, here=name == self.at)
            for name, row in zip(names, prompt.row, strict=True)
        )

    def _of_row(self, name: str, row: InRow, *, here: bool) -> FieldView:
        told, few = self.draft.fields.get(name), row.most < len(keys.DIGITS) + 1
        chance = Fraction(len(row.needs or ()), row.sides)
        answers = tuple(
            AnswerView(
                value=hits,
                words=str(hits),
                key=str(hits) if here and few else "",
                leads_to=Consequence(words="", chance=binomial(row.count, hits, chance)),
                rank=int(told == hits),
            )
            for hits in range(row.least, row.most + 1)
        )
        return FieldView(
            name=name,
            words=self.say(row.text),
            shape="hits",
            answers=answers,
            least=row.least,
            most=row.most,
            entered=told,
            typed=not few,
            whole=told is not None,
        )

    # -- prompts of one field ----------------------------------------------------------------------

    def _choice(self, prompt: Choose) -> FieldView:
        listed = prompt.options.listed()
        closed = prompt.closed()
        many = is_ticked(prompt)
        options = by_keys(listed)
        signs: Sequence[str] = ()
        if many and not prompt.options.takes_moves:
            rows = self._rows(options, closed if len(options) > keys.MOST_PICKED else ())
            signs = keys.signs_of(rows) if len(rows) <= keys.MOST_PICKED else ""
        elif not many and prompt.options.reads is None:
            signs = keys.keys_of(options)
        if not signs and not many and options:  # a list with a filter keeps its order
            options = listed
        typed = not signs and bool(options)
        if typed and not prompt.options.takes_moves:
            signs = keys.lettered([self.say(one.text) for one in options])
        says_none = many and prompt.minimum == 0 and prompt.at_enter is None
        told = self.draft.fields.get(SINGLE)
        high = min(prompt.maximum, len(options))
        return FieldView(
            name=SINGLE,
            words="",
            shape="many" if many else "one",
            answers=self._answers(options, signs, told, alone=prompt.alone),
            closed=self._closed(closed),
            least=prompt.minimum if many else 1,
            most=high if many else 1,
            entered=told,
            typed=typed,
            ordered=many and prompt.minimum > 1,
            own_words=prompt.options.reads is not None,
            takes_moves=prompt.options.takes_moves,
            none_key=_none_key(typed) if says_none else "",
            denial=[] if many and prompt.minimum == 0 else None,
        )

    def _place(self, prompt: Place) -> FieldView:
        options = prompt.options.listed()
        words = [self.say(one.text) for one in options]
        return FieldView(
            name=SINGLE,
            words="",
            shape="one",
            answers=self._answers(
                options, "" if prompt.free else keys.lettered(words), None, theirs=True
            ),
            closed=self._closed(prompt.closed()),
            least=1,
            most=1,
            own_words=prompt.free,
            typed=True,
        )

    def _drawn(self, prompt: Draw) -> FieldView:
        tokens = prompt.tokens()
        of_kind = {one.kind: one for one in tokens}
        words = {kind: self.say(one.text) for kind, one in of_kind.items()}
        kinds = sorted(words, key=lambda kind: keys.natural(words[kind]))
        rows = [Option(kind, plain_text(words[kind])) for kind in kinds]
        signs = keys.signs_of(rows) if len(rows) <= keys.MOST_PICKED else ""
        counts = {kind: sum(one.kind == kind for one in tokens) for kind in kinds}

        def marker(kind: str) -> PieceView:
            face = tuple(map(self.say, of_kind[kind].face)) or (words[kind],)
            return PieceView(
                id=kind, kind="marker", words=words[kind], face=face, count=counts[kind]
            )

        return FieldView(
            name=SINGLE,
            words="",
            shape="draw",
            answers=tuple(
                AnswerView(
                    value=kind,
                    words=words[kind],
                    key=signs[at] if signs else "",
                    pieces=(marker(kind),),
                )
                for at, kind in enumerate(kinds)
            ),
            least=1,
            most=1,
            typed=not signs,
            own_words=bool(prompt.fields),
            form_key=FORM_KEY if prompt.fields else "",
            fields=self._unlisted(prompt) if self.draft.described is not None else (),
        )

    def _unlisted(self, prompt: Draw) -> tuple[FieldView, ...]:
        """Return the form of a counter that is not listed."""
        inner = Fields(prompt, self.pieces, self.draft.described or EMPTY, self.say)
        found = inner._form(prompt.fields, False)
        self.at = inner.at
        return found

    def _rows(self, options: Sequence[Option], closed: Sequence[Closed]) -> list[Option]:
        """Return the rows of a list in the words that it shows, closed ones last."""
        every: list[Option | Closed] = [*options, *closed]
        return [Option(one.value, plain_text(self.say(one.text))) for one in every]

    def _answers(
        self,
        options: Iterable[Option],
        signs: Sequence[str],
        told: Value,
        *,
        alone: Sequence[Value] = (),
        theirs: bool = False,
        certain: Sequence[Value] = (),
    ) -> tuple[AnswerView, ...]:
        return tuple(
            AnswerView(
                value=one.value,
                words=self.say(one.text),
                key=signs[at].strip() if at < len(signs) and not _among(one, certain) else "",
                pieces=self._pieces(one, theirs),
                note="" if one.note is None else self.say(one.note),
                rules=one.rules,
                rank=_rank(one.value, told),
                ends=_among(one, ENDS) or _among(one, alone),
                alone=_among(one, alone),
                certain=_among(one, certain),
            )
            for at, one in enumerate(options)
        )

    def _pieces(self, option: Option, theirs: bool) -> tuple[PieceView, ...]:
        if option.pieces:
            return self.pieces.named(option.pieces)
        return self.pieces.of(option.value, theirs=theirs)

    def _closed(self, closed: Iterable[Closed]) -> tuple[AnswerView, ...]:
        return tuple(
            AnswerView(
                value=one.value,
                words=self.say(one.text),
                closed=Shut(self.say(one.reason), one.rules),
                pieces=self.pieces.of(one.value),
            )
            for one in closed
        )

    # -- forms -------------------------------------------------------------------------------------

    def _form(self, asked: Sequence[Field], listing: bool) -> tuple[FieldView, ...]:
        """Return the fields of a form, and find the one that keys and words go to."""
        decides = any(one.by for one in asked)
        now = list(entered(asked, self.draft.fields))
        self.along = [each for one in self.draft.brought.values() for each in one]
        self.along += [v for one, _v, _b in now if one.brings and one.settled for v in one.certain]
        shown = [one for one, _value, blocked in now if not (blocked or one.settled)]
        told = {one.name: value for one, value, _b in now if one in shown and value is not None}
        denied = [o for o in shown if o.name not in told and o.denial is not None]
        self.rest = len(denied) > (not decides)
        self.at = self._at(shown, told, decides)
        here = next((one for one in shown if one.name == self.at), None)
        own = {} if here is None or listing else self._own_keys(here, decides)
        if decides and not listing:
            self._deal(asked, shown, told)
        rows = {one.name: self._row_signs(one, own) for one in shown if decides and _has_rows(one)}
        return tuple(
            self._asked(one, value, blocked, own.get(one.name, ()), rows.get(one.name), listing)
            for one, value, blocked in now
        )

    def _at(self, shown: Sequence[Field], told: Mapping[str, Value], decides: bool) -> str:
        """Return the field that keys go to: the one gone to, the next one, else the first missing.

        Behind a field that is done the next one may be left as it is where all are decided
        together; of facts it is the next that is missing.
        """
        draft, names = self.draft, [one.name for one in shown]
        missing = [one for one in names if told.get(one) is None]
        if draft.at in names:
            return draft.at or SINGLE
        after = names[names.index(draft.behind) + 1 :] if draft.behind in names else []
        goes = after if decides else [one for one in after if one in missing]
        return next(iter([*goes[:1], *missing]), SINGLE)

    def _own_keys(self, field: Field, decides: bool) -> dict[str, Sequence[str]]:
        """Return the keys of the answers of the field that keys go to, its rows' apart."""
        found: Sequence[str] = ""
        options = by_keys(field.options)
        if field.kind == "choose":
            words = [self.say(one.text) for one in options]
            if not keys.is_listed(field, self.say):
                said = [Option(one.value, plain_text(words[at])) for at, one in enumerate(options)]
                found = keys.signs_of_field(said)
            elif field.under is None:
                found = keys.signs_of_pick(options, words)
        elif field.kind == "flag" and field.default is not False:
            found = keys.DIGITS[:2]
        elif field.kind == "words" and field.options:
            found = keys.signs_of_words(field)
        elif field.listed and not decides:
            found = keys.DIGITS if field.kind == "spaces" else keys.signs_of_field(options)
        return {field.name: found}

    def _deal(
        self, asked: Sequence[Field], shown: Sequence[Field], told: Mapping[str, Value]
    ) -> None:
        lists = [
            Rows(
                name=one.name,
                rows=self._row_names(one),
                options=one.options,
                tick=one.kind == "flag",
                usual=one.default is not None and not one.said,
            )
            for one in shown
            if _has_rows(one)
        ]
        several = {one.name for one in shown if one.listed}
        behind = {
            one.name: {by: None if by in several else told.get(by) for by in one.by}
            for one in asked
        }
        sought = [one.options for one in shown if keys.is_sought(one, self.say)]
        self.row_keys = keys_dealt(self.draft.row_keys, lists, behind, sought)

    def _row_names(self, field: Field) -> list[str]:
        if field.kind == "flag":
            return [""]
        return [typed_form(one.value) for one in self._members(field)]

    def _row_signs(self, field: Field, own: Mapping[str, Sequence[str]]) -> list[str]:
        """Return the dealt keys of a list; those of the field that keys go to pick there alone."""
        taken = "".join(sign for signs in own.values() for sign in signs)
        dealt = self.row_keys.kept[field.name]
        signs = [dealt[row] for row in self._row_names(field)]
        return ["" if sign and sign in taken else sign for sign in signs]

    def _members(self, field: Field) -> list[Option]:
        """Return the rows of a list: its options, and what is certain and is none of them."""
        options = by_keys(field.options)
        extra = [one for one in field.certain if not any(same(o.value, one) for o in options)]
        return [*options, *(Option(one, plain_text(str(one))) for one in extra)]

    def _asked(
        self,
        field: Field,
        value: Value,
        blocked: bool,
        own: Sequence[str],
        rows: Sequence[str] | None,
        listing: bool,
    ) -> FieldView:
        say, shape = self.say, _SHAPES[field.kind]
        signs = own if rows is None else rows
        theirs = field.name == TARGET
        answers = self._answers(
            self._members(field), signs, value, theirs=theirs, certain=field.certain
        )
        if shape == "yes":
            answers = self._flag(value, signs, tick=field.default is False)
        lettered = rows is not None or not any(sign.isdigit() for sign in signs)
        count = len(answers)
        typed = shape == "number" or (shape == "words" and not field.keyed)
        typed = typed or (shape in ("one", "many") and rows is None and lettered)
        typed = typed or (rows is not None and count > keys.MOST_PICKED)
        tells_none = field.listed and field.minimum <= len(field.certain) and not blocked
        return FieldView(
            name=field.name,
            words=capital(say(field.brief or field.text)),
            shape=shape,
            answers=answers,
            closed=self._closed(field.closed),
            least=field.minimum,
            most=field.maximum or (count if field.listed else 0),
            entered=field.certainly if field.settled else value,
            known=field.settled,
            blocked=blocked,
            default=field.default,
            own_words=field.kind in ("words", "spaces"),
            typed=typed or listing,
            ordered=False,
            hint="" if field.tell is None else say(field.tell),
            estimate="" if field.estimate is None else say(value_words(field, field.estimate)),
            estimated=field.estimate,
            denial=field.denial,
            none_key=self._says_none(field, value, rows, typed or listing) if tells_none else "",
            all_key=ALL_KEY if rows is not None and self._takes_all(field, value, count) else "",
            said=field.said,
            whole=field.closes(value),
            brings=field.brings,
            under="" if field.under is None else capital(say(field.under)),
            rows=rows is not None,
        )

    def _flag(self, value: Value, signs: Sequence[str], *, tick: bool) -> tuple[AnswerView, ...]:
        """Return yes and no; of a tick the one key is that of yes."""
        signs = [*signs[:1], ""] if tick else signs
        return tuple(
            AnswerView(
                value=one,
                words=self.say(words),
                key=signs[at] if at < len(signs) else "",
                rank=int(value is one),
            )
            for at, (one, words) in enumerate(((True, _YES), (False, _NO)))
        )

    def _says_none(
        self, field: Field, value: Value, rows: Sequence[str] | None, typed: bool
    ) -> str:
        lettered = rows is not None and any(map(str.isalpha, rows))
        if not lettered:
            return keys.NONE_SIGN if not typed else "" if self.rest else keys.DENIES
        if isinstance(value, list) and any(_is_in(one, self.along) for one in value):
            return keys.NONE_SIGN
        usual = field.default is not None and not field.said
        return "" if usual or (self.rest and value) else keys.DENIES

    def _takes_all(self, field: Field, value: Value, count: int) -> bool:
        """Return whether one key picks all: there is room, and nobody was picked here yet."""
        most = field.maximum or min(len(field.options), keys.MOST_PICKED)
        open_ones = count - len(field.certain)
        picked = value if isinstance(value, list) else []
        begun = [one for one in picked if not _is_in(one, [*self.along, *field.certain])]
        return field.kind == "many" and 1 < open_ones <= most and not begun


def fields_of(prompt: Prompt, draft: Draft = EMPTY, say: Say = render) -> tuple[FieldView, ...]:
    """Return the fields of a prompt alone, without the pieces that they are about."""
    return Fields(prompt, NO_PIECES, draft, say).made()


def binomial(dice: int, hits: int, chance: Fraction) -> Fraction:
    """Return the chance that so many of some dice hit."""
    return comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)


def is_ticked(prompt: Choose) -> bool:
    """Return whether a choice is a list to pick several from, or none."""
    typed = prompt.tell is not None
    return prompt.many and (prompt.maximum > 1 or prompt.minimum == 0 or typed)


def entered(
    asked: Sequence[Field], told: Mapping[str, Value]
) -> Iterator[tuple[Field, Value, bool]]:
    """Yield each field as it is by now, the value that holds there, and whether it is blocked.

    What no longer fits, because an earlier field was entered otherwise, is left out.
    """
    sound, now = dict[str, Value](), dict[str, Value]()
    brought: dict[str, list[Value]] = {}
    for base in asked:
        field = narrowed_one(base, sound, now)
        waits = field.given is not None or bool(field.within and field.within not in now)
        empty = bool(field.by and not field.options and field.kind in ("choose", "many"))
        blocked, value = waits or empty, None
        if field.settled:
            value = field.certainly
        elif not blocked:
            value = _sound(field, told.get(field.name, brought.get(field.name)))
            if value is None and field.default is not None and not field.said:
                value = field.default
        if value is not None and not waits:
            now[field.name] = sound[field.name] = value
        elif field.settled or field.default is not None:
            sound[field.name] = field.certainly if field.settled else field.default
        if field.brings and field.settled and field.certain:  # nobody picks here
            brought.setdefault(field.brings, []).extend(field.certain)
        yield field, value, blocked


def _sound(field: Field, value: Value) -> Value:
    """Return what of a value still fits a field, None where nothing does."""
    if value is None or not field.listed:
        return value if value is not None and fits(field, value) else None
    own = field.kind == "spaces"
    listed = [one.value for one in field.options]
    members = value if isinstance(value, list) else []
    kept = [one for one in members if own or _is_in(one, [*listed, *field.certain])]
    return kept if kept or not members else None


def _has_rows(field: Field) -> bool:
    """Return whether the answers of a field get keys that pick from anywhere in the form."""
    return field.listed or (field.kind == "flag" and field.default is False)


def _none_key(typed: bool) -> str:
    return keys.DENIES if typed else keys.NONE_SIGN


def _rank(value: Value, told: Value) -> int:
    if isinstance(told, list):
        return next((at for at, one in enumerate(told, 1) if same(one, value)), 0)
    return int(told is not None and same(told, value))


def _among(option: Option, values: Sequence[Value]) -> bool:
    return _is_in(option.value, values)


def _is_in(value: Value, values: Iterable[Value]) -> bool:
    return any(same(one, value) for one in values)


_YES, _NO = T("Yes"), T("No")
