"""Commit forces to an attack in one answer: target, act, attackers, support, Special Order.

One form asks for all of it (hoe:5.4.1, 5.4.2.1 to 5.4.2.4), for nothing is drawn or rolled before.
"""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Closed, Field, Option, Record
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import (
    assault_sheet,
    fact_rows,
    memory,
    orders,
    pointing,
    renaming,
)
from beachmaster.games.hell_on_earth.drm import MOST_ATTACKERS, MOST_SUPPORTERS, too_many_flames
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground, attack_units, support_units
from beachmaster.games.hell_on_earth.places import UNKNOWN
from beachmaster.games.hell_on_earth.pointing import NONE, on_own_map
from beachmaster.games.hell_on_earth.situation import in_support, near_words
from beachmaster.games.hell_on_earth.state import JapaneseUnit
from beachmaster.games.hell_on_earth.texts import T

ASSAULT, RECON, END = "assault", "recon", "end"
ASSAULT_RULES = ("hoe:5.4.2", "hoe:5.4.2.1", "hoe:5.4.2.2", "hoe:5.4.2.3", "hoe:5.4.2.7.1")


class Able(msgspec.Struct, frozen=True):
    """Say who may assault: anybody still free to, or the unit that advanced (hoe:5.4.2.5.2, H-20).

    `marks` False ignores situation markers; `lead` is the unit that advanced, `alone` without help.
    """

    marks: bool = True
    lead: str = ""
    alone: bool = False

    def fighters(self, game: Game) -> list[str]:
        """Return the units that may assault, the lead first."""
        free = [] if self.alone else game.able_to_assault(self.marks)
        lead = [self.lead] if self.lead and game.us(self.lead).on_map else []
        return lead + [name for name in free if name != self.lead]

    def beside(self, game: Game) -> tuple[str, ...]:
        """Return the units one of which must be next to the target."""
        return (self.lead,) if self.lead else tuple(self.fighters(game))


class Attack(msgspec.Struct, frozen=True):
    """What was decided: the target's counter, what is done, by whom, with which support."""

    target: str
    act: str
    attackers: list[str]
    supporters: list[str]
    order: str | None = None


class Asking(msgspec.Struct, frozen=True, kw_only=True):
    """How attacks are asked for: by which procedure, by whom, whether a Recon may be made.

    `end` is what no attack is called; empty where there must be one.
    """

    procedure: str
    text: Text
    rules: tuple[str, ...]
    able: Able = Able()
    recon: bool = False
    end: Text | None = None
    subjects: tuple[str, ...] = ()
    opens: bool = False


def ask_attack(game: Game, how: Asking) -> Steps[Attack | None]:
    """Ask for one whole attack; None where there is none."""
    able = game.able_to_support(how.able.marks)
    if able and how.able.fighters(game):
        game.look_at_support(able)
    with asking(False):
        form = _Form(game, how).record()
    told = yield form
    if told["target"] == NONE:
        return None
    pointing.note_sector(game, told["target"])
    renaming.name_it(game, told)
    fact_rows.tell(game, how.procedure, how.subjects, told)
    target = yield from pointing.named(game, told["target"], ("hoe:5.4.2.1",))
    order = told.get("order", orders.NO)
    return Attack(
        target,
        told.get("act", ASSAULT),
        list(told["attackers"]),
        in_support(told),
        None if order == orders.NO else order,
    )


