"""The pages of a game beside its rules: where to begin, its rulings, its tips."""

import pytest

from beachmaster.engine.rulings_page import read_rulings
from beachmaster.games.catalogue import playable
from beachmaster.rulebook.books import books
from beachmaster.rulebook.game_pages import (
    KINDS,
    RULINGS,
    START,
    TIPS,
    game_pages,
    heading_of,
    is_game_page,
    rulings_markdown,
    told_rulings,
)
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.page_set import LINK
from beachmaster.rulebook.problems import UnknownPageError
from beachmaster.rulebook.section_rulings import spoken_rulings


@pytest.fixture(scope="module")
def library():
    with RuleLibrary.open() as library:
        yield library


@pytest.fixture(scope="module")
def pages(library):
    return game_pages(library, Reading())


@pytest.mark.parametrize("game", playable())
def test_a_game_that_is_played_has_all_three_pages(pages, game):
    mine = [page for page in pages.pages if page.game == game]
    assert [page.id for page in mine] == [kind + game for kind in KINDS]
    assert all(is_game_page(page.id) for page in mine)
    for page in mine:
        assert page.markdown.startswith(f"# {page.title}\n")
        assert books()[game].short in page.title
        assert pages.page(f"{page.id}#anything") is page


def test_every_tip_and_every_ruling_stands_on_its_page(library, pages):
    counted = {START: 0, RULINGS: 0, TIPS: 0}
    for page in pages.pages:
        kind = page.id.removesuffix(page.game)
        counted[kind] += page.markdown.count("\n## ")
        if kind == TIPS:
            told = [one for one in library.sections(page.game) if one.tip]
            assert page.markdown.count("\n## ") == len(told)
            assert all(Reading().text(one.tip) in page.markdown for one in told)
        if kind == RULINGS:
            rulings = told_rulings(page.game, "en")
            assert page.markdown.count("\n## ") == len(rulings)
            for ruling in rulings:
                words = (ruling.question, ruling.default, ruling.reason)
                assert all(each in page.markdown for each in words)
                assert all(way in page.markdown for way in ruling.alternatives.values())
    assert counted[TIPS] > 90
    assert counted[RULINGS] > 150
    assert counted[START] > 5


def test_every_link_of_a_page_leads_to_a_rule_or_a_term(library, pages):
    for page in pages.pages:
        for match in LINK.finditer(page.markdown):
            target = match["target"]
            assert library.exists(target) or library.entry(target), (page.id, target)


@pytest.mark.parametrize("game", playable())
def test_a_question_finds_the_page_of_its_own_game(pages, game):
    found = pages.search("where to begin what goes wrong", game=game)
    assert {hit.game for hit in found} <= {game}
    ruling = told_rulings(game, "en")[0]
    anchors = [hit.id for hit in pages.search(ruling.question, game=game)]
    assert anchors[0].startswith(f"{RULINGS}{game}#{ruling.id.lower()}")


def test_a_translated_page_gives_words_alone():
    english = read_rulings(
        "## T-01 Which?\n\n- rules: hoe:5.1\n- `a`: this\n- `b`: that\n\nThis.\n\n> Because.\n"
        "## T-02 When?\n\n- rules: hoe:5.2\n\nNow.\n\n> Because.\n",
        file="rulings.md",
    )
    other = read_rulings(
        "## T-01 Was?\n\n- `b`: das\n\nDies.\n\n> Darum.\n", file="rulings.md", translation=True
    )
    told = spoken_rulings(english, other)
    assert [one.id for one in told] == ["T-01", "T-02"]
    assert told[0].question == "Was?"
    assert told[0].rules == ("hoe:5.1",)
    assert told[0].alternatives == {"a": "this", "b": "das"}
    assert "## T-02 When?" in rulings_markdown(told)


def test_a_page_that_nobody_wrote_is_an_unknown_one(pages):
    with pytest.raises(UnknownPageError):
        pages.page("start:nothing")
    assert {str(heading_of(kind)) for kind in KINDS}
    assert not told_rulings("no-such-game", "en")
