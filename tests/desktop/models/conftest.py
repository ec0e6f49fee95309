"""Record what a model announces."""

import pytest


class Announced:
    """The signals of a model, by name, as (first, last) rows."""

    def __init__(self, model):
        self.inserted, self.removed, self.changed, self.resets = [], [], [], 0
        model.rowsInserted.connect(lambda _, first, last: self.inserted.append((first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.removed.append((first, last)))
        model.dataChanged.connect(lambda a, b, *_: self.changed.append((a.row(), b.row())))
        model.modelReset.connect(self._reset)

    def _reset(self):
        self.resets += 1


@pytest.fixture
def announced():
    return Announced


@pytest.fixture
def play(controller):
    """Let the program answer so many prompts."""

    def on(count: int) -> None:
        for _ in range(count):
            assert controller.auto()

    return on
