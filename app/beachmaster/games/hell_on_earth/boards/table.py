"""The table board: the player looks at the real table and answers short questions.

It asks as few questions as the rules allow and remembers what it was told until a move makes it
stale. Japanese units are named by the player's own word for where they stand.
"""

from collections.abc import Sequence

from beachmaster.engine.fields import flag
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Field, Option, Options, Place, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.boards import fields, naming
from beachmaster.games.hell_on_earth.boards import told as memory
from beachmaster.games.hell_on_earth.boards.questions import ADVANCE_RULE, AssaultFacts, Candidates
from beachmaster.games.hell_on_earth.boards.table_moves import TableMoves
from beachmaster.games.hell_on_earth.game import OPENING, Game
from beachmaster.games.hell_on_earth.places import UNKNOWN
from beachmaster.games.hell_on_earth.state import Space
from beachmaster.games.hell_on_earth.texts import T

NONE = ""


class TableBoard(TableMoves):
    """Ask the player; the state remembers what was told."""

    # -- pointing at Japanese units ------------------------------------------------------------

    def choose_japanese(
        self,
        game: Game,
        procedure: str,
        text: Text,
        rules: tuple[str, ...],
        subjects: tuple[str, ...],
        among: Candidates,
    ) -> Steps[str]:
        """Let the player name a unit by its place; a new name takes a face-down counter."""

        def options() -> list[Option]:
            known = [
                Option(unit.place, game.japanese_name(name))
                for name, unit in game.japanese()
                if unit.place != UNKNOWN and naming.fits(game, name, among)
            ]
            return [*known, *([Option(NONE, T("None, or no more"))] if among.optional else [])]

        word = yield Place(
            procedure=procedure,
            subjects=subjects,
            text=text,
            rules=rules,
            why=among.why,
            opens=procedure in OPENING,
            spends=among.optional,
            options=Options(options),
            free=naming.new_allowed(game, among),
            agrees=lambda given: naming.unfit(game, given, among),
            tell=_where_to_look(game, among),
        )
        if word == NONE:
            return ""
        return (yield from naming.named(game, word, rules))

    def assault_possible(self, game: Game, able: Sequence[str], hidden: bool | None) -> bool:
        """Leave adjacency to the player: possible while there are units on both sides."""
        fitting = any(hidden is None or unit.hidden == hidden for _, unit in game.japanese())
        return bool(able) and fitting

    # -- bombardment ---------------------------------------------------------------------------

    def fire_order(self, game: Game, units: Sequence[str]) -> Steps[list[str]]:
        """Ask who is nearest (or farthest), only when what was told before is used up."""
        for rank in memory.seen(game.state).ranks:
            left = [name for name in rank if name in units]
            if left:
                return left
        if len(units) == 1:
            return list(units)
        near = "suribachi" not in game.state.control
        told = yield Choose(
            procedure="fire-order",
            text=T(
                "Which of these units is nearest to Mount Suribachi? Name all that are equally "
                "near."
            )
            if near
            else T("Which of these units is farthest from Mount Suribachi? Name all equally far."),
            rules=("hoe:5.2.2",),
            options=Options(lambda: [Option(n, game.us_name(n)) for n in units]),
            maximum=len(units),
            several=True,
            question=True,
            tell=T("Count hexes from the Suribachi hex to the unit's hex."),
        )
        memory.see(game.state).ranks.append(list(told))
        return list(told)

    def beside_target(self, game: Game, target: str) -> Steps[tuple[bool, bool]]:
        """Ask whether a US unit is adjacent, and whether artillery spots, where any may.

        No landing beach holds a hill or a gun position, so that guns on beaches cannot.
        """
        here = game.us_on_map()
        if not here:
            return False, False
        place = game.unit(target).place
        near = bool(memory.units_beside(game, target))
        guns = any(
            game.data.support_kind(name) == "artillery" and not self.on_beach(game, name)
            for name in here
        )
        record = Record(
            procedure="beside-target",
            subjects=(place,),
            text=T("What stands next to the Japanese unit in {place}?", place=place),
            rules=("hoe:5.2.1",),
            fields=(
                flag("adjacent", T("a US unit is adjacent to it"), known=near or None),
                *(
                    [
                        flag(
                            "spotter",
                            T("an adjacent artillery unit is on a hill or Fixed Artillery hex"),
                        )
                    ]
                    if guns
                    else []
                ),
            ),
            agrees=_spotter_adjacent,
            question=True,
            tell=_SPOTTER_TELL if guns else None,
        )
        told = yield from fields.asked(record)
        return told["adjacent"], told.get("spotter", False)

    # -- movement ------------------------------------------------------------------------------

    def movement(self, game: Game) -> Steps[None]:
        """Let the player move the real counters, then ask what the rules need of it."""
        from beachmaster.games.hell_on_earth.checklist import check_list  # it asks for this board

        yield from check_list(game)

    # -- attack --------------------------------------------------------------------------------

    def others_beside(self, game: Game, target: str, unit: str) -> Steps[int]:
        """Ask which other unmarked units are next to the target, once while no US unit moves."""
        place = game.unit(target).place
        memory.stands_beside(game.state, [unit], target)
        others = [n for n in game.us_on_map() if n != unit and not game.us(n).marker]
        if not others:
            return 0
        if place in (known := memory.seen(game.state).others):
            return len(set(known[place]).intersection(others))
        told = yield Choose(
            procedure="others-beside",
            subjects=(place,),
            text=T("Which other units are next to {place}?", place=place),
            rules=("hoe:5.4.1",),
            options=Options(lambda: [Option(n, game.us_name(n)) for n in others]),
            minimum=0,
            maximum=len(others),
            several=True,
            agrees=lambda given: _left_out(game, given, others, target),
            question=True,
            tell=_known_beside(game, others, target),
        )
        memory.see(game.state).others[place] = [*told, unit]
        memory.stands_beside(game.state, told, target)
        return len(told)

    def retreat(self, game: Game, unit: str, place: str, organised: bool) -> Steps[str]:
        """Forget who stood next to whom, as a unit moves."""
        memory.somebody_moves(game.state)
        return (yield from super().retreat(game, unit, place, organised))

    def advance(
        self,
        game: Game,
        place: str,
        able: Sequence[str],
        barred_by_zoc: bool,
        rule: str = ADVANCE_RULE,
    ) -> Steps[str]:
        """Forget who stood next to whom, as a unit may move."""
        memory.somebody_moves(game.state)
        return (yield from super().advance(game, place, able, barred_by_zoc, rule))

    def tells(self, procedure: str) -> Text | None:
        """Remind of range, sight and adjacency, which only the player can see."""
        return _TELLS[procedure]

    def attack_units(self, game: Game, target: str, able: Sequence[str]) -> list[str]:
        """Leave adjacency to the player."""
        return list(able)

    def support_units(self, game: Game, target: str, able: Sequence[str]) -> list[str]:
        """Leave range and sight to the player."""
        return list(able)

    def assault_facts(
        self, game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
    ) -> Steps[AssaultFacts]:
        """Ask in one record for distance, flank, ground and neighbors, as far as not known."""
        place, state = game.unit(target).place, game.state
        here = state.spaces.setdefault(place, Space())
        memory.stands_beside(state, attackers, target)
        wanted = fields.assault(game, target, attackers, supporters)
        told = yield from fields.asked(_assault_record(game, place, wanted))
        if here.high is None:
            here.high = bool(told["high"])
        if "flank" in told:
            memory.are_apart(state, attackers, told["flank"])
        if "reduced" in told:
            memory.drops_are(state, target, supporters, told["reduced"])
        if "neighbours" in told:
            yield from _learn_neighbours(game, target, told["neighbours"])
        return AssaultFacts(
            reduced=[n for n in supporters if fields.drops(game, target, attackers, n)],
            flank=len(attackers) > 1 and bool(memory.apart(state, attackers)),
            high=here.high,
            neighbours=memory.neighbours(game, target),
        )

    def nearest_us(
        self,
        game: Game,
        counter: str,
        beside: Sequence[str] = (),
        *,
        somebody: bool = False,
    ) -> Steps[list[str]]:
        """Ask who is nearest within two hexes, unless units are known to be next to it."""
        units = game.us_on_map()
        if not units or beside:
            return list(beside)
        place = game.unit(counter).place
        somebody = somebody or bool(memory.units_beside(game, counter))
        told = yield Choose(
            procedure="nearest-us",
            subjects=(place,),
            text=T(
                "Which US units are nearest to {place}, at most two hexes away? Name all equally "
                "near.",
                place=place,
            ),
            rules=("hoe:5.4.2.5.1",),
            options=Options(lambda: [Option(n, game.us_name(n)) for n in units]),
            minimum=int(somebody),
            maximum=len(units),
            several=True,
            agrees=lambda given: _left_out(game, given, units, counter),
            question=True,
            tell=_known_beside(game, units, counter)
            or T("Adjacent units come before units two hexes away."),
        )
        return list(told)

    # -- raids, command, deployment --------------------------------------------------------------

    def raid_reach(self, game: Game, units: Sequence[str]) -> Steps[dict[str, str]]:
        """Ask for all units at once how the Japanese stand to them, as far as not known."""
        here = [name for name in units if game.us(name).on_map]
        before = memory.seen(game.state).reach
        record = Record(
            procedure="raid-reach",
            text=T("How near are Japanese units to each of yours?"),
            rules=("hoe:5.5",),
            fields=tuple(fields.reach(game, n, before.get(n, "several")) for n in here),
            question=True,
            tell=T("Count adjacent units first; only where there is none, look two hexes away."),
        )
        told = yield from fields.asked(record)
        memory.see(game.state).reach = {name: str(reach) for name, reach in told.items()}
        for name in here:
            if told[name] in ("one", "several"):
                memory.in_zoc(game.state, name)
        return {name: told.get(name, "none") for name in units}

    def raiders(self, game: Game, unit: str, reach: str) -> Candidates:
        """Leave positions to the player."""
        return Candidates(reason=T("It is not in position to raid this unit."))

    def command_order(self, game: Game, counters: Sequence[str]) -> Steps[list[str]]:
        """Let the player choose the order (H-70)."""
        if len(counters) < 2:
            return list(counters)
        places = {game.unit(name).place: name for name in counters}
        told = yield Choose(
            procedure="japanese-order",
            text=T("In which order do the weakened Japanese units roll?"),
            rules=("hoe:5.8.3",),
            options=Options(lambda: [Option(p, game.japanese_name(n)) for p, n in places.items()]),
            minimum=len(places),
            maximum=len(places),
            question=True,
        )
        return [places[place] for place in told]


