"""Work out the exact chances of an assault, equal markers counted together (hoe:5.4.2).

All chances are counted in whole numbers: ways to draw, times 36 for the anti-tank and combat dice.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction

from beachmaster.engine.die import FACES
from beachmaster.engine.resolution import Chance, OddsTable, table
from beachmaster.engine.resolver import Chances
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.drm import assault_drm, reaction_modifiers
from beachmaster.games.hell_on_earth.resolve.bag import Support, points, support_ways
from beachmaster.games.hell_on_earth.resolve.forces import Assault
from beachmaster.games.hell_on_earth.resolve.prepared import Prepared, prepare
from beachmaster.games.hell_on_earth.tables import COMBAT, CombatResult, column
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

NOTHING: Support = (0, 0, 0)


def assault_chances(data: GameData, given: Assault) -> Chances:
    """Return the chances of an assault: the target's response, then the combat table."""
    ready = prepare(data, given)
    tables, notes = _response(ready)
    if ready.draws and ready.bag.no_reaction(ready.draws) == 0:
        return Chances(
            tables,
            [
                *notes,
                T("The bag holds too few Defense/Support markers: somebody is sure to react."),
            ],
        )
    if given.mix == "unknown" and ready.draws:
        results = _by_kind(data, ready)
        notes.append(
            T(
                "The mix of markers is unknown: there is a table for each kind of Defense marker, "
                "and Support markers still to be drawn are not counted; each of their points can "
                "make it worse."
            )
        )
    else:
        results = [_known(data, ready), *_anti_tank(ready)]
    if ready.target_draws:
        return Chances([*tables, *results], notes)
    return Chances([*results, *tables], notes)


def _response(ready: Prepared) -> tuple[list[OddsTable], list[Text]]:
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


def _known(data: GameData, ready: Prepared) -> OddsTable:
    """Return the combat table's results over all draws of a known mix."""
    ways: Counter[str] = Counter()
    fights = _Fights(ready)
    for cf, defence, support, number in _draws(data, ready):
        for result, faces in fights.results(cf, defence, support).items():
            ways[result] += number * faces
    return _results("result", rolls.combat(1).title, ways, _modifiers(ready))


def _anti_tank(ready: Prepared) -> list[OddsTable]:
    """Return the chances of the anti-tank roll where nothing has to be drawn first."""
    if ready.draws or ready.defence is None:
        return []
    situation = ready.situation(ready.defence)
    if not situation.at_roll:
        return []
    return [rolls.anti_tank(situation.japanese_points("at")).table("anti-tank")]


def _draws(data: GameData, ready: Prepared) -> Iterator[tuple[int, str, Support, int]]:
    """Yield factor, type and support with the number of ways to draw them."""
    pool = Counter(
        (marker.cf, marker.defence, points(marker.support))
        for token, marker in data.intelligence.items()
        if token in ready.bag.pool
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


def _by_kind(data: GameData, ready: Prepared) -> list[OddsTable]:
    """Return the results for each kind of Defense marker, Support markers left out."""
    fights = _Fights(ready)
    if ready.cf is not None and ready.defence is not None:
        ways = fights.results(ready.cf, ready.defence, NOTHING)
        return [_results("result", rolls.combat(1).title, ways, _modifiers(ready))]
    factors = range(1, max(marker.cf for marker in data.intelligence.values()) + 1)
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

    def __init__(self, ready: Prepared) -> None:
        self.ready = ready
        self.drms: dict[tuple[str, Support], Counter[int]] = {}
        self.faces: dict[tuple[int, int], Counter[str]] = {}

    def results(self, cf: int, defence: str, support: Support) -> Counter[str]:
        """Count, of 36 throws of the anti-tank and the combat die, those that give each result."""
        ratio = column(self.ready.attack, cf)
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
        drms: Counter[int] = Counter()
        if not situation.at_roll:
            drms[assault_drm(situation).final] = len(FACES)
            return drms
        die = rolls.anti_tank(situation.japanese_points("at"))
        for stopped, chance in die.chances().items():
            drms[assault_drm(situation, stopped).final] += int(chance * len(FACES))
        return drms

    def _table(self, drm: int, ratio: int) -> Counter[str]:
        if (drm, ratio) not in self.faces:
            die = rolls.combat(ratio)
            self.faces[drm, ratio] = Counter(str(die.comes_to([face], drm)) for face in FACES)
        return self.faces[drm, ratio]


def _modifiers(ready: Prepared) -> list[Modifier]:
    """Return the modifiers where they are certain: nothing is drawn and no tank can be stopped."""
    if ready.draws or ready.defence is None:
        return []
    situation = ready.situation(ready.defence)
    return [] if situation.at_roll else assault_drm(situation).modifiers


def _results(
    name: str, title: Text, ways: Mapping[str, int], modifiers: list[Modifier] | None = None
) -> OddsTable:
    total = sum(ways.values())
    return OddsTable(
        name=name,
        title=title,
        chances=tuple(
            Chance(str(result), plain_text(str(result)), Fraction(ways[str(result)], total))
            for result in RESULTS
            if ways.get(str(result))
        ),
        modifiers=tuple(modifiers or ()),
    )


RESULTS: tuple[CombatResult, ...] = tuple(
    sorted(
        {cell for row in COMBAT.rows.values() for cell in row},
        key=lambda cell: (cell.defender - cell.attacker, cell.defender),
    )
)
"""Every result of the combat table, from the worst for the attacker to the best."""
_RESPONSES: dict[str, Text] = {
    "stays": T("the target stays and fights"),
    "redeployment": T("Redeployment"),
    "banzai": T("Banzai"),
}
_SUPPORTER_WORDS: dict[str, Text] = {
    "none": T("none of them reacts"),
    "reaction": T("one of them reacts"),
}
