"""A new game on the player's table begins with the list that lays it, whoever is asked first."""

from beachmaster.desktop.large.content import Gatherer
from beachmaster.storage.starting import Wish


def test_the_list_stays_while_the_opponent_decides_and_the_map_is_asked(qtbot, launch):
    """Whoever sits at the table lays it first; what the opponent needs of the map comes after."""
    window = launch()
    window.parts.controller.open(Wish(game="ie-shima", seed=5, my_map=True))
    parts = window.parts
    qtbot.waitUntil(lambda: parts.controller.map_ask is not None, timeout=20_000)
    qtbot.settle()
    assert parts.table_list.isVisible()
    assert parts.table_list.model.left == len(parts.controller.display.preparation())
    assert not parts.card.isVisible()
    parts.table_list.all_done.click()
    qtbot.settle()
    assert parts.card.isVisible()
    assert parts.card.pane.prompt is parts.controller.map_ask.asked.prompt


def test_the_large_card_shows_the_list_though_the_opponent_waits_for_a_fact_of_the_map(
    qtbot, launch
):
    window = launch()
    parts = window.parts
    parts.controller.open(Wish(game="ie-shima", seed=5, my_map=True))
    qtbot.waitUntil(lambda: parts.controller.map_ask is not None, timeout=20_000)
    qtbot.settle()
    large = Gatherer(parts.card, parts.table_list)
    shown = [one.words for one in large._acts()]
    assert shown[0].startswith("Turn marker: April 16.")
    assert len(shown) == parts.table_list.model.left
