"""Correct an earlier answer in the terminal: show what was asked then, and take another answer."""

from beachmaster.cli import showing
from beachmaster.cli.console import Console
from beachmaster.cli.texts import T
from beachmaster.engine.changes import Jump, SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.meaning import yes_or_no
from beachmaster.engine.options import AnswerError
from beachmaster.engine.preview import foretold
from beachmaster.engine.prompt import Draw, Field, Prompt, Record
from beachmaster.engine.record import narrowed, value_words
from beachmaster.engine.said import said
from beachmaster.engine.session import Session
from beachmaster.engine.telling import keys_of, tell, tell_apart
from beachmaster.engine.tree import CORRECTED, OPPONENT, OVERRULED, Entry
from beachmaster.engine.typed import answer_to, loose_value
from beachmaster.engine.values import Value


def show_entry(console: Console, session: Session, entry: Entry) -> None:
    """Print what was asked, what was answered, and how to answer it anew."""
    asked = session.asked_at(entry.id) if entry.answers else None
    if asked is None:
        raise SessionError(_NOTHING.fill(entry=str(entry.id)))
    prompt, value = asked.prompt, entry.value
    showing.show_prompt(console, prompt)
    if isinstance(value, dict) and isinstance(prompt, Record | Draw):
        fields = _open(prompt)
        form = []
        known = {field.name: field for field in narrowed(prompt.fields, value)}
        for key, one in zip(keys_of(fields, console.words.say), fields, strict=True):
            field = known.get(one.name, one)
            if field.kind == "choose" and not field.options:
                continue  # nothing can be told of it
            words = value_words(field, value.get(field.name))
            console.say(T("{field}: {value}", field=field.text, value=words), "   ")
            form.append(f"{key}={console.words.say(words)}")
        console.say(
            T(
                "Type correct {entry} and what to change in this; the rest stays as it is: {form}",
                entry=str(entry.id),
                form=" ".join(form),
            ),
            "   ",
        )
        return
    answered = T("The answer was: {value}") if entry.by == OPPONENT else T("You answered: {value}")
    console.say(answered.fill(value=said(prompt, value)), "   ")
    console.say(T("Type correct {entry} and the right answer.", entry=str(entry.id)), "   ")


def correct(console: Console, session: Session, entry: Entry, words: str) -> Jump | None:
    """Correct an entry to what was typed, once its changes were agreed to; None where not.

    Of a record what is not named stays. What stands after `because` is the reason why the table
    is right.
    """
    words, because, reason = words.partition(" because ")
    asked: list[Prompt] = []

    def read(prompt: Prompt) -> Value:
        return _meant(console, prompt, entry.value, words, asked)

    try:
        for line in foretold(session, entry.id, read):
            console.say(line, "   ")
        console.say(T("Correct it? (y or n)"))
        if yes_or_no(console.ask()) is not True:
            console.say(T("Nothing changed."))
            return None
        kind = OVERRULED if because else CORRECTED
        return corrected(session, entry.id, read, reason.strip(), kind)
    except AnswerError as error:
        for prompt in asked:
            showing.show_prompt(console, prompt)
            showing.show_expected(console, prompt, error)
        raise SessionError(error.text) from error


def _meant(
    console: Console, prompt: Prompt, before: Value, words: str, asked: list[Prompt]
) -> Value:
    """Return the answer that a correction means at the prompt of that time; note the prompt."""
    asked.append(prompt)
    value, say = loose_value(words), console.words.say
    if isinstance(value, dict):
        return prompt.check(value)
    if isinstance(prompt, Record) and isinstance(before, dict):
        if any(field.by for field in prompt.fields):
            known = before if "=" in words and isinstance(before, dict) else {}
            return prompt.check({**known, **tell_apart(prompt.fields, words, known, say)})
        return prompt.check({**_kept(prompt.fields, before), **tell(_open(prompt), words, say)})
    if isinstance(prompt, Draw) and isinstance(before, dict) and "=" in words:
        return prompt.check({**before, **tell(_open(prompt), words, say)})
    return answer_to(prompt, words, say)


def _open(prompt: Record | Draw) -> list[Field]:
    return [field for field in prompt.fields if not field.settled]


def _kept(fields: tuple[Field, ...], before: dict[str, Value]) -> dict[str, Value]:
    return {field.name: before[field.name] for field in fields if field.name in before}


_NOTHING = T("Entry {entry} is not an answer you can correct here.")
