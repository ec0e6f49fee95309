"""What a prompt shows is as high as it needs at once: nothing of the one before stretches it."""

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.labels import Words
from beachmaster.desktop.tasks import Task, wait_for_tasks
from desktop.games import invent

CARD = QSize(389, 675)
PROMPTS = 60


def lay_out_anew(area):
    """Let all that scrolls be measured and laid out once more."""
    for part in (area.inside, *area.inside.findChildren(QWidget)):
        if part.layout() is not None:
            part.layout().invalidate()
        part.updateGeometry()


def places(card):
    """Return how long the page is, and where the words of the answers stand."""
    words = [one for one in card.pane.findChildren(Words) if one.isVisibleTo(card)]
    found = [(one.text(), one.geometry().getRect()) for one in words]
    return card.scroll_area.inside.height(), found


def test_each_prompt_is_as_long_as_what_it_shows(card, reach, qtbot, monkeypatch):
    """Its parts change while none is seen: they stood where those of another did, and jumped.

    Odds and words that a worker finds later do make it longer: none is asked here.
    """
    card.resize(CARD)
    reach(card, "attack")
    wait_for_tasks()
    qtbot.settle()
    monkeypatch.setattr(Task, "start", lambda _task: None)
    area, jumped, looked_at = card.scroll_area, [], 0
    for _ in range(PROMPTS):
        card.news.open()
        card.news.note_glimpsed(lambda _top, _bottom: True)
        card.news.go_on()  # no line of them waits above the next prompt
        invent(card.controller)
        QCoreApplication.processEvents()  # no more: what comes then is seen to jump
        room, before = area.viewport().height(), places(card)
        lay_out_anew(area)
        qtbot.settle()
        if room == area.viewport().height():
            looked_at += 1
            jumped += [card.controller.asked.key] if places(card) != before else []
    assert not jumped
    assert looked_at > PROMPTS // 2
