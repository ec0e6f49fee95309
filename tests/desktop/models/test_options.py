"""The model of options passes Qt's tester and tells what was chosen."""

import pytest
from pytestqt.modeltest import ModelTester

from beachmaster.desktop.models.options import OptionRole, OptionsModel
from beachmaster.games.catalogue import load


@pytest.fixture
def model(qapp):
    model = OptionsModel()
    model.show(load("hell-on-earth").options(), {"reroll": "ask"})
    return model


def test_it_behaves_as_a_model_while_it_changes(model, qtmodeltester):
    tester: ModelTester = qtmodeltester
    tester.check(model)
    model.choose(model.index(0), "heroic")
    model.show([], {})
    model.show(load("hell-on-earth").options(), {})


def test_every_option_with_alternatives_has_a_row(model):
    open_items = [one for one in load("hell-on-earth").options() if one.alternatives]
    assert model.rowCount() == len(open_items)
    assert model.rowCount(model.index(0)) == 0


def test_a_value_that_is_not_the_usual_one_is_marked(model):
    index = model.index(model.row_of("mode"))
    assert not index.data(OptionRole.CHANGED)
    assert not index.data().startswith("✎")
    model.choose(index, "heroic")
    assert index.data(OptionRole.CHANGED)
    assert index.data().startswith("✎")
    assert model.differing() == {"mode": "heroic", "reroll": "ask"}
    assert index.data(OptionRole.VALUE) == "heroic"
    assert model.row_of("nothing") == -1


def test_an_option_is_found_by_its_answers_its_rule_and_its_ruling(model):
    found = [model.index(row).data(OptionRole.SEARCH) for row in range(model.rowCount())]
    assert any("Heroic" in words for words in found)
    assert any("hoe:" in words for words in found)
