"""While the map is asked for the sake of an answer, no throw or draw before that one is shown."""

from beachmaster.desktop.prompts.moment.told import moment_of
from beachmaster.desktop.prompts.news import news_of
from desktop.own_games import Truth, own_game, play_on
from desktop.prompts.conftest import shown


def test_the_last_result_is_not_shown_as_that_of_the_answer_that_waits(theme, qtbot):
    controller, truth = own_game(), Truth()
    card = shown(controller, qtbot)

    def told():
        return moment_of(news_of(controller, card._pressed))

    controller.blockSignals(True)
    play_on(controller, truth, lambda: controller.map_ask is not None and told() is not None)
    controller.blockSignals(False)
    card.refresh()
    assert card.heading.moment.isHidden()
    controller.withdraw()
    assert controller.map_ask is None
    assert not card.heading.moment.isHidden()
    controller.close()
