"""What was typed before a prompt was shown spends nothing that is scarce."""

import os
import sys

import pytest

from beachmaster.cli.console import Console
from beachmaster.cli.hints import hint, may_spend
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.text import plain_text, render


def offer(usual):
    options = (Option("stand", T("No.")), Option("again", plain_text("Yes.")))
    return Choose(
        procedure="reroll",
        text=plain_text("Again?"),
        rules=(),
        options=options_of(*options),
        usual=usual,
    )


def test_an_answer_that_ends_in_a_full_stop_is_offered_with_one():
    assert render(hint(offer("stand"))) == "Enter: No."
    assert (may_spend(offer("stand")), may_spend(offer(None))) == (True, False)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminal")
def test_a_line_typed_before_the_offer_is_dropped_and_one_of_a_pipe_is_not(monkeypatch):
    master, slave = os.openpty()
    read, write = os.pipe()
    with os.fdopen(slave) as there, os.fdopen(read) as piped:
        for end, stdin, got in ((master, there, "1"), (write, piped, "2")):
            monkeypatch.setattr(sys, "stdin", stdin)
            os.write(end, b"2\n")
            Console(Words()).forget_typed()
            os.write(end, b"1\n")
            assert Console(Words()).ask() == got
    os.close(master)
    os.close(write)
