"""The order of rallies was the program's, where the player should choose it (hoe:5.3.1)."""

import pytest

from games.hell_on_earth.play import start, us

BOTH = {"24": us("0710", marker="DR"), "25": us("0711", marker="OR")}


def token(colour):
    """Return a Reroll marker of a colour."""
    kinds = start().session.module.data.command
    return next(t for t, m in kinds.items() if m.kind == "reroll" and m.colour == colour)


@pytest.mark.rule("hoe:5.3.1", "hoe:5.8.1")
@pytest.mark.parametrize("phase", ["first-movement", "second-movement", "command"])
def test_units_rally_in_the_players_order_while_a_reroll_is_at_hand(phase):
    """H-70: with a blue Reroll in a slot the order decides where it can be used."""
    table = start(phase, us=BOTH, blue={token("blue"): "slot1"})
    table.answer(["25", "24"])
    assert table.prompt.subjects == ("25",)


@pytest.mark.rule("hoe:5.3.1")
@pytest.mark.parametrize("options", [{"reroll": "never"}, {}])
def test_the_order_is_not_asked_where_it_cannot_matter(options):
    """Without a Reroll that fits, the dice do not touch each other."""
    held = token("blue") if options else token("red")
    table = start("first-movement", us=BOTH, blue={held: "slot1"}, options=options)
    assert table.procedure == "rally"
