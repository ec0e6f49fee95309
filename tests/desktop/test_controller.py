"""The controller touches the session and says what changed."""

from beachmaster.desktop.controller import Topic
from beachmaster.storage.starting import Wish


def test_an_answer_changes_prompt_and_state(controller, qtbot):
    before = controller.asked.key
    with qtbot.waitSignal(controller.changed) as caught:
        assert controller.auto()
    assert Topic.PROMPT in caught.args[0]
    assert controller.asked.key != before


def test_a_refused_answer_says_why_and_changes_nothing(controller, qtbot):
    before = controller.asked.key
    with qtbot.waitSignal(controller.refused) as caught:
        assert not controller.answer({"no": "such answer"})
    assert caught.args[0]
    assert controller.asked.key == before


def test_undo_and_redo_tell_the_journal_of_the_path(controller):
    for _ in range(30):
        controller.auto()
    told = list(controller.journal)
    assert told
    for _ in range(10):
        assert controller.undo()
    cursor = controller.session.tree.cursor
    assert all(line.entry <= cursor for line in controller.journal)
    for _ in range(10):
        assert controller.redo()
    assert controller.journal == told


def test_a_game_opens_off_the_gui_thread_and_goes_on(controller, qtbot, tmp_path):
    wish = Wish(game="hell-on-earth", seed=2, save=tmp_path / "one.beachmaster")
    with qtbot.waitSignal(controller.changed, check_params_cb=lambda t: bool(t & Topic.GAME)):
        controller.open(wish)
    qtbot.waitUntil(lambda: controller.is_open)
    assert controller.auto()
    controller.close()
    assert not controller.is_open


def test_a_file_that_is_no_game_is_named(controller, qtbot, tmp_path):
    wrong = tmp_path / "wrong.beachmaster"
    wrong.write_text("no database")
    with qtbot.waitSignal(controller.troubled) as caught:
        controller.open(Wish(game="hell-on-earth", save=wrong))
    assert "wrong.beachmaster" in repr(caught.args[0])
