"""Count the losses and name the winner (bib:12.0)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.state import AVAILABLE, DEPLETED, LOST, Result

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
    trace = tuple(Text(_PART, count=f"{n:+d}", part=Text(PARTS[part])) for part, n in parts.items())
    rule = "bib:12.2" if left else "bib:12.3"
    text = Text(_END, result=Text(RESULTS[result]), losses=total)
    game.emit("final", text, rule, trace=trace, losses=total, result=result, left=left)
    yield from ()  # a procedure like all others, though it asks nothing


PARTS = {
    "eliminated": QT_TRANSLATE_NOOP("bib", "battalions in the Eliminated Units box, two each"),
    "depleted": QT_TRANSLATE_NOOP("bib", "depleted battalions"),
    "unused": QT_TRANSLATE_NOOP("bib", "turns not needed, minus two each"),
}
RESULTS = {
    "epic": QT_TRANSLATE_NOOP(
        "bib", "The Japanese still hold out on the island: an epic Japanese victory."
    ),
    "japan": QT_TRANSLATE_NOOP("bib", "The price was too high: a Japanese victory."),
    "draw": QT_TRANSLATE_NOOP("bib", "The island is yours, but at such a price it is a draw."),
    "us": QT_TRANSLATE_NOOP("bib", "The island is yours at a price you can pay: a US victory."),
}
_PART = QT_TRANSLATE_NOOP("bib", "{count} {part}")
_END = QT_TRANSLATE_NOOP("bib", "{result} Losses: {losses}.")
