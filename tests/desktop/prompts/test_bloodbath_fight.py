"""A fight of Bloodbath in the window: one form, one sheet, few keys, up to the advance."""

import pytest

from desktop.prompts.conftest import card_at
from desktop.prompts.test_fight import press
from games.bloodbath.play import FAR, around, battalion, crt, fighters, hidden, inland
from games.bloodbath.play import shown as revealed
from positions import begun_at

TARGET = inland()
NEAR = around(TARGET, tanks=True)
US = {battalion(0): {"place": NEAR[0]}, battalion(1): {"place": NEAR[1]}}


@pytest.fixture
def fight_card(theme, qtbot, tmp_path):
    """Show the card before an attack of two battalions on one revealed unit, without barrage."""
    position = {
        "turn": 2,
        "phase": "mobile-combat",
        "us": US,
        "japan": [revealed(TARGET, fighters(0), dug_in=True), hidden(FAR)],
    }
    yield from card_at(qtbot, begun_at(tmp_path, "bloodbath", position, sets=["reminders=off"]))


def fought(card, qtbot, **said):
    """Play the fight by the keyboard to its end; return its screens without dice, and its keys."""
    screens, keys = [], 0
    for _ in range(12):
        asked = card.controller.asked
        if asked is None or asked.phase != "mobile-combat":
            break
        prompt = asked.prompt
        if prompt.kind == "roll":
            names = ["6"]
        else:
            screens.append(prompt.procedure)
            names = said[prompt.procedure.replace("-", "_")]
            keys += len(names)
        press(card, qtbot, *names)
        assert card.controller.asked is not asked, prompt.procedure
    return screens, keys


ATTACK = ["A", "A", "B", "Enter"]
"""The figures of 1/23 are typed for its name, so that letters tick the battalions."""


@pytest.mark.parametrize(
    ("code", "said", "screens"),
    [
        ("De", {"advance": ["1"]}, ["attack", "advance"]),
        ("Ex", {"attack_loss": ["1"]}, ["attack", "attack-loss"]),
        ("D2", {"attack_loss": ["A", "A", "Enter"]}, ["attack", "attack-loss"]),
    ],
)
def test_a_fight_takes_three_screens_and_eight_keys_beside_its_dice(
    fight_card, qtbot, monkeypatch, code, said, screens
):
    """Declared by target, both attackers and Enter; then the loss and the advance, a key each."""
    crt(monkeypatch, code)
    seen, keys = fought(fight_card, qtbot, attack=ATTACK, **said)
    assert seen == screens
    assert len(seen) <= 3
    assert keys <= 8


def test_a_retreat_follows_on_the_sheet_of_its_fight(fight_card, qtbot, monkeypatch):
    """One attacker that goes back a hex: whether and whither are one form, a key each."""
    crt(monkeypatch, "A1")
    press(fight_card, qtbot, "A", "A", "Enter", "6")
    seen = []
    while fight_card.controller.asked.phase == "mobile-combat":
        prompt = fight_card.controller.prompt
        assert prompt.sheet().stage == "done"
        assert "Rolled 6" in fight_card.sheet.lines.accessibleName()
        assert fight_card.result.results() == ([] if seen else [prompt.sheet().result])
        seen.append(prompt.procedure)
        press(fight_card, qtbot, "1", "A", "Enter")
    assert seen == ["retreat"]
