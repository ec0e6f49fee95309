"""Every walk that 10.2 allows, found by a walker of its own, is taken at its cost (ies:10.2)."""

import random

import pytest

from beachmaster.games.ie_shima.places import AREAS, BEACHES
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.ways import allowance, begin, way_along, ways
from games.ie_shima.island import TABLES, session, standing
from games.ie_shima.island import at as position
from often import few

LETTERS = "ABCD"
NAMES = [f"{name} {x}" for name in ("1/305", "1/306", "2/1", "SEI", "Labor") for x in LETTERS]
MOST = 8


class Table:
    """Units and control as they lie on a table, moved by hand one area at a time."""

    def __init__(self, field):
        self.side = {unit: ROSTER[unit].side for unit in field.units}
        self.place = {unit: one.place for unit, one in field.units.items()}
        self.full = {unit: one.strength == "full" for unit, one in field.units.items()}
        self.control = dict(field.control)
        self.rubble = field.rubble

    def at(self, place, side, foe=False):
        return [u for u, p in self.place.items() if p == place and (self.side[u] == side) != foe]

    def step(self, unit, goal):
        """Put a unit into an area, and turn the control marker of a vacant one."""
        self.place[unit] = goal
        if goal in self.control and not self.at(goal, self.side[unit], foe=True):
            self.control[goal] = self.side[unit]

    def price(self, side, origin, goal):
        """Return the one line of the table that applies; None takes all MF."""
        if origin in BEACHES and self.control.get(goal) == "japan":
            return None
        enemies = self.at(goal, side, foe=True)
        if enemies:
            return 4 if any(self.full[one] for one in enemies) else 3
        near = (self.at(one, side, foe=True) for one in TABLES.neighbours(goal))
        return 2 if any(near) else 1

    def is_barred(self, side, goal):
        full = goal in self.control and len(self.at(goal, side)) >= MOST
        return full or (side == "japan" and goal in BEACHES)


def walks(field, unit):
    """Return every walk of a unit with its cost, walked step by step with all put back after."""
    found, table = {}, Table(field)
    whole, side = allowance(field, unit), table.side[unit]

    def free(place):
        own = place in BEACHES or table.control[place] == side
        return own and not table.at(place, side, foe=True)

    def walk(path, left, spent):
        here = table.place[unit]
        held = not path and bool(table.at(here, side, foe=True))
        for goal in TABLES.neighbours(here):
            if table.is_barred(side, goal) or (held and not free(goal)):
                continue
            price = table.price(side, here, goal)
            if price is None or price > left:
                if path:
                    continue
                price = left
            before = dict(table.place), dict(table.control)
            table.step(unit, goal)
            way = (*path, goal)
            found[way] = spent + price
            stops = bool(table.at(goal, side, foe=True)) or goal in table.rubble
            if not stops and left > price:
                walk(way, left - price, spent + price)
            table.place, table.control = before

    walk((), whole, 0)
    return found


def dealt(seed):
    """Return a position dealt at random, crowded enough for full areas and fights."""
    deal = random.Random(seed)
    places = [*deal.sample(AREAS, 7), "green", "blue"]
    units = {name: deal.choice(places) + deal.choice(["", "-"]) for name in NAMES}
    for name, place in units.items():
        if place.rstrip("-") in BEACHES and not name.startswith("1/3"):
            units[name] = "16"
    crowd = deal.choice(places[:7])
    if seed % 2:
        units |= {"2/306": crowd, "3/306": crowd}
    field = standing(us=deal.sample(AREAS, 6), rain=seed % 3 == 0, **units)
    field.rubble = frozenset(deal.sample(AREAS, seed % 3))
    return field


@pytest.mark.rule("ies:10.2", "ies:7.1", "ies:7.2", "ies:10.3.2", "ies:19.3.2")
@pytest.mark.parametrize("seed", few(range(120), 6))
def test_a_way_is_legal_where_a_hand_can_walk_it_and_no_other_is(seed):
    field = dealt(seed)
    for unit, one in field.units.items():
        if one.place == "out" or ROSTER[unit].kind == "pillbox":
            continue
        legal = walks(field, unit)
        active = begin(field, ROSTER[unit].side, [one.place])
        taken = {path: way_along(field, active, unit, path) for path in legal}
        assert {p: w and w.spent for p, w in taken.items()} == legal
        stepped = {(): 0, **legal}
        further = {(*p, goal) for p in stepped for goal in (*AREAS, *BEACHES)} - legal.keys()
        assert not [path for path in further if way_along(field, active, unit, path)]
        simple = {path for path in legal if len(set(path)) == len(path)}
        if not field.room(ROSTER[unit].side, one.place):
            simple = {path for path in simple if one.place not in path}
        assert {way.path for way in ways(field, active, unit)} == simple


@pytest.mark.rule("ies:10.2")
def test_a_walk_that_comes_back_takes_what_it_passes():
    """Out of the box, over 1 and 4 to 2 and back: no rule forbids a second entry."""
    game = session(position=position({"1/305": "blue", "1/306": "1"}, control=["1"]))
    game.answer({"act": "assault", "area": "blue"})
    game.answer(["1-305-b>1>4>2>4", "done"])
    assert game.state.units["1-305-b"].place == "4"
    assert [game.state.control[area] for area in ("1", "2", "4")] == ["us"] * 3
