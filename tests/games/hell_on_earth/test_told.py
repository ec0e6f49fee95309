"""What the table was told is used until a move makes it stale, and nothing is taken for granted."""

import msgspec
import pytest

from beachmaster.engine.players import TablePlayer
from beachmaster.engine.prompt import Choose, Confirm, Place, Record
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.factory import FACTORY
from games.hell_on_earth.play import hidden, shown, start, us

DUG_IN = [shown("ridge", "313"), shown("cave", "312"), shown("pit", "311")]
PINNED = {"combat": 2, "retreat_check": 6}
FOUGHT = {"combat": 2, "retreat_check": 6, "retreat": {"result": "lose"}}


def attack(found, name, target="ridge", support=(), **more):
    """Assault with one unit and stop at what is asked after the support."""
    script = {"attackers": [name], "supporters": list(support), **more}
    return found.play(quiet=False, target=target, **script)


def beginning(units, japan=None, **more):
    return start("first-attack", us=units, japan=japan or DUG_IN, board="table", hq=None, **more)


def field(found, name):
    return next(one for one in found.rows or found.prompt.fields if one.name == name)


def listed(found, name):
    return [option.value for option in field(found, name).options]


# -- raids --------------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.5", "hoe:3.1")
def test_a_unit_that_assaulted_a_living_neighbour_is_raided():
    """hoe:5.5: nobody can say that no Japanese unit is near, and an empty answer says nothing."""
    found = beginning({"25": "map", "26": "map"})
    attack(found, "25", assault_facts={"neighbours": []}, **FOUGHT).play(target="")
    assert found.procedure == "raid-reach"
    assert listed(found, "25") == ["one", "several"]
    assert listed(found, "26") == ["none", "two", "one", "several"]
    for empty in ({}, {"25": "one"}, {"25": "none", "26": "none"}):
        with pytest.raises(ValueError, match=r"."):
            found.session.answer(empty)
    found.play(quiet=False, raid_reach={"25": "one", "26": "none"}, raid=2)
    assert found.named("rolled")[-1].receipt.sign == "none"


@pytest.mark.rule("hoe:5.5")
def test_two_neighbours_that_were_assaulted_are_several():
    """hoe:5.5: with nothing left to tell, nothing is asked."""
    found = beginning({"25": "map", "26": "map"})
    attack(found, "25", "ridge", assault_facts={}, **FOUGHT)
    found.session.adjust("us.25.assaulted", False, "it fights again for this test")
    attack(found, "25", "cave", assault_facts={}, **FOUGHT).play(target="")
    assert field(found, "25").known == "several"
    found.play(quiet=False, raid_reach={"26": "none"}, raid=2)
    assert found.modifier("raid") == 1


@pytest.mark.rule("hoe:5.5")
@pytest.mark.parametrize(
    ("combat", "more"),
    [
        (6, {"advance": {"unit": "none"}}),
        (2, {"retreat_check": 6, "retreat": {"result": "clear"}}),
    ],
)
def test_a_dead_target_or_a_retreat_makes_it_open_again(combat, more):
    """hoe:5.5: neither a dead unit nor one that was left behind is known to be near."""
    japan = [shown("ridge", "313", steps=1), shown("cave", "312")]
    found = beginning({"25": "map"}, japan)
    attack(found, "25", assault_facts={"neighbours": []}, combat=combat, **more)
    assert listed(found, "25") == ["none", "two", "one", "several"]


@pytest.mark.rule("hoe:5.5")
def test_after_a_raider_has_died_no_other_unit_is_nearer_than_before():
    """hoe:5.5, H-38: it is looked at again, but only what can have changed is asked."""
    units = {"25": "map", "26": "map", "27": "map"}
    japan = [shown("ridge", "313", steps=1), shown("cave", "312")]
    found = start("raid", us=units, japan=japan, board="table", hq=None)
    told = {"25": "one", "26": "one", "27": "two"}
    found.play(quiet=False, raid_reach=told, raid_order=["25", "26", "27"], raid=1, raider="ridge")
    assert found.procedure == "raid-reach"
    assert listed(found, "26") == ["none", "two", "one"]
    assert listed(found, "27") == ["none", "two"]


