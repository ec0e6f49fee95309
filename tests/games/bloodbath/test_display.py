"""What a window shows beside the prompt; nothing secret."""

import msgspec
import pytest

from beachmaster.engine.beside import Beside
from beachmaster.engine.display import Displayed
from beachmaster.engine.text import render
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    battalion,
    beaches,
    fighters,
    fresh,
    hidden,
    inland,
    shown,
    start,
    us,
)

ONE = battalion()
PLACE = inland()


def overview(table):
    return table.session.module.overview(table.state)


def details(table):
    return table.session.module.details(table.state)


def fact(table, name):
    return next(one for one in details(table).facts if one.id == name)


def test_the_game_can_be_displayed():
    """It offers what the desktop asks for."""
    assert isinstance(fresh().session.module, Displayed)


@pytest.mark.rule("bib:12.1")
def test_turns_count_to_the_shortened_end():
    """12.1, 14.4."""
    table = start("us-movement", turn=3, japan=[hidden(FAR)], regiments=["9"])
    seen = overview(table)
    assert (seen.turn, seen.last_turn) == (3, 15)
    assert "12" in render(fact(table, "turns-left").value)


@pytest.mark.rule("bib:12.3")
def test_the_score_counts_the_losses_so_far_without_unused_turns():
    """12.3: two for an eliminated battalion, one for a depleted one."""
    units = {battalion(0): us("eliminated"), battalion(1): us("available", steps=1)}
    table = start("us-movement", japan=[hidden(FAR)], us=units)
    assert overview(table).score.total == 3


@pytest.mark.rule("bib:16.1", "bib:21.1")
def test_the_markers_of_both_sides_are_counted():
    """16.1: nine at least; 21.1: ten with an empty track."""
    table = start("us-movement", japan=[hidden(FAR)], storm=True)
    assert render(fact(table, "us-markers").value) == "9"
    assert render(fact(table, "japanese-markers").value) == "10"


@pytest.mark.rule("bib:19.1")
def test_the_container_adds_up():
    """19.1: inside, on the island and on the track."""
    bag = details(start("us-movement", japan=[hidden(PLACE), hidden(FAR)])).bags[0]
    assert bag.balanced
    assert bag.inside[0].number == len(DATA.japan) - 2


@pytest.mark.rule("bib:19.2")
def test_no_secret_enters_what_is_shown():
    """19.2: rows, counters and facts tell the place of a face-down unit alone."""
    table = start("us-movement", japan=[hidden(PLACE, fighters()), hidden(FAR)])
    module = table.session.module
    seen = overview(table)
    shown_now = [seen, details(table), module.position(table.state, seen.units)]
    plain = msgspec.json.encode(
        shown_now, enc_hook=lambda one: sorted(one) if isinstance(one, frozenset) else render(one)
    ).decode()
    names = [*(values.name for values in DATA.japan.values()), *table.state.japan]
    assert not [name for name in names if f'"{name}"' in plain]


def test_the_map_shows_every_hex_and_the_counters_on_it():
    """Each unit once, under the id of its row."""
    units = {ONE: us(beaches("east")[0])}
    table = start("us-movement", japan=[shown(PLACE, fighters()), hidden(FAR)], us=units)
    module = table.session.module
    assert set(module.chart().hexes) == set(BOARD.hexes)
    counters = module.position(table.state, overview(table).units).counters
    assert {counter.place for counter in counters} == {PLACE, FAR, beaches("east")[0]}
    rows = {row.id for row in overview(table).units}
    assert {counter.id for counter in counters} <= rows


@pytest.mark.rule("bib:5.2", "bib:14.2")
def test_reach_gives_answers_that_the_prompt_takes():
    """A unit ashore moves; one in the box lands on the beaches of the coast."""
    waits = battalion(1)
    table = start("us-movement", japan=[hidden(FAR)], us={ONE: us(PLACE)})
    while table.procedure != "move":
        table.answer("no" if table.procedure == "task-force-collins" else [])
    module = table.session.module
    ashore = module.reach(table.state, table.prompt, ONE)
    landing = module.reach(table.state, table.prompt, waits)
    assert ashore
    assert set(landing) == set(beaches("east"))
    for found in (ashore, landing):
        place, answer = next(iter(found.items()))
        assert table.prompt.check([answer]) == [answer]
        assert place in answer


@pytest.mark.rule("bib:15.0")
def test_sight_says_whether_two_hexes_are_far_enough_apart():
    """15.0, B-44: four or more."""
    module = fresh().session.module
    near = BOARD.neighbours(PLACE)[0]
    assert "too near" in render(module.sight(None, PLACE, near))
    assert "far enough" in render(module.sight(None, PLACE, FAR))


@pytest.mark.rule("bib:11.0")
def test_the_set_up_is_listed_act_by_act():
    """11.0: and a position is laid out as it is."""
    assert len(fresh().session.module.preparation()) >= 7
    laid = start("us-movement", japan=[hidden(FAR)]).session.module.preparation()
    assert any("container" in render(note.text) for note in laid)


@pytest.mark.parametrize(
    ("table", "was"),
    [
        (
            lambda: fresh(options={"players": "two"}),
            "The Japanese player lays a unit of his choice face down on each red hex.",
        ),
        (
            lambda: start("us-combat", japan=[shown(FAR, fighters()) | {"dug_in": True}]),
            f"{DATA.japan[fighters()].name} (turned up, dug in): {FAR}",
        ),
    ],
)
def test_what_a_former_version_ticked_by_other_words_stays_ticked(table, was):
    """Version 0.3.0 kept the ticked acts by their English words."""
    module = table().session.module
    kept = Beside(laid=[was])
    kept.bring_up(module)
    (found,) = (note for note in module.preparation() if note.key in kept.laid)
    assert render(found.text) != was


def test_a_list_of_units_names_their_boxes_shortly():
    """A column has little room, and no sentence around it."""
    units = overview(start()).units
    said = {render(one.where) for one in units if one.side.own}
    assert said == {"Available for Landing", "US Reserves"}
