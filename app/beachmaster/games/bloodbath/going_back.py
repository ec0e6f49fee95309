"""Say in one form who falls back, where to, and who stands fast for a step (bib:7.7, bib:7.8)."""

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.fields import one_of
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Option, Record
from beachmaster.engine.record import Told, cases, narrowed
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.differential import bracketed_a
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import stack
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.ways_back import WayBack, us_ends, way_back

RULES = ("bib:7.7", "bib:7.7.2", "bib:7.8")
BACK, CUT_OFF, STAY = "retreat", "cut-off", "stay"
GOING = frozenset({BACK, CUT_OFF})
_STAND = "stand:"


class Driven(msgspec.Struct, frozen=True):
    """The units of one hex that a result drives back: all of them, and who may lose the step.

    `name` is the unit by which the form names the hex.
    """

    name: str
    units: tuple[str, ...]
    losers: tuple[str, ...]


class Course(msgspec.Struct, frozen=True):
    """What one hex of units does: `does` as told, where it ends, who is with them, who was there.

    `to` is nothing where positions are not kept.
    """

    driven: Driven
    does: str
    to: HexId = ""
    others: tuple[str, ...] = ()
    joins: tuple[str, ...] = ()

    @property
    def loser(self) -> str:
        """Return who loses the step for standing fast; nothing where nobody does."""
        return self.does.removeprefix(_STAND) if self.does.startswith(_STAND) else ""


def driven_back(game: Game, units: Sequence[str], first: Sequence[str]) -> Steps[list[Driven]]:
    """Return the hexes that units still stand in; a unit among `first` pays there (bib:17.3)."""
    left = [name for name in units if game.us(name).on_map]  # others fell by this very result
    found = []
    while left:
        together = yield from stack(game, left[0])
        fought = [name for name in left if name in together]
        left = [name for name in left if name not in together]
        losers = [name for name in fought if name in first] or fought
        found.append(Driven(fought[0], tuple(together), tuple(losers)))
    return found


def courses(
    game: Game, driven: Sequence[Driven], hexes: int, *, optional: bool
) -> Steps[list[Course]]:
    """Ask once what each hex of units does; nothing where nobody has a choice."""
    form = _Form(game, driven, hexes, optional=optional)
    fields = form.fields()
    subjects = tuple(one.name for one in driven)
    settled = {field.name: field.certainly for field in narrowed(fields, {})}
    asked = any(not field.settled for field in narrowed(fields, {}))
    told = (yield form.record(fields, subjects)) if asked else settled
    found = [form.course(one, told) for one in driven]
    if game.prints is not None:
        _note(game, subjects, found)
    return found


def reach(prompt: Record) -> dict[HexId, Value]:
    """Return each hex that a form lets its only hex of units retreat to, with the whole answer."""
    if len(prompt.subjects) != 1:
        return {}
    does, to = f"does:{prompt.subjects[0]}", f"to:{prompt.subjects[0]}"
    fields = narrowed(prompt.fields, {does: BACK})
    can = fields[0].known == BACK or any(one.value == BACK for one in fields[0].options)
    goals = [str(one.value) for one in fields[1].options] if can and fields[1].name == to else []
    return {place: {does: BACK, to: place} for place in goals}


