"""What moves on a table board: the movement check-list, retreats and advances, as told."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Options, Place, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.beaches import A_PHASE, why_not_land
from beachmaster.games.bloodbath.boards import fields, naming
from beachmaster.games.bloodbath.boards.fields import BEACH
from beachmaster.games.bloodbath.boards.memory import Memory
from beachmaster.games.bloodbath.boards.questions import WayBack
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import ON_MAP
from beachmaster.games.bloodbath.stacking import PAIR, may_share
from beachmaster.games.bloodbath.texts import T


class TableMoves(Memory):
    """Ask where units end up when the rules move them, and remember who stands with whom."""

    # -- movement --------------------------------------------------------------------------------

    def movement(self, game: Game, mobile: bool) -> Steps[None]:
        """Let the player move the real counters, then ask who has landed (bib:14.2)."""
        able = [name for name in game.state.us if why_not_land(game, name, {}) is None]
        if not able and not game.us_on_map():
            return
        _send_off(game, mobile)
        told: dict[str, Value] = {"landed": [], "opposed": []}
        if able:
            told = yield Record(
                procedure="moved",
                text=T("Who has landed? Answer when all your units have moved."),
                rules=("bib:14.2", "bib:14.3"),
                fields=fields.moved(game, able, A_PHASE),
                agrees=lambda given: _landed_too(game, given),
                question=True,
                tell=T("A landing on a beach hex with a Japanese unit must attack."),
            )
        for name in game.us_on_map():
            game.us(name).place, game.us(name).level = ON_MAP, 0
        for name in told["landed"]:
            yield from self._land(game, name, name in told["opposed"])

    def _land(self, game: Game, name: str, opposed: bool) -> Steps[None]:
        """Put a unit ashore; on the enemy, ask where (bib:14.2)."""
        place = ON_MAP
        if opposed:
            place = yield Place(
                procedure="landing-hex",
                subjects=(name,),
                text=T("In which hex did {unit} land on a Japanese unit?", unit=game.us_name(name)),
                rules=("bib:14.2",),
                options=Options(lambda: fields.japanese(game)),
                free=bool(naming.unnamed(game)),
                agrees=lambda word: _not_landed_on(game, word),
                question=True,
            )
            self.named(game, place)
            naming.space(game, place).terrain = BEACH
        game.us(name).place, game.us(name).level = place, 0
        game.emit("landed", T("{unit}: ashore.", unit=game.us_name(name)), "bib:14.2", unit=name)
        if opposed:
            game.state.opposed[name] = place
            must = T(
                "{unit} landed on the Japanese unit in {place} and must attack it.",
                unit=game.us_name(name),
                place=place,
            )
            game.emit("opposed-landing", must, "bib:14.2", unit=name, place=place)

    # -- retreat and advance ---------------------------------------------------------------------

    def way_back(self, game: Game, units: Sequence[str], hexes: int, instead: str) -> WayBack:
        """Leave the hexes to the player, who tells afterwards how the retreat went."""
        return "unknown"

    def retreat(self, game: Game, units: Sequence[str], hexes: int) -> Steps[WayBack]:
        """Ask how a retreat ended, and whom the units joined (bib:7.7)."""
        told = yield Record(
            procedure="retreat",
            subjects=(units[0],),
            text=_RETREAT.fill(units=[game.us_name(name) for name in units], count=hexes),
            rules=("bib:7.7", "bib:7.7.2"),
            fields=(fields.way(game), fields.joins(game, units)),
            question=True,
            tell=T(
                "Each hex must take it farther from where it stood; all units of the hex go "
                "together, and nobody is pushed aside where they end."
            ),
        )
        end: WayBack = told["way"]
        if end == "open":
            self.gone_from(units)
            for name in units:
                game.us(name).place = ON_MAP
            self.note_stack([*told["joins"], *units])
        return end

    def retreat_japanese(self, game: Game, counter: str, hexes: int) -> Steps[WayBack]:
        """Ask how a face-up Japanese unit falls back, and where it ends (bib:7.7)."""
        start = game.unit(counter).place
        told = yield Record(
            procedure="retreat-japanese",
            subjects=(start,),
            text=_RETREAT.fill(units=[game.japanese_name(counter)], count=hexes),
            rules=("bib:7.7",),
            fields=(
                fields.way(game),
                fields.hexes(T("your word for the hex it ends in, if it could go"), "place"),
            ),
            agrees=lambda given: _one_end(game, given),
            side="japan",
            question=True,
            tell=T("It ends in a hex that holds no unit of either side."),
        )
        if told["place"]:
            game.unit(counter).place = told["place"][0]
        end: WayBack = told["way"]
        return end

    def advance(self, game: Game, place: str, able: Sequence[str]) -> Steps[list[str]]:
        """Ask who advances: one unit, or a pair (bib:7.9)."""
        told = yield Record(
            procedure="advance",
            subjects=(place,),
            text=T("Who advances into {place}?", place=place),
            rules=("bib:7.9", "bib:17.2"),
            fields=(
                fields.lists(game, "units", T("unit that advances, with its partner"), able, PAIR),
            ),
            agrees=lambda given: (
                None
                if may_share(game, given["units"])
                else T("Two advance only together, and one is a support unit.")
            ),
            question=True,
            tell=T("One attacking unit, with the support unit of its hex; or nobody."),
        )
        moved = list(told["units"])
        self.gone_from(moved)
        for name in moved:
            game.us(name).place = place
        self.note_stack(moved)
        return moved


def _send_off(game: Game, mobile: bool) -> None:
    """Tell the player to move, and who must not (bib:14.6, bib:14.7)."""
    text = (
        T(
            "Land up to eight units, two on each colored beach and one in a hex; move the others "
            "with half their allowance."
        )
        if mobile
        else T(
            "Land up to eight units, two on each colored beach and one in a hex; move or redeploy."
        )
    )
    phase = "bib:4.1.1" if mobile else "bib:15.0"
    game.emit("move", text, "bib:5.2", "bib:14.2", phase, act=text)
    if game.state.rebuilt:
        units = [game.us_name(name) for name in game.state.rebuilt]
        stay = T("These got a replacement step and stay where they are: {units}.", units=units)
        game.emit("stay", stay, "bib:14.6", "bib:14.7", act=stay)


def _landed_too(game: Game, given: dict[str, list[str]]) -> Text | None:
    """Hold landings on the enemy to landings, and to as many as there are Japanese units."""
    if not set(given["opposed"]) <= set(given["landed"]):
        return T("Only a unit that has landed can stand on a Japanese unit.")
    held = sum(1 for _ in game.japanese())
    return (
        T("No more units can land on Japanese units than there are: {most}.", most=held)
        if len(given["opposed"]) > held
        else None
    )


def _not_landed_on(game: Game, word: str) -> Text | None:
    """Refuse a hex that another unit has landed on: one a hex (bib:14.2)."""
    return (
        T("Another unit has landed there: one a hex.")
        if word in game.state.opposed.values()
        else (naming.reserved(word) if game.at(word) is None else None)
    )


def _one_end(game: Game, given: dict[str, Value]) -> Text | None:
    """Hold the player to one hex for an open retreat and to none for another."""
    places = given["place"]
    if len(places) != (given["way"] == "open"):
        return T("Name one hex where the way is open, and none where it is not.")
    return naming.first(naming.taken(game, word) for word in places)


_RETREAT = T("Retreat by {count}: {units}. How did it go?")
