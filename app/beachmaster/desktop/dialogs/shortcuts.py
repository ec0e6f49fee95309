"""List every shortcut of the window on one page."""

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.own_text import OwnBrowser
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import example_hexes, say
from beachmaster.engine.text import Text

CARD_KEYS: tuple[tuple[str, Text], ...] = (
    ("Enter", T("The next thing to do")),
    ("1 … 9", T("Give the answer with that number, or enter a die (0 for ten)")),
    ("a … z, 0 … 9", T("Type the name or number of an answer; Enter takes it")),
    ("/", T("Go to the line to type in, where a key would answer at once")),
    ("23>{one} 24>{other}", T("Move units: each with its destination, as many as you like")),
    ("Space", T("Tick the current row, where you can pick several")),
    ("Page Up, Page Down", T("Page through the list, or through the card if there is none")),
    ("R", T("Let the program roll")),
    ("D, =", T("Let the program draw; = if a name begins with D")),
    ("Y, N", T("Yes, no")),
    ("-", T("No to the rest of a form")),
    ("=", T("The same, and confirm; or take our estimates for the rest")),
    ("X", T("Take what is offered beside the prompt, such as a reroll")),
    ("P", T("Play on to the next decision")),
    ("W", T("Why?")),
    ("Esc", T("Hold for a second to lock or unlock the keys")),
)
LARGE_KEYS: tuple[tuple[str, Text], ...] = (
    ("F11, Esc", T("Close the large card")),
    ("F12", T("Move to the other screen")),
    ("F9", T("Switch between window and full screen")),
    ("F8", T("Switch between light and dark")),
    ("F1", T("The rule for the prompt, in short")),
    ("Tab", T("The rest of the prompt, just as large")),
    ("U", T("Undo, where no names can be typed")),
    ("Space", T("Tick off the next act at the table")),
    ("← ↑ → ↓, Enter", T("Go to an answer, and give it")),
    ("Backspace", T("In a form: back to the previous question")),
    ("F2 … F7", T("A small question's answers, or what a lesson offers")),
)
MAP_KEYS: tuple[tuple[str, Text], ...] = (
    ("← ↑ → ↓", T("Move over the map")),
    ("{one}", T("Type a number or a name to go to that place")),
    ("Enter", T("Pick the place or the unit in it")),
    (
        "Shift+Click, Shift+Enter",
        T("Pick several units; each place you tap then moves the next one"),
    ),
    ("Backspace", T("Undo the last of these moves")),
    ("Esc", T("Stop: units still waiting stay where they are")),
    ("Shift+Drag", T("Carry a whole stack")),
    ("+, −", T("Zoom the map")),
)


class ShortcutsDialog(QDialog):
    """One page: the keys of the prompt card, large or not, of the map, and of every command."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(_TITLE))
        page = OwnBrowser()
        forms.name(page, _TITLE)
        page.setHtml(_html(actions))
        page.document().setDocumentMargin(current().space(0.75))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(page, 1)
        column.addWidget(buttons)
        forms.size_window(self, current().space(34), current().space(34))


def _html(actions: Sequence[QAction]) -> str:
    commands = [(_keys(action), action.text().replace("&", "")) for action in actions]
    parts = [
        _table(T("At the prompt"), _said(CARD_KEYS)),
        _table(T("At the large card, also"), _said(LARGE_KEYS)),
        _table(T("On the map"), _said(MAP_KEYS)),
        _table(T("Commands"), [row for row in commands if row[0]]),
        f"<p>{escape(say(_SILENT))}</p>",
    ]
    return "".join(parts)


def _said(keys: Sequence[tuple[str, Text]]) -> list[tuple[str, str]]:
    one, other = example_hexes("0512", "0606")
    return [(keyed.format(one=one, other=other), say(source)) for keyed, source in keys]


def _keys(action: QAction) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(sequence.toString(native) for sequence in action.shortcuts())


def _table(title: Text, rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(
        f'<tr><td width="38%"><b>{escape(keys)}</b></td><td>{escape(said)}</td></tr>'
        for keys, said in rows
    )
    return f'<h3>{escape(say(title))}</h3><table width="100%">{cells}</table>'


_TITLE = T("Keyboard shortcuts")
_SILENT = T("While you type in a field, single keys only write.")
