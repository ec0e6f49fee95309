"""Resolve where Japanese markers come from and go to (bib:21.1, bib:21.2)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.resolution import Fact, refuse, table
from beachmaster.engine.resolver import Chances, Found, result_table
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import rolls, scan
from beachmaster.games.bloodbath.japanese_fire import targets
from beachmaster.games.bloodbath.resolve.bench import Bench, state_of
from beachmaster.games.bloodbath.resolve.forces import DataResolver, Ruled
from beachmaster.games.bloodbath.resolve.told_board import Told
from beachmaster.games.bloodbath.texts import TN, T

Hex = Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
MOST_HEXES = 60


class Track(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The Japanese markers of a turn."""

    on_track: Annotated[
        int, Meta(ge=0, le=20, description="HQ and artillery units on the Fire Support Track")
    ] = 0


class Targeting(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The search for the hexes that get Japanese markers."""

    markers: Annotated[int, Meta(ge=0, le=scan.TRACK, description="markers to place")]
    suribachi_cleared: Annotated[bool, Meta(description="the flag stands on the mountain")] = False
    beaches: Annotated[
        tuple[Hex, ...],
        Meta(max_length=MOST_HEXES, description="landing beach hexes with US units"),
    ] = ()
    hexes: Annotated[
        tuple[Hex, ...], Meta(max_length=MOST_HEXES, description="other hexes with US units")
    ] = ()

    def complete(self) -> None:
        """Refuse a hex that is named twice."""
        super().complete()
        if len({*self.beaches, *self.hexes}) < len(self.beaches) + len(self.hexes):
            raise refuse("hexes", T("The field “{field}” names a hex that was named before."), None)


class TrackResolver(DataResolver[Track]):
    """The Japanese markers of a turn."""

    name, rules = "fire-support-track", ("bib:21.1",)
    title = T("Japanese bombardment markers of the turn")
    takes = Track

    def _run(self, given: Track, tray: Tray) -> Found:

        del tray
        count = scan.markers(given.on_track)
        return Found(
            outcome=f"markers-{count}",
            result=_markers(count),
            total=count,
            modifiers=_sources(given),
        )

    def _chances(self, given: Track) -> Chances:
        return Chances(
            [
                result_table(
                    T("Japanese bombardment markers"), partial(self._run, given), _sources(given)
                )
            ]
        )


class TargetingResolver(DataResolver[Targeting]):
    """The search for targets."""

    name, rules = "targeting", ("bib:21.2", "bib:21.2.1", "bib:21.2.2", "bib:22.1")
    title = T("Japanese bombardment: which US hexes get a marker")
    takes = Targeting
    limits = {"red": 2 * MOST_HEXES}

    def _run(self, given: Targeting, tray: Tray) -> Found:
        told = Told(us_hexes=[*given.beaches, *given.hexes], beaches=list(given.beaches))
        state = state_of(suribachi=given.suribachi_cleared)
        bench = Bench(self.data, state, given.options(), tray, told)
        found = bench.run(targets(bench.game, given.markers))
        rule = "bib:21.2.2" if given.suribachi_cleared else "bib:21.2.1"
        return Found(
            outcome=f"placed-{len(found)}",
            result=_placed(len(found)),
            facts=[
                Fact(f"marker_{n}", T("hex with a marker"), place, rule)
                for n, place in enumerate(found, 1)
            ],
            rolls=[
                rolls.target(cast.subjects[0], given.suribachi_cleared).describe(
                    cast.subjects[0], cast.dice[0]
                )
                for cast in bench.casts
            ],
            notes=[event.text for event in bench.said("markers-lost")],
        )

    def _chances(self, given: Targeting) -> Chances:
        """Return how many markers find a hex, and each hex's chance, hex by hex (bib:21.2)."""
        certain, order = _order(given)
        hit = rolls.chance_to_find()
        left = {given.markers - len(certain): Fraction(1)}
        each = dict.fromkeys(certain, Fraction(1))
        for place in order:
            each[place] = sum((hit * c for n, c in left.items() if n), Fraction(0))
            after: dict[int, Fraction] = {}
            for number, chance in left.items():
                for found, part in ((1, hit), (0, 1 - hit)) if number else ((0, Fraction(1)),):
                    after[number - found] = after.get(number - found, Fraction(0)) + chance * part
            left = after
        counts = {given.markers - number: chance for number, chance in left.items()}
        named = {f"placed-{n}": counts[n] for n in sorted(counts)}
        words = {f"placed-{n}": _placed(n) for n in sorted(counts)}
        return Chances(
            [
                table("result", T("Markers that find a hex"), named, words),
                *(
                    table(
                        place,
                        T("Hex {place}", place=place),
                        {"marker": chance, "none": 1 - chance},
                        dict(_HAS.items()),
                    )
                    for place, chance in each.items()
                ),
            ],
            [
                T(
                    "Before Suribachi falls the landing beaches come first, then hexes from 2812 "
                    "down; afterward hexes from 0106 up."
                )
            ],
        )


def _sources(given: Track) -> list[Modifier]:
    covered = scan.TRACK - scan.markers(given.on_track)
    return [
        Modifier(T("boxes of the Japanese Fire Support Track"), scan.TRACK, True, "bib:21.1"),
        Modifier(
            T("covered by eliminated HQ and artillery units"), -covered, covered > 0, "bib:21.1"
        ),
    ]


def _order(given: Targeting) -> tuple[list[str], Sequence[str]]:
    """Return the hexes that get a marker without a die, and those searched, in order (21.2)."""
    beaches = [] if given.suribachi_cleared else scan.in_order(given.beaches, rising=False)
    certain = beaches[: given.markers]
    held = scan.in_order([*given.beaches, *given.hexes], given.suribachi_cleared)
    return certain, [place for place in held if place not in certain]


def _markers(count: int) -> Text:
    return TN("{n} bombardment marker", "{n} bombardment markers", n=count)


def _placed(count: int) -> Text:
    return TN("{n} marker placed", "{n} markers placed", n=count)


_HAS = {
    "marker": T("gets a marker"),
    "none": T("gets no marker"),
}
