"""Show prompts, events and the table to a person."""

from collections.abc import Sequence

from beachmaster.cli import hints, wire
from beachmaster.cli.console import Console
from beachmaster.cli.hints import hint, options_of_prompt
from beachmaster.cli.texts import TN, T
from beachmaster.engine.adjust import in_words
from beachmaster.engine.coach_words import lines_above
from beachmaster.engine.display import Displayed, phase_text
from beachmaster.engine.event import Event
from beachmaster.engine.explaining import Explained, steps_of
from beachmaster.engine.fight import FightSheet
from beachmaster.engine.meaning import by_keys, labels
from beachmaster.engine.pieces import lying
from beachmaster.engine.prompt import (
    AnswerError,
    Choose,
    Draw,
    Field,
    Option,
    Place,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.record import value_words
from beachmaster.engine.session import Session
from beachmaster.engine.sheet_words import sheet_texts
from beachmaster.engine.text import Param, Text, capital, plain_text
from beachmaster.engine.values import Value

MOST_LISTED, FEW = 60, 6
MOST_DRAWN = 20
"""Of more counters that one may turn up, the names are not listed before they are asked for."""


def show_prompt(
    console: Console, prompt: Prompt, *, coached: bool = True, whole: bool = True
) -> None:
    """Print what is asked, who can go where, why, the numbered choices and the rules.

    Not `whole` it counts the counters of a long draw, and lists none of them.
    """
    console.say(prompt.text)
    if prompt.coach is not None and coached:
        for line in lines_above(prompt.coach, prompt.subjects):
            console.say(line, "   ")
    for house in prompt.house:
        console.say(house, "   ")
    _show_why(console, prompt.why)
    if prompt.tell is not None:
        console.say(T("How: {how}", how=prompt.tell), "   ")
    _show_options(console, prompt, whole=whole)
    if isinstance(prompt, Record):
        _show_fields(console, prompt)
    how = hint(prompt)
    if how is not None:
        console.say(how, "   ")
    if prompt.rules:
        console.say(T("Rules: {rules} (? to read)", rules=list(prompt.rules)), "   ")


def sheet_lines(console: Console, prompt: Prompt) -> list[str]:
    """Return the lines of the sheet that a prompt carries; none where it carries none."""
    return [] if prompt.sheet is None else fight_lines(console, prompt.sheet())


def fight_lines(console: Console, sheet: FightSheet) -> list[str]:
    """Return the sheet of a fight line by line."""
    return [console.words.say(text) for text in sheet_texts(sheet)]


def _show_fields(console: Console, prompt: Record) -> None:
    """Print what is known of a record, and all there is to tell where that is more than one."""
    for field in prompt.fields:
        if field.by:
            continue  # it is asked when what it depends on is told
        if field.settled:
            console.say(known_words(field), "   ")
        elif len(hints.asked_fields(prompt)) > 1:
            console.line(field_words(console, field), "   ")


def show_again(console: Console, prompt: Prompt) -> None:
    """Print what is asked once more, without coach and long list, which stand above."""
    listed = options_of_prompt(prompt)
    if len(listed) > FEW:
        console.say(
            T("{what} ({count} answers; l lists them again)", what=prompt.text, count=len(listed))
        )
    else:
        show_prompt(console, prompt, coached=False)


def _show_why(console: Console, why: Sequence[Text]) -> None:
    """Print the reasons line by line; those in brackets, which do not count, in one."""
    said = [console.words.say(one) for one in why]
    aside = [one for one in said if one.startswith("(")]
    for one in said:
        if one not in aside:
            console.line(one, "   ")
    if aside:
        console.line(" ".join(aside), "   ")


def field_words(console: Console, field: Field, *, listed: bool = True) -> str:
    """Return a field in words: what it asks, and what may be typed or what is known of it.

    Without `listed` its options are left out, for they stand in a list of their own.
    """
    say = console.words.say
    few = field.options if listed and len(field.options) <= FEW else ()
    choices = ", ".join(say(option.text) for option in few)
    if field.kind == "flag":
        choices = say(T("y or n"))
    elif field.kind == "number":
        choices = f"{field.minimum}–{field.maximum}"
    words = say(field.text) + (f" ({choices})" if choices else "")
    if field.default is not None:
        return f"{words} [{say(value_words(field, field.default))}]"
    if field.estimate is not None:
        guess = value_words(field, field.estimate)
        return say(T("{field}; our estimate: {value}", field=words, value=guess))
    if field.certain and not field.settled:
        return say(T("{field}; known: {known}", field=words, known=value_words(field, field.known)))
    return words


def show_field(console: Console, field: Field) -> None:
    """Print a field with all it may be: in one line where its answers are typed as they read."""
    listed = [console.words.say(option.text) for option in field.options]
    short = listed == labels(field.options) and len(listed) <= FEW
    console.line(field_words(console, field, listed=short))
    if field.tell is not None:
        console.say(field.tell, "   ")
    list_options(console, () if short else field.options)


def show_expected(console: Console, prompt: Prompt, error: AnswerError) -> bool:
    """Print what the fields that a refusal names would take; tell whether it names any."""
    fields = prompt.fields if isinstance(prompt, Record | Draw) else ()
    named = error.expected if isinstance(error.expected, dict) else {}
    wrong = [field for field in fields if field.name in named]
    for field in wrong:
        console.say(T("Expected: {what}", what=field_words(console, field)), "   ")
        list_options(console, field.options if len(field.options) > FEW else ())
    return bool(wrong)


def known_words(field: Field) -> Text:
    """Return what is known of a field, so that it is not asked."""
    return T(
        "{field}: {value} (known)", field=field.text, value=value_words(field, field.certainly)
    )


def _show_options(console: Console, prompt: Prompt, *, whole: bool) -> None:
    listed = options_of_prompt(prompt)
    if not whole and isinstance(prompt, Draw) and len(listed) > MOST_DRAWN:
        told = T("({count} are possible: type words of its name; l lists them)", count=len(listed))
        console.say(told, "   ")
    else:
        list_options(console, listed, moves=hints.takes_moves(prompt))
    if isinstance(prompt, Choose | Place) and (closed := len(prompt.closed())):
        console.say(
            TN(
                "({n} more answer closed now; c says why)",
                "({n} more answers closed now; c says why)",
                n=closed,
            ),
            "   ",
        )


def list_options(console: Console, options: Sequence[Option], *, moves: bool = False) -> None:
    """Print options, each with what to type for it; `moves` as for `labels`."""
    options = options if moves else by_keys(options)
    names = labels(options, moves=moves)
    pairs = list(zip(names, options, strict=True))[:MOST_LISTED]
    rows = [_row(console.words.say(option.text), name) for name, option in pairs]
    if len(rows) > FEW:
        console.columns(rows, "   ")
    else:
        for row in rows:
            console.line(row, "   ")
    if len(options) > MOST_LISTED:
        console.say(T("(and {count} more)", count=len(options) - MOST_LISTED), "   ")


def _row(words: str, name: str) -> str:
    """Return a line of a list: what to type, unless the words begin with it."""
    begins = not name.isdecimal() and words.casefold().startswith(name.casefold())
    return words if begins and len(name) > 1 else f"{name}) {words}"


def show_closed(console: Console, prompt: Prompt) -> None:
    """Print the closed answers, each with its reason."""
    closed = prompt.closed() if isinstance(prompt, Choose | Place) else ()
    if not closed:
        console.say(T("Nothing is closed here."))
    alike: dict[str, list[Param]] = {}
    for one in closed:
        alike.setdefault(console.words.say(one.reason), []).append(one.text)
    for reason, texts in alike.items():
        console.say(T("{what}: {reason}", what=texts, reason=reason), "   ")


def show_event(
    console: Console, event: Event, *, explained: bool, seen: Prompt | None = None
) -> None:
    """Print what happened, what to do at the table, and how it was decided.

    What the prompt just `seen` has said already is not said again.
    """
    known = seen.rules if seen else ()
    rules = ", ".join(rule for rule in event.rules if rule not in known)
    words = " ".join(console.words.say(_without(event.text, seen)).split())
    words = capital(words) + (f" ({rules})" if rules else "")
    if event.act == event.text:
        console.line(f"-> {words}" if event.to_tick is not None else f"* {words}")
    else:
        console.line(f"* {words}")
        if event.act is not None:
            console.say(T("-> {act}", act=event.act), "  ")
    on_sheet = seen is not None and seen.sheet is not None and event.receipt is not None
    if explained and not on_sheet:
        known = () if seen is None else tuple(console.words.say(one) for one in seen.why)
        _show_steps(console, [one for one in steps_of(event) if not one.told], known)


def explain(console: Console, event: Event) -> None:
    """Print how an event came about, step by step."""
    console.say(event.text)
    _show_steps(console, steps_of(event))


def _show_steps(console: Console, steps: Sequence[Explained], known: Sequence[str] = ()) -> None:
    """Print the steps with their rules, without what stands above already."""
    for step in steps:
        said = capital(console.words.say(step.text))
        if said not in known and f"({said})" not in known:
            rules = f" ({', '.join(step.rules)})" if step.rules else ""
            console.line(f"{said}{rules}", "     ")


def _without(text: Text, seen: Prompt | None) -> Text:
    """Leave the question out of a text that repeats it."""
    asked = seen.what if isinstance(seen, Roll) and seen.what else seen and seen.text
    if asked is None or asked not in text.params.values():
        return text
    params = {name: "" if one == asked else one for name, one in text.params.items()}
    return Text(text.source, params, text.n)


def phase_words(session: Session, phase: str) -> Text:
    """Return a phase's name as the game words it."""
    module = session.module
    if isinstance(module, Displayed):
        return phase_text(module.overview(session.state), phase)
    return plain_text(phase.replace("-", " "))


def show_table(console: Console, session: Session) -> None:
    """Print what the real table should hold, space by space."""
    module, state = session.module, session.state
    phase = phase_words(session, state.phase)
    console.say(T("Turn {turn}, {phase}. On the table:", turn=state.turn, phase=phase))
    spaces: dict[str, list[Text]] = {}
    alike: dict[str, list[str]] = {}
    for piece in module.pieces(state).values():
        held = spaces.setdefault(piece.space, [])
        words = lying(piece)
        held.append(words)
        alike.setdefault(console.words.say(words), []).append(piece.space)
    order = sorted(
        spaces, key=lambda one: (not one.isdecimal(), int(one) if one.isdecimal() else 0)
    )
    many = {words: places for words, places in alike.items() if len(places) > FEW}
    for space in order:  # by number, then the boxes
        there: list[Param] = [one for one in spaces[space] if console.words.say(one) not in many]
        if there:
            console.say(
                T("{space}: {pieces}", space=module.space_name(state, space), pieces=there), "   "
            )
    for what, places in many.items():
        named: list[Param] = [module.space_name(state, place) for place in places]
        console.say(
            T("{count} times {what}: {places}", count=len(places), what=what, places=named), "   "
        )
    console.say(T("(s all shows every value, under the names that adjust takes)"))


def show_end(console: Console, session: Session) -> None:
    """Print how a game ended: the result in words, the score and what made it."""
    outcome, module = session.outcome, session.module
    if not isinstance(module, Displayed):
        show_data(console, wire.plain(outcome, console.words))
        return
    if isinstance(outcome, dict) and isinstance(outcome.get("text"), Text):
        console.say(outcome["text"])
    score = module.overview(session.state).score
    if score is None:
        return
    console.say(T("{label}: {total}", label=score.label, total=score.total))
    for part in score.parts:
        console.say(T("{points} {what}", points=part.points, what=part.text), "   ")


def show_data(console: Console, value: Value, indent: str = "   ") -> None:
    """Print plain data as an indented list."""
    rows = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, one in rows:
        flat = not isinstance(one, dict | list) or not one
        if flat or (isinstance(one, list) and not any(isinstance(x, dict | list) for x in one)):
            console.line(f"{name}: {_datum(console, one)}", indent)
        elif isinstance(one, dict) and not any(isinstance(x, dict | list) for x in one.values()):
            pairs = ", ".join(f"{key} {_datum(console, value)}" for key, value in one.items())
            console.line(f"{name}: {pairs}", indent)
        else:
            console.line(f"{name}:", indent)
            show_data(console, one, indent + "   ")


def _datum(console: Console, value: Value) -> str:
    """Return one value as `adjust` takes it."""
    return console.words.say(in_words(value))


def show_odds(console: Console, odds: Value) -> None:
    """Print exact chances: of a roll, or of each table of a combat with its notes."""
    rows = wire.plain(odds, console.words)
    if isinstance(rows, list):
        _show_chances(console, rows)
    elif isinstance(rows, dict) and isinstance(rows.get("tables"), list):
        for table in rows["tables"]:
            console.line(f"{table['title']}:", "   ")
            _show_chances(console, table["chances"])
        for note in rows.get("notes") or ():
            console.line(f"({note})", "   ")
    else:
        show_data(console, rows)


def _show_chances(console: Console, rows: list[Value]) -> None:
    """Print outcomes with their chances, the shares in hundredths as well."""
    for row in rows:
        if isinstance(row, dict) and {"outcome", "probability", "decimal"} <= row.keys():
            said = row.get("text") or row["outcome"]
            console.line(f"{said}: {row['probability']} ({row['decimal']:.1%})", "   ")
        elif row:
            show_data(console, row)
