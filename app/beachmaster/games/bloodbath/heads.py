"""Say what holds in a phase as it begins; what always holds is said in the first turn (bib:4.1)."""

from collections.abc import Callable, Iterator, Mapping

from beachmaster.engine.coach import Line
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import AVAILABLE
from beachmaster.games.bloodbath.reinforcements import STEPS, eligible
from beachmaster.games.bloodbath.texts import TN, T


def _first(game: Game) -> bool:
    return game.state.turn == 1


def _landing(game: Game) -> Iterator[Line]:
    """Yield how many units wait to land (bib:14.1)."""
    waiting = sum(unit.place == AVAILABLE for unit in game.state.us.values())
    if waiting:
        words = TN(
            "{n} unit is Available for Landing.", "{n} units are Available for Landing.", n=waiting
        )
        yield Line(words, ("bib:14.1",))


def _arriving(game: Game) -> Iterator[Line]:
    """Yield what comes to the island, and what may be rebuilt (bib:14.1, bib:14.5)."""
    weak = [game.us_name(name) for name in eligible(game)]
    if weak:
        yield Line(
            T(
                "You have {steps} replacement steps, at most one per unit; unused steps are lost. "
                "Candidates: {units}; one on the island must be at least four hexes from every "
                "Japanese unit.",
                steps=STEPS,
                units=weak,
            ),
            ("bib:14.5", "bib:14.6", "bib:14.7"),
        )
    elif _first(game):
        yield Line(
            T(
                "No unit has lost a step yet. From then on you get {steps} replacement steps a "
                "turn, and cannot keep them for later.",
                steps=STEPS,
            ),
            ("bib:14.5",),
        )
    yield from _landing(game)


def _attacking(game: Game) -> Iterator[Line]:
    """Yield what a result does to a unit that is dug in (bib:20.2)."""
    if _first(game):
        yield Line(
            T(
                "A dug-in unit never retreats: after an A result or no effect it redeploys in "
                "place. An Exchange, D2 or D3 takes a second die."
            ),
            ("bib:7.6", "bib:20.2.1", "bib:20.2.2", "bib:20.2.3", "bib:20.2.4"),
        )


def _coming(game: Game) -> Iterator[Line]:
    """Yield how the Japanese move, and what bars a Banzai and a replacement (bib:20.1)."""
    if _first(game) and not game.two_players:
        yield Line(T("The Japanese move only by redeployment or Banzai attack."), ("bib:20.1",))
    if _first(game):
        yield Line(
            T(
                "A sector without a dug-in unit on its red or white hexes is cleared for good: "
                "no replacement comes there."
            ),
            ("bib:18.0", "bib:19.5"),
        )
    if not game.state.suribachi:
        yield Line(
            T(
                "There is no Banzai attack before Mount Suribachi is cleared: no Japanese unit "
                "on any of its red hexes."
            ),
            ("bib:20.5", "bib:22.0"),
        )


def _firing(game: Game) -> Iterator[Line]:
    """Yield whom the Japanese guns hit in a stack (bib:21.5)."""
    if _first(game):
        yield Line(T("The Japanese guns fire at each unit of a stack separately."), ("bib:21.5",))


POSSIBLE: Mapping[str, Callable[[Game], Iterator[Line]]] = {
    "us-movement": _arriving,
    "us-combat": _attacking,
    "mobile-movement": _landing,
    "japanese-movement": _coming,
    "japanese-combat": _firing,
}
