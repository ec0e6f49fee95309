"""The table board: the player looks at the real table and answers short questions.

It asks as few questions as the rules allow and remembers what it was told until a move makes it
stale. Japanese units are named by the player's own word for the hex they stand in.
"""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Confirm, Number, Option, Options, Place, Record
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.boards import fields, naming
from beachmaster.games.bloodbath.boards.questions import Ground, Targets
from beachmaster.games.bloodbath.boards.table_fire import FireTable
from beachmaster.games.bloodbath.boards.table_japan import JapaneseTable
from beachmaster.games.bloodbath.boards.table_moves import TableMoves
from beachmaster.games.bloodbath.game import OPENING, Game

NOBODY = ""
MOST_UNITS = 99


class TableBoard(TableMoves, FireTable, JapaneseTable):
    """Ask the player; one instance serves one running phase, so its memory never grows stale."""

    # -- US movement -----------------------------------------------------------------------------

    def red_hexes(self, game: Game) -> Steps[int]:
        """Ask how many red hexes the map has: the booklet does not say (bib:11.2)."""
        count = yield Number(
            procedure="red-hexes",
            text=Text(_RED),
            rules=("bib:11.2",),
            minimum=1,
            maximum=MOST_UNITS,
            question=True,
            tell=Text(_RED_TELL),
        )
        return int(count)

    def left_over(self, game: Game) -> Steps[int]:
        """Ask how many Japanese units there are besides: the booklet does not say (bib:11.2)."""
        count = yield Number(
            procedure="left-over",
            text=Text(_LEFT_OVER),
            rules=("bib:11.2",),
            minimum=0,
            maximum=MOST_UNITS,
            question=True,
            tell=Text(_LEFT_OVER_TELL),
        )
        return int(count)

    def far_from_enemy(self, game: Game, units: Sequence[str]) -> Steps[list[str]]:
        """Ask which depleted battalions ashore are far enough from the enemy (bib:14.7)."""
        told = yield Choose(
            procedure="far-from-enemy",
            text=Text(_FAR),
            rules=("bib:14.7",),
            options=Options(lambda: fields.units(game, units)),
            minimum=0,
            maximum=len(units),
            several=True,
            question=True,
            tell=Text(_FAR_TELL),
        )
        return [name for name in units if name in told]

    def airfields(self, game: Game) -> Steps[int]:
        """Ask what the airfields give (bib:16.1)."""
        del game
        told = yield Choose(
            procedure="airfields",
            text=Text(_AIRFIELDS),
            rules=("bib:16.1",),
            options=Options(lambda: [Option(n, Text(words)) for n, words in _FREE.items()]),
            question=True,
            tell=Text(_AIRFIELDS_TELL),
        )
        return int(told)

    # -- attacks ---------------------------------------------------------------------------------

    def choose_target(
        self,
        game: Game,
        procedure: str,
        text: Source,
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
            return [*listed, *([Option(NOBODY, Text(_NO_MORE))] if among.optional else [])]

        word = yield Place(
            procedure=procedure,
            subjects=subjects,
            text=Text(text),
            rules=rules,
            why=among.why,
            side=among.side,
            opens=procedure in OPENING,
            options=Options(options),
            free=naming.new_allowed(game, among),
            agrees=lambda given: naming.unfit(game, given, among),
            tell=Text(_YOUR_WORD),
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
            text=Text(_STACKS, place=place),
            rules=("bib:17.2", "bib:14.3"),
            fields=fields.stacks(game, asked),
            question=True,
            tell=Text(_STACKS_TELL),
        )
        for name in asked:
            self.note_stack(told[name] or [name])

    def _may_share(self, game: Game, name: str) -> bool:
        """Tell whether who stands with a unit is not known yet and can matter."""
        if name in self.together or name in game.state.opposed:
            return False
        loose = [one for one in game.us_on_map() if one != name and one not in self.together]
        return any(game.is_support(one) for one in loose) or (game.is_support(name) and bool(loose))

    def stack(self, game: Game, unit: str, whole: bool = False) -> Steps[list[str]]:
        """Return who was told to stand with a unit; ask only where everybody there matters."""
        if unit in game.state.opposed:
            return [unit]
        if whole and unit not in self.together and len(game.us_on_map()) > 1:
            told = yield Choose(
                procedure="stack",
                subjects=(unit,),
                text=Text(_WITH, unit=game.us_name(unit)),
                rules=("bib:14.3", "bib:17.2"),
                options=Options(lambda: fields.units(game, game.us_on_map())),
                minimum=0,
                maximum=len(game.us_on_map()),
                several=True,
                agrees=lambda names: _own_stack({unit: names}),
                question=True,
                tell=Text(_STACKS_TELL),
            )
            self.note_stack(told or [unit])
        return self.left_of(game, self.together.get(unit, [unit]))

    def on_landing_beach(self, game: Game, unit: str) -> Steps[bool]:
        """Ask whether a unit stands on a landing beach, where its hex is not known (bib:11.3)."""
        ground = game.state.spaces.get(game.us(unit).place)
        if ground is not None and ground.terrain not in ("", fields.BEACH):
            return False
        answer: bool = yield Confirm(
            procedure="on-landing-beach",
            subjects=(unit,),
            text=Text(_ON_BEACH, unit=game.us_name(unit)),
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
                text=Text(_GROUND, place=place),
                rules=("bib:5.2", "bib:18.0"),
                fields=tuple(wanted),
                question=True,
                tell=Text(_GROUND_TELL),
            )
            fields.note_ground(game, place, told)
        return fields.ground_of(game, place)


def _own_stack(given: Value) -> Text | None:
    """Refuse a stack without the unit it was asked for."""
    wrong = any(names and unit not in names for unit, names in given.items())
    return Text(_WITHOUT_ITSELF) if wrong else None


_RED = QT_TRANSLATE_NOOP("bib", "How many hexes with a red symbol does your map have?")
_RED_TELL = QT_TRANSLATE_NOOP(
    "bib",
    "Motoyama, hex 1111, does not count: by erratum its symbol is white. Each red hex gets one "
    "unit.",
)
_LEFT_OVER = QT_TRANSLATE_NOOP(
    "bib", "How many Japanese units are left when each red hex has one? They go into the container."
)
_LEFT_OVER_TELL = QT_TRANSLATE_NOOP(
    "bib", "Count them without looking at them; the booklet does not say how many there are."
)
_FAR = QT_TRANSLATE_NOOP(
    "bib", "Which of these depleted units are at least four hexes from every Japanese unit?"
)
_FAR_TELL = QT_TRANSLATE_NOOP(
    "bib", "Count the Japanese unit's hex, not your own: three hexes must lie between them."
)
_AIRFIELDS = QT_TRANSLATE_NOOP("bib", "Which airfields are free of the enemy?")
_AIRFIELDS_TELL = QT_TRANSLATE_NOOP(
    "bib", "Free: no hex with a part of it holds a Japanese unit or is next to one."
)
_FREE = {
    0: QT_TRANSLATE_NOOP("bib", "Airfield No. 1 is not free"),
    1: QT_TRANSLATE_NOOP("bib", "only Airfield No. 1"),
    2: QT_TRANSLATE_NOOP("bib", "Airfields No. 1 and No. 2"),
}
_NO_MORE = QT_TRANSLATE_NOOP("bib", "None, or no more")
_YOUR_WORD = QT_TRANSLATE_NOOP(
    "bib", "Name the unit by its hex number or any word of yours; use the same one next time."
)
_WITH = QT_TRANSLATE_NOOP("bib", "Who is in the hex of {unit}?")
_STACKS = QT_TRANSLATE_NOOP("bib", "Who shares a hex with the units that attack {place}?")
_STACKS_TELL = QT_TRANSLATE_NOOP(
    "bib", "Say none where a unit stands alone; list a stack from its top unit down."
)
_WITHOUT_ITSELF = QT_TRANSLATE_NOOP("bib", "List the unit itself with those in its hex.")
_ON_BEACH = QT_TRANSLATE_NOOP("bib", "Is {unit} on a landing beach of your coast?")
_GROUND = QT_TRANSLATE_NOOP("bib", "What does the map show in {place}?")
_GROUND_TELL = QT_TRANSLATE_NOOP(
    "bib", "Tell the terrain under a hill symbol. Six sectors are numbered on the map."
)
