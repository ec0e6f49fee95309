"""Keep in the game's file what belongs to no answer: how the table lies, notes, evenings."""

from collections.abc import Callable

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.trouble import trouble_of
from beachmaster.engine.beside import Beside
from beachmaster.engine.refusal import Refusal


def keep(controller: GameController, act: Callable[[Beside], None]) -> bool:
    """Change what is kept beside the answers and write it; tell whether that went well."""
    playing = controller.playing
    if playing is None:
        return False

    def change() -> None:
        act(playing.beside)
        playing.keep_beside()

    trouble = trouble_of(change)
    if isinstance(trouble, Refusal):
        controller.refused.emit(trouble)
    elif trouble is not None:
        controller.troubled.emit(trouble)
    return trouble is None


def keep_laid(controller: GameController, acts: list[str]) -> None:
    """Keep which acts of the set-up are ticked off, by their keys."""

    def lay(beside: Beside) -> None:
        beside.laid = acts

    keep(controller, lay)


def keep_note(controller: GameController, words: str) -> bool:
    """Bind a note to where the game stands; no words take it away. Tell whether it is kept."""
    entry = controller.session.tree.cursor
    kept = keep(controller, lambda beside: beside.note(entry, words))
    if kept:
        controller.changed.emit(Topic.JOURNAL)
    return kept
