"""What could be done is weighed in thousandths of a point, and why one was best is kept."""

from dataclasses import replace

import msgspec

from beachmaster.engine.ledger import Ledger
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tree import LEARNED, Entry, Tree
from beachmaster.engine.weighing import (
    LARGEST,
    Candidate,
    Term,
    beside_others,
    each_once,
    in_a_line,
    kept,
    points,
    reasons,
    reasons_in,
    rules_in,
    weigh,
    would_change,
)

say = plain_text
GROUND, BLOOD, TIME = say("ground"), say("blood"), say("time")


def candidate(value, ground, blood=0, time=0):
    terms = (
        Term(GROUND, ground, "toy:17.2"),
        Term(BLOOD, blood, "toy:17.1"),
        Term(TIME, time),
    )
    return Candidate(value, say(f"takes {value}"), terms)


def words(texts):
    return [render(text) for text in texts]


def test_the_best_candidate_is_taken_and_says_what_it_is_worth():
    weighed = weigh([candidate("a", 500), candidate("b", 900, -30), candidate("c", 100)])
    assert weighed.best(1, "k") == "b"
    found = reasons(weighed, weighed.taken(1, "k"))
    assert render(in_a_line(found)) == "takes b (what decided: ground)"


def test_a_reason_begins_with_its_aim_and_has_no_figures():
    """The aim is worked out for what is taken alone; the figure is told beside the others."""
    asked = []

    def aim(name):
        return lambda: asked.append(name) or say(f"to hold {name}")

    both = [replace(candidate(name, 500 + ord(name)), aim=aim(name)) for name in "ab"]
    found = reasons(weigh(both), 0)
    assert asked == ["b"]
    assert render(in_a_line(found)) == "to hold b: takes b"
    assert reasons_in(kept(found)) == found
    assert "“takes a” was almost as good." in words(beside_others(found))


def test_what_is_not_offered_is_listed_and_never_taken():
    """An act that is worth less than it seems stands among the reasons only."""
    weighed = weigh([candidate("a", 500), replace(candidate("b", 900), offered=False)])
    assert {weighed.best(seed, "k") for seed in range(20)} == {"a"}
    found = reasons(weighed, 0)
    assert found.among == 2
    assert any("takes b: 0.9 VP" in line for line in words(beside_others(found)))


def test_only_terms_that_differ_are_told_with_the_runner_up_and_what_decided():
    """Blood differs by 0.03 points: nobody needs to read that."""
    weighed = weigh(
        [candidate("a", 500, 0, 40), candidate("b", 900, -30, 40), candidate("c", 100, 0, 40)],
        probes=[say("with two more units in 4 it would have taken a")],
    )
    found = reasons(weighed, 0)
    assert words(beside_others(found)) == [
        "takes b: 0.91 VP (ground 0.9)",
        "takes a: 0.54 VP (ground 0.5)",
        "takes c: 0.14 VP (ground 0.1)",
        "“takes a” was 0.37 VP behind. What decided: ground.",
        "with two more units in 4 it would have taken a",
    ]
    assert rules_in(found) == ["toy:17.2"]


def test_all_candidates_and_all_terms_can_be_told():
    weighed = weigh([candidate(name, worth) for name, worth in zip("abcde", range(5), strict=True)])
    found = reasons(weighed, 0, whole=True)
    assert len(found.rows) == 5
    assert words(beside_others(found))[0] == "takes e: 0 VP (ground 0, blood 0, time 0)"


def test_that_nothing_more_is_done_is_told_to_whoever_asks_only():
    """Three lines of reasons are shown: an act must not give way to "nobody else moves"."""
    acts = [candidate("a", 500), replace(candidate("b", 1), idle=True)]
    told = [
        (
            Entry(id=at, parent=at - 1, kind="answer", key="k", value=one.value),
            reasons(weigh([one]), 0),
        )
        for at, one in enumerate(acts, 1)
    ]
    assert [entry.value for entry, _why in each_once(tree_of(told), told)] == ["a"]
    assert reasons_in(kept(told[1][1])).idle


def test_equals_are_chosen_among_by_seed_and_key_alone():
    weighed = weigh([candidate("a", 500), candidate("b", 500), candidate("c", 400)])
    assert weighed.lots == (1, 1)
    taken = {weighed.best(seed, "1.japan/act#1") for seed in range(20)}
    assert taken == {"a", "b"}
    assert weighed.best(3, "k") == weighed.best(3, "k")
    again = words(beside_others(reasons(weighed, 1)))
    assert "“takes a” was just as good." in again
    assert "It picked one of 2 at random." in again


