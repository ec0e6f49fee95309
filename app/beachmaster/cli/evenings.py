"""Notes on a moment and the evenings of a game, in the terminal and over JSON lines."""

from beachmaster.cli import wire
from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.cli.texts import TN, T
from beachmaster.engine.beside import evening_text, note_text
from beachmaster.engine.chronicle import dice_taken_back
from beachmaster.engine.values import Value
from beachmaster.storage.starting import Playing


def note(console: Console, playing: Playing, words: str) -> None:
    """Bind a note to where the game stands (a dash takes it away), or list the notes."""
    if words:
        _bind(playing, "" if words == "-" else words)
    notes = playing.beside.notes
    for at, told in sorted(notes.items()):
        console.line(f"{at:4} {console.words.say(note_text(told))}")
    if not notes:
        console.say(T("There are no notes."))


def evening(console: Console, playing: Playing, name: str) -> None:
    """Name this evening, or list the evenings with the time played."""
    if name:
        _name(playing, name)
    evenings = playing.beside.evenings
    for number, one in enumerate(evenings, 1):
        console.say(evening_text(number, one))
    if not evenings:
        console.say(T("Evenings are counted in a saved game, from its first answer."))
    taken = dice_taken_back(playing.session)
    if taken:
        console.say(TN("{n} die undone", "{n} dice undone", n=taken))


def notes_line(playing: Playing, words: Words, told: Value) -> wire.Line:
    """Return all notes by entry, after binding one to where the game stands (True: none)."""
    if isinstance(told, str):
        _bind(playing, told)
    notes = [
        {"entry": at, "note": note, "text": words.say(note_text(note))}
        for at, note in sorted(playing.beside.notes.items())
    ]
    return {"type": "notes", "notes": notes}


def evenings_line(playing: Playing, words: Words, name: Value) -> wire.Line:
    """Return all evenings in order, after naming this one (True: not); times are seconds."""
    if isinstance(name, str):
        _name(playing, name)
    evenings = [
        {"number": number, "name": one.name, "entry": one.entry}
        | {"began": one.began, "last": one.last, "played": one.played}
        | {"text": words.say(evening_text(number, one))}
        for number, one in enumerate(playing.beside.evenings, 1)
    ]
    taken = dice_taken_back(playing.session)
    return {"type": "evenings", "evenings": evenings, "dice_taken_back": taken}


def _bind(playing: Playing, words: str) -> None:
    playing.beside.note(playing.session.tree.cursor, words)
    playing.keep_beside()


def _name(playing: Playing, name: str) -> None:
    playing.beside.name_evening(name)
    playing.keep_beside()
