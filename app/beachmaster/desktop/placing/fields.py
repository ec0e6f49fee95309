"""Make the fields of the page that places the grid."""

from PySide6.QtWidgets import QButtonGroup, QFormLayout, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Radio
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.placing.lattice_words import TOPS
from beachmaster.desktop.steady import SteadySpinBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text, plain_text


def ways() -> list[Radio]:
    """Return whether numbers are printed, to choose from."""
    return [
        Radio(say(T("Numbers are printed in the hexes")), say(T("Four digits: column, row."))),
        Radio(say(T("No numbers are printed")), say(T("The grid grows from one hex."))),
    ]


def tops() -> list[Radio]:
    """Return how the hexes stand, to choose from."""
    return [Radio(say(words)) for words in TOPS.values()]


def group(radios: list[Radio], title: Text) -> QWidget:
    """Return radio buttons under their title."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(current().space(0.2))
    buttons = QButtonGroup(box)
    column.addWidget(spoken("heading", say(title)))
    for radio in radios:
        forms.name(radio, plain_text(radio.words))
        buttons.addButton(radio)
        column.addWidget(radio)
    return box


def form_of(title: Text, labels: tuple[Text, ...], fields: list[SteadySpinBox]) -> QWidget:
    """Return number fields with their labels under a title."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(spoken("heading", say(title)))
    form = QFormLayout()
    column.addLayout(form)
    for label, field in zip(labels, fields, strict=True):
        forms.add_row(form, label, field)
    return box
