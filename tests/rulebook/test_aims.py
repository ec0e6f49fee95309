"""What a question is after has weight, however it is asked."""

import pytest

from beachmaster.rulebook.aims import AIMS, aimed, sets_up
from beachmaster.rulebook.build import build_index
from beachmaster.rulebook.entries import padded_stems
from beachmaster.rulebook.library import RuleLibrary
from rulebook.conftest import write_texts

SECTION = "## bib:{number} {title}\n\n> {title}.\n\n- aliases: {asked}\n\n### Short\n\n{title}.\n\n"


@pytest.mark.parametrize(
    ("aim", "way"), [(aim, way) for aim in AIMS for way in AIMS[aim].split(", ")]
)
def test_every_way_to_ask_is_one_aim(aim, way):
    assert aimed(padded_stems(f"{way} tanks")) == f" {aim} tank "


def test_what_is_no_question_stays():
    assert aimed(" tank in a ravine ") == " tank in a ravine "


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("how much tanks", "bib:21.1"),
        ("number of tanks", "bib:21.1"),
        ("may I tanks", "bib:21.2"),
        ("points for tanks", "bib:21.3"),
        ("what happens to tanks", "bib:21.4"),
    ],
)
def test_the_section_comes_first_that_answers_what_is_asked(tmp_path, words, best):
    asked = ("how many tanks", "can I tanks", "VP for tanks", "what if tanks")
    text = "".join(
        SECTION.format(number=f"21.{number}", title="Fire", asked=each) + "### Full\n\nNo.\n\n"
        for number, each in enumerate(asked, 1)
    )
    build_index(
        write_texts(tmp_path / "rules_db", {"bloodbath/en/01.md": text}), tmp_path / "i.sqlite"
    )
    with RuleLibrary.open(tmp_path / "i.sqlite") as library:
        assert library.search(words)[0].id == best


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("how many caves at the start", True),
        ("where does the HQ start", True),
        ("who waits at sea in the beginning", True),
        ("rally at the start of the movement phase", False),
        ("how do I attack", False),
    ],
)
def test_a_question_for_the_start_is_told_from_one_for_a_phase(words, wanted):
    assert sets_up(padded_stems(words)) is wanted
