"""A folder may have any letters in its name: each database lies where it was asked for."""

import sys

import pytest

from beachmaster.rulebook.build import build_index
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.notes import Notebook

ODD = ["100%41", "a#b", "a&mode=ro", "a;b", "日本 notes", "it's"]
ODD += [] if sys.platform == "win32" else ["what?", "what?mode=memory", 'a"b', "a\\b"]


@pytest.mark.parametrize("name", ODD)
def test_notes_lie_in_a_folder_of_any_name(tmp_path, name):
    place = tmp_path / name / "player.sqlite"
    with Notebook(place) as notebook:
        notebook.add("hoe:5.5", "Roll red.")
    assert place.is_file()
    assert [one.name for one in tmp_path.iterdir()] == [name]
    with Notebook(place) as notebook:
        assert [note.text for note in notebook.notes()] == ["Roll red."]


@pytest.mark.parametrize("name", ODD)
def test_the_rules_are_built_and_read_in_a_folder_of_any_name(rules, tmp_path, name):
    out = tmp_path / name / "rules.sqlite"
    build_index(rules, out)
    assert out.is_file()
    assert [one.name for one in tmp_path.iterdir()] == [name]
    with RuleLibrary.open(out) as library:
        assert library.section("hoe:5.3.1", "en").title == "Rally"
