"""Settings, the note of where one was, and the list of saved games."""

import gettext
import io
import random

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from beachmaster import paths
from beachmaster.engine.text import Source, render
from beachmaster.paths import languages
from beachmaster.storage.catalogues import Translations
from beachmaster.storage.folders import data_folder, write_whole
from beachmaster.storage.last import Last, last_file, recall, remember
from beachmaster.storage.players import Players
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.saves import new_save, saved_games
from beachmaster.storage.settings import SETTINGS, SettingError, Settings, spoken
from often import few


def test_settings_begin_at_their_defaults_and_are_kept():
    settings = Settings.load()
    assert settings["automation"] == "hand"
    settings["automation"] = "fast"
    settings.save()
    assert Settings.load()["automation"] == "fast"
    assert Settings.load()["language"] == "en"


@pytest.mark.parametrize(
    ("former", "teaching", "automation"),
    [("guide", "teach", "hand"), ("assist", "remind", "hand"), ("fast", "quiet", "fast")],
)
def test_the_dial_of_former_versions_is_taken_apart(data_folder, former, teaching, automation):
    data_folder.mkdir()
    (data_folder / "settings.json").write_text(f'{{"automation":"{former}"}}')
    settings = Settings.load()
    assert (settings["teaching"], settings["automation"]) == (teaching, automation)


ODD = ("[1]", "{}", "null", "7", "1.5", "true", '"x"', '""', "[[]]", '{"a":1}', "1e999")
SMALL = {
    "settings.json": [*(setting.key for setting in SETTINGS), "x"],
    "last.json": ["game", "turn", "phase", "prompt", "save", "acts", "left", "entry", "x"],
    "players.json": ["names", "teaching", "now", "x"],
    "window.json": ["qt", "linker", "x"],
}


@pytest.mark.parametrize("value", ODD)
@pytest.mark.parametrize("name", SMALL)
def test_no_value_in_a_small_file_stops_a_start(data_folder, name, value):
    data_folder.mkdir()
    for key in SMALL[name]:
        (data_folder / name).write_text(f'{{"{key}": {value}}}')
        settings = Settings.load()
        assert all(settings[one.key] in one.values for one in SETTINGS)
        assert recall() is None
        Players.load()


SOURCES = [Source("engine", text, many) for text, many in (("A {x}", ""), ("one", "{n} more"))]


@pytest.mark.parametrize("seed", few(range(20), 2))
def test_a_damaged_translation_leaves_english(tmp_path, monkeypatch, seed):
    """Bytes are put in, taken out and changed, in the plural form as well."""
    folder = tmp_path / "build" / "i18n" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    monkeypatch.setattr(paths, "data_root", lambda: tmp_path)
    catalogue = Catalog(locale="de")
    catalogue.add("A {x}", "Ein {x}")
    catalogue.add(("one", "{n} more"), ("einer", "{n} mehr"))
    made = io.BytesIO()
    write_mo(made, catalogue)
    whole, chance = made.getvalue(), random.Random(seed)
    for _ in range(300):
        spoilt = bytearray(whole)
        for _ in range(chance.choice([1, 1, 3, 30])):
            at = chance.randrange(len(spoilt))
            spoilt[at : at + chance.randrange(2)] = chance.randbytes(chance.randrange(3))
        (folder / "engine.mo").write_bytes(spoilt)
        gettext._translations.clear()
        said = Translations("de")
        for source in SOURCES:
            for n in (None, 0, 1, 5) if source.many else (None,):
                said.lookup(source, n)
    (folder / "engine.mo").write_bytes(whole.replace(b"(n != 1)", b"(n/0==1)"))
    gettext._translations.clear()
    assert Translations("de").lookup(SOURCES[1], 1) is None


def test_only_languages_with_a_catalogue_are_offered():
    offered = next(one for one in SETTINGS if one.key == "language")
    assert offered.values == languages()
    assert offered.default == "en"
    names = [render(way.text) for way in spoken(["en", "de", "xx"])]
    assert names == ["English", "Deutsch", "xx"]


def test_the_catalogues_are_listed_english_first(tmp_path, monkeypatch):
    folder = tmp_path / "build" / "i18n" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "engine.mo").write_bytes(b"")
    monkeypatch.setattr(paths, "data_root", lambda: tmp_path)
    assert languages() == ["en", "de"]


@pytest.mark.parametrize(("key", "value"), [("automation", "turbo"), ("colour", "red")])
def test_unknown_settings_and_values_are_refused(key, value):
    with pytest.raises(SettingError):
        Settings()[key] = value


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b'{"automation":7,"x":1}', b"\xff"])
def test_a_settings_file_that_makes_no_sense_means_the_defaults(data_folder, content):
    data_folder.mkdir()
    (data_folder / "settings.json").write_bytes(content)
    settings = Settings.load()
    assert all(settings[one.key] == one.default for one in SETTINGS)


def test_the_last_game_is_recalled_while_its_file_is_there(tmp_path):
    save = tmp_path / "x.beachmaster"
    last = Last(game="toy", turn=3, phase="fight", prompt="Roll", save=str(save))
    remember(last)
    assert recall() is None
    save.write_bytes(b"x")
    assert recall() == last


@pytest.mark.parametrize("content", [b"", b"{}", b'{"game":1}', b"nonsense"])
def test_a_spoilt_note_is_as_none(content):
    write_whole(last_file(), content)
    assert recall() is None


def test_a_file_is_written_in_one_piece(tmp_path, monkeypatch):
    place = tmp_path / "note"
    write_whole(place, b"old")
    monkeypatch.setattr("pathlib.Path.replace", lambda *_: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        write_whole(place, b"new")
    assert place.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["note"]


def test_saved_games_are_listed_the_bad_ones_with_their_reason(prepared):
    good = new_save("toy")
    with SavedGame.create(good, prepared[0]) as saved:
        saved.resume(prepared[1]).auto()
    bad = new_save("toy")
    assert bad != good
    bad.write_bytes(b"x")
    found = {one.path: one for one in saved_games()}
    assert (found[good].game, found[good].entries, found[good].problem) == ("toy", 1, None)
    assert "not a saved game" in str(found[bad].problem)
    assert good.parent.parent == data_folder()
