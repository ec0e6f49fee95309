"""Every course of an assault on a revealed target: few screens, few keys, no decision lost."""

import pytest

from beachmaster.engine.prompt import Confirm, Draw, Record, Roll
from beachmaster.engine.record import narrowed
from games.hell_on_earth.play import shown, start, us

SCREENS, KEYS = 3, 8
TARGET = "0611"
TRENCH, STRONG = "313", "145"
PAIR = {"25": "0711", "9": "0610"}
WEAK = {"25": us("0711", steps=2, marker="OR"), "9": us("0610", steps=2, marker="OR")}
FIGHTS = {
    "one": ({"25": "0711"}, TRENCH, ["25"]),
    "two": (PAIR, TRENCH, ["25", "9"]),
    "apart": ({"25": "0711", "9": "0712"}, TRENCH, ["25", "9"]),
    "weak": (WEAK, STRONG, ["25", "9"]),
}
CHECKS = (1, 6)


def begun(fight, steps):
    """Return the attack form before one of the fights, with somebody who can support."""
    units, battalion, attackers = FIGHTS[fight]
    table = start(us={**units, "24": "0911"}, japan=[shown(TARGET, battalion, steps=steps)])
    return table, {"target": TARGET, "attackers": attackers, "supporters": []}


def branches(prompt):
    """Return the answers to go through: faces of a retreat check, options, ways of a form."""
    if isinstance(prompt, Roll):
        return [[face] for face in CHECKS] if prompt.procedure == "retreat-check" else []
    if isinstance(prompt, Record):
        return [filled(prompt, at) for at in (0, 1, -1)]
    values = [option.value for option in prompt.options]
    return list(dict.fromkeys([values[0], values[-1]]))


def filled(prompt, at):
    """Fill in a form with the first, second or last option of each field."""
    told = {}
    for index in range(len(prompt.fields)):
        field = narrowed(prompt.fields, told)[index]
        values = [option.value for option in field.options]
        told[field.name] = field.certainly if field.settled else values[min(at, len(values) - 1)]
    return told


def keys(prompt, answer):
    """Count one key for each value that is told, and Enter behind a form."""
    if not isinstance(prompt, Record):
        return 1
    told = [f for f in narrowed(prompt.fields, answer) if not f.settled and answer[f.name] != []]
    return 1 + sum(len(answer[f.name]) if f.listed else 1 for f in told)


def course(fight, steps, die, chosen):
    """Play a course; return its screens with their keys, and the branches where it stops."""
    table, attack = begun(fight, steps)
    left, asked = list(chosen), []
    session = table.session
    begin = session.asked.key
    while session.asked.key == begin or session.asked.prompt.procedure != "attack":
        prompt = session.asked.prompt
        assert not isinstance(prompt, Draw | Confirm)
        if prompt.procedure == "attack":
            answer = attack
        elif prompt.procedure == "combat":
            answer = [die]
        elif left:
            answer = left.pop(0)
        else:
            return asked, branches(prompt)
        if not isinstance(prompt, Roll):
            asked.append((prompt.procedure, keys(prompt, prompt.check(answer))))
        session.answer(answer)
        if session.asked is None or session.asked.phase != "first-attack":
            break
    return asked, []


@pytest.mark.rule("hoe:5.4.2.9")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("fight", FIGHTS)
def test_no_course_of_a_fight_takes_many_screens_or_keys(fight, die):
    """hoe:5.4.2.9: hits, retreats and the advance counted, whatever the dice and the player say."""
    waiting, seen = [()], 0
    while waiting:
        chosen = waiting.pop()
        asked, further = course(fight, 1, die, chosen)
        waiting += [(*chosen, one) for one in further]
        if not further:
            seen += 1
            assert len(asked) <= SCREENS, asked
            assert sum(pressed for _, pressed in asked) <= KEYS, asked
    assert seen


@pytest.mark.rule("hoe:5.4.2.9.2", "hoe:5.4.2.9.4")
def test_the_dice_come_before_the_decisions_and_the_second_unit_sees_where_the_first_goes():
    """hoe:5.4.2.9.4, H-30: a hex that the first unit takes is not open to the second."""
    asked, further = course("two", 1, 1, ([6], [6]))
    assert [procedure for procedure, _ in asked] == ["attack"]
    assert len(further) > 1
    table, attack = begun("two", 1)
    table.session.answer(attack)
    table.play(quiet=False, combat=1, retreat_check=(6, 6))
    first, second = table.prompt.fields[0], table.prompt.fields[1]
    shared = {o.value for o in first.options} & {
        o.value for o in narrowed(table.prompt.fields, {"25": "lose"})[1].options
    } - {"lose"}
    assert shared
    place = min(shared)
    told = narrowed(table.prompt.fields, {"25": place})[1]
    assert second.name == told.name
    assert place not in [option.value for option in told.options]
    table.answer("lose").answer("lose")
    assert [table.us(name).steps for name in PAIR] == [3, 3]


@pytest.mark.rule("hoe:5.4.2.9.5")
def test_who_retreats_in_the_form_does_not_advance():
    """hoe:5.4.2.9.5: the form narrows who advances by what is told before."""
    table, attack = begun("two", 1)
    table.session.answer(attack)
    table.play(quiet=False, combat=3, odd_hit="25", retreat_check=6)
    fields = table.prompt.fields
    stands = narrowed(fields, {"25": "lose"})[-1]
    goes = narrowed(fields, {"25": "0810"})[-1]
    assert [o.value for o in stands.options] == ["25", "9", "none"]
    assert [o.value for o in goes.options] == ["9", "none"]
    assert not stands.closed
