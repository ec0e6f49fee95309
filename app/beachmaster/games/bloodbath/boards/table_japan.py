"""What the table board asks about the Japanese: sectors, placement, scans, charges."""

from collections.abc import Sequence

from beachmaster.engine.fields import flag
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm, Option, Options, Place, Record
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.boards import fields, naming
from beachmaster.games.bloodbath.boards.memory import Memory
from beachmaster.games.bloodbath.boards.table_fire import us_held
from beachmaster.games.bloodbath.boards.tracked_japan import AHEAD
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.paths import allowance
from beachmaster.games.bloodbath.places import UNKNOWN
from beachmaster.games.bloodbath.state import (
    SECTORS,
    Seen,
    State,
)
from beachmaster.games.bloodbath.texts import T


class JapaneseTable(Memory):
    """The part of the table board that serves the Japanese side."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self._mountain = False

    # -- sectors ---------------------------------------------------------------------------------

    def clear_sectors(self, game: Game) -> Steps[list[int]]:
        """Ask about the sectors that dug-in units have left in this phase, and no others."""
        numbers, mountain = self._left(game)
        self._mountain = False
        if not numbers and not mountain:
            return []
        sectors = [fields.sectors(numbers)] if numbers else []
        told = yield Record(
            procedure="sectors",
            text=T("What is clear of Japanese units now?"),
            rules=("bib:18.0", "bib:22.0"),
            fields=(
                *sectors,
                *(
                    [
                        flag(
                            "suribachi",
                            T("no Japanese unit is left on the five Mount Suribachi hexes"),
                        )
                    ]
                    if mountain
                    else []
                ),
            ),
            question=True,
            tell=T(
                "A sector is cleared when no face-down unit is on any of its red or white hexes."
            ),
        )
        self._mountain = told.get("suribachi", False)
        return [number for number in told.get("clear", []) if number in numbers]

    def _left(self, game: Game) -> tuple[list[int], bool]:
        """Return the sectors, and whether the mountain, that may have been cleared just now.

        A sector in which a dug-in unit is known to stand is not: it stands on a symbol (bib:18.0).
        """
        now = {unit.place for _, unit in game.japanese() if unit.dug_in}
        still = {naming.space(game, place).sector for place in now if place != UNKNOWN}
        spaces = [naming.space(game, place) for place in sorted(self.held - now)]
        everywhere = self.look_everywhere or game.two_players
        everywhere = everywhere or any(space.sector is None for space in spaces)
        near = set(SECTORS) if everywhere else {space.sector for space in spaces}
        numbers = [n for n in SECTORS if n in near - still - set(game.state.cleared)]
        return numbers, not game.state.suribachi and (everywhere or 0 in near)

    def suribachi_clear(self, game: Game) -> Steps[bool]:
        """Return what was told together with the sectors (bib:22.0)."""
        del game
        yield from ()
        return self._mountain

    def in_sector(self, game: Game, sector: int) -> Steps[list[str]]:
        """Ask which Japanese units are in a sector (bib:20.5.2)."""
        here = [
            game.unit(name).place
            for name in naming.known(game)
            if naming.space(game, game.unit(name).place).sector == sector
        ]
        told = yield Record(
            procedure="in-sector",
            subjects=(str(sector),),
            text=T("Which Japanese units are in sector {sector}?", sector=sector),
            rules=("bib:20.5.2",),
            fields=(fields.japanese_hexes(game, here),),
            agrees=lambda given: naming.too_many(game, given["hexes"]),
            question=True,
            tell=T("Name each by its hex, all of them; leave it empty for none."),
        )
        for word in told["hexes"]:
            naming.space(game, word).sector = sector
        return [self.named(game, word) for word in told["hexes"]]

    # -- placing ---------------------------------------------------------------------------------

    def eligible(
        self, game: Game, sector: int | None, without: Sequence[str] = (), origin: str = ""
    ) -> Steps[dict[str, str]]:
        """Ask for the hexes of the first terrain, or for all where the player chooses (19.5)."""
        self._placed_anew()
        why = [
            T("The unit in {place} is not the face-down unit nearby.", place=game.unit(name).place)
            for name in without
        ]
        why += [T("Leave out {place}: the unit goes to a new hex.", place=origin)] if origin else []
        told = yield Record(
            procedure="eligible" if not game.two_players else "eligible-hexes",
            subjects=(str(sector or "any"), *sorted(game.unit(name).place for name in without)),
            text=T("Which hexes of sector {sector} can take a Japanese unit?", sector=sector)
            if sector
            else T("Which hexes can take a Japanese unit?"),
            rules=("bib:19.5",),
            why=tuple(why),
            fields=fields.placement(game.two_players),
            agrees=lambda given: _free_hexes(game, given),
            side="japan",
            question=True,
            tell=T(
                "Red or white hexes of sectors not cleared, without a unit of either side, at "
                "most two hexes (one between) from a face-down unit; the order is hill, ravine, "
                "mountain, mine, rough, broken, clear, beach."
            ),
        )
        terrain = told.get("terrain", "")
        for word in told["hexes"]:
            _note_placement(game, word, sector, terrain)
        return {word: str(terrain) for word in told["hexes"]}

    def in_us_zoc(self, game: Game, counter: str) -> Steps[bool]:
        """Ask whether a Japanese unit is next to a US unit (bib:23.2)."""
        place = game.unit(counter).place
        answer: bool = yield Confirm(
            procedure="in-us-zoc",
            subjects=(place,),
            text=T("Is a US unit next to the Japanese unit in {place}?", place=place),
            rules=("bib:23.2",),
            side="japan",
            question=True,
        )
        return answer

    # -- scans over hex numbers ------------------------------------------------------------------

    def next_dug_in(self, game: Game, after: str) -> Steps[str]:
        """Ask for a few dug-in units at a time, from 0106 upward (bib:20.3.1)."""
        if not after and not self._standing_dug_in(game) <= {
            *self.seen.at_search,
            *self.seen.search,
        }:
            self._placed_anew()  # one was put back in place since the list was told
        told = self.seen.search
        start = told.index(after) + 1 if after in told else 0
        left = [word for word in told[start:] if self._dug_in(game, word)]
        if not left and not self.seen.searched:
            standing = sorted(self._standing_dug_in(game))
            left = yield from _next_few(game, after)
            seen = self.see()
            seen.at_search, seen.searched = standing, len(left) < AHEAD
            seen.search = [*told[:start], *left]
        return self.named(game, left[0]) if left else ""

    def _standing_dug_in(self, game: Game) -> set[str]:
        """Return the hexes in which a dug-in unit is known to stand."""
        return {unit.place for _, unit in game.japanese() if unit.dug_in and unit.place != UNKNOWN}

    def _dug_in(self, game: Game, word: str) -> bool:
        """Tell whether a dug-in unit is still where it was told."""
        found = game.at(word)
        return game.unit(found).dug_in if found is not None else word not in self.held

    def _placed_anew(self) -> None:
        """Forget the list of dug-in units, as one may be placed among them."""
        if isinstance(self._state.seen, Seen):
            self._state.seen.search, self._state.seen.searched = [], False

    # -- Banzai and a second player --------------------------------------------------------------

    def nearest_to_us(self, game: Game, counters: Sequence[str]) -> Steps[list[str]]:
        """Ask once how far each unit is from the US, and tell who is nearest (bib:20.5.3)."""
        if not game.us_on_map():
            return list(counters)
        places = {game.unit(name).place: name for name in counters}
        new = [place for place in places if place not in self.seen.away]
        if new and len(places) > 1:
            told = yield Record(
                procedure="us-distance",
                text=T("How near are US units to these Japanese units?"),
                rules=("bib:20.5.3",),
                fields=tuple(fields.distance(place) for place in new),
                question=True,
                tell=T("Count hexes to the nearest US unit; next to it is 1."),
            )
            self.see().away |= {place: told[f"distance:{place}"] for place in new}
        best = min((self.seen.away.get(place, 0) for place in places), default=0)
        return [name for place, name in places.items() if self.seen.away.get(place, 0) == best]

    def charge_targets(self, game: Game, counter: str) -> Steps[list[str]]:
        """Ask which US-held hexes are nearest by MP (bib:20.5.4, B-56)."""
        if not game.us_on_map():
            return []
        place = game.unit(counter).place
        points = allowance(game, game.printed(counter).movement, mobile=False)
        elsewhere = game.ruling("B-76") == "elsewhere"
        told = yield Record(
            procedure="charge-targets",
            subjects=(place,),
            text=T(
                "Which US-held hexes does the unit in {place} reach first with {points} movement "
                "points?",
                place=place,
                points=points,
            ),
            rules=("bib:20.5.4", "bib:22.0"),
            why=(
                T(
                    "No Banzai attack takes place on Mount Suribachi or in the hexes next to it: "
                    "leave out US units there."
                )
                if elsewhere
                else T(
                    "No Banzai attack takes place on Mount Suribachi or in the hexes next to it: "
                    "where only US units there are nearest, name none."
                ),
            ),
            fields=(fields.hexes(T("hexes with US units")),),
            agrees=lambda given: us_held(game, given["hexes"]),
            question=True,
            tell=T(
                "Count movement points to a hex next to the US unit, at most its allowance; name "
                "all equally near, and none where it reaches nobody."
            ),
        )
        return list(told["hexes"])

    def charge(self, game: Game, counter: str, place: str) -> Steps[None]:
        """Ask where the charging unit ends up (bib:20.5.4)."""
        origin = game.unit(counter).place
        game.unit(counter).place = yield Place(
            procedure="charge",
            subjects=(origin, place),
            text=T(
                "{unit} charges at {place}: which hex does it end in?",
                unit=game.japanese_name(counter),
                place=place,
            ),
            rules=("bib:20.5.4",),
            options=Options(lambda: [Option(origin, plain_text(origin))]),
            free=True,
            agrees=lambda word: None if word == origin else naming.taken(game, word),
            question=True,
            tell=T("Next to its target by the cheapest way; the lowest number among equals."),
        )

    def move_japanese(self, game: Game, counter: str) -> Steps[None]:
        """Ask where the Japanese player has moved a face-up unit (bib:23.2)."""
        self._placed_anew()
        origin = game.unit(counter).place
        game.unit(counter).place = yield Place(
            procedure="japanese-move-to",
            subjects=(origin,),
            text=T("Which hex has {unit} moved to?", unit=game.japanese_name(counter)),
            rules=("bib:23.2", "bib:5.2"),
            side="japan",
            options=Options(lambda: [Option(origin, plain_text(origin))]),
            free=True,
            agrees=lambda word: None if word == origin else naming.taken(game, word),
            question=True,
        )

    def beside(self, game: Game, counters: Sequence[str]) -> Steps[dict[str, list[str]]]:
        """Ask in one record which US-held hexes are next to face-up units (bib:23.2, B-49)."""
        if not counters or not game.us_on_map():
            return {name: [] for name in counters}
        places = {name: game.unit(name).place for name in counters}
        if self.seen.besides != (standing := _standing(game)):
            self._nobody_beside()
        new = [place for place in places.values() if place not in self.seen.beside]
        if new:
            told = yield Record(
                procedure="beside-japanese",
                text=T("Which US-held hexes are next to these Japanese units?"),
                rules=("bib:23.2",),
                fields=tuple(fields.beside(place) for place in new),
                agrees=lambda given: naming.first(us_held(game, told) for told in given.values()),
                side="japan",
                question=True,
                tell=T("Name each hex once; leave it empty for none."),
            )
            self.see().besides = standing
            self.see().beside |= {place: list(told[f"beside:{place}"]) for place in new}
        return {name: self.seen.beside[place] for name, place in places.items()}

    def _nobody_beside(self) -> None:
        if self.seen.beside:
            self.see().beside = {}

    def gone_from(self, names: Sequence[str]) -> None:
        """Forget who is next to whom, as US units move."""
        self._nobody_beside()
        super().gone_from(names)


def _standing(game: Game) -> list[list[str]]:
    """Return what must stay the same for units to be next to the same hexes."""
    return [game.us_on_map(), [unit.place for _, unit in game.japanese()]]


def _next_few(game: Game, after: str) -> Steps[list[str]]:
    """Ask for the next dug-in units by hex number."""
    told = yield Record(
        procedure="next-dug-in",
        subjects=(after or scan.FIRST_AFTER,),
        text=(
            T("Which are the next {count} face-down units after {place}?")
            if after
            else T("Which are the first {count} face-down units from hex 0106 to higher numbers?")
        ).fill(place=after, count=AHEAD),
        rules=("bib:20.3.1",),
        why=(T("Units on Mount Suribachi are passed over."),)
        if game.ruling("B-47") == "no"
        else (),
        fields=(fields.japanese_hexes(game, (), AHEAD),),
        agrees=lambda given: _not_next(game, given["hexes"], after),
        question=True,
        tell=T(
            "Name fewer only where there are no more. Hex numbers are put in order for you; words "
            "of your own keep theirs."
        ),
    )
    return scan.told_order(told["hexes"], rising=True)


def _not_next(game: Game, words: Sequence[str], after: str) -> Text | None:
    """Refuse hexes that the search has passed, and a list that leaves out a known unit (20.3.1)."""
    objection = naming.too_many(game, words) or naming.unsorted(words, rising=True)
    numbers = [word for word in words if scan.is_number(word)]
    if objection or not numbers:
        return objection
    first, last = min(numbers), max(numbers)
    if scan.is_number(after) and first <= after:
        return T(
            "The search goes upward: {place} does not come after {after}.", place=first, after=after
        )
    start = after if scan.is_number(after) else scan.FIRST_AFTER
    left_out = sorted(
        unit.place
        for _, unit in game.japanese()
        if unit.dug_in and scan.is_number(unit.place) and start < unit.place < last
        if unit.place not in words and naming.space(game, unit.place).sector
    )
    return (
        T(
            "The unit in {place} comes before {last} and has not been named.",
            place=left_out[0],
            last=last,
        )
        if left_out
        else None
    )


def _free_hexes(game: Game, given: dict[str, Value]) -> Text | None:
    """Hold terrain and hexes together, and refuse hexes that the Japanese hold."""
    if "terrain" in given and (given["terrain"] == fields.NONE) != (not given["hexes"]):
        return T("Name hexes for a terrain, and none for no such hex.")
    return naming.first(naming.taken(game, word) for word in given["hexes"])


def _note_placement(game: Game, word: str, sector: int | None, terrain: str) -> None:
    """Remember what a placement question told of a hex."""
    space = naming.space(game, word)
    space.sector = sector or space.sector
    if terrain == "hill":
        space.hill = True
    elif terrain:
        space.terrain = terrain
