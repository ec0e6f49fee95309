"""The table board: the player looks at the real table and answers short questions.

It asks as few questions as the rules allow and remembers what it was told until a move makes it
stale. Japanese units are named by the player's own word for the hex they stand in.
"""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Confirm, Number, Option, Options, Place, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.boards import fields, naming
from beachmaster.games.bloodbath.boards.questions import Ground, Targets
from beachmaster.games.bloodbath.boards.table_fire import FireTable
from beachmaster.games.bloodbath.boards.table_japan import JapaneseTable
from beachmaster.games.bloodbath.boards.table_moves import TableMoves
from beachmaster.games.bloodbath.game import OPENING, Game
from beachmaster.games.bloodbath.texts import T

NOBODY = ""
MOST_UNITS = 99


class TableBoard(TableMoves, FireTable, JapaneseTable):
    """Ask the player; the state remembers what was told, until the phase ends."""

    # -- US movement -----------------------------------------------------------------------------

    def red_hexes(self, game: Game) -> Steps[int]:
        """Ask how many red hexes the map has: the booklet does not say (bib:11.2)."""
        count = yield Number(
            procedure="red-hexes",
            text=T("How many hexes with a red symbol does your map have?"),
            rules=("bib:11.2",),
            minimum=1,
            maximum=MOST_UNITS,
            question=True,
            tell=T(
                "Motoyama, hex 1111, does not count: by erratum its symbol is white. Each red hex "
                "gets one unit."
            ),
        )
        return int(count)

    def left_over(self, game: Game) -> Steps[int]:
        """Ask how many Japanese units there are besides: the booklet does not say (bib:11.2)."""
        count = yield Number(
            procedure="left-over",
            text=T(
                "How many Japanese units are left when each red hex has one? They go into the "
                "container."
            ),
            rules=("bib:11.2",),
            minimum=0,
            maximum=MOST_UNITS,
            question=True,
            tell=T(
                "Count them without looking at them; the booklet does not say how many there are."
            ),
        )
        return int(count)

    def far_from_enemy(self, game: Game, units: Sequence[str]) -> Steps[list[str]]:
        """Ask which depleted battalions ashore are far enough from the enemy (bib:14.7)."""
        told = yield Choose(
            procedure="far-from-enemy",
            text=T(
                "Which of these depleted units are at least four hexes from every Japanese unit?"
            ),
            rules=("bib:14.7",),
            options=Options(lambda: fields.units(game, units)),
            minimum=0,
            maximum=len(units),
            several=True,
            question=True,
            tell=T(
                "Count the Japanese unit's hex, not your own: three hexes must lie between them."
            ),
        )
        return [name for name in units if name in told]

    def airfields(self, game: Game) -> Steps[int]:
        """Ask what the airfields give (bib:16.1)."""
        del game
        told = yield Choose(
            procedure="airfields",
            text=T("Which airfields are free of the enemy?"),
            rules=("bib:16.1",),
            options=Options(lambda: [Option(n, words) for n, words in _FREE.items()]),
            question=True,
            tell=T("Free: no hex with a part of it holds a Japanese unit or is next to one."),
        )
        return int(told)

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
        """Let the player name a unit by its hex; a new word takes a counter not named yet."""

        def options() -> list[Option]:
            listed = [
                Option(game.unit(name).place, game.japanese_name(name))
                for name in naming.known(game)
                if naming.fits(name, among)
            ]
            return [*listed, *([Option(NOBODY, T("None, or no more"))] if among.optional else [])]

        word = yield Place(
            procedure=procedure,
            subjects=subjects,
            text=text,
            rules=rules,
            why=among.why,
            side=among.side,
            opens=procedure in OPENING,
            options=Options(options),
            free=naming.new_allowed(game, among),
            agrees=lambda given: naming.unfit(game, given, among),
            tell=T(
                "Name the unit by its hex number or any word of yours; use the same one next time."
            ),
        )
        return self.named(game, word) if word != NOBODY else ""

    def attack_possible(self, game: Game, able: Sequence[str], barred: Sequence[str] = ()) -> bool:
        """Leave adjacency to the player: possible while there are units on both sides."""
        return bool(able) and any(name not in barred for name, _ in game.japanese())

    def attackers(self, game: Game, target: str, able: Sequence[str]) -> list[str]:
        """Leave adjacency to the player; who landed on the enemy attacks that one (bib:14.2)."""
        place = game.unit(target).place
        return [name for name in able if game.state.opposed.get(name, place) == place]

    def stacks(self, game: Game, place: str, units: Sequence[str]) -> Steps[None]:
        """Ask once who shares a hex with the attackers, where a support unit is ashore."""
        asked = [name for name in units if self._may_share(game, name)]
        if not asked:
            return
        told = yield Record(
            procedure="stacks",
            subjects=(place,),
            text=T("Who shares a hex with the units that attack {place}?", place=place),
            rules=("bib:17.2", "bib:14.3"),
            fields=fields.stacks(game, asked),
            question=True,
            tell=_STACKS_TELL,
        )
        for name in asked:
            self.note_stack(told[name] or [name])

    def _may_share(self, game: Game, name: str) -> bool:
        """Tell whether who stands with a unit is not known yet and can matter."""
        if name in self.seen.together or name in game.state.opposed:
            return False
        loose = [one for one in game.us_on_map() if one != name and one not in self.seen.together]
        return any(game.is_support(one) for one in loose) or (game.is_support(name) and bool(loose))

    def stack(self, game: Game, unit: str, whole: bool = False) -> Steps[list[str]]:
        """Return who was told to stand with a unit; ask where that is not known and matters."""
        if unit in game.state.opposed:
            return [unit]
        matters = len(game.us_on_map()) > 1 if whole else self._may_share(game, unit)
        if unit not in self.seen.together and matters:
            told = yield Choose(
                procedure="stack",
                subjects=(unit,),
                text=T("Who is in the hex of {unit}?", unit=game.us_name(unit)),
                rules=("bib:14.3", "bib:17.2"),
                options=Options(lambda: fields.units(game, game.us_on_map())),
                minimum=0,
                maximum=len(game.us_on_map()),
                several=True,
                agrees=lambda names: _own_stack({unit: names}),
                question=True,
                tell=_STACKS_TELL,
            )
            self.note_stack(told or [unit])
        return self.left_of(game, self.seen.together.get(unit, [unit]))

    def on_landing_beach(self, game: Game, unit: str) -> Steps[bool]:
        """Ask whether a unit stands on a landing beach, where its hex is not known (bib:11.3)."""
        ground = game.state.spaces.get(game.us(unit).place)
        if ground is not None and ground.terrain not in ("", fields.BEACH):
            return False
        answer: bool = yield Confirm(
            procedure="on-landing-beach",
            subjects=(unit,),
            text=T("Is {unit} on a landing beach of your coast?", unit=game.us_name(unit)),
            rules=("bib:11.3", "bib:14.3"),
            question=True,
        )
        return answer

    def ground(self, game: Game, place: str) -> Steps[Ground]:
        """Ask what the map prints in a hex, once in a game."""
        wanted = fields.ground(game, place, sector=game.at(place) is not None)
        if wanted:
            told = yield Record(
                procedure="ground",
                subjects=(place,),
                text=T("What does the map show in {place}?", place=place),
                rules=("bib:5.2", "bib:18.0"),
                fields=tuple(wanted),
                question=True,
                tell=T(
                    "Tell the terrain under a hill symbol. Six sectors are numbered on the map."
                ),
            )
            fields.note_ground(game, place, told)
        return fields.ground_of(game, place)


def _own_stack(given: Value) -> Text | None:
    """Refuse a stack without the unit it was asked for."""
    wrong = any(names and unit not in names for unit, names in given.items())
    return T("List the unit itself with those in its hex.") if wrong else None


_FREE = {
    0: T("Airfield No. 1 is not free"),
    1: T("only Airfield No. 1"),
    2: T("Airfields No. 1 and No. 2"),
}
_STACKS_TELL = T("Say none where a unit stands alone; list a stack from its top unit down.")
