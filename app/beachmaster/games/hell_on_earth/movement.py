"""Movement on a tracked board: normal and strategic, unit by unit (hoe:5.3.2)."""

from collections.abc import Callable, Sequence

from beachmaster.engine.coach import Coaching
from beachmaster.engine.coach_words import cannot_lines
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Confirm, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import orders
from beachmaster.games.hell_on_earth.beaches import note_beaches, on_beach
from beachmaster.games.hell_on_earth.capture import go
from beachmaster.games.hell_on_earth.checklist import check_list
from beachmaster.games.hell_on_earth.coaching import (
    ARROW,
    HAS_MOVED,
    LEAP,
    MOVE_RULES,
    barred,
    one_go,
    tell_phase,
    tell_unit,
)
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.paths import (
    Way,
    WhyNot,
    allowance,
    can_move,
    cost_words,
    normal_moves,
    strategic_hexes,
    unclear,
    ways_to,
    why_not_leap,
    why_not_move,
    why_not_strategic,
)
from beachmaster.games.hell_on_earth.texts import T

DONE, STAY = "done", "stay"


def movement(game: Game) -> Steps[None]:
    """Move US units, or learn what moved on a map of the player's own (hoe:5.3.2)."""
    yield from check_list(game) if game.prints is None else _move_units(game)


