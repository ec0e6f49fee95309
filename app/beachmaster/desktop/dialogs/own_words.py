"""Ask for the player's own words on a game: a note on this moment, the name of an evening."""

from collections.abc import Sequence

from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.keeping import keep, keep_note
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.beside import (
    LONGEST_NAME,
    LONGEST_NOTE,
    NO_EVENING,
    BesideError,
    evening_text,
)
from beachmaster.engine.text import Text

SHOWN = 6
"""So many of the last evenings are listed above the field."""
WIDE = 26
"""Widths of a line's height: so much of a note is to be read at once."""


def note_dialog(controller: GameController, parent: QWidget) -> QInputDialog:
    """Return the question for a note on where the game stands; an empty one takes it away."""
    playing = controller.playing
    assert playing is not None
    note = playing.beside.notes.get(playing.session.tree.cursor, "")
    lines = (T("It appears in the journal and in the report. To remove it, leave the line empty."),)
    dialog = _asked(parent, T("Note on this moment"), lines, note, LONGEST_NOTE)
    dialog.textValueSelected.connect(lambda words: keep_note(controller, words))
    return dialog


def evening_dialog(controller: GameController, parent: QWidget) -> QInputDialog:
    """Return the question for the last evening's name; raise `BesideError` where none began."""
    playing = controller.playing
    assert playing is not None
    evenings = playing.beside.evenings
    if not evenings:
        raise BesideError(NO_EVENING)
    first = max(0, len(evenings) - SHOWN)
    lines = [
        *(evening_text(number, one) for number, one in enumerate(evenings[first:], first + 1)),
        T("A name for this evening:"),
    ]
    dialog = _asked(parent, T("Name this evening"), lines, evenings[-1].name, LONGEST_NAME)
    dialog.textValueSelected.connect(
        lambda name: keep(controller, lambda beside: beside.name_evening(name))
    )
    return dialog


def _asked(
    parent: QWidget, title: Text, lines: Sequence[Text], words: str, longest: int
) -> QInputDialog:
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(say(title))
    dialog.setLabelText("\n".join(map(say, lines)))
    dialog.setTextValue(words)
    field = dialog.findChild(QLineEdit)
    if field is not None:
        field.setMaxLength(longest)
        field.setMinimumWidth(min(current().space(WIDE), parent.width() - current().space(4)))
    return dialog
