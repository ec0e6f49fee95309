"""Games on a map of one's own, and what such a map shows: that of the program stands in for it."""

from beachmaster.desktop.controller import GameController
from beachmaster.engine.counterquestion import CounterQuestion
from beachmaster.engine.facts import merged
from beachmaster.engine.mapquestions import MAP_LIST
from beachmaster.engine.printkinds import value_word
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.catalogue import load
from beachmaster.storage.starting import Playing

GAME = "hell-on-earth"


class Atlas:
    """A board in memory."""

    def __init__(self):
        self.facts = {}

    def known(self):
        return self.facts

    def remember(self, facts):
        self.facts = merged(self.facts, facts)


class Truth:
    """The program's map, which lies on the player's table here."""

    def __init__(self):
        self.prints = load(GAME).prepare(Setup(game=GAME))[1].prints

    def shows(self, place, name):
        """Return what a hex shows of a print."""
        prints = self.prints
        if place not in prints.hexes:
            return "sea" if name == "terrain" else None
        number = prints.redeployment_number(place)
        return {
            "terrain": prints.terrain(place),
            "sector": prints.sector(place),
            "hill": prints.hill(place),
            "fixed_artillery": prints.gun(place),
            "objective": prints.objective(place),
            "beach": prints.beach(place),
            "deployment": prints.sector(place) if place in prints.deployment else None,
            "redeployment": f"{prints.sector(place)}-{number}" if number else None,
        }[name]

    def listed(self, name, value):
        """Return the hexes that show a value of a print."""
        return sorted(one for one in self.prints.hexes if self.shows(one, name) == value)

    def answer(self, question):
        """Return what the map answers to a question."""
        if isinstance(question, CounterQuestion):
            return question.told_by(question.sheet)
        if question.prompt.procedure == MAP_LIST:
            kind = question.kind.id
            return {value_word(one.value): self.listed(kind, one.value) for one in question.lists}
        return {
            question.name(place, kind): self.shows(place, kind.id)
            for place in question.places
            for kind in question.prints
        }


def own_game(seed=2, atlas=None):
    """Return a controller with a new game on a map of which nothing is known."""
    factory = load(GAME)
    setup, module = factory.prepare(
        Setup(game=GAME, board="own", seed=seed, options={"reminders": "off"})
    )
    session = Session(module, setup.seed)
    session.atlas = atlas
    controller = GameController()
    controller.adopt(Playing(session=session, setup=setup, factory=factory))
    return controller


def play_on(controller, truth, until, most=400):
    """Let the program play, and the map answer, until something is so."""
    for _ in range(most):
        if until():
            return
        if controller.map_ask is not None:
            controller.answer(truth.answer(controller.map_ask.question))
        else:
            controller.act(lambda: controller.session.auto(invent=True))
    raise AssertionError("it never came to that")
