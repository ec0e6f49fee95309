"""The strip tells where the game stands, and what has no room gives way in its order."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.controller import Topic
from beachmaster.desktop.layout.strip import LOW_HEIGHT, PhaseStrip, StripWords, fitted, told_of
from beachmaster.desktop.texts import T
from beachmaster.desktop.translators import Translators
from beachmaster.engine.display import Part, Score
from desktop.stretching import Stretched

TOLD = StripWords(
    game="Game",
    turn="Turn 3",
    now=3,
    turns=9,
    phase="Attack",
    steps=("Weather", "Move", "Attack", "Raids"),
    at=2,
    score="3 VP",
    parts=("airfields +2", "hills +1"),
)


def fit(width):
    return fitted(TOLD, width, 2, len, 1)


def test_all_of_it_stands_in_a_wide_strip():
    assert fit(200) == fitted(TOLD, 201, 2, len, 1)
    assert fit(200).steps == (0, 4)
    assert fit(200).parts == 2
    assert fit(200).game
    assert fit(200).dots


def test_parts_of_the_score_go_before_names_of_phases_and_those_before_the_turn():
    found = [fit(width) for width in range(200, 10, -1)]
    parts = [one.parts for one in found]
    steps = [one.steps[1] - one.steps[0] for one in found]
    assert parts == sorted(parts, reverse=True)
    assert steps == sorted(steps, reverse=True)
    assert all(not one.parts or one.steps == (0, 4) for one in found)
    assert found[-1].rows == 2


def test_the_phase_that_is_on_is_always_among_those_named():
    for width in range(200, 10, -1):
        first, last = fit(width).steps
        assert first <= TOLD.at < last or first == last


@pytest.fixture
def strip(controller, qtbot):
    strip = PhaseStrip(controller)
    qtbot.addWidget(strip)
    strip.resize(1400, 44)
    strip.show()
    strip.refresh()
    return strip


def test_a_screen_reader_is_told_game_turn_phase_and_score(strip):
    assert strip.accessibleName().startswith("Iwo Jima: Hell on Earth · Turn 1 of 9 · Set-up")
    assert "Victory points" in strip.accessibleName()


def test_it_follows_the_game_and_is_painted_at_every_width(strip, controller):
    before = strip.told
    controller.auto()
    controller.auto()
    assert strip.told.at >= before.at
    for width in (400, 900, 1400, 3000):
        strip.resize(width, 44)
        assert not strip.grab().isNull()
    assert strip.fitting.steps == (0, len(strip.told.steps))


def test_it_is_told_anew_in_another_game_and_in_another_language(strip, controller, qapp, qtbot):
    playing, before = controller.playing, strip.told
    controller.playing = None
    controller.changed.emit(Topic.GAME)
    assert strip.told == StripWords()
    controller.adopt(playing)
    assert strip.told == before
    translators = Translators(qapp)
    translators.use(Stretched())
    qtbot.settle()
    stretched = strip.told
    translators.use()
    qtbot.settle()
    assert stretched.turn != before.turn
    assert strip.told == before


def test_points_stand_before_what_they_are_for_with_a_minus_sign(controller):
    score = Score(label=T("Points"), total=-1, parts=(Part(text=T("days"), points=-2),))
    told = told_of(None, msgspec.structs.replace(controller.overview, score=score))
    assert told.score == "Points \u22121"
    assert told.parts == ("\u22122 days",)


def test_in_a_low_row_the_phase_keeps_its_corners(strip, qtbot, theme):
    strip.window().resize(1400, theme.space(LOW_HEIGHT))
    qtbot.waitUntil(lambda: strip.height() == theme.space(LOW_HEIGHT))
    strip.clearFocus()  # its ring touches the edge
    shown = strip.grab().toImage()
    across, accent = range(shown.width()), theme.colour("accent").rgb()
    assert len({shown.pixel(x, 0) for x in across}) == 1
    assert any(shown.pixel(x, shown.height() // 2) == accent for x in across)


def test_a_click_asks_for_the_whole(strip, qtbot):
    with qtbot.waitSignal(strip.clicked):
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton)


def test_a_strip_made_after_its_game_was_opened_tells_it_at_once(controller, qtbot):
    """As after going on with a saved game: nothing changes before the first answer."""
    strip = PhaseStrip(controller)
    qtbot.addWidget(strip)
    assert strip.told.turn == "Turn 1 of 9"
