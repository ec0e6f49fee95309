"""The large card shows nothing that the player may not know: anybody may look at it."""

import random

import pytest

from beachmaster.desktop.controller import GameController, JournalEvent
from beachmaster.desktop.large.told import lines_of
from beachmaster.engine.text import render
from beachmaster.storage.starting import Wish, start
from cli.test_secrets import DEALERS, finished, run_from
from desktop.games import invent
from often import few


class Looking(GameController):
    """A controller that looks at a game which is played on from a moment in it."""

    def __init__(self, playing):
        super().__init__()
        self.playing = playing
        self.run = None

    def look(self, run):
        """Look at where a run waits, with what happened on the way there."""
        self.run, self._overview = run, None
        at = self.session.tree.cursor
        self.journal = [
            JournalEvent(entry=at, turn=1, phase="", event=event)
            for event in run.recorder.events
            if event.seen
        ]
        run.recorder.events = []

    @property
    def asked(self):
        return self.run.asked if self.run is not None else super().asked

    @property
    def state(self):
        return self.run.state if self.run is not None else super().state


def words(player) -> list[str]:
    """Return every word that can be read on the card, on all its pages."""
    face = player.face
    face._renew_now()
    content = face.content
    told = [content.prompt, content.main, content.rule, content.wrong, content.ask.title]
    told += content.ask.hints + [act.words for act in content.acts]
    told += [note.words for note in content.notes]
    told += [note.words for note in lines_of(player.card.why)]
    told += [f"{cap.key} {cap.words} {cap.closed}" for cap in content.ask.caps]
    told += [mark.words for mark in face.plan.marks]
    return [*told, face.accessibleName(), face.accessibleDescription(), repr(content.head)]


def seen(player, controller, run) -> list[str]:
    """Return what the large card shows of a run, with the reasons unfolded."""
    controller.look(run)
    player.face.gatherer.forget()  # what was seen of the other deal
    player.card.refresh()
    player.card.refresh()  # the odds of the prompt before are those of this one then
    player.card.why.go_to(3)
    return [*words(player), *map(repr, player.card.odds.tables)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "policy"),
    few([("hell-on-earth", 1, "commander"), ("bloodbath", 1, "commander")], 1),
)
def test_another_deal_of_what_is_hidden_is_never_seen_on_the_large_card(before, game, seed, policy):
    session = finished(game, seed, policy)
    assert game in DEALERS
    controller = Looking(start(Wish(game=game, seed=seed)))
    player = before(controller)
    path = session.tree.path(session.tree.cursor)
    chance, compared = random.Random(seed), 0
    for snapshot in session.snapshots.values():
        if snapshot.phase == "set-up" or chance.random() < 0.9:
            continue
        one, other = (run_from(session, snapshot, otherwise=which) for which in (False, True))
        for entry in path[snapshot.entry :]:
            if one.asked is None or one.asked.phase != snapshot.phase:
                break
            assert seen(player, controller, one) == seen(player, controller, other)
            compared += 1
            one.send(entry.value)
            other.send(entry.value)
    assert compared > 30
    controller.run = None
    controller.close()


def test_of_two_players_nobody_reads_the_others_units_on_the_large_card(before):
    controller = GameController()
    controller.adopt(start(Wish(game="bloodbath", seed=2, sets=["players=two"])))
    player = before(controller)

    def read() -> str:
        player.qtbot.settle()
        player.card.why.go_to(3)
        return " ".join(words(player))

    assert controller.prompt.procedure == "hand-over"
    screens = [read()]
    controller.answer(True)
    names = {
        unit: render(option.text).rpartition(",")[0]
        for unit, one in controller.state.japan.items()
        for option in controller.prompt.options
        if option.value == one.place
    }
    assert len(names) > 20
    assert all(name in read() for name in names.values())  # their player sits here
    controller.answer("done")
    while controller.prompt.kind != "draw":  # there, the first counter comes to light
        if controller.prompt.side != "japan" or controller.prompt.procedure == "hand-over":
            screens.append(read())
            assert not [name for name in names.values() if name in screens[-1]]
        invent(controller)
    assert len(screens) > 10
    controller.close()
