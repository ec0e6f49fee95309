"""The start page goes on where one was, and keeps the saved games in order."""

import json
import sys

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QInputDialog, QMessageBox

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.pages import StartPage
from beachmaster.desktop.pages.islands import coast
from beachmaster.desktop.pages.row_delegates import standing
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.games.catalogue import find, games, taught
from beachmaster.paths import data_root
from beachmaster.sqlitefiles import copy_of
from beachmaster.storage.last import Last, remember
from beachmaster.storage.remembering import Remembering
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start
from desktop.games import played
from desktop.stretching import Stretched


def kept(answers=6):
    """Keep a game some answers on, and the note of it."""
    path = new_save("hell-on-earth")
    playing = start(Wish(game="hell-on-earth", seed=1, save=path))
    acts = []
    for _answer in range(answers):
        playing.session.auto()
        acts += [event.act for event in playing.session.take_events() if event.act]
    Remembering(playing, say).note_now(acts[-3:])
    playing.close()
    start(Wish(game="", save=path)).close()
    return path


def damage(path):
    content = path.read_bytes()
    path.write_bytes(content[:2000] + b"\xff" * 4000 + content[6000:])


@pytest.fixture
def page(qtbot, theme):
    controller = GameController()
    page = StartPage(controller)
    qtbot.addWidget(page)
    page.resize(1280, 740)
    page.show()
    yield page
    page.hide()
    controller.close()
    wait_for_tasks()


def refreshed(page, qtbot):
    with qtbot.waitSignal(page.saves.model.loaded, timeout=20_000):
        page.refresh()
    return page.saves


def test_the_page_opens_no_window_of_its_own(page, qapp):
    """A button that is shown before it stands anywhere is a window, and takes the keyboard."""
    assert [one for one in qapp.topLevelWidgets() if one.isVisible()] == [page]


def test_without_games_it_says_how_to_begin(page, qtbot):
    saves = refreshed(page, qtbot)
    assert saves.model.rowCount() == 0
    assert saves.nothing.isVisible()
    assert saves.nothing.words.text()
    assert page.go_on.hasFocus() or not page.isActiveWindow()
    assert page.picture.isVisible()
    assert saves.list.maximumHeight() < current().space(11)
    assert not saves.open_button.isVisible()
    with qtbot.waitSignal(page.taught_wanted) as wanted:
        page.go_on.click()
    assert wanted.args == [taught()[0]]


def test_all_five_games_are_offered_and_those_not_playable_say_so(page, qtbot):
    assert list(page.cards) == [game.name for game in games()]
    for game in games():
        card = page.cards[game.name]
        assert card.begin.isVisibleTo(page) == game.playable
        assert card.state.text().lower() == say(game.state).lower()
        assert say(game.title) in card.begin.accessibleName()
    with qtbot.waitSignal(page.new_wanted) as said:
        page.cards["hell-on-earth"].begin.click()
    assert said.args == ["hell-on-earth"]


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_every_game_can_be_read_whether_it_is_played_or_not(page, qtbot, name):
    with qtbot.waitSignal(page.rules_wanted) as said:
        page.cards[name].rules.click()
    assert said.args == [name]


def test_a_card_shows_the_coast_of_its_island(page):
    for game in games():
        picture = page.cards[game.name].picture.grab().toImage()
        inks = {
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
        }
        assert (current().colour("ours").name() in inks) == bool(game.coast)
    assert all(
        coast(game.coast).largest.boundingRect().width() > 0 for game in games() if game.coast
    )


def test_in_a_longer_language_the_games_get_the_room_they_need(page, qapp, qtbot):
    translators = Translators(qapp)
    cards = page.cards.values()
    before = [card.heightForWidth(200) for card in cards]
    translators.use(Stretched())
    qtbot.settle()
    after = [card.heightForWidth(200) for card in cards]
    translators.use()
    qtbot.settle()
    assert [a for a, b in zip(before, after, strict=True) if b < a] == []
    assert sum(after) > sum(before)


def test_the_card_tells_what_was_happening_and_goes_on(page, qtbot):
    path = kept()
    refreshed(page, qtbot)
    assert page.what.text() == page.last.prompt
    assert "turn 1" in page.where.text().lower()
    assert page.acts.words().count("✓") == len(page.last.acts) <= 3
    with qtbot.waitSignal(page.resume_wanted) as said:
        page.go_on.click()
    assert said.args == [path]


def test_the_card_says_what_happened_last_and_what_lies_half_done(page, qtbot):
    path = kept()
    acts = ["turn 23 over", "take 24 off", "put 25 on 0612", "put 26 on 0613", "move the marker"]
    head = "Not ticked off at your table:"
    three = ["□ turn 23 over", "□ take 24 off", "□ put 25 on 0612"]
    for left, lines in (
        (acts, [head, *three, "2 more"]),
        (acts[:1], [head, three[0]]),
        ([], ["Everything at your table is ticked off."]),
    ):
        last = Last(game="hell-on-earth", save=str(path), acts=acts[-3:], left=left)
        remember(msgspec.structs.replace(last, happened="A raid fails.", prompt="Roll."))
        refreshed(page, qtbot)
        assert page.acts.words().split("\n") == ["Last: A raid fails.", *lines]
        assert page.game.text() == say(find("hell-on-earth").title)
        assert page.what.text() == "Roll."


