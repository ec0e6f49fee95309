"""Find what a picky eye would see: words of the program, empty controls, a cut prompt."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTableView,
    QTextEdit,
    QTreeView,
    QWidget,
)

from beachmaster.desktop.nothing import EmptyPlace

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
TABLES = (QTableView, QTreeView)
MOST_ROWS = 400
"""So many rows of a list are read, its first and its last ones."""


def seen_in(root):
    """Yield each visible widget with every word it shows or tells a screen reader."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible():
            words = [*_own_words(widget), widget.accessibleName(), widget.accessibleDescription()]
            yield widget, [one for one in (*words, widget.toolTip(), *_head(widget)) if one]


def _head(widget):
    return [widget.windowTitle()] if widget.isWindow() or isinstance(widget, QDialog) else []


def _own_words(widget):
    if isinstance(widget, QAbstractButton):
        return [getattr(widget, "words", "") or widget.text()]
    if isinstance(widget, QLabel):
        return [widget.text()]
    if isinstance(widget, QLineEdit):
        return [widget.text(), widget.placeholderText()]
    if isinstance(widget, QComboBox):
        return [widget.itemText(at) for at in range(widget.count())]
    if isinstance(widget, QTabBar):
        return [widget.tabText(at) for at in range(widget.count())]
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return [widget.toPlainText()]
    if isinstance(widget, QMenuBar):
        return [action.text() for menu in widget.actions() for action in _in_menu(menu)]
    return list(_rows(widget)) if isinstance(widget, QAbstractItemView) else []


def _in_menu(action):
    return [action, *(action.menu().actions() if action.menu() is not None else ())]


def _rows(view):
    model = view.model()
    rows = range(model.rowCount()) if model is not None else ()
    for at in (*rows[:MOST_ROWS], *rows[MOST_ROWS:][-MOST_ROWS:]):
        for column in range(model.columnCount(QModelIndex()) if isinstance(view, TABLES) else 1):
            for role in ROLES:
                said = model.index(at, column).data(role)
                if isinstance(said, str):
                    yield said


def empty(root):
    """Return what is shown and holds nothing, a line each."""
    return [
        f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and not widget.objectName().startswith("qt_")
        and _holds_nothing(widget)
    ]


def _is_ours(widget):
    return not widget.objectName().startswith("qt_")


def _holds_nothing(widget):
    if isinstance(widget.parentWidget(), QComboBox | QTabBar | QAbstractItemView):
        return False
    if isinstance(widget, QLabel):
        return not widget.text() and widget.pixmap().isNull() and widget.height() > 1
    if isinstance(widget, QComboBox):
        return widget.count() == 0
    if isinstance(widget, QAbstractButton):
        said = getattr(widget, "words", "") or widget.text() or widget.accessibleName()
        return not said and widget.icon().isNull()
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return widget.isReadOnly() and not widget.toPlainText().strip()
    if isinstance(widget, QAbstractItemView):
        told = any(one.isVisible() for one in widget.findChildren(EmptyPlace))
        return widget.model() is not None and widget.model().rowCount() == 0 and not told
    return False


def cut_prompt(card):
    """Return what is wrong with the prompt of a card: it is cut off, or no answer is in sight."""
    label = card.heading.prompt
    if not (card.isVisible() and label.isVisible()):
        return []
    needed, room = label.heightForWidth(label.width()), label.parentWidget().height()
    return [f"the prompt needs {needed} px, has {room}"] if needed > room + 1 else []
