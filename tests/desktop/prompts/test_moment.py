"""The moment of a result: what is shown of a throw or a draw, what gives way, how it moves."""

import msgspec
import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent

from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.large.result import _sum
from beachmaster.desktop.prompts.moment.painting import printed
from beachmaster.desktop.prompts.moment.panel import ENDS, LANDS, MomentPanel
from beachmaster.desktop.prompts.moment.pieces import laid_out
from beachmaster.desktop.prompts.moment.told import moment_of
from beachmaster.desktop.words import say
from beachmaster.engine.event import Event
from beachmaster.engine.fight import DrawnFace, Opposed, Result
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import plain_text

WIDE, HIGH = 420, 1000
LINES = (
    Modifier(plain_text("spotter"), 1, applied=True, rule="hoe:5.3"),
    Modifier(plain_text("cave"), -3, applied=True, rule="hoe:5.4"),
    Modifier(plain_text("hill"), -1, applied=False, rule="hoe:5.5"),
)


def result(*dice, lines=LINES, sign="good", **more):
    counted = sum(line.value for line in lines if line.applied)
    return Result(
        what=plain_text("Assault"),
        color="blue",
        dice=dice,
        lines=lines,
        total=sum(dice) + counted,
        outcome="hit",
        text=plain_text("a hit"),
        sign=sign,
        **more,
    )


def told(entry, receipt=None, drawn=None, words="told"):
    event = Event(name="x", text=plain_text(words), rules=(), receipt=receipt, drawn=drawn)
    return JournalEvent(entry, 1, "us-1", event)


def thrown(*results):
    return moment_of([told(4, one) for one in results])


def kinds(moment, most=HIGH, width=WIDE):
    return [piece.kind for piece in laid_out(moment, width, most).pieces]


def words(moment, most=HIGH, width=WIDE):
    return [one.words for one in laid_out(moment, width, most).pieces if one.words]


MARKER = DrawnFace(color="red", face=(plain_text("2C"), plain_text("tank 1")))


def test_the_last_throw_or_draw_of_the_news_is_the_moment():
    assert moment_of([told(1), told(2)]) is None
    throws = [told(2, result(5)), told(3, result(4)), told(3, result(1)), told(4)]
    assert moment_of(throws).told == tuple(throws[1:3])
    drawn = told(5, drawn=MARKER)
    assert moment_of([*throws, drawn]).told == (drawn,)


def test_a_sum_is_built_of_die_lines_total_and_outcome_in_this_order(theme):
    pieces = laid_out(thrown(result(6)), WIDE, HIGH).pieces
    shown = [(one.kind, one.words, one.hollow) for one in pieces if one.kind != "sign"]
    assert shown == [
        ("words", "Assault", False),
        ("die", "", False),
        ("chip", "+1 spotter", False),
        ("chip", "−3 cave", False),
        ("words", "= 4", False),
        ("chip", "−1 hill", True),
        ("words", "A hit", False),
    ]
    steps = [one.step for one in pieces]
    assert steps == sorted(steps)
    assert steps[1] == 0 < steps[2]


@pytest.mark.parametrize("sign", ["good", "bad", "none"])
def test_the_sign_of_an_outcome_is_that_of_its_result(theme, sign):
    pieces = laid_out(thrown(result(6, sign=sign)), WIDE, HIGH).pieces
    assert [one.sign for one in pieces if one.kind == "sign"] == [sign]


def test_lines_that_choose_a_column_are_not_added_to_the_die(theme):
    lines = (Modifier(plain_text("attack"), 5, applied=True, rule="bib:14"),)
    by_column = Result(
        what=plain_text("Attack"),
        color="blue",
        dice=(3,),
        lines=lines,
        total=3,
        column=plain_text("column +5"),
        outcome="Ex",
        text=plain_text("exchange"),
    )
    said = words(thrown(by_column))
    assert "column +5" in said
    assert not [one for one in said if one.startswith("=")]


def test_both_sides_of_a_contest_have_their_dice_and_their_sum(theme):
    other = Opposed(color="red", dice=(3, 5), lines=LINES[:1], total=9)
    pieces = laid_out(thrown(result(2, 6, against=other)), WIDE, HIGH).pieces
    dice = [(one.value, one.color) for one in pieces if one.kind == "die"]
    assert dice == [(2, "blue"), (6, "blue"), (3, "red"), (5, "red")]
    assert [one.words for one in pieces if one.words.startswith("=")] == ["= 6", "= 9"]


