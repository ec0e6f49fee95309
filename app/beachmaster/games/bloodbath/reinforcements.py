"""What a US movement phase begins with: the task force, replacements, reserves (14.4 to 17.4)."""

from collections.abc import Iterator, Sequence

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.question import Question
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.acts import us_id, us_moves
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.places import AVAILABLE, LOST, REMOVED, RESERVES
from beachmaster.games.bloodbath.state import FULL
from beachmaster.games.bloodbath.texts import TN, T

NO, LATER = "no", "later"
STEPS = 2
TANKS = "tanks"


# -- Task Force Collins (bib:17.4) ---------------------------------------------------------------


def form_task_force(game: Game, *, mobile: bool = False) -> Steps[None]:
    """Offer to merge the tank battalions at the beginning of a movement phase, once.

    Who wants none in a turn is not asked again before its mobile movement.
    """
    tanks = [name for name in game.state.us if game.is_tank(name)]
    refused, game.state.no_task_force = game.state.no_task_force, msgspec.UNSET
    there = any(game.us(name).place != OUTSIDE for name in tanks)
    if not there or any(game.us(name).collins for name in tanks) or (mobile and refused):
        return
    refusals = [Option(NO, T("Not in this turn"))]
    if not mobile:
        refusals.append(Option(LATER, T("Not now; ask again before the mobile movement")))
    chosen = yield Choose(
        procedure="task-force-collins",
        text=_FORM,
        heading=T("Do you form Task Force Collins? Choose the tank battalion to flip."),
        condition=T(
            "You may form it at the beginning of any movement phase, so the program asks from "
            "the first one on."
        ),
        rules=("bib:17.4",),
        opens=True,
        why=(_COLLINS,),
        options=Options(lambda: [*refusals, *(Option(n, game.us_words(n)) for n in tanks)]),
    )
    if chosen == NO and not mobile:
        game.state.no_task_force = True
    if chosen in (NO, LATER):
        return
    others = [name for name in tanks if name != chosen]
    text = T(
        "Flip {unit} to its Task Force Collins side; take {others} out of the game for good.",
        unit=game.us_name(chosen),
        others=[game.us_name(name) for name in others],
    )
    game.us(chosen).collins = True
    for name in others:
        unit = game.us(name)
        unit.place, unit.steps, unit.level = REMOVED, 0, 0
    where = game.us(chosen).place
    act, lost = us_moves(game, chosen, *others, words=text), where == LOST
    game.emit("task-force", text, "bib:17.4", act=act, unit=chosen, removed=others, lost=lost)


# -- replacement steps (bib:14.5 to bib:14.7) ----------------------------------------------------


def replacements(game: Game) -> Steps[None]:
    """Spend up to two replacement steps; what is not spent is lost (bib:14.5)."""
    near = [name for name in _depleted(game) if game.us(name).on_map]
    far = (yield from far_from_enemy(game, near)) if near else []
    able = [name for name in eligible(game) if name not in near or name in far]
    if not able:
        game.pass_by(T("Replacements"), "bib:14.5")
        return
    most = min(STEPS, len(able))
    chosen = yield Choose(
        procedure="replacement",
        text=T("Which units get your {steps} replacement steps?", steps=STEPS),
        rules=("bib:14.5", "bib:14.6", "bib:14.7"),
        opens=True,
        options=Options(
            lambda: [Option(n, _rebuilt_words(game, n), (_rule(game, n),)) for n in able]
        ),
        closed=lambda: [
            Closed(
                n,
                game.us_words(n),
                T(
                    "A Japanese unit is fewer than four hexes away, so it gets no replacement "
                    "step ashore."
                ),
                ("bib:14.7",),
            )
            for n in near
            if n not in far
        ],
        minimum=0,
        maximum=most,
        several=True,
        spends=True,
        unused=lambda picked: _unused(most - len(picked)),
    )
    for name in chosen:
        _rebuild(game, name)


