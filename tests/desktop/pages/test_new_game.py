"""A new game is set up as the player wants it, and nothing wrong gets past the page."""

import json
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from beachmaster import engine
from beachmaster.desktop.pages import NewGamePage
from beachmaster.desktop.placing.grid_work import PlacedGrid
from beachmaster.engine.placing import Lattice, Pin, Placement
from beachmaster.engine.rulings import Choice
from beachmaster.engine.text import render
from beachmaster.games.catalogue import games, load, playable, taught
from beachmaster.games.hell_on_earth.own_prints import BARE
from beachmaster.storage.boards import Boards
from beachmaster.storage.folders import data_folder, write_object
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import start
from beachmaster.storage.tracks_kept import keep_tracks, kept_tracks
from often import few


@pytest.fixture
def page(qtbot, theme):
    page = NewGamePage(Settings())
    qtbot.addWidget(page)
    page.resize(1280, 740)
    page.begin()
    page.choice.open_drawer()
    page.show()
    return page


def test_a_game_that_cannot_be_played_opens_its_rules_instead(page, qtbot):
    for game in games():
        if game.playable:
            assert page.choice.shelf.card(game.name).isEnabled()
            continue
        book = page.books[game.name]
        assert book.isEnabled()
        assert render(game.title) in book.words
        with qtbot.waitSignal(page.rules_wanted) as wanted:
            QTest.mouseClick(book, Qt.MouseButton.LeftButton)
        assert wanted.args == [game.name]
    assert set(page.books) == {game.name for game in games() if not game.playable}


def test_the_wish_is_a_game_at_the_table_by_default(page):
    wish = page.wish()
    assert (wish.game, wish.table, wish.seed, list(wish.sets)) == ("hell-on-earth", True, None, [])


def test_board_seed_and_options_go_into_the_wish_and_start_a_game(page):
    page.choice.choose_board("tracked")
    page.choice.type_seed("77")
    row = page.options.model.row_of("mode")
    page.options.model.choose(page.options.model.index(row), "heroic")
    playing = start(page.wish())
    assert playing.setup.seed == 77
    assert playing.setup.board == "tracked"
    assert playing.setup.options["mode"] == "heroic"


def test_the_settings_are_the_usual_answers_and_can_be_changed_for_one_game(qtbot, theme):
    settings = Settings({"reroll": "never"})
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    page.begin()
    assert page.wish().sets == ["reroll=never"]
    row = page.options.model.row_of("reroll")
    page.options.model.choose(page.options.model.index(row), "useful")
    assert page.wish().sets == []
    assert settings["reroll"] == "never"


def test_picking_a_way_in_the_detail_changes_the_option(page):
    page.options.filter.setText("heroic")
    assert page.options.list.model().rowCount() == 1
    page.options.detail.chosen.emit("heroic")
    assert page.wish().sets == ["mode=heroic"]


def test_a_search_without_a_find_says_so_and_clears_again(page):
    page.options.filter.setText("zzzz")
    assert page.options.list.model().rowCount() == 0
    assert "No option" in page.options.detail.words()
    page.options.filter.clear()
    assert page.options.list.model().rowCount() > 5
    assert page.options.list.currentIndex().isValid()


def test_there_is_a_row_for_each_file_the_game_reads_and_the_map_only_where_it_is_kept(page):
    assert page.choice.data.names() == ["counters", "markers"]
    page.choice.choose_board("tracked")
    assert page.choice.data.names() == ["board", "counters", "markers"]


def test_a_good_file_is_taken_and_can_be_given_back(page, tmp_path):
    page.choice.choose_board("tracked")
    setup = start(page.wish()).setup
    mine = tmp_path / "mine.json"
    mine.write_text(setup.data["board"])
    assert page.choice.data.take("board", mine)
    assert page.wish().files == {"board": mine}
    page.choice.data.take("board", None)
    assert page.wish().files == {}


@pytest.mark.parametrize("content", ["{", json.dumps({"a": 1}), "\udcff"])
def test_a_bad_file_is_refused_in_place_and_not_used(page, tmp_path, content):
    page.choice.choose_board("tracked")
    bad = tmp_path / "bad.json"
    bad.write_bytes(content.encode("utf-8", "surrogateescape"))
    assert not page.choice.data.take("board", bad)
    assert "bad.json" in page.choice.data.problem("board") or page.choice.data.problem("board")
    assert page.wish().files == {}


def test_a_file_that_is_not_there_is_refused(page, tmp_path):
    assert not page.choice.data.take("counters", tmp_path / "none.json")
    assert "none.json" in page.choice.data.problem("counters")


def test_begin_hands_over_a_wish_with_a_free_file(page, qtbot, data_folder):
    with qtbot.waitSignal(page.wanted) as said:
        page.begin_button.click()
    wish = said.args[0]
    assert wish.save.parent == data_folder / "saves"
    assert not wish.save.exists()


