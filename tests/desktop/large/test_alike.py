"""What most rows of a long list say alike is said once above it, and nothing else is left out."""

import pytest

from beachmaster.desktop.large.alike import shortened
from beachmaster.desktop.large.asks import Ask, Cap

HEXES = [*(f"the hidden unit in {at:04}" for at in range(301, 331)), "None, or no more"]
UNITS = [f"{at}/23 Marines in the Available for Landing box" for at in range(1, 12)]
AREAS = [f"area {at}" for at in range(1, 17)]
MOVES = [f"{at:04} ({at % 3} MP)" for at in range(301, 320)]


def asked(rows):
    return Ask(caps=[Cap(words=one, take=lambda: None, go=lambda: None) for one in rows])


@pytest.mark.parametrize(
    ("rows", "above", "first"),
    [
        (HEXES, "Unless a line says more: the hidden unit in …", "0301"),
        (UNITS, "… Marines in the Available for Landing box", "1/23"),
        (AREAS, "area …", "1"),
    ],
)
def test_it_is_said_once(rows, above, first):
    ask = shortened(asked(rows))
    assert ask.above == above
    assert ask.caps[0].brief == first
    assert [one.words for one in ask.caps] == rows


def test_what_differs_is_said_whole():
    assert shortened(asked(HEXES)).caps[-1].brief == ""


@pytest.mark.parametrize("rows", [MOVES, HEXES[:5], ["one", "two", "three"] * 4])
def test_what_is_short_or_differs_stays_as_it_is(rows):
    ask = asked(rows)
    assert shortened(ask) is ask


def test_of_what_is_named_only_what_it_is_called_is_left():
    rows = [f"{at}th Battalion: combat factor {at}" for at in range(4, 15)]
    ask = shortened(asked(rows), named=True)
    assert ask.caps[0].brief == "4th Battalion"
    assert not ask.above
