"""The main button says all it does, in the smallest window at the largest text."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics

from beachmaster.desktop.prompts.bar import AROUND, BottomBar
from desktop.stretching import in_longer_words

PROMPTS = Path(__file__).parents[3] / "app" / "beachmaster" / "desktop" / "prompts"
TRANSCRIPTS = Path(__file__).parents[2] / "playthroughs"
SAYS = {"default", "awaited", "with_unused", "show_next", "enter_does"}
FIELD = re.compile(r"\{\w+\}")
WIDE, HIGH, EDGES = 1024, 700, 2.4
"""The smallest screen, and the ems that window and card leave around the bar."""
LONG = 60
"""So many letters of what happened are as long as what an answer is called."""


def sources():
    """Return the words with which panes say what Enter does, as they stand in their code."""
    found = set()
    for path in PROMPTS.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name in SAYS:
                found |= {
                    one.value
                    for call in ast.walk(node)
                    if isinstance(call, ast.Call) and getattr(call.func, "id", "") in {"T", "TN"}
                    for one in call.args
                    if isinstance(one, ast.Constant)
                }
    return sorted(found)


def told():
    """Return what was told and asked in stored games, as long as answers are."""
    found = set()
    for path in TRANSCRIPTS.glob("*.txt"):
        lines = re.findall(r"^ *[*?>] (.*?)(?: \[.*)?$", path.read_text("utf-8"), re.MULTILINE)
        found |= {line for line in lines if len(line) <= LONG and not line.startswith(("{", "["))}
    return sorted(found)


@pytest.mark.parametrize("longer", [False, True], ids=["english", "longer"])
def test_no_main_button_is_cut_at_the_largest_text_in_the_smallest_window(theme, qtbot, longer):
    theme.apply("light", 250)
    bar = BottomBar()
    qtbot.addWidget(bar)
    bar.fit(HIGH - theme.space(4))
    bar.resize(WIDE - theme.space(EDGES), bar.sizeHint().height())
    bar.show()
    qtbot.settle()
    names, words = told(), sources()
    assert len(names) > 500
    assert len(words) > 10
    middling = sorted(names, key=len)[len(names) // 4]
    filled = [FIELD.sub(middling, one) for one in words]
    for one in (*words, *filled, *names[::5]):
        said = f"{in_longer_words(one) if longer else one}  ⏎"
        bar.next.say(said)
        bar._turn()
        qtbot.settle()
        lines = bar.next.text().split("\n")
        assert " ".join(lines).split() == said.split()
        metrics, room = QFontMetrics(bar.next.font()), bar.next.width() - theme.space(AROUND)
        wide = [line for line in lines if metrics.horizontalAdvance(line) > room]
        assert not [line for line in wide if " " in line.strip()], said
        assert bar.next.sizeHint().height() < HIGH / 2, said


def test_few_words_stand_on_one_line_in_the_larger_type(theme, qtbot):
    bar = BottomBar()
    qtbot.addWidget(bar)
    bar.resize(900, 60)
    bar.show()
    qtbot.settle()
    bar.next.say("Go on  ⏎")
    large = bar.next.font().pointSizeF()
    assert bar.next.text() == "Go on\u00a0\u00a0⏎"
    bar.next.say("Many words " * 12)
    assert "\n" in bar.next.text()
    assert bar.next.font().pointSizeF() < large
    bar.next.say("Go on  ⏎")
    assert bar.next.font().pointSizeF() == large