# -- support ------------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.7.1.1")
def test_a_tank_on_a_landing_beach_supports_from_below():
    """hoe:5.4.2.7.1.1: no level is lower, so that its point is lost without a question."""
    found = beginning({"25": "beach6", "26": "map"}, [shown("ridge", "313")])
    assert found.session.module.data.support_kind("25") == "tank"
    attack(found, "26", support=["25"])
    assert "reduced" not in found.fields
    found.play(quiet=False, assault_facts={"high": False}, combat=4)
    reduced = found.combat["total"]
    inland = beginning({"25": "map", "26": "map"}, [shown("ridge", "313")])
    attack(inland, "26", support=["25"], assault_facts={"high": False, "reduced": []}, combat=4)
    assert reduced == inland.combat["total"] - 1


@pytest.mark.rule("hoe:5.4.2.7.1.3")
def test_artillery_beside_its_target_loses_nothing():
    """hoe:5.4.2.7.1.3: an attacker that supports itself is adjacent."""
    found = beginning({"24": "beach5", "26": "map"}, [shown("ridge", "313")])
    assert found.session.module.data.support_kind("24") == "artillery"
    attack(found, "24", support=["24"])
    assert "reduced" not in found.fields
    other = beginning({"24": "beach5", "26": "map"}, [shown("ridge", "313")])
    attack(other, "26", support=["24"])
    assert (listed(other, "reduced"), field(other, "reduced").certain) == (["24"], [])


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_a_target_with_no_room_left_around_it_is_not_asked_for_neighbours():
    """hoe:5.4.2.7.1.4: five units told as neighbors of it and the attacker fill the six hexes."""
    ring = dict(zip("abcde", ("17", "312", "311", "310", "309"), strict=True))
    around = [shown(place, unit) for place, unit in ring.items()]
    found = beginning({"28": "map"}, [shown("ridge", "313"), *around])
    counters = {unit.place: name for name, unit in found.state.japan.items() if unit.alive}
    for place in ring:
        memory.neighbours_are(found.state, counters[place], [counters["ridge"]])
    attack(found, "28")
    assert found.fields == ["high"]
    found.play(quiet=False, assault_facts={"high": False})
    assert found.procedure == "combat"


@pytest.mark.rule("hoe:5.4.2.7.1")
def test_how_far_a_supporter_stands_is_told_once_a_target():
    """hoe:5.4.2.7.1: nobody has moved between the two attack phases of a pinned unit."""
    found = beginning({"24": "map", "26": "map", "27": "map"}, [shown("ridge", "313")])
    attack(found, "26", support=["24"], assault_facts={"reduced": ["24"], "high": False}, **FOUGHT)
    found.session.adjust("us.24.supported", False, "it supports again for this test")
    attack(found, "27", support=["24"], **FOUGHT)
    fought = [event.receipt for event in found.named("rolled") if event.receipt.decides]
    assert fought[0].lines == fought[1].lines


# -- beaches and movement -----------------------------------------------------------------------


@pytest.mark.rule("hoe:5.3.2.3", "hoe:5.3.2.4")
def test_a_unit_pinned_on_its_beach_stays_there_by_name():
    """hoe:5.3.2.3: it cannot have moved, nor any unit next to the enemy strategically."""
    found = beginning({"24": "beach5", "26": "map", "27": "map"}, [shown("ridge", "313")])
    attack(found, "24", assault_facts={"high": False}, **PINNED)
    attack(found, "26", **FOUGHT).play(target="")
    found.play(
        raid_reach={"24": "one", "26": "one", "27": "none"}, raid_order=["24", "26"], raid=(2, 2)
    )
    assert found.procedure == "moved"
    assert listed(found, "strategic") == ["27"]
    assert field(found, "stayed").certain == ["24"]
    found.play(quiet=False, moved={"beaches": []})
    assert (found.us("24").place, found.us("26").place) == ("beach5", "map")


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.8.2.3")
def test_a_unit_that_falls_back_to_a_beach_is_asked_which():
    """hoe:5.8.2.3: a landing rolled for that beach later is not asked about."""
    found = beginning({"24": "beach5", "26": "map"}, [shown("ridge", "313")])
    attack(found, "26", assault_facts={"high": False}, combat=2, retreat_check=1)
    found.play(quiet=False, retreat={"result": "clear+", "beach": True})
    assert found.procedure == "which-beach"
    assert listed(found, "26") == [1, 2, 3, 4, 6]
    found.answer({"26": 4})
    assert found.us("26").place == "beach4"


