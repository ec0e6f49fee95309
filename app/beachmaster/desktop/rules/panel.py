"""The rules beside the game: the rule of the step by itself, and a way to every other."""

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QSplitter, QToolButton, QVBoxLayout, QWidget

from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.desktop.flow import OneRow
from beachmaster.desktop.forms import name
from beachmaster.desktop.rules.article import OTHERWISE, Depth
from beachmaster.desktop.rules.bar import ReadingBar
from beachmaster.desktop.rules.book_writer import BookWriter
from beachmaster.desktop.rules.browser import RuleBrowser
from beachmaster.desktop.rules.contents import ContentsPane
from beachmaster.desktop.rules.drawer import Drawer
from beachmaster.desktop.rules.look_ups import LookUps
from beachmaster.desktop.rules.pages import Pages
from beachmaster.desktop.rules.reading_settings import ReadingSettings
from beachmaster.desktop.rules.rule_history import RuleHistory
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.rules.spread import CONTENTS, READING, Spread
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.rulebook.books import books, game_of, number_of
from beachmaster.storage.settings import Settings

CHIPS, LEAST_CHIP = 6, 5.8
"""How many rules of the prompt are offered at most, in one row, and the ems a chip keeps to say its
number in: more rows would leave the rule itself no room."""
LOW = 20
"""In fewer ems of height a menu holds what lies under a rule."""


