"""Walk games in the real window, look at each turn of its event loop, and answer by chance."""

from collections import Counter
from functools import partial

from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QAbstractSpinBox, QLineEdit

from beachmaster.engine.areaquestions import NeighboursQuestion
from beachmaster.engine.areashape import ends, is_edge
from beachmaster.engine.auto import program_answer
from beachmaster.engine.counterquestion import CounterQuestion
from beachmaster.engine.prompt import Choose
from beachmaster.engine.setup import Setup
from beachmaster.games.catalogue import load
from beachmaster.storage.starting import Wish
from journeys.player import PATIENCE

CONTROLS = QAbstractButton, QAbstractItemView, QAbstractSpinBox, QLineEdit
OTHERWISE = {"5-15", "13-16", "4-5", "urban-14", "urban-9"}
"""The map facts of Ie Shima that lie the other way round on the player's map."""
SEA, LAND = "sea", "clear"
"""Where chance put a counter into what would be the sea, the player's map shows land there."""
TRACKED, OWN, WORDS, LESSON = {}, {"my_map": True}, {"table": True}, {"learn": True}
GROUNDS = {"tracked": TRACKED, "own": OWN, "words": WORDS, "lesson": LESSON}


class Walk:
    """Plays a game in a window, and looks at it in each turn of the event loop."""

    def __init__(self, window, qtbot, qapp):
        self.window, self.qtbot, self.qapp = window, qtbot, qapp
        self.controller, self.card = window.controller, window.card
        self.seen = Counter()

    def begin(self, game, ground, sets):
        self.window.controller.open(Wish(game=game, seed=5, sets=sets, **GROUNDS[ground]))
        self.qtbot.waitUntil(lambda: self.controller.is_open, timeout=PATIENCE)
        factory = load(game)
        self.answer_from = partial(factory.answer_from, factory.prepare(Setup(game=game))[1].prints)

    def play(self, most):
        """Give so many answers, or all until the game is over; tell whether it is."""
        for _ in range(most):
            while (state := self.look()) == "program":
                pass
            if state == "over":
                return True
            self.answer()
        return False

    def look(self):
        """Let the event loop turn once; return who is waited for, and hold that it is shown."""
        self.qapp.processEvents()
        state = self.state()
        self.seen[state] += 1
        return state

    def state(self):
        controller, card, at = self.controller, self.card, self.controller.session.tree.cursor
        button = card.bar.next
        if (asked := controller.asked) is not None:
            assert not controller.over
            assert controller.thinking is None
            if not card.isVisible():  # the list by which the table is laid stands before it
                assert self.window.parts.table_list.all_done.isVisible(), at
                return "person"
            assert card.pane is not None, at
            assert card.pane.isVisible()
            assert card.pane.prompt is asked.prompt, at
            assert card.heading.prompt.text(), at
            assert "decide…" not in button.words, at
            assert button.isEnabled() or self.ways(), at
            return "person"
        if controller.thinking is not None:
            assert not controller.over
            assert "decide…" in button.words, at
            assert not button.isEnabled()
            assert card.opposing._timer.isActive(), "nobody thinks"
            return "program"
        assert controller.over, at
        assert self.window.pages.currentWidget() is self.window.parts.end, at
        return "over"

    def ways(self):
        """Return the controls of the card in which an answer can be given."""
        found = [one for kind in CONTROLS for one in self.card.pane.findChildren(kind)]
        return [one for one in found if one.isVisible() and one.isEnabled()]

    def answer(self):
        """Answer as a person would: the table is laid, the map told, dice and acts by chance."""
        controller, card = self.controller, self.card
        if not card.isVisible():
            self.window.parts.table_list.all_done.click()
        elif (ask := controller.map_ask) is not None:
            told, before = self.told(ask.question), controller.session.tree.next_id
            if not card.answer(told) and controller.session.tree.next_id == before:
                card.answer({name: LAND if one == SEA else one for name, one in told.items()})
                assert controller.session.tree.next_id > before, told
        elif controller.lesson.asked is not None:
            assert card.answer(onward(controller.asked, controller.session.seed))
        else:
            card._press(lambda: controller.act(self._by_chance))

    def _by_chance(self):
        self.controller._on(self.controller.session.auto(invent=True))

    def told(self, question):
        """Return what the player's map and counters print."""
        if isinstance(question, CounterQuestion):
            return question.told_by(question.sheet)
        told = self.answer_from(question)
        if isinstance(question, NeighboursQuestion):
            place = question.line.place
            there = {*told["neighbours"]} ^ {*other_ends(place, OTHERWISE)}
            return {"neighbours": [one for one in question.line.shape.spaces if one in there]}
        return {name: not one if name in OTHERWISE else one for name, one in told.items()}


def other_ends(place, edges):
    """Yield the other end of each edge of an area."""
    for one, other in (ends(edge) for edge in edges if is_edge(edge)):
        if place in (one, other):
            yield other if one == place else one


def onward(asked, seed):
    """Return an answer to a card of a lesson that goes on with it."""
    prompt = asked.prompt
    last = list(prompt.options)[-1].value if isinstance(prompt, Choose) else None
    return last if last == "lesson-goes-on" else program_answer(prompt, seed, asked.key)
