"""Show a panel in a window of its own."""

import pytest


@pytest.fixture
def shown(qtbot, controller):
    """Return a panel of a class over the game, laid out and measured."""

    def show(kind, width: int = 420, height: int = 640):
        panel = kind(controller)
        qtbot.addWidget(panel)
        panel.resize(width, height)
        with qtbot.waitExposed(panel):
            panel.show()
        qtbot.settle()
        return panel

    return show


@pytest.fixture
def play(controller):
    """Let the program answer so many prompts."""

    def on(count: int) -> None:
        for _ in range(count):
            assert controller.auto()

    return on
