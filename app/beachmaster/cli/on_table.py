"""Compare the program with the real table: check where counters lie, pack away, write a position.

What a person types and what a JSON line asks for come down to the same few functions.
"""

from collections.abc import Sequence
from pathlib import Path

from beachmaster.cli import wire
from beachmaster.cli.console import Console
from beachmaster.cli.pages import page
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.texts import TN, T
from beachmaster.engine import pack_away
from beachmaster.engine.changes import Jump
from beachmaster.engine.display import Displayed
from beachmaster.engine.laid import follow, left_to_change, net, settle, tick
from beachmaster.engine.left_off import left_off
from beachmaster.engine.pack_away import COUNTS
from beachmaster.engine.pieces import TableChange, lying
from beachmaster.engine.positions import position_of
from beachmaster.engine.reconcile import (
    BESIDES,
    IN_WORDS_ONLY,
    OTHERWISE,
    PLACES,
    Heap,
    counts,
    counts_pieces,
    heaps,
    keeps_no_places,
    looks_of,
    meant_moves,
    such_as,
    titled,
    units_of,
)
from beachmaster.engine.session import Session
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.tree import ROOT
from beachmaster.games.catalogue import title_of
from beachmaster.storage.folders import write_whole
from beachmaster.storage.real_table import on_table
from beachmaster.storage.starting import Playing

FEW = 3
"""How many acts are named of those that were asked for last."""


def check(console: Console, session: Session, typed: str) -> bool:
    """List every counter with its hex, or put those right that were typed; tell whether any were.

    What was typed is one or more of `23>0512`, all counted at once. Raise `AdjustError` where a
    counter cannot be there; nothing has changed then.
    """
    if not typed:
        _list(console, session)
        return False
    words = console.words
    moves = meant_moves(
        session.module,
        session.state,
        typed.split(),
        words.say,
        lambda word: words.placed(word, "all"),
    )
    put_right(session, moves, words)
    return True


def put_right(session: Session, moves: dict[str, str | int], words: Words) -> None:
    """Put counters right in one step that one undo takes back."""
    session.adjust(PLACES, moves, words.say(OTHERWISE))


def _list(console: Console, session: Session) -> None:
    module, state = session.module, session.state
    rows, bare = units_of(module, state), keeps_no_places(module)
    looks = looks_of(module, state, rows)
    console.say(IN_WORDS_ONLY if bare else T("Does the table look like this?"))
    for side in module.sides:
        here: dict[str, list[Param]] = {}
        for row in (one for one in rows if one.side == side):
            named = titled(row, console.words.say)
            if row.id in looks:
                named = T("{piece} ({look})", piece=named, look=looks[row.id])
            here.setdefault(console.words.say(row.where), []).append(named)
        if here:
            console.say(T("{side}:", side=side.forces), "   ")
        for where, names in sorted(here.items()):
            console.say(T("{where}: {counters}", where=where, counters=names), "      ")
    _list_markers(console, heaps(module, state, rows))
    _list_counts(console, counts(module, state))
    if bare or state.over:
        return
    console.say(
        T(
            "If a number differs, enter how many there are: check {example}. Put commas "
            "between several.",
            example=such_as(module, state),
        )
        if counts_pieces(module, rows)
        else T(
            "If something is elsewhere, type where: check {example}. Name a counter by its "
            "id before it in the list, or by the place where it is alone.",
            example=such_as(module, state),
        )
    )


def _list_markers(console: Console, found: Sequence[Heap]) -> None:
    """List what lies on the table besides the units, the same things in one place by number."""
    there: dict[str, list[Param]] = {}
    for heap in found:
        look = heap.look
        named = T("{piece} ({look})", piece=heap.titled, look=look) if look else heap.titled
        there.setdefault(console.words.say(heap.where), []).append(named)
    if there:
        console.say(T("{side}:", side=BESIDES), "   ")
    for where, names in there.items():
        console.say(T("{where}: {counters}", where=where, counters=names), "      ")


def _list_counts(console: Console, found: Sequence[tuple[Text, Text]]) -> None:
    """List tracks and counts, each in a line."""
    if found:
        console.say(T("{side}:", side=COUNTS), "   ")
    for label, value in found:
        console.say(T("{where}: {counters}", where=label, counters=value), "      ")


def offer_check(console: Console) -> None:
    """Say after a movement on the player's own map that the table can be compared."""
    console.say(T("(check compares the table with what the program has)"))


def pack(console: Console, session: Session, file: str) -> None:
    """Print the pack-away sheet, or write it to a file as Markdown."""
    sheet = _sheet(session, console.words)
    if file:
        _write(Path(file), sheet.encode())
        console.say(T("Written to {file}.", file=file))
    else:
        console.block(page(sheet, console.width))


def write_position(console: Console, session: Session, file: str) -> None:
    """Write the position file of the running game; raise `PositionError` where there is none."""
    if not file:
        raise Mistake(T("Type: position FILE. To start from it later, use --position FILE."))
    written = position_of(session)
    _write(Path(file), written.file())
    console.say(T("Written to {file}. {what}", file=file, what=written.text))


