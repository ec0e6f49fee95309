"""The rules panel beside a real game, with the real library."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.rules import RulesModel, RulesPanel
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.rulebook.ours import ours_in
from beachmaster.storage.lookups import game_key, looked_up
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start
from desktop.stretching import Stretched


def words(panel):
    """Return what the page says."""
    return panel.browser.toPlainText()


def until_rules_change(controller):
    """Let the program play until another rule is asked about."""
    before = controller.prompt.rules
    for _ in range(80):
        controller.auto()
        if controller.prompt.rules != before:
            QApplication.processEvents()
            return
    raise AssertionError("the game asks about nothing else")


def test_the_rule_of_the_prompt_opens_by_itself(panel, controller, rules_model):
    QApplication.processEvents()
    assert panel.rule == controller.prompt.rules[0]
    assert rules_model.library.section(panel.rule).title in words(panel)
    until_rules_change(controller)
    assert panel.rule == controller.prompt.rules[0]
    assert rules_model.library.section(panel.rule).gist[:30] in words(panel)


def test_it_tells_which_rule_can_be_read(panel, controller):
    QApplication.processEvents()
    told = []
    panel.rule_shown.connect(told.append)
    panel.show_rule("hoe:5.5")
    assert told[-1] == "hoe:5.5"
    panel.bar.contents.click()
    assert told[-1] == ""
    panel.show_rule("hoe:5.6")
    assert told[-1] == "hoe:5.6"
    panel.hide()
    assert told[-1] == ""
    panel.show()
    assert told[-1] == "hoe:5.6"


def test_one_who_does_not_follow_stays_and_can_go_home(panel, controller, qtbot):
    panel.bar.follow.trigger()
    panel.show_rule("hoe:5.5")
    until_rules_change(controller)
    assert panel.rule == "hoe:5.5"
    qtbot.mouseClick(panel.bar.home, Qt.MouseButton.LeftButton)
    assert panel.rule == controller.prompt.rules[0]


def test_a_rule_asked_for_is_not_pushed_aside_by_the_next_step(panel, controller):
    QApplication.processEvents()
    before = controller.prompt.rules
    while controller.prompt.rules == before:
        controller.auto()
    panel.show_rule("hoe:5.4.2")
    QApplication.processEvents()
    assert panel.rule == "hoe:5.4.2"


def test_following_leaves_the_contents_open(panel, controller):
    panel.views.setCurrentIndex(1)
    until_rules_change(controller)
    assert panel.views.currentIndex() == 1
    assert panel.rule == controller.prompt.rules[0]


def test_the_contents_open_and_close(panel, qtbot):
    qtbot.mouseClick(panel.bar.contents, Qt.MouseButton.LeftButton)
    assert panel.contents.isVisible()
    assert not panel.browser.isVisible()
    qtbot.mouseClick(panel.bar.contents, Qt.MouseButton.LeftButton)
    assert panel.browser.isVisible()


def test_a_wide_window_has_the_contents_beside_the_page(panel, qtbot):
    """They stand on the rule that is read, and no button turns to them."""
    panel.show_rule("hoe:5.5")
    panel.resize(current().space(70), 700)
    qtbot.settle()
    assert panel.contents.isVisible()
    assert panel.browser.isVisible()
    assert not panel.bar.contents.isVisible()
    assert panel.contents.view.currentIndex().data().startswith("5.5 ")
    panel.resize(current().space(45), 700)
    qtbot.settle()
    assert not panel.contents.isVisible()
    assert panel.bar.contents.isVisible()


def test_other_rules_of_the_prompt_are_chips(panel, controller, qtbot):
    for _ in range(80):
        if len(controller.prompt.rules) > 1:
            break
        controller.auto()
    QApplication.processEvents()
    chips = [panel.chips.layout().itemAt(at).widget() for at in range(len(controller.prompt.rules))]
    assert [chip.property("rule") for chip in chips] == list(controller.prompt.rules)
    assert chips[0].isChecked()
    qtbot.mouseClick(chips[1], Qt.MouseButton.LeftButton)
    assert panel.rule == controller.prompt.rules[1]
    assert chips[1].isChecked()
    assert not chips[0].isChecked()


def test_the_depth_is_the_players_and_is_remembered(panel, rules_model, qtbot):
    panel.show_rule("hoe:5.5")
    section = rules_model.library.section("hoe:5.5")
    assert "who is adjacent" not in section.gist
    qtbot.mouseClick(panel.bar.depths["line"], Qt.MouseButton.LeftButton)
    line = words(panel)
    qtbot.mouseClick(panel.bar.depths["short"], Qt.MouseButton.LeftButton)
    short = words(panel)
    qtbot.mouseClick(panel.bar.depths["full"], Qt.MouseButton.LeftButton)
    assert len(line) < len(short) < len(words(panel))
    assert "H-38" in words(panel)
    assert "H-38" not in short
    assert Settings.load()["depth"] == "full"


def test_full_rules_show_tables_and_hide_no_markup(panel):
    panel.set_depth("full")
    panel.show_rule("hoe:5.5")
    assert "<table" in panel.browser.toHtml()
    assert "| ---" not in words(panel)
    assert "**" not in words(panel)


def test_the_badge_speaks_of_the_board_in_use(qtbot, rules_model, controller, table_controller):
    said = {}
    for name, game in {"tracked": controller, "table": table_controller}.items():
        panel = RulesPanel(game, rules_model=rules_model)
        qtbot.addWidget(panel)
        panel.show()
        panel.show_rule("hoe:5.3.2.4")
        badge = rules_model.library.badge("hoe:5.3.2.4")
        spoken = next(line for line in words(panel).splitlines() if "In this game" in line)
        said[name] = (getattr(badge, name), spoken)
    assert said["tracked"][1].startswith("◆ In this game")
    assert (said["tracked"][0] == said["table"][0]) == (said["tracked"][1] == said["table"][1])


def test_a_rule_of_another_game_speaks_of_both_boards(panel):
    panel.show_rule("ies:1")
    assert "In this game" not in words(panel)
    panel.show_rule("bib:1")
    assert panel.rule == "bib:1"


def test_a_ruling_shows_the_choices_and_the_one_in_force(panel, controller):
    panel.set_depth("full")
    options = controller.session.module.options
    rulings = {item.option: item for item in controller.playing.factory.options()}
    ruling = rulings["h-12"]
    panel.show_rule(ruling.rules[0])
    force = next(each for each in ruling.alternatives if each.value == options["h-12"])
    from beachmaster.desktop.words import say

    assert f"✓ {say(force.text)}" in words(panel)
    for each in ruling.alternatives:
        assert say(each.text) in words(panel)


def test_links_lead_to_rules_and_the_way_back_keeps_its_place(panel):
    panel.set_depth("full")
    panel.show_rule("hoe:5.4.2")
    bar = panel.browser.verticalScrollBar()
    bar.setValue(60)
    panel.browser.anchorClicked.emit(QUrl("hoe:5.4.2.7"))
    assert panel.rule == "hoe:5.4.2.7"
    assert bar.value() == 0
    panel.activateWindow()
    panel.browser.setFocus()
    QTest.keyClick(panel.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert panel.rule == "hoe:5.4.2"
    assert bar.value() == 60
    QTest.keyClick(panel.browser, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert panel.rule == "hoe:5.4.2.7"
    assert not panel.bar.forward.isEnabled()


def test_every_link_of_a_rule_leads_somewhere(panel, rules_model):
    for rule in rules_model.library.links_from("hoe:5"):
        panel.show_rule(rule)
        assert rules_model.library.section(rule).title in words(panel)


def test_an_unknown_rule_is_a_sentence(panel):
    panel.show_rule("hoe:99.9")
    assert words(panel) == "There is no rule hoe:99.9."
    assert not panel.bar.star.isEnabled()


def test_without_an_index_the_page_says_so(qtbot, controller, tmp_path):
    rules_model = RulesModel(index=tmp_path / "missing.sqlite")
    panel = RulesPanel(controller, rules_model=rules_model)
    qtbot.addWidget(panel)
    with qtbot.waitSignal(rules_model.failed, timeout=20_000):
        panel.show()
    assert words(panel).startswith("The rules cannot be opened.")
    wait_for_tasks()


def test_rule_text_has_a_size_of_its_own(panel, theme):
    size = panel.browser.document().defaultFont().pointSizeF()
    for _ in range(3):
        turn = QWheelEvent(
            QPointF(20, 20),
            QPointF(20, 20),
            QPoint(0, 0),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(panel.browser.viewport(), turn)
    larger = panel.browser.document().defaultFont().pointSizeF()
    assert larger > size * 1.25
    theme.apply(zoom=200)
    assert panel.browser.document().defaultFont().pointSizeF() > larger * 1.9


def test_the_page_follows_the_colours_of_the_theme(panel, theme):
    for scheme in ("dark", "evening", "contrast", "light"):
        theme.apply(scheme)
        assert theme.colour("accent").name() in panel.browser.document().defaultStyleSheet()


@pytest.mark.parametrize("game", ["rage", "ie-shima"])
def test_the_contents_of_any_book_open_first_and_those_of_a_game_that_opens_then(
    panel, controller, rules_model, game
):
    panel.show_contents(game)
    titles = {book.game: book.title for book in rules_model.stock.books}
    assert panel.bar.contents.isChecked()
    assert first_book(panel, titles.values()) == titles[game]
    controller.adopt(start(Wish(game="bloodbath", seed=1)))
    assert first_book(panel, titles.values()) == titles["bloodbath"]


def first_book(panel, titles):
    lines = panel.contents.filtered
    return next(
        words
        for row in range(lines.rowCount())
        if (words := lines.index(row, 0).data()) in set(titles)
    )


def test_a_star_is_kept_and_listed_in_the_contents(panel, rules_model, qtbot):
    panel.show_rule("hoe:5.5")
    qtbot.mouseClick(panel.bar.star, Qt.MouseButton.LeftButton)
    assert panel.bar.mark.full
    wait_for_tasks()
    from beachmaster.rulebook.notes import Notebook

    with Notebook() as notebook:
        assert [mark.rule_id for mark in notebook.bookmarks()] == ["hoe:5.5"]
    panel.views.setCurrentIndex(1)
    first = panel.contents.filtered.index(0, 0)
    assert first.data() == "★ Bookmarks"
    assert panel.contents.filtered.index(0, 0, first).data() == "hoe:5.5 Raid Phase"
    panel.views.setCurrentIndex(0)
    qtbot.mouseClick(panel.bar.star, Qt.MouseButton.LeftButton)
    wait_for_tasks()
    with Notebook() as notebook:
        assert notebook.bookmarks() == ()


def test_where_a_rule_was_used_leads_to_that_moment(panel, controller, qtbot):
    from beachmaster.engine.citations import uses_of

    for _ in range(40):
        controller.auto()
    rule = controller.journal[-1].event.rules[0]
    panel.show_rule(rule)
    qtbot.mouseClick(panel.drawer.buttons[1], Qt.MouseButton.LeftButton)
    view = panel.drawer.uses.view
    expected = uses_of(controller.session, rule)
    assert view.model().rowCount() == len(expected) > 0
    index = view.model().index(0, 0)
    with qtbot.waitSignal(panel.entry_wanted) as wish:
        qtbot.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center()
        )
    assert wish.args == [expected[-1][0]]


def test_nothing_is_cut_off_sideways(panel, theme):
    panel.set_depth("full")
    for zoom in (100, 200):
        theme.apply(zoom=zoom)
        panel.resize(theme.space(26), 760)
        for rule in ("hoe:5", "hoe:5.4.2.7", "hoe:5.4.2.8"):
            panel.show_rule(rule)
            assert panel.browser.horizontalScrollBar().maximum() == 0, (zoom, rule)


def test_another_language_says_everything_again(panel, qapp):
    translators = Translators(qapp)
    translators.use(Stretched())
    qapp.processEvents()
    try:
        assert panel.bar.contents.accessibleName() == "[Çöñtéñtš ~]"
        assert panel.bar.depths["full"].text() == "[Füłł ]"
        assert "~" in panel.drawer.buttons[1].text()
        assert panel.browser.horizontalScrollBar().maximum() == 0
    finally:
        translators.use()
    qapp.processEvents()
    assert panel.bar.contents.accessibleName() == "Contents"


def test_another_game_is_read_in_the_words_of_its_choices(panel, controller, rules_model):
    marked = (
        section.id
        for section in rules_model.library.sections("bloodbath")
        if "B-27" in [ours.id for ours in ours_in(section.full)]
    )
    panel.bar.follow.setChecked(False)
    panel.set_depth("full")
    panel.show_rule(next(marked))
    for sets, label in (((), "(our reading, B-27)"), (("b-27=generous",), "(your choice, B-27)")):
        controller.adopt(start(Wish(game="bloodbath", seed=1, sets=sets)))
        QApplication.processEvents()
        assert label in words(panel)


def test_what_the_player_opens_is_counted_and_what_shows_itself_is_not(panel, controller, qtbot):
    game = game_key(controller.playing.setup)
    qtbot.settle()
    assert panel.rule
    assert looked_up() == {}
    for _time in range(2):
        panel.show_rule("hoe:5.5")
    panel.show_rule("hoe:5.4")
    assert wait_for_tasks()
    assert looked_up() == {game: {"hoe:5.5": 1, "hoe:5.4": 1}}
    controller.auto()
    panel.show_rule("hoe:5.4")
    assert wait_for_tasks()
    assert looked_up()[game]["hoe:5.4"] == 2


def test_a_low_page_keeps_its_room_and_a_menu_pulls_what_lies_under_a_rule(
    panel, controller, qtbot
):
    space, drawer = current().space, panel.drawer
    panel.resize(space(40), space(30))
    qtbot.settle()
    assert drawer.tabs.isVisible()
    assert not any(act.isVisible() for act in drawer.acts)
    panel.resize(space(40), space(16))
    qtbot.settle()
    assert not drawer.tabs.isVisible()
    note = panel.bar.menu.actions()[0]
    assert note.text() == drawer.buttons[0].text()
    note.trigger()
    assert drawer.notepad.isVisible()
    assert drawer.tabs.isVisible()  # they close it again
    drawer.buttons[0].click()
    assert not drawer.isVisible()
    assert not drawer.tabs.isVisible()