def test_what_does_not_count_gives_way_first_then_what_counts_then_the_line_above(theme):
    long = [plain_text(f"what counts or does not in a fight, number {at}") for at in range(4)]
    lines = [Modifier(name, 1, applied=at < 2, rule="r") for at, name in enumerate(long)]
    moment, seen = thrown(result(6, lines=tuple(lines))), []
    for most in range(HIGH, 0, -5):
        laid = laid_out(moment, 300, most)
        assert laid.height <= most or laid.detail == "least"
        if laid.detail not in seen:
            seen.append(laid.detail)
    assert seen == ["all", "counting", "outcome", "least"]
    assert words(moment, 0) == ["= 8", "A hit"]


def test_nothing_stands_outside_the_width_or_on_another_piece(theme):
    long = Modifier(plain_text("defense of the 1st Battery Group " * 3), -2, applied=True, rule="r")
    other = Opposed(color="red", dice=(3, 5), lines=(long, *LINES), total=9)
    moments = [
        thrown(result(6, lines=(long, *LINES))),
        thrown(result(2, 6, against=other)),
        thrown(*[result(one) for one in range(1, 7)]),
        moment_of([told(1, drawn=MARKER, words="A marker: combat factor 2 " * 4)]),
    ]
    for moment in moments:
        for width in (150, 300, 600):
            rects = [one.rect for one in laid_out(moment, width, HIGH).pieces]
            assert max(rect.right() for rect in rects) < width + theme.space(0.2)
            pairs = [(a, b) for at, a in enumerate(rects) for b in rects[at + 1 :]]
            assert not [pair for pair in pairs if pair[0].intersects(pair[1])]


def test_several_throws_stand_in_rows_and_those_without_room_are_counted(theme):
    moment = thrown(*[result(one) for one in range(1, 4)])
    assert kinds(moment).count("die") == 3
    few = theme.space(6)
    shown = kinds(moment, few).count("die")
    assert 0 < shown < 3
    assert words(moment, few)[-1] == f"{3 - shown} more: see the journal."


def test_a_barrage_is_one_row_of_dice_with_the_throws_that_tell_most_below(theme):
    moment = thrown(*[result(one) for one in range(1, 7)])
    laid = laid_out(moment, 600, HIGH)
    dice = [piece for piece in laid.pieces if piece.kind == "die"]
    assert [die.value for die in dice] == [1, 2, 3, 4, 5, 6]
    assert len({die.rect.top() for die in dice}) == 1
    assert kinds(moment).count("sign") == 6 + 3
    assert words(moment, HIGH)[-1] == "3 more: see the journal."
    assert kinds(moment, 1).count("sign") == 6


def test_a_marker_comes_from_its_bag_and_a_counter_that_is_turned_has_none(theme):
    assert kinds(moment_of([told(1, drawn=MARKER)])) == ["bag", "face", "words"]
    turned = DrawnFace(color="red", face=MARKER.face, bag=False)
    assert kinds(moment_of([told(1, drawn=turned)])) == ["face", "words"]


@pytest.fixture
def panel(theme, qtbot):
    panel = MomentPanel()
    qtbot.addWidget(panel)
    panel.resize(WIDE, 200)
    panel.fit(HIGH)
    return panel


def test_dice_fall_first_then_the_sum_is_built(panel):
    panel.show_moment(thrown(result(6), result(2)), "thrown")
    panel.motion.pause()
    seen = []
    for now in (0, LANDS, ENDS - 1):
        panel.motion.setCurrentTime(now)
        seen.append([one.kind for one in panel.come()])
        assert not panel.grab().isNull()
    assert seen[0] == seen[1] == ["die", "die"]
    panel.finish()
    assert len(panel.come()) > len(seen[1])


def test_a_die_that_was_typed_lies_there_at_once(panel):
    panel.show_moment(thrown(result(6)), "built")
    assert panel.motion.currentTime() >= LANDS


