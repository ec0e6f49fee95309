"""What lies under the hidden counters makes no difference to anything that a window shows."""

import random

import msgspec
import pytest

from beachmaster.engine.text import Text, render
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.state import State
from games.hell_on_earth.watch import ahead, begun


def dealt_otherwise(state, chance):
    """Return the state with another deal of what is hidden, the headquarters in its group."""
    other = msgspec.json.decode(msgspec.json.encode(state), type=State)
    units = [unit for unit in other.japan.values() if unit.hidden and unit.battalion]
    quarters = [unit for unit in units if unit.battalion == HQ]
    names = [unit.battalion for unit in units if unit.battalion != HQ]
    chance.shuffle(names)
    group = [unit for unit in units if unit.group]
    chosen = chance.choice(group) if quarters else None
    for unit in units:
        unit.battalion = HQ if unit is chosen else names.pop()
    other.script.blue, other.script.draws = [6, 5], ["reaction-1"]
    return other


def differing(one, other):
    return sum(a.battalion != other.japan[name].battalion for name, a in one.japan.items())


@pytest.mark.parametrize("seed", range(4))
def test_another_deal_of_the_hidden_units_shows_nothing_else(seed):
    """hoe:4.6: nobody looks at the fronts, in no list, no count, no word and no order."""
    chance = random.Random(seed)
    session = ahead(begun(seed=seed, mode="heroic" if seed % 2 else "standard"), 1)
    player, compared = FACTORY.player("random", session), 0
    while session.asked:
        session.answer(player.answer(session.asked))
        if session.state.over or chance.random() > 0.2:
            continue
        other = dealt_otherwise(session.state, chance)
        module, prompt = session.module, session.asked.prompt
        compared += differing(session.state, other) > 0
        overview, another = module.overview(session.state), module.overview(other)
        assert overview == another
        position = module.position(session.state, overview.units)
        assert position == module.position(other, another.units)
        for unit in session.state.us:
            assert module.reach(session.state, prompt, unit) == module.reach(other, prompt, unit)
    assert compared > 20


def test_nothing_shown_names_what_is_hidden():
    """No string anywhere in what is shown holds a hidden battalion's name or id."""
    session = ahead(begun(seed=5), 40)
    state, module = session.state, session.module
    names = {unit.battalion for unit in state.japan.values() if unit.hidden}
    titles = {module.data.battalions[name].name for name in names}
    overview = module.overview(state)
    position = module.position(state, overview.units)
    words = set(strings([overview, position, module.chart()]))
    assert words.isdisjoint(titles)
    assert words.isdisjoint(names - set(state.us) - {"145"} - {str(n) for n in range(40)})


def strings(found):
    """Yield every string in nested structs, texts and collections."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Text):
        yield render(found)
    elif isinstance(found, msgspec.Struct):
        yield from strings([getattr(found, name) for name in found.__struct_fields__])
    elif isinstance(found, dict):
        yield from strings([*found, *found.values()])
    elif isinstance(found, list | tuple | set | frozenset):
        for part in found:
            yield from strings(part)


def test_a_game_that_is_over_shows_what_lay_hidden():
    session = begun(seed=3)
    ahead(session, 5000)
    rows = session.module.overview(session.state).units
    left = [unit for unit in session.state.japan.values() if unit.alive and unit.hidden]
    named = [row for row in rows if row.hidden and row.values]
    assert len(named) == len(left) > 0
    position = session.module.position(session.state, rows)
    assert all(counter.short != "?" for counter in position.counters)
