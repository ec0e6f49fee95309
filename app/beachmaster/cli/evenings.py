"""Notes on a moment and the evenings of a game, in the terminal."""

from beachmaster.cli.console import Console
from beachmaster.cli.texts import TN, T
from beachmaster.engine.beside import evening_text, note_text
from beachmaster.engine.chronicle import dice_taken_back
from beachmaster.storage.starting import Playing


def note(console: Console, playing: Playing, words: str) -> None:
    """Bind a note to where the game stands (a dash takes it away), or list the notes."""
    beside = playing.beside
    if words:
        beside.note(playing.session.tree.cursor, "" if words == "-" else words)
        playing.keep_beside()
    for at, told in sorted(beside.notes.items()):
        console.line(f"{at:4} {console.words.say(note_text(told))}")
    if not beside.notes:
        console.say(T("There are no notes."))


def evening(console: Console, playing: Playing, name: str) -> None:
    """Name this evening, or list the evenings with the time played."""
    beside = playing.beside
    if name:
        beside.name_evening(name)
        playing.keep_beside()
    for number, one in enumerate(beside.evenings, 1):
        console.say(evening_text(number, one))
    if not beside.evenings:
        console.say(T("Evenings are counted in a saved game, from its first answer."))
    taken = dice_taken_back(playing.session)
    if taken:
        console.say(TN("{n} die taken back", "{n} dice taken back", n=taken))
