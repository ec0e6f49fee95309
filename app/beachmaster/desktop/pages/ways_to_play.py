"""Whether the game is known, which variant it is, which tracks lie there, who rolls and draws."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.buttons import Fold
from beachmaster.desktop.models.options import OptionsModel
from beachmaster.desktop.pages.answer_rows import TickRow, WayRow
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.pages.pictures import (
    either_draws,
    either_rolls,
    lined,
    program_draws,
    program_rolls,
    you_draw,
    you_roll,
)
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.rulings import Choice, Ruling, default_of
from beachmaster.engine.text import Text
from beachmaster.engine.tracks import PROGRAM, TABLE
from beachmaster.games.catalogue import DICE_AND_BAGS, taught, who_is_asked
from beachmaster.storage.saves import begun_before
from beachmaster.storage.settings import SETTINGS, Settings
from beachmaster.storage.tracks_kept import keep_tracks

FIRST, KNOWN, TEACH = "first", "known", "teach"


class WaysToPlay(QWidget):
    """How a game is known and what follows from it; the page lays `dice_and_bags` out.

    `dice_and_bags` says who rolls, draws and opposes.
    `rulings` opens the list of all options. What is asked here of the settings is kept when the
    game begins; what is asked of the game goes into `model`, which the list of options shows too.
    `asks_where` tells whether it can be chosen where the game stands: a lesson has its own map.
    """

    asks_where = Signal(bool)

    def __init__(self, settings: Settings, model: OptionsModel) -> None:
        super().__init__()
        self._settings, self._model = settings, model
        self._game = ""
        self._tracks_label = spoken("heading")
        self.who = {key: WayRow(_WHO_ASKED[key], _setting(key), _WHO[key]) for key in DICE_AND_BAGS}
        self.dice_and_bags = QWidget()
        self._beside = QVBoxLayout(self.dice_and_bags)
        self.known = WayRow(T("Have you played it before?"), _KNOWN, _KNOWN_PICTURES)
        self.variants: dict[str, WayRow] = {}
        self._parts_label = spoken("heading")
        self.parts = TickRow(())
        self.tracks = TickRow(())
        self.rulings = Fold()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.4))
        self._lay_out()
        self.known.chosen.connect(self._let_answer)
        model.dataChanged.connect(self._follow)

    def show_game(self, game: str) -> None:
        """Ask of this game, as the settings have it and as the model stands."""
        self._game = game
        for key, row in self.who.items():
            row.choose(self._settings[key])
            row.setVisible(key in who_is_asked(game))
        known = begun_before(self._game) and not self._settings.explains
        self.known.choose(KNOWN if known else FIRST)
        self.known.offer(TEACH, on=game in taught())
        self._replace_rows()
        self._follow()
        self._let_answer()

    @property
    def learns(self) -> bool:
        """Tell whether the game is to be taught: on the program's map, nothing on the table."""
        return self.known.value == TEACH

    def keep(self) -> None:
        """Keep what was answered of settings and tracks; no folder: it holds until the end."""
        for key, row in self.who.items():
            self._settings[key] = row.value or self._settings[key]
        self._settings.know_game(self.known.value == KNOWN)
        self._settings.keep()
        tracks = {one.option: self._model.value(one.option) for one in self._of("track")}
        keep_tracks(self._game, tracks)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._parts_label.setText(say(T("Which optional rules do you use?")))
        self._tracks_label.setText(say(T("Which tracks are on your table?")))
        for row in (*self.who.values(), self.known, *self.variants.values()):
            row.retranslate()
        for ticks in (self.parts, self.tracks):
            ticks.retranslate()
        self._count()

    def _lay_out(self) -> None:
        self.rulings.setCheckable(True)
        beside = self._beside
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(current().space(0.75))
        for row in self.who.values():
            beside.addWidget(row)
        self._column.addWidget(self.known)
        self._column.addSpacing(current().space(0.35))
        for part in (self._parts_label, self.parts, self._tracks_label, self.tracks):
            self._column.addWidget(part)
        self._column.addSpacing(current().space(0.35))
        self._column.addWidget(self.rulings, 0, Qt.AlignmentFlag.AlignLeft)

    def _replace_rows(self) -> None:
        """Put the rows of the game at hand where those of another one were."""
        for row in self.variants.values():
            _let_go(row)
        self.variants = {}
        for one in self._of("opponent"):
            self._beside.addWidget(self._row(one))
        at = self._column.indexOf(self.known) + 1
        for one in self._of("variant"):
            if one.label is None:
                self._column.insertWidget(at, self._row(one))
                at += 1
        parts = [one for one in self._of("variant") if one.label is not None]
        self.parts = self._ticks(self._parts_label, self.parts, parts)
        self.tracks = self._ticks(self._tracks_label, self.tracks, list(self._of("track")))

    def _row(self, choice: Choice) -> WayRow:
        """Return the row of a choice, each of its ways on a card."""
        row = self.variants[choice.option] = WayRow(choice.text, _ways(choice))
        row.chosen.connect(lambda value: self._set(choice.option, value))
        return row

    def _ticks(self, label: QWidget, former: TickRow, choices: Sequence[Choice]) -> TickRow:
        """Return the ticks below a label, of choices of two ways, in place of the former ones."""
        _let_go(former)
        row = TickRow([(one.option, one.label or one.text) for one in choices])
        self._column.insertWidget(self._column.indexOf(label) + 1, row)
        ways = {one.option: _two_ways(one) for one in choices}
        row.ticked.connect(lambda option, on: self._set(option, ways[option][on]))
        label.setVisible(bool(choices))
        row.setVisible(bool(choices))
        return row

    def _of(self, kind: str) -> Iterator[Choice]:
        for item in self._model.items():
            if isinstance(item, Choice) and item.kind == kind:
                yield item

    def _set(self, option: str, value: str) -> None:
        self._model.choose(self._model.index(self._model.row_of(option)), value)

    def _follow(self) -> None:
        """Show what the model holds, whoever has chosen it."""
        for option, row in self.variants.items():
            if self._model.row_of(option) >= 0:
                row.choose(self._model.value(option))
        for one in self._of("variant"):
            if one.label is not None:
                self.parts.tick(one.option, self._is_ticked(one))
        for one in self._of("track"):
            self.tracks.tick(one.option, self._is_ticked(one))
        self._count()

    def _is_ticked(self, choice: Choice) -> bool:
        return self._model.value(choice.option) == _two_ways(choice)[True]

    def _let_answer(self) -> None:
        """Let everything be answered; a lesson asks for nothing."""
        asked = (*self.variants.values(), self.parts, self.dice_and_bags, self.tracks, self.rulings)
        for part in asked:
            part.setEnabled(not self.learns)
        self.asks_where.emit(not self.learns)

    def _count(self) -> None:
        """Say how many rulings there are and how many are not usual."""
        rulings = [one for one in self._model.items() if isinstance(one, Ruling)]
        other = sum(self._model.value(one.option) != default_of(one) for one in rulings)
        count = TN("{n} ruling", "{n} rulings", n=len(rulings))
        words = (
            T("{rulings}, {other} played differently · change…", rulings=count, other=other)
            if other
            else T("{rulings}, all usual · change…", rulings=count)
        )
        self.rulings.say(say(words))


