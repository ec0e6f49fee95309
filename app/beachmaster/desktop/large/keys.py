"""Say what a key does at the large card: it picks, spells or pages as on the desk, in one hand."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from beachmaster.desktop.buttons import ARROWS
from beachmaster.desktop.large.asks import Ask, Cap, Typed
from beachmaster.desktop.large.content import EXTRAS, UNDO, Gatherer
from beachmaster.desktop.large.shown import Content, LargePlan
from beachmaster.desktop.prompts.card_keys import ENTER, PAGES
from beachmaster.desktop.prompts.spelling import CHORDS
from beachmaster.desktop.prompts.teaching import TOLD
from beachmaster.engine.views.keys import COMMANDS

Key = Qt.Key


class Keyed(Protocol):
    """What keys do something with."""

    gatherer: Gatherer
    plan: LargePlan
    content: Content

    def turn(self, step: int) -> None:
        """Turn the page."""

    def read(self, what: str) -> None:
        """Show a page of words, or come back from it."""

    def renew(self) -> None:
        """Show what is there now."""

    @property
    def reading(self) -> str:
        """Return which page of words is shown."""


class LargeKeys:
    """The keys of one large card."""

    def __init__(self, face: Keyed) -> None:
        self._face = face

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; tell whether it meant something here."""
        face, card = self._face, self._face.gatherer.card
        guard = card.keys.guard
        if card.desk.result.ends(event, guard):
            return True
        card.lesson.unread = False
        if self._reads(event):
            return True
        if event.modifiers() & CHORDS:
            return card.press(event)
        if event.key() in ENTER:
            if guard.lets(event):
                self.enter()
            return True
        if event.isAutoRepeat() and event.text() and event.key() not in _HELD:
            return True
        done = self._goes(event) or self._picks(event) or self._types(event)
        done = done or self._commands(event) or card.press(event)
        face.renew()
        return done

    def _reads(self, event: QKeyEvent) -> bool:
        """Turn to a page of words and back."""
        face = self._face
        key = event.key()
        if key == Key.Key_Tab:
            face.read("" if face.reading else "notes")
        elif face.reading and key in {Key.Key_Escape, Key.Key_Backspace, *ENTER}:
            face.read("")
        elif face.reading and key in PAGES:
            face.turn(PAGES[Qt.Key(key)])
        elif key == Key.Key_F1:
            face.read("" if face.reading == TOLD else TOLD)
        else:
            return False
        return True

    def enter(self) -> None:
        """Take the cap that an arrow went to, or do what the main button says."""
        gatherer = self._face.gatherer
        ask = gatherer.ask()
        if 0 <= gatherer.ring < len(ask.caps):
            ask.caps[gatherer.ring].take()
        else:
            gatherer.card.enter()
        self._face.renew()

    def _goes(self, event: QKeyEvent) -> bool:
        """Go to a cap, turn the page, tick what is gone to or an act at the table."""
        key, gatherer = event.key(), self._face.gatherer
        ask = gatherer.ask()
        if key in PAGES:
            self._face.turn(PAGES[Qt.Key(key)])
        elif key in ARROWS and ask.caps:
            self._go(ask, Qt.Key(key))
        elif key == Key.Key_Space and not (ask.line is not None and ask.line.words):
            return self._space(ask)
        else:
            return False
        return True

    def _go(self, ask: Ask, key: Qt.Key) -> None:
        """Go to another cap; the page follows."""
        gatherer, plan = self._face.gatherer, self._face.plan
        back = key in {Key.Key_Left, Key.Key_Up}
        at = gatherer.ring if gatherer.ring >= 0 else ask.at
        if at < 0:
            to = len(ask.caps) - 1 if back else plan.grid.first
        elif key in {Key.Key_Left, Key.Key_Right}:
            to = at - 1 if back else at + 1
        else:
            to = _over_or_below(plan, at, over=back)
        to = min(max(to, 0), len(ask.caps) - 1)
        go_to(gatherer, ask, to)
        gatherer.page = plan.grid.page_of(to)

    def _space(self, ask: Ask) -> bool:
        gatherer = self._face.gatherer
        act = next((one for one in self._face.content.acts if not one.done), None)
        at = gatherer.ring if gatherer.ring >= 0 else ask.at
        if ask.ticks and at >= 0 and (gatherer.gone or act is None):
            ask.caps[at].take()
        elif act is not None:
            act.turn()
        else:
            return False
        return True

    def _picks(self, event: QKeyEvent) -> bool:
        """Take the cap whose key is pressed, unless it begins or goes on with a word."""
        face = self._face
        ask, sign = face.gatherer.ask(), event.text().upper()
        if event.key() in _EXTRAS:
            return _take(face.content.extras, EXTRAS[_EXTRAS.index(Qt.Key(event.key()))])
        typed = ask.line is not None and bool(ask.line.words)
        if not sign or (typed and not (ask.ticks and _over(face))):
            return False
        shown = [one.cap for one in face.plan.caps]
        caps = [one for one in [*shown, *ask.caps] if not one.spells and not one.closed]
        return _take(caps, sign)

    def _types(self, event: QKeyEvent) -> bool:
        """Type into the line that stands there."""
        card, ask = self._face.gatherer.card, self._face.gatherer.ask()
        line = ask.line
        if event.key() == Key.Key_Escape and not (line is not None and line.words):
            return card.step_back()
        if line is None:
            return event.key() == Key.Key_Backspace and self._back()
        if event.key() == Key.Key_Escape:
            line.edit.clear()
        elif event.key() == Key.Key_Backspace:
            if not line.words:
                return self._back()
            line.edit.setText(line.words[:-1])
        else:
            return self._insert(event, line)
        card.refusal.hide()
        return True

    def _insert(self, event: QKeyEvent, line: Typed) -> bool:
        card, sign = self._face.gatherer.card, event.text()
        if len(sign) != 1 or not sign.isprintable():
            return False
        if line.figures and not sign.isdecimal():
            return False
        if not line.words and not (sign.isalnum() and sign.casefold() not in COMMANDS):
            return False
        if not line.words and self._is_command(sign):
            return False
        words = "" if _over(self._face) else line.words
        line.edit.setText(words + sign)
        card.refusal.hide()
        walk = card.walk
        if walk is not None and line.figures and walk.here is not None:
            most = walk.here.field.maximum
            if line.edit.text().isdecimal() and int(line.edit.text()) * 10 > most:
                walk.after_value(walk.here)
        return True

    def _is_command(self, sign: str) -> bool:
        """Tell whether a letter is a key of the pane itself, such as D where one draws."""
        caps = [*self._face.gatherer.ask().caps, *self._face.content.extras]
        return any(one.key == sign.upper() and not one.spells for one in caps)

    def _back(self) -> bool:
        """Go back to the field before, in a form."""
        card = self._face.gatherer.card
        return (card.walk is not None and card.walk.back()) or card.step_back()

    def _commands(self, event: QKeyEvent) -> bool:
        """Take back, where no letter begins a word."""
        face = self._face
        if event.text().upper() == UNDO and not face.gatherer.ask().spells:
            face.gatherer.card.undo()
            return True
        return False


