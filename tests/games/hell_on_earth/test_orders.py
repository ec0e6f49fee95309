"""Playing Special Orders: when, how often, and rerolls (hoe:5.10, hoe:3.3.4)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth import orders
from games.hell_on_earth.play import shown, start, us

ONE_OF_EACH = {
    "support": "cm01",
    "movement": "cm07",
    "reconnaissance": "cm09",
    "reroll": "cm11",
    "bombardment": "cm15",
    "command": "cm17",
    "attack": "cm19",
    "error": "cm21",
}
TARGET = "0611"


def game(**more):
    """Return the running game of a position."""
    table = start("weather", us={"25": "0711"}, **more)
    return table.session.module.play(table.session.copy_state(), 1, Recorder())


@pytest.mark.rule("hoe:5.10")
@pytest.mark.parametrize("kind", [kind for kind in ONE_OF_EACH if kind != "error"])
def test_an_order_in_a_slot_can_be_played(kind):
    """hoe:5.10: one Special Order a turn from the Command Area; one in the bag cannot."""
    token = ONE_OF_EACH[kind]
    assert orders.playable(game(blue={token: "slot1"}), kind) == [token]
    assert orders.playable(game(blue={token: "bag"}), kind) == []


@pytest.mark.rule("hoe:5.10")
def test_h37_one_order_a_turn():
    """hoe:5.10, H-37: a second one waits for the next turn."""
    blue = {"cm01": "slot1"}
    assert orders.playable(game(blue=blue, order_played=True), "support") == []


@pytest.mark.rule("hoe:5.10", "hoe:7.4")
@pytest.mark.parametrize(
    ("mode", "played", "open_"),
    [("standard", 4, True), ("standard", 5, False), ("heroic", 3, True), ("heroic", 4, False)],
)
def test_h37_five_orders_a_game_four_in_heroic_mode(mode, played, open_):
    """hoe:5.10, hoe:7.4, H-37: the limit of the game."""
    found = game(blue={"cm01": "slot1"}, orders=played, options={"mode": mode})
    assert bool(orders.playable(found, "support")) == open_


@pytest.mark.rule("hoe:5.10")
def test_a_played_order_lies_beneath_the_command_area_and_counts():
    """hoe:5.10: it leaves its slot for the rest of the game."""
    running = game(blue={"cm01": "slot1"})
    orders.play(running, "cm01")
    state = running.state
    assert (state.blue["cm01"], state.orders, state.order_played) == ("played", 1, True)
    assert running.recorder.events[-1].rules == ("hoe:3.3.4.1", "hoe:5.10")


@pytest.mark.rule("hoe:3.3.4", "hoe:3.3.4.8")
def test_an_error_is_no_order():
    """hoe:3.3.4.8: it only blocks its slot."""
    found = game(blue={"cm21": "slot1"})
    assert orders.playable(found, *(kind for kind in ONE_OF_EACH if kind != "error")) == []


@pytest.mark.rule("hoe:3.3.4")
def test_every_kind_has_its_words_and_its_rule():
    """hoe:3.3.4.1 to 3.3.4.8: one rule a kind, in the rulebook's order."""
    assert list(orders.KIND_RULES.values()) == [f"hoe:3.3.4.{number}" for number in range(1, 9)]
    running = game()
    words = {render(orders.marker_name(running, token)) for token in ONE_OF_EACH.values()}
    assert len(words) == 8


MOMENTS = {
    "support": ("first-attack", "order"),
    "reconnaissance": ("first-attack", "attack-order"),
    "bombardment": ("bombardment", "bombardment-order"),
    "command": ("command", "command-order"),
    "attack": ("first-attack", "attack-again"),
}


@pytest.mark.rule("hoe:5.10")
@pytest.mark.parametrize("kind", MOMENTS)
def test_each_kind_is_offered_at_its_moment_and_at_no_other(kind):
    """hoe:5.10: a marker of another kind opens no offer there."""
    phase, procedure = MOMENTS[kind]
    for other, token in ONE_OF_EACH.items():
        asked = _asked(phase, token)
        offered = procedure in asked
        wanted = other == kind or (procedure == "attack-order" and other == "bombardment")
        assert offered == wanted, other


def _asked(phase, token):
    """Return the procedures asked in a phase in which one assault is made."""
    japan = [shown(TARGET, "313")]
    table = start(
        phase,
        us={"25": "0711"},
        japan=japan,
        blue={token: "slot1"},
        options={"reroll": "never"},
        artillery_hexes=["0314", "0606", "0904", "0907", "0910", "1108", "1205", "1307"],
    )
    script = {}
    if phase == "first-attack":
        script = {
            "target": TARGET,
            "attackers": ["25"],
            "supporters": [],
            "combat": 6,
        }
    if phase == "command":
        script = {"command_points": 1}
    table.play(**script)
    forms = [prompt for prompt in table.asked_for if prompt.procedure == "attack"]
    fields = {field.name for prompt in forms for field in prompt.fields}
    return {prompt.procedure for prompt in table.asked_for} | fields


# -- rerolls ------------------------------------------------------------------------------------


ALWAYS = {"reroll": "ask"}


def rally(blue, die=1, **more):
    return start("first-movement", us={"25": us("0711", marker="DR")}, blue=blue, **more).play(
        quiet=False, rally=die
    )