def _where_to_look(game: Game, among: Candidates) -> Text:
    """Say how to name a Japanese unit, and next to whom it must be."""
    if among.adjacent_to is None:
        return T(
            "Name the unit by its hex number or any word of yours; use the same one next time."
        )
    return T(
        "It must be next to one of: {units}. Name it by its hex number or any word of yours; use "
        "the same one next time.",
        units=[game.us_name(name) for name in among.adjacent_to],
    )


def _assault_record(game: Game, place: str, wanted: tuple[Field, ...]) -> Record:
    return Record(
        procedure="assault-facts",
        subjects=(place,),
        text=T("How does the assault on {place} stand on the map?", place=place),
        rules=("hoe:5.4.2.7.1", "hoe:5.4.2.7.3"),
        fields=wanted,
        agrees=lambda given: naming.not_neighbours(game, place, given.get("neighbours", [])),
        question=True,
        tell=T(
            "A tank's value drops at two hexes or from a lower level. Levels, lowest first: "
            "landing beach, clear, difficult, rough, Mount Suribachi; on the same terrain a hill "
            "is higher. Artillery's drops when not adjacent and not on a hill, Suribachi or a "
            "Fixed Artillery hex. Neighbors are Japanese units next to the target."
        ),
    )


def _learn_neighbours(game: Game, target: str, words: Sequence[str]) -> Steps[None]:
    """Name the counters next to a target and note that these are all."""
    found = []
    for word in words:
        found.append((yield from naming.named(game, word, ("hoe:5.4.2.7.1.4",))))
    memory.neighbours_are(game.state, target, found)