@pytest.mark.rule("hoe:5.3.2.2", "hoe:3.1")
def test_no_more_units_stand_on_beaches_than_there_are_beaches():
    """hoe:5.3.2.2: one unit a hex; a disorganized unit keeps its beach."""
    units = {"28": us("beach1", marker="DR"), **dict.fromkeys(("21", "23", "24", "9"), "map")}
    units |= {"25": "map", "26": "map"}
    found = start("first-movement", us=units, japan=DUG_IN, board="table", hq=None)
    found.play(rally=1)
    assert found.procedure == "moved"
    movers = [name for name in units if name != "28"]
    assert "free for these: 5" in found.refusal({"beaches": movers})
    found.answer({"beaches": movers[:5]})
    assert sorted(listed(found, movers[0])) == [2, 3, 4, 5, 6]
    assert found.refusal(dict.fromkeys(movers[:5], 2))
    found.session.auto(invent=True)
    assert len({found.us(name).place for name in movers[:5]}) == 5


@pytest.mark.rule("hoe:5.3.2.3", "hoe:5.4.2.9.5")
def test_who_is_known_to_stand_next_to_another_enemy_neither_advances_nor_is_asked():
    """hoe:5.4.2.9.5: a zone of control told before bars the advance, and pins on a beach."""
    japan = [shown("ridge", "313", steps=1), shown("cave", "312")]
    found = beginning({"25": "beach4", "26": "map"}, japan)
    attack(found, "25", "cave", assault_facts={"neighbours": []}, **PINNED)
    found.session.adjust("us.25.assaulted", False, "it fights again for this test")
    attack(found, "25", "ridge", assault_facts={}, combat=6)
    assert found.procedure == "target"
    assert "advance" not in found.questions()


@pytest.mark.rule("hoe:5.2.1")
def test_a_bombardment_knows_who_stood_next_to_its_target():
    """hoe:5.2.1: nobody moves between the Second Attack Phase and the next bombardment."""
    found = start("second-attack", us={"25": "map"}, japan=DUG_IN[:2], board="table", hq=None)
    attack(found, "25", assault_facts={"high": False, "neighbours": []}, **FOUGHT)
    found.play(command_points=1).play(turn_marker="cm01").play(weather=5)
    found.play(quiet=False, bombard="ridge")
    assert found.state.phase == "bombardment"
    assert found.procedure == "bombardment-points"
    assert max(found.options) == 3


def test_a_unit_moved_by_hand_makes_all_of_it_open_again():
    """Who put a counter elsewhere has not told next to whom it stands now."""
    found = beginning({"25": "map", "26": "map"})
    attack(found, "25", assault_facts={"neighbours": []}, **FOUGHT)
    found.session.adjust("japan.ridge.place", "hut", "misread")
    found.play(target="")
    assert listed(found, "25") == ["none", "two", "one", "several"]


def raided(told, *, order=()):
    """Raid beside two known units, with these reaches told."""
    found = start("raid", us=dict.fromkeys(told, "map"), japan=DUG_IN[:2], board="table", hq=None)
    more = {"raid_order": list(order)} if order else {}
    return found.play(quiet=False, raid_reach=told, **more)


@pytest.mark.rule("hoe:5.5", "hoe:5.3.2.4")
def test_a_unit_taken_off_by_its_steps_makes_all_of_it_open_again():
    """hoe:5.3.2.4: who was next to a unit that was taken off by hand may move strategically."""
    found = raided({"25": "one", "26": "none"})
    found.session.adjust("japan.ridge.steps", 0, "it was gone already")
    found.play(raid=2)
    assert found.procedure == "moved"
    assert listed(found, "strategic") == ["25", "26"]
    assert field(found, "beaches").certain == []


@pytest.mark.rule("hoe:5.5", "hoe:5.3.2.3")
def test_a_us_unit_whose_steps_are_put_right_is_not_known_to_be_pinned():
    """hoe:5.3.2.3: whatever moves or takes off a unit makes what was told of it open again."""
    found = raided({"25": "one", "26": "none"})
    found.session.adjust("us.25.steps", 2, "misread")
    found.play(raid=2)
    assert listed(found, "strategic") == ["25", "26"]


