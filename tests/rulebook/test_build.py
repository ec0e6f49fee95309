"""Building the rule index."""

import os
import re
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest

from beachmaster.engine.text import render
from beachmaster.rulebook import build, indexfile, sources
from beachmaster.rulebook.build import build_index, ensure_index
from beachmaster.rulebook.faults import find_faults
from beachmaster.rulebook.library import RuleLibrary
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


def test_indexes_are_made_in_the_order_of_their_names(rules, tmp_path):
    """A table has them as a set: each process would make them in an order of its own."""
    build_index(rules, tmp_path / "a.sqlite")
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as built:
        asked = "SELECT tbl_name, name FROM sqlite_schema WHERE type = 'index' AND sql > ''"
        found = list(built.execute(asked))
    assert len(found) >= 8
    for _, of_table in groupby(found, key=itemgetter(0)):
        names = [name for _, name in of_table]
        assert names == sorted(names)


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


def test_the_code_that_shapes_the_index_is_there():
    package = Path(sources.__file__).parents[1]
    assert [name for name in sources.SHAPING if not (package / f"{name}.py").is_file()] == []


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


def damage(index, at=3000, size=2000):
    """Turn bytes in the middle of an index over, as a failing disk does."""
    content = bytearray(index.read_bytes())
    content[at : at + size] = bytes(255 - byte for byte in content[at : at + size])
    index.write_bytes(content)


@pytest.mark.parametrize("at", [20, 3000, 60_000])
def test_a_damaged_index_is_built_anew_and_said_so_once(copy, tmp_path, at):
    out, told = tmp_path / "rules.sqlite", []
    ensure_index(copy, out, told.append)
    assert told == []
    whole = out.read_bytes()
    damage(out, at)
    assert ensure_index(copy, out, told.append) == out
    assert [render(text) for text in told] == [
        f"The rule index was damaged and has been rebuilt: {out}"
    ]
    assert out.read_bytes() == whole
    assert len(told) == 1


@pytest.mark.parametrize("content", [b"", b"no database" * 100])
def test_what_is_no_index_at_all_is_built_anew(copy, tmp_path, content):
    out, told = tmp_path / "rules.sqlite", []
    out.write_bytes(content)
    ensure_index(copy, out, told.append)
    assert build.is_current(out, read_sources(copy).digest)
    assert len(told) == 1


def test_a_truncated_index_is_damaged(copy, tmp_path):
    out, told = tmp_path / "rules.sqlite", []
    ensure_index(copy, out)
    out.write_bytes(out.read_bytes()[:-4096])
    ensure_index(copy, out, told.append)
    assert len(told) == 1


def test_the_command_mends_a_damaged_index(copy, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build, "rules_folder", lambda: copy)
    out = tmp_path / "rules.sqlite"
    build.main(["--out", str(out)])
    damage(out)
    assert build.main(["--out", str(out)]) == 0
    assert capsys.readouterr().err.count("rule index built") == 2


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Lay the texts and their index out as an installed copy has them, whose folder is closed."""
    texts = write_texts(tmp_path / "data" / "rules_db", TEXTS)
    out = tmp_path / "data" / "build" / "rules.sqlite"
    ensure_index(texts, out)
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "own"))
    write = indexfile.put_index

    def put_index(content, place):
        if place == out:
            raise PermissionError(30, "Read-only file system")
        write(content, place)

    monkeypatch.setattr(build, "put_index", put_index)
    return texts, out


def test_an_installed_index_that_is_whole_is_used_whatever_the_texts_say(installed):
    texts, out = installed
    (texts / "synonyms.tsv").write_text("a\tb\n", encoding="utf-8")
    assert ensure_index(texts, out) == out


def test_a_damaged_index_in_a_closed_folder_is_built_once_in_the_players_own(
    installed, tmp_path, monkeypatch
):
    texts, out = installed
    built, content = [], build._content
    monkeypatch.setattr(build, "_content", lambda read: (built.append(1), content(read))[1])
    damage(out)
    told = []
    place = ensure_index(texts, out, told.append)
    assert place == tmp_path / "own" / "rules.sqlite"
    assert [render(text) for text in told] == [
        f"The rule index was damaged and has been rebuilt: {place}"
    ]
    with RuleLibrary.open(place) as library:
        assert library.search("banzai")[0].id == "bib:20.5"
    built.clear()
    assert ensure_index(texts, out, told.append) == place
    assert built == []
    assert len(told) == 1


def test_an_index_that_cannot_be_read_is_not_called_damaged(installed, tmp_path):
    texts, out = installed
    out.unlink()
    out.mkdir()
    told = []
    assert ensure_index(texts, out, told.append) == tmp_path / "own" / "rules.sqlite"
    assert told == []


def test_where_no_index_can_be_built_the_last_place_that_was_tried_is_named(
    installed, tmp_path, monkeypatch
):
    texts, out = installed
    damage(out)

    def put_index(_content, place):
        raise PermissionError(30, "Read-only file system", str(place))

    monkeypatch.setattr(build, "put_index", put_index)
    with pytest.raises(RuleIndexError, match=re.escape(str(tmp_path / "own" / "rules.sqlite"))):
        ensure_index(texts, out)


def test_a_build_leaves_nothing_behind_while_it_works(copy, tmp_path, monkeypatch):
    out = tmp_path / "build" / "rules.sqlite"
    seen = []
    rows = build._rows

    def watched(sources):
        seen.append(out.parent.exists())
        return rows(sources)

    monkeypatch.setattr(build, "_rows", watched)
    build_index(copy, out)
    assert seen == [False]
    assert [path.name for path in out.parent.iterdir()] == ["rules.sqlite"]


def test_drafts_of_builds_that_were_killed_are_cleared_away(copy, tmp_path):
    old, new = tmp_path / "rules.sqlite.4711.part", tmp_path / "rules.sqlite.4712-ab.part"
    for draft in (old, new):
        draft.write_bytes(b"half")
    os.utime(old, (1_000_000, 1_000_000))
    build_index(copy, tmp_path / "rules.sqlite")
    assert not old.exists()
    assert new.exists()


OPENING = """
import sys
from pathlib import Path
from beachmaster.rulebook.build import ensure_index
from beachmaster.rulebook.library import RuleLibrary
sys.stdin.readline()
place = ensure_index(Path(sys.argv[1]), Path(sys.argv[2]))
with RuleLibrary.open(place) as library:
    print(library.search("banzai")[0].id)
"""


def test_processes_that_find_a_stale_index_at_the_same_moment_all_work(copy, tmp_path):
    out = tmp_path / "build" / "rules.sqlite"
    build_index(copy, out)
    (copy / "synonyms.tsv").write_text("LOS\tsight\n", encoding="utf-8")
    command = [sys.executable, "-c", OPENING, str(copy), str(out)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = [subprocess.Popen(command, text=True, **pipes) for _each in range(3)]
    for each in running:
        each.stdin.write("\n")
        each.stdin.flush()
    said = [each.communicate() for each in running]
    assert said == [("bib:20.5\n", "")] * 3
    assert build.is_current(out, source_digest(copy))


def test_views_that_open_the_rules_together_build_one_index(copy, tmp_path, monkeypatch):
    out, built = tmp_path / "rules.sqlite", []
    write = indexfile.put_index
    monkeypatch.setattr(build, "put_index", lambda *put: (built.append(1), write(*put)))
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _view: ensure_index(copy, out), range(4))) == {out}
    assert built == [1]
