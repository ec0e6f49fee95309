"""What has no room gives way in its order, and the card never does."""

import pytest

from beachmaster.desktop.layout.plan import (
    CARD_ALONE,
    CARD_BESIDE,
    CARD_LEAST,
    CONTENTS,
    DRAWER,
    LAYOUTS,
    MAP_LEAST,
    READING,
    Wanted,
    planned,
)

WIDTHS = (28, 34, 44, 52, 70, 88, 99, 176, 264)
HEIGHTS = (19, 24, 30, 48, 55, 99)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_card_has_its_width_in_every_window_and_the_parts_fill_it(layout):
    for width in WIDTHS:
        for height in HEIGHTS:
            for drawer in (False, True):
                plan = planned(width, height, Wanted(layout=layout, drawer=drawer, rules=True))
                assert plan.card >= CARD_LEAST, (width, height)
                assert plan.stage + plan.card + plan.reading == pytest.approx(width)


def test_the_map_takes_what_is_left_and_becomes_a_key_where_that_is_too_little():
    roomy = planned(96, 60, Wanted())
    assert roomy.board
    assert roomy.card == 27
    assert roomy.stage == 69
    tight = planned(CARD_LEAST + MAP_LEAST - 0.1, 60, Wanted())
    assert not tight.board
    assert not tight.stage


def test_the_rule_goes_first_where_it_is_low_and_the_drawer_where_it_is_narrow():
    assert planned(96, 60, Wanted(rules=True)).fold
    low = planned(96, 40, Wanted(rules=True))
    assert low.line
    assert not low.fold
    assert not planned(96, 20, Wanted(rules=True)).line
    assert not planned(34, 60, Wanted(drawer=True)).drawer


def test_rules_are_read_beside_card_and_map_or_beside_the_card_alone():
    wide, narrow = (planned(width, 60, Wanted(layout="read")) for width in (96, 70))
    assert wide.board
    assert wide.reading == 45
    assert not wide.line
    assert not narrow.board
    assert narrow.reading == 45
    assert not planned(40, 60, Wanted(layout="read")).reading


def test_a_wide_window_has_room_for_the_contents_beside_the_rules():
    wide = planned(128, 60, Wanted(layout="read"))
    assert wide.reading == READING + CONTENTS
    assert wide.board
    assert planned(120, 60, Wanted(layout="read")).reading == READING


def test_a_drawer_takes_the_room_of_rules_where_there_is_no_map():
    plan = planned(70, 60, Wanted(layout="read", drawer=True))
    assert plan.drawer
    assert not plan.reading


def test_what_covers_the_card_has_the_window():
    plan = planned(28, 20, Wanted(covering="drawer", drawer=True))
    assert plan.drawer
    assert (plan.stage, plan.card, plan.board) == (28, 0, False)
    assert planned(28, 20, Wanted(covering="rules")).reading == 28


def test_without_a_game_a_page_stands_alone_or_beside_the_rules():
    assert planned(96, 60, Wanted(game=False)).card == 96
    beside = planned(96, 60, Wanted(game=False, rules=True))
    assert (beside.card, beside.reading) == (51, 45)
    assert not planned(60, 60, Wanted(game=False, rules=True)).reading


def test_widths_drawn_by_the_player_hold_within_their_bounds():
    assert planned(96, 60, Wanted(widths={"card": 30})).card == 30
    assert planned(96, 60, Wanted(widths={"card": 80})).card == 31
    assert planned(46, 60, Wanted(widths={"card": 31})).stage == MAP_LEAST


def test_a_wide_window_shows_rules_and_then_the_drawer_beside_a_card_without_a_map():
    card = Wanted(layout="card")
    assert not planned(CARD_BESIDE + READING - 0.1, 60, card).reading
    wide = planned(CARD_BESIDE + READING, 60, card)
    assert (wide.card, wide.reading, wide.line) == (CARD_BESIDE, READING, False)
    assert not planned(CARD_ALONE + READING + DRAWER - 0.1, 60, card).drawer
    widest = planned(170, 60, card)
    assert widest.drawer
    assert (widest.stage, widest.card, widest.reading) == (READING, CARD_ALONE, READING)
    apart = planned(170, 60, Wanted(layout="map", apart=True))
    assert apart.drawer
    assert apart.reading == READING
    assert not planned(170, 60, Wanted(layout="map")).reading
    assert planned(170, 60, Wanted(layout="card", ended=True)).card == 170


def test_what_the_player_closed_beside_the_card_stays_away():
    card = Wanted(layout="card")
    assert card.without("rules") == {"rules"}
    assert Wanted(layout="map").without("rules") == frozenset()
    assert planned(170, 60, Wanted(layout="card", away=card.without("rules"))).reading == 0
    assert not planned(170, 60, Wanted(layout="card", away=card.without("drawer"))).drawer
