"""Decisions of the other side: filters narrow, the trace tells how, a lone candidate needs none."""

from beachmaster.engine.decision import Decision
from beachmaster.engine.text import plain_text, render


def test_each_filter_narrows_and_is_told():
    decision = Decision(["a", "bb", "ccc"], "toy:1").lowest(plain_text("shortest"), len)
    assert decision.candidates == ["a"]
    assert [render(step) for step in decision.trace] == [
        "Candidates: a, bb, ccc.", "That leaves a: shortest."
    ]  # fmt: skip


def test_a_filter_that_leaves_nobody_is_passed_over_and_told():
    decision = Decision(["a", "b"], "toy:1").keep(plain_text("green"), lambda _one: False)
    assert decision.candidates == ["a", "b"]
    assert render(decision.trace[-1]) == "None of them fits, so this does not count: green."
    assert decision.tie()


def test_where_only_one_is_there_nothing_is_told():
    decision = Decision(["a"], "toy:1").keep(plain_text("green"), lambda _one: False)
    assert (decision.candidates, decision.trace) == (["a"], [])


def test_candidates_are_told_by_their_names_where_they_have_some():
    decision = Decision(["23", "24"], "toy:1", lambda unit: plain_text(f"{unit}th Marines"))
    decision.keep(plain_text("near"), lambda _: True)
    decision.broken_by(plain_text("the lot"), "24")
    told = " ".join(map(render, decision.trace))
    assert told.count("23th Marines") == 2
    assert told.endswith("the lot chose 24th Marines.")
