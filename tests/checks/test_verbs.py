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
        if command[0] not in ("-m", "-c"):
            assert (verbs.ROOT / command[0]).is_file()


def test_every_verb_is_explained_to_contributors_and_no_other_word():
    page = (verbs.ROOT / "CONTRIBUTING.md").read_text("utf-8")
    told = re.findall(r"^\| `python3 run\.py (\w+)[^`]*` \|", page, re.MULTILINE)
    assert list(dict.fromkeys(told)) == list(verbs.VERBS)


def test_tests_and_fuzzing_use_every_core():
    for verb in ("test", "fuzz"):
        assert set(verbs.PARALLEL) <= set(verbs.commands_for(verb, [])[-1])


def test_the_first_red_ends_the_run(capfd):
    good, bad, never = "print(1)", "raise SystemExit(4)", "print('never')"
    assert verbs.run_all([["-c", good], ["-c", bad], ["-c", never]]) == 4
    out = capfd.readouterr().out
    assert out.splitlines() == [f"$ python -c {good}", "1", f"$ python -c {bad}"]
