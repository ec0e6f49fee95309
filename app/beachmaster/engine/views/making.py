"""Make the view of a prompt: what is asked, with all that is entered so far. It changes nothing."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

import msgspec

from beachmaster.engine.dice_words import roll_words
from beachmaster.engine.die import span
from beachmaster.engine.fight import Face, FightSheet, SheetRow
from beachmaster.engine.hit_rows import HITS
from beachmaster.engine.mapquestions import MAP_LIST
from beachmaster.engine.meaning import Say
from beachmaster.engine.options import same
from beachmaster.engine.prompt import (
    Choose,
    Confirm,
    Draw,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.values import Value
from beachmaster.engine.views.data import (
    BELOW,
    Consequence,
    DiceRow,
    DiceView,
    FieldView,
    FightView,
    GroupView,
    MainAction,
    ModifierView,
    PieceView,
    PromptView,
    Remark,
    Task,
)
from beachmaster.engine.views.draft import EMPTY, Draft
from beachmaster.engine.views.fields import TARGET, Fields
from beachmaster.engine.views.keys import DENIES
from beachmaster.engine.views.pieces import PieceIndex

DRAWS, NAMED = "D", "="
"""The key that lets the program draw, and the one where D begins the name of what can come up."""
ROLLS = "R"
ESTIMATED = "="
"""Takes our estimates of all that is missing; where there is something to weigh it denies the rest
and answers."""
ROLL, DRAW = "roll", "draw"
OURS = ("attackers", "supporters", "units")
"""Rows of a sheet whose pieces are the player's while none is chosen."""
MOST_NAMED = 2
"""Of so many picks at most the button says the names."""


class Around(msgspec.Struct, frozen=True, kw_only=True):
    """What a front end shows with a prompt and the prompt does not carry.

    `leaves` means that Enter leaves chance to the program.
    """

    where: str = ""
    remarks: tuple[Remark, ...] = ()
    tasks: tuple[Task, ...] = ()
    news: str = ""
    leaves: bool = False


NOTHING_AROUND = Around()


def view_of(
    key: str,
    prompt: Prompt,
    pieces: PieceIndex,
    draft: Draft = EMPTY,
    say: Say | None = None,
    around: Around = NOTHING_AROUND,
) -> PromptView:
    """Return the view of a prompt with its draft, in the words of the front end."""
    return _Maker(key, prompt, pieces, draft, say or pieces.say, around).view()


