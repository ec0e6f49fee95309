"""The US movement phases: landing, movement and redeployment, unit by unit (bib:5.2, bib:14.2)."""

from collections.abc import Callable, Sequence

from beachmaster.engine.coach import Coaching, asked_for_hex
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Confirm, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.acts import us_moves
from beachmaster.games.bloodbath.coaching import (
    ARROW,
    LANDING,
    REDEPLOYING,
    barred,
    beach_words,
    tell_phase,
    tell_table,
    tell_unit,
    units_of,
    why_not,
)
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import put_under
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.landing import open_beaches, told_movement, why_not_here
from beachmaster.games.bloodbath.own_ways import on_other_ways, us_way
from beachmaster.games.bloodbath.paths import (
    MOVING,
    Way,
    WhyNot,
    cost_words,
    moves,
    way_to,
)
from beachmaster.games.bloodbath.places import AVAILABLE
from beachmaster.games.bloodbath.reinforcements import (
    call_forward,
    form_task_force,
    replacements,
)
from beachmaster.games.bloodbath.texts import TN, T

DONE, STAY = "done", "stay"
HALVED = "bib:4.1.1"
FEW, SOME = 4, 9
"""So few open hexes that many moves still rest on were not seen at the first look; and so few
that it is worth finding what else these moves could come to rest on."""


def us_movement(game: Game) -> Steps[None]:
    """Form the task force, replace, call reserves, land, move and redeploy (bib:4.1)."""
    yield from form_task_force(game)
    yield from replacements(game)
    yield from call_forward(game)
    yield from _movement(game, mobile=False)


def mobile_movement(game: Game) -> Steps[None]:
    """Form the task force, call reserves, land, and move at half allowance (bib:4.1.1, B-31)."""
    yield from form_task_force(game, mobile=True)
    yield from call_forward(game)
    yield from _movement(game, mobile=True)


def _movement(game: Game, *, mobile: bool) -> Steps[None]:
    """Land and move, then free the units that had to wait in this phase (bib:14.6, bib:14.7)."""
    if game.prints is None:
        yield from told_movement(game, mobile, Coaching(lambda: tell_table(game, mobile)))
    else:
        yield from _move_units(game, mobile)
    game.state.rebuilt, game.state.called = [], []


def _move_units(game: Game, mobile: bool) -> Steps[None]:
    """Land and move units until the player is done; each goes at most once a phase (bib:5.2)."""
    phase = _Movement(game, mobile)
    while phase.waiting():
        answer = yield phase.prompt()
        if DONE in answer:
            if (yield from phase.really()):
                break
            continue
        for move in sorted(answer, key=phase.is_open):
            yield from phase.act(move)
    phase.note_facts()


