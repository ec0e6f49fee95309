"""What each side may see, and what lies on the table (bib:19.2)."""

import msgspec
import pytest

from beachmaster.engine.difference import table_changes
from games.bloodbath.play import DATA, FAR, battalion, fighters, hidden, inland, shown, start, us


@pytest.mark.rule("bib:19.2")
def test_what_lies_face_down_or_in_the_container_is_not_shown():
    """19.2, 19.1: the US player may not examine it."""
    place = inland()
    table = start("us-movement", japan=[hidden(place, fighters()), hidden(FAR)])
    plain = msgspec.json.encode(table.session.module.visible(table.state)).decode()
    names = [values.name for values in DATA.japan.values()]
    assert not [name for name in names if f'"{name}"' in plain]
    assert not [name for name in table.state.japan if f'"{name}"' in plain]
    whole = table.session.module.visible(table.state, "program")
    assert {unit["unit"] for unit in whole["japan"].values()} == set(DATA.japan)


@pytest.mark.rule("bib:19.2")
def test_a_face_up_unit_is_shown_by_name():
    """19.2: flipped for a Banzai or a move."""
    place, unit = inland(), fighters()
    table = start("us-movement", japan=[shown(place, unit), hidden(FAR)])
    seen = table.session.module.visible(table.state)["japan"]["map"]
    assert seen[place] == {"unit": DATA.japan[unit].name, "dug_in": False}
    assert seen[FAR] == {"unit": "", "dug_in": True}


@pytest.mark.rule("bib:19.1")
def test_pieces_count_the_container_and_name_no_hidden_counter():
    """What an undo says to change must not tell which unit was drawn."""
    place = inland()
    table = start("us-movement", japan=[hidden(place), hidden(FAR)])
    pieces = table.session.module.pieces(table.state)
    assert f"japan/{place}" in pieces
    assert "japan/container" in pieces
    assert not [name for name in pieces if name.startswith("japan/unit/")]


@pytest.mark.rule("bib:14.7")
def test_an_undo_says_what_to_do_at_the_table():
    """The table follows the state."""
    weak = battalion()
    table = start("us-movement", japan=[hidden(FAR)], us={weak: us("available", steps=1)})
    module, before = table.session.module, msgspec.json.encode(table.state)
    table.play(quiet=False, task_force_collins="no", replacement=[weak])
    old = msgspec.json.decode(before, type=module.state_type)
    assert next(change.act for change in table_changes(module, table.state, old)) == "turn"


@pytest.mark.rule("bib:12.3")
def test_the_outcome_has_the_losses_and_the_result_in_words():
    """12.3."""
    table = start("administrative", turn=16, japan=[hidden(FAR)])
    outcome = table.session.outcome
    assert outcome["result"] == "epic"
    assert {part["name"] for part in outcome["parts"]} == {"eliminated", "depleted", "unused"}
