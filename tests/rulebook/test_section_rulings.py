"""A ruling is told on its page alone; every section that names it shows that telling."""

import pytest

from beachmaster.engine.rulings_page import read_rulings
from beachmaster.engine.text import render
from beachmaster.games.catalogue import load, playable
from beachmaster.paths import data_root
from beachmaster.rulebook.faults import find_faults
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.sections import RuleTextError
from beachmaster.rulebook.sources import read_sources

SECTION = """## hoe:1 First

> Gist.

- rulings: H-01, H-02

### Short

Short.

### Full

Full.

### Rulings

- **H-01**: here it means the blue one.
"""
PAGE = """## H-01 Which die?

- rules: hoe:1
- `blue`: Blue.
- `red`: Red.

The blue one.

> Nobody says.

## H-02 Which map?

- rules: hoe:1

Yours.

> It is there.
"""
GERMAN = """## H-01 Welcher Würfel?

- `red`: Rot.

Der blaue.

> Es steht nirgends.
"""


@pytest.fixture
def folder(tmp_path):
    """A rule folder with one section and its rulings, in English and partly in German."""
    for lang, page in (("en", PAGE), ("de", GERMAN)):
        place = tmp_path / "hell-on-earth" / lang
        place.mkdir(parents=True)
        (place / "01-one.md").write_text(SECTION, "utf-8")
        (place / "rulings.md").write_text(page, "utf-8")
    return tmp_path


def section(folder, lang):
    return next(one for one in read_sources(folder).sections if one.lang == lang)


def test_a_section_shows_the_rulings_it_names_before_its_own_remark(folder):
    assert section(folder, "en").rulings_text == (
        "- **H-01** Which die? The blue one. *Nobody says.*\n"
        "    - ✓ Blue.\n"
        "    - ○ Red.\n"
        "- **H-02** Which map? Yours. *It is there.*\n"
        "- **H-01**: here it means the blue one."
    )


def test_a_translated_page_falls_back_by_ruling_and_keeps_the_english_order(folder):
    told = section(folder, "de").rulings_text
    assert told.startswith("- **H-01** Welcher Würfel? Der blaue. *Es steht nirgends.*")
    assert told.index("✓ Blue.") < told.index("○ Rot.")
    assert "- **H-02** Which map? Yours." in told


def test_a_page_without_fault_has_none(folder):
    assert [fault for fault in find_faults(read_sources(folder)) if "rulings" in fault] == []
    assert [fault for fault in find_faults(read_sources(folder)) if "H-0" in fault] == []


@pytest.mark.parametrize(
    ("lang", "before", "after", "said"),
    [
        ("en", "- rules: hoe:1\n\nYours", "- rules: hoe:2\n\nYours", "hoe:1 and the ruling H-02"),
        ("en", "- rules: hoe:1\n\nYours", "- rules: hoe:2\n\nYours", "hoe:2 and the ruling H-02"),
        ("en", "## H-02", "## H-03", "hoe:1 and the ruling H-03 do not both name each other"),
        ("de", "## H-01", "## H-09", "unknown ruling or alternative in H-09"),
        ("de", "`red`", "`green`", "unknown ruling or alternative in H-01"),
    ],
)
def test_pages_that_do_not_agree_are_found(folder, lang, before, after, said):
    page = folder / "hell-on-earth" / lang / "rulings.md"
    text = page.read_text("utf-8")
    assert before in text
    page.write_text(text.replace(before, after, 1), "utf-8")
    assert [fault for fault in find_faults(read_sources(folder)) if said in fault]


def test_a_damaged_page_names_its_file_and_line(folder):
    (folder / "hell-on-earth" / "de" / "rulings.md").write_text("## H-1 What?\n", "utf-8")
    with pytest.raises(RuleTextError, match=r"hell-on-earth/de/rulings\.md:1: "):
        read_sources(folder)


@pytest.mark.parametrize("game", playable())
def test_options_rule_texts_and_page_tell_the_same(game):
    """All rulings of a game that is played, wherever one can read them."""
    page = data_root() / "rules_db" / game / "en" / "rulings.md"
    told = {one.id.lower(): one for one in read_rulings(page.read_text("utf-8"), file=str(page))}
    options = {item.option: item for item in load(game).options() if item.option in told}
    assert options.keys() == told.keys()
    with RuleLibrary.open() as library:
        shown = {one.id: one.rulings_text for one in library.sections(game)}
    for name, one in told.items():
        assert render(options[name].question) == one.question
        assert render(options[name].default) == one.default
        assert render(options[name].reason) == one.reason
        assert [(a.value, render(a.text)) for a in options[name].alternatives] == list(
            one.alternatives.items()
        )
        for rule in one.rules:
            assert one.markdown() in shown[rule]
