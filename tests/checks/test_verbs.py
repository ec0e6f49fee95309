"""The development words run the checks in order and stop at the first red."""

import re

import pytest

from checks import verbs


def test_checks_come_before_the_tests():
    *checks, last = verbs.commands_for("test", [])
    assert checks == verbs.CHECKS
    assert last == ["-m", "pytest", *verbs.PARALLEL]


def test_words_of_a_test_run_replace_the_spreading_over_processes():
    assert verbs.commands_for("test", ["-k", "raid"])[-1] == ["-m", "pytest", "-k", "raid"]


def test_words_reach_every_lock():
    locks = verbs.commands_for("lock", ["--upgrade"])
    assert [command[-1] for command in locks] == ["--upgrade"] * len(locks)


@pytest.mark.parametrize("verb", verbs.VERBS)
def test_every_verb_names_a_script_that_exists(verb):
    for command in verbs.commands_for(verb, []):
        if command[0] != "-m":
            assert (verbs.ROOT / command[0]).is_file()


def test_run_script_and_checks_know_the_same_verbs():
    script = (verbs.ROOT / "run.py").read_text("utf-8")
    known = re.search(r"^DEVELOPMENT = \{(.*?)\}$", script, re.MULTILINE | re.DOTALL)[1]
    assert {"test", *verbs.VERBS} == set(re.findall(r'"(\w+)"', known))


def test_the_first_red_ends_the_run(capfd):
    good, bad, never = "print(1)", "raise SystemExit(4)", "print('never')"
    assert verbs.run_all([["-c", good], ["-c", bad], ["-c", never]]) == 4
    out = capfd.readouterr().out
    assert out.splitlines() == [f"$ python -c {good}", "1", f"$ python -c {bad}"]
