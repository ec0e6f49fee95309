"""Every dialog fits its words in every look."""

from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QWidget

from beachmaster.desktop.actions import Actions
from beachmaster.desktop.crash import CrashDialog
from beachmaster.desktop.dialogs.about import AboutDialog, problem_dialog
from beachmaster.desktop.dialogs.check_table import CheckTableDialog
from beachmaster.desktop.dialogs.correct import CorrectDialog
from beachmaster.desktop.dialogs.otherwise import OtherwiseDialog
from beachmaster.desktop.dialogs.pack_away import PackAwayDialog
from beachmaster.desktop.dialogs.preferences import PreferencesDialog
from beachmaster.desktop.dialogs.report import ReportDialog
from beachmaster.desktop.dialogs.sheet_dialog import SheetDialog
from beachmaster.desktop.dialogs.shortcuts import ShortcutsDialog
from beachmaster.desktop.dialogs.tables import TablesDialog
from beachmaster.desktop.dialogs.your_games import YourGamesDialog
from beachmaster.desktop.placing.dialog import PlaceGridDialog
from beachmaster.desktop.placing.photo import MapPhoto
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.engine.chronicle import Luck
from beachmaster.engine.text import plain_text
from beachmaster.games.catalogue import load
from beachmaster.storage.past import Past
from beachmaster.storage.settings import Settings
from desktop.clipping import clipped
from desktop.games import ended, played
from desktop.looks import EVERY_LOOK, look
from desktop.placing.printed_map import PRINTED, PrintedMap


def correct(parent):
    controller = played(60)
    entry = controller.session.tree.path(controller.session.tree.cursor)[30].id
    return CorrectDialog(controller, entry, parent)


def checking(parent):
    """Return a check of the table in which a counter waits, as it cannot be where it was told."""
    dialog = CheckTableDialog(played(60), parent)
    dialog.put("23", "9999")
    return dialog


def your_games(parent):
    """Return the page of all games with one that is over and one that is damaged."""
    dialog = YourGamesDialog(parent, Path("no such folder"))
    dialog.model.stop()
    over = Past(
        path=Path("the evening with the long name.beachmaster"),
        game="hell-on-earth",
        board="own",
        turn=9,
        over=True,
        score=12,
        score_label=plain_text("Victory points"),
        outcome=plain_text("You return to Hawaii."),
        rulings=(plain_text("Do supports count twice? No, once."),) * 3,
        dice={"player": Luck(120, 400, 420.0)},
        lookups=(("hoe:5.5", 3), ("hoe:4.1.2", 1)),
    )
    broken = Past(path=Path("bad.beachmaster"), problem=plain_text("It is damaged."))
    dialog.model.splice(0, 0, [over, broken])
    dialog.model.moved.emit()
    return dialog


def preferences(parent):
    return PreferencesDialog(Settings(), current(), Translators(parent), parent)


def typed(name, parent):
    dialog = SheetDialog("bloodbath", load("bloodbath"), name, None, parent)
    dialog.model.put(dialog.model.index(8, 3), [["A9", "De"]])
    dialog.model.compare(on=True)
    return dialog


def placing(numbered, points, parent):
    printed = PrintedMap(numbers=numbered)
    dialog = PlaceGridDialog(PRINTED, numbered=numbered, parent=parent)
    dialog.show_photo(MapPhoto(printed.image, Path("map.jpg")))
    for place in points:
        dialog.work.point_at(printed.middles[place])
        if numbered:
            dialog.work.number(len(dialog.work.spots) - 1, place)
    dialog.refresh()
    return dialog


SMALL = QSize(1024, 700)
DIALOGS = {
    "preferences": preferences,
    "shortcuts": lambda parent: ShortcutsDialog(list(Actions(parent)), parent),
    "report": lambda parent: ReportDialog(ended(), parent),
    "your-games": your_games,
    "check-table": checking,
    "pack-away": lambda parent: PackAwayDialog(played(60), parent),
    "tables": lambda parent: TablesDialog(played(0, game="bloodbath"), parent),
    "crt": partial(typed, "crt"),
    "storm": partial(typed, "storm"),
    "correct": correct,
    "otherwise": lambda parent: OtherwiseDialog(played(60), "hoe:5.4", parent),
    "bare-grid": lambda parent: PlaceGridDialog(PRINTED, numbered=False, parent=parent),
    "grid-fixed": lambda parent: PlaceGridDialog(PRINTED, numbered=True, parent=parent, fixed=True),
    "grid-by-numbers": partial(placing, True, ("0101", "1401", "1410", "0110", "0706")),
    "grid-by-neighbours": partial(placing, False, ("0705", "0704", "0805")),
    "about": AboutDialog,
    "problem": problem_dialog,
    "crash": lambda parent: CrashDialog("Traceback: a long line of it\n" * 40, parent),
}


@EVERY_LOOK
@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_cuts_its_words_off(qtbot, name, theme_name, zoom, longer):
    with look(theme_name, zoom, longer):
        parent = QWidget()
        qtbot.addWidget(parent)
        dialog = DIALOGS[name](parent)
        qtbot.addWidget(dialog)
        dialog.open()
        qtbot.waitExposed(dialog)
        assert dialog.windowTitle()
        assert clipped(dialog) == []
        dialog.close()


@pytest.mark.parametrize("page", range(4))
def test_no_page_of_the_preferences_cuts_its_words_off(qtbot, page):
    with look("light", 200, longer=True):
        parent = QWidget()
        qtbot.addWidget(parent)
        dialog = preferences(parent)
        dialog.show_page(page)
        dialog.open()
        assert clipped(dialog) == []
        dialog.close()


@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_opens_larger_than_the_screen(qtbot, monkeypatch, name):
    with look("light", 250, longer=False):
        parent = QWidget()
        qtbot.addWidget(parent)
        small = SimpleNamespace(availableSize=lambda: SMALL)
        monkeypatch.setattr(QDialog, "screen", lambda _dialog: small)
        dialog = DIALOGS[name](parent)
        assert dialog.size() == dialog.size().boundedTo(SMALL)
