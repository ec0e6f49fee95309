"""The manual: its links lead somewhere, its pages are found, and what it names exists."""

import argparse
import re

import pytest

from beachmaster.cli.command_line import _parser
from beachmaster.cli.help_page import help_words
from beachmaster.engine.text import render
from beachmaster.games.catalogue import playable
from beachmaster.rulebook.game_pages import START
from beachmaster.rulebook.manual import MANUAL, Manual, manual, manual_folder, with_links
from beachmaster.rulebook.page_set import LINK, parts_of, slug
from beachmaster.rulebook.problems import UnknownPageError

PAGES = [page.id.removeprefix(MANUAL) or "README" for page in (manual().front, *manual().pages)]
COMMAND = re.compile(r"`beachmaster ([^`]+)`")


def text(name):
    return (manual_folder() / f"{name}.md").read_text("utf-8")


def verbs(parser):
    """Return the verbs below a parser, each with its own parser."""
    actions = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    return dict(actions[0].choices) if actions else {}


def test_the_list_names_every_page_once():
    assert sorted(PAGES) == sorted(path.stem for path in manual_folder().glob("*.md"))
    assert len(PAGES) == len(set(PAGES))


@pytest.mark.parametrize("name", PAGES)
def test_each_link_leads_to_a_page_and_to_a_heading_of_it(name):
    anchors = {part.id for page in manual().pages for part in parts_of(page)}
    for match in LINK.finditer(text(name)):
        found = []
        with_links(
            match[0], MANUAL + name, lambda _words, target, found=found: found.append(target) or ""
        )
        for target in found:
            if target.startswith(START):
                assert target.removeprefix(START) in playable()
                continue
            assert manual().page(target).title
            assert "#" not in target or target in anchors
        outside = (manual_folder() / match["target"].partition("#")[0]).resolve()
        assert found or outside.is_file()


@pytest.mark.parametrize("name", PAGES)
def test_the_commands_that_a_page_names_are_there(name):
    for match in COMMAND.finditer(text(name)):
        parser = _parser()
        for word in match[1].split():
            below = verbs(parser)
            if not below:
                break
            assert word in below, match[0]
            parser = below[word]
        flags = {flag for action in parser._actions for flag in action.option_strings}
        assert set(re.findall(r"--[\w-]+", match[1])) <= flags, match[0]


def test_the_words_of_the_terminal_page_are_in_its_help():
    named = re.findall(r"^\| (.+?) \|", text("terminal"), re.MULTILINE)
    words = {word for cell in named for word in re.findall(r"`([^` ]+)[^`]*`", cell)}
    assert len(words) > 20
    helps = [render(help_words(areas=areas)) for areas in (False, True)]
    shown = set(re.findall(r"[\w?]+", " ".join(helps)))
    opponents = {"reasons", "anew"}  # shown in a game with an opponent of ours
    assert words - shown == {"X"} | opponents  # X: a rerolled die


def test_a_link_out_of_the_manual_becomes_its_words():
    linked = with_links(
        "[a](rules.md#print) [b](../json-lines.md) [c](#here) [d](README.md)",
        "manual:window",
        lambda words, target: f"{words}={target}",
    )
    assert linked == "a=manual:rules#print b c=manual:window#here d=manual:"


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("undo", "manual:at-the-table#undo"),
        ("how do I take back an answer", "manual:at-the-table#undo"),
        ("text size", "manual:window#text-size-colors-motion"),
        ("photo of my map", "manual:my-map#photos"),
        ("where are my saved games", "manual:saved-games#where-saved-games-are"),
        ("house rule", "manual:rules#house-rules"),
        ("pack awa", "manual:at-the-table#evenings"),
    ],
)
def test_a_question_about_the_program_finds_its_part(asked, page):
    assert page in [hit.id for hit in manual().search(asked)]


@pytest.mark.parametrize("asked", ["", "xqxqxq", "can a pinned regiment retreat", '"', "the of"])
def test_what_the_manual_does_not_say_finds_nothing(asked):
    assert manual().search(asked) == []


def test_a_page_is_called_by_its_name_or_its_title():
    assert manual().called("My Map").id == manual().called("my-map").id == "manual:my-map"
    assert manual().called("nothing") is None
    assert manual().page("manual:my-map#photos").title == "My map"
    with pytest.raises(UnknownPageError, match="nothing"):
        manual().page("manual:nothing")


def test_a_heading_has_the_anchor_that_git_hosts_give_it():
    assert slug("Who rolls, who draws?") == "who-rolls-who-draws"
    assert slug("The `--save` file") == "the---save-file"


def test_a_folder_without_pages_is_an_error_of_the_file(tmp_path):
    with pytest.raises(FileNotFoundError):
        Manual(tmp_path)