def _sheet(session: Session, words: Words) -> str:
    return pack_away.sheet(session, title_of(session.module.name), words.say)


def _write(path: Path, content: bytes) -> None:
    """Write a file that is not there yet; raise `Mistake` where it is, or cannot be written."""
    try:
        if path.exists():
            raise Mistake(T("{file} exists already; choose another name.", file=path.name))
        write_whole(path, content)
    except (OSError, ValueError) as error:  # the latter for a name with a zero byte
        raise Mistake(
            T(
                "The file {file} cannot be written: {why}.",
                file=path.name,
                why=getattr(error, "strerror", None) or str(error),
            )
        ) from error


# -- JSON lines ----------------------------------------------------------------------------------


def check_line(session: Session, words: Words) -> wire.Line:
    """Return every counter with its place."""
    return {
        "type": "check",
        "counters": [
            {
                "id": row.id,
                "side": row.side.id,
                "name": words.say(row.name),
                "place": row.place,
                "where": words.say(row.where),
                "hidden": row.hidden,
                **({"count": row.count} if row.count else {}),
            }
            for row in units_of(session.module, session.state)
        ],
        "pieces": [
            {
                "piece": name,
                "space": piece.space,
                "face": piece.lies[1],
                "text": words.say(lying(piece)),
                **({"count": piece.count} if piece.kind else {}),
            }
            for name, piece in session.module.pieces(session.state).items()
        ],
    }


def laying_line(playing: Playing, words: Words) -> wire.Line | None:
    """Return how the real table is laid for a new game, None for a game that needs none."""
    module: object = playing.session.module
    new = playing.session.tree.cursor == ROOT and playing.setup.position is None
    if not (new and isinstance(module, Displayed) and on_table(None, playing.setup)):
        return None
    acts = [
        {
            "text": words.say(note.text),
            "rules": list(note.rules),
            "changes": [wire.change_line(change, words) for change in note.acts],
        }
        for note in module.preparation()
    ]
    return {"type": "lay", "acts": acts} if acts else None


def pack_line(session: Session, words: Words) -> wire.Line:
    """Return the pack-away sheet as Markdown."""
    return {"type": "pack", "text": _sheet(session, words)}


def position_line(session: Session, words: Words) -> wire.Line:
    """Return the position file of the running game."""
    written = position_of(session)
    return {"type": "position", "position": written.position, "text": words.say(written.text)}


def show_left_off(console: Console, playing: Playing) -> None:
    """Print what happened last, and what lies half done where there is a table."""
    session = playing.session
    left = left_off(session, laid=bool(playing.beside.laid))
    if left.happened is not None:
        console.say(T("Last: {what}", what=left.happened))
    if not session.on_table:
        return
    changes = left_to_change(playing.beside.lying(), session.module, session.state)
    if changes:
        console.say(T("Not ticked off at your table: {acts}", acts=_some(changes, console.words)))
        console.say(T("(ticked lists them; type ticked all when you are done)"))
    if left.acts:
        acts = _some(left.acts, console.words)
        console.say(T("Still to do at your table: {acts}", acts=acts))


def ticked(console: Console, playing: Playing, typed: str) -> None:
    """Take changes as made on the table, by number or all, or list those that are left.

    Raise `Mistake` for a number that none has; nothing has changed then.
    """
    session, lies = playing.session, playing.beside.lying()
    left = net(lies, session.module, session.state) if lies else []
    for change in _numbered(left, typed):
        tick(lies, change, session.module, session.state)
    if typed:
        playing.beside.keep_lies(lies)
        playing.keep_beside()
        left = net(lies, session.module, session.state)
    for number, change in enumerate(left, 1):
        console.say(T("{n}) {act}", n=number, act=change.text), "   ")
    if not left:
        console.say(T("Nothing is left to tick off: your table matches the game."))


def _numbered(left: Sequence[TableChange], typed: str) -> list[TableChange]:
    if typed.casefold() == "all":
        return list(left)
    numbers = [int(word) if word.isdecimal() and len(word) < 5 else 0 for word in typed.split()]
    if not all(1 <= number <= len(left) for number in numbers):
        raise Mistake(
            T("Type ticked and numbers from 1 to {most}, or ticked all.", most=len(left))
            if left
            else T("Nothing is left to tick off.")
        )
    return [left[number - 1] for number in dict.fromkeys(numbers)]


def keep_following(playing: Playing, jump: Jump) -> None:
    """Let what was left to be ticked off follow a jump; where nothing was, each act is said now."""
    lies, session = playing.beside.lying(), playing.session
    if lies:
        follow(lies, jump.table)
        settle(lies, session.module, session.state)
        playing.beside.keep_lies(lies)
        playing.keep_beside()


def _some(acts: Sequence[Text], words: Words) -> list[Param]:
    """Return the first few acts without their full stops, and how many more there are."""
    more = len(acts) - FEW
    named: list[Param] = [plain_text(words.say(act).rstrip(".")) for act in acts[:FEW]]
    return [*named, TN("{n} more", "{n} more", n=more)] if more > 0 else named
