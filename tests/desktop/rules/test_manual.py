"""The manual in the window: its pages beside the rules, found by the search, true to the menus."""

import re

import pytest
from PySide6.QtGui import QKeySequence

from beachmaster.desktop.actions import COMMANDS
from beachmaster.desktop.dialogs.shortcuts import CARD_KEYS, LARGE_KEYS
from beachmaster.desktop.rules.contents import TARGET
from beachmaster.desktop.rules.find import Finder, in_manual
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.words import say
from beachmaster.rulebook.manual import manual, manual_folder
from beachmaster.storage.lookups import looked_up
from desktop.rules.test_contents import lines

ELSEWHERE = {"Ctrl+Alt+1", "Ctrl+Alt+0", "Alt+1", "Ctrl+plus", "Ctrl+minus"}
"""Keys of the small questions; and a way to write two of the zoom's."""


def bare(words):
    return say(words).replace("&", "").removesuffix("…")


@pytest.mark.parametrize("page", manual().pages, ids=lambda page: page.id)
def test_every_page_is_shown_with_its_anchors(panel, page):
    panel.show_rule(page.id)
    assert panel.browser.toPlainText().startswith(page.title)
    assert panel.browser.accessibleName() == page.title
    assert "`" not in panel.browser.toPlainText()


def test_a_link_leads_to_a_part_and_back(panel):
    panel.show_rule("manual:")
    panel.browser.followed.emit("manual:command-line#your-maps")
    assert panel.rule == "manual:command-line#your-maps"
    assert panel.browser.verticalScrollBar().value() > 0
    panel.bar.back.click()
    assert "The Beachmaster manual" in panel.browser.toPlainText()


def test_a_page_is_no_rule_that_was_looked_up(panel):
    panel.show_rule("manual:window")
    wait_for_tasks()
    assert not panel.bar.star.isEnabled()
    assert not any("manual" in rule for counts in looked_up().values() for rule in counts)


def test_a_page_that_is_not_there_is_said(panel):
    panel.show_rule("manual:nothing")
    assert "no page nothing" in panel.browser.toPlainText()


def test_the_contents_list_the_pages(panel):
    panel.show_contents("bloodbath")
    targets = [index.data(TARGET) for index in lines(panel.contents.filtered)]
    assert [page.id for page in manual().pages] == [
        target for target in targets if target and target.startswith("manual:")
    ]


def test_the_search_finds_a_part():
    assert "manual:at-the-table#undo" in [found.target for found in in_manual("undo")]


@pytest.mark.parametrize("path", sorted(manual_folder().glob("*.md")), ids=lambda path: path.stem)
def test_the_menus_and_keys_that_a_page_names_are_there(path):
    text = " ".join(path.read_text("utf-8").split())
    menus = {(bare(one.menu), bare(one.text)) for one in COMMANDS}
    for menu, title in re.findall(r"\*\*(Game|Play|View|Help) → ([^*]+)\*\*", text):
        assert (menu, title) in menus
    keys = {QKeySequence(key).toString() for one in COMMANDS for key in one.keys}
    keys |= {
        key for named, _words in (*CARD_KEYS, *LARGE_KEYS) for key in re.split("[ ,…]+", named)
    }
    for key in re.findall(r"`((?:Ctrl|Alt|Shift)\+[^`]+|F\d+)`", text):
        assert key in keys | ELSEWHERE, key


@pytest.mark.parametrize(
    ("asked", "first"), [("text size", "manual"), ("photos", "manual"), ("raid", "rule")]
)
def test_what_is_called_so_comes_first(controller, rules_model, asked, first):
    found = Finder(controller, rules_model).find(asked)
    kinds = list(dict.fromkeys(one.kind for one in found if one.kind in ("manual", "rule")))
    assert kinds[0] == first
