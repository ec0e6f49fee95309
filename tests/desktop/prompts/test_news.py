"""What happened since the last answer, in a few lines: what dice came to stays among them."""

from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.prompts.news import News
from beachmaster.engine.event import Event
from beachmaster.engine.fight import Result
from beachmaster.engine.passing import PASSED
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tracks import MARKERS

SUCCESS = plain_text("success")
THROWN = Result(
    what=plain_text("Attack"), color="blue", dice=(6, 4), total=19, outcome="success", text=SUCCESS
)


def lines(qtbot, *told):
    news = News()
    qtbot.addWidget(news)
    news.show_told([JournalEvent(1, 1, "us-1", one) for one in told])
    return [line.text() for line in (news._earlier, *news._lines, *news._markers) if line.text()]


def happened(words, receipt=None):
    return Event(name="told", text=plain_text(words), rules=(), receipt=receipt)


def test_of_much_that_happened_the_last_lines_are_told_and_how_many_went_before(qtbot):
    assert lines(qtbot, *map(happened, "abcde")) == [
        "2 earlier events: see the journal.", "c", "d", "e"
    ]  # fmt: skip


def test_what_dice_came_to_is_told_however_much_came_after(qtbot):
    fought = happened("The attack succeeds.", THROWN)
    assert lines(qtbot, happened("a"), fought, *map(happened, "bcde")) == [
        "3 earlier events: see the journal.", "The attack succeeds.", "d", "e"
    ]  # fmt: skip


def test_of_many_throws_the_last_two_keep_a_line_and_the_last_event_has_one(qtbot):
    thrown = [happened(f"throw {at}", THROWN) for at in range(4)]
    told = lines(qtbot, *thrown, happened("the next phase"))
    assert told[1:] == ["throw 2", "throw 3", "the next phase"]
    assert lines(qtbot, *thrown[:1], happened("the next phase")) == ["throw 0", "the next phase"]


def test_what_passed_by_has_a_line_of_its_own(qtbot):
    thrown = [happened(f"throw {at}", THROWN) for at in range(2)]
    passed = Event(name=PASSED, text=plain_text("Rally: nothing to do."), rules=())
    told = [*thrown, passed, happened("the next phase")]
    assert lines(qtbot, *told) == [render(one.text) for one in told]


def test_where_markers_of_tracks_go_is_told_however_much_happened(qtbot):
    words = plain_text("Tracks: VP marker on box 3.")
    moved = Event(name=MARKERS, text=words, rules=())
    told = lines(qtbot, moved, *map(happened, "abcd"))
    assert told == ["1 earlier event: see the journal.", "b", "c", "d", render(words)]


def test_what_is_not_shown_is_counted_where_markers_went_as_well(qtbot):
    """Each line since the last answer is shown or counted."""
    moved = [
        Event(name=MARKERS, text=plain_text(f"Tracks: VP marker on box {at}."), rules=())
        for at in range(5)
    ]
    told = lines(qtbot, *moved, *map(happened, "abcd"))
    assert told[0] == "4 earlier events: see the journal."
    assert len(told) - 1 + 4 == 5 + 4
