"""The two attack phases: scouting and assaults in any order (hoe:5.4, hoe:5.7)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.fighting import fighting
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Confirm, Option, Options
from beachmaster.engine.question import Question
from beachmaster.games.hell_on_earth import assault_sheet, drm, memory, orders, rolls
from beachmaster.games.hell_on_earth.acts import SITUATION, blue_id, red_id, us_id
from beachmaster.games.hell_on_earth.assault import assault
from beachmaster.games.hell_on_earth.bombardment import spend, targets_left
from beachmaster.games.hell_on_earth.casualties import hit_japanese, hit_us, reveal
from beachmaster.games.hell_on_earth.commitment import (
    RECON,
    Able,
    Asking,
    ask_attack,
)
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground, assault_possible
from beachmaster.games.hell_on_earth.places import BAG, DEFENCE, ERROR_RESERVE
from beachmaster.games.hell_on_earth.pointing import NONE, Candidates, choose_japanese
from beachmaster.games.hell_on_earth.texts import T

REVEALED_BY_ORDER = 2
RECON_RULE = "hoe:5.4.1"


def first_attack(game: Game) -> Steps[None]:
    """Fight the First Attack Phase; Defense markers of units that stayed hidden remain."""
    yield from _attack(game)
    _clear_situation(game, "hoe:5.4")
    if _defence_tokens(game):
        game.emit("defence-stays", _LEAVE_DEFENCE, "hoe:5.4", act=_LEAVE_DEFENCE)
    game.state.phase = "raid"


def second_attack(game: Game) -> Steps[None]:
    """Fight the Second Attack Phase; all Defense markers go back too (hoe:5.7, H-60)."""
    yield from _attack(game)
    _clear_situation(game, "hoe:5.7")
    _clear_defence(game)
    game.state.phase = "command"


def _attack(game: Game) -> Steps[None]:
    yield from _opening_orders(game)
    if _possible(game):
        yield from _attacks(game)
    else:
        game.pass_by(T("Recons and assaults"), *_phase_rules(game), RECON_RULE)
        _end_at_table(game)
    yield from _additional_attack(game)


def _attacks(game: Game) -> Steps[None]:
    """Scout and assault until the player ends it, or until nobody can any more (hoe:5.4)."""
    while _possible(game):
        attack = yield from ask_attack(game, _how(game))
        if attack is None:
            if (yield from _really(game)):
                return
        elif attack.act == RECON:
            yield from recon(game, attack.target, attack.attackers[0])
        else:
            yield from assault(game, attack)
    game.emit("attacks-over", _NO_MORE, *_phase_rules(game), RECON_RULE)
    _end_at_table(game)


def _possible(game: Game) -> bool:
    """Tell whether any unit can still scout or assault, as far as is known."""
    return assault_possible(game, game.able_to_assault(), None)


def _end_at_table(game: Game) -> None:
    """Note that no more is attacked: without positions it is asked all the same."""
    game.note("attack", (), {"target": NONE})


def _how(game: Game) -> Asking:
    """Return how the next attack of a phase is asked for."""
    return Asking(
        procedure="attack",
        text=T("What is your next attack?"),
        rules=(*_phase_rules(game), RECON_RULE),
        recon=True,
        end=T("No more: end the attack phase"),
        opens=True,
    )


def _phase_rules(game: Game) -> tuple[str, ...]:
    """Return the rules of the attack phase that is on (hoe:5.4, hoe:5.7)."""
    return ("hoe:5.7", "hoe:5.4") if game.state.phase == "second-attack" else ("hoe:5.4",)


def _really(game: Game) -> Steps[bool]:
    """Ask whether anything was forgotten, where units could still attack."""
    if game.ruling("reminders") == "off":
        return True
    able = game.able_to_assault()
    idle = [name for name in able if assault_possible(game, [name], None)]
    if not idle:
        return True
    names = [game.us_name(name) for name in idle]
    answer = yield Confirm(
        procedure="attack-done",
        text=T("These units have not attacked: {units}. End the phase?", units=names),
        heading=T("End the phase?"),
        condition=T("These units have not attacked: {units}.", units=names),
        act=T("End the phase"),
        rules=_phase_rules(game),
        others=tuple(idle),
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
        beside = tuple(game.unmarked())
        among = Candidates(
            reason=T(
                "It is revealed already, or no US unit without an OR or DR marker is next to it."
            ),
            hidden=True,
            adjacent_to=beside,
            optional=True,
        )
        target = yield from choose_japanese(
            game,
            "reconnaissance",
            T("Which hidden unit does your Reconnaissance order reveal?"),
            ("hoe:3.3.4.3",),
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
    possible = assault_possible(game, game.able_to_assault(marks=False), None)
    token = yield from orders.offer(
        game,
        "attack-again",
        T("Play Additional Attack before the phase ends?"),
        tokens,
        closed=None if possible else T("No US unit that can fight is next to the enemy."),
    )
    if token is None:
        return
    able = Able(marks=False)
    text = T("Which Japanese unit do you assault in addition?")
    how = Asking(procedure="assault-more", text=text, rules=("hoe:3.3.4.7",), able=able)
    attack = yield from ask_attack(game, how)
    if attack is not None:
        yield from assault(game, attack, able)


def _clear_situation(game: Game, rule: str) -> None:
    """Take all situation markers off: they bar for a phase, not for a turn (H-03, H-60)."""
    marked = [n for n, u in game.state.us.items() if u.assaulted or u.supported]
    for name in marked:
        game.us(name).assaulted = game.us(name).supported = False
    if marked:
        act = moves(*(us_id(name, SITUATION) for name in marked), words=_CLEAR)
        game.emit("situation-cleared", _CLEAR, rule, act=act)


def _defence_tokens(game: Game) -> list[str]:
    return [token for token, at in game.state.red.items() if at in DEFENCE]


def _clear_defence(game: Game) -> None:
    tokens = _defence_tokens(game)
    for token in tokens:
        game.state.red[token] = BAG
    if tokens:
        act = moves(*map(red_id, tokens), words=_CLEAR_DEFENCE)
        game.emit("defence-cleared", _CLEAR_DEFENCE, "hoe:5.7", act=act)


# -- reconnaissance-in-force ----------------------------------------------------------------------


def recon(game: Game, target: str, scout: str) -> Steps[None]:
    """Scout a hidden unit: it may be hit, or the scout; an Error may enter the blue bag."""
    place = game.unit(target).place
    with fighting(game, T("Recon in {place}", place=place), RECON_RULE) as sheet:
        sheet.put("target", assault_sheet.TARGET, game.japanese_name(target), [target])
        sheet.put("attackers", T("Scout"), game.us_name(scout), [scout])
        others = yield from others_beside(game, target, scout)
        yield from _resolve(game, target, scout, len(others))
        yield from _error(game, place)
        if game.us(scout).on_map:
            game.mark_acted(scout, "marked", RECON_RULE)


# -- who else is next to the target ------------------------------------------------------------


def _others(game: Game, target: str, unit: str) -> list[str]:
    ground, place = Ground(game), game.unit(target).place
    return [name for name in _free(game, unit) if ground.adjacent(game.us(name).place, place)]


def _ask_others(game: Game, target: str, unit: str) -> Steps[list[str]]:
    """Ask once while no US unit moves."""
    place = game.unit(target).place
    memory.stands_beside(game.state, [unit], target)
    others = _free(game, unit)
    if not others:
        return []
    if place in (known := memory.seen(game.state).others):
        return [name for name in others if name in known[place]]
    told = yield Choose(
        procedure="others-beside",
        subjects=(place,),
        text=T("Which other US units are next to {place}?", place=place),
        rules=(RECON_RULE,),
        options=Options(lambda: [Option(n, game.us_name(n)) for n in others]),
        minimum=0,
        maximum=len(others),
        several=True,
        agrees=lambda given: memory.left_out(game, given, others, target),
        question=True,
        tell=memory.known_beside(game, others, target),
    )
    memory.see(game.state).others[place] = [*told, unit]
    memory.stands_beside(game.state, told, target)
    return list(told)


def _free(game: Game, unit: str) -> list[str]:
    return [name for name in game.unmarked() if name != unit]


others_beside = Question(
    "others-beside", _others, _ask_others, lambda game, target, *_: (game.unit(target).place,)
)
"""The other US units without OR or DR next to the target (hoe:5.4.1)."""


# -- what the scouts find ----------------------------------------------------------------------


def _resolve(game: Game, target: str, scout: str, others: int) -> Steps[None]:
    place = game.unit(target).place
    modifiers = drm.recon_modifiers(others, game.us(scout).marker == "OR")
    text = T("The {unit} scout {place}.", unit=game.us_name(scout), place=place)
    result = yield from throw(game, rolls.RECON, text, place, others=(scout,), modifiers=modifiers)
    if result == "japanese-hit":
        yield from hit_japanese(game, target, 1, RECON_RULE)
    elif result == "us-hit":
        hit_us(game, scout, 1, RECON_RULE)


def _error(game: Game, place: str) -> Steps[None]:
    """Roll for an Intelligence Error while any is left in the reserve (H-52)."""
    reserve = [token for token, at in game.state.blue.items() if at == ERROR_RESERVE]
    if not reserve:
        return
    if (yield from throw(game, rolls.RECON_ERROR, T("Check for an Intelligence Error."), place)):
        game.state.blue[reserve[0]] = BAG
        game.emit(
            "error-added",
            T("An Intelligence Error goes into the blue bag."),
            RECON_RULE,
            "hoe:3.3.4.8",
            act=moves(blue_id(reserve[0])),
        )


_NO_MORE = T("No unit can scout or assault any more.")
_CLEAR = T("Take all Recon/Assault and CS markers off the US units.")
_LEAVE_DEFENCE = T(
    "Leave the Defense markers on units that are still hidden. They count next time."
)
_CLEAR_DEFENCE = T("Put all Defense markers on hidden units back into the red bag.")
