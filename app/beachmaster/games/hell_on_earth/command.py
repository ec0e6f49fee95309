"""The Command Phase: rally, spend Command Points, then the Japanese step (hoe:5.8)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.decision import Decision
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Confirm, Option, Options
from beachmaster.engine.question import Question
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import command_markers, drm, orders, rolls
from beachmaster.games.hell_on_earth.acts import japan_id, us_id
from beachmaster.games.hell_on_earth.beaches import beach_free, beach_place, beaches_full
from beachmaster.games.hell_on_earth.casualties import in_steps
from beachmaster.games.hell_on_earth.dice import can_reroll, throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import BEACH_TEXTS, BOX, RESERVE
from beachmaster.games.hell_on_earth.response import banzai, nearest_us
from beachmaster.games.hell_on_earth.state import US_STEPS
from beachmaster.games.hell_on_earth.texts import TN, T
from beachmaster.games.hell_on_earth.turn import rally, recover

END = "end"
REMOVE_COST = 2
JAPANESE_STEP = "hoe:5.8.3"
LATE_TURN = 8
MANY_VP = 10


def command(game: Game) -> Steps[None]:
    """Run the Command Phase, Additional Command first (H-36); turn 9 skips it (H-40)."""
    token = yield from orders.offer(
        game, "command-order", T("Play Additional Command now?"), orders.playable(game, "command")
    )
    yield from rally(game, command_phase=True)
    points = yield from _points(game)
    if token is not None:
        points += game.data.command_marker(game.state, token).value
    game.emit(
        "command-points", T("You have {points}.", points=_cp(points)), "hoe:5.8.2", points=points
    )
    yield from _Purse(game, points).spend()
    yield from japanese_command(game)
    game.state.phase = "organization"


def _points(game: Game) -> Steps[int]:
    modifiers = drm.command_point_modifiers(game.heroic)
    return (yield from throw(game, rolls.COMMAND_POINTS, T("Command Points."), modifiers=modifiers))


class _Purse:
    """The Command Points of one phase and what they may buy."""

    def __init__(self, game: Game, points: int) -> None:
        self.game = game
        self.points = points
        self.reinforced: list[str] = []
        self.drawn = False
        self.removed = False
        self.no_beach = False

    def spend(self) -> Steps[None]:
        """Let the player buy, several things at once or one by one, while points are left."""
        while self.points > 0 and len(self._options()) > 1:
            wanted = yield Choose(
                procedure="spend-command-points",
                text=T("You have {points}. What do you buy?", points=_cp(self.points)),
                heading=T("What do you buy?"),
                condition=T("You have {points}.", points=_cp(self.points)),
                rules=("hoe:5.8.2",),
                options=Options(self._options),
                closed=self._closed,
                maximum=self.points + 1,
                several=True,
                agrees=self._objection,
                opens=True,
                spends=True,
                unused=self._unused,
                tell=T("Choose several in the order in which you buy them, or one at a time."),
            )
            all_bought = yield from self._buy_all([chosen for chosen in wanted if chosen != END])
            if END in wanted and all_bought and (len(wanted) > 1 or (yield from self._really())):
                return
        if self.points > 0:
            text = T("{points} unused: there is nothing left to buy.", points=_cp(self.points))
            self.game.emit("points-unused", text, "hoe:5.8.2", points=self.points)

    def _buy_all(self, wanted: Sequence[str]) -> Steps[bool]:
        """Buy in order what is still for sale, and return whether all of it was.

        A landing before may have taken the last beach: what was to be paid for another is asked
        for anew, and not lost.
        """
        left = self.points - sum(map(price, wanted))
        for chosen in wanted:
            if any(option.value == chosen for option in self._options()):
                yield from self._buy(chosen)
        return self.points == left

    def _objection(self, wanted: Value) -> Text | None:
        """Refuse what the points do not pay for, and markers bought twice (H-72)."""
        cost = sum(map(price, wanted))
        if cost > self.points:
            return T(
                "That costs {cost}; you have {points}.", cost=_cp(cost), points=_cp(self.points)
            )
        draws = [chosen for chosen in wanted if chosen.startswith("marker:")]
        if len(draws) > 1:
            return T("Choose one of the two: draw one Command marker, or draw two.")
        return None

    def _unused(self, wanted: Value) -> Text | None:
        """Say which points are lost when buying ends with these, or nothing is left to buy."""
        left = self.points - sum(map(price, wanted))
        if left <= 0 or not (END in wanted or (wanted and not self._more(wanted))):
            return None
        return T("{points} unused", points=_cp(left))

    def _more(self, wanted: Sequence[str]) -> bool:
        """Tell whether something is for sale besides what is wanted and its end."""
        draws = self.game.ruling("H-72") != "often" and any(c.startswith("marker:") for c in wanted)
        others = (option.value for option in self._options() if option.value not in (*wanted, END))
        return any(not (draws and str(one).startswith("marker:")) for one in others)

    def _really(self) -> Steps[bool]:
        """Ask whether the points left over are meant to be lost."""
        if self.game.ruling("reminders") == "off":
            return True
        answer = yield Confirm(
            procedure="command-done",
            spends=True,
            text=T("{points} would be lost. Stop buying anyway?", points=_cp(self.points)),
            rules=("hoe:5.8.2",),
        )
        return bool(answer)

    def _buy(self, chosen: str) -> Steps[None]:
        kind, _, name = chosen.partition(":")
        if kind == "reinforce":
            self._reinforce(name)
        elif kind == "rally":
            self.points -= 1
            recover(self.game, name, "hoe:5.8.2.2")
        elif kind == "deploy":
            yield from self._deploy(name)
        elif kind == "marker":
            self.points -= int(name)
            self.drawn = True
            yield from command_markers.buy(self.game, int(name))
        else:
            self.points -= REMOVE_COST
            self.removed = True
            command_markers.remove_error(self.game, name)

    def _options(self) -> list[Option]:
        options = [*self._unit_options(), *self._marker_options()]
        return [*options, Option(END, T("Spend no more"), ("hoe:5.8.2",))]

    def _unit_options(self) -> list[Option]:
        game, options = self.game, []
        for name, unit in sorted(game.state.us.items(), key=lambda one: int(one[0])):
            who = game.us_name(name)
            recovering = unit.place in BOX
            if unit.steps < US_STEPS and not recovering and name not in self.reinforced:
                options.append(Option(f"reinforce:{name}", _REINFORCE.fill(unit=who), _R1))
            if unit.on_map and unit.marker:
                options.append(
                    Option(
                        f"rally:{name}", T("Rally the {unit} without a roll (1 CP)", unit=who), _R2
                    )
                )
            if unit.place == RESERVE and not self._no_landing():
                options.append(Option(f"deploy:{name}", _DEPLOY.fill(unit=who), _R3))
        return options

    def _no_landing(self) -> bool:
        return self.no_beach or beaches_full(self.game)

    def _marker_options(self) -> list[Option]:
        game, options = self.game, []
        bag = len(game.in_bag(game.state.blue))
        if not self.drawn or game.ruling("H-72") == "often":
            for count in (1, 2):
                if self.points >= count and bag >= count:
                    options.append(Option(f"marker:{count}", _DRAW[count], _R4))
        if not self.removed and self.points >= REMOVE_COST:
            errors = [t for t in game.slots().values() if game.command_kind(t) == "error"]
            for token in errors[:1]:
                options.append(Option(f"remove:{token}", _REMOVE, _R6))
        return options

    def _closed(self) -> list[Closed]:
        return [*self._closed_units(), *self._closed_markers()]

    def _closed_units(self) -> list[Closed]:
        game, closed = self.game, []
        for name, unit in game.state.us.items():
            who = game.us_name(name)
            step = _REINFORCE.fill(unit=who)
            if unit.place == RESERVE and self._no_landing():
                value = f"deploy:{name}"
                closed.append(Closed(value, _DEPLOY.fill(unit=who), _FULL, _R3))
            if name in self.reinforced:
                closed.append(Closed(f"reinforce:{name}", step, _RECOVERED, _R1))
            elif unit.place in BOX and unit.steps < US_STEPS:
                closed.append(Closed(f"reinforce:{name}", step, _RECOVERS, _R1))
        return closed

    def _closed_markers(self) -> list[Closed]:
        game, closed = self.game, []
        open_values = {option.value for option in self._marker_options()}
        for count in (1, 2):
            if f"marker:{count}" not in open_values:
                closed.append(Closed(f"marker:{count}", _DRAW[count], self._no_draw(count), _R4))
        errors = [t for t in game.slots().values() if game.command_kind(t) == "error"]
        for token in errors[:1]:
            if f"remove:{token}" not in open_values:
                reason = T("One Error has been removed this turn.") if self.removed else _TOO_DEAR
                closed.append(Closed(f"remove:{token}", _REMOVE, reason, _R6))
        return closed

    def _no_draw(self, count: int) -> Text:
        if self.drawn and self.game.ruling("H-72") == "once":
            return T("Command markers have been bought in this phase.")
        return (
            _TOO_DEAR if self.points < count else T("The blue bag does not hold that many markers.")
        )

    def _reinforce(self, name: str) -> None:
        """Give one step back, once a unit and phase (hoe:5.8.2.1, H-41)."""
        self.points -= 1
        self.reinforced.append(name)
        unit = self.game.us(name)
        unit.steps = min(US_STEPS, unit.steps + 1)
        text = T(
            "The {unit} are back to {steps}.", unit=self.game.us_name(name), steps=in_steps(unit)
        )
        act = moves(us_id(name))
        self.game.emit("reinforced", text, "hoe:5.8.2.1", "hoe:3.3.1", act=act, unit=name)

    def _deploy(self, name: str) -> Steps[None]:
        """Land a reserve on a random free beach (hoe:5.8.2.3, H-44)."""
        taken: set[int] = set()
        while len(taken) < len(BEACH_TEXTS):
            text = T("On which beach do the {unit} land?", unit=self.game.us_name(name))
            die = yield from throw(self.game, rolls.DEPLOYMENT, text, name)
            beach = BEACH_TEXTS[die]
            if die not in taken and (yield from beach_free(self.game, die)):
                self.points -= 1
                self.game.us(name).place = beach_place(self.game, die)
                text = T("The {unit} land on {beach}.", unit=self.game.us_name(name), beach=beach)
                self.game.emit(
                    "landed",
                    text,
                    "hoe:5.8.2.3",
                    act=moves(us_id(name), words=text),
                    unit=name,
                    beach=die,
                )
                return
            taken.add(die)
            self.game.emit(
                "beach-taken",
                T("{beach} is occupied: roll again.", beach=beach),
                "hoe:5.8.2.3",
                beach=die,
            )
        self.no_beach = True
        self.game.emit("no-beach", _FULL, "hoe:5.8.2.3")


def price(chosen: str) -> int:
    """Return the Command Points that a purchase costs (hoe:5.8.2)."""
    kind, _, name = chosen.partition(":")
    if kind == END:
        return 0
    if kind == "marker":
        return int(name)
    return REMOVE_COST if kind == "remove" else 1


def _cp(count: int) -> Text:
    return TN("{n} Command Point", "{n} Command Points", n=count)


# -- the Japanese step ----------------------------------------------------------------------------


def japanese_command(game: Game) -> Steps[None]:
    """Roll for every Japanese unit with one step: late charges, or a step regained."""
    weak = [name for name, unit in game.japanese() if unit.steps == 1]
    weak.sort(key=lambda name: game.unit(name).place)
    order = yield from command_order(game, weak)
    for name in order:
        if game.unit(name).alive and game.unit(name).steps == 1:
            yield from _unit(game, name)


def _as_they_come(_game: Game, counters: Sequence[str]) -> list[str]:
    return list(counters)


def _ask_order(game: Game, counters: Sequence[str]) -> Steps[list[str]]:
    if len(counters) < 2 or not _order_matters(game):
        return list(counters)
    places = {game.unit(name).place: name for name in counters}
    told = yield Choose(
        procedure="japanese-order",
        text=T("In which order do the Japanese units with one step roll?"),
        rules=(JAPANESE_STEP,),
        options=Options(lambda: [Option(p, game.japanese_name(n)) for p, n in places.items()]),
        minimum=len(places),
        maximum=len(places),
        question=True,
    )
    return [places[place] for place in told]


def _order_matters(game: Game) -> bool:
    """Tell whether one roll can change another: by a charge, or as a Reroll is spent on it."""
    charges = late(game.state.turn, game.running_vp())
    return charges or can_reroll(game, rolls.japanese_command(charges).color)


command_order = Question(
    "japanese-order",
    _as_they_come,
    _ask_order,
    fact=lambda game, found, *_: [game.unit(name).place for name in found],
)
"""In which order the weakened units roll: by hex, or as the player of an own map likes (H-70)."""


def _unit(game: Game, name: str) -> Steps[None]:
    """Roll for one unit; a charge can be its own end (H-46)."""
    unit = game.unit(name)
    text = T("Command roll for {unit}.", unit=game.japanese_name(name))
    result = yield from throw(
        game, rolls.japanese_command(late(game.state.turn, game.running_vp())), text, unit.place
    )
    if result == "step":
        unit.steps += 1
        words = T("{unit} regains a step.", unit=game.japanese_name(name))
        act = moves(japan_id(name))
        game.emit("japanese-step", words, JAPANESE_STEP, act=act, place=unit.place)
    elif result == "banzai":
        yield from _late_banzai(game, name)


def late(turn: int, vp: int) -> bool:
    """Tell whether a roll of 1 means a Banzai: turn 8, or more than 10 VP (H-40, H-45)."""
    return turn >= LATE_TURN or vp > MANY_VP


def _late_banzai(game: Game, name: str) -> Steps[None]:
    """Charge the closest US unit; without one nothing happens, a tie is the player's (H-67)."""
    nearest = yield from nearest_us(game, name)
    if not nearest:
        words = T("No US unit is within two hexes: the Banzai is ignored.")
        game.emit("no-effect", words, JAPANESE_STEP, place=game.unit(name).place)
        return
    decision = Decision(nearest, JAPANESE_STEP, game.us_name)
    target = nearest[0]
    if len(nearest) > 1:
        target = yield Choose(
            procedure="banzai-choice",
            subjects=(game.unit(name).place,),
            text=T("Which of the closest units does the Banzai hit?"),
            rules=(JAPANESE_STEP,),
            options=Options(lambda: [Option(one, game.us_name(one)) for one in nearest]),
        )
        decision.broken_by(T("the player"), target)
    words = T(
        "The Banzai goes for the {unit}, the closest within two hexes.", unit=game.us_name(target)
    )
    trace = (
        T(
            "Turn {turn}, {vp} VP: a roll of 1 is a Banzai from turn 8 on, or with 11 VP or more.",
            turn=game.state.turn,
            vp=game.running_vp(),
        ),
        *decision.trace,
    )
    game.emit("banzai-target", words, JAPANESE_STEP, "hoe:5.4.2.5.1", trace=trace, unit=target)
    yield from banzai(game, name, (), target)


_R1, _R2, _R3, _R4, _R6 = (
    ("hoe:5.8.2.1",),
    ("hoe:5.8.2.2",),
    ("hoe:5.8.2.3",),
    ("hoe:5.8.2.4",),
    ("hoe:5.8.2.6",),
)
_REINFORCE = T("Reinforce the {unit} by one step (1 CP)")
_DEPLOY = T("Land the {unit} from the Reserve (1 CP)")
_DRAW = {  # in words: a figure would be a name that buys
    1: T("Draw a Command marker (one CP)"),
    2: T("Draw two Command markers, keep one (two CP)"),
}
_REMOVE = T("Remove one Intelligence Error (2 CP)")
_RECOVERED = T("It has recovered a step in this phase.")
_RECOVERS = T("It is on the Turn Track, where it cannot be reinforced.")
_FULL = T("All landing beaches are occupied.")
_TOO_DEAR = T("You have too few Command Points left.")
