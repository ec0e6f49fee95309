"""What moves on a table board: redeployment, retreat and advance, told by the player."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm, Number, Record
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import capture
from beachmaster.games.hell_on_earth.boards import fields, naming
from beachmaster.games.hell_on_earth.boards import told as memory
from beachmaster.games.hell_on_earth.boards.questions import ADVANCE_RULE
from beachmaster.games.hell_on_earth.boards.table_beaches import TableBeaches, name_beaches
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import ON_MAP
from beachmaster.games.hell_on_earth.state import Space
from beachmaster.games.hell_on_earth.texts import T


class TableMoves(TableBeaches):
    """Ask where units end up when the rules move them."""

    # -- redeployment --------------------------------------------------------------------------

    def redeployment_sector(self, game: Game, counter: str, die: int) -> Steps[int]:
        """Ask which sector takes the unit."""
        place = game.unit(counter).place
        sector: int = yield Number(
            procedure="redeployment-sector",
            subjects=(place,),
            text=T(
                "From sector {die} upward (1 follows 6): the first with Japanese units and a free "
                "hex?",
                die=die,
            ),
            rules=("hoe:5.4.2.5.2",),
            minimum=0,
            maximum=6,
            question=True,
            tell=T(
                "The moving unit still counts where it stands; answer 0 where no sector will do."
            ),
        )
        return sector

    def redeploy(self, game: Game, counter: str, sector: int, die: int) -> Steps[None]:
        """Ask where the unit ends up and what it takes back."""
        origin = game.unit(counter).place
        told = yield Record(
            procedure="redeploy",
            subjects=(origin,),
            text=T(
                "Sector {sector}, from redeployment hex {die} upward: where does the unit end up?",
                sector=sector,
                die=die,
            ),
            rules=("hoe:5.4.2.5.2",),
            fields=fields.redeployment(game),
            agrees=lambda given: naming.taken(game, given["place"]),
            question=True,
            tell=T("The first free redeployment hex; its own is not free."),
        )
        game.unit(counter).place = told["place"]
        memory.japanese_moved(game.state, counter)
        game.state.spaces.setdefault(told["place"], Space()).sector = sector
        if told.get("objective", "none") != "none":
            capture.lose_objective(game, told["objective"])
        if told.get("artillery", False):
            capture.set_artillery(game, game.state.artillery - 1)

    # -- retreat and advance -------------------------------------------------------------------

    def pinned(self, game: Game, unit: str, target: str) -> Steps[bool]:
        """Know it next to a living target; ask on a beach when the target is gone."""
        if not self.on_beach(game, unit):
            return False
        if game.unit(target).alive or memory.known_in_zoc(game, unit):
            return True
        answer: bool = yield Confirm(
            procedure="pinned",
            subjects=(unit,),
            text=T(
                "Is {unit} on its beach still next to a Japanese unit?", unit=game.us_name(unit)
            ),
            rules=("hoe:5.3.2.3",),
            question=True,
        )
        if answer:
            memory.in_zoc(game.state, unit)
        return answer

    def may_retreat(self, game: Game, unit: str, target: str, place: str) -> bool:
        """Leave the hexes to the player."""
        return True

    def retreat(self, game: Game, unit: str, place: str, organised: bool) -> Steps[str]:
        """Let the player move the unit back and ask how it ended (H-64)."""
        away = organised and game.ruling("H-64") == "away"
        told = yield Record(
            procedure="retreat",
            subjects=(unit,),
            text=(
                T("Move {unit} one or two hexes away. How did it end?")
                if organised
                else T("Move {unit} two hexes in any direction. How did it end?")
            ).fill(unit=game.us_name(unit)),
            rules=("hoe:5.4.2.9.4" if organised else "hoe:5.4.2.9.3",),
            fields=fields.retreat(game, unit, organised),
            question=True,
            tell=T(
                "Each hex is farther from the target. It stops where it enters a hex next to a "
                "Japanese unit; it never ends on a US unit."
            )
            if away
            else T(
                "It stops where it enters a hex next to a Japanese unit; it never ends on a US "
                "unit."
            ),
        )
        result = str(told["result"])
        if result == "none":
            return result
        memory.us_moved(game.state, unit)
        if result == "zoc":
            memory.in_zoc(game.state, unit)
        game.us(unit).place = ON_MAP
        if told["beach"]:
            yield from name_beaches(game, [unit], unit)
        _captures(game, told)
        return result

    def advance(
        self,
        game: Game,
        place: str,
        able: Sequence[str],
        barred_by_zoc: bool,
        rule: str = ADVANCE_RULE,
    ) -> Steps[str]:
        """Ask who advanced and what was captured; a unit known to be barred is left out."""
        if barred_by_zoc:
            able = [name for name in able if not memory.known_in_zoc(game, name)]
        if not able:
            return ""
        told = yield Record(
            procedure="advance",
            subjects=(place,),
            text=T("Does a unit advance into {place}?", place=place),
            rules=(rule,),
            fields=fields.advance(game, able),
            question=True,
            tell=T("Not one that is next to another Japanese unit.")
            if barred_by_zoc
            else T("Other Japanese units next to it do not matter here."),
        )
        if told["unit"] == "none":
            return ""
        game.us(told["unit"]).place = ON_MAP
        memory.us_moved(game.state, told["unit"])
        _captures(game, told)
        return str(told["unit"])


def _captures(game: Game, told: dict[str, Value]) -> None:
    if told.get("objective", "none") != "none":
        capture.take_objective(game, told["objective"])
    if told.get("artillery", False):
        capture.set_artillery(game, game.state.artillery + 1)