def _setting(key: str) -> list[tuple[str, Text, Text | None]]:
    """Return the ways of a setting."""
    setting = next(one for one in SETTINGS if one.key == key)
    return [(way.value, way.text, None) for way in setting.alternatives]


def _ways(choice: Choice) -> Sequence[tuple[str, Text, Text | None]]:
    return [(way.value, way.text, None) for way in choice.alternatives]


def _two_ways(choice: Choice) -> Mapping[bool, str]:
    """Return the values of a choice that is ticked or not."""
    if choice.kind == "track":
        return {True: TABLE, False: PROGRAM}
    without, with_it = choice.alternatives
    return {True: with_it.value, False: without.value}


def _let_go(row: QWidget) -> None:
    row.hide()
    row.setParent(None)
    row.deleteLater()


_KNOWN: tuple[tuple[str, Text, Text | None], ...] = (
    (TEACH, T("Teach me"), T("15 minutes on the program's map, nothing on your table.")),
    (FIRST, T("My first game"), T("Each rule is explained when it first comes up.")),
    (KNOWN, T("I know it"), T("Rules are shown in short; the full text is one key away.")),
)
_KNOWN_PICTURES = {
    TEACH: lined("circle-question-mark"),
    FIRST: lined("book-open"),
    KNOWN: lined("fast-forward"),
}
_WHO_ASKED = {"dice": T("Who rolls the dice?"), "bags": T("Who draws from the bags?")}
_WHO = {
    "dice": {"either": either_rolls, "program": program_rolls, "mine": you_roll},
    "bags": {"either": either_draws, "program": program_draws, "mine": you_draw},
}