def _unused(left: int) -> Text | None:
    return TN("{n} step unused", "{n} steps unused", n=left) if left else None


def eligible(game: Game) -> list[str]:
    """Return the units a step can go to; a unit takes one a turn at most (bib:14.6, B-33)."""
    lost = [name for name, unit in game.state.us.items() if unit.place == LOST]
    return [*lost, *_depleted(game)]


def _depleted(game: Game) -> Iterator[str]:
    """Yield the battalions at one step that are ashore or wait to land."""
    return (
        name
        for name, unit in game.state.us.items()
        if not game.is_support(name)
        and 0 < unit.steps < FULL
        and (unit.on_map or unit.place == AVAILABLE)
    )


def _rebuilt_words(game: Game, name: str) -> Text:
    lost = game.us(name).place == LOST
    source = T("{unit}: back to Available for Landing") if lost else T("{unit}: to full strength")
    return source.fill(unit=game.us_words(name))


def _rule(game: Game, name: str) -> str:
    return "bib:14.7" if game.us(name).on_map else "bib:14.6"


def _rebuild(game: Game, name: str) -> None:
    """Give a unit one step; it neither lands nor moves in this phase (bib:14.6, bib:14.7)."""
    unit, rule = game.us(name), _rule(game, name)
    came_back = unit.place == LOST
    unit.steps += 1
    if came_back:
        unit.place = AVAILABLE
    game.state.rebuilt.append(name)
    source = (
        T("Flip {unit} to its full side; it stays where it is in this phase.")
        if unit.steps == FULL
        else T(
            "Move {unit} to the Available for Landing box, depleted side up; it lands no earlier "
            "than the mobile movement phase."
        )
    )
    if came_back and game.is_support(name):
        source = T(
            "Move {unit} to the Available for Landing box; it lands no earlier than the mobile "
            "movement phase."
        )
    text = source.fill(unit=game.us_name(name))
    act = moves(us_id(name), words=text)
    game.emit("replacement", text, "bib:14.5", rule, act=act, unit=name, steps=unit.steps)


def _far(game: Game, units: Sequence[str]) -> list[str]:
    """Return those of the units that are four or more hexes from all Japanese (B-44)."""
    far = Island(game).far
    return [name for name in units if game.us(name).place in far]


def _ask_far(game: Game, units: Sequence[str]) -> Steps[list[str]]:
    """Ask which depleted battalions ashore are far enough from the enemy (bib:14.7)."""
    told = yield Choose(
        procedure="far-from-enemy",
        text=T("Which of these depleted units are at least four hexes from every Japanese unit?"),
        rules=("bib:14.7",),
        options=Options(lambda: words.units(game, units)),
        minimum=0,
        maximum=len(units),
        several=True,
        question=True,
        tell=T(
            "Count the Japanese unit's hex, not your own: there must be three hexes between them."
        ),
    )
    return [name for name in units if name in told]


far_from_enemy = Question("far-from-enemy", _far, _ask_far)
"""Those of the units that are four or more hexes from all Japanese (bib:14.7)."""


# -- the 3rd Marine Division (bib:14.4) -----------------------------------------------------------


