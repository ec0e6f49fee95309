"""What a list shows while one types is what the matcher says, and what it names Enter gives.

Walked at the prompts of whole games, of every game on every ground: each name by which the terminal
takes an answer, typed sign by sign.
"""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from beachmaster.desktop.prompts.choose import ButtonsPane
from beachmaster.desktop.prompts.option_model import options_of_rows
from beachmaster.desktop.prompts.panes import pane_for
from beachmaster.engine.auto import program_answer
from beachmaster.engine.meaning import Meanings, labels
from beachmaster.engine.options import AnswerError, Option, Options, options_of
from beachmaster.engine.prompt import Choose, Draw, Place, Token
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.typed import answer_to, draw_options, meant
from beachmaster.games.catalogue import load
from beachmaster.storage.starting import Wish, start
from often import few
from own_map import play_beside

TIMES = (1, 4, 25)
"""A procedure is looked at the first time it asks, and then now and then."""
OPTIONS, LONGEST = 3, 18
"""So many options of a list are typed, and so many signs of a name."""
WALKS = [
    ("hell-on-earth", "tracked", 2),
    ("bloodbath", "tracked", 2),
    ("ie-shima", "tracked", 2),
    ("hell-on-earth", "table", 1),
    ("bloodbath", "table", 1),
    ("hell-on-earth", "own", 1),
    ("bloodbath", "own", 1),
    ("ie-shima", "own", 1),
    ("hell-on-earth", "tracked", 99),
    ("bloodbath", "tracked", 99),
    ("ie-shima", "tracked", 99),
    ("hell-on-earth", "table", 99),
    ("bloodbath", "table", 99),
]


def prompts(game, ground, turns, look):
    """Play a game, and show each prompt that lists answers, the first times that it comes."""
    counts = {}

    def see(session):
        prompt = session.asked.prompt
        if isinstance(prompt, Choose | Place | Draw) and not (
            isinstance(prompt, Place) and prompt.free
        ):
            counts[prompt.procedure] = counts.get(prompt.procedure, 0) + 1
            if counts[prompt.procedure] in TIMES:
                look(prompt)

    if ground == "own":
        play_beside(load(game), game, 3, turns=turns, look=see)
        return counts
    session = start(Wish(game=game, seed=3, table=ground == "table")).session
    while (asked := session.asked) is not None and asked.turn <= turns:
        see(session)
        session.answer(program_answer(asked.prompt, session.seed, asked.key))
        session.take_events()
    return counts


def listed_in(prompt):
    return draw_options(prompt) if isinstance(prompt, Draw) else prompt.options.listed()


def names_of(prompt, option):
    """Return how the terminal may be told an answer: its words, how they begin, and its id."""
    words = render(option.text)
    parts = words.split()
    ways = {words, *(" ".join(parts[:count]) for count in (1, 2)), *parts[-1:], str(option.value)}
    return [way for way in sorted(ways) if way.strip(".,:;() ")]


def taken(prompt, typed):
    """Return the answer that the terminal takes, None where it refuses the words."""
    try:
        return answer_to(prompt, typed)
    except AnswerError:
        return None


def read(prompt, typed):
    """Return what the window reads of words, None where it reads none."""
    try:
        return meant(prompt, typed, numbered=False)
    except AnswerError:
        return None


class Typist:
    """Types at the controls of a prompt as one does: what would answer at once is begun by `/`."""

    def __init__(self, prompt):
        self.prompt, self.pane = prompt, pane_for(prompt)
        self.given, self.refused = [], []
        self.pane.answered.connect(self.given.append)
        self.pane.unread.connect(self.refused.append)
        buttons = isinstance(self.pane, ButtonsPane)
        self.line = self.pane.line if buttons else self.pane.list.line
        rows = [] if buttons else self.pane.list.model.rows
        self.options = listed_in(prompt) if buttons else options_of_rows(rows)
        moves = isinstance(prompt, Choose) and prompt.options.takes_moves
        self.matcher = Meanings(self.options, moves=moves, numbered=False)
        self.several = isinstance(prompt, Choose) and prompt.many

    def key(self, sign):
        """Press a key."""
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key(0), Qt.KeyboardModifier.NoModifier, sign)
        assert self.pane.key(event), (self.prompt.procedure, sign, self.line.text())

    def clear(self):
        """Begin anew."""
        self.line.clear()
        self.given.clear()
        self.refused.clear()
        if not isinstance(self.pane, ButtonsPane):
            self.pane.list.model.clear()

    def type(self, words):
        """Type sign by sign, and see what is listed at each."""
        self.clear()
        self.key("/")
        for at in range(len(words)):
            self.line.insert(words[at])
            self.sees(words[: at + 1].strip())

    def sees(self, typed):
        """See that the list shows what the matcher says, and denies nothing that Enter takes."""
        where = (self.prompt.procedure, typed)
        rows = self.matcher.led_to(typed, several=self.several)
        shown = self.shown()
        assert shown == (rows if typed else list(range(len(self.options)))), where
        if not typed or rows:
            assert not self.denied(), where
        else:
            assert self.denied() == (read(self.prompt, typed) is None), where

    def shown(self):
        """Return the places of the answers that are shown."""
        if isinstance(self.pane, ButtonsPane):
            return [at for at, one in enumerate(self.pane.grid.buttons) if not one.isHidden()]
        listing = self.pane.list
        return sorted(listing.at_place(at) for at in range(listing.proxy.rowCount()))

    def denied(self):
        """Tell whether it stands there that nothing is called so."""
        if isinstance(self.pane, ButtonsPane):
            return not self.pane.none.isHidden()
        return bool(self.pane.list.view.empty)

    def enter(self):
        """Press Enter, twice where the first one ticks; return the answer, None where none."""
        self.pane.enter()
        if not self.given and not self.refused:
            self.pane.enter()
        return self.given[0] if self.given else None