class _Form:
    """The fields of one retreat, made of what the map or the table knows."""

    def __init__(self, game: Game, driven: Sequence[Driven], hexes: int, *, optional: bool) -> None:
        self.game, self.driven, self.hexes = game, driven, hexes
        self.must = not optional or bracketed_a(game) == "must-retreat"
        self.free = game.ruling("B-72") == "free"

    def record(self, fields: tuple[Field, ...], subjects: tuple[str, ...]) -> Record:
        """Return the question, one for all."""
        units = [self.game.us_name(name) for one in self.driven for name in one.units]
        return Record(
            procedure="retreat",
            subjects=subjects,
            text=_BACK.fill(units=units, back=TN("{n} hex", "{n} hexes", n=self.hexes)),
            rules=RULES,
            fields=fields,
            agrees=None if self.game.prints is not None else self._told_twice,
            tell=None if self.game.prints is not None else _TELL,
        )

    def fields(self) -> tuple[Field, ...]:
        """Return what is to be told of each hex, given those before it."""
        kept = self.game.prints is not None
        rows = (self._kept if kept else self._told)(self.driven)
        return tuple(rows)

    def course(self, one: Driven, told: Told) -> Course:
        """Return what was told of a hex."""
        return Course(
            one,
            str(told[f"does:{one.name}"]),
            str(told.get(f"to:{one.name}", "")),
            tuple(told.get(f"with:{one.name}", ())),
            tuple(told.get(f"joins:{one.name}", ())),
        )

    # -- where positions are kept --------------------------------------------------------------

    def _kept(self, driven: Sequence[Driven]) -> list[Field]:
        found: list[Field] = []
        for one in driven:
            by = tuple(field.name for field in found)
            self._look(one, found)
            does = one_of(f"does:{one.name}", self._label(one), ())
            given = partial(self._does, one)
            if by:
                does = msgspec.structs.replace(does, by=by, given=given)
            else:
                with asking(False):
                    does = given({})
            found += [
                does,
                Field(
                    name=f"to:{one.name}",
                    kind="choose",
                    text=self._where(one),
                    by=(*by, does.name),
                    given=partial(self._to, one),
                ),
            ]
        return found

    def _look(self, one: Driven, before: Sequence[Field]) -> None:
        """Look at the ground of the player's own map on which the way back of a hex depends.

        That is once for all that those before it may do: the form itself asks nothing.
        """
        island = Island(self.game)
        way_back(island, one.units, self.hexes)
        if not (island.prints.own and before):
            return
        names = tuple(field.name for field in before)
        last = Field(name="", kind="choose", text=self._label(one), by=names)
        gone = [self._moved(told) for told, _ in cases([*before, last], last.name)]
        for moved in {tuple(one.items()): one for one in gone}.values():
            way_back(island, one.units, self.hexes, moved)

    def _does(self, one: Driven, told: Told) -> Field:
        """Return what a hex of units may do once those before it have gone."""
        way = way_back(Island(self.game), one.units, self.hexes, self._moved(told))
        name = f"does:{one.name}"
        return msgspec.structs.replace(
            _settled(one_of(name, self._label(one), self._options(one, way))),
            by=tuple(told),
        )

    def _to(self, one: Driven, told: Told) -> Field:
        """Return where a hex of units may retreat to; nowhere if it stays."""
        name, text = f"to:{one.name}", self._where(one)
        if told[f"does:{one.name}"] != BACK:
            return Field(name=name, kind="choose", text=text, by=tuple(told), known="")
        goals = us_ends(
            Island(self.game), one.units, self.hexes, zoc=self.free, moved=self._moved(told)
        )
        options = [Option(place, plain_text(place)) for place in goals]
        return msgspec.structs.replace(_settled(one_of(name, text, options)), by=tuple(told))

    def _moved(self, told: Told) -> Mapping[str, HexId]:
        """Return where those that go before are by then."""
        return {
            name: str(told[f"to:{one.name}"])
            for one in self.driven
            if told.get(f"to:{one.name}")
            for name in one.units
        }

    # -- in words only -------------------------------------------------------------------------

    def _told(self, driven: Sequence[Driven]) -> list[Field]:
        found: list[Field] = []
        named = {name for one in driven for name in one.units}
        others = [name for name in self.game.us_on_map() if name not in named]
        for one in driven:
            does = one_of(f"does:{one.name}", self._label(one), self._options(one, "unknown"))
            mates = [] if self._stack_known(one) else others
            found += [
                does,
                _if_they_go(
                    words.lists(
                        self.game,
                        f"with:{one.name}",
                        T("other units in its hex that retreat with it, from the top down"),
                        mates,
                    ),
                    does.name,
                    GOING,
                ),
                _if_they_go(
                    words.lists(
                        self.game,
                        f"joins:{one.name}",
                        T("US units already in the hex it ends in, from the top down"),
                        others,
                    ),
                    does.name,
                    frozenset({BACK}),
                ),
            ]
        return found

    def _stack_known(self, one: Driven) -> bool:
        """Tell whether who stands with a unit was told in this phase, or cannot be anybody."""
        landed = one.name in self.game.state.opposed
        return landed or one.name in words.seen(self.game).together

    def _told_twice(self, told: Told) -> Text | None:
        """Refuse a unit that is told in two places."""
        names = [
            name
            for one in self.driven
            for kind in ("with", "joins")
            for name in told.get(f"{kind}:{one.name}", ())
            if kind == "with" or name not in self._joined_before(one, told)
        ]
        return T("You listed one unit in two hexes.") if len(set(names)) < len(names) else None

    def _joined_before(self, one: Driven, told: Told) -> set[str]:
        """Return whom a hex told before joins too: two may end in one hex."""
        before = self.driven[: self.driven.index(one)]
        return {name for other in before for name in told.get(f"joins:{other.name}", ())}

    # -- the words -----------------------------------------------------------------------------

    def _options(self, one: Driven, way: WayBack) -> list[Option]:
        """Return what a hex of units may do (B-71, B-72, B-03)."""
        found: list[Option] = []
        lost = self.game.ruling("B-72") == "eliminated"
        if way in ("open", "unknown"):
            found.append(Option(BACK, T("retreat")))
        if lost and way in ("zoc", "unknown"):
            found.append(Option(CUT_OFF, _CUT_OFF))
        shut = not found or way == "unknown"
        if not self.must:
            return [*found, Option(STAY, T("stay, without a loss"))]
        if shut or self.game.ruling("B-71") == "step-loss":
            found += [Option(f"{_STAND}{name}", self._stands(name)) for name in one.losers]
        return found

    def _stands(self, name: str) -> Text:
        forced = self.game.ruling("B-71") != "step-loss"
        dies = self.game.us(name).on_last_step
        if forced:
            source = T("cannot retreat: {unit} is eliminated") if dies else _NO_WAY_BACK
        else:
            source = T("stand fast: {unit} is eliminated") if dies else _STANDS_FAST
        return source.fill(unit=self.game.us_words(name))

    def _label(self, one: Driven) -> Text:
        return T("{units}", units=[self.game.us_name(name) for name in one.units])

    def _where(self, one: Driven) -> Text:
        return T(
            "hex to retreat to: {units}", units=[self.game.us_name(name) for name in one.units]
        )


