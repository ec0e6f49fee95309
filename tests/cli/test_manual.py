"""The `manual` command: the list, a page, a search; and the manual beside the rules found."""

from beachmaster.cli.command_line import run


def test_without_a_page_it_lists_them(capsys):
    assert run(["manual"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("first-game")
    assert "manual PAGE" in out


def test_a_page_is_printed_without_its_marks(capsys):
    assert run(["manual", "my", "map"]) == 0
    out = capsys.readouterr().out
    assert out.lstrip().startswith("My map")
    assert "](" not in out
    assert "**" not in out


def test_other_words_are_looked_for(capsys):
    assert run(["manual", "pack-away", "sheet"]) == 0
    assert "manual at-the-table  At the table: Evenings" in capsys.readouterr().out
    assert run(["manual", "xqxqxq"]) == 2
    assert "no page xqxqxq" in capsys.readouterr().err


def test_the_search_of_the_rules_finds_the_manual_too(capsys):
    assert run(["rules", "search", "undo"]) == 0
    out = capsys.readouterr().out
    assert "manual at-the-table  At the table: Undo" in out
    assert "Did you mean" not in out
    assert run(["rules", "search", "undo", "--game", "ie-shima"]) == 0
    assert "manual at-the-table" not in capsys.readouterr().out
