"""The coverage check finds rules without procedure, without test, without badge."""

import ast
from pathlib import Path

import pytest

from checks import rule_coverage
from checks.rule_coverage import Row, citations, current_rows, faults_of, ids_in, read, write

CODE = '''
LIMIT = {"hoe:5.2": 3}

def raid(game):
    """Raid (hoe:5.5)."""
    yield Roll(rules=["hoe:5.5", "hoe:5.5.1"])

class Board:
    def near(self):
        return "hoe:5.3.2."
'''


def test_ids_are_found_in_any_string():
    assert ids_in(ast.parse(CODE)) == {"hoe:5.2", "hoe:5.5", "hoe:5.5.1", "hoe:5.3.2"}


def test_citations_name_function_method_and_table(tmp_path: Path):
    (tmp_path / "raids.py").write_text(CODE)
    found = citations([tmp_path / "raids.py"], tmp_path, ":")
    assert found == {
        "hoe:5.2": ["raids:LIMIT"],
        "hoe:5.5": ["raids:raid"],
        "hoe:5.5.1": ["raids:raid"],
        "hoe:5.3.2": ["raids:Board.near"],
    }


@pytest.mark.parametrize(
    "row",
    [
        Row("hoe:1", "", "", "no rule: an introduction", ""),
        Row("hoe:2", "yours", "reminded"),
        Row("hoe:3", "enforced", "yours", "a:b", "t::test_b"),
        Row("hoe:4", "enforced", "partly", "a:b", "t::test_b"),
    ],
)
def test_a_complete_row_has_no_fault(row):
    assert list(faults_of(row)) == []


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (Row("hoe:1"), "needs a badge"),
        (Row("hoe:1", "yours", ""), "needs a badge"),
        (Row("hoe:1", "computed", "computed", "", "t::test_b"), "no procedure"),
        (Row("hoe:1", "enforced", "yours", "a:b", ""), "no test"),
        (Row("hoe:1", "yours", "partly", "a:b", ""), "no test"),
        (Row("hoe:1", "yours", "somehow", "a:b", "t::test_b"), "needs a badge"),
    ],
)
def test_an_incomplete_row_is_named(row, fault):
    (said,) = faults_of(row)
    assert said.startswith("hoe:1: ")
    assert fault in said


def test_rewriting_keeps_badges_and_renews_names(tmp_path: Path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "01.md").write_text("## hoe:1 One\n\n## hoe:2 Two\n\n## hoe:3 Three\n")
    old = [Row("hoe:1", "computed", "yours", "gone:gone", ""), Row("hoe:3", "", "", "no rule: x")]
    write(tmp_path / "badges.tsv", old)
    rows = current_rows(
        tmp_path, {"hoe:1": ["a:b"]}, {"hoe:1": ["tests/t::test_b", "tests/t::fixture"]}
    )
    assert rows == [
        Row("hoe:1", "computed", "yours", "a:b", "tests/t::test_b"),
        Row("hoe:2"),
        Row("hoe:3", "", "", "no rule: x"),
    ]
    write(tmp_path / "badges.tsv", rows)
    assert list(read(tmp_path / "badges.tsv").values()) == rows


def test_an_id_without_text_is_a_fault():
    assert rule_coverage.unknown_ids({"hoe:99.9": ["games/x:y"]}) == [
        "hoe:99.9: named by games/x:y, but there is no such rule"
    ]
