"""Counters are made of rows, and once for each."""

import msgspec

from beachmaster.engine.counters import counters
from beachmaster.engine.display import UnitRow
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.about import US


def row(unit, place="0101", **more):
    words = plain_text(unit)
    return UnitRow(id=unit, side=US, name=words, place=place, where=plain_text(place), **more)


def test_only_the_counter_of_a_row_that_changed_is_made_anew():
    rows = [row("23", steps=2), row("24", steps=3)]
    before = counters(rows, {"0101", "0102"})
    rows[1] = msgspec.structs.replace(rows[1], place="0102")
    after = counters(rows, {"0101", "0102"})
    assert after[0] is before[0]
    assert [one.place for one in after] == ["0101", "0102"]


def test_the_counters_below_others_come_first_and_those_off_the_map_not():
    rows = [row("23"), row("24", depth=2), row("25", "reserve"), row("26", depth=2)]
    assert [one.id for one in counters(rows, {"0101"})] == ["24", "26", "23"]
