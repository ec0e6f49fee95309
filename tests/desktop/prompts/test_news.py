"""What happened since the last answer, in a few lines: what dice came to stays among them."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.prompts.news import News
from beachmaster.desktop.words import say
from beachmaster.engine.acts import ActWords
from beachmaster.engine.event import Event, told_only
from beachmaster.engine.fight import Result
from beachmaster.engine.passing import PASSED
from beachmaster.engine.pieces import Piece, TableChange
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tracks import MARKERS, SCORED

SUCCESS = plain_text("success")
THROWN = Result(
    what=plain_text("Attack"), color="blue", dice=(6, 4), total=19, outcome="success", text=SUCCESS
)


def lines(qtbot, *told):
    news = News()
    qtbot.addWidget(news)
    news.show_told([JournalEvent(1, 1, "us-1", one) for one in told], None)
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


def test_what_a_day_came_to_has_a_line_however_much_came_after(qtbot):
    scored = Event(name=SCORED, text=plain_text("The day ends."), rules=())
    assert lines(qtbot, happened("a"), scored, *map(happened, "bcde")) == [
        "2 earlier events: see the journal.", "The day ends.", "c", "d", "e"
    ]  # fmt: skip


def test_what_was_done_on_the_map_is_told_however_much_came_after(qtbot):
    was, now = (Piece(plain_text("The unit"), at, plain_text("face down")) for at in ("a", "b"))
    change = TableChange("move", "japan/1", plain_text("Move the unit from a to b."), was, now)
    redeploys = Event(
        name="redeployed",
        text=plain_text("The unit redeploys to b."),
        rules=(),
        act=change.text,
        acts=(change,),
    )
    own = replace(redeploys, text=change.text, acts=(replace(change, own=True),))
    thrown = [happened(f"throw {at}", THROWN) for at in range(2)]
    told = lines(qtbot, told_only(own), told_only(redeploys), *thrown, happened("The marker."))
    assert told == [
        "1 earlier event: see the journal.",
        "The unit redeploys to b.",
        "throw 0",
        "throw 1",
        "The marker.",
    ]


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


def test_a_marker_that_moved_on_is_told_once_where_it_lies_now(qtbot):
    def moved(track, box):
        there = Piece(plain_text(f"the {track} marker"), f"box{box}", plain_text("up"), "up")
        words = plain_text(f"Tracks: {track} marker on box {box}.")
        change = TableChange("move", words, there.space, f"track/{track}", None, there)
        return Event(name=MARKERS, text=words, rules=(), acts=(change,))

    told = lines(qtbot, moved("VP", 3), moved("Turn", 2), moved("VP", 4))
    assert told == ["Tracks: Turn marker on box 2.", "Tracks: VP marker on box 4."]


def test_the_line_counts_as_many_as_the_list_shows_and_each_marker_once(qtbot):
    """What was ticked off or moved on since is told no more, and the number follows."""
    news = News()
    qtbot.addWidget(news)
    game = ActWords(SimpleNamespace(space_name=lambda _state, space: plain_text(space)), None)
    journal = [acted(at, "impulse", at + 1) for at in range(1, 4)]
    journal += [acted(at, f"unit {at}", 9) for at in range(4, 7)]
    for at, one in enumerate(journal):  # each after an answer of its own, and nobody looks
        news.show_told([one], game, (), journal[: at + 1])
    assert [say(one.text) for one in news.acts] == [
        "Move impulse from 1 to 4.", *(f"Move unit {at} from 8 to 9." for at in range(4, 7))
    ]  # fmt: skip
    assert news.left == len(news.acts) == 4
    assert [tick.words.startswith("From before: ") for tick in news.ticks] == [True] * 2
    news.turn(news.acts[1])
    news.open()
    assert news.left == sum(not tick.isChecked() for tick in news.ticks) == 3
    news.show()
    qtbot.settle()
    last = news.ticks[-1].y()
    news.note_glimpsed(lambda top, bottom: bottom <= last)
    news.go_on()
    news.show_told([], game, (), journal)
    assert [say(one.text) for one in news.acts] == ["Move unit 6 from 8 to 9."]
    assert news.unseen  # it was further down
    assert [tick.words for tick in news.ticks] == ["From before: Move unit 6 from 8 to 9."]
    news.note_glimpsed(lambda top, bottom: True)
    news.go_on()
    news.show_told([], game, (), journal)
    assert news.acts == []
    assert not news.unseen


def test_a_tick_stands_for_its_own_line_of_two_about_a_piece(qtbot):
    """A marker that came in sight may be placed: it is still to be turned."""
    news, game = News(), words_of_game()
    qtbot.addWidget(news)
    turned = acted(2, "marker", 1)
    was, now = turned.event.acts[0].now, replace(turned.event.acts[0].now, face="both")
    words = plain_text("Turn the marker.")
    change = TableChange("turn", words, now.space, "marker", was, now)
    turned = replace(turned, event=replace(turned.event, text=words, act=words, acts=(change,)))
    words = plain_text("Place the marker.")
    change = TableChange("place", words, was.space, "marker", None, was)
    placed = acted(1, "marker", 1)
    placed = replace(placed, event=replace(placed.event, text=words, act=words, acts=(change,)))
    news.show_told([placed], game, (), [placed])
    news.note_glimpsed(lambda _top, _bottom: True)
    news.show_told([turned], game, (), [placed, turned])
    assert [tick.words for tick in news.ticks] == [
        "From before: Place the marker.", "Turn the marker."
    ]  # fmt: skip
    news.turn(news.acts[0])
    assert [tick.isChecked() for tick in news.ticks] == [True, False]


def acted(entry, name, to):
    """Return the line that moves a piece on by one space."""
    was, now = (Piece(plain_text(name), str(at), plain_text("up"), "up") for at in (to - 1, to))
    words = plain_text(f"Move {name} from {to - 1} to {to}.")
    change = TableChange("move", words, now.space, name, was, now)
    return JournalEvent(
        entry, 1, "us-1", Event(name="x", text=words, act=words, acts=(change,), rules=())
    )


def words_of_game():
    return ActWords(SimpleNamespace(space_name=lambda _state, space: plain_text(space)), None)


@pytest.fixture
def left_off(qtbot, monkeypatch):
    """Return news of a game that was left after its second entry, with so many acts undone."""

    def begin(*left):
        news, save = News(), Path("one.beachmaster")
        qtbot.addWidget(news)
        last = SimpleNamespace(save=str(save), entry=2, left=list(left))
        monkeypatch.setattr("beachmaster.desktop.prompts.news.recall", lambda: last)
        news.begin(save)
        return news

    return begin


def test_going_back_before_the_place_that_was_left_ticks_nothing(left_off):
    news, act = left_off(), acted(1, "impulse", 2)
    news.show_told([], words_of_game(), (), [act])
    news.show_told([act], words_of_game(), (), [act])
    assert [tick.isChecked() for tick in news.ticks] == [False]


def test_what_was_due_when_the_game_was_left_is_due_as_it_is_opened(left_off):
    act, done = acted(1, "impulse", 2), acted(1, "marker", 2)
    news = left_off("Move impulse from 1 to 2.")
    news.show_told([], words_of_game(), (), [act, done])
    assert [say(one.text) for one in news.acts] == ["Move impulse from 1 to 2."]
    assert [tick.isChecked() for tick in news.ticks] == [False]
