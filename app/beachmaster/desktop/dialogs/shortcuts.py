"""List every shortcut of the window on one page."""

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.own_text import OwnBrowser
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text

CARD_KEYS: tuple[tuple[str, Source], ...] = (
    ("Enter", QT_TRANSLATE_NOOP("desktop", "The next thing to do")),
    ("1 … 9, 0", QT_TRANSLATE_NOOP("desktop", "Give the answer with that number, or a die")),
    ("R", QT_TRANSLATE_NOOP("desktop", "Let the program roll")),
    ("D", QT_TRANSLATE_NOOP("desktop", "Let the program draw")),
    ("Y, N", QT_TRANSLATE_NOOP("desktop", "Yes, no")),
    ("P", QT_TRANSLATE_NOOP("desktop", "Play on to the next decision")),
    ("U", QT_TRANSLATE_NOOP("desktop", "Undo the last answer")),
    ("W", QT_TRANSLATE_NOOP("desktop", "Why?")),
)
MAP_KEYS: tuple[tuple[str, Source], ...] = (
    ("← ↑ → ↓", QT_TRANSLATE_NOOP("desktop", "Move the hex cursor")),
    ("0512", QT_TRANSLATE_NOOP("desktop", "Typing a hex number goes there")),
    ("Enter", QT_TRANSLATE_NOOP("desktop", "Pick the hex or the unit in it")),
    ("+, −", QT_TRANSLATE_NOOP("desktop", "Zoom the map")),
)


class ShortcutsDialog(QDialog):
    """One page: the keys of the prompt card, of the map, and of every command."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(word(_TITLE))
        page = OwnBrowser()
        forms.name(page, Text(_TITLE))
        page.setHtml(_html(actions))
        page.document().setDocumentMargin(current().space(0.75))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(page, 1)
        column.addWidget(buttons)
        self.resize(current().space(34), current().space(34))


def _html(actions: Sequence[QAction]) -> str:
    commands = [(_keys(action), action.text().replace("&", "")) for action in actions]
    parts = [
        _table(_CARD, [(keys, word(source)) for keys, source in CARD_KEYS]),
        _table(_MAP, [(keys, word(source)) for keys, source in MAP_KEYS]),
        _table(_COMMANDS, [row for row in commands if row[0]]),
        f"<p>{escape(word(_SILENT))}</p>",
    ]
    return "".join(parts)


def _keys(action: QAction) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(sequence.toString(native) for sequence in action.shortcuts())


def _table(title: Source, rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(
        f'<tr><td width="38%"><b>{escape(keys)}</b></td><td>{escape(said)}</td></tr>'
        for keys, said in rows
    )
    return f'<h3>{escape(word(title))}</h3><table width="100%">{cells}</table>'


_TITLE = QT_TRANSLATE_NOOP("desktop", "Keyboard shortcuts")
_CARD = QT_TRANSLATE_NOOP("desktop", "At the prompt")
_MAP = QT_TRANSLATE_NOOP("desktop", "On the map")
_COMMANDS = QT_TRANSLATE_NOOP("desktop", "Commands")
_SILENT = QT_TRANSLATE_NOOP("desktop", "Single keys stay silent while you type in a field.")
