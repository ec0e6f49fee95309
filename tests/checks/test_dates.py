"""Each rule's date is that of its text: a changed text is found, and gets a new one."""

from dataclasses import replace

from beachmaster.rulebook.sections import parse_sections
from beachmaster.rulebook.sources import Change, read_changes, read_sources
from checks import dates
from rulebook.conftest import TEXTS, write_texts

RULE = "## hoe:5.4 Fight\n\n> Fight.\n\n### Short\n\nOne die.\n\n### Full\n\nOne die each.\n"


def section(text: str = RULE):
    (found,) = parse_sections(text, game="hell-on-earth", lang="en", file="x.md")
    return found


def test_a_text_that_stays_keeps_its_day_and_a_changed_one_gets_a_new_one():
    first = section()
    before = dates.renewed([first], [], "0.1.0", "2026-01-02")
    assert dates.renewed([first], before, "0.2.0", "2026-03-04") == before
    other = section(RULE.replace("One die each", "Two dice each"))
    (after,) = dates.renewed([other], before, "0.2.0", "2026-03-04")
    assert (after.version, after.day) == ("0.2.0", "2026-03-04")
    assert list(dates.faults_of("g", [other], [after])) == []


def test_the_check_names_a_rule_that_changed_is_new_or_is_gone():
    first = section()
    rows = dates.renewed([first], [], "0.1.0", "2026-01-02")
    changed = section(RULE.replace("One die each", "Two dice each"))
    for sections, before in (([changed], rows), ([first], ()), ([], rows)):
        (fault,) = dates.faults_of("g", sections, before)
        assert "hoe:5.4" in fault
        assert "run.py dates" in fault


def test_a_text_that_was_not_dated_again_has_no_date(tmp_path):
    root = write_texts(tmp_path / "rules_db", TEXTS)
    path = root / "hell-on-earth" / "changed.tsv"
    known = {each.id: each for each in read_sources(root).sections}["hoe:5.4.2"]
    for mark, day in ((known.fingerprint, "2026-01-02"), ("00000000", "")):
        dates.write(path, [Change("hoe:5.4.2", mark, "0.1.0", "2026-01-02")])
        assert len(read_changes(path)) == 1
        read = {each.id: each for each in read_sources(root).sections}["hoe:5.4.2"]
        assert read.changed_on == day
        assert replace(read, changed_on="", changed_in="") == known


def test_the_dates_in_the_repository_are_those_of_its_texts():
    assert dates.main([]) == 0
