"""The tracked board: a digital twin of the map that answers the rules' questions at once."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps, told
from beachmaster.engine.prompt import Closed, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.boards.questions import Ground, Targets, WayBack
from beachmaster.games.bloodbath.boards.tracked_japan import JapaneseQuestions
from beachmaster.games.bloodbath.game import OPENING, Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.stacking import fighters
from beachmaster.games.bloodbath.texts import T

NONE = ""


class TrackedBoard(JapaneseQuestions):
    """Answer from the state and the board file; note each answer in `facts` for a table's twin."""

    def __init__(self, board: Prints) -> None:
        self.board = board
        # A table does not know when nobody is left to attack, and asks once more.
        self.facts: dict[tuple[str, tuple[str, ...]], Value] = {("attack-target", ()): NONE}

    # -- US movement -----------------------------------------------------------------------------

    def red_hexes(self, game: Game) -> Steps[int]:
        """Count the initial deployment hexes (bib:11.2)."""
        count = len(self.board.deployment)
        self.note(game, "red-hexes", (), count)
        return told(count)

    def left_over(self, game: Game) -> Steps[int]:
        """Count the units of the deal that have no red hex (bib:11.2, B-17)."""
        count = len(game.state.japan) - len(self.board.deployment)
        self.note(game, "left-over", (), count)
        return told(count)

    def movement(self, game: Game, mobile: bool) -> Steps[None]:
        """Let the player land and move units one after another, or several in one answer."""
        from beachmaster.games.bloodbath.movement import move_units  # it moves on this board

        yield from move_units(game, self, mobile)

    def far_from_enemy(self, game: Game, units: Sequence[str]) -> Steps[list[str]]:
        """Measure the distance to the nearest Japanese unit (B-44)."""
        island = Island(game)
        far = [name for name in units if game.us(name).place in island.far]
        self.note(game, "far-from-enemy", (), far)
        return told(far)

    def airfields(self, game: Game) -> Steps[int]:
        """Look for Japanese units and zones of control on the airfields (bib:16.1, B-29)."""
        count = Island(game).airfields_free()
        self.note(game, "airfields", (), count)
        return told(count)

    # -- attacks ---------------------------------------------------------------------------------

    def choose_target(
        self,
        game: Game,
        procedure: str,
        text: Text,
        rules: tuple[str, ...],
        subjects: tuple[str, ...],
        among: Targets,
    ) -> Steps[str]:
        """Let the player pick the hex of a Japanese unit that fits."""
        place = yield Place(
            procedure=procedure,
            subjects=subjects,
            text=text,
            rules=rules,
            why=among.why,
            side=among.side,
            opens=procedure in OPENING,
            options=Options(lambda: self._pointed(game, among)),
            closed=lambda: self._not_pointed(game, among, rules),
            secret=among.side == "japan",
        )
        if place == NONE:
            return ""
        found = game.at(place)
        assert found is not None
        return found

    def _pointed(self, game: Game, among: Targets) -> list[Option]:
        words = game.own_name if among.side == "japan" else game.japanese_name
        listed = [Option(game.unit(name).place, words(name)) for name in self._fitting(game, among)]
        end = [Option(NONE, T("None, or no more"))] if among.optional or not listed else []
        return [*listed, *end]

    def _not_pointed(self, game: Game, among: Targets, rules: tuple[str, ...]) -> list[Closed]:
        fitting = set(self._fitting(game, among))
        return [
            Closed(unit.place, game.japanese_name(name), among.reason, rules)
            for name, unit in game.japanese()
            if name not in fitting
        ]

    def _fitting(self, game: Game, among: Targets) -> list[str]:
        return [
            name
            for name, _ in game.japanese()
            if name not in among.barred
            and (among.listed is None or name in among.listed)
            and (among.adjacent_to is None or self.attackers(game, name, among.adjacent_to))
        ]

    def attack_possible(self, game: Game, able: Sequence[str], barred: Sequence[str] = ()) -> bool:
        """Tell whether any Japanese unit not barred can be attacked by one of the units."""
        return any(
            self.attackers(game, name, able) for name, _ in game.japanese() if name not in barred
        )

    def attackers(self, game: Game, target: str, able: Sequence[str]) -> list[str]:
        """Return the able units next to the target, or on it, that fight in their stacks.

        Who landed on a Japanese unit attacks that one and no other (bib:14.2).
        """
        island, place = Island(game), game.unit(target).place
        near = {place, *self.board.neighbours(place)}
        return [
            name
            for name in able
            if game.us(name).place in near and self._may_attack(island, name, place)
        ]

    def _may_attack(self, island: Island, name: str, place: str) -> bool:
        game, here = island.game, island.game.us(name).place
        if name in game.state.opposed:
            return here == place
        if here == place or not island.adjacent(here, place) or island.closed_to(name, place):
            return False
        return name in fighters(game, here, island.landing_beach(here))

    def stacks(self, game: Game, place: str, units: Sequence[str]) -> Steps[None]:
        """Note who shares a hex with the attackers; nobody for a unit that stands alone."""
        self.note(game, "stacks", (place,), {name: self._others(game, name) for name in units})
        return told(None)

    def stack(self, game: Game, unit: str, whole: bool = False) -> Steps[list[str]]:
        """Return the units in the same hex, the top one first."""
        del whole
        self.note(game, "stack", (unit,), self._others(game, unit))
        return told(game.us_in(game.us(unit).place))

    def _others(self, game: Game, unit: str) -> list[str]:
        names = game.us_in(game.us(unit).place)
        return names if len(names) > 1 else []

    def us_at(self, game: Game, place: str) -> Steps[list[str]]:
        """Return the US units in a hex, the top one first."""
        names = game.us_in(place)
        self.note(
            game,
            "us-at",
            (place,),
            {"units": names, "terrain": self.board.terrain(place), "hill": self.board.hill(place)},
        )
        return told(names)

    def on_landing_beach(self, game: Game, unit: str) -> Steps[bool]:
        """Tell whether a unit's hex is a landing beach of the chosen coast."""
        found = Island(game).landing_beach(game.us(unit).place)
        self.note(game, "on-landing-beach", (unit,), found)
        return told(found)

    def ground(self, game: Game, place: str) -> Steps[Ground]:
        """Return what the map prints in a hex."""
        prints = self.board
        found = Ground(prints.terrain(place), prints.hill(place), prints.sector(place))
        facts = {"terrain": found.terrain, "sector": found.sector, "hill": found.hill}
        self.note(game, "ground", (place,), facts)
        return told(found)

    # -- retreat and advance ---------------------------------------------------------------------

    def way_back(self, game: Game, units: Sequence[str], hexes: int, instead: str) -> WayBack:
        """Tell whether units of one hex have a way back; a table asks even where there is none."""
        from beachmaster.games.bloodbath.ways_back import way_back  # it moves on this board

        self.note(game, "retreat-or-stand", (units[0],), instead)
        return way_back(Island(game), units, hexes)

    def retreat(self, game: Game, units: Sequence[str], hexes: int) -> Steps[WayBack]:
        """Let the player pick where the units go."""
        from beachmaster.games.bloodbath.ways_back import fall_back  # it moves on this board

        return (yield from fall_back(game, self, units, hexes))

    def retreat_japanese(self, game: Game, counter: str, hexes: int) -> Steps[WayBack]:
        """Find the Japanese unit's way back."""
        from beachmaster.games.bloodbath.ways_back import fall_back_japanese  # it moves here

        return (yield from fall_back_japanese(game, self, counter, hexes))

    def advance(self, game: Game, place: str, able: Sequence[str]) -> Steps[list[str]]:
        """Offer the emptied hex to the units that may enter it."""
        from beachmaster.games.bloodbath.advance import advance  # it moves on this board

        return (yield from advance(game, self, place, able))