@pytest.mark.rule("hoe:5.5")
def test_a_raider_put_elsewhere_by_hand_may_be_nearer_than_was_told():
    """hoe:5.5, H-38: what was told earlier in the phase no longer bounds the next answer."""
    found = raided({"25": "one", "26": "two", "27": "two"}, order=["25", "26", "27"])
    found.session.adjust("japan.cave.place", "knoll", "it stands next to the 26th")
    found.session.adjust("japan.ridge.steps", 1, "misread")
    found.play(quiet=False, raid=1, raider="ridge")
    assert found.procedure == "raid-reach"
    assert listed(found, "26") == ["none", "two", "one", "several"]
    found.answer({"26": "several", "27": "none"})
    found.play(quiet=False, raid=2)
    assert found.modifier("raid") == 1


def scouted(found, target, scout, others=None, **more):
    script = {} if others is None else {"others_beside": others}
    return found.play(
        quiet=False,
        act="recon",
        target=target,
        attackers=[scout],
        **script,
        **more,
    )


@pytest.mark.rule("hoe:5.4.1")
@pytest.mark.parametrize(
    ("path", "value"), [("us.27.place", "beach3"), ("us.28.marker", ""), ("us.27.steps", 2)]
)
def test_who_is_beside_a_target_is_asked_again_after_a_unit_is_put_right(path, value):
    """hoe:5.4.1: the count of before would be one of units that no longer stand there."""
    units = dict.fromkeys(("25", "26", "27"), "map") | {"28": us("map", marker="OR")}
    found = beginning(units, [hidden("ridge", home=1)])
    scouted(found, "ridge", "25", ["26", "27"], recon=2, recon_error=1)
    assert found.modifier("recon") == 2
    found.session.adjust(path, value, "misread")
    scouted(found, "ridge", "26")
    assert found.procedure == "others-beside"
    again = beginning(units, [hidden("ridge", home=1)])
    scouted(again, "ridge", "25", ["26", "27"], recon=2, recon_error=1)
    scouted(again, "ridge", "26")
    assert again.procedure == "recon"


@pytest.mark.rule("hoe:5.2.2")
@pytest.mark.parametrize(
    ("path", "value"), [("us.26.place", "beach1"), ("control.suribachi", True)]
)
def test_the_order_of_fire_is_asked_again_after_a_unit_is_put_elsewhere(path, value):
    """hoe:5.2.2: the nearest is another one, or the farthest is fired at first."""
    units = dict.fromkeys(("25", "26", "27"), "map")
    found = start("bombardment", us=units, japan=DUG_IN, board="table", hq=None)
    found.play(fire_order={"25": 3, "26": 3, "27": 9}, fire_tie="25")
    assert found.procedure == "japanese-bombardment"
    found.session.adjust(path, value, "misread")
    found.play(quiet=False, japanese_bombardment=1)
    assert found.procedure == "fire-order"


@pytest.mark.rule("hoe:5.2.2", "hoe:5.5")
def test_what_was_told_for_a_phase_is_kept_no_longer_than_it():
    """hoe:5.2.2: a state at the start of a phase holds none of it, so that digests stay."""
    found = raided({"25": "two", "26": "none"})
    assert found.state.seen.reach == {"25": "two", "26": "none"}
    assert "seen" not in found.session.module.visible(found.state)
    found.play(raid=6)
    assert found.state.phase == "second-movement"
    assert b'"seen"' not in msgspec.json.encode(found.state)


def test_a_state_of_which_nothing_was_told_is_stored_as_before():
    """Old saves keep their digests: the new field is written only where it holds something."""
    assert b'"told"' not in msgspec.json.encode(beginning({"25": "map"}).state)
    assert b'"seen"' not in msgspec.json.encode(beginning({"25": "map"}).state)
    assert b'"told"' not in msgspec.json.encode(start("raid", us={"25": "0711"}).state)


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.rule("hoe:3.1")
@pytest.mark.parametrize("policy", FACTORY.policies)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_question_of_a_whole_game_has_a_default_and_what_is_known_is_filled_in(policy, seed):
    """hoe:3.1: every question is held against a ledger kept from the answers alone."""
    session, player = table_session(policy, seed)
    assert isinstance(player, TablePlayer)
    ledger = Ledger(session)
    asked_for = set()
    while (asked := session.asked) is not None:
        prompt = asked.prompt
        value = player.answer(asked)
        if prompt.question:
            asked_for.add(prompt.procedure)
            holds_no_default(prompt)
            ledger.holds(prompt)
        session.answer(value)
        ledger.learn(prompt, session.tree.entries[session.tree.cursor].value)
    assert {"moved", "raid-reach", "assault-facts", "beside-target"} <= asked_for
    assert ledger.held > 0


