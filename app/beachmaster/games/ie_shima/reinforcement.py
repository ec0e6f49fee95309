"""The Reinforcement Phase: Special Units return, the 307th and support arrive (ies:6.2)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, options_of
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima import advantage, rolls, suffering
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import LATER, OUT
from beachmaster.games.ie_shima.roster import ARRIVALS, ORDER, is_special
from beachmaster.games.ie_shima.texts import TN, T

DR, ADVANTAGE = "dr", "advantage"
SIX = 6
"""How many Special Units the Advantage brings back (ies:15.1.a)."""
SUPPORT_TURNS = {
    2: T("The 304th Artillery Battalion is there: Artillery Support Calls are possible."),
    3: T("The 706th Tank Battalion is there: Tank Support Calls are possible."),
}


def reinforcement(game: Game) -> Steps[None]:
    """Bring back Special Units, then what arrives for the Americans (ies:6.2.1, ies:6.2.2)."""
    yield from _specials(game)
    _arrivals(game)
    advantage.shift(game)


def eliminated(game: Game) -> list[str]:
    """Return the eliminated Special Units."""
    found = game.field.of("japan", OUT)
    return sorted((unit for unit in found if is_special(unit)), key=ORDER.__getitem__)


def _specials(game: Game) -> Steps[None]:
    gone = eliminated(game)
    if not gone:
        game.pass_by(T("Special Units returning"), "ies:6.2.1")
        return
    if (yield from _source(game)) == ADVANTAGE:
        advantage.spend(game, "ies:15.1.a")
        count = min(SIX, len(gone))
    else:
        die = rolls.returning(game.bid, len(gone))
        count = yield from rolls.throw(game, die, T("How many Special Units return?"))
    if not count:
        return
    chosen = gone if count >= len(gone) else (yield _which(game, gone, count))
    suffering.returned(game, [str(unit) for unit in chosen], "ies:6.2.1")


def _source(game: Game) -> Steps[str]:
    if game.holder != "japan":
        return DR
    chosen = yield Choose(
        procedure="special-source",
        side="japan",
        text=T("Roll for Special Units, or spend the Advantage for up to six?"),
        rules=("ies:6.2.1", "ies:15.1.a"),
        options=options_of(
            Option(DR, T("Roll two dice: half of them, rounded down.")),
            Option(ADVANTAGE, T("Spend the Advantage: up to six.")),
        ),
        usual=DR,
    )
    return str(chosen)


def _which(game: Game, gone: list[str], count: int) -> Choose:
    return Choose(
        procedure="special-return-which",
        side="japan",
        text=TN(
            "Which Special Unit returns, if any?",
            "Which Special Units return, {n} at most?",
            n=count,
        ),
        rules=("ies:6.2.1",),
        options=Options(lambda: [Option(unit, game.name(unit)) for unit in gone]),
        minimum=0,
        maximum=count,
        several=True,
        spends=True,
        unused=lambda told: _more(count, told),
    )


def _more(count: int, told: Value) -> Text | None:
    """Say how many more Special Units could return than were named."""
    left = count - len(told if isinstance(told, list) else [told])
    return TN("{n} more could return", "{n} more could return", n=left) if left > 0 else None


def _arrivals(game: Game) -> None:
    """Put the 307th into its box on 17 April, and say which support is there (ies:6.2.2)."""
    turn = game.state.turn
    waiting = [unit for unit in ARRIVALS if game.state.units[unit].place == LATER]
    if waiting:
        for unit in waiting:
            game.field.put(unit, "brown")
        words = {"units": game.names(waiting), "box": game.place("brown")}
        text, act = T("{units}: arrived in {box}."), T("Place {units} in {box}, full side up.")
        moved = moves(*waiting, words=act.fill(**words))
        game.emit("arrive", text.fill(**words), "ies:6.2.2", act=moved)
    if game.plays("advanced") and turn in SUPPORT_TURNS:
        game.emit("support-arrives", SUPPORT_TURNS[turn], "ies:19.2")
