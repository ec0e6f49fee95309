"""Work out the exact chances of an assault, equal markers counted together (hoe:5.4.2).

All chances are counted in whole numbers: ways to draw, times 36 for the anti-tank and combat dice.
The class of a token is certain: Defense/Support or Reaction. Where only counts are given, which
Defense/Support markers are in the bag is unknown, so each of the pool is as likely as another.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import TypeAlias

import msgspec

from beachmaster.engine.die import FACES
from beachmaster.engine.resolution import OddsTable, table
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.drm import (
    JapaneseSupport,
    Situation,
    UsSupport,
    assault_drm,
    reaction_modifiers,
)
from beachmaster.games.hell_on_earth.state import DefenceMarker
from beachmaster.games.hell_on_earth.tables import RESULTS, column
from beachmaster.games.hell_on_earth.texts import T

Support: TypeAlias = tuple[int, int, int]
"""Points by tank, artillery and anti-tank."""
NOTHING: Support = (0, 0, 0)
TITLE = T("Assault: ratio, every modifier, combat table")
RULES = ("hoe:5.4.2", "hoe:5.4.2.5", "hoe:5.4.2.6", "hoe:5.4.2.7", "hoe:5.4.2.8")


class Bag(msgspec.Struct, frozen=True):
    """The red bag: which Defense/Support markers may be in it, how many are, and the Reactions."""

    pool: Mapping[str, DefenceMarker]
    defence: int
    reactions: tuple[str, ...]

    @property
    def size(self) -> int:
        """Return the number of markers in the bag."""
        return self.defence + len(self.reactions)

    def no_reaction(self, draws: int) -> Fraction:
        """Return the chance that so many draws bring no Reaction marker."""
        return Fraction(comb(self.defence, draws), comb(self.size, draws))


class Engaged(msgspec.Struct, frozen=True, kw_only=True):
    """An assault ready for its draws: `cf`, `defence` and `support` are None while hidden."""

    attack: int
    us: tuple[UsSupport, ...]
    japan: tuple[JapaneseSupport, ...]
    cf: int | None
    defence: str | None
    support: dict[str, int] | None
    hidden_neighbours: int
    flank: bool
    high: bool
    hq: bool
    turn: int
    hq_eliminated: bool
    bag: Bag

    def ratio(self, cf: int) -> int:
        """Return the column against a defender of this factor (hoe:5.4.2.6)."""
        return column(self.attack, cf)

    @property
    def target_draws(self) -> int:
        """Return how many markers are drawn for the target itself (hoe:5.4.2.5)."""
        return (self.cf is None) + (self.support is None)

    @property
    def draws(self) -> int:
        """Return how many markers are drawn in all when nobody reacts."""
        return self.target_draws + self.hidden_neighbours

    def situation(self, defence: str, drawn: dict[str, int] | None = None) -> Situation:
        """Return what the modifiers count, with the support that was drawn."""
        own = [JapaneseSupport(T("target"), self.support)] if self.support else []
        extra = [JapaneseSupport(T("markers drawn"), drawn)] if drawn else []
        return Situation(
            us=self.us,
            japan=(*own, *self.japan, *extra),
            defence=defence,
            flank=self.flank,
            high=self.high,
            hq=self.hq,
        )


def assault_odds(
    ready: Engaged, *, known: bool = True
) -> tuple[Sequence[OddsTable], Sequence[Text]]:
    """Return the chances of an assault, and what they leave out: the response, then the table.

    `known` says that the values of the markers in the bag are.
    """
    tables, notes = _response(ready)
    if ready.draws and ready.bag.no_reaction(ready.draws) == 0:
        sure = T("The bag holds too few Defense/Support markers: a Reaction is certain.")
        return tables, [*notes, sure]
    if not known and ready.draws:
        results = _by_kind(ready)
        notes.append(
            T(
                "The mix of markers is unknown, so there is one table for each kind of "
                "Defense marker. Support markers not drawn yet are not counted; each of "
                "their points makes it worse."
            )
        )
    else:
        results = [_known(ready), *_anti_tank(ready)]
    if ready.target_draws:
        return [*tables, *results], notes
    return [*results, *tables], notes


def _response(ready: Engaged) -> tuple[list[OddsTable], list[Text]]:
    """Return what the target and its hidden neighbours may do before the combat table."""
    tables, notes = [], []
    draws = ready.target_draws
    if draws:
        stays = ready.bag.no_reaction(draws)
        modifiers = reaction_modifiers(ready.turn, ready.hq_eliminated)
        reaction = rolls.REACTION.chances(applied_total(modifiers))
        chances = {name: (1 - stays) * chance for name, chance in reaction.items()}
        tables.append(
            table(
                "response",
                T("Response of the hidden target"),
                {"stays": stays, **chances},
                _RESPONSES,
            )
        )
        notes.append(
            T(
                "The results hold if the target stays. A Redeployment without a free hex becomes "
                "a Banzai; that is not counted here."
            )
        )
    if ready.hidden_neighbours and ready.bag.no_reaction(draws):
        quiet = ready.bag.no_reaction(ready.draws) / ready.bag.no_reaction(draws)
        chances = {"none": quiet, "reaction": 1 - quiet}
        tables.append(
            table(
                "supporters",
                T("Hidden units next to the target, if the target stays"),
                chances,
                _SUPPORTER_WORDS,
            )
        )
        notes.append(T("The results hold if no hidden unit next to the target reacts."))
    return tables, [
        *notes,
        T("What comes after the combat table (retreats, advance, rerolls) is not included."),
    ]


def _known(ready: Engaged) -> OddsTable:
    """Return the combat table's results over all draws of a known mix."""
    ways: Counter[str] = Counter()
    fights = _Fights(ready)
    for cf, defence, support, number in _draws(ready):
        for result, faces in fights.results(cf, defence, support).items():
            ways[result] += number * faces
    return _results("result", rolls.combat(1).title, ways, certain_modifiers(ready))


