"""What the hand does on the map counts as an answer at the card."""

from beachmaster.engine.prompt import Choose
from beachmaster.storage.starting import Wish


def test_an_answer_from_the_map_goes_by_way_of_the_card(launch, qtbot):
    """The card shows why one does not count; only there the player would see it."""
    window = launch()
    window.controller.open(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    card, board = window.furniture.card, window.furniture.board
    while not isinstance(window.controller.prompt, Choose):
        window.controller.auto()
    asked = window.controller.asked.key
    board.answered.emit("no such hex")
    assert card.refusal.isVisible()
    assert card.refusal.text()
    assert window.controller.asked.key == asked
    board.answered.emit(next(iter(window.controller.prompt.options)).value)
    assert window.controller.asked.key != asked
