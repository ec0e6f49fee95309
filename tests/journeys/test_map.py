"""What the hand does on the map counts as an answer at the card."""

from PySide6.QtCore import Qt

from beachmaster.engine.prompt import Choose
from beachmaster.storage.starting import Wish
from journeys.player import ON_OUR_MAP


def test_an_answer_from_the_map_goes_by_way_of_the_card(launch, qtbot):
    """The card shows why one does not count; only there the player would see it."""
    window = launch()
    window.controller.open(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    card, board = window.parts.card, window.parts.board
    while not isinstance(window.controller.prompt, Choose):
        window.controller.auto()
    asked = window.controller.asked.key
    board.answered.emit("no such hex")
    assert card.refusal.isVisible()
    assert card.refusal.text()
    assert window.controller.asked.key == asked
    board.answered.emit(next(iter(window.controller.prompt.options)).value)
    assert window.controller.asked.key != asked


def test_keys_mean_the_prompt_after_a_click_on_the_map(player):
    player.begin(ON_OUR_MAP)
    player.skip_to(lambda prompt: isinstance(prompt, Choose) and len(prompt.options) > 1)
    board, before = player.parts.board, player.entries
    player.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    player.click(player.parts.units.words)
    player.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    on_map = board.map
    free = next(one for one in on_map.sheet.centres if not board.selection.is_pickable(one))
    player.click(on_map, on_map.view.pixel(on_map.sheet.centres[free]).toPoint())
    assert player.entries == before
    player.key(Qt.Key.Key_1)
    assert player.entries == before + 1
