"""The rules opened, a panel and a palette over a real game."""

import pytest

from beachmaster.desktop.rules import RulesModel, RulesPanel
from beachmaster.desktop.tasks import wait_for_tasks


@pytest.fixture
def rules_model(qtbot, theme):
    """Open the real library as the window does."""
    rules_model = RulesModel()
    with qtbot.waitSignal(rules_model.ready, timeout=20_000):
        rules_model.open()
    yield rules_model
    wait_for_tasks()
    rules_model.close()


@pytest.fixture
def panel(qtbot, rules_model, controller):
    """Show the rules beside a new game."""
    panel = RulesPanel(controller, rules_model=rules_model)
    qtbot.addWidget(panel)
    panel.resize(460, 760)
    panel.show()
    return panel