def test_a_weaker_player_takes_the_second_best_now_and_then():
    weighed = weigh([candidate("a", 3), candidate("b", 2), candidate("c", 1)], lots=(60, 25, 15))
    taken = [weighed.best(seed, "k") for seed in range(400)]
    shares = [taken.count(one) / 400 for one in "abc"]
    assert shares[0] > shares[1] > shares[2] > 0
    assert weigh([candidate("a", 3)], lots=(60, 25, 15)).best(1, "k") == "a"
    told = words(beside_others(reasons(weighed, 1)))
    assert "“takes a” was almost as good." in told
    assert "At this level the program picks one of the best 3 at random." in told
    assert render(in_a_line(reasons(weigh([candidate("a", 940), *weighed.ranked[1:]]), 1))) == (
        "takes b"
    )
    assert "but at this level it sometimes errs" in render(in_a_line(reasons(weighed, 1)))
    assert "level" not in render(in_a_line(reasons(weigh(weighed.ranked, lots=(1, 1)), 1)))


def test_what_would_have_changed_it_is_weighed_until_two_are_found():
    """The same best answer is no change, and a third is not weighed any more."""
    weighed = []

    def best(value):
        def weigh_it():
            weighed.append(value)
            return candidate(value, 1)

        return weigh_it

    variants = [(say(f"with {value} near"), best(value)) for value in "abcd"]
    assert words(would_change(candidate("a", 9), variants)) == [
        "with b near: “takes b” instead.",
        "with c near: “takes c” instead.",
    ]
    assert weighed == ["a", "b", "c"]


def test_what_is_kept_is_small_and_reads_the_same_again():
    found = reasons(weigh([candidate("a", 500), candidate("b", 900)]), 0)
    assert reasons_in(kept(found)) == found
    long = Candidate("x", say("x" * 900), (Term(say("y" * 900), 100),))
    many = reasons(weigh([long, candidate("a", 5), candidate("b", 4)], probes=[say("z" * 900)]), 0)
    stored = kept(many)
    assert len(msgspec.json.encode(stored)) <= LARGEST
    assert reasons_in(stored).rows[0].milli == 100


def test_reasons_of_another_version_are_no_reasons():
    assert reasons_in(None) is None
    assert reasons_in({"rows": 3}) is None
    row = {"text": "digs", "milli": 100}
    assert reasons_in({"rows": []}) is None
    for decided in (1, -1):
        assert reasons_in({"rows": [row], "names": ["depth"], "decided": decided}) is None
    assert reasons_in({"rows": [row], "names": ["depth"], "decided": 0}) is not None


def test_points_read_without_floats():
    given = (0, 4, 5, 94, 900, -50, -2, 2000, 1234)
    assert [points(one) for one in given] == [
        "0", "0", "0.01", "0.09", "0.9", "-0.05", "0", "2", "1.23",
    ]  # fmt: skip


def test_a_ledger_is_its_lines():
    """Points, what for, by which rule; nothing is written down for nothing."""
    ledger = Ledger()
    ledger.gain(3, say("the town"), "toy:17.2")
    ledger.gain(0, say("nothing"), "toy:17.2")
    ledger.gain(-1, say("losses"), "toy:17.3", "toy:17.2")
    assert ledger.total == 2
    assert ledger.rules == ("toy:17.2", "toy:17.3")
    assert [part.points for part in ledger] == [3, -1]
    assert words(ledger.words()) == ["the town: +3.", "losses: −1."]
    assert ledger.score(say("VP")).total == 2


def told(at, taken, values, *, opens=False):
    """Return an answer with its reasons: of candidates, best first, the one that a lot took."""
    weighed = weigh([candidate(value, 100 - n) for n, value in enumerate(values)])
    entry = Entry(id=at, parent=at - 1, kind="answer", key=str(at), value=None, opens=opens)
    return entry, reasons(weighed, values.index(taken))


def tree_of(told):
    """Return a tree that holds these answers, each after the one before it."""
    tree = Tree()
    for entry, _why in told:
        tree.add(entry)
    return tree


def once(*told):
    return each_once(tree_of(told), told)


def test_an_act_that_is_weighed_again_as_it_is_done_is_told_once():
    first = told(1, "a", ["a", "b"], opens=True)
    same, another = told(2, "a", ["a", "c"]), told(2, "c", ["a", "c"])
    assert once(first, same) == [same]
    assert once(first, another) == [another]  # a lot took another way: that was done
    other_act = told(2, "d", ["d", "e"])
    assert once(first, other_act) == [other_act]  # what the map showed since made another of it
    next_act = told(2, "a", ["a"], opens=True)
    assert once(first, next_act) == [first, next_act]


def test_an_act_that_dice_came_after_keeps_its_reason():
    first, reroll = told(1, "a", ["a", "b"], opens=True), told(3, "d", ["d", "e"])
    tree = tree_of([first])
    tree.add(Entry(id=2, parent=1, kind="answer", key="dice", value=[3], by="program"))
    tree.add(reroll[0])
    assert each_once(tree, [first, reroll]) == [first, reroll]


def test_a_fact_learned_in_between_leaves_an_act_overtaken():
    first, then = told(1, "a", ["a", "b"], opens=True), told(3, "d", ["d", "e"])
    tree = tree_of([first])
    tree.add(Entry(id=2, parent=1, kind=LEARNED, key="map", value=None))
    tree.add(then[0])
    assert each_once(tree, [first, then]) == [then]
