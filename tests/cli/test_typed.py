"""What is listed can be typed back, and what is typed is used whole or refused whole."""

import re

import pytest

from beachmaster.engine import telling
from beachmaster.engine.auto import program_answer
from beachmaster.engine.chance import below, shuffled
from beachmaster.engine.meaning import Meanings, labels
from beachmaster.engine.options import AnswerError, Option, same
from beachmaster.engine.prompt import Choose, Confirm, Draw, Field, Number, Place, Record, Roll
from beachmaster.engine.record import narrowed, value_words
from beachmaster.engine.telling import field_value, keys_of, tell, tell_apart
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.typed import answer_to, draw_options, meant
from beachmaster.storage.starting import Wish, start

GAMES = ("hell-on-earth", "bloodbath")
BOARDS = ("table", "tracked")
MOST, TRIES, JUNK = 12, 8, "xyzzy"
TIMES = (1, 2, 6, 25, 90)
"""Each procedure is looked at the first time it asks, and then now and then."""


def walk(game, board):
    """Play a whole game by chance and yield what asks, with a legal answer."""
    wish = Wish(game=game, seed=3, table=board == "table", sets=("reminders=off",))
    session, counts = start(wish).session, {}
    while (asked := session.asked) is not None:
        prompt = asked.prompt
        answer = program_answer(prompt, session.seed, asked.key)
        counts[prompt.procedure] = counts.get(prompt.procedure, 0) + 1
        if counts[prompt.procedure] in TIMES:
            before = session.tree.next_id
            yield asked.key, prompt, answer
            assert session.tree.next_id == before
        session.answer(answer)
        session.take_events()


def listed_in(prompt):
    if isinstance(prompt, Choose | Place):
        return prompt.options.listed()
    return draw_options(prompt) if isinstance(prompt, Draw) else []


def labels_of(prompt):
    """Return what to type for each listed answer."""
    moves = isinstance(prompt, Choose) and prompt.options.takes_moves
    return labels(listed_in(prompt), moves=moves)


def words_in(name):
    return re.findall(r"\w+", name.casefold())


def short_name(name, others):
    """Return as many leading words of a name as no other one begins with."""
    for count in range(1, len(name.split()) + 1):
        short = " ".join(name.split()[:count])
        own = words_in(short)
        if own and not any(words_in(other)[: len(own)] == own for other in others):
            return short
    return None


def hold_listed(prompt):
    """Each listed answer is meant by its number, its name and its short name."""
    options = listed_in(prompt)
    names = [render(option.text) for option in options]
    taken = {*labels_of(prompt), *(str(option.value) for option in options)}
    for at, (label, option) in enumerate(list(zip(labels_of(prompt), options, strict=True))[:MOST]):
        others = names[:at] + names[at + 1 :]
        ways = [label] + ([names[at]] if names[at] not in others else [])
        short = None if getattr(prompt, "free", False) else short_name(names[at], others)
        if short is not None and short not in taken:
            ways.append(short)
        for typed in ways:
            assert same(one_of(prompt, typed), option.value), (prompt.procedure, typed)


def one_of(prompt, typed):
    value = meant(prompt, typed)
    return value[0] if isinstance(prompt, Choose) and prompt.many and len(value) == 1 else value


def hold_several(prompt):
    """Two listed answers are meant by their numbers and by their names, one after the other."""
    options = listed_in(prompt)
    if not (isinstance(prompt, Choose) and prompt.many and len(options) > 1):
        return
    first, second = options[0], options[-1]
    pair, names = labels_of(prompt), [render(option.text) for option in options]
    for typed in (f"{pair[0]} {pair[-1]}", f"{pair[0]},{pair[-1]}", f"{names[0]}, {names[-1]}"):
        assert meant(prompt, typed) == [first.value, second.value], typed
    if prompt.options.takes_moves:
        for name in (pair[0], names[0], short_name(names[0], names[1:])):
            moves = [f"{first.value}>0512", second.value]
            assert meant(prompt, f"{name} > 0512, {names[-1]}") == moves
            assert meant(prompt, f"{name}>0512 {pair[-1]}") == moves


def typed_for(prompt, answer):
    """Return an answer as a person would type it."""
    if isinstance(prompt, Record):
        asked = [field for field in narrowed(prompt.fields, answer) if not field.settled]
        return "; ".join(field_words(field, answer[field.name]) for field in asked)
    if isinstance(prompt, Confirm):
        return "y" if answer else "n"
    if isinstance(prompt, Roll | Number):
        return " ".join(map(str, answer if isinstance(answer, list) else [answer]))
    options = listed_in(prompt)
    named = dict(zip((str(one.value) for one in options), labels_of(prompt), strict=True))
    parts = answer if isinstance(answer, list) else [answer]
    return ", ".join(named.get(str(part), str(part)) for part in parts) or "-"


def field_words(field, value):
    if field.kind == "flag":
        return "y" if value else "n"
    if field.listed:
        return ", ".join(render(value_words(field, one)) for one in value) or "-"
    return render(value_words(field, value))


def used(prompt, typed):
    """Return what a line answers, None where it is refused, which says what was expected."""
    try:
        if isinstance(prompt, Record) and any(field.by for field in prompt.fields):
            return tell_apart(prompt.fields, typed, {})
        if isinstance(prompt, Record):
            return tell([field for field in prompt.fields if not field.settled], typed)
        return answer_to(prompt, typed)
    except AnswerError as error:
        refused = error
    assert render(refused.text).strip()
    return None