def call_forward(game: Game) -> Steps[None]:
    """Offer the regiments in the US Reserves box, and the tanks with any of them (B-34)."""
    waiting = regiments(game)
    most = min(len(waiting), turns_left(game))
    if game.state.turn == 1 or not most:
        game.pass_by(T("Reserves"), "bib:14.4")
        return
    chosen = yield Choose(
        procedure="reserves",
        text=T(
            "Which regiments of the 3rd Marine Division do you call forward? Each makes the game "
            "a turn shorter; turn {last} is the last now.",
            last=game.state.last_turn,
        ),
        heading=T("Which regiments of the 3rd Marine Division do you call forward?"),
        condition=T(
            "Each makes the game a turn shorter; turn {last} is the last now.",
            last=game.state.last_turn,
        ),
        rules=("bib:14.4", "bib:12.1"),
        why=(_WITH_TANKS,) if tanks(game) else (),
        opens=True,
        options=Options(lambda: _forward(game, waiting)),
        minimum=0,
        maximum=len(waiting) + len(tanks(game)),
        several=True,
        agrees=lambda answer: _too_many(answer, most),
    )
    for name in chosen:
        _bring(game, name)
    if chosen:
        count = TN("{n} regiment", "{n} regiments", n=len(game.state.regiments))
        text = T(
            "{count} called forward: the game ends with turn {last}.",
            count=count,
            last=game.state.last_turn,
        )
        game.emit("game-length", text, "bib:12.1", "bib:14.4", act=text, last=game.state.last_turn)


def regiments(game: Game) -> list[str]:
    """Return the regiments waiting in the US Reserves box."""
    found = {
        game.data.us[name].regiment
        for name, unit in game.state.us.items()
        if unit.place == RESERVES and game.data.us[name].regiment
    }
    return sorted(found, key=lambda name: (len(name), name))


def tanks(game: Game) -> list[str]:
    """Return the tank battalion waiting in the US Reserves box."""
    return [n for n, unit in game.state.us.items() if unit.place == RESERVES and game.is_tank(n)]


def regiment_name(regiment: str) -> Text:
    """Return how a regiment is called."""
    return _REGIMENTS.get(regiment, T("Marine regiment {number}")).fill(number=regiment)


def turns_left(game: Game) -> int:
    """Return how many regiments can come before the last turn would lie in the past (B-34)."""
    return game.state.last_turn - game.state.turn


def _forward(game: Game, waiting: list[str]) -> list[Option]:
    listed = [Option(name, regiment_name(name), ("bib:14.4",)) for name in waiting]
    return [*listed, *(Option(TANKS, game.us_name(name), ("bib:14.4",)) for name in tanks(game))]


def _too_many(answer: Value, most: int) -> Text | None:
    count = sum(name != TANKS for name in answer)
    if TANKS in answer and not count:
        return T("The tank battalion comes forward only with a regiment.")
    if count > most:
        fewer = TN("{n} regiment", "{n} regiments", n=most)
        return T("At most {most}: with more, the last turn would already be over.", most=fewer)
    return None


def _bring(game: Game, chosen: str) -> None:
    units = tanks(game) if chosen == TANKS else _units_of(game, chosen)
    if chosen != TANKS:
        game.state.regiments.append(chosen)
    for name in units:
        game.us(name).place = AVAILABLE
        game.state.called.append(name)
    text = T(
        "Move {units} to the Available for Landing box.",
        units=[game.us_name(name) for name in units],
    )
    act = moves(*map(us_id, units), words=text)
    game.emit("reserves", text, "bib:14.4", act=act, units=units)


def _units_of(game: Game, regiment: str) -> list[str]:
    """Return the four units of a regiment: they come together."""
    return [
        name
        for name, unit in game.state.us.items()
        if unit.place == RESERVES and game.data.us[name].regiment == regiment
    ]


_FORM = T(
    "You may form Task Force Collins as any movement phase begins, from the first one "
    "on. Which tank battalion do you flip?"
)
_COLLINS = T(
    "One tank battalion becomes the task force, with the factors of its back; it is replaced "
    "like any support unit. The two others leave the game for good and do not count as losses. "
    "Early in the game you do not need it."
)
_WITH_TANKS = T(
    "The division's tank battalion comes with any of them and costs no turn: choose it as well."
)
_REGIMENTS = {
    "3": T("3rd Marines"),
    "9": T("9th Marines"),
    "21": T("21st Marines"),
    "23": T("23rd Marines"),
    "24": T("24th Marines"),
    "25": T("25th Marines"),
    "26": T("26th Marines"),
    "27": T("27th Marines"),
    "28": T("28th Marines"),
}