def test_a_folder_that_cannot_be_written_to_is_said(page, data_folder, qtbot):
    data_folder.parent.mkdir(exist_ok=True)
    data_folder.write_text("a file where the folder should be")
    with qtbot.assertNotEmitted(page.wanted):
        page.begin_button.click()
    assert "cannot be saved" in page.problem()


def test_a_game_that_is_learned_offers_three_grounds_and_another_two(page):
    own = page.choice.ground.card("own")
    page.choice.begin("hell-on-earth")
    assert not own.isHidden()
    assert page.choice.maps.isHidden()
    page.choice.choose_board("own")
    assert not page.choice.maps.isHidden()
    assert page.choice.board == "own"
    page.choice.begin("bloodbath")
    assert page.choice.board != "own" or not own.isHidden()


def test_a_new_map_is_kept_when_the_game_begins_and_not_before(page):
    page.choice.begin("hell-on-earth")
    page.choice.choose_board("own")
    with Boards() as boards:
        assert not boards.list_boards()
    wishes = []
    page.wanted.connect(wishes.append)
    page.begin_button.click()
    (wish,) = wishes
    with Boards() as boards:
        (sheet,) = boards.list_boards("hell-on-earth")
        assert (wish.my_map, wish.my_map_board) == (True, sheet.board.id)
    with closing(start(wish)) as playing:
        assert playing.setup.board == "own"
        assert playing.session.atlas.board == sheet.board.id


def test_a_map_of_before_is_offered_with_what_is_known_of_it(page):
    with Boards() as boards:
        kept = boards.create(msgspec.structs.replace(BARE, name="Kitchen", hexes=KNOWN))
    page.choice.begin("hell-on-earth")
    page.choice.choose_board("own")
    maps = page.choice.maps
    words = [maps.maps.itemText(at) for at in range(maps.maps.count())]
    assert words == ["Kitchen: 2 facts known", "A new map"]
    assert maps.place.isHidden()
    assert maps.board() == kept.id
    maps.maps.setCurrentIndex(1)
    assert not maps.place.isHidden()


def test_a_grid_that_was_placed_is_the_new_map(page):
    page.choice.begin("hell-on-earth")
    page.choice.choose_board("own")
    maps, asked = page.choice.maps, []
    maps.place_wanted.connect(asked.append)
    maps.place.click()
    assert asked == [Lattice(30, 30)]
    placement = Placement(
        width=1200, height=900, pins=(Pin("0101", 50, 50), Pin("1713", 1150, 850))
    )
    maps.take_grid(PlacedGrid(Lattice(17, 13, "pointy", "odd"), placement, Path("a.jpg")))
    with Boards() as boards:
        sheet = boards.sheet(maps.board())
    assert (sheet.board.columns, sheet.board.rows) == (17, 13)
    assert sheet.board.layout.orientation == "pointy"
    assert (sheet.placement, sheet.photo) == (placement, "a.jpg")


def test_the_board_is_no_data_file_of_a_game_on_ones_own_map(page):
    page.choice.begin("hell-on-earth")
    page.choice.choose_board("own")
    page.choice.open_drawer()
    assert page.choice.data.names() == ["counters", "markers"]


KNOWN = {"0505": {"terrain": "clear", "sector": 1}}


@pytest.mark.parametrize("known", ["first", "known"])
@pytest.mark.parametrize("game", playable())
def test_what_a_game_is_played_with_is_in_sight_and_can_be_chosen(page, qtbot, game, known):
    """Every variant stands on the page from the first game on, not below the line of rulings."""
    page.show()
    page.resize(1280, 775)
    page.begin(game)
    page.ways.known.press(known)
    qtbot.settle()
    for one in load(game).options():
        if not isinstance(one, Choice) or one.kind != "variant":
            continue
        if one.label is None:
            row = shown = page.ways.variants[one.option]
            row.press(one.alternatives[1].value)
        else:
            row, shown = page.ways.parts, page.ways.parts.flag(one.option)
            row.press(one.option)
        assert f"{one.option}={one.alternatives[1].value}" in page.wish().sets
        assert row.isVisible()
        top = shown.mapTo(page._area.viewport(), QPoint()).y()
        assert 0 <= top <= page._area.viewport().height() - shown.height(), one.option


def test_a_variant_chosen_in_the_list_of_options_is_ticked(page):
    page.begin("ie-shima")
    model = page.options.model
    model.choose(model.index(model.row_of("figures")), "yes")
    assert page.ways.parts.is_ticked("figures")
    assert not page.ways.parts.is_ticked("advanced")
    page.ways.parts.press("figures")
    assert not [one for one in page.wish().sets if one.startswith("figures")]


