"""Resolve retreats, supply, refit and the score on a told position (ies:13.2, 14.0, 17.0)."""

from fractions import Fraction
from typing import TypeVar

from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Next, table
from beachmaster.engine.resolver import Chances, Found
from beachmaster.engine.tables import Modifier
from beachmaster.engine.tray import Tray
from beachmaster.games.ie_shima import refit, retreat, scoring, supply
from beachmaster.games.ie_shima.places import AREAS
from beachmaster.games.ie_shima.resolve.told import Area, OnPosition, PositionResolver
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.texts import TN, T

P = TypeVar("P", bound=OnPosition)
_SIDES: tuple[SideId, SideId] = ("us", "japan")


class Retreating(OnPosition, kw_only=True, forbid_unknown_fields=True):
    """A retreat out of an area."""

    side: SideId = "us"
    area: Area


class _Certain(PositionResolver[P]):
    """A resolver without dice: what comes of it is certain."""

    def _chances(self, given: P) -> Chances:
        found = self._run(given, Tray(self.game, self.name, given.dice, 0))
        words = {found.outcome: found.result}
        return Chances([table("result", self.title, {found.outcome: Fraction(1)}, words)])


class RetreatResolver(_Certain[Retreating]):
    """Where a unit may retreat to."""

    name, rules = "retreat", ("ies:13.2.2", "ies:13.2.4")
    title = T("Where a unit may retreat to")
    takes = Retreating

    def _run(self, given: Retreating, tray: Tray) -> Found:
        del tray
        game = self.looking(given)
        goals = retreat.goals(game.field, given.side, given.area)
        return Found(
            outcome="-".join(goals) or "none",
            result=game.areas(goals) if goals else T("nowhere: it would be eliminated"),
        )


class SupplyResolver(_Certain[OnPosition]):
    """Which areas are in supply, and which change control."""

    name, rules = "supply", ("ies:14.2", "ies:14.3", "ies:14.4")
    title = T("Supply, and control that changes at the beginning of Refit")
    takes = OnPosition

    def _run(self, given: OnPosition, tray: Tray) -> Found:
        del tray
        game = self.looking(given)
        cut = supply.cut_off(game.field)
        texts = {"us": T("US areas in supply"), "japan": T("Japanese areas in supply")}
        nets = {side: supply.supplied(game.field, side) for side in _SIDES}
        return Found(
            outcome="-".join(cut) or "none",
            result=T("these change control: {areas}", areas=game.areas(cut))
            if cut
            else T("no area changes control"),
            facts=[
                Figure(f"{side}_areas", texts[side], len(nets[side]), "ies:14.3") for side in _SIDES
            ],
            next=[
                Next(
                    text=T(
                        "{side}: {areas}.",
                        side=texts[side],
                        areas=game.areas([a for a in AREAS if a in nets[side]]),
                    ),
                    rule="ies:14.3",
                )
                for side in _SIDES
            ],
        )


class RefitResolver(_Certain[OnPosition]):
    """The Replacement Points of both sides, and who may get them."""

    name, rules = "refit", ("ies:14.4", "ies:14.5.1", "ies:14.5.2")
    title = T("Replacement Points, and the units that may get them")
    takes = OnPosition

    def _run(self, given: OnPosition, tray: Tray) -> Found:
        del tray
        game = self.looking(given)
        count = {side: refit.points(game, side) for side in _SIDES}
        able = [unit for side in _SIDES for unit in supply.weak(game.field, side)]
        back = [
            (unit, game.areas(areas))
            for side in _SIDES
            if (areas := supply.rebuild_areas(game.field, side))
            for unit in supply.gone(game.field, side)
        ]
        return Found(
            outcome=f"us-{count['us']}-japan-{count['japan']}",
            result=T("US {us} RP, Japan {japan} RP", us=count["us"], japan=count["japan"]),
            next=[
                Next(
                    text=T("{unit} may be restored to full strength.", unit=game.name(unit)),
                    rule="ies:14.5.1",
                )
                for unit in able
            ]
            + [
                Next(
                    text=T(
                        "{unit} may be rebuilt at reduced strength in {areas}.",
                        unit=game.name(unit),
                        areas=areas,
                    ),
                    rule="ies:14.5.2",
                )
                for unit, areas in back
            ],
        )


class ScoreResolver(_Certain[OnPosition]):
    """The Victory Points of a position, as if the game ended with it."""

    name, rules = "final-score", ("ies:17.2", "ies:17.2.1")
    title = T("The US Victory Points")
    takes = OnPosition

    def _run(self, given: OnPosition, tray: Tray) -> Found:
        del tray
        game = self.looking(given)
        parts = scoring.points(game.field, game.state.area4)
        total = sum(parts.values())
        return Found(
            outcome=str(total),
            result=TN("{n} Victory Point", "{n} Victory Points", n=total),
            total=total,
            modifiers=[
                Modifier(scoring.PARTS[part], points, points != 0, scoring.PART_RULES[part])
                for part, points in parts.items()
            ],
        )
