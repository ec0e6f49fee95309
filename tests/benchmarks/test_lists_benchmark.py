"""A list of answers shows the next prompt's options well within a frame, however many there are."""

import time

import pytest

pytest.importorskip("PySide6.QtWidgets")

from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row
from beachmaster.desktop.theme import current

ROUNDS = 30
WORDS = (
    "Tank 4/1 in 0512",
    "Company L, 3rd Battalion, 24th Marines, which stands beside the airfield and may fire at it",
)


def options(count: int, turn: int) -> list[Row]:
    """Return so many options in words that no prompt before had; every other one wraps."""
    return [Row(str(at), f"{WORDS[at % 2]} ({turn}, {at})") for at in range(count)]


@pytest.mark.parametrize(("count", "aim"), [(12, 0.016), (100, 0.030), (2000, 0.040)])
def test_a_list_shows_the_options_of_the_next_prompt(count, aim, qapp, qtbot, figure):
    current().apply("light", 100)
    listing = FilterList(OptionModel(()))
    qtbot.addWidget(listing)
    listing.resize(420, 600)
    with qtbot.waitExposed(listing):
        listing.show()
    times = []
    for turn in range(ROUNDS):
        rows = options(count, turn)
        began = time.process_time()
        listing.show_rows(rows)
        for _ in range(3):
            qapp.processEvents()  # lay out, and paint what changed
        times.append(time.process_time() - began)
    figure(f"A list shows {count} options: median of {ROUNDS}", sorted(times)[ROUNDS // 2], aim)