class _Maker:
    def __init__(
        self,
        key: str,
        prompt: Prompt,
        pieces: PieceIndex,
        draft: Draft,
        say: Say,
        around: Around,
    ) -> None:
        self.key, self.prompt, self.pieces, self.draft = key, prompt, pieces, draft
        self.say, self.around = say, around

    def view(self) -> PromptView:
        prompt, say = self.prompt, self.say
        making = Fields(prompt, self.pieces, self.draft, say)
        fields = making.made()
        told = form_value(fields) if isinstance(prompt, Record) else {}
        sheet = self._sheet(told)
        return PromptView(
            key=self.key,
            kind=prompt.kind,
            side=prompt.side,
            acts_for=prompt.side if prompt.acts_for is None else prompt.acts_for,
            secret=prompt.secret,
            question=prompt.question,
            spends=prompt.spends,
            where=self.around.where,
            heading=say(self._heading(sheet)),
            condition="" if prompt.condition is None else say(prompt.condition),
            scene=self._scene(sheet),
            fields=fields,
            at=making.at,
            decides=isinstance(prompt, Record) and any(one.by for one in prompt.fields),
            dice=self._dice(),
            main_action=self._main(fields, told),
            offers=tuple(self._offers(fields, told)),
            remarks=(*self._remarks(), *self.around.remarks),
            table_tasks=self.around.tasks,
            news=self.around.news,
            rules=prompt.rules,
            row_keys=making.row_keys,
        )

    def _heading(self, sheet: FightSheet | None) -> Text:
        prompt = self.prompt
        if isinstance(prompt, Roll) and prompt.decides and sheet is not None:
            return sheet.title
        if isinstance(prompt, Roll) and prompt.what is not None:
            return prompt.heading or prompt.what
        return prompt.heading or prompt.text

    def _remarks(self) -> Iterator[Remark]:
        """Yield the remarks of the prompt itself: why it is asked, and the words in its grid."""
        prompt, say = self.prompt, self.say
        in_grid = () if prompt.grid is None else prompt.grid.said
        for one in prompt.why:
            if one not in in_grid:
                yield Remark(kind="why", words=say(one), rules=prompt.rules)
        for one in in_grid:
            yield Remark(kind="grid", words=say(one), where=BELOW)
        for one in prompt.house:
            yield Remark(kind="house", words=say(one))
        if prompt.tell is not None:
            yield Remark(kind="how", words=say(prompt.tell))
        if prompt.coach is not None:
            coach = prompt.coach.coach()
            for each in (*coach.cannot, *coach.done):
                words = T("{units}: {reason}", units=each.text, reason=each.reason)
                yield Remark(kind="coach", words=say(words), rules=each.rules, where=BELOW)
        refusal = self.draft.refusal
        if refusal is not None:
            where = refusal.field or BELOW
            yield Remark(kind="refusal", words=refusal.words, rules=prompt.rules, where=where)

    # -- the scene ---------------------------------------------------------------------------------

    def _sheet(self, told: dict[str, Value]) -> FightSheet | None:
        prompt = self.prompt
        if isinstance(prompt, Record) and prompt.sheet_of is not None:
            return prompt.sheet_of(prompt.sound(told))
        return prompt.shown_sheet()

    def _scene(self, sheet: FightSheet | None) -> FightView:
        prompt = self.prompt
        about = self.pieces.named((*prompt.aimed_at(), *prompt.others))
        place = next((one.place for one in about if one.place), "")
        if sheet is None:
            roll = prompt if isinstance(prompt, Roll) else None
            return FightView(
                groups=tuple(_by_side(about)),
                modifiers=self._modifiers(() if roll is None else roll.lines),
                against=self._modifiers(() if roll is None else roll.against),
                place=place,
            )
        choosing = sheet.stage == "choosing"
        rows = [one for one in sheet.rows if one.value or one.drawn or choosing]
        groups = tuple(self._group(one, gaps=choosing) for one in rows) or tuple(_by_side(about))
        aim = next((one for one in groups if one.name == TARGET and one.pieces), None)
        done = sheet.result
        return FightView(
            groups=groups,
            figures=tuple((self.say(one.label), str(one.value)) for one in sheet.facts),
            column="" if sheet.column is None else self.say(sheet.column),
            modifiers=self._modifiers(sheet.other or sheet.lines),
            against=self._modifiers(sheet.against),
            result=None if done is None else Consequence(words=self.say(done.text), sign=done.sign),
            place=aim.pieces[0].place if aim is not None else place,
        )

    def _group(self, row: SheetRow, *, gaps: bool) -> GroupView:
        say = self.say
        pieces = self.pieces.named(row.pieces)
        ours = all(one.ours for one in pieces) if pieces else row.name in OURS
        if gaps and row.value is None:
            pieces = (PieceView(id="", kind="gap", words=say(row.label), ours=ours),)
        markers = tuple(
            PieceView(
                id=one.piece,
                kind="marker",
                words=" ".join(map(say, one.face)),
                ours=ours,
                face=tuple(map(say, one.face)),
            )
            for one in row.faces
        )
        return GroupView(
            name=row.name,
            words=say(row.label),
            ours=ours,
            pieces=(*pieces, *markers),
            said="" if pieces or row.value is None else say(row.value),
            drawn=tuple(map(say, row.drawn)),
        )

    def _modifiers(self, lines: Iterable[Modifier]) -> tuple[ModifierView, ...]:
        return tuple(
            ModifierView(self.say(one.name), one.value, one.applied, one.rule) for one in lines
        )

    # -- dice --------------------------------------------------------------------------------------

    def _dice(self) -> DiceView | None:
        prompt = self.prompt
        if not isinstance(prompt, Roll):
            return None
        faces = tuple((one.faces, self._of_face(one)) for one in prompt.faces)
        return DiceView(
            dice=tuple((one.color, one.sides) for one in prompt.dice.each),
            theirs=0 if prompt.dice.against is None else prompt.dice.against.total,
            faces=faces,
            rows=tuple(
                DiceRow(
                    words=self.say(one.text),
                    count=one.count,
                    pieces=self.pieces.named(one.subjects),
                    needs=self.say(span(one.needs)) if one.needs else "",
                )
                for one in prompt.row
            ),
            chances=() if faces or prompt.odds is None else tuple(self._chances(prompt)),
            pressed=self.draft.dice,
        )

    def _of_face(self, face: Face) -> Consequence:
        return Consequence(
            words=self.say(face.text), sign=face.sign, ours=face.ours, theirs=face.theirs
        )

    def _chances(self, prompt: Roll) -> Iterator[Consequence]:
        odds = prompt.odds() if prompt.odds is not None else None
        signs = {} if prompt.signs is None else prompt.signs()
        for row in odds if isinstance(odds, list) else ():
            said, name = row.get("text"), str(row.get("outcome", ""))
            chance = row.get("probability")
            yield Consequence(
                words=self.say(said) if isinstance(said, Text) else str(said or name),
                sign=signs.get(name, "none"),
                chance=chance if isinstance(chance, Fraction) else None,
            )

    # -- what Enter and other keys do --------------------------------------------------------------

    def _offers(self, fields: Sequence[FieldView], told: dict[str, Value]) -> Iterator[MainAction]:
        prompt = self.prompt
        if isinstance(prompt, Record):
            yield from self._offers_of_form(prompt, fields, told)
        if isinstance(prompt, Roll):
            words = self.say(roll_words(prompt.dice))
            yield MainAction(words=words, key=ROLLS, ready=True, chance=ROLL)
        elif isinstance(prompt, Draw) and not prompt.question:
            words = self.say(_TURN if prompt.dealt is not None else _DRAW)
            yield MainAction(words=words, key=self._draw_key(prompt), ready=True, chance=DRAW)
        elif isinstance(prompt, Choose) and prompt.offers is not None:
            found = next((o for o in prompt.options if same(o.value, prompt.offers)), None)
            if found is not None:
                yield MainAction(
                    words=self.say(found.text), key="", ready=True, value=prompt.offers
                )

    def _offers_of_form(
        self, prompt: Record, fields: Sequence[FieldView], told: dict[str, Value]
    ) -> Iterator[MainAction]:
        """Yield what one key enters of all that is missing: no, our estimates, or both at once."""
        missing = [one for one in fields if one.missing]
        denied = [one for one in missing if one.denial is not None]
        guessed = {one.name: one.estimated for one in missing if one.estimated is not None}
        decides, weighed = any(one.by for one in prompt.fields), prompt.weighs and not prompt.spends
        if prompt.procedure == MAP_LIST:
            decides = weighed = False
        offered = len(denied) > (not decides)
        if offered:
            yield MainAction(words=self.say(T("No to the rest")), key=DENIES)
        if offered and weighed and len(denied) == len(missing):
            value = {**told, **{one.name: one.denial for one in denied}, **guessed}
            words = T("No to the rest, and confirm")
            yield MainAction(words=self.say(words), key=ESTIMATED, ready=True, value=value)
        elif len(guessed) > 1 and not weighed:
            yield MainAction(words=self.say(T("Take our estimates for the rest")), key=ESTIMATED)

    def _draw_key(self, prompt: Draw) -> str:
        named = (self.say(one.text)[:1].upper() == DRAWS for one in prompt.tokens())
        return NAMED if any(named) else DRAWS

    def _main(self, fields: Sequence[FieldView], told: dict[str, Value]) -> MainAction:
        prompt = self.prompt
        if isinstance(prompt, Roll) and fields and not self.draft.dice:
            return self._main_of_hits(prompt, fields)
        if isinstance(prompt, Roll):
            return self._main_of_dice(prompt)
        if isinstance(prompt, Draw):
            return self._main_of_draw(prompt, fields[0])
        if isinstance(prompt, Confirm):
            return self._main_of_yes(prompt)
        if isinstance(prompt, Record):
            return self._main_of_form(prompt, fields, told)
        return self._main_of_field(fields[0])

    def _main_of_dice(self, prompt: Roll) -> MainAction:
        pressed, dice = list(self.draft.dice), prompt.dice
        first = dice.against is not None and len(pressed) == dice.count
        if pressed and (first or len(pressed) == dice.total):
            used: list[Text] = [plain_text(str(one)) for one in pressed]
            source = T("Use {dice} and roll the rest") if first else T("Use {dice}")
            words = source.fill(dice=list(used))
            return MainAction(words=self.say(words), ready=True, value=pressed)
        if pressed:
            missing = T("Dice still to enter: {missing}", missing=dice.total - len(pressed))
            return MainAction(words=self.say(missing))
        if self.around.leaves:
            return MainAction(words=self.say(roll_words(dice)), ready=True, chance=ROLL)
        return MainAction(words=self.say(_YOUR_DIE if dice.total == 1 else _YOUR_DICE))

    def _main_of_hits(self, prompt: Roll, fields: Sequence[FieldView]) -> MainAction:
        """Say what Enter does: the hits of the own rows are enough.

        It never answers at once, for more figures would make the line one of faces.
        """
        missing = [one for one in fields if one.missing]
        if missing and self.around.leaves and len(missing) == len(fields):
            return MainAction(words=self.say(T("Roll the dice")), ready=True, chance=ROLL)
        own = prompt.own_rows
        mine = bool(missing) and missing == list(fields[own:])
        if missing and not mine:
            return MainAction(words=self.say(T("Enter the hits: {row}", row=missing[0].words)))
        words = T("Use these hits and roll the rest") if mine else T("Use these hits")
        value = {HITS: [one.entered for one in (fields[:own] if mine else fields)]}
        return MainAction(words=self.say(words), ready=True, value=value)

    def _main_of_draw(self, prompt: Draw, field: FieldView) -> MainAction:
        if self.draft.described is not None:
            value = form_value(field.fields)
            ready = not any(one.missing for one in field.fields)
            return MainAction(words=self.say(_DESCRIBED), ready=ready, value=value)
        if prompt.question:
            return MainAction(words=self.say(T("Choose what it is")))
        if self.around.leaves:
            draws = self.say(_TURN if prompt.dealt is not None else _DRAW)
            return MainAction(words=draws, ready=True, chance=DRAW)
        return MainAction(words=self.say(T("Choose what you drew")))

    def _main_of_yes(self, prompt: Confirm) -> MainAction:
        usual = prompt.at_enter
        if usual is None:
            return MainAction(words=self.say(T("Yes or no?")))
        act = prompt.act_words(usual)
        return MainAction(words=self.say(act or T("Yes")), ready=True, value=usual)

    def _main_of_form(
        self, prompt: Record, fields: Sequence[FieldView], told: dict[str, Value]
    ) -> MainAction:
        missing = [one for one in fields if one.missing]
        if missing:
            first = missing[0].words
            wanted = T("Choose: {field}", field=first[:1].lower() + first[1:])
            return MainAction(words=self.say(wanted))
        act = prompt.act_words(told)
        decides = any(one.by for one in prompt.fields)
        source = T("Confirm") if decides else T("Enter these values")
        shown = [one for one in fields if one.shown]
        weighs = prompt.weighs or prompt.procedure == MAP_LIST
        return MainAction(
            words=self.say(act or source),
            ready=True,
            value=told,
            at_once=bool(shown)
            and not weighs
            and (self.draft.denied or all(one.whole for one in shown)),
            left_unused=self._left(told),
        )

    def _main_of_field(self, field: FieldView) -> MainAction:
        prompt, told = self.prompt, field.entered
        if field.shape == "number" and told is None:
            wanted = T("Enter a number from {low} to {high}", low=field.least, high=field.most)
            return MainAction(words=self.say(wanted))
        value = told
        if told is None and 0 <= self.draft.row < len(field.answers):
            value = field.answers[self.draft.row].value
            value = [value] if field.shape == "many" and field.least == 1 else value
            value = None if field.shape == "many" and field.least != 1 else value
        if value is None:
            value = prompt.at_enter
        if value is None:
            return MainAction(words=self.say(self._wanted(field)))
        act = prompt.act_words(value)
        words = self.say(act) if act is not None else self._named(field, value)
        ready = not (isinstance(value, list) and told is not None and len(value) < field.least)
        left = self._left(value) if ready else ""
        return MainAction(words=words, ready=ready, value=value, left_unused=left)

    def _wanted(self, field: FieldView) -> Text:
        if field.shape != "many":
            return T("Choose one")
        if not field.least:
            return T("Choose, or say none")
        return TN("Choose one", "Choose {n}", n=field.least)

    def _named(self, field: FieldView, value: Value) -> str:
        """Return an answer in the words of its options."""
        given = value if isinstance(value, list) else [value]
        if isinstance(value, list) and not value:
            return self.say(T("None of them"))
        words = [
            next((o.words for o in field.answers if same(o.value, one)), str(one)) for one in given
        ]
        if len(words) > MOST_NAMED:
            return self.say(TN("Choose the {n} picked", "Choose the {n} picked", n=len(words)))
        return ", ".join(words)

    def _left(self, value: Value) -> str:
        """Return the unspent points of a legal answer in words; empty where nothing is spent."""
        left = self.prompt.left_over(value) if self.prompt.unused is not None else None
        return "" if left is None else self.say(left)


def form_value(fields: Iterable[FieldView]) -> dict[str, Value]:
    """Return the answer that a form's fields make so far."""
    return {one.name: one.entered for one in fields if one.shown and one.entered is not None}


def _by_side(pieces: Sequence[PieceView]) -> Iterator[GroupView]:
    """Yield the units that a prompt is about by side, or its spaces where there are no units."""
    units = [one for one in pieces if one.kind == "counter"]
    for ours in (True, False):
        some = _each_once(one for one in units if one.ours is ours)
        if some:
            yield GroupView(name="", words="", ours=ours, pieces=some)
    spaces = _each_once(one for one in pieces if one.kind == "space")
    if spaces and not units:
        yield GroupView(name="", words="", ours=True, pieces=spaces)


def _each_once(pieces: Iterable[PieceView]) -> tuple[PieceView, ...]:
    return tuple({one.id: one for one in pieces}.values())


_DRAW, _TURN = T("Draw"), T("Flip it")
_YOUR_DIE, _YOUR_DICE = T("Enter your die"), T("Enter your dice")
_DESCRIBED = T("Use this description")
