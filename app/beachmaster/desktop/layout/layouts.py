"""Put map, card and rules where the layout wants them, as far as window and text leave room."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.charts import ON_TABLE, SHOW_UNITS
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.layout.columns import Columns
from beachmaster.desktop.layout.covering import CoveringBar
from beachmaster.desktop.layout.framed import Framed
from beachmaster.desktop.layout.map_window import MapWindow
from beachmaster.desktop.layout.notes import LayoutNotes
from beachmaster.desktop.layout.plan import (
    MAP_LEAST,
    Covering,
    Layout,
    Plan,
    Wanted,
    planned,
)
from beachmaster.desktop.layout.rule_line import RuleFold, RuleLine
from beachmaster.desktop.layout.sheet import StandingSheet
from beachmaster.desktop.layout.stage import DRAWN, UNCALLED, SideDrawer, Stage
from beachmaster.desktop.layout.strip import PhaseStrip
from beachmaster.desktop.layout.walking import come_to, enter, part_after
from beachmaster.desktop.panels.turn import TurnPanel
from beachmaster.desktop.rules import RulesPanel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current


class Layouts(QObject):
    """Where the parts of the window stand.

    Three layouts, remembered for each game and board: the map takes what is left, or the card, or
    the rules are read in a column of their own. What has no room beside the card comes in its
    place when it is called for. `card_wanted` tells that the card has its place again, `altered`
    that something else is shown than before.
    """

    card_wanted, altered = Signal(), Signal()

    def __init__(
        self, window: WindowFrame, controller: GameController, panels: Mapping[str, QWidget]
    ) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._board, rules, turn = panels["board"], panels["rules"], panels["turn"]
        assert isinstance(rules, RulesPanel)
        assert isinstance(turn, TurnPanel)
        self._rules = rules
        self._notes = LayoutNotes()
        self.apart = MapWindow(window)
        self._wanted = Wanted(game=False, board=False, apart=self.apart.is_out)
        self._plan = Plan()
        self._drawn = ""
        self._settling = False
        self.strip = PhaseStrip(controller)
        self.sheet = StandingSheet(window.whole, self.strip, turn)
        self.drawer = SideDrawer({key: panels[key] for key in DRAWN})
        self.stage = Stage(self._board, self.drawer)
        self.line = RuleLine(controller, rules.rules_model)
        self.fold, self.reading = RuleFold(), Framed(T("Rules"))
        self._columns = Columns(window, self.stage, self.reading)
        self.bar = CoveringBar()
        self._lay_out()
        self._connect()
        self._apply()

    def _lay_out(self) -> None:
        window = self._window
        window.rows.insertWidget(0, self.strip)
        window.rows.insertWidget(2, self.bar)
        window.body.insertWidget(0, self.stage)
        window.body.addWidget(self.reading)
        for at, stretch in enumerate((1, 0, 0)):
            window.body.setStretchFactor(at, stretch)
        window.column_rows.addWidget(self.line)
        window.column_rows.addWidget(self.fold, 3)
        self.fold.take(self._rules)  # where it is not read, it goes with the window too
        self.fold.hide()

    def _connect(self) -> None:
        self.drawer.wanted.connect(self.show_panel)
        self.drawer.closed.connect(lambda: self.close_panel(self._drawn))
        self.reading.closed.connect(lambda: self.close_panel("rules"))
        self.line.unfolded.connect(self._unfold_rule)
        self._rules.rule_shown.connect(self.line.name_shown)
        self.bar.left.connect(self.uncover)
        self.sheet.left.connect(self.card_wanted)
        self.apart.turned.connect(self._follow_apart)
        self._window.body.splitterMoved.connect(self._note_widths)

    def _unfold_rule(self, on: bool) -> None:
        """Unfold the rule that the line names, or fold it up."""
        if on:
            self.show_panel("rules")
            self._rules.show_prompted()
        else:
            self.close_panel("rules")

    # -- what the player calls for ---------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """Return the layout in force."""
        return self._wanted.layout

    def choose(self, layout: Layout) -> None:
        """Lay the window out, and remember that; what has no room takes the card's place."""
        self._notes.layouts[self._kind_of_game()] = layout
        self._want(layout=layout, covering="")
        here = self._wanted.board and not self._wanted.apart
        if layout == "map" and here and not self._plan.board:
            self._want(covering="board")
        elif layout == "read" and not self._plan.reading:
            self._want(covering="rules")
        elif self._wanted.game:
            self.card_wanted.emit()

    def show_panel(self, name: str) -> None:
        """Bring a panel into sight, in the card's place where both have no room."""
        if name == "turn":
            self.sheet.open()
        elif name == "board":
            self._show_board()
        elif name == "rules":
            self._want(rules=True, away=self._wanted.away - {name}, covering="")
            if not (self._plan.reading or self._plan.fold):
                self._want(covering="rules")
        else:
            self._turn_to(name)
            self._want(drawer=True, away=self._wanted.away - {"drawer"}, covering="")
            if not self._plan.drawer:
                self._want(covering="drawer")

    def _turn_to(self, name: str) -> None:
        self._drawn = name
        self.drawer.turn_to(name)

    def _show_board(self) -> None:
        if not self._wanted.board:
            if self._wanted.game:
                self._window.notice.offer(ON_TABLE, SHOW_UNITS, lambda: self.show_panel("units"))
            return
        if self._wanted.apart:
            self.apart.come()
            return
        if self._plan.board and self._wanted.covering != "learning":
            if self.stage.uncovered() < current().space(MAP_LEAST):
                self._want(drawer=False)
            return
        self._want(covering="")
        if not self._plan.board and self._map_has_room():
            self.choose("map")
        elif not self._plan.board:
            self._want(covering="board")

    def close_panel(self, name: str) -> None:
        """Put a panel away; what it covered or took room from has that again."""
        if name == "turn":
            self.sheet.hide()
        elif name == "board":
            self.choose("card")
        elif name == "rules":
            if self._plan.reading and self.layout == "read" and not self._wanted.covering:
                self.choose("map" if self._wanted.board else "card")
            self._want(rules=False, away=self._wanted.without(name), covering="")
            self.card_wanted.emit()
        elif name == self._drawn:
            self._drawn = ""
            self._want(drawer=False, away=self._wanted.without("drawer"), covering="")
            self.card_wanted.emit()

    def toggle_panel(self, name: str) -> None:
        """Show a panel, or put the one in sight away."""
        if name == "board" and self._wanted.apart and self._wanted.board:
            self._walk_to(self._window.pages if self.apart.isActiveWindow() else self._board)
        elif not self.is_shown(name):
            self.show_panel(name)
        elif name == "board" and self._wanted.covering:
            self.uncover()
        else:
            self.close_panel(name)

    def is_shown(self, name: str) -> bool:
        """Tell whether a panel is in sight."""
        shown = {
            "turn": self.sheet.isVisible(),
            "board": self._board.isVisible(),
            "rules": self._rules.isVisible(),
        }
        return shown.get(name, self.drawer.isVisible() and name == self._drawn)

    def uncover(self) -> None:
        """Give the card its place back."""
        drawn = self._wanted.covering == "drawer"
        reads = self._wanted.covering == "rules"
        self._want(
            covering="",
            drawer=self._wanted.drawer and not drawn,
            rules=self._wanted.rules and not reads,
        )
        self.card_wanted.emit()

    def learn(self, *, on: bool) -> None:
        """Give the map the whole window while the player teaches it, and the room back after."""
        if on or self._wanted.covering == "learning":
            self._want(covering="learning" if on and not self._wanted.apart else "")

    @property
    def keeps_map(self) -> bool | None:
        """Tell whether the open game keeps a map; None where no game is open."""
        return self._wanted.board if self._controller.is_open else None

    def _follow_apart(self) -> None:
        """Let the map out, or back in: then it stays in sight where it has room."""
        back = self._wanted.apart and not self.apart.is_out
        self._want(apart=self.apart.is_out, covering="")
        if back and self.layout == "card" and self._map_has_room():
            self.choose("map")
        if self._wanted.game:
            self._walk_to(self._window.pages)

    def press(self, event: QKeyEvent) -> bool:
        """Take a key that nobody wanted; tell whether it meant something here."""
        if event.modifiers() or not self._wanted.game or event.isAutoRepeat():
            return False
        return event.key() == Qt.Key.Key_Escape and self._step_back()

    @property
    def covered(self) -> bool:
        """Tell whether something stands in the card's place, so that keys cannot answer."""
        return bool(self._wanted.covering)

    def _step_back(self) -> bool:
        """Close what lies over something else, the uppermost first."""
        if self.sheet.isVisible():
            self.sheet.hide()
        elif self._wanted.covering and self._wanted.covering != "learning":
            self.uncover()
        elif self._plan.drawer and self._wanted.drawer:
            self.close_panel(self._drawn)
        else:
            return False
        return True

    def walk(self, step: int) -> None:
        """Go with the keyboard to the next part of the window, or the one before."""
        window = self._window
        parts = [self.strip, self._board, self.drawer, window.pages, self.line, self._rules]
        on = part_after([*parts, window.notice], step)
        if on is not None:
            self._walk_to(on)

    def _walk_to(self, part: QWidget) -> None:
        """Put the keyboard on a part, in whichever window that stands."""
        come_to(part)
        if part is self._window.pages:
            self.card_wanted.emit()
        else:
            enter(part)

    # -- following the game ----------------------------------------------------------------------

    def show_all(self, visible: bool, *, ended: bool = False) -> None:
        """Lay out a game, or a page without one."""
        if not visible:
            self.sheet.hide()
        if visible != self._wanted.game or ended != self._wanted.ended:
            turned = visible != self._wanted.game
            covering: Covering = "" if turned else self._wanted.covering
            rules = self._notes.rules and visible if turned else self._wanted.rules
            self._want(game=visible, ended=ended, covering=covering, rules=rules)

    def begin(self, *, board: bool) -> None:
        """Take up another game, with a map or without, in the layout that such a game had last."""
        usual: Layout = "map" if board else "card"
        layout = self._notes.layouts.get(self._kind_of_game(), usual)
        self._want(board=board, layout=layout, covering="")
        self.altered.emit()

    def _kind_of_game(self) -> str:
        playing = self._controller.playing
        return f"{playing.setup.game}-{playing.setup.board}" if playing is not None else "none"

    # -- the room there is -----------------------------------------------------------------------

    def fit(self) -> None:
        """Lay the parts out for the room there is; the card comes back where both have room."""
        covering = self._wanted.covering
        if covering and covering != "learning":
            beside = planned(*self._room(), self._with(covering=""))
            shown = {"board": beside.board, "rules": beside.reading or beside.fold}
            if shown.get(covering, beside.drawer):
                self._wanted = self._with(covering="")
        self._apply()

    def reset(self) -> None:
        """Lay everything out as it stands at first."""
        self._notes = LayoutNotes()
        self.apart.want(on=False)
        self._drawn = ""
        layout: Layout = "map" if self._wanted.board else "card"
        self._want(layout=layout, drawer=False, rules=False, covering="", away=frozenset())

    def _map_has_room(self) -> bool:
        return planned(*self._room(), self._with(layout="map")).board

    def _room(self) -> tuple[float, float]:
        em = current().em
        return self._window.width() / em, self._window.height() / em

    def _with(self, **changes: object) -> Wanted:
        return msgspec.structs.replace(self._wanted, **changes)

    def _want(self, **changes: object) -> None:
        before = self._wanted
        self._wanted = self._with(**changes)
        if before != self._wanted:
            self._apply()
        if changes.get("covering"):  # keys must not answer what is out of sight
            enter(self._rules if self._plan.reading else self.stage)

    def _apply(self) -> None:
        wanted = self._with(widths=self._notes.widths[self.layout])
        self._plan = plan = planned(*self._room(), wanted)
        if plan.drawer and not self._drawn:
            self._turn_to(UNCALLED)
        self._settling = True
        self._place_rules(plan)
        self._place_board()
        self.stage.show_parts(board=plan.board, drawer=plan.drawer)
        self._columns.show(plan, wanted, self._room()[1])
        self.line.setVisible(plan.line)
        self.line.button.setChecked(plan.fold)
        self.strip.setVisible(plan.strip)
        covering = self._wanted.covering
        self.bar.setVisible(bool(covering) and covering != "learning")
        self._share()
        self._settling = False
        QTimer.singleShot(0, self, self._share)  # by then strip and notice have their height
        self.altered.emit()

    def _place_board(self) -> None:
        wanted = self._wanted
        if wanted.apart:
            self.apart.hold(self._board, shown=wanted.game and wanted.board)
        else:
            self.apart.put_away()
            self.stage.take_board()

    def _place_rules(self, plan: Plan) -> None:
        if plan.reading:
            self.reading.put(self._rules, closes=self._wanted.covering != "rules")
        elif plan.fold:
            self.fold.take(self._rules)
        self._rules.setVisible(bool(plan.reading or plan.fold))
        self.fold.setVisible(plan.fold)

    def _share(self) -> None:
        self._columns.share(self._plan, self._wanted)

    def _note_widths(self) -> None:
        """Remember what the player drew wider or narrower in this layout."""
        if self._wanted.game and not self._settling:
            self._notes.widths[self.layout] |= self._columns.drawn(self._plan)

    # -- what lasts ------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write down how the window stands."""
        rules = self._wanted.rules if self._wanted.game else self._notes.rules
        drawn = self._drawn if self._wanted.drawer else ""
        self._notes.keep(self._window, drawn, rules=rules, away=self._wanted.away)
        self.apart.put_away()

    def recall(self) -> None:
        """Put the window as the player left it, as far as the note can be understood."""
        self._notes.recall(self._window)
        self._wanted = self._with(away=self._notes.away)
        if self._notes.drawer in DRAWN:
            self._turn_to(self._notes.drawer)
            self._want(drawer=True)
        self._apply()

    def retranslate(self) -> None:
        """Say the titles again."""
        for framed in (self.drawer, self.reading, self.sheet):
            framed.retranslate()
        self.altered.emit()
