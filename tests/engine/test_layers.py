"""Nobody works out a layer that nobody wants to see."""

from beachmaster.engine.layers import LayerKind, layers_at
from beachmaster.engine.text import plain_text

WORDS = plain_text("Words")


def test_only_hexes_of_wanted_layers_are_worked_out():
    asked = []

    def hexes(moment):
        asked.append(moment)
        return frozenset({"0101"})

    kinds = [LayerKind("near", WORDS, hexes, "bad"), LayerKind("far", WORDS, hexes)]
    assert [one.hexes for one in layers_at(1, kinds, {"far"})] == [frozenset(), {"0101"}]
    assert [(one.id, one.tone) for one in layers_at(2, kinds, ())] == [
        ("near", "bad"),
        ("far", "plain"),
    ]
    assert asked == [1]
    assert all(one.hexes for one in layers_at(3, kinds, None))
