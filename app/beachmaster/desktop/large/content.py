"""Gather what the large card shows now: from its unseen card, the table's list, the window."""

from collections.abc import Callable
from functools import partial

import msgspec

from beachmaster.desktop.large.asks import Ask, Cap
from beachmaster.desktop.large.card import LargeCard
from beachmaster.desktop.large.shown import Act, Content
from beachmaster.desktop.large.told import Note, notes, quiz_answers, refusal, where
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.prompts.bar import on_enter
from beachmaster.desktop.prompts.moment.told import Moment
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.text import capital, plain_text
from beachmaster.engine.tree import ROOT

EXTRAS = ("F2", "F3", "F4", "F5", "F6", "F7")
"""The keys of what is offered besides the answers."""
UNDO = "U"


class Gatherer:
    """What is shown of one card; `trouble` and `told` are what the desk's notice says."""

    def __init__(self, card: LargeCard, table_list: TableListPanel | None) -> None:
        self.card, self.table_list = card, table_list
        self.trouble = self.told = ""
        self.gist: Callable[[str], str] = lambda rule: rule.partition(":")[2]
        self.page = 0
        self.ring = -1
        """The cap that an arrow went to, where the pane itself has none that is current."""
        self.gone = False
        """Whether an arrow went to a cap: the space bar means that one then."""
        self._moment: Moment | None = None
        self._earlier: Moment | None = None
        self._seen_by: object = None

    def begin(self) -> None:
        """Begin at a new prompt: its first page, no cap gone to; the last result fades."""
        self.page, self.ring, self.gone = 0, -1, False
        now, asked = self.card.heading.moment.moment, self.card.controller.asked
        before = self._seen_by
        self._seen_by = (asked.phase, asked.prompt.side) if asked is not None else None
        stays = now is None and before == self._seen_by  # another player may not see it
        self._earlier = self._moment if stays else None
        self._moment = now

    def forget(self) -> None:
        """Let go of earlier results: the game jumped."""
        self._moment = self._earlier = None

    def ask(self) -> Ask:
        """Return what is asked, with the cap that an arrow went to."""
        ask = self.card.ask()
        if not 0 <= self.ring < len(ask.caps):
            return ask
        caps = [
            msgspec.structs.replace(cap, current=at == self.ring) for at, cap in enumerate(ask.caps)
        ]
        return msgspec.structs.replace(ask, caps=caps)

    def shown(self) -> Content:
        """Return all of it."""
        card, ask = self.card, self.ask()
        main, can = self._main(ask)
        acts = self._acts()
        moment = card.heading.moment.moment
        wrong = refusal(card, ask.wrong)
        prompt = card.controller.prompt
        return Content(
            head=where(card),
            prompt=card.heading.prompt.text(),
            ask=ask,
            main=main,
            can=can,
            moment=moment or self._earlier,
            faded=moment is None,
            acts=acts,
            spaced=not (self.gone and ask.ticks),
            wrong=" ".join(one for one in (self.trouble, wrong) if one),
            notes=[*self._told(), *notes(card)],
            extras=self._extras(),
            hints=self._hints(ask),
            rule=self.gist(prompt.rules[0]) if prompt is not None and prompt.rules else "",
            page=self.page,
        )

    def _told(self) -> list[Note]:
        """Return what the desk's notice tells of what was done: nothing went wrong."""
        return [Note(words=self.told, bold=True, must=True)] if self.told else []

    def _main(self, ask: Ask) -> tuple[str, bool]:
        """Return what Enter does, and whether it does anything."""
        walk = self.card.walk
        if 0 <= self.ring < len(ask.caps):
            return self._enters(ask.caps[self.ring].words or str(ask.caps[self.ring].face)), True
        if walk is not None and walk.here is not None:
            told = not walk.here.missing()
            last = walk.at == len(walk.shown) - 1
            words = T("Go on") if not last or len(walk.shown) > 1 else T("Note this")
            return (self._enters(say(words)), True) if told else (say(T("Enter an answer")), False)
        bar = self.card.bar.next
        return bar.words, bar.isEnabled()

    def _enters(self, words: str) -> str:
        return say(on_enter(plain_text(words)))

    def _acts(self) -> list[Act]:
        """Return what is to be done at the table: the list after a jump, then the news' acts."""
        listed = self.table_list
        rows = listed.model.rows if listed is not None and not listed.isHidden() else []
        if rows:
            turn = self._turn
            return [Act(say(one.change.text), one.done, partial(turn, one.number)) for one in rows]
        news, turned = self.card.news, self.card.news.turn
        return [
            Act(capital(say(one.text)), news.is_done(one), partial(turned, one))
            for one in news.acts
        ]

    def _turn(self, number: int) -> None:
        """Tick a row of the list, or take its tick back; the list may be another one by now."""
        listed = self.table_list
        rows = listed.model.rows if listed is not None else []
        at = next((at for at, one in enumerate(rows) if one.number == number), None)
        if listed is not None and at is not None:
            listed.check(listed.model.index(at, 0))

    def _extras(self) -> list[Cap]:
        """Return what is offered besides: a small question's answers, what a lesson offers."""
        card = self.card
        buttons = list(quiz_answers(card))
        if not card.lesson.isHidden():
            buttons += [one for one in (card.lesson.shown, card.lesson.leave) if not one.isHidden()]
        if not card.map_ask.isHidden() and not card.map_ask.back.isHidden():
            buttons.append(card.map_ask.back)
        if not card.opponent.isHidden() and not card.opponent.again.isHidden():
            buttons.append(card.opponent.again)
        waived = card.waived.button
        first = [Cap(words=waived.words, key=waived.key, take=waived.click)]
        return ([] if card.waived.isHidden() else first) + [
            Cap(words=getattr(one, "words", one.text()).replace("&", ""), key=key, take=one.click)
            for key, one in zip(EXTRAS, buttons, strict=False)
        ]

    def _hints(self, ask: Ask) -> list[Cap]:
        """Return the keys that stand at the foot: take back, play on, why."""
        card, tree = self.card, None
        if card.controller.is_open:
            tree = card.controller.session.tree
        caps = list[Cap]()
        if tree is not None and tree.cursor > ROOT:
            key = "Ctrl+Z" if ask.spells else UNDO
            caps.append(Cap(words=say(T("undo")), key=key, take=card.undo))
        if tree is not None:
            caps.append(Cap(words=say(T("why")), key="W", take=card.toggle_why))
        if card.bar.play_on.isEnabled():
            caps.append(Cap(words=say(T("play on")), key="P", take=card.autoplay.toggle))
        return caps
