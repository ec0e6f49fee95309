"""The legend explains each sign and size mark on the counters of a map, and no other."""

from beachmaster.desktop.board.branches import SIGNS
from beachmaster.desktop.board.unit_signs import SIZES, SORTS, unit_signs
from beachmaster.engine.display import Counter
from beachmaster.engine.echelon import ECHELONS
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.about import JAPAN, US


def counter(**values) -> Counter:
    given = {"id": "1", "side": US, "place": "0101", "short": "9", "words": plain_text("9")}
    return Counter(**{**given, "values": "3/1", **values})


def test_every_sign_and_every_mark_has_words():
    assert SORTS.keys() == SIGNS.keys()
    assert SIZES.keys() == set(ECHELONS) - {""}


def test_what_counters_show_is_explained_once(theme):
    shown = [
        counter(echelon="III"),
        counter(kind="infantry", echelon="III"),
        counter(kind="tank", side=JAPAN, echelon="II"),
    ]
    words = [words for _, words in unit_signs(shown, theme)]
    assert words == ["Infantry", "Tanks", "Battalion", "Regiment"]


def test_a_hidden_counter_gives_nothing_away(theme):
    assert list(unit_signs([counter(kind="tank", echelon="II", hidden=True)], theme)) == []
