"""The prompt card: what to do now, what just happened, the answers, and the bar below."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import Tick
from beachmaster.desktop.charts import chart_of
from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.flow import Filling
from beachmaster.desktop.keyboard import keyboard, stands_on
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.opposing import Opposing
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.aside import Aside
from beachmaster.desktop.prompts.autoplay import AutoPlay
from beachmaster.desktop.prompts.bar import BottomBar
from beachmaster.desktop.prompts.card_keys import CardKeys
from beachmaster.desktop.prompts.coach_panel import AMONG
from beachmaster.desktop.prompts.heading import PromptHeading, thinking_words
from beachmaster.desktop.prompts.lesson_strip import LessonStrip
from beachmaster.desktop.prompts.map_ask_panel import MapAskPanel
from beachmaster.desktop.prompts.moment.following import Following
from beachmaster.desktop.prompts.news import News, news_of
from beachmaster.desktop.prompts.opponent_panel import OpponentPanel
from beachmaster.desktop.prompts.panes import Panes
from beachmaster.desktop.prompts.refusal_line import RefusalLine
from beachmaster.desktop.prompts.scroll_area import CardScrollArea
from beachmaster.desktop.prompts.staying import Staying
from beachmaster.desktop.prompts.waived_panel import WaivedPanel
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.acts import ActWords
from beachmaster.engine.options import AnswerError
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

if TYPE_CHECKING:
    from beachmaster.storage.last import Last


class PromptCard(Filling):
    """The largest thing on the screen.

    `rule_wanted` carries the id of a rule to be shown, `asking` the words of each new prompt,
    `told` the hexes that an answer names so far, to be marked on the map, and that answer.
    `press` takes any key that no text field wants, wherever the keyboard stands. A card `beside`
    another one shows the same for other eyes: what is ticked and what plays by itself is one.
    """

    rule_wanted, asking = Signal(str), Signal(str)
    told = Signal(object, object)
    ticked = Signal(list)

    def __init__(
        self,
        controller: GameController,
        parent: QWidget | None = None,
        *,
        beside: "PromptCard | None" = None,
    ) -> None:
        super().__init__(parent)
        self.controller, self._beside = controller, beside
        self.setProperty("card", True)
        give_role(self, QAccessible.Role.Grouping)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.pane: AnswerPane[Any] | None = None
        self._asked: Asked | None = None
        self._waiting: tuple[Asked, Value] | None = None
        self._last: Last | None = None
        self._stale, self._em = True, current().em
        self._scrolled = False  # what stands there now was not painted yet
        self._settled = False  # what is asked has not been laid out yet
        self._looks_at_acts = False
        self._listed: Collection[str] = ()
        """What the list told of as the player answered: an answer may come to how that lies."""
        self._touched = False  # the player has begun an answer
        self._pressed: set[int] = beside._pressed if beside is not None else set()
        self.autoplay: AutoPlay = beside.autoplay if beside else AutoPlay(controller, self)
        self.opposing: Opposing = beside.opposing if beside else Opposing(controller, self)
        self.keys = CardKeys(self)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._reveal)
        self._uncut = QTimer(self, singleShot=True)
        self._uncut.timeout.connect(self._show_uncut)
        self._build()
        self.panes = Panes(self._connect_pane, self.scroll_area.answers.parentWidget)
        self._connect()

    def _build(self) -> None:
        self.heading, self.news, self.bar = PromptHeading(), News(), BottomBar()
        self.table_line = self.heading.line
        self.result = Following(self.heading.moment, self.controller, self.autoplay)
        self.refusal = RefusalLine()
        self.map_ask = MapAskPanel()
        self.aside = aside = Aside(self.heading.terms, self.result)
        self.sheet, self.odds = aside.sheet, aside.odds
        self.why, self.teaching = aside.why, aside.teaching
        self.opponent, self.lesson = OpponentPanel(self.controller), LessonStrip(self.controller)
        self.waived = WaivedPanel(self.controller, self.answer)
        news = [self.map_ask, *self.heading.below, self.news, self.opponent]
        above: list[QWidget] = [self.lesson, self.waived]
        self.scroll_area = CardScrollArea(news, aside.parts, above)
        aside.stand_in(self.scroll_area, self._room_between)
        self.heading.coach.stand_in(self.scroll_area.answers)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.scroll_area, 1)
        self._column.addWidget(aside.brief)
        self._column.addWidget(self.refusal)
        self._column.addWidget(self.bar)
        self.scroll_area.space()
        self._fit()

    def _connect(self) -> None:
        controller, bar = self.controller, self.bar
        controller.changed.connect(self._changed)
        controller.busy.connect(self._say_opening)
        controller.refused.connect(self._refused)
        controller.jumped.connect(self.autoplay.hold)
        current().changed.connect(self._restyle)
        keyboard().moved.connect(self._focus_moved)
        if self._beside is not None:
            self.news.share_ticks(self._beside.news)
        self.map_ask.left.connect(controller.withdraw)
        self.table_line.clicked.connect(self.open_acts)
        self.news.unfolded.connect(self._show_table_line)
        self.news.ticked.connect(self._show_table_line)
        self.news.painted.connect(self._note_scrolled_to)
        self.scroll_area.refitted.connect(self._show_table_line)
        self.scroll_area.verticalScrollBar().valueChanged.connect(self._scroll)
        self.scroll_area.lowered.connect(self._stay_in_sight)
        self.scroll_area.refitted.connect(self._uncut.start)
        bar.undo_wanted.connect(self.undo)
        bar.redo_wanted.connect(self.redo)
        bar.why_wanted.connect(self.toggle_why)
        bar.play_on_wanted.connect(self.autoplay.toggle)
        self.autoplay.altered.connect(self._show_bar)
        bar.next_wanted.connect(self.go_on)
        parts = (self.map_ask, self.sheet, self.why, self.teaching, self.opponent, self.lesson)
        for part in (*parts, self.heading.moment):
            part.rule_wanted.connect(self.rule_wanted)
        self.opponent.anew.connect(self.opposing.decide_anew)
        self.opposing.lasting.connect(self._catch_up)
        self.sheet.quiz.left.connect(self.focus_answers)

    def _fit(self) -> None:
        self.scroll_area.undivided = self.pane is not None and bool(self.pane.uncut)
        self.scroll_area.fit(self.width(), self.height())
        self.scroll_area.space_out(self._column)
        self.bar.fit(self.height())
        self.heading.place_terms(self.scroll_area)
        self._fit_line()
        self.heading.place_line(low=self.scroll_area.low)
        self.heading.share(self.height(), self.bar.sizeHint().height(), self.scroll_area)
        if self.pane is not None:
            tight = self.scroll_area.tight and not self.heading.moment.isHidden()
            self.pane.fit(low=self.scroll_area.low, tight=tight)
        self.aside.fit(self.height())

    def _room_between(self) -> int:
        """Return how high all between heading and bar, or what was refused, is."""
        below = self.bar if self.refusal.isHidden() else self.refusal
        return below.y() - self._column.spacing() - self.scroll_area.y()

    # -- what it shows ---------------------------------------------------------------------------

    def show_remembered(self, last: "Last") -> None:
        """Show where the player was while the game still loads; the answers sleep."""
        self._last, self._stale = last, True
        self.refresh()

    def refresh(self) -> None:
        """Show what the controller has now."""
        self._note_glimpsed()
        held, asked, self._settled = self._holds_focus(), self.controller.asked, False
        self._looks_at_acts = self._touched = False
        self.autoplay.pause()
        self.scroll_area.put_away()  # the keyboard moves, while what is stale is not weighed again
        self.heading.hide()
        self.refusal.hide()
        self._replace(asked)
        self._last = None if self.controller.is_open else self._last
        if asked is not None:
            self.heading.show_prompt(self.controller, asked)
        else:
            self.heading.show_silence(self.controller, self._last)
        if asked is not self._asked:
            self.keys.begin(asked.prompt if asked else None)
        self._asked, self._stale = asked, False
        self.map_ask.show_ask(self.controller.map_ask, theirs=self.controller.decider is not None)
        self.lesson.show_card()
        self.scroll_area.put_news_last(on=self.controller.lesson.taught is not None)
        self.told.emit({} if self.pane is None else self.pane.told(), None)
        self.setAccessibleName(self.heading.prompt.text())
        self.asking.emit(self.heading.prompt.text())
        self._show_news()
        self._show_bar()
        self.aside.show_prompt(self.controller, asked, self.autoplay, self.opponent)
        self._fit()
        self.heading.show()  # first, so that the answers are laid out once, in the room they get
        self.scroll_area.put_back()
        QTimer.singleShot(0, self, self._settle)
        if held and self.pane is not None:
            self.focus_answers()
        if asked is not None and self._beside is None:
            self.heading.announce()

    def _catch_up(self) -> None:
        """Show what is asked now where that was put off while nobody looked."""
        if self._stale:
            self.refresh()

    def _replace(self, asked: Asked | None) -> None:
        """Put the controls of the new prompt where those of the old one were."""
        before = self.pane
        self._keep_line(before)
        if before is not None:
            self.scroll_area.answers.removeWidget(before)
            self.panes.put_by(before)
            self.pane = None
        if asked is not None:
            self.pane = self.panes.take(asked.prompt, on_map=chart_of(self.controller) is not None)
            self.scroll_area.answers.insertWidget(AMONG, self.pane)
            self.pane.show()
            self._touched = False
            self._type_again(asked)

    def _keep_line(self, before: AnswerPane[Any] | None) -> None:
        """Keep what was typed for an answer that waits for a question about the map."""
        ask = self.controller.map_ask
        if ask is not None and before is not None and before.prompt is ask.game.prompt:
            self._waiting = ask.game, before.told_so_far()

    def _type_again(self, asked: Asked) -> None:
        """Hold it again where the answer was refused or taken back."""
        if self._waiting is None or self.controller.map_ask is not None or self.pane is None:
            return
        game, told = self._waiting
        if game.key == asked.key and told is not None:
            self.pane.tell_again(told)
        self._waiting = None

    def _connect_pane(self, pane: AnswerPane[Any]) -> None:
        pane.answered.connect(self.answer)
        pane.signed.connect(self.keys.note_signed)
        pane.unread.connect(self._refused)
        pane.ticked.connect(self.ticked)
        pane.left_to_program.connect(self.let_program)
        pane.leaves, pane.keeps = self.autoplay.leaves, self.autoplay.keeps
        pane.tableless = lambda: self.controller.lesson.taught is not None
        pane.altered.connect(self._touch)
        pane.rule_wanted.connect(self.rule_wanted)

    def _show_news(self) -> None:
        news = [] if self.controller.lesson.begins else news_of(self.controller, self._pressed)
        controller = self.controller
        words = (
            ActWords(controller.session.module, controller.state) if controller.is_open else None
        )
        shown = news if controller.map_ask is None else []  # the answer that waits came after it
        self.news.show_told(news, words, self.result.show(shown), controller.journal)
        self.news.note_listed({*self._listed, *self._lying()})
        self.opponent.show_decided(self._pressed, lambda: self.autoplay.settings, self.news.told)

    def _lying(self) -> Collection[str]:
        """Return the pieces of which the list after a jump says how they are to lie."""
        playing, follows = self.controller.playing, self.controller.table_follows
        return tuple(playing.beside.lies) if playing is not None and follows else ()

    def _show_table_line(self) -> None:
        """Say above the fold how many acts wait below it that were not seen."""
        if self.scroll_area.inside.isVisible():
            before = self.table_line.isHidden()
            self._fit_line()
            if before != self.table_line.isHidden():
                self._fit()

    def _fit_line(self) -> None:
        """Show the line where the news stand below the answers, or were scrolled out of sight."""
        below = self.scroll_area.news_below or (self._settled and not self._sees_acts())
        below = below and not self._looks_at_acts
        left = self.news.left if below and self.news.unseen else 0
        before = self.table_line.takes_enter
        self.table_line.show_left(left, enter=bool(left) and self._is_idle())
        if before != self.table_line.takes_enter:
            self._show_next()

    def _sees_acts(self) -> bool:
        """Tell whether all acts above the fold of the news are in sight."""
        return self.scroll_area.shows(self.news, self.news.rows_of_acts())

    def _scroll(self) -> None:
        """Note which acts are scrolled to, once they are painted: none that only passed by."""
        self._scrolled = True
        self.news.update()
        self._show_table_line()

    def _note_scrolled_to(self) -> None:
        if self._scrolled:
            self._scrolled = not self._settled
            self._note_glimpsed()

    def _note_glimpsed(self) -> None:
        """Note which acts are in sight."""
        if self._settled:
            shows = self.scroll_area.shows
            self.news.note_glimpsed(lambda top, bottom: shows(self.news, (top, bottom)))

    def _is_idle(self) -> bool:
        """Tell whether nothing is begun that Enter would go on with, or answer with."""
        if self.pane is None:
            return True
        home = stands_on(self) in (None, self, self.pane, self.pane.first_focus())
        if home and not self._touched:
            return True
        typed = any(line.text() for line in self.pane.findChildren(QLineEdit))
        return self.pane.waits and not typed

    def open_acts(self) -> None:
        """Go to what is to be done on the table."""
        self.news.open()
        self._looks_at_acts = True  # dice are cut through rather than acts put out of sight again
        self._show_table_line()
        self._soon.stop()  # the keyboard may have moved on from the line: it is not followed
        self.scroll_area.show_soon(self.news.table)

    def _show_bar(self) -> None:
        self.bar.show_undo(self.controller.session.tree if self.controller.is_open else None)
        if self.pane is not None:
            self.pane.dress()
        self._show_next()
        self.bar.show_play_on(can=self.controller.rolls_by_itself(), on=self.autoplay.on)

    def _show_next(self) -> None:
        """Say what Enter does, or a click alone while Enter opens the acts first."""
        silent = None
        if self.pane is None:
            opens = self._last or self.controller.wished
            silent = T("Opening…") if opens else thinking_words(self.controller)
        self.bar.show_next(self.pane, silent, enter=not self.table_line.takes_enter)

    def _settle(self) -> None:
        """Go on after the repaint with what plays by itself."""
        self._settled = True
        self._scrolled = False
        self._show_uncut()
        self._show_table_line()
        if self.controller.asked is self._asked:
            self.autoplay.plan()

    def _touch(self) -> None:
        """Note that the player has begun an answer: Enter goes on with that."""
        self._touched = True
        self._altered()

    def _altered(self) -> None:
        """Say what Enter does now, and what the odds of the answer as it stands would be."""
        if self.pane is None or self._stale:
            return
        self.refusal.hide()  # something else is told by now
        self._show_next()
        self.told.emit(self.pane.told(), self.pane.selection())
        if (ask := self.controller.map_ask) is not None and ask.asked is self._asked:
            ask.so_far = self.pane.selection()
        self.heading.coach.show_unit(self.pane.looked_at())
        if not self.table_line.isHidden():
            self._show_table_line()
        self.aside.weigh(self.pane)

    # -- answering -------------------------------------------------------------------------------

    def answer(self, value: Value) -> bool:
        """Answer; a refusal is shown where it belongs, and nothing is lost."""
        return self._press(lambda: self.controller.answer(value))

    def let_program(self) -> None:
        """Let the program roll or draw."""
        if self.controller.rolls_by_itself():
            self._press(self.controller.auto)

    def _press(self, act: Callable[[], bool]) -> bool:
        """Make the next entry at the player's wish: what happens from there on is news."""
        if self.controller.prompt is None:
            return False
        self._note_glimpsed()
        ticked, self._listed = self.news.go_on(), self._lying()
        self._pressed.add(entry := self.controller.session.tree.next_id)
        done = act()
        self._listed = ()
        if done:
            self.autoplay.release()
            return True
        self._pressed.discard(entry)
        if self.controller.map_ask is None:
            self.news.stay(ticked)
        return False

    def offer(self, value: Value) -> bool:
        """Take a value picked on the board: fill it in, or answer; tell whether it was taken."""
        self._catch_up()
        if self.pane is None or not self.pane.offer(value):
            return self.answer(value)
        self._altered()
        return True

    def _refused(self, why: Refusal) -> None:
        """Show at the control at fault why an answer did not count, or else above the bar."""
        pane = self.pane
        if isinstance(why, AnswerError) and pane is not None and pane.show_refusal(why):
            self.refusal.hide()
            QTimer.singleShot(0, self, lambda: self._show_refused(why.text))  # laid out by then
        else:
            self.refusal.tell(why.text)

    def _show_refused(self, why: Text) -> None:
        """Scroll to the control at fault; say it above the bar where the words are out of sight."""
        self._reveal()
        told = [] if self.pane is None else self.pane.findChildren(Wrong)
        seen = (self.scroll_area.shows(one, (0, one.height())) for one in told if one.isVisible())
        if not any(seen):
            self.refusal.tell(why)

    def next(self) -> None:
        """Do the next thing to do."""
        self._catch_up()
        there = not self.table_line.isHidden()
        if there and (self._is_idle() or stands_on(self) is self.table_line):
            self.open_acts()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Do what the button of the bar says."""
        if self.pane is not None:
            self.pane.enter()

    def undo(self, by: str = "entry") -> None:
        """Take back."""
        self.autoplay.hold()
        self.controller.undo(by)

    def redo(self) -> None:
        """Bring back."""
        self.autoplay.hold()
        self.controller.redo()

    def toggle_why(self) -> None:
        """Go one depth further into the reasons, or close them after the last."""
        self.bar.why.setChecked(self.aside.deepen())

    # -- following -------------------------------------------------------------------------------

    def _say_opening(self) -> None:
        if not self.controller.is_open:
            self._changed(Topic.PROMPT)

    def _changed(self, topics: Topic) -> None:
        if topics & Topic.GAME:
            self.news.begin(self.controller.path)
            self._pressed.clear()
            self.autoplay.stop()
            self.autoplay.release()
        if topics & (Topic.PROMPT | Topic.GAME):
            self._stale = True
            if self.isVisible():
                self._follow()

    def _follow(self) -> None:
        """Show what is asked now; while the opponent works out a quick answer, only the button."""
        if self.controller.thinking is None:
            self.refresh()
            return
        self.bar.show_next(None, thinking_words(self.controller))
        self.bar.show_undo(self.controller.session.tree)
        self.bar.show_play_on(can=False, on=self.autoplay.on)

    def _restyle(self) -> None:
        """Take other colours; where the size is another one, too, make the controls anew."""
        self.scroll_area.space()
        self._fit()
        if self._em != current().em:
            self.renew()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.odds.retranslate()
        self.bar.retranslate()
        self.teaching.forget()
        self.renew()

    def renew(self, like: "PromptCard | None" = None) -> None:
        """Build the controls anew, now or when looked at; what was told here, or `like`, stays."""
        stays = Staying(self.scroll_area, (like or self).pane, self._em)
        self._em = current().em
        self._replace(None)
        self.panes.drop()
        same, self._stale = self.controller.asked is self._asked and not self._stale, True
        if self.isVisible():
            self.refresh()
            if same:
                stays.come_back(self.pane, self._reveal)
        elif (asked := self.controller.asked) is not None:  # above the list that hides the card
            self.asking.emit(say(asked.prompt.text))

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if self.pane is None or new is None:
            return
        ground = self._settled and new in (self, self.pane)  # else another prompt comes
        if ground and new is not self.pane.first_focus():
            self._come_home(old)  # a click on the ground, where no key and no Tab goes on
        elif self.isAncestorOf(new):
            self._altered()
            if isinstance(new, Tick) and new.by_mouse:
                return  # the card never moves under the mouse
            self._soon.start()  # what was just unfolded has no place yet

    def _come_home(self, left: QWidget | None) -> None:
        """Put the keyboard back where it stood among the answers, or where they begin."""
        pane = self.pane
        if pane is not None and left is not None and pane.isAncestorOf(left) and left.isVisible():
            left.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus_answers()

    def _stay_in_sight(self) -> None:
        """Scroll to the focused field, unless the player looks at the acts."""
        if not self._looks_at_acts:
            self._soon.start()

    def _reveal(self) -> None:
        """Scroll to what the keyboard stands on."""
        focus = None if self.lesson.unread else stands_on(self)
        if focus is not None and self.scroll_area.inside.isAncestorOf(focus):
            self.scroll_area.show_whole(focus, self.pane and self.pane.first_focus())
        self._show_uncut()

    def _show_uncut(self) -> None:
        """Scroll so that no dice are cut through."""
        if self.pane is not None and self.pane.uncut and not self._looks_at_acts:
            self.scroll_area.show_uncut(self.pane.uncut)

    def _holds_focus(self) -> bool:
        return (focus := stands_on(self)) in (None, self) or self.isAncestorOf(focus)

    def take_keyboard(self) -> None:
        """Have keys mean the prompt again, wherever the keyboard stood; here it stays put."""
        if (focus := stands_on(self)) is None or not self.isAncestorOf(focus):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.focus_answers()

    def focus_answers(self) -> None:
        """Put the keyboard where the answers begin."""
        if self.pane is not None and (first := self.pane.first_focus()) is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- events ----------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; tell whether it meant something here."""
        self._catch_up()
        return self.keys.press(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no control took."""
        if not self.press(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note when the prompt came to be seen."""
        super().paintEvent(event)
        if not self._stale:
            self.keys.guard.painted()

    def showEvent(self, event: QShowEvent) -> None:
        """List what is asked when somebody looks."""
        super().showEvent(event)
        self._catch_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Order the parts for the new size; what the keyboard stands on stays in sight."""
        super().resizeEvent(event)
        self._fit()
        self._stay_in_sight()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
