"""Count the losses and name the winner (bib:12.0)."""

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import AVAILABLE, LOST
from beachmaster.games.bloodbath.state import DEPLETED, Result
from beachmaster.games.bloodbath.texts import T

US_AT_MOST, JAPAN_AT_LEAST = 12, 20
ELIMINATED, WEAK, UNUSED = 2, 1, -2


def losses(game: Game) -> dict[str, int]:
    """Return the losses by source: battalions only, where the counters are now (bib:12.3)."""
    battalions = [unit for name, unit in game.state.us.items() if not game.is_support(name)]
    gone = sum(unit.place == LOST for unit in battalions)
    weak = sum(
        unit.steps == DEPLETED and (unit.on_map or unit.place == AVAILABLE) for unit in battalions
    )
    return {
        "eliminated": ELIMINATED * gone,
        "depleted": WEAK * weak,
        "unused": UNUSED * unused_turns(game),
    }


def unused_turns(game: Game) -> int:
    """Return the turns not needed, counted to the shortened last turn (bib:12.3, B-34)."""
    return max(0, game.state.last_turn - game.state.turn)


def winner(total: int) -> str:
    """Return who wins by losses: us, draw or japan (bib:12.3)."""
    if total <= US_AT_MOST:
        return "us"
    return "japan" if total >= JAPAN_AT_LEAST else "draw"


def finish(game: Game) -> Steps[None]:
    """End the game: epic victory with a Japanese unit on the map, else by losses (12.2, B-43)."""
    left = sum(1 for _ in game.japanese())
    parts = losses(game)
    total = sum(parts.values())
    result = "epic" if left else winner(total)
    game.state.result = Result(total, result, parts)
    game.state.over = True
    trace = tuple(
        T("{part}: {count}.", count=f"{n:+d}", part=PARTS[part]) for part, n in parts.items()
    )
    rule = "bib:12.2" if left else "bib:12.3"
    text = T("{result} Losses: {losses}.", result=RESULTS[result], losses=total)
    game.emit("final", text, rule, trace=trace, losses=total, result=result, left=left)
    yield from ()  # a procedure like all others, though it asks nothing


PARTS = {
    "eliminated": T("battalions in the Eliminated Units box, two each"),
    "depleted": T("depleted battalions"),
    "unused": T("turns not needed, minus two each"),
}
RESULTS = {
    "epic": T("The Japanese still hold out on the island: an epic Japanese victory."),
    "japan": T("The price was too high: a Japanese victory."),
    "draw": T("The island is yours, but at such a price it is a draw."),
    "us": T("The island is yours at a price you can pay: a US victory."),
}
