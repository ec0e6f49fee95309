"""Task Force Collins: three tank battalions become one (bib:17.4)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import LOST, REMOVED
from beachmaster.games.bloodbath.texts import T

RULE = "bib:17.4"
NO = "no"


def form_task_force(game: Game) -> Steps[None]:
    """Offer to merge the tank battalions at the beginning of a movement phase, once."""
    tanks = [name for name in game.state.us if game.is_tank(name)]
    if any(game.us(name).collins for name in tanks):
        return
    chosen = yield Choose(
        procedure="task-force-collins",
        text=T("Form Task Force Collins? Which tank battalion is flipped?"),
        rules=(RULE,),
        opens=True,
        options=Options(
            lambda: [Option(NO, T("Not now")), *(Option(n, game.us_words(n)) for n in tanks)]
        ),
    )
    if chosen == NO:
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
    game.emit("task-force", text, RULE, act=text, unit=chosen, removed=others, lost=where == LOST)
