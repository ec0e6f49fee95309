"""Build what the first paint could do without, and connect the parts of the window."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.actions import Actions
from beachmaster.desktop.charts import chart_of
from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.remember import Rememberer
from beachmaster.desktop.unopened import Unopened
from beachmaster.storage.starting import Wish

if TYPE_CHECKING:
    from beachmaster.desktop.dialogs.opener import DialogOpener


class WindowParts(QObject):
    """Everything of the window that is not there at the first paint.

    The prompt card and what it needs come first. `build` makes the rest, step by step, so that
    the window stays awake between the steps; what is imported late is what those steps need.
    """

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._window = window
        self.built = False
        self._asked: list[Callable[[DialogOpener], object]] = []
        self.controller = GameController(window)
        self.controller.changed.connect(self._turn)  # first: what it hides need not follow
        self.card = PromptCard(self.controller)
        self.card.autoplay.use(window.settings)
        self.rememberer = Rememberer(self.controller, self.card.news.undone)
        self._begun_on: QWidget | None = None
        self._connect_window()

    def build(self) -> Iterator[None]:
        """Make everything else; the window may do other things wherever this yields."""
        yield from self._make_panels()
        yield from self._make_pages()
        from beachmaster.desktop.dialogs.opener import DialogOpener
        from beachmaster.desktop.going import Going
        from beachmaster.desktop.layout.layouts import Layouts
        from beachmaster.desktop.rules import SearchPalette
        from beachmaster.desktop.table_check import TableCheck
        from beachmaster.desktop.text_size import TextSize

        window = self._window
        self.actions = Actions(window)
        self.dialogs = DialogOpener(window, self.card, self.actions)
        self.dialogs.table_list = self.table_list
        self.palette = SearchPalette(self.controller, self.rules_model, self.actions, window)
        yield
        panels: dict[str, QWidget] = {
            "turn": self.turn,
            "board": self.board,
            "rules": self.rules,
            "units": self.units,
            "bags": self.bags,
            "journal": self.journal,
        }
        self.layouts = Layouts(window, self.controller, panels)
        self.dialogs.gist = self.layouts.line.gist
        shows = self.rules, self.journal, self.units, self.board
        self.going = Going(self.controller, self.layouts, *shows)
        self.text_size = TextSize(window, self.layouts)
        self.table_check = TableCheck(self.dialogs, window.notice, self.board.selection)
        self.actions["check-table"].triggered.connect(self.table_check.open)
        self._put_in_place()
        self._connect_pages()
        self._connect_panels()
        self._connect_actions()
        self.layouts.recall()
        self.built = True
        self._turn(EVERYTHING)
        self.follow(EVERYTHING)
        for act in self._asked:
            act(self.dialogs)

    def _ask(self, act: "Callable[[DialogOpener], object]") -> None:
        """Do something with the dialogs: now, or as soon as they are made."""
        if self.built:
            act(self.dialogs)
        else:
            self._asked.append(act)

    def _make_panels(self) -> Iterator[None]:
        controller, window = self.controller, self._window
        from beachmaster.desktop.board import BoardView

        self.board = BoardView(controller)
        self.board.set_reduced_motion(window.settings["motion"] == "reduced")
        yield
        from beachmaster.desktop.rules import RulesModel, RulesPanel

        self.rules_model = RulesModel(window, settings=window.settings)
        self.rules_model.announced.connect(window.notice.tell)
        yield
        self.rules = RulesPanel(controller, window.settings, self.rules_model)
        yield
        from beachmaster.desktop.panels.bags import BagsPanel
        from beachmaster.desktop.panels.turn import TurnPanel

        self.turn, self.bags = TurnPanel(controller), BagsPanel(controller)
        yield
        from beachmaster.desktop.panels.units import UnitsPanel

        self.units = UnitsPanel(controller)
        yield
        from beachmaster.desktop.panels.journal import JournalPanel
        from beachmaster.desktop.panels.table_list import TableListPanel

        self.journal = JournalPanel(controller)
        self.table_list = TableListPanel(controller)
        self.table_list.follow_as(window.settings["follows"])
        yield

    def _make_pages(self) -> Iterator[None]:
        from beachmaster.desktop.pages import EndPage, NewGamePage, StartPage

        self.start = StartPage(self.controller)
        yield
        self.new_game = NewGamePage(self._window.settings)
        self.end = EndPage(self.controller)
        yield
        yield from self.card.panes.make_ready()

    # -- pages -----------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Show the start page; the game, if one is open, stays open behind it."""
        self._keep_note(later=self._window)
        self.start.refresh()
        self._show(self.start)

    def show_new(self, game: str = "") -> None:
        """Show the page where a game is set up; without a name, one like the game that is open."""
        self.new_game.begin(game, self.controller.playing)
        self._show(self.new_game)

    def show_game(self) -> None:
        """Show the game, or its end."""
        self._show(self.end if self.controller.over else self._window.game_page)

    def open_file(self, path: Path) -> None:
        """Go on with a saved game, or bring an exported one in."""
        if path.suffix == ".json":
            self._ask(lambda dialogs: dialogs.bring_in(path))
            return
        self._open(Wish(game="", save=path))

    def begin(self, wish: Wish) -> None:
        """Begin a game."""
        self._open(wish)

    def _open(self, wish: Wish) -> None:
        self._begun_on = self._window.pages.currentWidget()
        self.unopened.path = wish.save if not wish.game else None
        self.controller.open(wish)  # which takes away the map that is in sight
        if self.built:
            self._show(self._window.game_page)

    def _leave_unopened(self) -> None:
        """Go back to where a game was chosen that cannot be opened."""
        on_game = self._window.pages.currentWidget() is self._window.game_page
        if not self.built or self.controller.is_open or not on_game:
            return
        if self._begun_on is self.new_game:
            self._show(self.new_game)
        else:
            self.show_start()

    def follow(self, topics: Topic) -> None:
        """Wake or put to sleep what needs a game."""
        self.actions.wake(game=self.controller.is_open)
        self._name_window()
        if Topic.PROMPT in topics and Topic.GAME not in topics:
            self._window.notice.play_on()
        if Topic.GAME in topics:
            self.layouts.begin(board=chart_of(self.controller) is not None)
            self._window.rows.activate()  # what says that it is opened has gone
            if self.controller.is_open:  # once all is shown, as that takes the keyboard
                QTimer.singleShot(0, self.card, self._focus_game)

    def _turn(self, topics: Topic) -> None:
        """Turn to the page that fits."""
        if not self.built:
            return
        ended = Topic.STATE in topics and self.controller.over
        if Topic.GAME in topics and not self.controller.is_open:
            self._dress()
        elif Topic.GAME in topics or ended or self._window.pages.currentWidget() is self.end:
            self.show_game()

    def fit(self) -> None:
        """Fit the columns to the window's size once they are there."""
        if self.built:
            self.layouts.fit()

    def retranslate(self) -> None:
        """Say everything again in the language in force."""
        if not self.built:
            return
        self.actions.retranslate()
        self.actions.fill(self._window.menuBar())
        self.layouts.retranslate()
        self._name_window()

    def close(self) -> None:
        """Keep what should stand as it is at the next start."""
        self._keep_note()
        self.card.teaching.keep_learned()
        if self.built:
            self.layouts.keep()
            self.rules_model.close()

    def _keep_note(self, later: QObject | None = None) -> None:
        """Note where the game stands, with a picture of its map once it was looked at."""
        self.rememberer.note()
        if self.built and self.controller.path is not None and self.controller.playing is not None:
            from beachmaster.desktop.vignette import keep

            self.board.catch_up()
            keep(self.board.map, self.controller.path, later)

    # -- putting together ------------------------------------------------------------------------

    def _put_in_place(self) -> None:
        window = self._window
        for page in (self.start, self.new_game, self.end):
            window.pages.addWidget(page)
        window.game_page.put_list(self.table_list)
        self.table_list.counted.connect(window.game_page.show_left)
        self.table_list.laying.connect(self._lay_table)
        window.game_page.alone.connect(self.table_list.stand_alone)
        self.actions.fill(window.menuBar())

    def _connect_window(self) -> None:
        window, controller = self._window, self.controller
        self.card.asking.connect(window.game_page.show_prompt)
        controller.troubled.connect(window.notice.warn)
        controller.told.connect(window.notice.tell)
        controller.troubled.connect(self._leave_unopened)
        self.unopened = Unopened(controller, window.notice, self.open_file, self._ask, self)
        controller.busy.connect(window.notice.work)

    def _connect_pages(self) -> None:
        from beachmaster.desktop.map_photos import MapPhotos
        from beachmaster.desktop.settings_in_force import SettingsInForce

        self.controller.lesson.table_wanted.connect(self.show_new)
        self.start.resume_wanted.connect(self.open_file)
        self.start.return_wanted.connect(self.show_game)
        self.start.new_wanted.connect(self.show_new)
        self.start.taught_wanted.connect(self.new_game.teach)
        self.start.import_wanted.connect(self.dialogs.ask_import)
        self.new_game.wanted.connect(self.begin)
        self.new_game.left.connect(self.show_start)
        photos, maps = self.actions["map-photos"], self.new_game.choice.maps
        self.map_photos = MapPhotos(self.dialogs, photos, self.board, maps)
        self.end.report_wanted.connect(self.dialogs.show_report)
        self.end.known_wanted.connect(self.dialogs.show_known)
        self.start.saves.summary_wanted.connect(self.dialogs.show_your_games)
        self.end.start_wanted.connect(self.show_start)
        self.end.look_back_wanted.connect(self._look_back)
        self.dialogs.brought_in.connect(self.open_file)
        followers = self.card, self.board, self.rules, self.table_list
        self.in_force = SettingsInForce(self._window.settings, followers)
        self.dialogs.setting_changed.connect(self.in_force.follow)

    def _connect_panels(self) -> None:
        from beachmaster.desktop.marching import Marching

        card, going = self.card, self.going
        self._window.notice.left.connect(card.take_keyboard)
        for page in (self.start, self.new_game):
            page.rules_wanted.connect(going.to_book)
        self.new_game.page_wanted.connect(going.to_rule)
        self.start.search_wanted.connect(self.palette.open)
        self.board.picked.connect(card.offer)
        self.board.answered.connect(card.answer)
        card.told.connect(self.board.show_told)
        card.opponent.correct_wanted.connect(self.dialogs.correct)
        self.board.selection.unit_selected.connect(card.heading.coach.show_unit)
        self.marching = Marching(card, self.board)
        for tapped in (self.board.map.clicked, self.board.map.gathered):
            tapped.connect(lambda *_: self._window.activateWindow())  # the map may stand apart
            tapped.connect(lambda *_: card.take_keyboard())
        self.journal.bookmark_wanted.connect(self.dialogs.ask_bookmark)
        self.board.empty.on_press(lambda: self.layouts.show_panel("units"))
        self.board.ahead.turned.connect(lambda on: self.layouts.learn(on=on))
        for source in (card, self.turn, self.board, self.bags, self.journal, self.palette):
            source.rule_wanted.connect(going.to_rule)
        self.journal.entry_selected.connect(going.to_map_after)
        self.journal.correct_wanted.connect(self.dialogs.correct)
        self.rules.entry_wanted.connect(going.to_entry)
        self.rules.otherwise_wanted.connect(self.dialogs.otherwise)
        card.teaching.follow_page(self.rules)
        self.palette.unit_wanted.connect(going.to_unit)
        self.units.unit_wanted.connect(going.to_place_of)

    def _connect_actions(self) -> None:
        window, dialogs = self._window, self.dialogs
        self.actions.connect_to(
            {
                "new": self.show_new,
                "open": dialogs.ask_open,
                "start-page": self.show_start,
                "import": dialogs.ask_import,
                "export": dialogs.ask_export,
                "report": dialogs.show_report,
                "your-games": dialogs.show_your_games,
                "pack-away": dialogs.show_pack_away,
                "position": dialogs.ask_position,
                "tables": dialogs.show_tables,
                "preferences": dialogs.show_preferences,
                "quit": window.close,
                "undo": lambda: self.controller.undo("entry"),
                "undo-action": lambda: self.controller.undo("action"),
                "undo-phase": lambda: self.controller.undo("phase"),
                "undo-turn": lambda: self.controller.undo("turn"),
                "redo": lambda: self.controller.redo("entry"),
                "why": self.card.toggle_why,
                "play-on": self.card.autoplay.toggle,
                "bookmark": dialogs.ask_bookmark,
                "note": dialogs.ask_note,
                "evening": dialogs.ask_evening,
                "set-up-list": self._show_preparation,
                "palette": self.palette.open,
                "distance": lambda: dialogs.show_distance(on=self.actions["distance"].isChecked()),
                "zoom-in": lambda: self.text_size.step(1),
                "zoom-out": lambda: self.text_size.step(-1),
                "zoom-reset": lambda: self.text_size.step(0),
                "layout": self.layouts.reset,
                "manual": self.going.to_manual,
                "rule": self.going.to_prompted_rule,
                "counter": self.going.to_counter,
                "shortcuts": dialogs.show_shortcuts,
                "about": dialogs.show_about,
            }
        )
        self._connect_layouts()
        self.controller.changed.connect(self.follow)  # last: what it shows catches up once

    def _connect_layouts(self) -> None:
        layouts, card = self.layouts, self.card
        from beachmaster.desktop.layout.steering import Steering

        self.steering = Steering(self.actions, layouts)
        layouts.card_wanted.connect(self._focus_page)
        card.asking.connect(layouts.bar.show_prompt)

    # -- going where something is ----------------------------------------------------------------

    def _show_preparation(self) -> None:
        display = self.controller.display
        if display is not None:
            self.table_list.follows.setChecked(True)
            self.table_list.show_preparation(display.preparation())
            self.show_game()

    def _look_back(self) -> None:
        self._show(self._window.game_page)
        self.layouts.show_panel("journal")

    def _show(self, page: QWidget) -> None:
        turned = page is not self._window.pages.currentWidget()
        self._window.pages.setCurrentWidget(page)
        self._dress()
        self._name_window()
        if turned:
            self._window.notice.play_on()
        if turned and page is self._window.game_page:
            self._focus_game()

    @Slot(bool)
    def _lay_table(self, first: bool) -> None:
        """Let the list of the set-up have the page, or give it back to the prompt."""
        self._window.game_page.list_first(first)
        QTimer.singleShot(0, self.card, self._focus_game)

    def _focus_page(self) -> None:
        """Put the keyboard back where it was called away from."""
        if self._window.pages.currentWidget() is self._window.game_page:
            self._focus_game()
        else:
            self._window.pages.setFocus()

    def _focus_game(self) -> None:
        """Put the keyboard where the game waits: in the list that has the page, or the answers."""
        if self.card.isHidden():
            self.table_list.lines.setFocus()
            return
        self.card.setFocus()
        self.card.focus_answers()

    def _dress(self) -> None:
        """Show map and rules beside a game, and how it stands above."""
        self.layouts.show_all(self._in_game(), ended=self._window.pages.currentWidget() is self.end)

    def _name_window(self) -> None:
        """Name the window after the game that it shows."""
        self._window.setWindowTitle(self.rememberer.title(in_game=self._in_game()))

    def _in_game(self) -> bool:
        return self._window.pages.currentWidget() in (self._window.game_page, self.end)