def _anti_tank(ready: Engaged) -> list[OddsTable]:
    """Return the chances of the anti-tank roll where nothing has to be drawn first."""
    if ready.draws or ready.defence is None:
        return []
    situation = ready.situation(ready.defence)
    if not situation.at_roll:
        return []
    return [rolls.anti_tank(situation.japanese_points("at")).table("anti-tank")]


def _draws(ready: Engaged) -> Iterator[tuple[int, str, Support, int]]:
    """Yield factor, type and support with the number of ways to draw them."""
    pool = Counter(
        (marker.cf, marker.defence, points(marker.support)) for marker in ready.bag.pool.values()
    )
    kinds = [kind for _, _, kind in pool.elements()]
    if ready.cf is not None and ready.defence is not None:
        for support, number in support_ways(kinds, ready.draws).items():
            yield ready.cf, ready.defence, support, number
        return
    rest: dict[Support, dict[Support, int]] = {}
    for (cf, defence, kind), count in pool.items():
        if kind not in rest:
            left = kinds.copy()
            left.remove(kind)
            rest[kind] = support_ways(left, ready.draws - 1)
        for support, number in rest[kind].items():
            yield cf, defence, support, count * number


def _by_kind(ready: Engaged) -> list[OddsTable]:
    """Return the results for each kind of Defense marker, Support markers left out."""
    fights = _Fights(ready)
    if ready.cf is not None and ready.defence is not None:
        ways = fights.results(ready.cf, ready.defence, NOTHING)
        return [_results("result", rolls.combat(1).title, ways, certain_modifiers(ready))]
    factors = range(1, max(marker.cf for marker in ready.bag.pool.values()) + 1)
    return [
        _results(
            f"result-{cf}{defence}",
            T("Result against a Defense marker {cf} {type}", cf=cf, type=defence),
            fights.results(cf, defence, NOTHING),
        )
        for cf in factors
        for defence in "ABC"
    ]


