"""Every page, panel and dialog renders with every kind of game: whole, filled, in words.

Warnings of Qt and exceptions fail these tests by themselves. Rule sections are walked elsewhere.
"""

import pytest

from beachmaster.desktop.rules.browser import RuleBrowser
from desktop.faults_seen import cut_prompt, empty, seen_in
from desktop.games import invent
from journeys import tour
from journeys.test_looks import SMALL, cut_off, dress
from often import few
from wording import Names, program_words

KINDS = [
    ("hell-on-earth", False),
    ("hell-on-earth", True),
    ("bloodbath", False),
    ("bloodbath", True),
]
LOOKS = [("light", 100), ("dark", 200), ("contrast", 100), ("light", 200), ("dark", 100)]
PAIRS = [
    *((kind, LOOKS[at]) for at, kind in enumerate(KINDS)),
    (KINDS[1], LOOKS[4]),
    *((kind, LOOKS[at + 1]) for at, kind in enumerate(KINDS)),
    (KINDS[0], ("contrast", 200)),
]
"""Every kind of game, and every look; after the first five, each in another look."""
TURNS = 25
"""How often the layout may be looked at before what is wrong counts."""
DIALOGS = (
    "preferences",
    "shortcuts",
    "report",
    "pack-away",
    "tables",
    "about",
    "problem",
    "bookmark",
    "note",
    "evening",
)


class Inspector:
    """Looks at the window wherever the tour stops, and notes what is wrong there."""

    def __init__(self, player):
        self.player, self.wrong, self.stops = player, set(), 0
        self.names = None

    def look(self, where, root=None):
        self.player.qtbot.settle()
        window = self.player.window
        self.stops += 1
        if self.player.controller.is_open:
            session = self.player.controller.session
            self.names = self.names or Names(session)
            self.names.learn(session)
        for widget, said in seen_in(root or window):
            if not isinstance(widget, RuleBrowser):  # what a rule says is the library's
                for words in said:
                    bad = program_words(words, self.names)
                    if bad:
                        self.note(where, f"{type(widget).__name__} says {bad}: {words[:80]}")
        self.note(where, *(f"empty: {one}" for one in empty(root or window)))
        if root is None:
            self.note(where, *self.at_rest(lambda: cut_off(window)))
            self.note(where, *self.at_rest(lambda: cut_prompt(self.player.card)))

    def at_rest(self, look):
        """Return what is wrong once the layout came to rest: a list that just came moves others."""
        for _turn in range(TURNS):
            found = look()
            if not found:
                break
            self.player.qtbot.settle()
        return found

    def note(self, where, *faults):
        self.wrong |= {f"{where}: {fault}" for fault in faults}


def walk_prompts(player, inspector):
    """Play to the first prompt of each kind of controls, and look at it with its reasons."""
    met, controller = set(), player.controller
    for _ in range(1500):
        if controller.asked is None:
            break
        kind = (controller.prompt.kind, getattr(controller.prompt, "many", False))
        if kind not in met:
            met.add(kind)
            controller.blockSignals(False)
            controller.goto(controller.session.tree.cursor)
            inspector.look(f"prompt {kind[0]}")
            for depth in range(1, 4):
                player.card.toggle_why()
                inspector.look(f"why {depth} of {kind[0]}")
            player.card.toggle_why()
            controller.blockSignals(True)
        invent(controller)
    controller.blockSignals(False)
    controller.goto(controller.session.tree.cursor)


def walk_panels(player, inspector):
    """Look at each panel in front, and at what opens in it."""
    parts = player.parts
    for name in tour.PANELS:
        if parts.controller.display.chart() is None and name == "board":
            continue
        parts.layouts.show_panel(name)
        inspector.look(f"panel {name}")
    parts.layouts.show_panel("journal")
    journal = parts.journal
    journal.lines.setCurrentIndex(journal.proxy.index(journal.proxy.rowCount() - 1, 0))
    inspector.look("a moment of the journal")
    journal.tabs.setCurrentIndex(1)
    inspector.look("branches of the journal")
    journal.tabs.setCurrentIndex(0)
    parts.palette.open()
    parts.palette.line.setText("raid")
    player.wait_until(lambda: parts.palette.model.rowCount() > 0)
    inspector.look("search")
    parts.palette.dismiss()


def walk_dialogs(player, inspector):
    """Open each dialog by its action, and look at it."""
    parts = player.parts
    for name in DIALOGS:
        parts.actions[name].trigger()
        dialog = player.dialog()
        inspector.look(f"dialog {name}", dialog)
        dialog.close()
        player.qtbot.settle()
    path = player.controller.session.tree.path(player.controller.session.tree.cursor)
    for ask in ("choose", "record", "place", "number", "confirm"):
        entry = next((one for one in path if one.ask == ask), None)
        if entry is not None:
            parts.dialogs.correct(entry.id)
            inspector.look(f"correct {ask}", player.dialog())
            player.dialog().close()
            player.qtbot.settle()
    parts.actions["distance"].trigger()
    inspector.look("distance", player.dialog())
    player.dialog().close()
    player.qtbot.settle()


def walk_set_up(player, inspector, game, table):
    """Look at the start page and the page of a new game with all that opens from it."""
    parts = player.parts
    parts.show_start()
    player.qtbot.settle()
    inspector.look("start")
    parts.show_new(game)
    choice = parts.new_game.choice
    choice.choose_board("table" if table else "tracked")
    inspector.look("new game")
    choice.open_drawer()
    inspector.look("new game, unfolded")
    for name in filter(choice.data.can_type, choice.data.names()):
        choice.data.type_in(name)
        inspector.look(f"table {name}", player.dialog())
        player.dialog().close()
        player.qtbot.settle()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "look"),
    few(PAIRS, 2),
    ids=[f"{g}-{'table' if t else 'tracked'}-{th}-{z}" for (g, t), (th, z) in PAIRS],
)
def test_every_page_panel_and_dialog_renders(player, tmp_path, kind, look):
    (game, table), (theme, zoom) = kind, look
    inspector = Inspector(player)
    dress(player, theme, zoom, SMALL if zoom == 200 else (1280, 800), longer=False)
    walk_set_up(player, inspector, game, table)
    tour.begin(player, tmp_path, table=table, game=game)
    inspector.look("set-up")
    walk_prompts(player, inspector)
    walk_panels(player, inspector)
    player.controller.undo("phase")
    inspector.look("the list for the table")
    walk_dialogs(player, inspector)
    tour.finish(player)
    inspector.look("end")
    player.parts.actions["report"].trigger()
    inspector.look("report of the end", player.dialog())
    player.dialog().close()
    player.parts.show_start()
    player.qtbot.settle()
    inspector.look("start again")
    print(*sorted(inspector.wrong), sep="\n")
    assert inspector.wrong == set()
    assert inspector.stops > 40
