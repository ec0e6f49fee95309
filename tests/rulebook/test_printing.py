"""The book of a game and its player aid as one page of HTML that stands alone."""

import re
from html import escape, unescape

import pytest

from beachmaster.games.catalogue import playable
from beachmaster.rulebook.books import books
from beachmaster.rulebook.game_pages import told_rulings
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.printing import aid_blocks, file_name, player_aid, whole_book
from beachmaster.rulebook.problems import RulebookError
from beachmaster.rulebook.sections import links_in
from beachmaster.rulebook.sources import read_aid, read_start

RAW_ID = re.compile(rf"\b(?:{'|'.join(book.prefix for book in books().values())}):[0-9]")


@pytest.fixture(scope="module")
def library():
    with RuleLibrary.open() as library:
        yield library


@pytest.mark.parametrize("game", books())
def test_the_whole_book_has_every_rule_and_drawing_and_leads_nowhere_else(library, game):
    page = whole_book(library, game, Reading())
    ids = set(re.findall(r'<h2 id="([^"]+)"', page))
    sections = library.sections(game)
    assert ids == {section.id for section in sections}
    drawings = sum(len(section.drawings) for section in sections)
    assert page.count("<svg ") == drawings
    assert drawings > 0
    for section in sections:
        assert all(escape(words) in page for words in section.drawn_words)
    leads = set(re.findall(r'href="([^"]+)"', page))
    assert {lead.removeprefix("#") for lead in leads} <= ids
    assert not re.search(r'(?:src|href)="(?!#)', page)
    assert "{" not in re.sub(r"(?s)<style>.*?</style>", "", page)
    assert not RAW_ID.search(re.sub("<code>.*?</code>|<[^>]+>", "", page))


@pytest.mark.parametrize("game", books())
def test_the_aid_names_rules_that_are_there_and_has_their_numbers(library, game):
    listed = read_aid(game)
    assert len({rule for rule, _part in listed}) == len(listed) > 30
    blocks = aid_blocks(library, game, Reading())
    for (rule, part), block in zip(listed, blocks, strict=True):
        section = library.section(rule)
        assert section.number in block
        assert part in ("gist", "short", "tables")
        assert len(re.sub("<[^>]+>", "", block)) > len(section.title) + 15, rule
    page = player_aid(library, game, Reading())
    assert "href=" not in page
    assert not RAW_ID.search(page)
    assert books()[game].title in page


def test_a_game_without_an_aid_says_so(library, monkeypatch):
    monkeypatch.setattr("beachmaster.rulebook.printing.read_aid", lambda _game: ())
    with pytest.raises(RulebookError):
        player_aid(library, "angaur", Reading())
    assert str(file_name("angaur", aid=False)) == "angaur-rules.html"


@pytest.mark.parametrize("game", playable())
def test_each_game_says_where_to_begin_and_leads_to_rules_that_are_there(library, game):
    told = read_start(game, "en")
    assert told.startswith("# Start here")
    assert told.count("\n## ") == 4
    prefix = books()[game].prefix
    links = links_in(told)
    assert len(links) > 15
    for link in links:
        assert link.startswith(f"{prefix}:")
        assert library.exists(link), link
    assert "Start here" in whole_book(library, game, Reading())
    assert read_start("angaur", "en") == ""


def test_each_rule_of_the_book_says_since_when_its_text_is_so(library):
    page = whole_book(library, "ie-shima", Reading())
    sections = library.sections("ie-shima")
    assert all(section.changed_on > "2026" and section.changed_in for section in sections)
    assert page.count('class="dated"') == len(sections)


@pytest.mark.parametrize(
    ("game", "rule", "words"),
    [
        ("hell-on-earth", "hoe:5.4.2.5", "turns 7–9"),
        ("hell-on-earth", "hoe:2.3", "−1 VP"),
        ("hell-on-earth", "hoe:2.5", "5 or more"),
        ("ie-shima", "ies:12.1", "stays where it is"),
    ],
)
def test_the_aid_holds_what_a_solo_player_rolls_most(library, game, rule, words):
    blocks = dict(
        zip((row[0] for row in read_aid(game)), aid_blocks(library, game, Reading()), strict=True)
    )
    assert words in blocks[rule]


@pytest.mark.parametrize("game", playable())
def test_the_book_ends_with_all_rulings_and_tips_stand_with_their_rules(library, game):
    words = unescape(re.sub("<[^>]+>", "", whole_book(library, game, Reading())))
    for ruling in told_rulings(game, "en"):
        assert words.count(ruling.reason.replace("*", "")) >= 1, ruling.id
    for section in library.sections(game):
        assert Reading().text(section.tip) in words