def test_a_game_that_is_open_already_is_returned_to(qtbot, theme):
    path = kept()
    controller = GameController()
    controller.adopt(start(Wish(game="", save=path)))
    page = StartPage(controller)
    qtbot.addWidget(page)
    refreshed(page, qtbot)
    with qtbot.waitSignal(page.return_wanted):
        page.go_on.click()
    page.saves.stand_on(path)
    assert not page.saves.actions_by_name["delete"].isEnabled()
    controller.close()
    wait_for_tasks()


def test_a_saved_game_is_renamed(page, qtbot):
    path = kept()
    saves = refreshed(page, qtbot)
    saves.stand_on(path)
    saves.actions_by_name["rename"].trigger()
    dialog = saves.findChild(QInputDialog, "rename")
    dialog.setTextValue("Friday")
    with qtbot.waitSignal(saves.model.loaded, timeout=20_000):
        dialog.accept()
    assert [row.path.stem for row in saves.model.rows] == ["Friday"]


def test_a_name_that_cannot_be_is_refused_below_the_list(page, qtbot):
    path = kept()
    saves = refreshed(page, qtbot)
    with qtbot.waitSignal(saves.model.loaded, timeout=20_000):
        saves.rename(path, "a/b")
    assert "A name has" in saves.said.text()
    assert saves.said.isVisible()


def test_a_saved_game_goes_only_after_a_question(page, qtbot):
    path = kept()
    saves = refreshed(page, qtbot)
    saves.stand_on(path)
    saves.actions_by_name["delete"].trigger()
    box = saves.findChild(QMessageBox, "delete")
    box.reject()
    assert path.exists()
    saves.actions_by_name["delete"].trigger()
    box = next(one for one in saves.findChildren(QMessageBox, "delete") if one.isVisible())
    delete = next(one for one in box.buttons() if "Delete" in one.text())
    with qtbot.waitSignal(saves.model.loaded, timeout=20_000):
        delete.click()
    assert not path.exists()
    assert not copy_of(path).exists()
    assert saves.model.rowCount() == 0


def test_a_damaged_game_says_what_is_wrong_and_its_good_copy_comes_back(page, qtbot):
    path = kept()
    damage(path)
    saves = refreshed(page, qtbot)
    saves.stand_on(path)
    assert saves.model.rows[0].problem is not None
    assert saves.score_of(path).endswith(say(saves.model.rows[0].problem))
    assert page.standing.text() == saves.score_of(path)
    assert "good copy" in saves.open_button.text()
    with qtbot.waitSignal(saves.model.loaded, timeout=20_000):
        saves.open_button.click()
    assert saves.model.rows[0].problem is None
    with qtbot.waitSignal(page.resume_wanted):
        saves.open_button.click()


def test_without_a_good_copy_that_is_said(page, qtbot):
    path = kept()
    damage(path)
    copy_of(path).unlink()
    saves = refreshed(page, qtbot)
    saves.stand_on(path)
    with qtbot.waitSignal(saves.model.loaded, timeout=20_000):
        saves.restore()
    assert "no good copy" in saves.said.text()
    page.resize(1280, 400)
    saves.restore()
    qtbot.waitUntil(lambda: not saves.said.visibleRegion().isEmpty())


def test_the_page_can_stand_beside_a_game_without_a_file(qtbot, theme):
    page = StartPage(played(0))
    qtbot.addWidget(page)
    assert refreshed(page, qtbot).path() is None
    wait_for_tasks()


@pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")
def test_a_file_with_tags_in_its_name_is_asked_for_and_listed_as_it_is_named(page, qtbot):
    save = new_save("hell-on-earth").with_name(
        "<img src=x> <b>mine</b>.beachmaster".replace("/", "|")
    )
    start(Wish(game="hell-on-earth", seed=1, save=save)).close()
    saves = refreshed(page, qtbot)
    saves.list.setCurrentIndex(saves.list.model().index(0, 0))
    saves.ask_to_throw_away()
    box = saves.findChild(QMessageBox, "delete")
    assert box.textFormat() == Qt.TextFormat.PlainText
    tip = saves.list.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "<b>" not in tip
    assert "&lt;b&gt;mine" in tip
    box.close()


def test_the_card_says_the_score_and_a_row_has_a_picture(page, qtbot):
    kept()
    saves = refreshed(page, qtbot)
    assert not saves.nothing.isVisible()
    assert page.standing.isVisible()
    assert page.standing.text() in standing(saves.model.index(0, 0))
    assert saves.list.maximumHeight() > page.height()
    first = saves.model.index(0, 0)
    least = current().space(2.7)
    qtbot.waitUntil(lambda: saves.list.visualRect(first).height() >= least)
    row = saves.list.visualRect(first)
    colours = {saves.list.grab(row).toImage().pixelColor(x, 12).name() for x in range(10, 60)}
    assert current().colour("sea").name() in colours


def test_no_two_cards_show_one_picture(page):
    shown = [page.cards[game.name].picture.grab().toImage() for game in games()]
    assert len(shown) >= 5
    assert not any(one == other for at, one in enumerate(shown) for other in shown[at + 1 :])


@pytest.mark.parametrize("game", [game.name for game in games() if game.playable])
def test_an_island_lies_on_its_card_as_on_its_map(game):
    """Its landings are on the coast, and it is turned as the board is."""
    about = find(game)
    board = data_root() / "resources" / "boards" / game / "sample.json"
    turned = json.loads(board.read_text())["projection"].get("turned", 0.0)
    assert about.lie.turned == turned
    found = coast(about.coast)
    for east, north in about.lie.landings:
        near = QRectF(0, 0, 0.004, 0.004)
        near.moveCenter(QPointF(east * found.narrow, -north))
        assert found.largest.intersects(near)
        assert not found.largest.contains(near)
