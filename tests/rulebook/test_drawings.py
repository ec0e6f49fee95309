"""Drawings in the rules: what the notation takes, what it refuses, and that each is whole."""

import csv
import re
from dataclasses import replace
from pathlib import Path

import pytest

from beachmaster.games import catalogue
from beachmaster.rulebook.books import books
from beachmaster.rulebook.build import rules_folder
from beachmaster.rulebook.drawings import read_drawing, scene_of
from beachmaster.rulebook.drawings.notation import NotationError, around
from beachmaster.rulebook.drawings.scene import centre
from beachmaster.rulebook.drawings.shapes import Face, Label, Polygon
from beachmaster.rulebook.drawings.svg import print_color, svg
from beachmaster.rulebook.faults import find_faults
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.sections import RuleTextError, parse_sections
from beachmaster.rulebook.sources import read_sources

ZONES = """diagram hex
alt: Six hexes hold you
ground clear A1 B1
jp ? at B2
zone B2
us 27 4/4 at A2 OR
arrow A2 B1 no "zone to zone"
arrow A2 A1 ok "1 + 1"
"""
SOURCES = read_sources(rules_folder())
DRAWN = [section for section in SOURCES.sections if section.drawings]
LIST = (Path(__file__).parent / "drawn.tsv").read_text(encoding="utf-8")
LISTED = [row["rule"] for row in csv.DictReader(LIST.splitlines(), delimiter="\t")]
RULE = """## hoe:5.5 Raid Phase

> A gist.

```{block}
```

### Short

Words.

### Full

More words.
"""


def section_with(block):
    return parse_sections(
        RULE.format(block=block), game="hell-on-earth", lang="en", file="toy.md"
    )[0]  # fmt: skip


def test_each_rule_of_the_list_has_a_drawing_and_no_other_has():
    assert sorted(LISTED) == sorted(section.id for section in DRAWN)


@pytest.mark.parametrize("section", DRAWN, ids=lambda section: section.id)
def test_every_drawing_can_be_laid_out_and_says_what_it_teaches(section):
    for source in section.drawings:
        drawing = read_drawing(source)
        assert 3 <= len(drawing.alt.split()) <= 25
        assert drawing.alt not in f"{section.gist} {section.full}"
        scene = scene_of(drawing)
        assert 60 < scene.width < 700
        assert 40 < scene.height < 700
        told = {shape.words for shape in scene.shapes if isinstance(shape, Label)}
        assert {fact.words for fact in drawing.facts if fact.words} <= told | {
            word for word in told if word
        } or any("(" in word for word in told)
        for shape in scene.shapes:
            points = [shape.at] if isinstance(shape, Label | Face) else shape.points
            assert all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in points)


@pytest.mark.rule("hoe:3.3.2")
@pytest.mark.parametrize(("side", "role"), [(" jp", "theirs"), ("", "ours")])
def test_a_counter_that_loses_steps_is_drawn_in_its_sides_color(side, role):
    source = f'diagram steps\nalt: One after the other\nstep 2{side} "up"\nstep 1 flip "back"'
    scene = scene_of(read_drawing(source))
    faces = [one for one in scene.shapes if isinstance(one, Polygon) and one.line == role]
    assert [one.fill for one in faces] == [role, "raised"]
    hidden = [one for one in scene.shapes if isinstance(one, Label) and one.words == "?"]
    assert len(hidden) == (role == "theirs")


def test_no_two_words_beside_lines_lie_on_a_counter():
    scene = scene_of(read_drawing(ZONES))
    counters = [s for s in scene.shapes if isinstance(s, Polygon) and s.fill in ("ours", "theirs")]
    said = [
        s for s in scene.shapes if isinstance(s, Label) and s.words in ("zone to zone", "1 + 1")
    ]
    assert len(said) == len(counters) == 2
    for label in said:
        for counter in counters:
            xs, ys = zip(*counter.points, strict=True)
            x, y = label.at
            assert not (min(xs) < x < max(xs) and min(ys) < y < max(ys))


