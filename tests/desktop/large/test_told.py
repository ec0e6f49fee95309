"""What a label says is told at the large card in plain words."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from beachmaster.desktop.labels import rule_links
from beachmaster.desktop.large.told import plain


def test_no_brackets_are_left_of_a_rule_that_is_not_told(qtbot):
    label = QLabel(f"On the die 2–4: no effect. ({rule_links(['hoe:5.4.1'])})")
    qtbot.addWidget(label)
    label.setTextFormat(Qt.TextFormat.RichText)
    assert plain(label) == "On the die 2–4: no effect."
    label.setText(f"Two hits (see {rule_links(['hoe:5.4.1'])})")
    assert plain(label) == "Two hits (see)"
