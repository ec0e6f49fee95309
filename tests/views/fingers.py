"""Enter an answer at a prompt by signs alone, as somebody at the keyboard would."""

from beachmaster.engine.meaning import typed_form
from beachmaster.engine.options import same
from beachmaster.engine.views.entering import Entering
from beachmaster.engine.views.pressing import ENTER, TAB, Refused, RequestChance, Submit

MOST = 400


class StuckError(AssertionError):
    """The keys that the view offers do not lead to the answer."""


def reads(field, value):
    """Tell whether a field has a value; who belongs to a list in any case is in no order."""
    if not isinstance(value, list) or field.entered is None:
        return same(field.entered, value)
    certain = [one.value for one in field.answers if one.certain]
    return [o for o in field.entered if o not in certain] == [o for o in value if o not in certain]


class Fingers:
    """Presses signs until an answer is given."""

    def __init__(self, entering: Entering) -> None:
        self.entering, self.pressed = entering, []
        self.given = None

    def press(self, sign):
        """Press a sign; keep the answer that it gives."""
        assert self.given is None, (self.pressed, sign)
        self.pressed.append(sign)
        assert len(self.pressed) < 20 * MOST, "no end"
        found = self.entering.press(sign)
        if isinstance(found, RequestChance):
            raise StuckError(f"{sign!r} asks for {found.what}")
        if isinstance(found, Submit):
            self.given = found
        return found

    def type(self, words):
        """Type a line into the current field and press Enter."""
        if not self.entering.draft.typing:
            self.press("/")
        for sign in words:
            self.press(sign)
        return self.press(ENTER)

    @property
    def view(self):
        """Return what is asked now."""
        return self.entering.view

    def give(self, value):
        """Enter an answer; return it as it was given."""
        kind = self.view.kind
        if kind == "roll":
            self._dice(value)
        elif kind == "record":
            self._form(value)
        elif kind == "draw" and isinstance(value, dict):
            self.press(self.view.fields[0].form_key)
            self._form(value, described=True)
        elif kind == "number":
            self.type(str(value))
        elif self.view.fields[0].shape == "many":
            self._list(value)
        else:
            self._one(self.view.fields[0], value)
        if self.given is None:
            self.press(ENTER)
        if self.given is None:
            raise StuckError((value, self.pressed, self.entering.draft.refusal))
        return self.given.value

    def _hits(self, hits):
        """Enter the hits of each row by its key, or by the figures of many."""
        for told in hits:
            field = self.view.field
            key = next(one.key for one in field.answers if one.value == told)
            for sign in key or [*str(told), ENTER]:
                self.press(sign)

    def _dice(self, faces):
        if isinstance(faces, dict):
            self._hits(faces["hits"])
            return
        if self.view.counts_hits:
            self.type(" ".join([*map(str, faces), "d"]))
            return
        for face, (_color, sides) in zip(faces, self.view.dice.dice, strict=True):
            if sides > 10:
                self.press(str(face)[0])
                for sign in [*str(face)[1:], ENTER]:
                    self.press(sign)
            else:
                self.press("0" if face == 10 else str(face))

    def _one(self, field, value):
        """Take one value by its key, else by its words, else as it is stored."""
        answer = next((one for one in field.answers if same(one.value, value)), None)
        if answer is not None and answer.key:
            return self.press(answer.key)
        words = [] if answer is None else [answer.words]
        found = None
        for typed in [*words, typed_form(value)]:
            found = self.type(typed)
            if not isinstance(found, Refused):
                return found
            self.press("\x1b")
        return found

    def _list(self, values):
        field = self.view.fields[0]
        if not values:
            if self.view.main_action.value != []:
                self.press(field.none_key)
            return
        listed = all(any(same(one.value, each) for one in field.answers) for each in values)
        if not listed:
            self.type(", ".join(map(typed_form, values)))
            return
        for each in values:
            self._one(self.view.fields[0], each)

    def _fields(self, described):
        view = self.view
        return view.fields[0].fields if described else view.fields

    def _form(self, told, described=False):
        for _ in range(MOST):
            if self.given is not None:
                return
            wrong = [
                one
                for one in self._fields(described)
                if one.shown and not reads(one, told.get(one.name))
            ]
            if not wrong:
                return
            wrong.sort(key=lambda one: self._denies(one, told.get(one.name)))
            self._field(wrong[0], told.get(wrong[0].name))
        raise StuckError((told, self.pressed[-40:]))

    def _denies(self, field, value):
        """Tell whether one sign for all the rest may say it, which is pressed last."""
        return same(field.denial, value) and field.none_key != "0"

    def _field(self, field, value):
        if value is None:
            raise StuckError(f"{field.name} is asked and not told")
        if field.shape == "yes" and field.rows:
            self.press(field.answers[0].key)
            return
        if field.shape == "many":
            self._members(field, value)
            return
        self._go_to(field)
        if self.view.at == field.name:  # with the keys that it has there
            field = self.view.named(field.name)
        if field is not None:
            self._one(field, value)

    def _members(self, field, value):
        """Tick who is missing, untick who is too many; who stands in the wrong order goes first."""
        certain = [one.value for one in field.answers if one.certain]
        now, value = (
            [o for o in each if o not in certain] for each in (field.entered or [], value)
        )
        extra = [one for one in now if not any(same(one, each) for each in value)]
        extra = extra or (list(now) if now != value[: len(now)] else [])
        wanted = extra or value[len(now) :]
        if not wanted:
            if self._signed(field, field.none_key):
                self.press(field.none_key)
                return
            self._go_to(field)
            self.press(self.view.named(field.name).none_key or "-")
            return
        answer = next((one for one in field.answers if same(one.value, wanted[0])), None)
        if field.rows and answer is not None and answer.key:
            self.press(answer.key)
            return
        self._go_to(field)
        self._one(self.view.named(field.name), wanted[0])

    def _signed(self, field, sign):
        return sign and self.view.at == field.name

    def _go_to(self, field):
        for _ in range(len(self.view.fields) + 1):
            if self.view.at == field.name:
                return
            self.press(TAB)
        raise StuckError(f"no way to {field.name}")