def test_help_speaks_of_what_is_asked_and_in_the_words_of_the_list():
    """A spotter's hill is told of only where a spotter is asked for; values are never named."""
    session, _player = table_session("commander", 2)
    seen = set()
    while session.asked is not None:
        prompt = session.asked.prompt
        if prompt.procedure == "beside-target":
            asked = {field.name for field in prompt.fields}
            assert ("Hill symbol" in render(prompt.tell)) == ("spotter" in asked)
            seen |= asked
        if prompt.procedure == "raid-reach":
            assert not any(f"{value}:" in str(prompt.tell.source) for value in ("two", "none"))
            seen.add("reach")
        session.auto(invent=True)
    assert {"adjacent", "reach"} <= seen


def table_session(policy, seed):
    setup = Setup(game="hell-on-earth", seed=seed, board="table", options={"reminders": "off"})
    setup, module = FACTORY.prepare(setup)
    session = Session(module, setup.seed)
    return session, FACTORY.player(policy, session)


def holds_no_default(prompt):
    """Hold that neither Enter nor a form left alone answers a question.

    What is not ticked in a form is not so; that alone answers none.
    """
    assert prompt.at_enter is None
    if isinstance(prompt, Record):
        assert all(one.default in (None, one.denial) for one in prompt.fields)
        untold = [one for one in prompt.fields if not one.settled]
        assert untold, "nothing is left to ask"
        with pytest.raises(ValueError, match=r"."):
            prompt.check({})
    elif isinstance(prompt, Choose | Confirm | Place):
        with pytest.raises(ValueError, match=r"."):
            prompt.check(None)


class Ledger:
    """Who stands next to whom and where, as the answers of the table tell it."""

    def __init__(self, session):
        self.session = session
        self.pairs, self.held = {}, 0

    def learn(self, prompt, value):
        """Take an answer down; what moves is struck out."""
        procedure = prompt.procedure
        if "attackers" in (value if isinstance(value, dict) else {}):
            for unit in value["attackers"]:
                self.pairs.setdefault(unit, set()).add(value["target"])
        elif procedure == "retreat":
            results = {
                unit: value.get("result", value.get(f"{unit}:result")) for unit in self.pairs
            }
            for unit in results.keys() & {*prompt.subjects, *(n.split(":")[0] for n in value)}:
                if results[unit] != "none":
                    self.pairs.pop(unit)
            self.pairs.pop(value.get("advance:unit"), None)
        elif procedure == "advance":
            self.pairs.pop(value["unit"], None)
        elif procedure == "moved":
            self.pairs = {}
        state = self.session.state
        living = {unit.place for unit in state.japan.values() if unit.alive}
        off = [unit for unit in self.pairs if not state.us[unit].on_map]
        self.pairs = {u: p & living for u, p in self.pairs.items() if u not in off and p & living}

    def holds(self, prompt):
        """Hold a question against what was told."""
        if not isinstance(prompt, Record):
            return
        fields = {one.name: one for one in prompt.fields}
        if prompt.procedure == "raid-reach":
            for unit in self.pairs.keys() & fields.keys():
                assert not {"none", "two"} & {one.value for one in fields[unit].options}
                self.held += 1
        if prompt.procedure == "moved" and "strategic" in fields:
            movable = {one.value for one in fields["strategic"].options}
            assert not movable & self.pairs.keys()
            on_beach = {u for u in self.pairs if self._on_beach(u)}
            disordered = {u for u in on_beach if self.session.state.us[u].marker == "DR"}
            still = on_beach - disordered
            assert not still or set(fields["stayed"].certain) >= still
        if "reduced" in fields:
            tanks = [one.value for one in fields["reduced"].options if self._on_beach(one.value)]
            kind = self.session.module.data.support_kind
            assert {u for u in tanks if kind(u) == "tank"} <= set(fields["reduced"].certain)

    def _on_beach(self, unit):
        return self.session.state.us[unit].place.startswith("beach")
