"""On a map of one's own the pack-away sheet alone sets the table up as well."""

import re
from collections import Counter

from beachmaster.desktop.dialogs.pack_away import sheet
from beachmaster.desktop.words import say
from desktop.own_games import Truth, own_game, play_on

LINE = re.compile(r"- \[ \] \*\*(?P<hex>\d{4})\b[^*]*\*\*: (?P<pieces>.*)")


def told_in(text):
    """Return the words for each hex."""
    return {one["hex"]: one["pieces"] for one in map(LINE.fullmatch, text.splitlines()) if one}


def test_the_table_is_set_up_from_the_text_of_the_sheet_alone(theme, qtbot):
    controller, compared = own_game(), 0
    truth = Truth()
    for _ in range(20):
        wanted = controller.session.tree.next_id + 20
        play_on(controller, truth, lambda wanted=wanted: controller.session.tree.next_id >= wanted)
        paper = told_in(sheet(controller))
        units = [one for one in controller.overview.units if one.standing == "map"]
        hidden = Counter(one.place for one in units if one.hidden and one.place.isdigit())
        for one in units:
            if one.place.isdigit() and not one.hidden:
                assert say(one.name) in paper[one.place]
                compared += 1
        for place, count in hidden.items():
            assert paper[place].count("face down") == count
            compared += 1
    assert compared > 100
    controller.close()
