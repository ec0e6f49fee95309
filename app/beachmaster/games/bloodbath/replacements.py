"""US replacement steps: at sea and on the map (bib:14.5 to bib:14.7)."""

from collections.abc import Iterator

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import AVAILABLE, LOST
from beachmaster.games.bloodbath.state import FULL
from beachmaster.games.bloodbath.texts import T

STEPS = 2
RULES = ("bib:14.5", "bib:14.6", "bib:14.7")


def replacements(game: Game) -> Steps[None]:
    """Spend up to two replacement steps; what is not spent is lost (bib:14.5)."""
    near = [name for name in _depleted(game) if game.us(name).on_map]
    far = (yield from game.board.far_from_enemy(game, near)) if near else []
    able = [name for name in _eligible(game) if name not in near or name in far]
    if not able:
        return
    chosen = yield Choose(
        procedure="replacement",
        text=T("Which units get your {steps} replacement steps?", steps=STEPS),
        rules=RULES,
        opens=True,
        options=Options(lambda: [Option(n, _words(game, n), (_rule(game, n),)) for n in able]),
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
        maximum=min(STEPS, len(able)),
        several=True,
        spends=True,
    )
    for name in chosen:
        _rebuild(game, name)


def _eligible(game: Game) -> list[str]:
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


def _words(game: Game, name: str) -> Text:
    return _WORDS[game.us(name).place == LOST].fill(unit=game.us_words(name))


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
        T("Turn {unit} to its full side; it stays put in this phase.")
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
    game.emit("replacement", text, "bib:14.5", rule, act=text, unit=name, steps=unit.steps)


_WORDS = {
    True: T("{unit}: back to Available for Landing"),
    False: T("{unit}: to full strength"),
}
