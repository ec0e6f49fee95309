"""The pages of a game in the window: in contents, search, New game and with the rules."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.pages import NewGamePage
from beachmaster.desktop.rules.contents import TARGET
from beachmaster.desktop.rules.find import Finder
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.games.catalogue import playable
from beachmaster.rulebook.game_pages import KINDS, START
from beachmaster.storage.lookups import looked_up
from beachmaster.storage.settings import Settings
from desktop.rules.test_contents import lines

PAGES = [kind + game for kind in KINDS for game in playable()]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_shown_with_links_to_its_rules(panel, page):
    panel.show_rule(page)
    words = panel.browser.toPlainText()
    assert words.startswith(panel.rules_model.game_pages.page(page).title)
    assert len(words) > 400
    assert not set("{}`") & set(words)
    assert "](" not in words
    wait_for_tasks()
    assert not any(page in counts for counts in looked_up().values())


def test_a_hit_opens_its_part_of_a_page(panel, controller, rules_model):
    found = [one for one in Finder(controller, rules_model).find("worked turn") if one.target]
    parts = [one.target for one in found if one.kind == "page"]
    assert "start:hell-on-earth#a-worked-turn" in parts
    panel.show_rule("start:hell-on-earth#a-worked-turn")
    assert panel.browser.verticalScrollBar().value() > 0


def test_the_contents_list_the_pages_of_a_game_before_its_rules(panel):
    panel.show_contents("bloodbath")
    targets = [index.data(TARGET) for index in lines(panel.contents.filtered)]
    mine = [target for target in targets if target in PAGES and target.endswith(":bloodbath")]
    assert mine == [f"{kind}bloodbath" for kind in KINDS]
    assert targets.index(mine[-1]) < targets.index(
        panel.rules_model.library.sections("bloodbath")[0].id
    )


@pytest.mark.parametrize("depth", ["short", "full"])
def test_the_page_of_a_rule_has_its_tip(panel, rules_model, depth):
    panel.set_depth(depth)
    tipped = next(one for one in rules_model.library.sections("hell-on-earth") if one.tip)
    panel.show_rule(tipped.id)
    assert tipped.tip in panel.browser.toPlainText()


@pytest.mark.parametrize("game", playable())
def test_new_game_leads_to_where_one_begins(qtbot, theme, game):
    page = NewGamePage(Settings())
    qtbot.addWidget(page)
    page.begin(game)
    page.show()
    with qtbot.waitSignal(page.page_wanted) as wanted:
        QTest.mouseClick(page.first_page, Qt.MouseButton.LeftButton)
    assert wanted.args == [f"{START}{game}"]
