"""The bags panel shows bags and slots, and opens their rules."""

from PySide6.QtCore import Qt

from beachmaster.desktop.models.bags import bag_lines
from beachmaster.desktop.panels.bags import BagsPanel


def test_it_follows_the_bags(shown, controller, play):
    panel = shown(BagsPanel)
    play(150)
    assert panel.model.rows == bag_lines(controller.overview)


def test_enter_on_a_bag_opens_its_rule(shown, qtbot):
    panel = shown(BagsPanel)
    row = next(at for at, line in enumerate(panel.model.rows) if line.key == "bag:intelligence")
    panel.lines.setCurrentIndex(panel.model.index(row, 0))
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        qtbot.keyClick(panel.lines, Qt.Key.Key_Space)
    assert wanted.args == ["hoe:3.3.3"]
