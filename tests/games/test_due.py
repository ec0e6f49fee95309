"""The obedient table of a player who does not look each time: it ends right, in the fewest acts.

What was not looked at stays to be done. Of several acts on one piece only what they come to is
listed, so that each line is still due, and a table that does what the list says lies as it should.
"""

from itertools import count
from random import Random

import pytest

from beachmaster.desktop.journal_event import journal_events
from beachmaster.desktop.prompts.news import News
from beachmaster.engine.acts import ActWords
from beachmaster.engine.module import SET_UP
from grounds import EVERY
from obedient import ToyTable, lies_of, shown_of
from often import few
from storage.kept_play import Hands, began

SEED = 3
LOOKS = ["never", "at the first two", "at all", "in passing"]


class Player:
    """Looks at the card now and then, and does what it lists; the own moves are made at once."""

    def __init__(self, session, chance, news):
        self.session, self.chance, self.news = session, chance, news
        self.table, self.journal, self.before = None, [], None
        self.merged, self.looks, self.did = 0, 0, set()

    def note(self, _session):
        """Tell what an answer led to, look at it as chance has it, and do what is seen."""
        session, state = self.session, self.session.state
        told = journal_events(session, session.tree.cursor, session.take_events())
        laid, before = state.phase != SET_UP, self.before
        self.before = session.copy_state()
        if self.table is None:
            self.table = ToyTable(lies_of(session.module.pieces(state))) if laid else None
            return False
        self.journal += told
        named = session.module.only_told(before, state)
        lies = lies_of(session.module.pieces(state))
        for name in named:
            self.table.lies.pop(name, None)
            self.table.lies.update({name: lies[name]} if name in lies else {})
        for one in told:
            own = [c for c in one.event.acts if c.own or one.event.to_tick is None]
            self.find(own)
            self.do(own)
        self.news.show_told(told, ActWords(session.module, state), (), self.journal)
        self.merged += len({part[:2] for one in self.news.acts for part in one.parts}) > len(
            self.news.acts
        )
        self.look(lies)
        return False

    def look(self, lies):
        how = self.chance.choices(LOOKS, (5, 2, 1, 2))[0]
        if how == "at all":
            while len(self.news.ticks) < len(self.news.acts):
                self.news.open()
            assert len(self.news.ticks) == len(self.news.acts)
            marks = sum(not line.isHidden() for line in self.news._markers)
            assert self.news.left == len(self.news.acts) + marks  # markers of tracks have no tick
        if how != "never":
            for one in self.news._listed:
                if not one.parts <= self.did:  # what was glimpsed may be done already
                    self.do(one.changes)
                    self.did |= one.parts
        if how != "never":
            self.news.note_glimpsed(lambda _top, _bottom: True)
        if how not in ("never", "in passing"):
            self.news.go_on()
        if how == "at all":
            self.looks += 1
            assert self.table.differs(lies) == {}, self.session.asked

    def find(self, own):
        """Do first what puts a piece there that the player's answer moves: else it is not there."""
        gone = {c.piece for c in own if c.was is not None and c.piece not in self.table.lies}
        self.do(c for one in self.news.acts for c in one.changes if c.piece in gone)

    def do(self, changes):
        """Do what does not lie so already."""
        for change in changes:
            shown = shown_of(change)
            there = self.table.lies.get(shown.piece)
            gone = shown.act == "take" and there is None
            if not gone and (shown.counted or there != (shown.at, shown.face)):
                self.table.obey([shown])


@pytest.mark.parametrize("round_", few(range(3), 1))
@pytest.mark.parametrize(("game", "board"), EVERY)
def test_what_is_still_due_makes_the_table_right_in_the_fewest_lines(
    game, board, round_, qtbot, tmp_path
):
    playing = began(game, board, SEED + round_, tmp_path / "one.beachmaster")
    news, answers = News(), count(1)
    qtbot.addWidget(news)
    player = Player(playing.session, Random(round_), news)
    most = 5000 if round_ else 200
    Hands(playing).play(lambda session: player.note(session) or next(answers) > most)
    assert player.looks > 10
    assert player.merged > 3
    playing.close()
