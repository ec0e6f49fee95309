"""Nothing that a player reads of a game on a map of areas speaks of hexes."""

import re

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import Text, render
from beachmaster.storage.starting import Wish, start
from games.ie_shima.island import session
from often import few

HEX = re.compile(r"\bhex(es)?\b", re.IGNORECASE)
TYPED = (
    "h", "m", "s", "s all", "check", "check 2/1 A>99", "check nowhere", "l", "c", "coach", "odds",
    "why nobody", "pack", "set", "ticked", "reasons", "?", "?full", "map gaps", "map lines",
    "nobody>99", "", "correct 1", "j",
)  # fmt: skip


@pytest.fixture
def said(capsys, monkeypatch):
    """Return all that the terminal says to some lines."""
    monkeypatch.setenv("COLUMNS", "100")

    def play(*lines, **wish):
        playing = start(Wish(game="ie-shima", seed=3, **wish))
        given = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
        playing.close()
        return capsys.readouterr().out

    return play


@pytest.mark.parametrize("answers", [("assault both",), ("bombard 16",), ("auto 9",), ("auto 30",)])
def test_the_terminal_speaks_of_areas(said, answers):
    words = said(*answers, *TYPED)
    assert "=== Turn 1" in words
    assert HEX.findall(words) == []


def test_beside_a_map_of_the_player_s_own_as_well(said, monkeypatch, tmp_path):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path))
    words = said(*TYPED, "clear", "urban", *TYPED, my_map=True)
    assert "touch" in words
    assert HEX.findall(words) == []


def texts_of(prompt):
    """Yield every text of a prompt: its options, what is closed, its fields and its coach."""
    yield prompt.text
    yield from prompt.why
    for option in getattr(prompt, "options", ()):
        yield option.text
    for closed in prompt.closed() if hasattr(prompt, "closed") else ():
        yield from (closed.text, closed.reason)
    for field in getattr(prompt, "fields", ()):
        yield field.text
        yield from (option.text for option in field.options)
        yield from (text for one in field.closed for text in (one.text, one.reason))


@pytest.mark.parametrize("seed", few([1, 2, 3], 1))
def test_so_does_every_prompt_event_and_refusal_of_a_game(seed):
    game = session(seed, opponent="none", advanced="yes", figures="yes")
    seen = []
    while game.asked is not None and len(seen) < 4000:
        prompt = game.asked.prompt
        seen += texts_of(prompt)
        with pytest.raises(AnswerError) as error:
            prompt.check("nowhere>99")
        seen.append(error.value.text)
        game.auto()
        for event in game.take_events():
            seen += [text for text in (event.text, event.act, *event.trace) if text is not None]
    words = {render(text) for text in seen if isinstance(text, Text)}
    assert len(words) > 300
    assert [one for one in words if HEX.search(one)] == []