def hold_whole(prompt, answer):
    """The typed answer is that answer, and a word too many makes it none."""
    typed = typed_for(prompt, answer)
    told = used(prompt, typed)
    if isinstance(prompt, Record):
        told = None if told is None else prompt.check(told)
    assert told == prompt.check(answer), (prompt.procedure, typed)
    for more in (f"{typed} {JUNK}", f"{typed}; {JUNK}"):
        assert JUNK in str(used(prompt, more) or JUNK), (prompt.procedure, more)


def hold_random(prompt, key):
    """Whatever words are typed, none of them is dropped."""
    heard = ["1", "2", "17", "y", "n", "-", "none", "0512", "h", "u", "=", ">", ";", JUNK, "the"]
    for option in listed_in(prompt)[:MOST]:
        heard += [*render(option.text).split(), str(option.value)]
    for field in getattr(prompt, "fields", ()):
        heard += [render(field.text), *(render(one.text) for one in field.options[:3])]
    for attempt in range(TRIES):
        order = shuffled([str(at) for at in range(len(heard))], attempt, key)
        words = [heard[int(at)] for at in order[: 1 + below(4, attempt, key)]]
        typed = " ".join(words)
        value = used(prompt, typed)
        if value is not None and JUNK not in str(value):
            assert JUNK not in typed, (prompt.procedure, typed, value)
            more = used(prompt, f"{typed} {JUNK}")
            assert more is None or JUNK in str(more), (prompt.procedure, typed)


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_typed_is_used_whole_or_refused_and_what_is_listed_can_be_typed(game, board):
    kinds = set()
    for key, prompt, answer in walk(game, board):
        kinds.add(prompt.kind)
        hold_listed(prompt)
        hold_several(prompt)
        hold_whole(prompt, answer)
        hold_random(prompt, key)
    assert {"choose", "roll", "draw"} <= kinds


def test_a_long_line_that_fits_nowhere_is_read_in_few_steps(monkeypatch):
    """Each word is tried with each field from each place once, however many ways lead there."""
    units = tuple(Option(f"u{number}", plain_text(str(number))) for number in range(10, 30))
    fields = [
        Field(name=f"f{at}", kind="many", text=plain_text(f"list {at}"), options=units, maximum=20)
        for at in range(4)
    ]
    steps, read = [], telling.field_value
    monkeypatch.setattr(telling, "field_value", lambda *given: (steps.append(1), read(*given))[1])
    words = [str(number) for number in range(10, 30)] + ["nobody"]
    with pytest.raises(AnswerError):
        tell(fields, " ".join(words))
    assert len(steps) <= len(fields) * len(words) ** 2
    steps.clear()
    assert tell(fields, "10 11 12") == {"f0": ["u10"], "f1": ["u11"], "f2": ["u12"]}


def test_the_fields_of_a_counter_are_named_as_they_are_shown():
    session = start(Wish(game="bloodbath", seed=3)).session
    while session.asked.prompt.procedure != "reveal":
        asked = session.asked
        session.answer(program_answer(asked.prompt, session.seed, asked.key))
    prompt = session.asked.prompt
    assert keys_of(prompt.fields) == ["name", "kind", "attack", "defense", "movement"]
    shown = "name=1st Naval Guard kind=infantry attack=2 defense=3 movement=4"
    assert answer_to(prompt, shown) == {
        "name": "1st Naval Guard", "kind": "infantry", "attack": 2, "defence": 3, "movement": 4
    }  # fmt: skip
    with pytest.raises(AnswerError, match="You entered"):
        answer_to(prompt, f"{shown} attack=3")


def test_names_in_words_and_in_part_mean_the_same_in_a_field():
    session = start(Wish(game="bloodbath", seed=3, table=True)).session
    while session.asked.prompt.procedure != "moved":
        asked = session.asked
        session.answer(program_answer(asked.prompt, session.seed, asked.key))
    landed = next(one for one in session.asked.prompt.fields if one.name == "landed")
    names = [render(option.text) for option in landed.options[:2]]
    wanted = [option.value for option in landed.options[:2]]
    listed = Meanings(landed.options).labels[:2]
    for typed in (", ".join(names), ",".join(listed), " ".join(listed), " ".join(names)):
        assert field_value(landed, typed) == wanted, typed


def test_a_name_with_a_comma_typed_whole_goes_its_way():
    """A comma parts answers, but not inside a name that is typed in full."""
    names = {"i": "Company I, 2nd Battalion", "k": "Company K, 2nd Battalion", "2": "2nd Battalion"}
    options = [Option(value, plain_text(name)) for value, name in names.items()]
    meanings = Meanings(options, moves=True)
    typed = "Company I, 2nd Battalion>A, Company K, 2nd Battalion > B"
    assert meanings.several(typed) == ["i>A", "k>B"]
    assert meanings.several("Company K, 2nd Battalion, 2nd Battalion>A") == ["k", "2>A"]


def test_a_hex_that_is_being_typed_is_no_number_of_a_unit():
    """With 09 typed, on the way to 0910, the 9th Marines stood there too, and Enter took them."""
    names = {"0711": "9th Marines in 0711", "0910": "unit in 0910", "0912": "unit in 0912"}
    options = [Option(value, plain_text(words)) for value, words in names.items()]
    found = Meanings(options, numbered=False)
    assert [options[at].value for at in found.led_to("09")] == ["0910", "0912"]
    assert found.one("09") is None
    assert [found.one(typed) for typed in ("0910", "9", "9th")] == ["0910", "0711", "0711"]