class _Movement:
    """One movement phase: who has landed and who has moved."""

    def __init__(self, game: Game, mobile: bool) -> None:
        self.game = game
        self.mobile = mobile
        self.rule = HALVED if mobile else REDEPLOYING
        self.moved: list[str] = []
        self.stayed: list[str] = []
        self.landed: dict[str, HexId] = {}
        self._trying: list[HexId] | None = None
        self._unsure: list[HexId] = []

    def island(self) -> Island:
        """Read the map as it stands now."""
        return Island(self.game)

    def waiting(self) -> list[str]:
        """Return the units that may still land or move."""
        names = [n for n in self.game.state.us if self.game.us(n).place == AVAILABLE]
        names += self.game.us_on_map()
        island = self.island()
        return [name for name in names if self._why_not(island, name) is None]

    def _why_not(self, island: Island, name: str) -> Text | None:
        """Return why a unit can neither land nor move now, or None."""
        return why_not(self, island, name)

    def prompt(self) -> Choose:
        """Ask which unit goes; a unit with its hex (23-1>0512) is accepted at once."""
        units = self.waiting()
        return Choose(
            procedure="move",
            text=T("Which unit lands, or moves with half its allowance?")
            if self.mobile
            else T("Which unit lands, moves or redeploys?"),
            rules=(self.rule, LANDING, MOVING),
            opens=True,
            options=Options(self._options, accepts=self._is_move),
            closed=self._closed,
            maximum=len(units),
            several=True,
            alone=(DONE,),
            agrees=self._agrees,
            question=True,
            tell=self._short_form(units),
            coach=self._coach(),
        )

    def _coach(self) -> Coaching:
        return Coaching(lambda: tell_phase(self), lambda name: tell_unit(self, name))

    def _short_form(self, units: list[str]) -> Text | None:
        """Say how a unit is moved in one go, with words that are listed here."""
        island = self.island()
        for name in units:
            hexes = (
                list(moves(island, name, self.mobile))
                if self.game.us(name).on_map
                else open_beaches(island, self.landed)
            )
            if hexes:
                return T(
                    "Type a unit with its hex to move it at once, such as {unit} > {place}.",
                    unit=self.game.us_name(name),
                    place=min(hexes),
                )
        return None

    def _options(self) -> list[Option]:
        listed = [Option(name, self.game.us_words(name)) for name in self.waiting()]
        return [*listed, Option(DONE, T("End the movement"))]

    def _closed(self) -> list[Closed]:
        island = self.island()
        return [
            Closed(name, self.game.us_words(name), reason, (LANDING, MOVING))
            for name in units_of(self.game)
            if (reason := self._why_not(island, name)) is not None
        ]

    def _is_move(self, value: Value) -> bool:
        return isinstance(value, str) and self._parsed(value) is not None

    def is_open(self, move: str) -> bool:
        """Tell whether a move names no hex yet; those wait, as the others were checked first."""
        return self._parsed(move) is None

    def _parsed(self, value: str) -> tuple[str, HexId] | None:
        name, found, place = value.partition(ARROW)
        return (name, place) if found and name in self.game.state.us else None

    def _agrees(self, answer: Value) -> Text | None:
        """Check a list of moves in order, each on the board that the ones before it leave."""
        names = [move.partition(ARROW)[0] for move in answer]
        if len(set(names)) < len(names):
            return T("A unit lands or moves only once in a phase.")
        if DONE in answer and len(answer) > 1:
            return T("Enter “done” on its own.")
        before = {name: (unit.place, unit.level) for name, unit in self.game.state.us.items()}
        landed, looked_at = dict(self.landed), list[HexId]()
        self._trying, self._unsure = looked_at, []
        try:
            objection = self._first_objection(answer)
        finally:
            self.landed, self._trying = landed, None
            for name, (place, level) in before.items():
                self.game.us(name).place, self.game.us(name).level = place, level
        if objection is None and looked_at:
            self.island().prints.look_at(self._with_unsure(looked_at, len(answer)))
        return objection

    def _with_unsure(self, looked_at: list[HexId], count: int) -> list[HexId]:
        """Return the open hexes that many moves rest on, with what else could matter to them.

        A way that proves too dear would have its next best one asked, hex after hex. Where the
        moves rest on little, all of it is asked at once; else only what adds little.
        """
        more = set(self._unsure) - set(looked_at)
        little = len(set(looked_at)) <= FEW < count or len(more) <= FEW
        return [*looked_at, *(self._unsure if little else ())]

    def _look_at(self, places: Sequence[HexId]) -> None:
        """Look at the ground of hexes; while several moves are tried, of all at once afterwards."""
        if self._trying is not None:
            self._trying += places
        else:
            self.island().prints.look_at(places)

    def _way_to(self, name: str, place: HexId) -> Way | None:
        island = self.island()
        if island.prints.own:
            seen = len(self._trying or ())
            way = us_way(island, name, place, self.mobile, self._look_at)
            if self._trying and seen < len(self._trying) <= SOME:
                self._unsure += on_other_ways(island, name, place, self.mobile)
            return way
        return way_to(island, name, place, self.mobile)

    def _first_objection(self, moves_given: list[str]) -> Text | None:
        for move in moves_given:
            parsed = self._parsed(move)
            if parsed is None:
                continue
            name, place = parsed
            objection = self._refusal(name, place)
            if objection is not None:
                return T(
                    "{unit} cannot go to {place}: {reason}",
                    unit=self.game.us_name(name),
                    place=place,
                    reason=objection,
                )
            if not self.game.us(name).on_map:
                self.landed[name] = place
            put_under(self.game, name, place)
        return None

    def _refusal(self, name: str, place: HexId) -> Text | None:
        """Return why a unit cannot go to a hex, or None."""
        island = self.island()
        if place not in island.prints.hexes:
            return T("There is no such hex on the map.")
        reason = self._why_not(island, name)
        if reason is not None:
            return reason
        if not self.game.us(name).on_map:
            return why_not_here(island, self.landed, place)
        if self._way_to(name, place) is not None:
            return None
        return WhyNot(island, name, self.mobile).there(place)

    def really(self) -> Steps[bool]:
        """Ask whether a unit was forgotten."""
        waiting = self.waiting()
        if self.game.ruling("reminders") == "off" or not waiting:
            return True
        answer = yield Confirm(
            procedure="move-done",
            text=TN(
                "{n} unit neither landed nor moved. End the movement?",
                "{n} units neither landed nor moved. End the movement?",
                n=len(waiting),
            ),
            heading=T("End the movement?"),
            condition=TN(
                "{n} unit neither landed nor moved.",
                "{n} units neither landed nor moved.",
                n=len(waiting),
            ),
            act=T("End the movement"),
            why=self._forgotten(waiting),
            rules=(LANDING, MOVING),
            others=tuple(waiting),
            question=True,
        )
        return bool(answer)

    def _forgotten(self, waiting: list[str]) -> tuple[Text, ...]:
        """Name the units that wait, those at sea apart from those ashore."""
        game = self.game
        at_sea = [game.us_name(name) for name in waiting if not game.us(name).on_map]
        ashore = [game.us_words(name) for name in waiting if game.us(name).on_map]
        lines = ((T("Not landed: {units}."), at_sea), (T("Not moved: {units}."), ashore))
        return tuple(source.fill(units=units) for source, units in lines if units)

    def act(self, move: str) -> Steps[None]:
        """Carry out one move, asking for the hex where the answer left it open."""
        parsed = self._parsed(move)
        name, place = parsed or (move, "")
        if parsed is None:
            reason = self._why_not(self.island(), name)
            if reason is not None:
                return self._stays(name, reason)
            place = yield self._where(name)
        if place == STAY:
            self.stayed.append(name)
        elif self.game.us(name).on_map:
            way = self._way_to(name, place)
            assert way is not None
            self._go(name, way)
        else:
            self._land(name, place)

    def _stays(self, name: str, reason: Text) -> None:
        """Say why a unit picked with others has nowhere to go any more, by the hexes of those."""
        text = T("{unit} stays: {reason}", unit=self.game.us_name(name), reason=reason)
        self.game.emit("stays", text, LANDING, MOVING, unit=name)

    def _where(self, name: str) -> Place:
        landing = not self.game.us(name).on_map
        return Place(
            procedure="move-to",
            subjects=(name,),
            text=(
                T("In which hex does {unit} land?") if landing else T("Where does {unit} go?")
            ).fill(unit=self.game.us_name(name)),
            rules=(LANDING, "bib:14.3") if landing else (MOVING, "bib:5.3", self.rule),
            options=Options(lambda: [Option(STAY, T("Stay")), *self._hexes(name)]),
            closed=lambda: self._closed_hexes(name),
            agrees=self._looked_at(name),
            question=True,
            coach=Coaching(
                lambda: tell_phase(self), lambda name: asked_for_hex(tell_unit(self, name))
            ),
        )

    def _looked_at(self, name: str) -> Callable[[Value], Text | None] | None:
        """Return what looks at the ground of the player's own map, where the list did not."""
        if not self.island().prints.own:
            return None
        return lambda place: None if place == STAY else self._refusal(name, place)

    def _hexes(self, name: str) -> list[Option]:
        island = self.island()
        if not self.game.us(name).on_map:
            if self._why_not(island, name) is not None:
                return []
            return [_beach(island, place) for place in open_beaches(island, self.landed)]
        ways = moves(island, name, self.mobile)
        return [_hex_option(island, place, ways[place]) for place in sorted(ways)]

    def _closed_hexes(self, name: str) -> list[Closed]:
        """Say of the hexes nearby, or of the beaches, why they are closed."""
        return [
            Closed(one.place, _HEX.fill(place=one.place), one.reason, one.rules)
            for one in barred(self, self.island(), name)
        ]

    def _land(self, name: str, place: HexId) -> None:
        """Put a unit ashore, under those there; on the enemy it must attack (bib:14.2)."""
        self.moved.append(name)
        self.landed[name] = place
        put_under(self.game, name, place)
        text = T("{unit} lands on {place}.", unit=self.game.us_name(name), place=place)
        act = us_moves(self.game, name, words=text, own=True)
        self.game.emit("landed", text, LANDING, act=act, unit=name, place=place)
        enemy = self.game.at(place)
        if enemy is not None:
            self.game.state.opposed[name] = place
            must = T(
                "{unit} must attack the Japanese unit in {place} in the next combat phase, and "
                "win.",
                unit=self.game.us_name(name),
                place=place,
            )
            self.game.emit("opposed-landing", must, LANDING, unit=name, place=place)

    def _go(self, name: str, way: Way) -> None:
        self.moved.append(name)
        place = way.path[-1]
        put_under(self.game, name, place)
        rule = REDEPLOYING if way.redeployment else MOVING
        text = T("Move {unit} to {place}.", unit=self.game.us_name(name), place=place)
        act = us_moves(self.game, name, words=text, own=True)
        self.game.emit("us-moved", text, rule, act=act, unit=name, path=list(way.path))

    def note_facts(self) -> None:
        """Note what a table is asked after the phase."""
        opposed = self.game.state.opposed
        self.game.note("moved", (), {"landed": list(self.landed), "opposed": list(opposed)})
        for name, place in opposed.items():
            self.game.note("landing-hex", (name,), place)


def _beach(island: Island, place: HexId) -> Option:
    words = T("{place} ({beach})", place=place, beach=beach_words(island, place))
    return Option(place, words, (LANDING,))


def _hex_option(island: Island, place: HexId, way: Way) -> Option:
    rule = REDEPLOYING if way.redeployment else MOVING
    cost = cost_words(island, way)
    return Option(place, T("{place} ({cost})", place=place, cost=cost), (rule,), note=cost)


_HEX = T("{place}")
