"""Show prompts, events and jumps to a person."""

from collections.abc import Sequence

from beachmaster.cli import wire
from beachmaster.cli.console import Console
from beachmaster.cli.typed import draw_options, labels
from beachmaster.engine.changes import Jump
from beachmaster.engine.event import Event
from beachmaster.engine.options import same, shown
from beachmaster.engine.prompt import Choose, Confirm, Draw, Number, Option, Place, Prompt, Roll
from beachmaster.engine.session import Session
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Param, Source, Text, plain_text
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value

MOST_LISTED = 60


def show_prompt(console: Console, prompt: Prompt) -> None:
    """Print what is asked, why, the numbered choices and the rules."""
    console.say(prompt.text)
    for why in prompt.why:
        console.say(why, "   ")
    if prompt.tell is not None:
        console.say(Text(_TELL, how=prompt.tell), "   ")
    _show_options(console, prompt)
    hint = _hint(prompt)
    if hint is not None:
        console.say(hint, "   ")
    if prompt.rules:
        console.say(Text(_RULES, rules=list(prompt.rules)), "   ")


def _show_options(console: Console, prompt: Prompt) -> None:
    options: list[Option] = []
    if isinstance(prompt, Choose | Place):
        options = list(prompt.options)
    elif isinstance(prompt, Draw):
        options = draw_options(prompt)
    list_options(console, options)
    if isinstance(prompt, Choose | Place) and (closed := len(prompt.closed())):
        console.say(Text(_CLOSED, count=closed), "   ")


def list_options(console: Console, options: Sequence[Option]) -> None:
    """Print options, each with what to type for it."""
    names = labels([option.value for option in options])
    for name, option in list(zip(names, options, strict=True))[:MOST_LISTED]:
        console.line(f"{name}) {console.words.say(option.text)}", "   ")
    if len(options) > MOST_LISTED:
        console.say(Text(_MORE, count=len(options) - MOST_LISTED), "   ")


def show_closed(console: Console, prompt: Prompt) -> None:
    """Print the closed answers, each with its reason."""
    closed = prompt.closed() if isinstance(prompt, Choose | Place) else ()
    if not closed:
        console.say(Text(_NONE_CLOSED))
    for one in closed:
        console.say(Text(_CLOSED_ONE, what=one.text, reason=one.reason), "   ")


def _hint(prompt: Prompt) -> Text | None:
    if isinstance(prompt, Choose) and prompt.many:
        return Text(_SEVERAL, low=prompt.minimum, high=prompt.maximum)
    if isinstance(prompt, Roll):
        dice = prompt.dice
        return Text(_DICE, count=dice.count, color=dice.color, sides=dice.sides)
    if isinstance(prompt, Number):
        return Text(_RANGE, low=prompt.minimum, high=prompt.maximum)
    plain: dict[type[Prompt], Source] = {Confirm: _YES_NO, Draw: _DRAW}
    source = plain.get(type(prompt))
    return Text(source) if source else None


def show_event(console: Console, event: Event, *, explained: bool) -> None:
    """Print what happened, what to do at the table, and how it was decided."""
    rules = f" ({', '.join(event.rules)})" if event.rules else ""
    if event.act == event.text:
        console.line(f"-> {console.words.say(event.text)}{rules}")
    else:
        console.line(f"* {console.words.say(event.text)}{rules}")
        if event.act is not None:
            console.say(Text(_ACT, act=event.act), "  ")
    for step in event.trace if explained else ():
        console.say(step, "     ")


def show_jump(console: Console, jump: Jump) -> None:
    """Print what a jump took back and brought back, and what to change on the real table."""
    for source, entries in ((_TAKEN, jump.took_back), (_BROUGHT, jump.restored)):
        for entry in entries[-MOST_LISTED:]:
            console.say(Text(source, what=_entry_words(console, entry)))
    if jump.seen:
        console.say(Text(_SEEN))
    for entry in jump.set_aside:
        console.say(Text(_SET_ASIDE, what=_entry_words(console, entry)))
    if jump.stopped is not None:
        console.say(Text(_STOPPED, what=_entry_words(console, jump.stopped)))
    if jump.table:
        console.say(Text(_TABLE))
    for change in jump.table:
        console.say(change.text, "   ")


def _entry_words(console: Console, entry: Entry) -> str:
    said = entry.reason if entry.kind == "adjust" else console.words.stored(entry.text)
    return f"{entry.id} [{entry.turn} {entry.phase}] {said} = {shown(entry.value)}"