def test_tracks_are_ticked_by_themselves_and_the_list_of_options_follows(page):
    tracks = page.ways.tracks
    ticked = {name: tracks.is_ticked(name) for name in ("track-turn", "track-vp", "track-phase")}
    assert ticked == {"track-turn": True, "track-vp": True, "track-phase": False}
    tracks.press("track-vp")
    assert page.wish().sets == ["track-vp=program"]
    model = page.options.model
    model.choose(model.index(model.row_of("track-vp")), "table")
    assert page.ways.tracks.is_ticked("track-vp")
    page.choice.begin("bloodbath")
    assert page.ways.tracks.is_ticked("track-turn")
    assert "mode" not in page.ways.variants


def test_rulings_wait_behind_one_line_that_counts_what_is_played_otherwise(page):
    assert page.options.isHidden()
    assert page.ways.rulings.accessibleName().endswith("all usual · change…")
    page.ways.rulings.click()
    assert not page.options.isHidden()
    model = page.options.model
    model.choose(model.index(model.row_of("h-05")), "free")
    assert "1 played differently" in page.ways.rulings.accessibleName()


def test_who_rolls_and_what_is_known_is_kept_as_the_game_begins_and_not_before(page):
    settings = page.ways._settings
    page.ways.who["dice"].press("mine")
    page.ways.known.press("known")
    assert (settings["dice"], settings["teaching"]) == ("either", "teach")
    page.begin_button.click()
    assert (settings["dice"], settings["teaching"]) == ("mine", "remind")
    assert Settings.load()["dice"] == "mine"


def test_which_tracks_lie_there_is_remembered_game_by_game(page, qtbot, theme):
    for game, track in (("hell-on-earth", "track-vp"), ("bloodbath", "track-turn")):
        page.begin(game)
        page.ways.tracks.press(track)
        page.begin_button.click()
    again = NewGamePage(Settings())
    qtbot.addWidget(again)
    for game, sets in (
        ("bloodbath", ["track-turn=program"]),
        ("hell-on-earth", ["track-vp=program"]),
    ):
        again.begin(game)
        assert again.wish().sets == sets


def test_what_is_remembered_of_tracks_that_a_game_has_not_is_passed_over(tmp_path):
    items = load("bloodbath").options()
    write_object(
        data_folder() / "tracks.json",
        {"bloodbath": {"track-turn": "nobody", "track-moon": "table"}, "hell-on-earth": 3},
    )
    assert kept_tracks("bloodbath", items) == {}
    assert kept_tracks("hell-on-earth", items) == {}
    keep_tracks("bloodbath", {"track-turn": "program"})
    assert kept_tracks("bloodbath", items) == {"track-turn": "program"}


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
@pytest.mark.parametrize("board", ["own", "tracked", "table"])
def test_nothing_scrolls_where_all_is_in_sight(page, qtbot, game, board):
    page.begin(game)
    page.choice.choose_board(board)
    page.resize(1280, 775)
    qtbot.settle()
    assert page._area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("height", few([620, 1400, 775, 1000], 2))
@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("game", playable())
def test_the_line_of_rulings_stays_under_the_mouse_as_it_unfolds(
    page, qtbot, theme, game, size, height
):
    theme.apply("light", size)
    page.show()
    page.resize(1280, height)
    page.begin(game)
    qtbot.settle()
    line = page.ways.rulings
    page._area.ensureWidgetVisible(line)
    qtbot.settle()
    before = line.mapTo(page, QPoint()).y()
    line.click()
    qtbot.settle()
    assert line.mapTo(page, QPoint()).y() == before
    assert page.options.isVisible()
    assert page.rect().contains(page.begin_button.mapTo(page, page.begin_button.rect().center()))
    line.click()
    qtbot.settle()
    assert page.options.isHidden()


@pytest.mark.parametrize("game", playable())
def test_who_draws_is_asked_of_games_in_which_one_draws(page, game):
    """What a game says of itself before it is loaded is so: its package asks for draws, or not."""
    package = Path(engine.__file__).parents[1] / "games" / game.replace("-", "_")
    draws = any("Draw(" in path.read_text("utf-8") for path in package.rglob("*.py"))
    page.begin(game)
    assert page.ways.who["bags"].isHidden() != draws
    assert not page.ways.who["dice"].isHidden()


def test_a_card_of_a_large_question_is_chosen_like_any_radio_and_shows_it(page, qtbot):
    own, tracked = (page.choice.ground.card(board) for board in ("own", "tracked"))
    qtbot.mouseClick(own, Qt.MouseButton.LeftButton)
    assert page.choice.board == "own"
    chosen, other = own.grab().toImage(), tracked.grab().toImage()
    qtbot.mouseClick(tracked, Qt.MouseButton.LeftButton)
    assert own.grab().toImage() != chosen
    assert tracked.grab().toImage() != other
    assert own.accessibleDescription()


@pytest.mark.parametrize("game", taught())
def test_a_lesson_begins_from_elsewhere_at_once(page, qtbot, game):
    with qtbot.waitSignal(page.wanted) as wanted:
        page.teach(game)
    wish = wanted.args[0]
    assert (wish.game, wish.learn) == (game, True)
    assert wish.save is not None
