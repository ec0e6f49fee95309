"""Building the rule index."""

import sqlite3
from contextlib import closing

import pytest

from beachmaster.rulebook import build, sources
from beachmaster.rulebook.build import build_index, ensure_index
from beachmaster.rulebook.faults import find_faults
from beachmaster.rulebook.problems import RuleIndexError
from beachmaster.rulebook.sources import read_sources, source_digest
from rulebook.conftest import TEXTS, write_texts


@pytest.fixture
def copy(tmp_path):
    return write_texts(tmp_path / "rules_db", TEXTS)


def test_the_same_texts_give_the_same_bytes(rules, tmp_path):
    assert build_index(rules, tmp_path / "a.sqlite")
    assert build_index(rules, tmp_path / "b.sqlite")
    assert (tmp_path / "a.sqlite").read_bytes() == (tmp_path / "b.sqlite").read_bytes()


def test_a_current_index_is_left_alone_and_a_stale_one_rebuilt(copy, tmp_path):
    out = tmp_path / "build" / "rules.sqlite"
    assert build_index(copy, out)
    assert not build_index(copy, out)
    text = copy / "hell-on-earth/en/03-move.md"
    text.write_text(text.read_text(encoding="utf-8").replace("Remove", "Take"), encoding="utf-8")
    assert build_index(copy, out)


def test_other_code_gives_another_digest(copy, monkeypatch):
    before = source_digest(copy)
    monkeypatch.setattr(sources, "SHAPING", sources.SHAPING[1:])
    assert source_digest(copy) != before


def test_the_full_text_index_agrees_with_its_content(index):
    with closing(sqlite3.connect(index)) as database:
        database.execute("INSERT INTO entry_fts(entry_fts, rank) VALUES('integrity-check', 1)")
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_failed_build_leaves_the_old_index_and_no_draft(copy, tmp_path, monkeypatch):
    out = tmp_path / "rules.sqlite"
    build_index(copy, out)
    before = out.read_bytes()
    (copy / "synonyms.tsv").write_text("a\tb\n", encoding="utf-8")
    monkeypatch.setattr(build, "_rows", lambda _sources: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        build_index(copy, out)
    assert out.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["rules.sqlite"]


def test_a_dead_link_a_doubled_id_and_a_foreign_id_are_faults(copy):
    (copy / "bloodbath/en/11.md").write_text(
        "## bib:20.5 Again\n\n> G.\n\n### Short\n\n[x](bib:99)\n\n### Full\n\nF.\n\n"
        "## hoe:9 Astray\n\n> G.\n\n### Short\n\nS.\n\n### Full\n\nF.\n",
        encoding="utf-8",
    )
    faults = find_faults(read_sources(copy))
    assert faults == [
        "bloodbath/en/11.md:1: bib:20.5 is already at bloodbath/en/10.md:1",
        "bloodbath/en/11.md:13: hoe:9 is not an id of bloodbath",
        "bloodbath/en/11.md:1: link to bib:99, which does not exist",
    ]
    with pytest.raises(RuleIndexError, match="link to bib:99"):
        build_index(copy, copy.parent / "x.sqlite")


@pytest.mark.parametrize(
    ("badge", "clauses"),
    [
        ("computed", "computed: the die; yours: who is adjacent"),
        ("partly", "computed: the die; computed: who is adjacent"),
        ("partly", ""),
    ],
)
def test_clauses_that_do_not_fit_their_badge_are_a_fault(copy, badge, clauses):
    badges, text = copy / "hell-on-earth/badges.tsv", copy / "hell-on-earth/en/05-fight.md"
    badges.write_text(badges.read_text("utf-8").replace("partly", badge), encoding="utf-8")
    was = "computed: the die; yours: who is adjacent"
    text.write_text(text.read_text("utf-8").replace(was, clauses), encoding="utf-8")
    (fault,) = find_faults(read_sources(copy))
    assert f"hoe:5.4.2: table: clauses do not fit {badge!r}" in fault


def test_a_checkout_without_index_builds_it(copy, tmp_path):
    out = tmp_path / "build" / "rules.sqlite"
    assert ensure_index(copy, out) == out
    assert out.is_file()


def test_a_damaged_index_is_built_anew(copy, tmp_path):
    out = tmp_path / "rules.sqlite"
    out.write_bytes(b"no database" * 100)
    ensure_index(copy, out)
    assert build.is_current(out, read_sources(copy).digest)


def test_missing_texts_and_broken_texts_are_said_in_one_line(copy, tmp_path):
    with pytest.raises(RuleIndexError, match="The rule texts are missing"):
        ensure_index(tmp_path / "nowhere", tmp_path / "rules.sqlite")
    (copy / "rage/en").mkdir(parents=True)
    (copy / "rage/en/01.md").write_text("## no id\n", encoding="utf-8")
    with pytest.raises(RuleIndexError, match=r"cannot be built: rage/en/01\.md:1: not a rule id"):
        ensure_index(copy, tmp_path / "rules.sqlite")


def test_the_command_checks_and_builds(copy, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build, "rules_folder", lambda: copy)
    out = tmp_path / "rules.sqlite"
    assert build.main(["--check"]) == 0
    assert build.main(["--out", str(out)]) == 0
    assert "rule index built" in capsys.readouterr().err
    (copy / "concepts.md").write_text("## A\n\n[x](hoe:99)\n", encoding="utf-8")
    assert build.main(["--check"]) == 2
    assert "concepts.md:1: link to hoe:99" in capsys.readouterr().err
