"""Saved games looked back on: their result, luck and rulings, on a page and as a table."""

import csv
import io

import pytest

from beachmaster.engine.chronicle import luck
from beachmaster.engine.text import plain_text, render
from beachmaster.storage import past as past_module
from beachmaster.storage.lookups import count_lookup, game_key, looked_up
from beachmaster.storage.past import Past, past_game, past_saves, totals
from beachmaster.storage.past_lines import as_csv, lines_of, total_lines, write_csv
from beachmaster.storage.problems import SaveError
from beachmaster.storage.starting import Wish, start


def kept(path, answers=40, **wish):
    """Keep a game some answers on, and return its session as it was left."""
    playing = start(Wish(game="hell-on-earth", seed=3, save=path, **wish))
    while answers and playing.session.asked is not None:
        playing.session.auto(invent=True)
        answers -= 1
    playing.close()
    return playing


def words(game):
    return [render(line) for line in lines_of(game)]


def test_a_game_under_way_tells_where_it_stands_and_how_the_dice_fell(tmp_path):
    file = tmp_path / "one.beachmaster"
    session = kept(file).session
    game = past_game(file, {})
    assert not game.over
    assert game.turn == session.state.turn
    assert game.score == session.module.overview(session.state).score.total
    assert game.dice == luck(session)
    assert game.dice["program"].dice > 0
    assert any("under way in turn 1" in line for line in words(game))
    assert any(line.startswith("The program rolled") for line in words(game))


def test_a_game_that_is_over_tells_its_result(tmp_path):
    file = tmp_path / "one.beachmaster"
    session = kept(file, answers=5000).session
    game = past_game(file, {})
    assert game.over
    outlook = session.module.overview(session.state).score.outlook
    assert render(game.outcome) == render(outlook)
    assert "over after turn" in words(game)[0]


def test_what_was_chosen_otherwise_than_usual_is_told_and_nothing_else(tmp_path):
    usual, heroic = tmp_path / "usual.beachmaster", tmp_path / "heroic.beachmaster"
    kept(usual, answers=1)
    kept(heroic, answers=1, sets=["mode=heroic"])
    assert past_game(usual, {}).rulings == ()
    assert len(past_game(heroic, {}).rulings) == 1
    assert sum(line.startswith("Not as usual: ") for line in words(past_game(heroic, {}))) == 1


def test_a_house_rule_is_told_with_its_words(tmp_path):
    file = tmp_path / "one.beachmaster"
    playing = start(Wish(game="hell-on-earth", seed=3, save=file))
    playing.session.otherwise("hoe:5.5", "raids roll twice")
    playing.close()
    game = past_game(file, {})
    assert "House rule (hoe:5.5): raids roll twice" in words(game)
    assert "raids roll twice" in as_csv([game], render)


def test_rules_looked_up_belong_to_their_game_and_to_all_together(tmp_path):
    file = tmp_path / "one.beachmaster"
    playing = kept(file, answers=2)
    for _time in range(3):
        count_lookup(game_key(playing.setup), "hoe:5.5")
    count_lookup(game_key(playing.setup), "hoe:4.1")
    count_lookup("hell-on-earth", "hoe:4.1")
    game = past_game(file, looked_up())
    assert game.lookups == (("hoe:5.5", 3), ("hoe:4.1", 1))
    assert totals([game], looked_up()).lookups == (("hoe:5.5", 3), ("hoe:4.1", 2))


@pytest.mark.parametrize("content", [b"", b"junk", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_save_is_told_as_such_and_stops_nothing(tmp_path, content):
    kept(tmp_path / "one.beachmaster", answers=2)
    (tmp_path / "bad.beachmaster").write_bytes(content)
    games = [past_game(path, {}) for path in past_saves(tmp_path)]
    by_name = {game.path.stem: game for game in games}
    assert by_name["bad"].problem is not None
    assert by_name["one"].problem is None
    assert render(next(total_lines(totals(games, {})))) == "2 games, 0 finished, 1 damaged."
    assert len(words(by_name["bad"])) == 1


def test_a_save_that_goes_away_meanwhile_is_told_as_such(tmp_path):
    assert past_game(tmp_path / "gone.beachmaster", {}).problem is not None


def test_where_the_dice_cannot_be_counted_the_rest_is_told(tmp_path, monkeypatch):
    file = tmp_path / "one.beachmaster"
    kept(file, answers=20)

    def refuse(_session):
        raise ValueError("of another version")

    monkeypatch.setattr(past_module, "luck", refuse)
    game = past_game(file, {})
    assert (game.problem, game.dice) == (None, {})
    assert game.outcome is not None


def test_looking_back_changes_no_save(tmp_path):
    file = tmp_path / "one.beachmaster"
    kept(file, answers=20)
    before = (file.read_bytes(), file.stat().st_mtime_ns, sorted(tmp_path.iterdir()))
    past_game(file, {})
    assert (file.read_bytes(), file.stat().st_mtime_ns, sorted(tmp_path.iterdir())) == before


def rows(games):
    return list(csv.reader(io.StringIO(as_csv(games, render))))


def test_the_table_has_a_row_for_each_game_below_its_headings(tmp_path):
    file = tmp_path / "one, two.beachmaster"
    kept(file, answers=40)
    game = past_game(file, {})
    headings, row = rows([game])
    assert len(headings) == len(row)
    told = dict(zip(headings, row, strict=True))
    assert told["File"] == "one, two.beachmaster"
    assert told["Score"] == str(game.score)
    assert int(told["The program's dice"]) == game.dice["program"].dice
    assert told["Chance expects of it"] == "3.5"
    assert told["Damage"] == ""


@pytest.mark.parametrize("begin", ["=", "+", "-", "@", "\t", "\r", " =", "|"])
def test_no_file_name_becomes_a_formula(tmp_path, begin):
    name = f"{begin}HYPERLINK(1).beachmaster"
    _headings, row = rows([Past(path=tmp_path / name, problem=plain_text("=damaged"))])
    assert row[1] == f"'{name}"
    assert row[-1] == "'=damaged"


def test_a_score_below_zero_stays_a_number(tmp_path):
    _headings, row = rows([Past(path=tmp_path / "one", game="hell-on-earth", score=-3)])
    assert "-3" in row


def test_the_table_is_written_so_that_spreadsheets_read_its_letters(tmp_path):
    target = tmp_path / "games.csv"
    write_csv(target, [Past(path=tmp_path / "Größe")], render)
    assert target.read_bytes().startswith(b"\xef\xbb\xbf")
    assert "Größe" in target.read_text(encoding="utf-8-sig")
    with pytest.raises(SaveError):
        write_csv(target / "games.csv", [], render)