class _Fights:
    """The combat table's results of one assault by factor, type and drawn support."""

    def __init__(self, ready: Engaged) -> None:
        self.ready = ready
        self.drms: dict[tuple[str, Support], Counter[int]] = {}
        self.faces: dict[tuple[int, int], Counter[str]] = {}

    def results(self, cf: int, defence: str, support: Support) -> Counter[str]:
        """Count, of 36 throws of the anti-tank and the combat die, those that give each result."""
        ratio = self.ready.ratio(cf)
        results: Counter[str] = Counter()
        for drm, weight in self._drm(defence, support).items():
            for result, faces in self._table(drm, ratio).items():
                results[result] += weight * faces
        return results

    def _drm(self, defence: str, support: Support) -> Counter[int]:
        """Count, of the six anti-tank dice, those that lead to each final modifier."""
        if (defence, support) not in self.drms:
            self.drms[defence, support] = self._work_out(defence, support)
        return self.drms[defence, support]

    def _work_out(self, defence: str, support: Support) -> Counter[int]:
        tank, artillery, at = support
        drawn = {"tank": tank, "artillery": artillery, "at": at}
        situation = self.ready.situation(defence, drawn)
        die, drms = situation.anti_tank, Counter[int]()
        for stopped, chance in die.chances().items() if die else [(False, Fraction(1))]:
            drms[assault_drm(situation, stopped).final] += int(chance * len(FACES))
        return drms

    def _table(self, drm: int, ratio: int) -> Counter[str]:
        if (drm, ratio) not in self.faces:
            die = rolls.combat(ratio)
            self.faces[drm, ratio] = Counter(str(die.comes_to([face], drm)) for face in FACES)
        return self.faces[drm, ratio]


def certain_modifiers(ready: Engaged) -> list[Modifier]:
    """Return the modifiers where they are certain: nothing is drawn and no tank can be stopped."""
    if ready.draws or ready.defence is None:
        return []
    situation = ready.situation(ready.defence)
    return [] if situation.at_roll else assault_drm(situation).modifiers


def _results(
    name: str, title: Text, ways: Mapping[str, int], modifiers: list[Modifier] | None = None
) -> OddsTable:
    total = sum(ways.values())
    chances = {name: Fraction(number, total) for name, number in ways.items()}
    return table(name, title, chances, _WORDS, modifiers or ())


def points(support: Mapping[str, int]) -> Support:
    """Return support points in the order tank, artillery, anti-tank."""
    return support.get("tank", 0), support.get("artillery", 0), support.get("at", 0)


def support_ways(kinds: Iterable[Support], draws: int) -> dict[Support, int]:
    """Count, for each sum of support, the sets of so many markers that give it."""
    ways: list[Counter[Support]] = [Counter() for _ in range(draws + 1)]
    ways[0][0, 0, 0] = 1
    for kind, number in sorted(Counter(kinds).items()):
        for taken in range(draws, 0, -1):
            for more in range(1, min(number, taken) + 1):
                for total, count in list(ways[taken - more].items()):
                    ways[taken][_plus(total, kind, more)] += count * comb(number, more)
    return dict(ways[draws])


def _plus(total: Support, kind: Support, times: int) -> Support:
    return (
        total[0] + times * kind[0],
        total[1] + times * kind[1],
        total[2] + times * kind[2],
    )


_WORDS = {name: rolls.result_words(cell) for name, cell in RESULTS.items()}
_RESPONSES: dict[str, Text] = {
    "stays": T("the target stays and fights"),
    "redeployment": T("Redeployment"),
    "banzai": T("Banzai"),
}
_SUPPORTER_WORDS: dict[str, Text] = {
    "none": T("none of them reacts"),
    "reaction": T("one of them reacts"),
}
