"""The two attack phases: scouting and assaults in any order (hoe:5.4, hoe:5.7)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Confirm, Option, Options
from beachmaster.games.hell_on_earth import orders
from beachmaster.games.hell_on_earth.assault import assault
from beachmaster.games.hell_on_earth.bombardment import spend, targets_left
from beachmaster.games.hell_on_earth.casualties import reveal
from beachmaster.games.hell_on_earth.commitment import Able
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import BAG, DEFENCE
from beachmaster.games.hell_on_earth.pointing import Candidates, choose_japanese
from beachmaster.games.hell_on_earth.recon import recon
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.units import able_to_assault, assault_possible, unmarked

ASSAULT, RECON, END = "assault", "recon", "end"
REVEALED_BY_ORDER = 2


def first_attack(game: Game) -> Steps[None]:
    """Fight the First Attack Phase; Defense markers of units that stayed hidden remain."""
    yield from _attack(game)
    _clear_situation(game, "hoe:5.4")
    game.state.phase = "raid"


def second_attack(game: Game) -> Steps[None]:
    """Fight the Second Attack Phase; all Defense markers go back too (hoe:5.7, H-60)."""
    yield from _attack(game)
    _clear_situation(game, "hoe:5.7")
    _clear_defence(game)
    game.state.phase = "command"


def _attack(game: Game) -> Steps[None]:
    yield from _opening_orders(game)
    while True:
        chosen = yield _action(game)
        if chosen == RECON:
            yield from recon(game)
        elif chosen == ASSAULT:
            yield from assault(game)
        elif (yield from _really(game)):
            break
    yield from _additional_attack(game)


def _action(game: Game) -> Choose:
    return Choose(
        procedure="attack-action",
        text=T("What is your next attack?"),
        rules=_phase_rules(game),
        opens=True,
        options=Options(lambda: _options(game)),
        closed=lambda: _closed(game),
    )


def _phase_rules(game: Game) -> tuple[str, ...]:
    """Return the rules of the attack phase that is on (hoe:5.4, hoe:5.7)."""
    return ("hoe:5.7", "hoe:5.4") if game.state.phase == "second-attack" else ("hoe:5.4",)


def _options(game: Game) -> list[Option]:
    options = [Option(END, T("End the attack phase"), ("hoe:5.4",))]
    if not _no_recon(game):
        options.insert(0, Option(RECON, _RECON, ("hoe:5.4.1",)))
    if not _no_assault(game):
        options.insert(0, Option(ASSAULT, _ASSAULT, ("hoe:5.4.2",)))
    return options


def _no_assault(game: Game) -> bool:
    return not assault_possible(game, able_to_assault(game), None)


def _no_recon(game: Game) -> bool:
    return not assault_possible(game, able_to_assault(game), True)


def _closed(game: Game) -> list[Closed]:
    closed = []
    if _no_assault(game):
        closed.append(
            Closed(
                ASSAULT,
                _ASSAULT,
                T("No unit without a Recon/Assault marker is next to the enemy."),
                ("hoe:5.4.2.2",),
            )
        )
    if _no_recon(game):
        closed.append(
            Closed(
                RECON,
                _RECON,
                T("No unit without a Recon/Assault marker is next to a hidden enemy."),
                ("hoe:5.4.1",),
            )
        )
    return closed


def _really(game: Game) -> Steps[bool]:
    """Ask whether anything was forgotten, where units could still attack."""
    if game.ruling("reminders") == "off":
        return True
    able = able_to_assault(game)
    idle = [name for name in able if assault_possible(game, [name], None)]
    if not idle:
        return True
    names = [game.us_name(name) for name in idle]
    answer = yield Confirm(
        procedure="attack-done",
        text=T("These units have not attacked: {units}. End the phase?", units=names),
        rules=_phase_rules(game),
        spends=True,
    )
    return bool(answer)


def _opening_orders(game: Game) -> Steps[None]:
    """Offer what is played at the start of an attack phase (hoe:3.3.4.3, hoe:3.3.4.5)."""
    tokens = orders.playable(game, "reconnaissance", "bombardment")
    useless = {
        token: T("Every Japanese unit has been bombarded this turn.")
        for token in tokens
        if game.command_kind(token) == "bombardment" and not targets_left(game)
    }
    token = yield from orders.offer(
        game,
        "attack-order",
        T("Play a Special Order at the start of this attack phase?"),
        tokens,
        closed=useless,
    )
    if token is None:
        return
    marker = game.data.command_marker(game.state, token)
    if marker.kind == "bombardment":
        yield from spend(game, marker.value, "bombard")
    else:
        yield from _reconnaissance(game)


def _reconnaissance(game: Game) -> Steps[None]:
    """Reveal up to two hidden units next to US units without OR or DR (hoe:3.3.4.3, H-75)."""
    for _ in range(REVEALED_BY_ORDER):
        beside = tuple(unmarked(game))
        among = Candidates(
            reason=T("No US unit without OR or DR is next to it, or it is shown."),
            hidden=True,
            adjacent_to=beside,
            optional=True,
        )
        target = yield from choose_japanese(
            game,
            "reconnaissance",
            T("Which hidden unit does the reconnaissance reveal?"),
            ("hoe:3.3.4.3",),
            (),
            among,
        )
        if not target:
            return
        yield from reveal(game, target, "hoe:3.3.4.3")
        if game.ruling("H-33") == "two":
            game.unit(target).steps = min(game.unit(target).steps, 2)
            lost = T(
                "A counter face up shows two steps at most, so {unit} has two although it was not "
                "hit.",
                unit=game.japanese_name(target),
            )
            game.emit("japanese-step-lost", lost, "hoe:3.3.4.3", "hoe:3.3.2")


def _additional_attack(game: Game) -> Steps[None]:
    """Offer one more assault by any units, markers or not (hoe:3.3.4.7, H-35, H-71)."""
    tokens = orders.playable(game, "attack")
    possible = assault_possible(game, able_to_assault(game, marks=False), None)
    token = yield from orders.offer(
        game,
        "attack-again",
        T("Play Additional Attack before the phase ends?"),
        tokens,
        closed=None if possible else T("No US unit that can fight is next to the enemy."),
    )
    if token is not None:
        yield from assault(game, Able(marks=False))


def _clear_situation(game: Game, rule: str) -> None:
    """Take all situation markers off: they bar for a phase, not for a turn (H-03, H-60)."""
    marked = [n for n, u in game.state.us.items() if u.assaulted or u.supported]
    for name in marked:
        game.us(name).assaulted = game.us(name).supported = False
    if marked:
        game.emit("situation-cleared", _CLEAR, rule, act=_CLEAR)


def _clear_defence(game: Game) -> None:
    tokens = [token for token, at in game.state.red.items() if at in DEFENCE]
    for token in tokens:
        game.state.red[token] = BAG
    if tokens:
        game.emit("defence-cleared", _CLEAR_DEFENCE, "hoe:5.7", act=_CLEAR_DEFENCE)


_ASSAULT = T("Assault a Japanese unit")
_RECON = T("Reconnaissance-in-force against a hidden unit")
_CLEAR = T("Take all Situation markers off the US units.")
_CLEAR_DEFENCE = T("All Defense markers on hidden units go back to the bag.")