@pytest.mark.parametrize(
    ("before", "after", "line", "problem"),
    [
        ("zone B2", "glow B2", 4, "unknown verb 'glow'"),
        ("zone B2", "zone J9", 4, "outside the grid"),
        ("zone B2", "zone A2", 4, "no enemy stands"),
        ("zone B2", "zone B2 A1 A2", 4, "the neighbors of B2 are A2 A3 B1 B3 C2 C3"),
        ("arrow A2 B1", "arrow A2 C1", 6, "do not touch"),
        ("arrow A2 B1 no", "arrow A2 A1 no", 6, "not both in a zone"),
        ("arrow A2 A1 ok", "arrow A2 A1 maybe", 7, "none of ok, no, jump"),
        ('"1 + 1"', '"1 + 1', 7, "quotes that do not close"),
        ("us 27 4/4 at A2 OR", "us at A2", 5, "has a name"),
        ("us 27 4/4 at A2 OR", "us 27 many at A2", 5, "steps are such as 3/4"),
        ("us 27 4/4 at A2 OR", "us 27 4/4 at A2 XX", 5, "none of OR, DR"),
        ("ground clear", "ground swampy", 2, "none of sea"),
        ("alt: Six hexes hold you", "A picture", 1, "says what it teaches"),
        ("diagram hex", "diagram photo", 0, "one of hex, steps, areas"),
        ("zone B2", "sight A2 C3 blocked A1", 4, "this one passes B2"),
        ("zone B2", "sight A2 C3 clear B2", 4, "names what blocks it"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_drawing_is_named_with_its_line(before, after, line, problem):
    assert before in ZONES
    with pytest.raises(NotationError, match=re.escape(problem)) as error:
        read_drawing(ZONES.replace(before, after))
    assert error.value.line == line


def test_the_fault_of_a_drawing_in_a_rule_names_file_and_line():
    with pytest.raises(RuleTextError, match=r"^toy\.md:7: .*unknown verb"):
        section_with("diagram hex\nalt: It goes\n on\nglow A1".replace("\n on", ""))
    with pytest.raises(RuleTextError, match=r"^toy\.md:5: a drawing that does not end"):
        parse_sections(
            RULE.replace("\n```\n", "\n").format(block="diagram hex"),
            game="hell-on-earth", lang="en", file="toy.md",
        )  # fmt: skip
    with pytest.raises(RuleTextError, match="at most 14 lines"):
        section_with("diagram hex\nalt: Long\n" + "\n".join(['mark A1 "x"'] * 15))


def test_a_drawing_is_taken_out_of_the_text_and_its_alt_may_go_on():
    section = section_with('diagram areas\nalt: One\n and two\narea a "Here" 0,0')
    assert section.drawn_words == ("One and two",)
    assert section.short == "Words."
    assert "diagram" not in section.markdown


def test_areas_are_named_before_they_are_used():
    with pytest.raises(NotationError, match="there is no area b"):
        read_drawing('diagram areas\nalt: One\narea a "Here" 0,0\nborder a b')
    with pytest.raises(NotationError, match="outside the grid"):
        read_drawing('diagram areas\nalt: One\narea a "Here" 9,9')


def test_a_drawing_that_no_text_leads_to_is_a_fault():
    raid = next(section for section in SOURCES.sections if section.id == "hoe:5.5")
    lost = replace(raid, id="hoe:99", drawings=(ZONES,))
    faults = find_faults(replace(SOURCES, sections=(*SOURCES.sections, lost)))
    assert [fault for fault in faults if "nobody finds its drawing" in fault]
    assert not [fault for fault in find_faults(SOURCES) if "drawing" in fault]


def test_hexes_touch_where_the_engine_says_so():
    high = 36 * 3**0.5
    for place in ("B2", "C3"):
        for other in around(place):
            (x, y), (a, b) = centre(place), centre(other)
            assert ((x - a) ** 2 + (y - b) ** 2) ** 0.5 == pytest.approx(high)


def test_on_paper_a_drawing_is_ink_on_white():
    scene = scene_of(read_drawing(ZONES))
    told = svg(scene, "Six <hexes>")
    assert told.startswith("<svg ")
    assert 'aria-label="Six &lt;hexes&gt;"' in told
    assert told.count("<polygon") == sum(isinstance(shape, Polygon) for shape in scene.shapes)
    assert print_color("land-rough") == "#ffffff"
    assert print_color("bad") == print_color("good") == print_color("text") == "#000000"


COUNTER = "diagram counter"
PARTS = """diagram counter
alt: What stands on it.
us 1/305_D values 3-4 estimate yes steps 1/2 size I stripe 1/305 marker !
part values "Combat Value and Movement"
part steps "a dot a step"
part name "its name"
jp ?
part back "its back"
"""


def test_a_counter_is_drawn_as_the_map_has_it_with_words_beside_and_below_it():
    scene = scene_of(read_drawing(PARTS))
    faces = [one for one in scene.shapes if isinstance(one, Face)]
    assert [one.counter.short for one in faces] == ["1/305 D", "?"]
    assert [one.counter.hidden for one in faces] == [False, True]
    assert (faces[0].counter.steps, faces[0].counter.whole, faces[0].counter.estimate) == (1, 2, 1)
    at = {one.words: one.at for one in scene.shapes if isinstance(one, Label)}
    foot = faces[0].at[1] + faces[0].size / 2
    assert at["its name"][1] < foot < at["Combat Value and Movement"][1] < at["a dot a step"][1]
    assert all(x > faces[0].at[0] + faces[0].size / 2 for x, _y in at.values())
    told = svg(scene, "x")
    assert all(words in told for words in ("1/305 D", "3-4≈", "●○", "its back"))


def test_all_that_arrows_say_of_a_counter_is_said_to_who_does_not_see_it():
    spoken = read_drawing(PARTS).spoken
    assert spoken.startswith("What stands on it. ")
    assert all(words in spoken for words in ("Combat Value and Movement", "its back"))
    assert read_drawing(ZONES).spoken == read_drawing(ZONES).alt


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("part name", "part nose"),
        ("size I", "size"),
        ("steps 1/2", "steps one"),
        ("us 1/305_D", 'part back "x"\nus 1/305_D'),
    ],
)
def test_a_counter_that_cannot_be_read_is_a_fault(before, after):
    with pytest.raises(NotationError):
        read_drawing(PARTS.replace(before, after))


@pytest.mark.parametrize("game", catalogue.playable())
def test_each_game_has_a_drawing_of_a_counter_whose_parts_are_there(game):
    rule = books()[game].counter
    section = next(one for one in DRAWN if one.id == rule)
    drawing = next(
        read_drawing(one) for one in section.drawings if one.startswith("diagram counter")
    )
    parts = {fact.how[0] for fact in drawing.told("part")}
    assert {"stripe", "size", "name", "band", "steps", "values"} <= parts
    assert "estimate" in drawing.spoken


def test_the_words_of_a_drawing_are_shown_and_found():
    with RuleLibrary.open() as library:
        shown = library.show("hoe:5.3.2.2")
        assert "*Six hexes hold you" in shown
        assert "diagram" not in shown
        found = [hit.id for hit in library.search("zone to zone 1 + 1 to leave", "hell-on-earth")]
        assert "hoe:5.3.2.2" in found
