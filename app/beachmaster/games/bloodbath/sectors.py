"""Judge which sectors are cleared, and when Mount Suribachi falls (bib:18.0, bib:22.0)."""

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.texts import T


def check(game: Game) -> Steps[None]:
    """Look at the end of a combat phase for what has been cleared, for good (B-25, B-26)."""
    if not any(True for _ in game.japanese()):
        return
    for sector in (yield from game.board.clear_sectors(game)):
        if sector not in game.state.cleared:
            game.state.cleared = sorted([*game.state.cleared, sector])
            text = T(
                "Sector {sector} is cleared: its red and white hexes are dead from now on.",
                sector=sector,
            )
            game.emit("sector-cleared", text, "bib:18.0", sector=sector)
    if not game.state.suribachi and (yield from game.board.suribachi_clear(game)):
        game.state.suribachi = True
        game.emit(
            "suribachi",
            T(
                "Mount Suribachi is cleared: Japanese bombardment searches from 0106 upward and "
                "weakens, Banzai attacks may begin."
            ),
            "bib:22.0",
            "bib:22.1",
            "bib:22.2",
            "bib:22.3",
            act=T("Put the US flag on Mount Suribachi."),
        )
