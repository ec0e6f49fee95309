"""What the player's own counters print is told in a form, once, by who plays at the window."""

import os

import pytest

from beachmaster.desktop.learning.counter_kinds import CounterKinds
from beachmaster.desktop.learning.learn_panel import LearnPanel
from beachmaster.engine.counterquestion import BY_KIND, CounterQuestion
from beachmaster.engine.facts import COUNTER
from beachmaster.engine.setup import Setup
from beachmaster.games.catalogue import load
from desktop.games import invent
from journeys.player import ON_OWN_MAP
from journeys.test_my_map import Learner


class MapOf:
    """The program's map of a game, which lies on the player's table here."""

    def __init__(self, game):
        self.factory = load(game)
        self.prints = self.factory.prepare(Setup(game=game))[1].prints

    def answer(self, question):
        return self.factory.answer_from(self.prints, question)


class Owner(Learner):
    """A player who has the counters, and stops where they are asked for."""

    def play_to_counters(self):
        """Let the program roll and choose until the counters are asked; the map is told."""
        for _ in range(2000):
            ask = self.controller.map_ask
            if ask is not None and isinstance(ask.question, CounterQuestion):
                self.qtbot.settle()
                return ask
            if ask is not None:
                self.controller.answer(self.truth.answer(ask.question))
            else:
                invent(self.controller)
        raise AssertionError("no counter was asked for")

    def look(self, name):
        """Keep a picture for who looks on."""
        if folder := os.environ.get("LOOK_AT"):
            self.window.grab().save(f"{folder}/{name}.png")


@pytest.fixture(params=["bloodbath", "hell-on-earth"])
def owner(request, launch, qtbot):
    player = Owner(launch(), qtbot)
    player.begin(ON_OWN_MAP, request.param)
    player.truth = MapOf(request.param)
    return player


def test_counters_are_told_by_kind_in_one_form(owner):
    ask = owner.play_to_counters()
    owner.look(f"{owner.truth.factory.readers.__len__()}-form")
    assert ask.asked.prompt.procedure in (BY_KIND, "counter-values")
    form = owner.card.pane.form
    assert all(one.read() is None for one in form.controls)
    assert all(one.estimate.isVisibleTo(one) for one in form.controls if one.field.estimate)
    before = owner.entries
    owner.enter()
    assert owner.entries == before
    owner.tell_map()
    owner.look(f"{owner.truth.factory.readers.__len__()}-told")
    assert owner.entries > before


def test_kinds_are_told_ahead_where_the_map_is_learned_and_an_undo_takes_it_back(owner):
    owner.click_words(owner.parts.board, "Learn my map")
    panel = next(one for one in owner.window.findChildren(LearnPanel) if one.isVisible())
    control = panel.findChild(CounterKinds).form.controls[0]
    panel.ensureWidgetVisible(control)
    owner.look(f"{owner.controller.session.module.name}-learn")
    atlas = owner.controller.session.atlas
    assert not any(place.startswith(COUNTER) for place in atlas.known())
    options = control.field.options
    assert control.put(options[0].value if options else 3)
    told = {place: of for place, of in atlas.known().items() if place.startswith(COUNTER)}
    assert [list(of.values()) for of in told.values()] == [[options[0].value if options else 3]]
    owner.click(panel.undo)
    assert not any(place.startswith(COUNTER) for place in atlas.known())
    assert panel.findChild(CounterKinds) is not None
