"""The strip above the prompt tells what went wrong, all of it, in the language in force."""

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

from beachmaster.desktop.notice import NoticeBar
from beachmaster.engine.text import plain_text


def shown(bar):
    return bar.findChild(QLabel).text()


def bar_of(qtbot):
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


def test_notices_that_come_at_once_stand_together(qtbot, theme):
    bar = bar_of(qtbot)
    for words in ("One.", "Two.", "One."):
        bar.warn(plain_text(words))
    assert shown(bar) == "Two.\nOne."


def test_a_later_notice_takes_the_place_of_an_older_one(qtbot, theme):
    bar = bar_of(qtbot)
    bar.warn(plain_text("One."))
    qtbot.wait(20)
    bar.warn(plain_text("Two."))
    assert shown(bar) == "Two."


def test_work_that_ends_takes_its_own_notice_away_but_no_trouble(qtbot, theme):
    bar = bar_of(qtbot)
    bar.work(plain_text("Opening"))
    assert bar.findChild(QProgressBar).isVisibleTo(bar)
    bar.work(None)
    assert bar.isHidden()
    bar.work(plain_text("Opening"))
    bar.warn(plain_text("It cannot be opened."))
    bar.work(None)
    assert not bar.isHidden()
    assert shown(bar) == "It cannot be opened."
    bar.findChild(QPushButton).click()
    assert bar.isHidden()


def test_the_bar_of_long_work_follows_the_text_size(qtbot, theme):
    bar = bar_of(qtbot)
    before = bar.findChild(QProgressBar).width()
    theme.apply(zoom=200)
    assert bar.findChild(QProgressBar).width() > 1.5 * before
