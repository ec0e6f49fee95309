"""Lead a window through every page, prompt, panel and dialog it has, by its own actions."""

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QDialog

from beachmaster.desktop.layout.plan import LAYOUTS
from beachmaster.storage.starting import Wish
from desktop.games import invent

PROMPTS = {
    False: ("draw", "choose", "place", "roll", "confirm"),
    True: ("record", "choose", "place", "roll"),
}
PANELS = ("turn", "board", "rules", "units", "bags", "journal")
DIALOGS = (
    "preferences",
    "shortcuts",
    "report",
    "pack-away",
    "about",
    "problem",
    "bookmark",
    "note",
    "evening",
    "open",
    "import",
    "export",
)
Stop = tuple[str, object]


def begin(player, folder, *, table: bool, game: str = "hell-on-earth") -> None:
    """Have a game begun."""
    name = f"{game} {'table' if table else 'tracked'}.beachmaster"
    count = len(list(folder.glob("*")))
    player.parts.begin(Wish(game=game, seed=7, table=table, save=folder / f"{count} {name}"))
    player.wait_for_game()


def pages(player, folder) -> Iterator[str]:
    """Yield the name of each page as the window shows it."""
    window, parts = player.window, player.parts
    parts.show_start()
    player.qtbot.settle()
    yield "start"
    parts.show_new("hell-on-earth")
    yield "new game"
    parts.new_game.choice.unfold.setChecked(True)
    yield "new game, unfolded"
    for table, kinds in PROMPTS.items():
        begin(player, folder, table=table)
        yield f"set-up, {'table' if table else 'tracked'}"
        parts.table_list.clear()
        for kind in kinds:
            until(player, lambda prompt, kind=kind: prompt.kind == kind)
            yield f"{kind}, {'table' if table else 'tracked'}"
    for depth in range(1, 4):
        player.card.toggle_why()
        player.qtbot.settle()
        yield f"why {depth}"
    player.controller.undo("phase")
    yield "the list for the table"
    parts.table_list.clear()
    yield from panels(player)
    yield "start with a game under way"
    finish(player)
    yield "end"
    del window


def panels(player) -> Iterator[str]:
    """Yield the name of each panel as it is in front."""
    layouts = player.parts.layouts
    player.skip(20)
    for name in PANELS:
        layouts.show_panel(name)
        player.qtbot.settle()
        yield f"panel {name}"
        layouts.close_panel(name)
    for layout in LAYOUTS:
        layouts.choose(layout)
        player.qtbot.settle()
        yield f"layout {layout}"
    layouts.reset()
    palette = player.parts.palette
    palette.open()
    palette.line.setText("zone of control")
    player.wait_until(lambda: palette.model.rowCount() > 0)
    yield "search"
    palette.dismiss()


def until(player, fits: Callable, most: int = 2500) -> None:
    """Let the program play, unseen, until a prompt fits; where the game has none, stay."""
    controller = player.controller
    controller.blockSignals(True)
    for _ in range(most):
        if controller.prompt is None or fits(controller.prompt):
            break
        invent(controller)
    controller.blockSignals(False)
    assert controller.prompt is not None
    controller.goto(controller.session.tree.cursor)
    player.parts.table_list.clear()
    player.qtbot.settle()


def finish(player) -> None:
    """Let the program play the game to its end."""
    session = player.controller.session
    while session.asked is not None:
        session.auto(invent=True)
    player.controller.goto(session.tree.cursor)
    player.qtbot.settle()


def dialogs(player) -> Iterator[tuple[str, QDialog]]:
    """Yield the name of each dialog and the dialog, opened by its action; close it afterwards."""
    parts = player.parts
    for name in DIALOGS:
        parts.actions[name].trigger()
        dialog = player.dialog()
        yield name, dialog
        dialog.close()
        player.qtbot.settle()
    path = player.controller.session.tree.path(player.controller.session.tree.cursor)
    parts.dialogs.correct(next(one for one in path if one.ask in ("choose", "place")).id)
    yield "correct", player.dialog()
    player.dialog().close()
    parts.actions["distance"].trigger()
    yield "distance", player.dialog()
    player.dialog().close()
    player.qtbot.settle()
