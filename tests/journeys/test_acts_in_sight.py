"""What is to be done on the table is in sight at each prompt, or a line above the fold says so.

The line tells as many as the list then shows, unticked, and nothing is told twice of a piece.

Whole games are walked in a window of 1280 by 800. What never came in sight is never counted as
done: each act stays on the card until it was seen. Whatever is asked, Enter goes to the acts where
no answer was begun: it gives none then.
"""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.theme import current
from journeys.walking import Walk
from often import few

SIZE = (1280, 800)
SLICE, WHOLE = 40, 20_000
AIR = 2
"""So many pixels above and below its words an act may scroll by once it was seen whole."""
WALKS = [
    ("hell-on-earth", "words", 100),
    ("bloodbath", "words", 200),
    ("ie-shima", "own", 100),
    ("hell-on-earth", "own", 200),
    ("bloodbath", "own", 100),
    ("ie-shima", "tracked", 200),
    ("hell-on-earth", "tracked", 100),
    ("bloodbath", "tracked", 100),
]


class Looking(Walk):
    """Notes which acts came in sight before the game went on."""

    def __init__(self, window, qtbot, qapp):
        super().__init__(window, qtbot, qapp)
        self.came, self.lines, self.acts = set(), 0, 0
        scrolled = self.card.scroll_area.verticalScrollBar().valueChanged
        scrolled.connect(lambda _: QTimer.singleShot(0, self.card, self.note_seen))

    def answer(self):
        if self.card.isVisible():
            self.qtbot.settle()
            self.see()
        super().answer()

    def see(self):
        """Hold that acts, or the line that says so, are seen without scrolling; note which are."""
        card, news = self.card, self.card.news
        above = [*news.ticks, news._more, news.table] if news.acts else []
        sight = all(whole(one, AIR) for one in above if not one.isHidden())
        self.acts += any(not one.parts <= self.came for one in news.acts)
        self.once()
        self.note_seen()
        if not sight and any(not one.parts <= self.came for one in news.acts):
            self.lines += 1
            assert whole(card.table_line), card.controller.asked
            if self.lines % 2:  # the others wait for a later prompt
                told = int(card.table_line.words.partition(" ")[0])
                self.open()
                marks = sum(not one.isHidden() for one in news._markers)
                assert told == marks + sum(not one.isChecked() for one in news.ticks)
                self.hold_still()
                self.tick()

    def once(self):
        """Hold that nothing is to be done twice with a piece, of what was not seen before."""
        acts = [one for one in self.card.news.acts if not one.parts & self.came]
        told = [(change.act, change.piece) for one in acts for change in one.changes]
        assert len(told) == len(set(told)), acts

    def note_seen(self):
        """Note what is seen of the list; what is folded, or further down, is still to be done."""
        listed = zip(self.card.news.ticks, self.card.news._listed, strict=True)
        self.came.update(*(one.parts for tick, one in listed if whole(tick, AIR)))

    def hold_still(self):
        """Tick with the mouse what is seen, and take that back: nothing moves under it."""
        tick = next((one for one in self.card.news.ticks if whole(one)), None)
        for _click in ("on", "off") if tick is not None else ():
            there = tick.mapToGlobal(tick.rect().topLeft())
            self.qtbot.mouseClick(tick, Qt.MouseButton.LeftButton)
            self.qtbot.settle()
            assert tick.mapToGlobal(tick.rect().topLeft()) == there

    def tick(self):
        """Tick the first act off that is not: it is told no more."""
        tick = next(one for one in self.card.news.ticks if not one.isChecked())
        act = self.card.news._listed[self.card.news.ticks.index(tick)]
        self.card.news._remember(act, True)
        self.came |= act.parts

    def open(self):
        """Go to the acts as the player does who has begun no answer: Enter, or a click."""
        card, news = self.card, self.card.news
        before = self.controller.session.tree.next_id, card.pane.selection()
        assert card.table_line.words.endswith("⏎"), card.pane.prompt
        assert not card.bar.next.words.endswith("⏎"), card.pane.prompt
        if self.lines % 4 == 1:
            self.qtbot.keyClick(QApplication.focusWidget() or card, Qt.Key.Key_Return)
        else:
            self.qtbot.mouseClick(card.table_line, Qt.MouseButton.LeftButton)
        self.qtbot.settle()
        assert before == (self.controller.session.tree.next_id, card.pane.selection())
        assert card.table_line.isHidden()
        assert not news.ticks[0].visibleRegion().isEmpty()
        self.note_seen()

    def lost(self):
        """Return the acts that never came in sight, though they did not come to nothing."""
        self.card.refresh()  # as it is shown again, looking back from the end of the game
        told = [one for one in self.controller.journal if one.event.to_tick is not None]
        acts = {(one.entry, one.event.to_tick) for one in told if not one.event.listed}
        news = self.card.news
        parts = self.came.union(news._idle, *(one.parts for one in news.acts))
        return acts - {part[:2] for part in parts}


def whole(widget, air=0):
    """Tell whether all of a widget is seen, but for so many rows of pixels at its edge."""
    seen, rect = widget.visibleRegion().boundingRect(), widget.rect()
    return seen.width() == rect.width() and seen.height() >= rect.height() - air


@pytest.fixture
def walk(launch, qtbot, qapp):
    yield Looking(launch(size=SIZE), qtbot, qapp)
    current().apply("light", 100)


@pytest.mark.parametrize(("game", "ground", "text"), WALKS)
def test_acts_of_a_slice_of_a_game_are_in_sight_or_a_line_says_so(walk, game, ground, text):
    play(walk, game, ground, text, SLICE)


@pytest.mark.parametrize(("game", "ground", "text"), few(WALKS, 0))
def test_acts_of_a_whole_game_are_in_sight_or_a_line_says_so(walk, game, ground, text):
    play(walk, game, ground, text, WHOLE)
    assert walk.lines


def play(walk, game, ground, text, most):
    current().apply("light", text)
    walk.begin(game, ground, ())
    walk.controller.table_follows = True
    walk.play(most)
    assert walk.acts
    assert walk.lost() == set()
