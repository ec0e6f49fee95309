"""How the teaching of a rule fades, comes back, and says only what differs."""

import json
from datetime import date, timedelta

import pytest

from beachmaster.engine.text import render
from beachmaster.games.catalogue import playable
from beachmaster.rulebook.books import game_of
from beachmaster.rulebook.differences import differences_of
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.ours import bare
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.guidance import (
    FULL,
    MOST_WORDS,
    SHORT,
    Guidance,
    first_clause,
    known_of,
    known_words,
    paragraphs,
)
from beachmaster.storage.known import GIST, LESSON, LINE, LINK, QUIET, REMIND, STAGES, TEACH, Known

RAID, TODAY = "hoe:5.5", date(2026, 1, 1)


@pytest.fixture
def reader():
    reader = RuleReader()
    yield reader
    reader.close()


@pytest.fixture
def library():
    with RuleLibrary.open() as library:
        yield library


def known_after(answers, today=TODAY):
    known = Known(today)
    for _ in range(answers):
        known.step_on(RAID)
    return known


def test_a_rule_fades_from_lesson_to_link():
    depths = [known_after(answers).depth(RAID, TEACH) for answers in range(5)]
    assert depths == [LESSON, GIST, LINE, LINK, LINK]
    assert [known_after(answers).depth(RAID, REMIND) for answers in range(3)] == [GIST, LINE, LINK]
    assert {known_after(answers).depth(RAID, QUIET) for answers in range(4)} == {LINK}


def test_it_is_yours_once_it_was_used_without_help():
    assert known_after(3).heaps([RAID, "hoe:5.4"]).seen == (RAID,)
    heaps = known_after(4).heaps([RAID, "hoe:5.4"])
    assert (heaps.yours, heaps.seen, heaps.unmet) == ((RAID,), (), ("hoe:5.4",))


def test_a_step_back_brings_more_words_and_it_is_no_longer_yours():
    known = known_after(4)
    known.step_back(RAID)
    assert known.depth(RAID, TEACH) == LINE
    assert known.heaps([RAID]).seen == (RAID,)
    for _ in STAGES:
        known.step_back(RAID)
    assert known.depth(RAID, TEACH) == LESSON
    known.step_back("hoe:5.4")
    assert known.heaps(["hoe:5.4"]).unmet == ("hoe:5.4",)


def test_after_six_weeks_one_stage_is_forgotten():
    known_after(4).save()
    soon, late = (Known(TODAY + timedelta(days=days)) for days in (42, 43))
    assert soon.depth(RAID, TEACH) == LINK
    assert late.depth(RAID, TEACH) == LINE
    assert soon.heaps([RAID]).yours
    assert late.heaps([RAID]).seen
    late.step_on(RAID)
    assert late.depth(RAID, TEACH) == LINK


def test_what_former_versions_counted_is_carried_over(data_folder):
    data_folder.mkdir()
    met = {RAID: [1, "2026-01-01"], "hoe:5.4": [9, "2026-01-01"], "hoe:5.1": "no", "hoe:5.2": [0]}
    (data_folder / "met.json").write_text(json.dumps(met))
    known = Known(TODAY)
    assert known.depth(RAID, TEACH) == GIST
    assert known.heaps(["hoe:5.4", RAID, "hoe:5.1", "hoe:5.2"]).yours == ("hoe:5.4",)
    known.step_on(RAID)
    known.save()
    assert Known(TODAY).depth(RAID, TEACH) == LINE


@pytest.mark.parametrize("content", ["[]", "{", '{"hoe:5.5":[7,"x",true],"hoe:5.4":[1]}'])
def test_a_file_that_makes_no_sense_means_that_nothing_is_known(data_folder, content):
    data_folder.mkdir()
    (data_folder / "learned.json").write_text(content)
    assert Known(TODAY).depth(RAID, TEACH) == LESSON


def test_first_gist_and_tip_then_gist_then_a_line_then_the_title(reader):
    guidance = Guidance(reader, Known(TODAY))
    lessons = [guidance.lesson(RAID, depth) for depth in STAGES]
    assert [len(paragraphs(lesson)) for lesson in lessons] == [3, 1, 1, 0]
    lesson, gist, line, link = lessons
    assert render(paragraphs(lesson)[1]) == lesson.drawn
    assert lesson.drawing.startswith("diagram hex")
    assert render(paragraphs(lesson)[2]).startswith("Tip: ")
    assert lesson.gist == gist.gist
    assert gist.gist.startswith(line.gist[:-1])
    assert 0 < line.length < gist.length < lesson.length
    assert link.title == f"{RAID} Raid Phase"
    assert guidance.lesson("toy:1", LESSON) is None


@pytest.mark.parametrize("game", playable())
def test_every_first_lesson_fits_on_a_card(library, game):
    tipped = 0
    for section in library.sections(game):
        drawn = zip(section.drawings, section.drawn_words, strict=True)
        fits = [words for source, words in drawn if not source.startswith("diagram counter")]
        told = (section.gist, *fits, section.tip)  # a counter is explained on the rule's own page
        assert len(bare(" ".join(told)).split()) <= MOST_WORDS, section.id
        assert first_clause(section.gist)
        tipped += bool(section.tip)
        assert not section.tip or section.tip not in section.markdown
    assert tipped >= 20


def test_a_rule_that_was_asked_for_is_told_in_short_or_in_full(reader):
    guidance = Guidance(reader, Known(TODAY))
    assert len(guidance.words(RAID, FULL)) > len(guidance.words(RAID, SHORT)) > 50
    assert guidance.words("toy:1", FULL) == ""


def test_a_later_game_says_only_what_differs(reader):
    known = Known(TODAY)
    guidance = Guidance(reader, known)
    stacking = "ies:7.1"
    own = guidance.lesson(stacking, LESSON)
    assert not own.known
    for _ in range(2):
        known.step_on("bib:14.3")
    told = guidance.lesson(stacking, LESSON)
    assert told.known == "Iwo: Bloodbath in the Bonins"
    assert told.gist.startswith("Eight units")
    assert "Bloodbath" in render(paragraphs(told)[0])
    assert guidance.lesson(stacking, LINE).known == ""
    assert guidance.lesson("bib:14.3", LESSON).known == "", "what it has itself is no difference"


def test_every_difference_has_a_game_to_compare_with_and_fits_on_a_card(library):
    concepts = library.concepts()
    found = 0
    for game in playable():
        for section in library.sections(game):
            for difference in differences_of(section.id, concepts):
                found += 1
                assert len(difference.here.split()) <= MOST_WORDS - 12, section.id
                for other in difference.others:
                    assert game_of(other.rules[0]) not in (None, game)
    assert found > 60


def test_what_is_known_counts_the_rules_that_the_program_carries_out(reader):
    heaps, titles = known_of(reader, known_after(4), "hell-on-earth")
    assert heaps.yours == (RAID,)
    assert len(heaps.unmet) == len(titles) - 1 > 80
    assert "hoe:1" not in titles
    assert render(known_words(heaps)).startswith("Rules of this game: 1 yours, 0 seen")


def test_the_first_clause_ends_neither_in_a_number_nor_before_what_it_announces():
    assert first_clause("Nine always; a tenth for Airfield No. 1, no more.").endswith(
        "No. 1, no more."
    )
    assert first_clause("One die per marker: 1–3 suppresses; no more.") == (
        "One die per marker: 1–3 suppresses."
    )
    assert first_clause("Put markers on each target; unused ones are lost.").endswith("target.")
