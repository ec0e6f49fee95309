"""The script of a taught opening is read whole, or refused with the place of what is wrong."""

import json

import pytest

from beachmaster.engine.datafile import DataError
from beachmaster.engine.taught import Words, is_due, value_at
from beachmaster.engine.taught_file import read_script
from beachmaster.engine.text import plain_text, render

SAID = plain_text("…")
WORDS = {
    "one": Words(title=SAID, text=SAID, do=SAID),
    "two": Words(title=SAID, text=SAID, do=SAID, otherwise=SAID),
    "three": Words(title=SAID, text=SAID, do=SAID),
}


def whole():
    return {
        "format": 1,
        "game": "toy",
        "id": "toy",
        "position": {},
        "cards": [
            {"id": "one", "rules": ["toy:1"], "ask": {"among": ["a", "b"], "right": ["a"]}},
            {"id": "two", "rules": ["toy:1"], "at": {"procedure": ["fight"]}, "answer": 1},
            {"id": "three", "rules": ["toy:2"], "last": True},
        ],
    }


def read(tmp_path, script, words=WORDS):
    path = tmp_path / "opening.json"
    path.write_text(script if isinstance(script, str) else json.dumps(script), "utf-8")
    return read_script("toy", words, path)


def test_a_sound_script_is_read(tmp_path):
    script = read(tmp_path, whole())
    assert [card.id for card in script.file.cards] == ["one", "two", "three"]
    assert [card.looks for card in script.file.cards] == [True, False, True]


def changed(card, **fields):
    script = whole()
    script["cards"][card] |= fields
    return script


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("{", "opening.json: it is not valid JSON"),
        (json.dumps(whole())[:-40], "it is not valid JSON"),
        ({**whole(), "game": "other"}, "game: expected toy, found other"),
        ({**whole(), "format": 9}, "format: expected 1, found 9"),
        ({**whole(), "colour": 1}, "There is no field “colour”"),
        (changed(0, rules=[]), "cards[0].rules"),
        (changed(0, id="nobody"), "card “nobody”: there are no words for it"),
        (changed(0, id="nobody"), "“one” is missing, though there are words for it"),
        (changed(1, id="one"), "“one” is listed 2 times"),
        (changed(0, last=True), "card “one”: the last card, and no other, is “last”"),
        (changed(2, last=False), "card “three”: the last card, and no other, is “last”"),
        (changed(0, ask={"among": ["a", "b"], "right": ["c"]}), "“c” is not among those listed"),
        (changed(0, ask={"among": ["a", "a"]}), "lists an answer twice"),
        (changed(1, yours=True), "both show an answer and leave it to the player"),
        (changed(1, at={}), "say at which procedure it is due"),
        (changed(1, ask={"among": ["a", "b"]}), "make it two cards"),
        (changed(0, also=[1]), "“also” goes with an answer that is shown"),
        (changed(0, at={"state": {"us": []}}), "cards[0].at.state"),
    ],
)
def test_a_damaged_script_says_what_is_wrong(tmp_path, script, said):
    with pytest.raises(DataError) as error:
        read(tmp_path, script)
    assert said in render(error.value.text)


def test_a_field_that_stands_twice_is_refused(tmp_path):
    twice = json.dumps(whole()).replace('"id": "toy"', '"id": "toy", "id": "tay"')
    with pytest.raises(DataError) as error:
        read(tmp_path, twice)
    assert "it contains “id” twice" in render(error.value.text)


def test_a_card_that_shows_an_answer_needs_words_for_who_does_otherwise(tmp_path):
    words = {**WORDS, "two": Words(title=SAID, text=SAID, do=SAID)}
    with pytest.raises(DataError) as error:
        read(tmp_path, whole(), words)
    assert "card “two”: it shows an answer" in render(error.value.text)


@pytest.mark.parametrize(
    ("path", "found"),
    [("us.27.place", "0513"), ("list.1", 5), ("us.9.place", "nowhere"), ("list.7", "nowhere")],
)
def test_a_path_leads_to_a_value_or_nowhere(path, found):
    assert value_at({"us": {"27": {"place": "0513"}}, "list": [4, 5]}, path) == found


def test_a_card_is_due_where_all_that_it_is_bound_to_holds(tmp_path):
    from beachmaster.engine.prompt import Confirm
    from beachmaster.engine.run import Asked
    from beachmaster.engine.taught import At

    asked = Asked("k", Confirm(procedure="fight", text=SAID, rules=(), subjects=("x",)), 1, "day")
    seen = {"a": 1}
    assert is_due(At(), asked, seen)
    whole = At(("fight", "move"), ("day",), 1, ("x",), {"a": (1, 2)}, {"a": (3,)})
    assert is_due(whole, asked, seen)
    for unfit in (
        At(procedure=("move",)),
        At(phase=("night",)),
        At(turn=2),
        At(subjects=()),
        At(state={"a": (2,)}),
        At(but={"a": (1,)}),
    ):
        assert not is_due(unfit, asked, seen)
