"""A data folder that nobody can write to keeps no player from playing."""

from beachmaster.desktop.crash import CrashDialog, watch_for_crashes
from beachmaster.desktop.tasks import wait_for_tasks


def test_everything_but_keeping_works_without_a_folder_to_write_to(
    launch, qtbot, tmp_path, monkeypatch
):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "file" / "data"))
    window = launch(card_ready=watch_for_crashes)
    parts = window.parts
    parts.actions["zoom-in"].trigger()
    assert window.theme.zoom == 110
    parts.actions["zoom-reset"].trigger()
    parts.rules.set_depth("full")
    assert parts.rules.reading_depth == "full"
    parts.show_new()
    parts.new_game.begin_button.click()
    assert parts.new_game.problem()
    parts.new_game.unkept.click()
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    for _ in range(20):
        window.controller.auto()
    assert window.controller.undo("phase")
    rule = window.controller.prompt.rules[0]
    parts.layouts.show_panel("rules")
    qtbot.waitUntil(lambda: parts.rules_model.stock is not None, timeout=20_000)
    with qtbot.waitSignal(parts.rules_model.troubled, timeout=20_000):
        parts.rules_model.mark(rule, on=True)
    parts.show_start()
    wait_for_tasks()
    qtbot.settle()
    assert window.findChild(CrashDialog) is None
    assert window.close()