def _move_units(game: Game) -> Steps[None]:
    """Move units until the player is done; each moves at most once a phase (hoe:5.3.2)."""
    phase = _Movement(game)
    phase.say_who_is_stuck()
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
    """One movement phase: who has moved, and how."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moved: list[str] = []
        self.strategic: list[str] = []
        self.extended: tuple[str, str] | None = None
        self.control = list(game.state.control)
        self.began = {name: game.us(name).place for name in game.us_on_map()}
        self._trying: list[HexId] | None = None

    def ground(self) -> Ground:
        """Read the board as it stands now."""
        return Ground(self.game)

    def say_who_is_stuck(self) -> None:
        """Say why the phase passes by where units are there and none of them can move."""
        if self._ordered() and not self.waiting():
            words = cannot_lines(tell_phase(self.game, self.moved))
            for text in words:
                self.game.emit("nobody-moves", text, "hoe:5.3.2", "hoe:5.3.2.3")

    def _ordered(self) -> list[str]:
        """Return the units that are not disorganized."""
        return [name for name in self.game.us_on_map() if self.game.us(name).marker != "DR"]

    def waiting(self) -> list[str]:
        """Return the units that may still move."""
        ground = self.ground()
        return [name for name in self.game.us_on_map() if self._why_not(ground, name) is None]

    def prompt(self) -> Choose:
        """Ask which unit moves; a unit with its hex (23>0512, 23~0512) is accepted at once."""
        units = self.waiting()
        return Choose(
            procedure="move",
            text=T("Which unit moves?"),
            rules=("hoe:5.3.2",),
            opens=True,
            options=Options(self._options, accepts=self._is_move),
            closed=self._closed,
            maximum=max(1, len(units)),
            several=True,
            alone=(DONE,),
            agrees=self._agrees,
            question=True,
            tell=one_go(self.ground(), units),
            coach=self._coach(),
        )

    def _coach(self, extra: int | None = None) -> Coaching:
        """Say who may go where; `extra` are the points of an order, once the hex is asked for."""
        return Coaching(
            lambda: tell_phase(self.game, self.moved),
            lambda name: tell_unit(self.game, name, self.moved, extra),
        )

    def _options(self) -> list[Option]:
        listed = [Option(name, self._words(name)) for name in self.waiting()]
        return [*listed, Option(DONE, T("End the movement"))]

    def _words(self, name: str) -> Text:
        return T("{unit} in {place}", unit=self.game.us_name(name), place=self.game.us(name).place)

    def _closed(self) -> list[Closed]:
        ground = self.ground()
        return [
            Closed(name, self._words(name), reason, ("hoe:5.3.2", "hoe:5.3.2.3"))
            for name in self.game.us_on_map()
            if (reason := self._why_not(ground, name)) is not None
        ]

    def _why_not(self, ground: Ground, name: str) -> Text | None:
        return HAS_MOVED if name in self.moved else why_not_move(ground, name)

    def _is_move(self, value: Value) -> bool:
        return isinstance(value, str) and self._parsed(value) is not None

    def is_open(self, move: str) -> bool:
        """Tell whether a move names no hex yet; those wait, as the others were checked first."""
        return self._parsed(move) is None

    def _parsed(self, value: str) -> tuple[str, str, HexId] | None:
        for mark in (ARROW, LEAP):
            name, found, place = value.partition(mark)
            if found and name in self.game.us_on_map():
                return name, mark, place
        return None

    def _agrees(self, answer: Value) -> Text | None:
        """Check a list of moves in order, each on the board that the ones before it leave."""
        names = [move.partition(ARROW)[0].partition(LEAP)[0] for move in answer]
        if len(set(names)) < len(names):
            return T("A unit moves only once in a phase.")
        if DONE in answer and len(answer) > 1:
            return T("Enter “done” by itself.")
        places = {name: self.game.us(name).place for name in self.game.us_on_map()}
        looked_at: list[HexId] = []
        self._trying = looked_at
        try:
            objections = (self._try(move) for move in answer)
            objection = next((one for one in objections if one is not None), None)
        finally:
            self._trying = None
            for name, place in places.items():
                self.game.us(name).place = place
        if objection is None:
            self._look_at(looked_at)
        return objection

    def _try(self, move: str) -> Text | None:
        parsed = self._parsed(move)
        if parsed is None:
            return None
        name, mark, place = parsed
        objection = self._refusal(name, mark, place)
        if objection is None:
            self.game.us(name).place = place
        return objection

    def _refusal(self, name: str, mark: str, place: HexId) -> Text | None:
        """Return why a unit cannot move so, or None; the unit and the hex are named."""
        ground, who = self.ground(), self.game.us_name(name)
        if place not in ground.prints.hexes:
            return T("There is no hex {place} on the map.", place=place)
        reason = self._why_not(ground, name)
        source = T("The {unit} cannot move to {place}: {reason}")
        if reason is None and mark == LEAP:
            reason = why_not_strategic(ground, name) or why_not_leap(ground, name, place)
            source = T("The {unit} cannot move strategically to {place}: {reason}")
        elif reason is None and not self._ways(name, place):
            reason = WhyNot(ground, name).there(place)
        return source.fill(unit=who, place=place, reason=reason) if reason else None

    def really(self) -> Steps[bool]:
        """Ask whether a unit was forgotten."""
        waiting = [name for name in self.waiting() if can_move(self.ground(), name)]
        if self.game.ruling("reminders") == "off" or not waiting:
            return True
        names = [self.game.us_name(name) for name in waiting]
        answer = yield Confirm(
            procedure="move-done",
            text=T("These units have not moved: {units}. End the movement?", units=names),
            heading=T("End the movement?"),
            condition=T("These units have not moved: {units}.", units=names),
            act=T("End the movement"),
            rules=("hoe:5.3.2",),
            others=tuple(waiting),
            question=True,
        )
        return bool(answer)

    def act(self, move: str) -> Steps[None]:
        """Carry out one move, asking for what the answer left open."""
        parsed = self._parsed(move)
        if parsed is None:
            yield from self._ask(move)
            return
        name, mark, place = parsed
        if mark == LEAP:
            self._leap(name, place)
        else:
            yield from self._walk(name, self._ways(name, place))

    def _ask(self, name: str) -> Steps[None]:
        """Ask how and where a unit moves."""
        if why_not_strategic(self.ground(), name) is None:
            how = yield self._how(name)
            if how == "strategic":
                place = yield self._where(name, "hoe:5.3.2.4", lambda: self._leaps(name))
                if place != STAY:
                    self._leap(name, place)
                return
        extra = yield from self._extended(name)
        place = yield self._where(
            name,
            "hoe:5.3.2.1",
            lambda: self._walks(name, extra),
            lambda: self._barred(name, extra),
            self._coach(extra),
        )
        if place == STAY:
            self.moved.append(name)
        else:
            yield from self._walk(name, self._ways(name, place, extra))

    def _ways(self, name: str, place: HexId, extra: int = 0) -> list[Way]:
        """Return the ways to a hex, looked at as closely as the choice among them needs."""
        ground = self.ground()
        ways = ways_to(ground, name, place, extra)
        self._look_at(unclear(ground, ways, allowance(self.game, name) + extra))
        return ways

    def _look_at(self, places: Sequence[HexId]) -> None:
        """Look at the ground of hexes; while several moves are tried, of all at once afterwards."""
        if self._trying is not None:
            self._trying += places
        elif places:
            self.ground().prints.look_at(places)

    def _how(self, name: str) -> Choose:
        return Choose(
            procedure="move-kind",
            subjects=(name,),
            text=T(
                "Do the {unit} make a normal or a strategic move?", unit=self.game.us_name(name)
            ),
            rules=("hoe:5.3.2.1", "hoe:5.3.2.4"),
            options=Options(
                lambda: [
                    Option("normal", T("Normal move"), ("hoe:5.3.2.1",)),
                    Option(
                        "strategic",
                        T("Strategic move (no Recon or Assault afterward)"),
                        ("hoe:5.3.2.4",),
                    ),
                ]
            ),
            question=True,
        )

    def _leaps(self, name: str) -> list[Option]:
        return [Option(at, _HEX.fill(place=at)) for at in strategic_hexes(self.ground(), name)]

    def _walks(self, name: str, extra: int) -> list[Option]:
        ground = self.ground()
        ways = normal_moves(ground, name, extra)
        return [
            Option(place, T("{place} ({cost})", place=place, cost=cost), note=cost)
            for place in sorted(ways)
            for cost in [cost_words(ground, ways[place][0])]
        ]

    def _barred(self, name: str, extra: int) -> list[Closed]:
        """Say of the hexes that the points might reach why they are closed."""
        return [
            Closed(one.place, _HEX.fill(place=one.place), one.reason, MOVE_RULES)
            for one in barred(self.ground(), name, extra)
        ]

    def _where(
        self,
        name: str,
        rule: str,
        places: Callable[[], list[Option]],
        closed: Callable[[], list[Closed]] = list,
        coach: Coaching | None = None,
    ) -> Place:
        return Place(
            procedure="move-to",
            subjects=(name,),
            text=T("Where do the {unit} move?", unit=self.game.us_name(name)),
            rules=(rule, "hoe:5.3.2.2"),
            options=Options(lambda: [Option(STAY, T("Stay here")), *places()]),
            closed=closed,
            question=True,
            coach=coach,
        )

    def _extended(self, name: str) -> Steps[int]:
        """Offer an Extended Movement order at the start of a normal move (hoe:3.3.4.2, H-34)."""
        tokens = orders.playable(self.game, "movement")
        if not tokens:
            return 0
        held = [Option(t, orders.marker_name(self.game, t)) for t in tokens]
        chosen = yield Choose(
            procedure="move-order",
            subjects=(name,),
            text=T("Play Extended Movement for the {unit}?", unit=self.game.us_name(name)),
            rules=("hoe:3.3.4.2", "hoe:5.10"),
            options=Options(lambda: [*held, Option(orders.NO, T("Play none"))]),
            question=True,
            usual=orders.NO,
        )
        if chosen == orders.NO:
            return 0
        orders.play(self.game, chosen)
        self.extended = (chosen, name)
        return self.game.data.command_marker(self.game.state, chosen).value

    def _leap(self, name: str, place: HexId) -> None:
        """Make a strategic move: no Recon or Assault in the next attack phase (5.3.2.4, H-53)."""
        self.moved.append(name)
        self.strategic.append(name)
        go(self.game, name, [place])
        self.game.mark_acted(name, "strategic", "hoe:5.3.2.4")

    def _walk(self, name: str, ways: list[Way]) -> Steps[None]:
        """Walk, asking for the way where ways differ in what they capture (H-08)."""
        way, ground = ways[0], self.ground()
        if len(ways) > 1:
            number = yield Choose(
                procedure="move-way",
                subjects=(name,),
                text=T("Which way do the {unit} take?", unit=self.game.us_name(name)),
                rules=("hoe:3.3.7", "hoe:5.3.2.1"),
                options=Options(lambda: [way.option(i, ground) for i, way in enumerate(ways)]),
                question=True,
            )
            way = ways[number]
        self._leave(name)
        self.moved.append(name)
        go(self.game, name, way.path)

    def _leave(self, name: str) -> None:
        """Say that leaving a zone of control has cost one more (hoe:5.3.2.2)."""
        place = self.game.us(name).place
        if self.ground().in_zoc(place):
            text = T(
                "The {unit} leave a zone of control in {place}: one movement point more.",
                unit=self.game.us_name(name),
                place=place,
            )
            rules = ("hoe:5.3.2.2", "hoe:5.3.2.1")
            self.game.emit("left-zone", text, *rules, unit=name, place=place)

    def note_facts(self) -> None:
        """Note what a table board would be asked after the phase."""
        game = self.game
        gained = [name for name in game.state.control if name not in self.control]
        landed = [name for name in self._ordered() if on_beach(game, name)]
        fact: dict[str, Value] = {
            "strategic": self.strategic,
            "objectives": gained,
            "artillery": game.state.artillery,
            "stayed": [name for name in landed if self.began[name] == game.us(name).place],
            "beaches": [name for name in landed if self.began[name] != game.us(name).place],
        }
        game.note("moved", (), fact)
        note_beaches(game, landed)
        token, unit = self.extended or (orders.NO, "none")
        game.note("extended", (), {"order": token, "unit": unit})


_HEX = T("{place}")
