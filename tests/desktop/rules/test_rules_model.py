"""Opening the rules for the window."""

from beachmaster.desktop.rules import RulesModel
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.text import render
from beachmaster.rulebook import library
from beachmaster.rulebook.build import build_index
from rulebook.conftest import TEXTS, write_texts


def test_a_damaged_index_is_mended_and_the_window_is_told(qtbot, tmp_path, monkeypatch):
    texts, index = write_texts(tmp_path / "rules_db", TEXTS), tmp_path / "rules.sqlite"
    build_index(texts, index)
    index.write_bytes(index.read_bytes()[:5000])
    monkeypatch.setattr(library, "rules_folder", lambda: texts)
    monkeypatch.setattr(library, "default_index", lambda: index)
    rules_model = RulesModel()
    with qtbot.waitSignal(rules_model.announced, timeout=20_000) as told:
        rules_model.open()
    assert "was damaged and has been rebuilt" in render(told.args[0])
    assert rules_model.library.search("banzai")[0].id == "bib:20.5"
    rules_model.close()
    wait_for_tasks()