class RulesPanel(QWidget):
    """The rule of the waiting prompt, the whole of the books, and what the player adds to them.

    `entry_wanted` carries an entry of the game whose moment the player wants to see;
    `rule_shown` the id of the rule that can be read, empty where none can, `otherwise_wanted` of
    one to be played otherwise,
    `looked_up` of one that the player opened.
    """

    entry_wanted = Signal(int)
    rule_shown = Signal(str)
    otherwise_wanted = Signal(str)
    looked_up = Signal(str)

    def __init__(
        self,
        controller: GameController,
        settings: Settings | None = None,
        rules_model: RulesModel | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._settings = settings or Settings.load()
        self.rules_model = rules_model or RulesModel(self, settings=self._settings)
        self._remembered = ReadingSettings.load()
        self._pages = Pages(controller, self.rules_model)
        self._history = RuleHistory()
        self.books = BookWriter(self.rules_model, self)
        self._look_ups = LookUps(controller, self)
        self._look_ups.counted.connect(self.looked_up)
        self._prompted: tuple[str, ...] = ()
        self._stale = True
        self._looked_in = ""
        self._switched: tuple[object, object] = (None, None)
        self.bar = ReadingBar()
        self.browser = RuleBrowser(zoom=self._remembered.zoom)
        self.contents = ContentsPane()
        self.drawer = Drawer(controller, self.rules_model)
        self.chips = QWidget()
        self._chip_row = OneRow(self.chips, least=LEAST_CHIP)
        self._page = QWidget()
        self.views = Spread(self._page, self.contents)
        # The prompt is painted first; of many prompts in a row only the last one's rule is set.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- what the window asks for ----------------------------------------------------------------

    def show_rule(self, rule: str) -> None:
        """Show a rule or a term by its id, as the player wants it."""
        self._look_ups.count(rule)
        self.views.setCurrentIndex(READING)
        self._go(rule)

    def show_contents(self, game: str) -> None:
        """Show the contents of a game's book, before any game is open."""
        self._looked_in = game
        self._stale = True
        self.views.setCurrentIndex(CONTENTS)
        self._fill_contents()

    def show_prompted(self) -> None:
        """Show the rule of what is asked now."""
        if self._prompted:
            self.show_rule(self._prompted[0])

    @property
    def rule(self) -> str:
        """Return the id of the rule on the page."""
        return self._history.here.rule if self._history.here is not None else ""

    @property
    def _game_read(self) -> str:
        """Return the game whose book is open: that of the rule on the page, else of the game."""
        return game_of(self.rule) or self._pages.game or next(iter(books()))

    @property
    def reading_depth(self) -> Depth:
        """Return how much of a rule is shown."""
        return cast("Depth", self._settings["depth"])

    def set_depth(self, depth: str) -> None:
        """Show rules in another depth from now on."""
        self._settings["depth"] = depth
        self._settings.keep()
        self.bar.show_depth(self.reading_depth)
        self._show_here()

    def retranslate(self) -> None:
        """Say the words again."""
        name(self.browser, T("Rule text"))
        self.bar.retranslate()
        self.contents.retranslate()
        self.drawer.retranslate()
        self._fill_chips()
        if self.isVisible():
            self._fill_contents()
            self._show_here()

    # -- Qt --------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Open the library when somebody looks."""
        super().showEvent(event)
        self.rules_model.open()
        self._on_changed(EVERYTHING)
        self._fill_chips()
        self._show_here()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave a low page what room there is."""
        super().resizeEvent(event)
        self.drawer.lie_low(low=self.height() < current().space(LOW))
        self._fit_chips()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that no rule can be read here."""
        super().hideEvent(event)
        self.rule_shown.emit("")

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._reading = reading = QSplitter(Qt.Orientation.Vertical)
        reading.setChildrenCollapsible(False)
        # A page scrolls: below the card it asks for no height that the card's answers need.
        reading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        reading.addWidget(self.browser)
        reading.addWidget(self.drawer)
        reading.setStretchFactor(0, 3)
        reading.setStretchFactor(1, 1)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.chips)
        column.addWidget(reading, 1)
        column.addWidget(self.drawer.tabs)
        layout = QVBoxLayout(self)
        layout.addWidget(self.bar)
        layout.addWidget(self.views, 1)
        self._columns = (layout, column)
        bar, notes = self.bar.menu, self.drawer.acts
        bar.insertActions(bar.actions()[0], notes)
        self._respace()
        self.bar.show_depth(self.reading_depth)
        self.bar.follow.setChecked(self._remembered.follow)
        self.setFocusProxy(self.browser)

    def _connect(self) -> None:
        bar = self.bar
        bar.back.clicked.connect(lambda: self._step(-1))
        bar.forward.clicked.connect(lambda: self._step(1))
        bar.home.clicked.connect(self.show_prompted)
        bar.follow.toggled.connect(self._on_follow)
        bar.star.clicked.connect(self._on_star)
        bar.depth_wanted.connect(self.set_depth)
        bar.book.triggered.connect(lambda: self.books.ask(self._game_read, aid=False))
        bar.aid.triggered.connect(lambda: self.books.ask(self._game_read, aid=True))
        bar.larger.triggered.connect(lambda: self.browser.step_zoom(1))
        bar.smaller.triggered.connect(lambda: self.browser.step_zoom(-1))
        bar.ordinary.triggered.connect(lambda: self.browser.zoom_to(100))
        self.browser.zoomed.connect(self._on_zoomed)
        self.browser.followed.connect(self._on_link)
        self.views.turned.connect(self._on_view)
        self.views.altered.connect(self._on_spread)
        bar.contents.clicked.connect(lambda on: self.views.setCurrentIndex(int(on)))
        current().changed.connect(self._respace)
        self.contents.wanted.connect(self.show_rule)
        self.drawer.pulled.connect(self._make_room)
        self.drawer.entry_wanted.connect(self.entry_wanted)
        self.rules_model.ready.connect(self._on_ready)
        self.rules_model.failed.connect(self._show_here)
        self.rules_model.noted.connect(self._on_noted)
        self._controller.changed.connect(self._on_changed)
        for keys, act in (
            ("Alt+Left", lambda: self._step(-1)),
            ("Alt+Right", lambda: self._step(1)),
            ("Alt+Up", self.show_prompted),
        ):
            shortcut = QShortcut(QKeySequence(keys), self, act)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _on_link(self, link: str) -> None:
        """Show the rule that a link leads to, or ask how else it is played."""
        if link.startswith(OTHERWISE):
            self.otherwise_wanted.emit(link.removeprefix(OTHERWISE))
        else:
            self.show_rule(link)

    def _go(self, rule: str) -> None:
        self._soon.stop()
        self._keep_scroll()
        self._history.visit(rule)
        self._show_here()

    def _on_changed(self, topic: Topic) -> None:
        prompt = self._controller.prompt
        rules = tuple(dict.fromkeys(prompt.rules)) if prompt is not None else ()
        if Topic.GAME in topic and self._controller.is_open:
            self._looked_in = ""
        if Topic.GAME in topic and self.rules_model.stock is not None:
            self._fill_contents()
        moved = rules != self._prompted or self._history.here is None
        self._prompted = rules
        if moved and self.isVisible():
            self._fill_chips()
        writing = self.drawer.notepad.editor.hasFocus()
        if (
            moved
            and rules
            and (self._history.here is None or (self._remembered.follow and not writing))
        ):
            self._soon.start()
        elif self.isVisible() and (self._played_otherwise() or Topic.GAME in topic):
            self._keep_scroll()  # its board and choices are in the page
            self._show_here()
        elif self.isVisible() and Topic.JOURNAL in topic:
            self.drawer.recount()

    def _played_otherwise(self) -> bool:
        """Tell whether a choice in force changed since the last look."""
        if not self._controller.is_open:
            return False
        before, state = self._switched, self._controller.state
        self._switched = (state.rulings or None, state.house or None)
        return before != self._switched

    def _follow(self) -> None:
        if self._prompted:
            self._go(self._prompted[0])

    def _on_ready(self) -> None:
        self._fill_chips()
        self._fill_contents()
        self._show_here()

    def _on_noted(self, rule: str) -> None:
        self._fill_contents()
        if rule == self.rule:
            self.bar.show_star(on=self.rules_model.is_marked(rule))

    def _on_follow(self, on: bool) -> None:
        self._remembered.follow = on
        self._remembered.save()
        if on:
            self.show_prompted()

    def _on_star(self) -> None:
        self.rules_model.mark(self.rule, on=not self.rules_model.is_marked(self.rule))
        self.bar.show_star(on=self.rules_model.is_marked(self.rule))

    def _make_room(self, share: float) -> None:
        """Give the drawer its share of the height."""
        height = sum(self._reading.sizes())
        self._reading.setSizes([round(height * (1 - share)), round(height * share)])

    def _on_zoomed(self, zoom: int) -> None:
        self._remembered.zoom = zoom
        self._remembered.save()

    def _step(self, by: int) -> None:
        self._soon.stop()
        self._keep_scroll()
        if self._history.step(by) is not None:
            self._show_here()

    def _keep_scroll(self) -> None:
        if self._history.here is not None:
            self._history.here.scroll = self.browser.verticalScrollBar().value()

    def _show_here(self, _trouble: object = None) -> None:
        """Set the page of the rule one is at, or say why there is none."""
        if not self.isVisible():
            return
        here = self._history.here
        rule = here.rule if here is not None else ""
        page = self._pages.page(rule, self.reading_depth)
        self.browser.set_page(page.html)
        self.browser.setAccessibleName(page.title)
        if here is not None:
            self.browser.verticalScrollBar().setValue(here.scroll)
            part = here.rule.partition("#")[2]
            if part and not here.scroll:
                self.browser.scrollToAnchor(part)
        known = page.is_rule
        self.bar.back.setEnabled(self._history.can_go_back)
        self.bar.forward.setEnabled(self._history.can_go_forward)
        self.bar.home.setEnabled(bool(self._prompted))
        self.bar.star.setEnabled(known)
        self.bar.show_star(on=self.rules_model.is_marked(rule))
        self.drawer.open_rule(rule if known else "")
        self._point()
        self._check_chips()
        self._tell_shown()

    def _tell_shown(self) -> None:
        reads = self.isVisible() and self.views.currentIndex() == READING
        self.rule_shown.emit(self.rule if reads else "")

    def _fill_chips(self) -> None:
        """Offer the rules of the prompt, the first of which opened by itself."""
        self._chip_row.clear()
        rules = self._prompted[:CHIPS]
        for rule in rules if len(rules) > 1 else ():
            title = self._pages.title(rule)
            words = _CHIP.fill(number=number_of(rule), title=title)
            chip = tool_button(say(words), checkable=True, elides=True)
            name(chip, _CHIP.fill(number=number_of(rule), title=title), words)
            chip.setProperty("rule", rule)
            chip.clicked.connect(lambda _on=False, rule=rule: self.show_rule(rule))
            self._chip_row.addWidget(chip)
        self.chips.setVisible(len(rules) > 1)
        self._check_chips()
        self._fit_chips()

    def _chips(self) -> Iterator[QToolButton]:
        for at in range(self._chip_row.count()):
            item = self._chip_row.itemAt(at)
            chip = item.widget() if item is not None else None
            if isinstance(chip, QToolButton):
                yield chip

    def _fit_chips(self) -> None:
        """Show as many rules of the prompt as have room in one row."""
        fitting = self._chip_row.fitting(self._page.width())
        for at, chip in enumerate(self._chips()):
            chip.setVisible(at < fitting)

    def _check_chips(self) -> None:
        for chip in self._chips():
            chip.setChecked(chip.property("rule") == self.rule)

    def _fill_contents(self) -> None:
        """Show the contents where somebody looks at them; else when somebody does."""
        self._stale = not self.views.shows_contents
        if not self._stale:
            self.contents.show_stock(self.rules_model.stock, self._looked_in or self._pages.game)

    def _on_view(self, view: int) -> None:
        self.bar.contents.setChecked(view == CONTENTS)
        if view == CONTENTS:
            if self._stale:
                self._fill_contents()
            self.contents.point_at(self.rule)
        self._tell_shown()

    def _on_spread(self) -> None:
        """Fill the contents where they come beside the page; no button turns to them then."""
        self.bar.contents.setVisible(not self.views.wide)
        if self.views.wide and self._stale:
            self._fill_contents()
        self._point()

    def _point(self) -> None:
        """Stand in the contents on the rule that is read, where they are beside it."""
        if self.views.wide and self.rule:
            self.contents.point_at(self.rule)

    def _respace(self) -> None:
        """Let the distances follow the text size."""
        space = current().space(0.35)
        self._columns[0].setContentsMargins(space, space, space, space)
        for column in self._columns:
            column.setSpacing(space)


_CHIP = T("{number} {title}")
