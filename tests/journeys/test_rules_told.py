"""Terminal, JSON lines and window tell what is hard by the end of turn 2, and tell the same."""

import io
import json

import pytest
from PySide6.QtWidgets import QWidget

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts import teaching
from beachmaster.desktop.prompts.terms_line import TermsLine
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.deciding import decide_all
from beachmaster.games import catalogue
from beachmaster.rulebook.books import number_of
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.known import LINK, Known
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start
from early_rules import early, is_over
from often import few

SEED = 3


@pytest.fixture(autouse=True)
def new_pupil(tmp_path, monkeypatch):
    """Let somebody play who knows nothing yet."""
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))


def in_terminal(playing, answers, capsys):
    """Return the rules whose lessons were printed."""
    session = playing.session

    def read():
        if is_over(session):
            return None
        session.answer(answers[session.asked.key])
        return "l"

    TerminalPlayer(playing, Words(), read).play()
    printed, reader = " ".join(capsys.readouterr().out.split()), RuleReader("en")
    titles = reader.titles(playing.setup.game)
    reader.close()
    return [rule for rule, title in titles.items() if f"{number_of(rule)} {title}" in printed]


class Source:
    """Answers each prompt of a game over JSON lines."""

    def __init__(self, player, answers):
        self._player, self._answers, self._taught = player, answers, False

    def readline(self, _most):
        session = self._player.session
        if is_over(session):
            return b""
        request = {"answer": self._answers[session.asked.key]}
        if not self._taught:
            self._taught, request = True, {"teaching": "teach"}
        return json.dumps(request).encode() + b"\n"


def in_json(playing, answers, _capsys):
    """Return the rules that prompts carried."""
    out = io.BytesIO()
    player = JsonPlayer(playing, Words(), out)
    player.play(Source(player, answers))
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    taught = [line["teaches"] for line in lines if "teaches" in line]
    assert all(one["title"].startswith(one["rule"]) and all(one["text"]) for one in taught)
    return [one["rule"] for one in taught]


def in_window(playing, answers, _capsys):
    """Return the rules that the card's panel showed in words."""
    controller = GameController()
    controller.adopt(playing)
    around, panel = QWidget(), teaching.TeachingPanel(TermsLine())
    panel.setParent(around)
    settings, told = Settings(), []
    session = controller.session
    while not is_over(session):
        if session.opponent is not None:
            decide_all(session)
            continue
        panel.teach_beside(controller, session.asked, settings)
        if panel._chosen is not None and panel._chosen.depth != LINK:
            stages = panel.lessons_of(controller).known
            found = teaching.look_up(panel._chosen, stages, "en", panel._reading)
            panel._show(panel._chosen, found)
            assert not panel.isHidden()
            assert panel.text.text()
            told.append(panel._chosen.rule)
        session.answer(answers[session.asked.key])
    panel.keep_learned()
    wait_for_tasks()
    controller.close()
    return told


THINKS = "ie-shima"
"""The game whose opponent takes its time."""
FRONTS = (in_json, in_terminal, in_window)
QUICK = [game for game in catalogue.playable() if game != THINKS]
CASES = [*((game, front) for front in FRONTS for game in QUICK), *((THINKS, one) for one in FRONTS)]


@pytest.mark.parametrize(("game", "front"), few(CASES, len(CASES) - 2))
def test_each_front_end_tells_what_is_hard(qtbot, capsys, game, front):
    played = early(game, "tracked", SEED)
    playing = start(Wish(game=game, seed=SEED))
    told = front(playing, played.answers, capsys)
    playing.close()
    assert played.often - set(told) == set()
    assert [rule for rule in played.often if Known().stage(rule) == 0] == [], "it is remembered"
