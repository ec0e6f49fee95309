"""What the table board asks about targets: lists of US-held hexes, and who stands in them."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.boards import fields, naming
from beachmaster.games.bloodbath.boards.fields import BEACH
from beachmaster.games.bloodbath.boards.memory import Memory
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.texts import T


class FireTable(Memory):
    """The part of the table board that serves the Japanese bombardment and attacks."""

    def held_beaches(self, game: Game) -> Steps[list[str]]:
        """Ask for all US-held hexes at once, beaches and the rest of the scan (bib:21.2.1)."""
        wanted = (
            fields.hexes(T("landing beach hexes, from the highest number down"), "beaches"),
            fields.hexes(
                T("all other hexes, from 2812 to lower numbers"), "others", fields.inland(game)
            ),
        )
        told = yield from _held(
            game,
            "us-hexes",
            wanted,
            T(
                "Hex numbers are put in order for you; words of your own keep theirs. Where the "
                "beaches take every marker the Japanese have, the others do not matter."
            ),
            rising=False,
        )
        self.see().scan = scan.told_order(told["others"], rising=False)
        for place in told["beaches"]:
            naming.space(game, place).terrain = BEACH
        return scan.told_order(told["beaches"], rising=False)

    def next_us_hex(self, game: Game, after: str, upward: bool) -> Steps[str]:
        """Go through the list of US-held hexes, asked for once in a phase (bib:21.2)."""
        if self.seen.scan is None:
            if game.two_players and not game.state.suribachi:
                return (yield from self._any_us_hex(game))
            text = (
                T("hexes with US units, from 0106 to higher numbers")
                if upward
                else T("hexes with US units, from 2812 to lower numbers")
            )
            wanted = (fields.hexes(text, "others", fields.us_hexes(game)),)
            told = yield from _held(
                game,
                "scanned-hexes",
                wanted,
                T(
                    "Name each hex once, also where several units share it. Hex numbers are put "
                    "in order for you; words of your own keep theirs."
                ),
                rising=upward,
            )
            self.see().scan = scan.told_order(told["others"], rising=upward)
        left = _left_after(self.seen.scan or [], after, upward)
        return left[0] if left else ""

    def _any_us_hex(self, game: Game) -> Steps[str]:
        """Ask for the US-held hexes, of which the Japanese player takes any he likes (bib:23.4)."""
        if not game.us_on_map():
            return ""
        told = yield Record(
            procedure="scanned-hexes",
            text=T("Which hexes hold US units?"),
            rules=("bib:23.4",),
            fields=(fields.hexes(T("hexes with US units"), "others", fields.us_hexes(game)),),
            agrees=lambda given: us_held(game, given["others"]),
            question=True,
            tell=T("In any order; name each hex once, also where several units share it."),
        )
        held = scan.told_order(told["others"], rising=True)
        self.see().scan = held
        return held[0] if held else ""

    def under_fire(self, game: Game, hexes: Sequence[str]) -> Steps[None]:
        """Ask in one record what the bombardment of all hexes needs (bib:21.3 to bib:21.5)."""
        late = game.state.suribachi
        each = list(dict.fromkeys(hexes))
        wanted = [field for place in each for field in self._under_fire(game, place, late)]
        if late and each and self.seen.hills is None:
            wanted.append(fields.hills(game))
        if not wanted:
            return
        told = yield Record(
            procedure="under-fire",
            text=T("What is in the hexes under bombardment?"),
            rules=("bib:21.3", "bib:21.4", "bib:21.5"),
            fields=tuple(wanted),
            agrees=_once_each,
            question=True,
            tell=_TOP_DOWN,
        )
        for place in each:
            if f"units:{place}" in told:
                self._stand(game, place, told[f"units:{place}"])
            fields.note_ground(game, place, told, f":{place}")
        if "hills" in told:
            self.see().hills = told["hills"]

    def _under_fire(self, game: Game, place: str, late: bool) -> list[Field]:
        ground = fields.ground(game, place, sector=late, mark=f":{place}")
        return ground if place in self.seen.standing else [fields.units_in(game, place), *ground]

    def us_at(self, game: Game, place: str) -> Steps[list[str]]:
        """Ask for the US units of a hex and what the map shows there, once in a phase."""
        if place not in self.seen.standing:
            known = game.us_in(place)
            here = fields.lists(
                game, "units", T("US units there, from the top down"), game.us_on_map(), known=known
            )
            told = yield Record(
                procedure="us-at",
                subjects=(place,),
                text=T("What is in {place}?", place=place),
                rules=("bib:14.3", "bib:7.4"),
                fields=(here, *fields.ground(game, place, sector=False)),
                question=True,
                tell=_TOP_DOWN,
            )
            self._stand(game, place, told["units"])
            fields.note_ground(game, place, told)
        return self.left_of(game, self.seen.standing[place])

    def _stand(self, game: Game, place: str, names: Sequence[str]) -> None:
        self.see().standing[place] = list(names)
        self.note_stack(names)
        for name in names:
            game.us(name).place = place

    def hill_held(self, game: Game, place: str) -> Steps[bool]:
        """Return what was told of the hills when the markers were placed (bib:21.3, B-11)."""
        yield from self.under_fire(game, [place])
        return naming.space(game, place).sector in (self.seen.hills or [])


def _left_after(places: Sequence[str], after: str, upward: bool) -> list[str]:
    """Return what is left of a list, also where it was told anew without the last one searched."""
    if after in places:
        return list(places[places.index(after) + 1 :])
    if not all(map(scan.is_number, (*places, after))):
        return list(places)
    return [place for place in places if (int(place) > int(after)) == upward]


def _held(
    game: Game, procedure: str, wanted: tuple[Field, ...], tell: Text, *, rising: bool
) -> Steps[dict[str, Value]]:
    """Ask for the US-held hexes in one record; nothing where nobody is ashore."""
    if not game.us_on_map():
        return {"beaches": [], "others": []}
    told: dict[str, Value] = yield Record(
        procedure=procedure,
        text=T("Which hexes hold US units?"),
        rules=("bib:21.2",),
        fields=wanted,
        agrees=lambda given: _all_held(game, given, rising),
        question=True,
        tell=tell,
    )
    return told


def _all_held(game: Game, given: dict[str, list[str]], rising: bool) -> Text | None:
    """Check the lists of a scan together, and the order of each (bib:21.2)."""
    objection = us_held(game, [word for words in given.values() for word in words])
    return objection or naming.first(naming.unsorted(words, rising) for words in given.values())


def us_held(game: Game, words: Sequence[str]) -> Text | None:
    """Refuse hexes that the Japanese hold, one told twice, and more than there are US units."""
    if len(set(words)) < len(words):
        return T("A hex is told twice.")
    if len(words) > len(game.us_on_map()):
        return T("There are fewer US units ashore than that.")
    return naming.first(naming.taken(game, word) for word in words)


def _once_each(given: dict[str, Value]) -> Text | None:
    """Refuse a unit that is told in two hexes."""
    names = [one for key, told in given.items() if key.startswith("units:") for one in told]
    return T("A unit is told in two hexes.") if len(set(names)) < len(names) else None


_TOP_DOWN = T("List the units of a hex from the top one down.")
