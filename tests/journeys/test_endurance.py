"""A long evening leaves nothing behind: games opened again and again, dialogs, other looks."""

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject

from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish
from desktop.games import invent

ROUNDS = 3


@pytest.mark.slow
def test_games_and_dialogs_opened_again_and_again_leave_nothing_behind(launch, qtbot, qapp):
    window = launch()
    seen = []
    for number in range(ROUNDS):
        evening(window, qtbot, number)
        seen.append(parts(window, qapp))
    settled = seen[1:]
    assert all(not one - settled[0] for one in settled), settled[-1] - settled[0]


def evening(window, qtbot, number):
    """Play a while on the same game, look at everything, and change the look and back."""
    parts, controller = window.parts, window.controller
    save = new_save("hell-on-earth")
    with qtbot.waitSignal(controller.changed, timeout=20_000):
        parts.begin(Wish(game="hell-on-earth", seed=1, save=save))
    qtbot.waitUntil(lambda: controller.is_open, timeout=20_000)
    for _ in range(40):
        invent(controller)
    controller.undo("phase")
    for name in ("turn", "board", "rules", "units", "bags", "journal"):
        parts.layouts.show_panel(name)
    desk = parts.dialogs
    for show in (desk.show_report, desk.show_pack_away, desk.show_preferences, desk.show_shortcuts):
        show()
    desk.show_distance(on=True)
    for dialog in list(desk._open.values()):
        dialog.close()
    window.theme.apply("dark", 110)
    window.theme.apply("light", 100)
    window.translators.speak("de" if number % 2 else "en")
    window.translators.speak("en")
    parts.show_start()
    parts.show_new()
    parts.show_game()
    qtbot.waitUntil(lambda: is_still(window))
    qtbot.settle()


def is_still(window):
    """Tell whether nothing moves any more, and no work goes on."""
    wait_for_tasks()
    moving = QAbstractAnimation.State.Running
    return not any(one.state() == moving for one in window.findChildren(QAbstractAnimation))


def parts(window, qapp):
    """Count what hangs on the window, after everything that is due has gone."""
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
    gc.collect()
    return Counter(type(part).__name__ for part in window.findChildren(QObject))