def hold(prompt):
    """Hold at one prompt what each of its answers may be called."""
    typist = Typist(prompt)
    options = listed_in(prompt)
    for option in [*options[: OPTIONS - 1], *options[-1:]][:OPTIONS]:
        for name in names_of(prompt, option):
            if len(name) > LONGEST or name.startswith("/"):
                continue
            typist.type(name)
            told = read(prompt, name.strip())
            got = typist.enter()
            values = told if isinstance(told, list) else [told]
            where = (prompt.procedure, name, got, told, [str(one) for one in typist.refused])
            if told is None:
                assert got is None, where
            elif all(value in [one.value for one in typist.options] for value in values):
                assert (got if isinstance(got, list) else [got]) == values, where
            there = taken(prompt, name.strip())
            if there is not None and name not in labels(options, moves=typist.matcher.takes_moves):
                assert told is not None, where
                assert prompt.check(told) == there, where
    typist.pane.deleteLater()


@pytest.mark.parametrize(("game", "ground", "turns"), few(WALKS, 8))
def test_a_list_shows_what_enter_takes(theme, qtbot, game, ground, turns):
    assert prompts(game, ground, turns, hold)


def of(*words, **more):
    options = [Option(f"v{at}", plain_text(one)) for at, one in enumerate(words)]
    return Choose(
        procedure="c", text=plain_text("?"), rules=(), options=options_of(*options), **more
    )


MARKERS = ("Defense 1B, support: anti-tank 2", "Defense 2A, support: artillery 1", "Defense 2A")


@pytest.mark.parametrize(("typed", "row"), [("2A art", 1), ("1B anti", 0)])
def test_words_of_a_name_that_do_not_stand_together_leave_its_row(theme, qtbot, typed, row):
    tokens = [Token(f"t{at}", f"k{at}", plain_text(one)) for at, one in enumerate(MARKERS)]
    draw = Draw(procedure="d", text=plain_text("?"), rules=(), bag="b", tokens=lambda: tokens)
    typist = Typist(draw)
    typist.type(typed)
    assert len(typist.shown()) == 1
    assert typist.enter() == f"k{row}"


def test_units_with_their_ways_stay_listed_while_the_line_goes_on(theme, qtbot):
    units = [Option(str(at), plain_text(f"{at}th Marines in 0512")) for at in (21, 24, 28)]
    prompt = Choose(
        procedure="move",
        text=plain_text("?"),
        rules=(),
        options=options_of(*units),
        several=True,
        maximum=9,
    )
    prompt.options._accepts = lambda _value: True
    typist = Typist(prompt)
    typist.type("21>E13 24>H9")
    assert typist.shown() == [0, 1]
    assert typist.enter() == ["21>E13", "24>H9"]


def test_a_letter_brings_the_line_at_a_list_that_has_digits_and_at_buttons(theme, qtbot):
    """So that the same words mean the same at a list of four answers and of fourteen."""
    for prompt in (of("stop here", "go on"), of("stop here", "go on", "wait", maximum=2)):
        typist = Typist(prompt)
        for sign in "stop":
            typist.key(sign)
        assert not typist.line.isHidden()
        assert typist.line.text() == "stop"
        assert typist.shown() == [0]
        typist.line.clear()
        assert typist.line.isHidden()
        assert len(typist.shown()) == len(typist.options)


def test_an_answer_that_no_row_shows_is_typed_behind_moves(theme, qtbot):
    """No row showed the attack before a move led to a target: the word was refused."""
    units = [Option("a", plain_text("1/305 A"))]
    attack = Option("attack", plain_text("Attack first"))
    answers = Options(lambda: units, lambda _value: True, unlisted=(attack,))
    prompt = Choose(
        procedure="move", text=plain_text("?"), rules=(), options=answers, several=True, maximum=9
    )
    typist = Typist(prompt)
    typist.clear()
    typist.key("/")
    for sign in "1/305 A>4 attack":
        typist.line.insert(sign)
        assert not typist.denied(), typist.line.text()
    assert typist.enter() == ["a>4", "attack"]
