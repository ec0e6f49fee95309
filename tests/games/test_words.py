"""Whole games on both boards show no program words: not in prompts, answers, errors or results."""

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.module import AdjustError
from beachmaster.engine.prompt import AnswerError, Choose, Draw, Place, Record
from beachmaster.engine.said import names_of, said
from beachmaster.engine.text import render
from beachmaster.storage.starting import Wish, start
from often import few
from wording import Names, program_words, raw_ids, texts_in

WRONG = (True, None, "xyzzy", {"a": 1}, ["xyzzy", 1], 10**9, -5, {}, "")
"""What a person or a program might give as an answer and must not."""
READ = {"prompt", "options", "overview", "position", "answer", "events", "refused", "outcome"}
OFTEN = 9
"""Every so many prompts all is read, besides each kind of prompt once a phase."""

IN_WORDS = [
    pytest.param("hell-on-earth", True, id="hell-on-earth-table"),
    pytest.param("bloodbath", False, id="bloodbath-tracked"),
    pytest.param("hell-on-earth", False, id="hell-on-earth-tracked", marks=pytest.mark.long),
    pytest.param("bloodbath", True, id="bloodbath-table", marks=pytest.mark.long),
]
"""Each board, and each game, once in the ordinary run."""


class Reader:
    """Reads what a session shows and keeps what is no word of the game."""

    def __init__(self, session):
        self.session, self.names = session, Names(session)
        self.found, self.kinds = {}, set()

    def read(self, where, *things):
        for text in texts_in(things):
            self.kinds.add(where)
            words = render(text)
            bad = program_words(words, self.names) + raw_ids(text, self.names)
            if bad:
                self.found.setdefault((where, text.source.text), (bad, words[:200]))

    def read_prompt(self, prompt):
        self.names.learn(self.session)
        self.read("prompt", prompt.text, prompt.tell, prompt.why)
        if isinstance(prompt, Choose | Place):
            self.read("options", prompt.options.listed())
            self.read("closed", list(prompt.closed()))
        if isinstance(prompt, Record | Draw):
            self.read("fields", list(prompt.fields))
        if isinstance(prompt, Draw):
            self.read("tokens", list(prompt.tokens()))
        if prompt.odds is not None:
            self.read("odds", prompt.odds())
        for wrong in WRONG:
            self.read("refused", refusal(lambda wrong=wrong: prompt.check(wrong)))

    def read_state(self):
        module, state = self.session.module, self.session.state
        overview = module.overview(state)
        self.read("overview", overview)
        position = module.position(state, overview.units)
        self.read("position", position, list(module.pieces(state).values()))
        self.read("refused", refusal(lambda: module.adjust(self.session.copy_state(), "xyzzy", 1)))

    def read_events(self):
        self.read("events", [one for one in self.session.take_events() if one.seen])


def refusal(act):
    """Return why something is refused, or nothing where it is not."""
    try:
        act()
    except (AnswerError, AdjustError) as error:
        return error.text
    return None


@pytest.mark.slow
@pytest.mark.parametrize("policy", few(["commander", "random"], 1))
@pytest.mark.parametrize(("game", "table"), IN_WORDS)
def test_a_whole_game_is_told_in_words_of_the_game(game, table, policy):
    playing = start(Wish(game=game, seed=3, table=table))
    session, met = playing.session, set()
    player = playing.factory.player(policy, session) if policy != "random" else None
    reader = Reader(session)
    reader.read("set-up", session.module.preparation() if table else ())
    while (asked := session.asked) is not None:
        prompt, kind = asked.prompt, (asked.phase, asked.prompt.procedure)
        if kind not in met or session.tree.next_id % OFTEN == 0:
            reader.read_prompt(prompt)
            reader.read_state()
        met.add(kind)
        named = names_of(prompt)
        if player is not None:
            value = player.answer(asked)
        else:
            value = program_answer(prompt, session.seed, asked.key)
        session.answer(value)
        reader.read("answer", said(prompt, value, named))
        reader.read_events()
    reader.read("outcome", session.outcome)
    reader.read("table", session.undo(by="turn").table)
    playing.close()
    print(*(f"{where}: {why}" for where, why in reader.found.items()), sep="\n")
    assert reader.found == {}
    assert reader.kinds >= {
        "prompt",
        "options",
        "overview",
        "answer",
        "events",
        "refused",
        "outcome",
    }


PUT_RIGHT = {
    "hell-on-earth": {
        "us.23.steps": (2, "23rd Marines, steps: now 2."),
        "us.23.marker": ("DR", "23rd Marines, marker: now DR."),
        "us.23.assaulted": ("yes", "23rd Marines, Recon/Assault marker: now yes."),
        "weather": ("bad", "weather: now bad."),
        "order_played": (True, "Special Order played this turn: now yes."),
    },
    "bloodbath": {
        "us.23-1.place": ("reserves", "1/23 Marines, place: now the US Reserves box."),
        "us.23-1.collins": (False, "1/23 Marines, Task Force Collins: now no."),
        "storm": ("yes", "storm: now yes."),
        "cleared.3": (True, "sector 3 cleared: now yes."),
    },
}


@pytest.mark.parametrize(
    ("game", "path"), [(game, path) for game, paths in PUT_RIGHT.items() for path in paths]
)
def test_what_is_put_right_by_hand_is_told_in_words(game, path):
    value, words = PUT_RIGHT[game][path]
    session = start(Wish(game=game, seed=3)).session
    module, state = session.module, session.copy_state()
    assert render(module.adjust(state, path, value)) == words