def _known_beside(game: Game, units: Sequence[str], target: str) -> Text | None:
    """Say which of some units are known to be next to a Japanese one."""
    known = [game.us_name(n) for n in memory.units_beside(game, target) if n in units]
    return T("Known to be next to it: {units}.", units=known) if known else None


def _left_out(game: Game, given: Value, units: Sequence[str], target: str) -> Text | None:
    """Refuse to leave out a unit that is known to be next to a Japanese one."""
    known = [n for n in memory.units_beside(game, target) if n in units and n not in given]
    return T("{unit} is known to be next to it.", unit=game.us_name(known[0])) if known else None


def _spotter_adjacent(given: Value) -> Text | None:
    alone = given.get("spotter") and not given["adjacent"]
    return T("A spotter is adjacent to the target by definition.") if alone else None


_SPOTTER_TELL = T(
    "Hill symbol, or the thick yellow frame of Fixed Artillery; Suribachi does not count."
)
_NEXT_TO_IT = T("Only a unit in a hex next to it.")
_TELLS: dict[str, Text] = {
    "assault-units": _NEXT_TO_IT,
    "recon-unit": _NEXT_TO_IT,
    "assault-support": T(
        "A flamethrower must be adjacent to the target; a tank adjacent, or two hexes away with "
        "no US unit on the line between; artillery may be anywhere on the map."
    ),
}