def _over_or_below(plan: LargePlan, at: int, *, over: bool) -> int:
    """Return the cap in the next row that is nearest to one, or the nearest on another page."""
    first = plan.grid.first
    rects = {first + place: one.rect for place, one in enumerate(plan.caps)}
    here = rects.get(at)
    if here is None:
        return first
    rows = {one.top() for one in rects.values()}
    beyond = [top for top in rows if (top < here.top() if over else top > here.top())]
    if not beyond:
        return first - 1 if over else first + len(rects)
    top = max(beyond) if over else min(beyond)
    row = [one for one, rect in rects.items() if rect.top() == top]
    return min(row, key=lambda one: abs(rects[one].center().x() - here.center().x()))


def go_to(gatherer: Gatherer, ask: Ask, to: int) -> None:
    """Make a cap the one that Enter takes."""
    cap = ask.caps[to]
    gatherer.gone = True
    if cap.go is not None and not (ask.ticks and to >= len(ask.caps)):
        cap.go()
        gatherer.card.forget()
        own = gatherer.card.ask()
        gatherer.ring = -1 if own.at == to and not ask.ticks else to
    else:
        gatherer.ring = to


def _take(caps: Sequence[Cap], key: str) -> bool:
    found = next((one for one in caps if one.key and one.key.upper() == key), None)
    if found is not None:
        found.take()
    return found is not None


def _over(face: Keyed) -> bool:
    """Tell whether a row was taken since the words in the line were typed."""
    pane = face.gatherer.card.pane
    return pane is not None and pane.listing is not None and pane.listing.is_over


_HELD = (Key.Key_Backspace, Key.Key_Delete, *ARROWS, *PAGES)
_EXTRAS = (Key.Key_F2, Key.Key_F3, Key.Key_F4, Key.Key_F5, Key.Key_F6, Key.Key_F7)
