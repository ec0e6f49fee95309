"""Words and stems, as texts and queries share them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.rulebook.words import fold, plain, stem, stems_of, words_of


@pytest.mark.parametrize(
    "family",
    [
        ("retreat", "retreats", "retreated", "retreating"),
        ("assault", "assaults", "assaulted", "assaulting"),
        ("move", "moves", "moved", "moving"),
        ("supply", "supplies"),
        ("stop", "stops", "stopped", "stopping"),
        ("cross", "crosses", "crossed", "crossing"),
        ("beach", "beaches"),
        ("lose", "loses", "losing"),
        ("fire", "fires", "fired", "firing"),
        ("rally", "rallies", "rallied"),
    ],
)
def test_a_family_of_words_has_one_stem(family):
    assert len({stem(word) for word in family}) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("bus", "bu"), ("die", "dice"), ("dies", "die"), ("axis", "axi"), ("los", "lose")],
)
def test_different_words_keep_their_stems(one, other):
    assert stem(one) != stem(other)


def test_accents_case_and_apostrophes_are_folded():
    assert fold("CAFÉ Über") == "cafe uber"
    assert words_of("Don’t FIRE—it's dug-in") == ["dont", "fire", "its", "dug", "in"]


def test_japanese_letters_are_words_of_their_own():
    assert words_of("日本軍HQ") == ["日", "本", "軍", "hq"]


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("バンザイ", "バンザイ"),
        ("ﾊﾞﾝｻﾞｲ", "バンザイ"),
        ("ハ\u3099ンサ\u3099イ", "バンザイ"),
        ("ＢＡＮＺＡＩ", "banzai"),
        ("パス", "パス"),
        ("が", "が"),
        ("Йод", "йод"),
        ("한국", "한국"),
    ],
)
def test_width_and_case_are_folded_but_no_other_letter_is_made_of_one(typed, folded):
    assert fold(typed) == folded


def test_words_that_voicing_marks_tell_apart_stay_apart():
    assert len({tuple(words_of(word)) for word in ("パス", "バス", "ハス", "ﾊﾞス", "バズ")}) == 4


def test_the_index_holds_one_width_of_each_letter():
    assert plain("ﾊﾞﾝ ハ\u3099") == " バ  ン   バ "


def test_markdown_is_stripped_to_its_words():
    text = "| A | B |\n| --- | --- |\n| **six** | [hit](hoe:5.2) |\n\n> `note`"
    assert plain(text).split() == ["A", "B", "six", "hit", "note"]


@given(st.text(max_size=200))
def test_no_text_breaks_the_words(text):
    assert all(each and not each.isspace() for each in stems_of(text))
    assert len(plain(text).splitlines()) <= 1
