"""The controller touches the session and says what changed."""

import sys

import pytest

from beachmaster.desktop.controller import Topic
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.options import AnswerError
from beachmaster.storage.starting import Wish, start


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
    assert isinstance(caught.args[0], AnswerError)
    assert caught.args[0].text
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


def test_a_game_wished_for_twice_opens_once_and_without_a_complaint(controller, qtbot, tmp_path):
    """A second wish for the same file must not find it locked by the first."""
    complaints = []
    controller.troubled.connect(complaints.append)
    save = tmp_path / "one.beachmaster"
    start(Wish(game="hell-on-earth", seed=2, save=save)).close()
    controller.open(Wish(game="", save=save))
    controller.open(Wish(game="", save=save))
    qtbot.waitUntil(lambda: controller.is_open)
    assert controller.path == save
    assert controller.auto()
    assert not complaints


def test_of_two_games_the_one_wished_for_last_is_opened(controller, qtbot, tmp_path):
    """What goes wrong with one that nobody waits for any more is not told."""
    complaints = []
    controller.troubled.connect(complaints.append)
    wrong = tmp_path / "wrong.beachmaster"
    wrong.write_text("no database")
    right = tmp_path / "right.beachmaster"
    controller.open(Wish(game="hell-on-earth", save=wrong))
    controller.open(Wish(game="hell-on-earth", seed=2, save=right))
    qtbot.waitUntil(lambda: controller.is_open)
    assert controller.path == right
    assert not complaints


def test_a_game_closed_while_it_opens_stays_closed_and_can_be_opened_again(
    controller, qtbot, tmp_path
):
    said = []
    controller.busy.connect(said.append)
    wish = Wish(game="hell-on-earth", seed=2, save=tmp_path / "one.beachmaster")
    controller.open(wish)
    controller.close()
    assert said[-1] is None
    wait_for_tasks()
    qtbot.settle()
    assert not controller.is_open
    controller.open(Wish(game="", save=wish.save))
    qtbot.waitUntil(lambda: controller.is_open)


def test_a_view_that_fails_keeps_neither_the_session_nor_the_other_views(controller, qtbot):
    """What a slot raises goes to the crash window; the answer counts, and everybody hears it."""
    heard = []

    def fail(_topics):
        raise ZeroDivisionError

    controller.changed.connect(fail)
    controller.changed.connect(heard.append)
    with qtbot.capture_exceptions() as caught:
        assert controller.auto()
        assert controller.undo()
    assert [kind for kind, *_rest in caught] == [ZeroDivisionError, ZeroDivisionError]
    assert len(heard) == 2
    controller.changed.disconnect(fail)
    assert controller.auto()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_what_cannot_be_written_leaves_everything_as_it_was(controller, qtbot, tmp_path):
    """The stick is pulled out, and put back in."""
    folder = tmp_path / "stick"
    folder.mkdir()
    wish = Wish(game="hell-on-earth", seed=2, save=folder / "one.beachmaster")
    controller.adopt(start(wish))
    for _ in range(12):
        controller.auto()

    def standing():
        tree = controller.session.tree
        return controller.asked.key, tree.cursor, dict(tree.bookmarks), list(controller.journal)

    before, complaints = standing(), []
    controller.troubled.connect(complaints.append)
    away = folder.rename(tmp_path / "away")
    acts = (
        controller.auto,
        controller.undo,
        lambda: controller.bookmark("here"),
        lambda: controller.goto(3),
    )
    for number, act in enumerate(acts, 1):
        assert not act()
        assert len(complaints) == number
        assert standing() == before
    away.rename(folder)
    for _ in range(5):
        assert controller.auto()
    told = list(controller.journal)
    controller.close()
    controller.adopt(start(Wish(game="", save=wish.save)))
    assert controller.journal == told
