"""The strip above the prompt tells what went wrong, all of it, in the language in force."""

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

from beachmaster.desktop.notice import NoticeBar
from beachmaster.desktop.theme.roles import SCHEMES
from beachmaster.engine.text import plain_text


def shown(bar):
    return bar.findChild(QLabel, "notice").text()


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
    qtbot.settle()
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
    next(one for one in bar.findChildren(QPushButton) if one.text() == "Close").click()
    assert bar.isHidden()


def test_the_bar_of_long_work_follows_the_text_size(qtbot, theme):
    bar = bar_of(qtbot)
    before = bar.findChild(QProgressBar).width()
    theme.apply(zoom=200)
    assert bar.findChild(QProgressBar).width() > 1.5 * before


def test_trouble_has_a_sign_and_a_colour_that_can_be_read_in_every_theme(qtbot, theme):
    for scheme in SCHEMES:
        theme.apply(scheme)
        bar = bar_of(qtbot)
        bar.warn(plain_text("One."))
        signs = [one.text() for one in bar.findChildren(QLabel) if one.isVisibleTo(bar)]
        assert signs == ["!", "One."]
        bar.show()
        label = bar.findChild(QLabel, "notice")
        assert label.palette().color(label.foregroundRole()) == theme.colour("bad")
        assert contrast(theme.colour("bad"), theme.colour("raised")) >= 4.5
        bar.work(plain_text("Opening"))
        assert label.palette().color(label.foregroundRole()) == theme.colour("text")
        bar.close()


def test_what_was_done_has_no_sign_of_trouble_unless_some_came_at_once(qtbot, theme):
    bar = bar_of(qtbot)
    bar.tell(plain_text("Written."))
    assert [one.text() for one in bar.findChildren(QLabel) if one.isVisibleTo(bar)] == ["Written."]
    bar.warn(plain_text("No good."))
    bar.tell(plain_text("Written."))
    assert bar.property("notice") == "trouble"
    assert shown(bar) == "No good.\nWritten."


def test_trouble_goes_when_the_player_plays_on_and_work_does_not(qtbot, theme):
    bar = bar_of(qtbot)
    bar.warn(plain_text("One."))
    bar.play_on()
    assert not bar.isHidden()  # it has only just come up
    qtbot.settle()
    bar.play_on()
    assert bar.isHidden()
    bar.work(plain_text("Opening"))
    bar.play_on()
    assert not bar.isHidden()


def contrast(one, other):
    """Return the contrast of two colours as WCAG reckons it."""
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def light(colour):
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_an_offer_is_taken_once_and_goes_with_its_notice(qtbot, theme):
    bar, done = bar_of(qtbot), []
    offer = bar.findChild(QPushButton, "offer")
    bar.offer(plain_text("It is over."), plain_text("Compare"), lambda: done.append(1))
    assert (shown(bar), offer.text()) == ("It is over.", "Compare")
    assert offer.isVisibleTo(bar)
    offer.click()
    assert done == [1]
    assert bar.isHidden()
    bar.warn(plain_text("Trouble."))
    assert not offer.isVisibleTo(bar)
