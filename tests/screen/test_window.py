"""The window tells of two games that are alike in the open the same, wherever a word stands."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from beachmaster.desktop import opposing
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.correct import CorrectDialog
from beachmaster.desktop.models import journal
from beachmaster.desktop.opposing import Opposing
from beachmaster.desktop.prompts.why import CLOSED, PATH
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.tree import OPPONENT
from beachmaster.storage.starting import Wish, start
from desktop.conftest import data_folder, no_window_left, theme  # noqa: F401 - fixtures
from journeys.conftest import launch  # noqa: F401 - a fixture
from often import few
from patience import ROUNDS
from screen import puppets
from screen.island import FACTORY, HOLD, NAME, Kuribayashi

pytestmark = pytest.mark.usefixtures("in_catalogue")
PATIENCE = 20_000
TEXT = (QLabel, QAbstractButton, QLineEdit)
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def otherwise_from_the_start(seed):
    """Return a pair of games in which the set-up is another one."""
    first = "1.set-up/deploy#1"
    pairs = puppets.pairs(range(seed, seed + 60))
    return next(pair for pair in pairs if pair.own[first] != pair.other[first])


def every_word(window):
    """Return all that a window says: texts, tips, names for screen readers, and rows of lists.

    Of what is not to be seen just now the lists count, which are filled all the same.
    """
    wait_for_tasks()
    for _ in range(ROUNDS):
        QCoreApplication.processEvents()
    found = [window.windowTitle()]
    for one in window.findChildren(QWidget):
        if isinstance(one, QAbstractItemView) and one.model() is not None:
            found += rows_of(one.model())
        if not one.isVisibleTo(window):
            continue
        names = (one.toolTip(), one.accessibleName(), one.accessibleDescription(), one.statusTip())
        text = one.text() if isinstance(one, TEXT) else ""
        text = one.toPlainText() if isinstance(one, QTextBrowser) else text
        found.append((type(one).__name__, text, *names))
    return found


def rows_of(model, parent=None):
    """Return what a model says of each of its rows."""
    above = [] if parent is None else [parent]
    found = []
    for row in range(model.rowCount(*above)):
        for column in range(model.columnCount(*above)):
            index = model.index(row, column, *above)
            found.append(tuple(str(model.data(index, role)) for role in ROLES))
            found += rows_of(model, index)
    return found


def told(window, qtbot, pair, script, most):
    """Play so much of a recorded game in a window; return what it says to a person on the way."""
    FACTORY.script, controller = script, window.controller
    controller.adopt(start(Wish(game=NAME, seed=pair.seed, salt=puppets.SALT)))
    found, tree = [], controller.session.tree
    for at, entry in enumerate(puppets.given_to(pair)[:most]):
        qtbot.waitUntil(lambda: controller.thinking is None, timeout=PATIENCE)
        if entry.key in {one.key for one in tree.path(tree.cursor)}:
            continue  # it was the only answer, which the window gives itself
        assert controller.asked.key == entry.key
        found.append(every_word(window))
        if at % 8 == 3:
            found += elsewhere(window, controller)
        assert controller.answer(entry.value)
    qtbot.waitUntil(lambda: controller.thinking is None, timeout=PATIENCE)
    found.append(every_word(window))
    secret = [one for one in tree.entries if one.secret]
    assert not any(one.behind.failed for one in secret)
    found += [asked_of(window, controller, one.id) for one in secret[::4]]
    return found, secret


def elsewhere(window, controller):
    """Go back, look why something was done, read all lists and come back; return what is said."""
    here, found = controller.session.tree.cursor, []
    controller.undo(by="phase")
    window.card.why.go_to(PATH)
    found.append(every_word(window))
    window.card.why.go_to(CLOSED)
    controller.jump(lambda: controller.session.goto(here))
    for name in ("turn", "bags", "units", "journal"):
        window.parts.layouts.show_panel(name)
        found.append(every_word(window))
    for entry in [one for one in controller.session.tree.path(here) if one.secret][-2:]:
        window.parts.journal.show_entry(entry.id)
        found.append(every_word(window))
    return found


def asked_of(window, controller, entry):
    """Return what is said to whoever would correct a decision behind the screen."""
    dialog = CorrectDialog(controller, entry, window)
    found = every_word(dialog)
    dialog.deleteLater()
    return found


WHOLE = 1 << 10
CASES = few([(0, 9), *((number, WHOLE) for number in range(20))], 1)


@pytest.mark.parametrize(("number", "most"), CASES)
def test_a_pair_is_told_alike_in_two_windows(launch, qtbot, number, most, monkeypatch, tmp_path):  # noqa: F811
    """Each is played by somebody who knows as little as the other."""
    monkeypatch.setattr(opposing, "PATIENCE", 0)
    pair = otherwise_from_the_start(3 * number)
    both = []
    for script in (pair.own, pair.other):
        monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / f"player {len(both)}"))
        both.append(told(launch(), qtbot, pair, script, most))
    (one, first), (two, second) = both
    assert len(first) == len(second) > 3
    assert first[0].given != second[0].given
    assert len(one) == len(two)
    for mine, other in zip(one, two, strict=True):
        assert puppets.first_difference(mine, other) is None
    words = repr(one)
    assert "kept secret" in words
    assert "stays secret" in words
    assert "dark:" not in words


@pytest.mark.long
def test_a_leak_into_the_journal_is_found(launch, qtbot, monkeypatch):  # noqa: F811
    """The same lists are read as where a pair is told alike."""
    monkeypatch.setattr(opposing, "PATIENCE", 0)
    monkeypatch.setattr(journal, "answer_words", lambda entry, _told: say(str(entry.given)))
    pair = otherwise_from_the_start(0)
    one, two = (told(launch(), qtbot, pair, script, 9)[0] for script in (pair.own, pair.other))
    assert any(puppets.first_difference(*both) for both in zip(one, two, strict=True))


@pytest.fixture
def controller(theme, qtbot):  # noqa: F811
    controller = GameController()
    yield controller
    controller.close()


def test_an_answer_behind_the_screen_comes_no_sooner_than_another(controller, qtbot, monkeypatch):
    """How long it took would tell how many there are to weigh."""
    monkeypatch.setattr(opposing, "PATIENCE", 1 << 20)
    controller.adopt(start(Wish(game=NAME, seed=3, salt=puppets.SALT)))
    thinks = Opposing(controller)
    qtbot.waitUntil(lambda: thinks._ready is not None, timeout=PATIENCE)
    assert controller.session.tree.next_id == 1
    thinks._patience.timeout.emit()
    assert [one.by for one in controller.session.tree.entries[1:]] == [OPPONENT]


def test_where_nothing_can_be_carried_out_the_window_asks_nobody_else(
    controller, qtbot, monkeypatch
):
    """It says so, and tries again once it is told to."""
    from screen import island

    def breaks(_play):
        yield from ()
        raise KeyError("okina")

    monkeypatch.setattr(opposing, "PATIENCE", 0)
    monkeypatch.setitem(island.PHASES, "bombard", breaks)
    controller.adopt(start(Wish(game=NAME, seed=3, salt=puppets.SALT)))
    thinks = Opposing(controller)
    qtbot.waitUntil(lambda: controller.unkept is not None, timeout=PATIENCE)
    assert controller.left is None
    assert "okina" not in repr(controller.unkept)
    assert controller.session.tree.next_id == 1
    monkeypatch.undo()
    assert thinks._controller is controller


def test_what_the_opponent_fails_at_is_decided_in_the_window_too(controller, qtbot, monkeypatch):
    def fails(self, state, asked):
        raise ValueError(asked.key)
        yield

    monkeypatch.setattr(opposing, "PATIENCE", 0)
    monkeypatch.setattr(Kuribayashi, "decide", fails)
    controller.adopt(start(Wish(game=NAME, seed=3, salt=puppets.SALT)))
    thinks = Opposing(controller)
    qtbot.waitUntil(lambda: controller.thinking is None, timeout=PATIENCE)
    assert controller.left is None
    assert thinks._ready is None
    (entry,) = controller.session.tree.entries[1:]
    assert entry.behind.failed == "ValueError"
    assert entry.given != HOLD
