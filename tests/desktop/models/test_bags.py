"""The bags panel's lines count what the player may know, and warn where it does not add up."""

import msgspec

from beachmaster.desktop.models.bags import bag_lines
from beachmaster.desktop.words import say
from beachmaster.engine.display import Details


def details_of(controller):
    return controller.display.details(controller.state)


def by_key(details):
    return {row.key: row for row in bag_lines(details)}


def test_each_bag_is_counted_by_kind_with_a_quiet_tick(controller):
    details = details_of(controller)
    rows = by_key(details)
    for bag in details.bags:
        head = rows[f"bag:{bag.id}"]
        assert head.tone == "good"
        assert str(bag.whole) in say(head.detail)
        for at, count in enumerate(bag.inside):
            row = rows[f"bag:{bag.id}:in:{at}"]
            assert (row.filled, say(row.value)) == (count.number, str(count.number))
            assert row.filled <= row.whole


def test_a_bag_that_does_not_add_up_is_a_clear_warning(controller):
    lost = msgspec.structs.replace(details_of(controller).bags[0], balanced=False)
    rows = by_key(Details(bags=(lost,)))
    head = rows[f"bag:{lost.id}"]
    assert head.tone == "bad"
    assert "do not add up" in say(head.detail)


def test_slots_show_what_they_hold_and_that_they_are_empty(controller, play):
    play(150)
    details = details_of(controller)
    holder = next(one for one in details.holders if one.id == "slots")
    rows = by_key(details)
    slots = [rows[f"holder:slots:{at}"] for at in range(len(holder.slots))]
    assert len(slots) == 3
    assert [row.empty for row in slots] == [slot is None for slot in holder.slots]
