"""What you know of the rules, listed in three heaps."""

from datetime import date

from beachmaster.desktop.dialogs.known import known_page
from beachmaster.storage.known import Known


def test_the_rules_of_the_game_stand_in_three_heaps(controller):
    known = Known(date(2026, 1, 1))
    for _ in range(4):
        known.step_on("hoe:5.5")
    known.step_on("hoe:5.1")
    page = known_page(controller, known)
    yours, seen, unmet = (page.split("## ")[at] for at in (1, 2, 3))
    assert "(1)" in yours
    assert "- 5.5 Raid Phase" in yours
    assert "- 5.1 " in seen
    assert "- 5.4.2 " in unmet
