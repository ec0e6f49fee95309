"""Every control has a name, and the keyboard reaches it; another language is taken on at once."""

import re
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from beachmaster.desktop.large.buttons import Painted
from beachmaster.desktop.rules import SearchPalette
from beachmaster.games.catalogue import games
from desktop.stretching import Stretched
from journeys import tour

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
    QTextEdit,
)
WHOLE = (QComboBox, QAbstractSpinBox, QLineEdit, QTabBar, QAbstractItemView)
BY_TAB = Qt.FocusPolicy.TabFocus
OWN = re.compile(r"^[^A-Za-z]*$|^.?$|^[A-Z]$|:\d|/tmp/|^\d+\w+ Marines$|Beachmaster project")
"""Keys, names of units, places and files, and whose work a data file is."""
BOOK = Path(__file__).parents[2] / "rules_db"
ROUNDS = 40
"""How often what is read anew off the GUI thread is looked for again."""


@cache
def book() -> str:
    """Return the texts of the rules, which another language brings as a book of its own."""
    return " ".join(" ".join(path.read_text("utf-8").split()) for path in BOOK.rglob("en/*.md"))


def of_the_book(words: str) -> bool:
    """Whether it is a term of the glossary with what it means, or the words of a drawing."""
    return 'href="term:' in words or " ".join(words.split()) in book()


def controls(root: QWidget):
    """Yield the controls that can be seen, but for those that Qt makes inside others."""
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, CONTROLS) or not widget.isVisible():
            continue
        if widget.objectName().startswith("qt_") or inside_another(widget):
            continue
        yield widget


def inside_another(widget: QWidget) -> bool:
    """Tell whether a control is a part of another one."""
    outer = widget.parentWidget()
    return isinstance(outer, WHOLE)


def nameless(root: QWidget) -> list[str]:
    """Return the controls that a screen reader could not name."""
    return [
        f"{type(one).__name__} in {type(one.parentWidget()).__name__}"
        for one in controls(root)
        if not (one.accessibleName() or (isinstance(one, QAbstractButton) and one.text()))
        and one not in labelled(root)
    ]


NO_ROLE = {QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Border}
"""What Qt calls a widget whose class says nothing of what it is."""


def spoken_of(root: QWidget):
    """Yield what a screen reader comes to: what takes the keyboard, has a name, or has pages."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible() or widget.objectName().startswith("qt_"):
            continue
        if isinstance(widget, QTabBar) and not widget.count():
            continue  # Qt keeps an empty row of tabs where no panel is shown
        reached = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
        if (reached or widget.accessibleName() or isinstance(widget, QTabWidget)) and not (
            inside_another(widget) or isinstance(widget, QMainWindow)
        ):
            yield widget


def mute(root: QWidget) -> list[str]:
    """Return what a screen reader comes to and could not call by a name and as what it is."""
    found = []
    for widget in spoken_of(root):
        interface = QAccessible.queryAccessibleInterface(widget)
        kind = f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        if interface.role() in NO_ROLE:
            found.append(f"{kind}: no role")
        if not interface.text(QAccessible.Text.Name) and widget not in labelled(root):
            found.append(f"{kind}: no name")
    return found


def labelled(root: QWidget) -> list[QWidget]:
    """Return the controls that a label stands for."""
    return [label.buddy() for label in root.findChildren(QLabel)]


def mouse_only(root: QWidget) -> list[str]:
    """Return the controls that Tab does not reach and that no shortcut stands for."""
    found, palette = [], root.findChild(SearchPalette)  # its line moves through what it found
    for one in controls(root):
        if not one.isEnabled() or one.focusPolicy() & BY_TAB or grouped(one):
            continue
        if isinstance(one, Painted):  # of the large card, where keys alone answer: test_keys_alone
            continue
        if not (one.parentWidget() is palette or (isinstance(one, QTabBar) and not one.count())):
            found.append(f"{type(one).__name__} “{one.accessibleName() or words_of(one)}”")
    return found


def grouped(one: QWidget) -> bool:
    """Tell whether the arrows reach a control from another of its group."""
    return (
        isinstance(one, QAbstractButton)
        and one.isCheckable()
        and (one.group() is not None or one.autoExclusive())
    )


def words_of(widget: QWidget) -> str:
    """Return what a widget says."""
    if isinstance(widget, QAbstractButton | QLabel):
        return getattr(widget, "words", "") or widget.text()
    if isinstance(widget, QLineEdit):
        return widget.placeholderText()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def english(window) -> list[str]:
    """Return what is still English, once every text of ours is in brackets."""
    said = [words_of(one) for one in window.findChildren(QWidget) if one.isVisible()]
    said += [action.text() for action in window.menuBar().actions()]
    names = {str(game.title.source) for game in games()}
    return sorted(
        words
        for words in set(said)
        if words and "[" not in words and not OWN.search(words) and words not in names
        if not of_the_book(words)
    )


def stretched(window) -> list[str]:
    """Return what is still in the longer language."""
    said = [words_of(one) for one in window.findChildren(QWidget) if one.isVisible()]
    return [words for words in said if "~~]" in words]


def left(player, find) -> set[str]:
    """Return what never changes its language; some of it is read anew off the GUI thread."""
    for _ in range(ROUNDS):
        if not find(player.window):
            return set()
        player.qtbot.settle()
    return set(find(player.window))


@pytest.mark.slow
def test_every_control_has_a_name_and_the_keyboard_reaches_it(player, tmp_path):
    wrong = set()
    for page in tour.pages(player, tmp_path):
        player.qtbot.settle()
        wrong |= {(page, "no name", one) for one in nameless(player.window)}
        wrong |= {(page, "mute", one) for one in mute(player.window)}
        wrong |= {(page, "no keyboard", one) for one in mouse_only(player.window)}
    begun = sorted({(why, one) for _page, why, one in wrong})
    print(*sorted(wrong), sep=chr(10))
    assert begun == []


@pytest.mark.slow
def test_every_control_of_a_dialog_has_a_name_and_the_keyboard_reaches_it(player, tmp_path):
    tour.begin(player, tmp_path, table=False)
    player.skip(60)
    wrong = []
    for name, dialog in tour.dialogs(player):
        if isinstance(dialog, QFileDialog):
            continue
        wrong += [f"{name}: no name: {one}" for one in nameless(dialog)]
        wrong += [f"{name}: mute: {one}" for one in mute(dialog)]
        wrong += [f"{name}: no keyboard: {one}" for one in mouse_only(dialog)]
    assert wrong == []


@pytest.mark.slow
def test_another_language_is_taken_on_at_once_by_everything_in_sight(player, tmp_path):
    wrong = set()
    window = player.window
    for page in tour.pages(player, tmp_path):
        player.qtbot.settle()
        window.translators.use(Stretched())
        wrong |= left(player, english)
        window.translators.use()
        wrong |= {f"{page}, still stretched: {one}" for one in left(player, stretched)}
    assert sorted(wrong) == []