def _settled(field: Field) -> Field:
    """Return a choice with nothing to choose as one that is known."""
    only = len(field.options) == 1
    return msgspec.structs.replace(field, known=field.options[0].value) if only else field


def _if_they_go(field: Field, does: str, when: frozenset[str]) -> Field:
    """Return a list that is told only of units that go."""

    def given(told: Told) -> Field:
        return field if told[does] in when else msgspec.structs.replace(field, options=())

    whole = msgspec.structs.replace(field, by=(does,))
    return msgspec.structs.replace(whole, given=lambda told: _with_by(given(told), does))


def _with_by(field: Field, does: str) -> Field:
    return msgspec.structs.replace(field, by=(does,), given=None)


def _note(game: Game, subjects: tuple[str, ...], found: Sequence[Course]) -> None:
    """Keep what a table is asked besides: who is there where they end (bib:14.3)."""
    gone = {name for one in found if one.to for name in one.driven.units}
    facts: dict[str, Value] = {}
    for one in found:
        name = one.driven.name
        there = [other for other in game.us_in(one.to) if other not in gone] if one.to else []
        mates = [other for other in one.driven.units if other != name]
        facts |= {f"with:{name}": mates, f"joins:{name}": there}
    for does in GOING:
        game.note("retreat", (*subjects, does), facts)
    told: dict[str, Value] = {f"does:{one.driven.name}": one.does for one in found}
    game.note("retreat", subjects, {**facts, **told})


_CUT_OFF = T("every way back leads through a zone of control: all are eliminated")
_TELL = T(
    "Each hex must take it farther from where it started. All units of the hex retreat together, "
    "and they displace no unit where they end."
)
_NO_WAY_BACK = T("cannot retreat: {unit} loses a step")
_STANDS_FAST = T("stand fast: {unit} loses a step")


_BACK = T("Do you retreat {units} by {back}, or stay?")
