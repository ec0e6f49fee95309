"""The bags panel shows bags and slots, and opens their rules."""

from PySide6.QtCore import Qt

from beachmaster.desktop.models.bags import bag_lines
from beachmaster.desktop.panels.bags import BagsPanel


def test_it_follows_the_bags(shown, controller, play):
    panel = shown(BagsPanel)
    play(150)
    assert panel.model.rows == bag_lines(controller.display.details(controller.state))


def test_nothing_is_asked_for_a_panel_that_nobody_sees(shown, controller, play, monkeypatch):
    panel, asked = shown(BagsPanel), []
    details = type(controller.display).details
    monkeypatch.setattr(
        type(controller.display), "details", lambda *given: asked.append(given) or details(*given)
    )
    panel.hide()
    play(150)
    assert not asked
    panel.show()
    assert panel.model.rows == bag_lines(details(controller.display, controller.state))
    assert len(asked) == 1


def test_enter_on_a_bag_opens_its_rule(shown, qtbot):
    panel = shown(BagsPanel)
    row = next(at for at, line in enumerate(panel.model.rows) if line.key == "bag:intelligence")
    panel.lines.setCurrentIndex(panel.model.index(row, 0))
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        qtbot.keyClick(panel.lines, Qt.Key.Key_Space)
    assert wanted.args == ["hoe:3.3.3"]