def answer_names(prompt: Prompt) -> list[tuple[Value, Text]]:
    """Return the words for the answers a prompt lists."""
    if isinstance(prompt, Draw):
        return [(token.id, token.text) for token in prompt.tokens()]
    if isinstance(prompt, Choose | Place):
        return [(option.value, option.text) for option in prompt.options]
    return []


def answer_words(value: Value, named: Sequence[tuple[Value, Text]]) -> Text:
    """Return the words for one answer, or the answer itself."""
    found = [text for one, text in named if same(one, value)]
    return found[0] if found else plain_text(shown(value))


def parts_of(value: Value) -> list[Value]:
    """Return a list's parts, or the one answer."""
    return value if isinstance(value, list) else [value]


def show_table(console: Console, session: Session) -> None:
    """Print what the real table should hold, space by space."""
    module, state = session.module, session.state
    phase = state.phase.replace("-", " ")
    console.say(Text(_STANDS, turn=state.turn, phase=phase))
    spaces: dict[str, list[Text]] = {}
    for piece in module.pieces(state).values():
        held = spaces.setdefault(piece.space, [])
        held.append(Text(_PIECE, name=piece.name, look=piece.look))
    for space, pieces in spaces.items():
        there: list[Param] = list(pieces)
        console.say(Text(_SPACE, space=module.space_name(state, space), pieces=there), "   ")
    console.say(Text(_STATE_ALL))


def show_data(console: Console, value: Value, indent: str = "   ") -> None:
    """Print plain data as an indented list."""
    rows = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, one in rows:
        flat = not isinstance(one, dict | list) or not one
        if flat or (isinstance(one, list) and not any(isinstance(x, dict | list) for x in one)):
            said = ", ".join(map(str, one)) if isinstance(one, list) else one
            console.line(f"{name}: {said}", indent)
        elif isinstance(one, dict) and not any(isinstance(x, dict | list) for x in one.values()):
            console.line(f"{name}: " + ", ".join(f"{k} {v}" for k, v in one.items()), indent)
        else:
            console.line(f"{name}:", indent)
            show_data(console, one, indent + "   ")


def show_odds(console: Console, odds: Value) -> None:
    """Print exact chances."""
    show_data(console, wire.plain(odds, console.words))


_TELL = QT_TRANSLATE_NOOP("cli", "How to tell: {how}")
_RULES = QT_TRANSLATE_NOOP("cli", "Rules: {rules} (? to read)")
_CLOSED = QT_TRANSLATE_NOOP("cli", "({count} more are closed now; c says why)")
_MORE = QT_TRANSLATE_NOOP("cli", "(and {count} more)")
_NONE_CLOSED = QT_TRANSLATE_NOOP("cli", "Nothing is closed here.")
_CLOSED_ONE = QT_TRANSLATE_NOOP("cli", "{what}: {reason}")
_SEVERAL = QT_TRANSLATE_NOOP("cli", "Several: {low} to {high}, such as 1 3 4; - for none.")
_DICE = QT_TRANSLATE_NOOP(
    "cli", "Roll {count} {color} dice of {sides} sides and type them; Enter: the program rolls."
)
_RANGE = QT_TRANSLATE_NOOP("cli", "A number from {low} to {high}.")
_YES_NO = QT_TRANSLATE_NOOP("cli", "y or n; Enter: yes.")
_DRAW = QT_TRANSLATE_NOOP("cli", "Draw and type what it is; Enter: the program draws.")
_ACT = QT_TRANSLATE_NOOP("cli", "-> {act}")
_TAKEN = QT_TRANSLATE_NOOP("cli", "Taken back: {what}")
_BROUGHT = QT_TRANSLATE_NOOP("cli", "Counts again: {what}")
_SEEN = QT_TRANSLATE_NOOP("cli", "Something hidden had come to light in between.")
_SET_ASIDE = QT_TRANSLATE_NOOP("cli", "Set aside: {what}")
_STOPPED = QT_TRANSLATE_NOOP("cli", "No longer legal, so play goes on here: {what}")
_STANDS = QT_TRANSLATE_NOOP("cli", "Turn {turn}, {phase}. The table holds:")
_PIECE = QT_TRANSLATE_NOOP("cli", "{name} ({look})")
_SPACE = QT_TRANSLATE_NOOP("cli", "{space}: {pieces}")
_STATE_ALL = QT_TRANSLATE_NOOP(
    "cli", "(s all shows every value, under the names that adjust takes)"
)
_TABLE = QT_TRANSLATE_NOOP("cli", "On the real table:")