def test_without_motion_the_picture_is_the_same_at_once(panel):
    moment = thrown(result(6))
    panel.show_moment(moment, "thrown")
    panel.finish()
    moved = panel.grab().toImage()
    panel.show_moment(None)
    panel.still = True
    panel.show_moment(moment, "thrown")
    assert not panel.moving
    assert panel.grab().toImage() == moved


def roll(card, reach):
    reach(card, "us-bombardment")
    assert card.controller.rolls_by_itself()
    card.let_program()
    return card.heading.moment


def test_the_die_of_the_program_falls_and_any_key_ends_it(card, qtbot, reach):
    moment = roll(card, reach)
    assert moment.moving
    assert moment.accessibleName()
    card.press(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier))
    assert not moment.moving
    assert not moment.isHidden()


def test_a_key_pressed_before_the_prompt_was_seen_only_ends_the_motion(card, qtbot, reach):
    moment = roll(card, reach)
    card.keys.guard.begin()
    asked = card.controller.asked
    early = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_R, Qt.KeyboardModifier.NoModifier)
    early.setTimestamp(1)
    assert card.press(early)
    assert not moment.moving
    assert card.controller.asked is asked


def test_what_the_player_rolled_does_not_fall(card, reach):
    reach(card, "us-bombardment")
    card.controller.answer([6])
    moment = card.heading.moment
    assert moment.moment.results[0].dice == (6,)
    assert moment.motion.currentTime() >= LANDS


def test_the_setting_for_motion_holds_and_an_undone_result_comes_back_still(card, reach):
    card.autoplay.settings["motion"] = "reduced"
    moment = roll(card, reach)
    assert not moment.moving
    first = moment.moment
    card.autoplay.settings["motion"] = "full"
    card.controller.undo()
    assert moment.moment != first
    card.controller.redo()
    assert moment.moment == first
    assert not moment.moving


def test_a_result_is_said_once_and_goes_with_the_next_answer(card, reach, click_one):
    moment = roll(card, reach)
    said = moment.accessibleName()
    assert said not in [line.text() for line in card.news._lines if not line.isHidden()]
    while moment.accessibleName() == said:
        click_one(card)
    assert said in [say(one.event.text) for one in card.controller.journal]


@pytest.mark.parametrize("ems", [2.2, 3.2, 4.8])
@pytest.mark.parametrize("zoom", [100, 200])
def test_no_word_on_a_face_is_cut(theme, ems, zoom):
    theme.apply(zoom=zoom)
    side = ems * theme.em
    lines = printed(QRectF(0, 0, side, side), ["Additional command", "reinforcements"])
    assert len(lines) >= (ems > 3)
    for words, font, size in lines:
        widest = max(QFontMetrics(font).horizontalAdvance(word) for word in words.split())
        assert widest <= side
        assert size.height() <= side


def test_the_column_has_a_line_of_its_own_where_the_row_has_too_little_left(theme):
    lines = tuple(Modifier(plain_text(f"support {at}"), 1, applied=True, rule="r") for at in (1, 2))
    moment = thrown(result(3, lines=lines, column=plain_text("column −2 up to column −1")))
    for width in range(300, 900, 15):
        pieces = laid_out(moment, width, HIGH).pieces
        column = next(one for one in pieces if one.words.startswith("column"))
        assert column.rect.height() == QFontMetrics(column.font).height(), width


def test_a_total_is_shown_where_nothing_counts_too_and_not_of_a_die_that_a_column_reads(theme):
    idle = result(4, lines=tuple(msgspec.structs.replace(one, applied=False) for one in LINES))
    assert "= 4" in words(thrown(idle))
    by_column = msgspec.structs.replace(idle, column=plain_text("column 0"))
    assert not [one for one in words(thrown(by_column)) if one.startswith("=")]
    assert _sum(idle, idle) == "4"
    assert _sum(by_column, by_column) == ""


def test_a_die_to_which_nothing_could_be_added_says_its_number_once(theme):
    bare = result(1, lines=())
    assert not [one for one in words(thrown(bare)) if one.startswith("=")]
    assert _sum(bare, bare) == ""
    other = Opposed(color="red", dice=(3,), lines=(), total=3)
    assert "= 1" in words(thrown(result(1, lines=(), against=other)))