class _Form:
    """The fields of an attack, each as it is with what is told before it."""

    def __init__(self, game: Game, how: Asking) -> None:
        self.game, self.how = game, how
        self.able = how.able
        self.fighters = how.able.fighters(game)
        self.tokens = orders.playable(game, "support")
        self._known: dict[str, Field] = {}  # an answer is put in words after units are marked

    def fields(self) -> tuple[Field, ...]:
        """Return the fields as the game stands."""
        self.fighters = self.able.fighters(self.game)
        self.tokens = orders.playable(self.game, "support")
        self._known.clear()
        asked = [self._target(), self._attackers(), self._supporters()]
        if self.how.recon:
            asked.insert(1, self._act())
        if self.game.prints is None:
            asked.insert(1, renaming.row(self.game))
        if self.tokens:
            asked.append(self._order())
        return (*asked, *fact_rows.rows(self.game, self._base, marks=self.able.marks))

    @property
    def _base(self) -> tuple[str, ...]:
        return ("target", "act") if self.how.recon else ("target",)

    def record(self) -> Record:
        """Return the form."""
        game, how = self.game, self.how
        return Record(
            procedure=how.procedure,
            subjects=how.subjects,
            text=how.text,
            rules=(*how.rules, *ASSAULT_RULES, *self._order_rules()),
            opens=how.opens,
            fields=self.fields(),
            agrees=self._objection,
            tell=on_own_map(game, self._where()),
            odds_of=partial(assault_sheet.odds_of, game),
            sheet_of=partial(assault_sheet.choosing, game),
            anew=self.fields,
            act_of=self._act_words,
        )

    def _act_words(self, told: Told) -> Text | None:
        """Return the words of the button; of an attack, its target and the attackers."""
        place, units = told.get("target"), told.get("attackers") or ()
        if place == NONE:
            return self.how.end
        if not place or not units:
            return None
        who = [self.game.us_name(str(one)) for one in units]
        scouts = told.get("act") == RECON
        source = T("Scout {place} with {units}") if scouts else T("Assault {place} with {units}")
        return source.fill(place=str(place), units=list(who))

    def _order_rules(self) -> tuple[str, ...]:
        return ("hoe:5.4.2.4", "hoe:3.3.4.1", "hoe:5.10") if self.tokens else ()

    def _where(self) -> Text:
        """Say how to name a target, and where whoever takes part must stand."""
        beside = [self.game.us_name(name) for name in self.able.beside(self.game)]
        return T(
            "Enter the target's hex number or any name you like, and use the same one next "
            "time. It is next to one of: {units}.",
            units=beside,
        )

    # -- the target, and what is done to it --------------------------------------------------------

    def _target(self) -> Field:
        game = self.game
        foes = [(name, unit) for name, unit in game.japanese() if unit.place != UNKNOWN]
        near = self._in_reach(foes)
        if game.prints is None:  # first whom one fights already: digits reach nine
            near.sort(key=lambda n: (not memory.units_beside(game, n), game.unit(n).hidden))
        listed = [Option(game.unit(n).place, game.japanese_name(n)) for n in near]
        free = game.prints is None and bool(pointing.unnamed(game)) and bool(self.fighters)
        if self.how.end is not None or not (listed or free):
            listed.append(Option(NONE, self.how.end or T("None")))
        return Field(
            name="target",
            kind="words" if free else "choose",
            text=T("target"),
            options=tuple(listed),
            closed=tuple(
                Closed(unit.place, game.japanese_name(name), _NOT_BESIDE, ("hoe:5.4.2.1",))
                for name, unit in foes
                if name not in near
            ),
        )

    def _in_reach(self, foes: Sequence[tuple[str, JapaneseUnit]]) -> list[str]:
        game = self.game
        if game.prints is None:
            return [name for name, _ in foes] if self.fighters else []
        ground, beside = Ground(game), self.able.beside(game)
        return [name for name, unit in foes if ground.beside(unit.place, beside)]

    def _act(self) -> Field:
        acts = (
            Option(ASSAULT, T("Assault it"), ("hoe:5.4.2",)),
            Option(RECON, T("Scout it (Recon)"), ("hoe:5.4.1",)),
        )
        by = ("target",)
        whole = Field(name="act", kind="choose", text=T("what you do"), options=acts, by=by)
        closed = (
            Closed(RECON, acts[1].text, T("You can only scout a hidden unit."), ("hoe:5.4.1",)),
        )

        def given(told: Told) -> Field:
            place = told["target"]
            if place == NONE:
                return msgspec.structs.replace(whole, options=(), known=END)
            counter = self.game.at(str(place))
            if counter is None or self.game.unit(counter).hidden:
                return whole
            return msgspec.structs.replace(whole, options=acts[:1], closed=closed, known=ASSAULT)

        return msgspec.structs.replace(whole, given=given)

    # -- who takes part ----------------------------------------------------------------------------

    def _attackers(self) -> Field:
        def given(told: Told, whole: Field) -> Field:
            scouts = told.get("act") == RECON
            most = 1 if scouts or self.able.alone else MOST_ATTACKERS
            open_ones = self._beside(told)
            forced = open_ones if len(open_ones) == 1 and self.game.prints is not None else None
            return msgspec.structs.replace(
                whole,
                text=T("unit that scouts") if scouts else whole.text,
                options=tuple(Option(n, _attacker_words(self.game, n)) for n in open_ones),
                closed=self._closed(open_ones, self._no_attacker, "hoe:5.4.2.2"),
                minimum=1,
                maximum=max(1, min(most, len(open_ones))),
                tell=on_own_map(self.game, _BESIDE),
                known=forced,
                brings="" if scouts else "supporters",
            )

        text = T("unit that assaults") if self.able.alone else T("one or two units that attack")
        return self._after_target("attackers", text, given)

    def _beside(self, told: Told) -> list[str]:
        counter = self.game.at(str(told["target"]))
        if counter is None:
            return self.fighters
        return attack_units(self.game, counter, self.fighters)

    def _supporters(self) -> Field:
        def given(told: Told, whole: Field) -> Field:
            if told.get("act") == RECON:
                return msgspec.structs.replace(whole, maximum=0)
            able, counter = self.game.able_to_support(self.able.marks), self._counter(told)
            near = support_units(self.game, counter, able) if counter else able
            return msgspec.structs.replace(
                whole,
                options=tuple(Option(n, _support_words(self.game, n)) for n in near),
                closed=self._closed(near, self._no_supporter, "hoe:5.4.2.7.1"),
                maximum=min(MOST_SUPPORTERS, len(near)),
                tell=on_own_map(self.game, _RANGES),
                default=[],
                said=True,
            )

        return self._after_target("supporters", T("up to three units in support"), given)

    def _counter(self, told: Told) -> str | None:
        return self.game.at(str(told["target"]))

    def _order(self) -> Field:
        def given(told: Told, whole: Field) -> Field:
            if told.get("act") == RECON:
                return msgspec.structs.replace(whole, known=orders.NO)
            kinds = [self.game.support_kind(str(name)) for name in told["supporters"]]
            names = [(token, orders.marker_name(self.game, token)) for token in self.tokens]
            second = [
                token for token in self.tokens if too_many_flames([*kinds, self._icon(token)])
            ]
            options = [Option(token, text) for token, text in names if token not in second]
            return msgspec.structs.replace(
                whole,
                options=(*options, Option(orders.NO, T("Play none"))),
                closed=tuple(Closed(t, text, _ONE_FLAME) for t, text in names if t in second),
                default=orders.NO,
            )

        return self._after_target("order", T("Additional Combat Support"), given, kind="choose")

    def _after_target(
        self, name: str, text: Text, given: Callable[[Told, Field], Field], kind: str = "many"
    ) -> Field:
        """Return a field that depends on the target; nothing is to be told of it without one."""
        by = (*self._base, "supporters") if name == "order" else self._base
        whole = Field(name=name, kind=kind, text=text, by=by)
        known = orders.NO if kind == "choose" else None

        def narrowed(told: Told) -> Field:
            if told["target"] == NONE:
                return msgspec.structs.replace(whole, known=known)
            key = repr([name, *(told.get(one) for one in by)])
            if key not in self._known:
                self._known[key] = given(told, whole)
            return self._known[key]

        return msgspec.structs.replace(whole, given=narrowed)

    def _closed(
        self, open_ones: Sequence[str], reason: Callable[[str], Text], rule: str
    ) -> tuple[Closed, ...]:
        game = self.game
        return tuple(
            Closed(name, game.us_name(name), reason(name), (rule,))
            for name in game.us_on_map()
            if name not in open_ones
        )

    def _no_attacker(self, name: str) -> Text:
        """Say why a unit does not attack: what its counter shows comes before where it stands."""
        if name in self.fighters:
            return _NOT_NEXT
        if self.able.alone:
            return _ALONE
        return _ACTED if self.able.marks and self.game.us(name).assaulted else _DISORGANIZED

    def _no_supporter(self, name: str) -> Text:
        """Say why a unit does not support, in the same order."""
        if name in self.game.able_to_support(self.able.marks):
            return _NOT_IN_RANGE
        return _SUPPORTED if self.able.marks and self.game.us(name).supported else _DISORGANIZED

    def _icon(self, token: str) -> str:
        return self.game.data.command_marker(self.game.state, token).icon

    # -- what cannot go together -------------------------------------------------------------------

    def _objection(self, told: Value) -> Text | None:
        game, place = self.game, told["target"]
        if place == NONE:
            return None
        if game.at(place) is None and (refused := pointing.reserved(place)) is not None:
            return refused
        if self.able.lead and self.able.lead not in told["attackers"]:
            lead = game.us_name(self.able.lead)
            return T("The {unit} advanced, so they must take part in this assault.", unit=lead)
        support = in_support(told)
        if len(support) > MOST_SUPPORTERS:
            return _TOO_MANY
        near = pointing.not_neighbours(game, place, near_words(told))
        if near is not None:
            return near
        kinds = [game.support_kind(name) for name in support]
        order = told.get("order", orders.NO)
        if order != orders.NO:
            kinds.append(self._icon(order))
        return _ONE_FLAME if too_many_flames(kinds) else None


def _attacker_words(game: Game, name: str) -> Text:
    return T("{unit}, combat factor {cf}", unit=game.us_name(name), cf=game.combat_factor(name))


def _support_words(game: Game, name: str) -> Text:
    kind = game.support_kind(name)
    value = game.support(name)
    return T(
        "{unit}, {kind} {value}", unit=game.us_name(name), kind=orders.ICONS[kind], value=value
    )


_NOT_BESIDE = T("No unit that may attack is next to it.")
_NOT_NEXT = T("It is not next to the target.")
_ALONE = T("Only the unit that advanced may assault once more.")
_ACTED = T("It has a Recon/Assault marker.")
_NOT_IN_RANGE = T("It is out of range or sight.")
_SUPPORTED = T("It has a CS marker.")
_DISORGANIZED = T("It is disorganized.")
_ONE_FLAME = T("Only one flamethrower may support an assault.")
_TOO_MANY = T("At most three units support, including those that lose a point.")
_BESIDE = T("Attackers must be next to the target.")
_RANGES = T(
    "A flamethrower must be adjacent to the target; a tank adjacent, or two hexes away with "
    "no US unit on the line between; artillery may be anywhere on the map."
)
