"""What a player reads names units and places as the game does, never by what saves call them.

Slices of every game on each of its grounds are walked: prompts, refusals, journal, acts, receipts.
"""

import re
from random import Random

import pytest

from beachmaster.engine.auto import NoLegalAnswerError, program_answer
from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose, Place, Record
from beachmaster.engine.said import said
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text, render
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.weighing import in_a_line, reasons_in
from beachmaster.games import catalogue
from grounds import EVERY
from often import few
from own_map import Learned

ID = re.compile(r"[a-z0-9]+(?:[-/:][a-z0-9]+)+")
WORD = re.compile(r"(?<![\w/:-])[a-z0-9]+(?:[-/:][a-z0-9]+)+(?![\w/:-])")
PRINTED = re.compile(r"[0-9]+/[0-9]+")
"""A battalion or regiment that goes by what its counters print: 2/307."""
SLICE, WHOLE = 60, 5_000
TRIED = 6
"""So many answers of a list are tried for each way in which they can be refused."""


class Walk:
    """Plays a game by chance and gathers what it says, and each id that it has."""

    def __init__(self, game, board, seed):
        options = {"counters": "program"} if board == "own" else {}
        setup = Setup(game=game, board=board, seed=seed, options=options)
        self.factory = catalogue.load(game)
        self.session = Session(self.factory.prepare(setup)[1], seed)
        self.session.atlas = Learned() if board == "own" else None
        self.prints = None
        if board == "own":
            self.prints = self.factory.prepare(Setup(game=game, seed=seed))[1].prints
        self.seed, self.rng = seed, Random(seed)
        self.words, self.ids = set(), set()
        self.answers = 0

    def play(self, most):
        while self.session.asked is not None and self.answers < most:
            self.look()
            self.step()
            for event in self.session.take_events():
                self.read_event(event)

    def look(self):
        session, prompt = self.session, self.session.asked.prompt
        self.ids |= {one for one in session.module.pieces(session.state) if ID.fullmatch(one)}
        for text in texts_of(prompt):
            self.words.add(render(text))
        for value in values_of(prompt):
            if isinstance(value, str) and ID.fullmatch(value) and not PRINTED.fullmatch(value):
                self.ids.add(value)
        for wrong in self.wrong(prompt):
            self.refuse(wrong)

    def wrong(self, prompt):
        """Yield answers that a player could mean by what is listed, but that may be illegal."""
        if isinstance(prompt, Choose | Place):
            values = [one.value for one in prompt.options if isinstance(one.value, str)]
            values = self.rng.sample(values, min(TRIED, len(values)))
            for one in values:
                yield [one, one]
                yield one if isinstance(prompt, Choose) and prompt.many else [one]
            if prompt.options.takes_moves and isinstance(prompt, Choose):
                spaces = ("1", "9", "16", "0512", "2018", "nowhere")
                moves = [f"{one}>{space}" for one in values for space in spaces]
                yield from ([move] if prompt.many else move for move in moves)
                yield moves
            yield values

    def refuse(self, wrong):
        try:
            self.session.asked.prompt.check(wrong)
        except AnswerError as error:
            self.words.add(render(error.text))

    def step(self):
        session, asked = self.session, self.session.asked
        try:
            if session.opponent is not None:
                entry = at_once(deciding(session))
                found = reasons_in(entry.why)
                if found is not None:
                    self.words.add(render(in_a_line(found)))
            else:
                value = program_answer(asked.prompt, self.seed + self.answers, asked.key)
                self.words.add(render(said(asked.prompt, value)))
                session.answer(value)
            self.answers += 1
        except Unknown as unknown:
            self.read_question(unknown.question)
        except (AnswerError, NoLegalAnswerError) as error:
            self.words.add(str(error))
            session.undo()
            self.answers += 1

    def read_question(self, question):
        self.words |= {render(text) for text in texts_of(question.prompt)}
        told = self.factory.answer_from(self.prints, question)
        try:
            self.session.learn(question, told)
        except AnswerError:
            clear = {name: "clear" if value == "sea" else value for name, value in told.items()}
            self.session.learn(question, clear)

    def read_event(self, event):
        self.words.add(render(event.text))
        if event.act is not None:
            self.words.add(render(event.act))
        self.words |= {render(change.text) for change in event.acts}
        for part in parts_of(event.receipt):
            self.words.add(render(part))

    def named(self):
        """Return the ids that stand in what was said, each with the words around it."""
        found = {}
        for words in self.words:
            for word in WORD.findall(words):
                if word in self.ids:
                    found.setdefault(word, words)
        return found


def texts_of(prompt):
    yield prompt.text
    yield from prompt.why
    yield from (prompt.tell,) if prompt.tell is not None else ()
    yield from prompt.house
    for option in getattr(prompt, "options", ()):
        yield option.text
    for closed in prompt.closed() if isinstance(prompt, Choose | Place) else ():
        yield from (closed.text, closed.reason)
    for field in prompt.fields if isinstance(prompt, Record) else ():
        yield field.text
        for option in field.options:
            yield option.text
        for closed in field.closed:
            yield from (closed.text, closed.reason)


def values_of(prompt):
    yield from prompt.subjects
    yield from (one.value for one in getattr(prompt, "options", ()))
    for field in prompt.fields if isinstance(prompt, Record) else ():
        yield from (one.value for one in field.options)


def parts_of(receipt):
    """Yield every text of a receipt, however deep it lies."""
    if isinstance(receipt, Text):
        yield receipt
    elif isinstance(receipt, list | tuple):
        for one in receipt:
            yield from parts_of(one)
    elif hasattr(receipt, "__struct_fields__"):
        for name in receipt.__struct_fields__:
            yield from parts_of(getattr(receipt, name))


@pytest.mark.parametrize(("game", "board"), EVERY)
def test_no_id_stands_in_what_a_slice_of_a_game_says(game, board):
    walk = Walk(game, board, 3)
    walk.play(SLICE)
    assert walk.answers > 20
    assert walk.named() == {}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "board"), few(EVERY, 0))
def test_no_id_stands_in_what_a_whole_game_says(game, board, seed):
    walk = Walk(game, board, seed)
    walk.play(WHOLE)
    assert walk.named() == {}
