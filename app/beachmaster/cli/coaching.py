"""Show the movement coach in the terminal and over JSON: who can go where, and why no farther."""

from beachmaster.cli.console import Console
from beachmaster.cli.lines import LineError
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.cli.wire import Line, plain
from beachmaster.engine.coach_words import coach_lines, going_lines, lines_above
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.typed import meant
from beachmaster.engine.values import Value


def show_going(console: Console, prompt: Prompt, typed: str) -> None:
    """Print the coach, or of the unit that is typed where it can go and why no farther."""
    if prompt.coach is None:
        raise Mistake(_NO_COACH)
    if not typed:
        for line in lines_above(prompt.coach, ()):
            console.say(line, "   ")
        return
    going = prompt.coach.going(typed) or prompt.coach.going(_named(console, prompt, typed))
    if going is None:
        raise Mistake(_NOTHING.fill(unit=typed))
    for line in going_lines(going):
        console.say(line, "   ")


def _named(console: Console, prompt: Prompt, typed: str) -> str:
    """Return the unit that words or a place in the list name."""
    value = meant(prompt, typed, console.words.say)
    first = value[0] if isinstance(value, list) and value else value
    return str(first)


def coach_line(prompt: Prompt, unit: Value, words: Words) -> Line:
    """Return the coach as plain data: of the whole phase, or of one unit."""
    if prompt.coach is None:
        raise LineError(_NO_COACH)
    if unit is True:
        coach = prompt.coach.coach()
        told = plain(coach, words)
        lines = [words.say(line) for line in coach_lines(coach)]
        return {"type": "coach", **told, "todo": list(coach.todo), "lines": lines}
    going = prompt.coach.going(str(unit))
    if going is None:
        raise LineError(_NOTHING.fill(unit=str(unit)))
    lines = [words.say(line) for line in going_lines(going)]
    return {"type": "coach", **plain(going, words), "lines": lines}


_NO_COACH = T("There is nothing to coach here: this is not a movement.")
_NOTHING = T("There is nothing to say about “{unit}” in this movement.")