@pytest.mark.rule("hoe:3.3.4.4")
def test_a_reroll_is_offered_for_a_die_of_its_colour():
    """hoe:3.3.4.4: after any die of the colour shown."""
    assert rally({"cm11": "slot1"}).procedure == "reroll"
    assert rally({"cm13": "slot1"}).procedure != "reroll"
    assert rally({"cm01": "slot1"}).procedure != "reroll"


@pytest.mark.rule("hoe:3.3.4.4")
def test_h73_the_new_roll_must_be_applied_and_is_final():
    """hoe:3.3.4.4, H-73: better or worse; no second reroll, not even with another marker."""
    table = rally({"cm11": "slot1", "cm12": "slot2"}, 5, options=ALWAYS)
    table.play(quiet=False, reroll="reroll", rally_again=2)
    assert table.us("25").marker == "DR"
    assert table.procedure != "reroll"


@pytest.mark.rule("hoe:3.3.4.4")
def test_keeping_the_die_keeps_the_marker():
    """hoe:3.3.4.4: the player may decline."""
    table = rally({"cm11": "slot1"}, 5, options=ALWAYS)
    table.play(quiet=False, reroll="keep")
    assert (table.us("25").marker, table.state.blue["cm11"]) == ("", "slot1")


@pytest.mark.rule("hoe:3.3.4.4")
@pytest.mark.parametrize(
    ("wanted", "certain", "open_"),
    [("ask", True, True), ("useful", False, True), ("never", False, False)],
)
def test_the_player_sets_when_a_reroll_is_asked_for(wanted, certain, open_):
    """hoe:3.3.4.4: always, only where it could bring something better, or never."""
    assert (_anti_tank(["8-at", "11-at", "9-at", "10-at"], wanted) == "reroll") == certain
    assert (_anti_tank(["8-at"], wanted) == "reroll") == open_


def _anti_tank(battalions, wanted):
    """Return what follows an anti-tank die against all these units; six points always stop."""
    places = [TARGET, "0511", "0512", "0612"]
    japan = [shown(place, name) for place, name in zip(places, battalions, strict=False)]
    options, blue = {"reroll": wanted}, {"cm13": "slot1"}
    table = start("first-attack", us={"25": "0711"}, japan=japan, blue=blue, options=options)
    table.play(quiet=False, target=TARGET)
    table.play(quiet=False, attackers=["25"], supporters=["25"], at_roll=1)
    return table.procedure


@pytest.mark.rule("hoe:3.3.4.4", "hoe:5.10")
def test_all_dice_of_a_phase_can_be_kept_in_one_answer():
    """hoe:3.3.4.4: the player is asked no more in this phase, and again in the next one."""
    units = {name: us(place, marker="OR") for name, place in (("25", "0711"), ("24", "0712"))}
    for phase, quiet in (("first-movement", True), ("second-movement", False)):
        table = start(phase, us=units, blue={"cm11": "slot1"})
        table.play(quiet=False, rally_order=["25", "24"], **{"rally:25": 1})
        assert table.procedure == "reroll"
        table.answer("keep-all" if quiet else "keep").play(quiet=False, **{"rally:24": 1})
        assert (table.procedure == "reroll") is not quiet


@pytest.mark.rule("hoe:3.3.4.4", "hoe:5.10")
def test_h37_no_reroll_after_another_order_of_the_turn():
    """hoe:5.10: a reroll is the order of the turn."""
    assert rally({"cm11": "slot1"}, order_played=True).procedure != "reroll"


@pytest.mark.rule("hoe:3.3.4.4", "hoe:2.3")
def test_h73_end_of_game_rolls_and_lots_are_not_rerolled():
    """hoe:3.3.4.4, H-73: an order would change the count that the roll is about."""
    held = {"cm11": "slot1", "cm13": "slot2"}
    table = start("assessment", turn=9, us={"25": "0711"}, blue=held, orders=2)
    table.play(quiet=False, orders_roll=1)
    assert table.procedure == ""


@pytest.mark.rule("hoe:5.10", "hoe:5.2.1", "hoe:5.8.2")
def test_enter_never_spends_an_order_or_points():
    """hoe:5.10: nothing scarce is used up, or given up, by an empty line."""
    held = {"cm01": "slot1", "cm17": "slot2", "cm15": "slot3"}
    seen = {}
    for phase, units in (("bombardment", {"25": "0711"}), ("first-attack", {"25": "0711"})):
        table = start(phase, us=units, japan=[shown("0611", "313")], blue=held)
        for _ in range(12):
            seen[table.procedure] = table.prompt
            table.session.auto()
            if table.session.asked.phase != phase:
                break
    table = start("command", us={"25": us("0711", steps=2)}, options={"reminders": "on"})
    table.play(quiet=False, command_points=6)
    seen[table.procedure] = table.prompt
    table.answer("end")
    seen[table.procedure] = table.prompt
    scarce = {"bombard", "spend-command-points", "command-done"}
    scarce |= {name for name in seen if name.endswith("-order") or name == "reroll"}
    assert len(scarce & seen.keys()) > 3
    for name in scarce & seen.keys():
        assert seen[name].at_enter in (None, "no", "keep"), name
