"""How quick the rule library is: a keystroke, a rule shown, an index built, a book matched."""

import pytest

from beachmaster.paths import data_root
from beachmaster.rulebook.build import build_index, rules_folder
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.measure import keystroke_times, read_questions
from beachmaster.rulebook.own_book.matching import match_headings

QUESTIONS = data_root() / "tests" / "rulebook" / "questions" / "hell-on-earth.tsv"
AIM, HIGH = 0.0025, 0.0035


@pytest.fixture(scope="module")
def library():
    with RuleLibrary.open() as library:
        yield library


def test_a_keystroke_over_all_texts(benchmark, figure, library):
    """Time every prefix of a quarter of the questions."""
    questions = read_questions(QUESTIONS)[::4]
    times = benchmark.pedantic(keystroke_times, args=(library, questions), rounds=1)
    figure(f"keystroke: median of {len(times)}", times[len(times) // 2] / 1000, AIM)
    figure("keystroke: 95th percentile", times[int(len(times) * 0.95)] / 1000, HIGH)


@pytest.mark.parametrize("words", ["a", "assault", "asault", "5.4.2", "can a unit retreat from"])
def test_one_search(benchmark, library, words):
    assert benchmark(library.search, words)


def test_showing_a_rule(benchmark, library):
    assert benchmark(library.show, "hoe:5.4.2").startswith("## hoe:5.4.2")


def test_opening_the_library(benchmark, library):
    def open_and_close():
        with RuleLibrary.open(library.index) as opened:
            return opened.search("assault")

    assert benchmark(open_and_close)


def test_building_the_index(benchmark, tmp_path):
    places = (tmp_path / f"{number}.sqlite" for number in range(1000))
    assert benchmark.pedantic(
        lambda: build_index(rules_folder(), next(places), strict=False), rounds=3
    )


def test_matching_a_book_of_1500_lines(benchmark, library):
    headings = library.headings("hell-on-earth")
    page = [
        line
        for heading in headings
        for line in (f"{heading.printed} {heading.title}", *["Some text that follows."] * 10)
    ]
    assert benchmark.pedantic(match_headings, args=([page], headings), rounds=3)
