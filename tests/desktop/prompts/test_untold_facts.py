"""No front end answers for the table: neither an empty line nor `{}` nor a form as it comes."""

import io
import json

import pytest
from PySide6.QtCore import Qt

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import Record
from beachmaster.engine.record import narrowed
from desktop.conftest import opened

GAMES = ("hell-on-earth", "bloodbath")


class Table:
    """A game beside a table, with a terminal and JSON lines over the same session."""

    def __init__(self, game, playing):
        self.session = playing.session
        self.terminal = TerminalPlayer(playing, Words(), lambda: None)
        self._out = io.BytesIO()
        self._json = JsonPlayer(playing, Words(), self._out)

    def line(self, request):
        """Send one line of JSON; return the kinds of the lines that came back."""
        self._out.truncate(0)
        self._out.seek(0)
        self._json._take(json.dumps(request).encode())
        self._json._send()
        return [json.loads(line)["type"] for line in self._out.getvalue().splitlines()]


def hold_in_the_terminal(table, asked):
    """An empty line answers nothing and says what is wanted."""
    before = table.session.tree.next_id
    table.terminal._take(asked, "")
    assert table.session.tree.next_id == before, asked.key
    assert table.session.asked is asked


def hold_in_json(table, asked, answer):
    """Neither nothing at all, nor a record with a fact left out that is not no unless told."""
    before = table.session.tree.next_id
    requests = [{}, None]
    if isinstance(asked.prompt, Record):
        possible = narrowed(asked.prompt.fields, answer)
        needed = (field for field in possible if not field.settled and field.default is None)
        open_fields = [field.name for field in needed]
        requests += [{n: v for n, v in answer.items() if n != left} for left in open_fields]
    for nothing in requests:
        assert table.line({"answer": nothing}) == ["error"], (asked.key, nothing)
    assert table.session.tree.next_id == before


def hold_in_the_window(card, asked, qtbot):
    """The form as it comes, with the keyboard where it starts, answers nothing at Enter."""
    before = card.controller.session.tree.next_id
    card.refresh()
    card.focus_answers()
    qtbot.keyClick(card.window().focusWidget() or card, Qt.Key.Key_Return)
    card.next()
    assert card.controller.session.tree.next_id == before, asked.key
    if not isinstance(asked.prompt, Record):
        assert card.pane.selection() is None, asked.key


def shape(prompt):
    """Return what makes two questions look alike in a window."""
    fields = getattr(prompt, "fields", ())
    listed = min(len(getattr(prompt, "options", ())), 12)
    return prompt.procedure, tuple((f.kind, f.settled, bool(f.certain)) for f in fields), listed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_front_end_answers_a_question_about_the_table(game, theme, qtbot, capsys):
    controller = opened("table", game=game)
    playing = controller.playing
    table, card, seen = Table(game, playing), PromptCard(controller), set()
    qtbot.addWidget(card)
    card.resize(900, 700)
    with qtbot.waitActive(card):
        card.show()
    controller.blockSignals(True)
    while (asked := table.session.asked) is not None:
        answer = program_answer(asked.prompt, table.session.seed, asked.key)
        if asked.prompt.question:
            hold_in_the_terminal(table, asked)
            hold_in_json(table, asked, answer)
            if shape(asked.prompt) not in seen:
                seen.add(shape(asked.prompt))
                hold_in_the_window(card, asked, qtbot)
        capsys.readouterr()
        table.session.answer(answer)
        table.session.take_events()
    assert len({procedure for procedure, _, _ in seen}) > 8
    controller.blockSignals(False)
    controller.close()
