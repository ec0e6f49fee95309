"""A printed table stands as a table, to be compared with the player's own."""

import json
import re
from collections import Counter

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.prompts.grid import GridWords
from beachmaster.storage.starting import Wish, start
from games.bloodbath.play import battalion, hidden

CELL = re.compile(r"<td[^>]*>([^<]*)</td>")
POSITION = {
    "turn": 2,
    "phase": "us-combat",
    "us": {battalion(0): {"place": "map"}},
    "japan": [hidden("ridge"), hidden("cave")],
}


def test_the_results_table_is_a_table_and_told_in_no_line_beside_it(theme, qtbot, tmp_path):
    controller = GameController()
    card = PromptCard(controller)
    qtbot.addWidget(card)
    card.resize(780, 900)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), "utf-8")
    controller.adopt(start(Wish(game="bloodbath", seed=1, table=True, position=path)))
    card.show()
    assert controller.asked.prompt.procedure == "printed-table"
    grid = card.heading.grid
    assert not grid.isHidden()
    qtbot.waitUntil(lambda: "<td" in grid.text())
    assert "Die 6: " in grid.accessibleName()
    assert "Die 6" not in card.heading.why.text()
    assert "further to the left" in card.heading.why.text()

    results = Counter(CELL.findall(grid.text()))
    card.resize(480, 900)
    qtbot.settle()
    assert "On clear ground</th><th>Die 1" in grid.text()
    assert Counter(CELL.findall(grid.text())) == results, "the columns are rows now"

    narrow = GridWords()
    qtbot.addWidget(narrow)
    narrow.resize(60, 900)
    narrow.show_grid(controller.asked.prompt.grid)
    assert "<td" not in narrow.text()
    assert "Die 6: " in narrow.text()
    controller.answer({"says": "same"})
    assert grid.isHidden()
