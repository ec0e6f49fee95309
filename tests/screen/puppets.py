"""Play recorded games again with another hidden half: whatever a person meets must be the same.

What may be known is what follows from the open half of the state, prompt by prompt. A puppet is a
game with the same answers of the person, the same dice, the same open halves at each prompt, and
another half behind the screen. Two such games must tell the same to the last byte.
"""

import contextlib
import io
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import msgspec

from beachmaster.cli import jumps, on_table, wire
from beachmaster.cli.console import Console
from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.legality import legality_line
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import decide_all
from beachmaster.engine.module import Recorder, encode
from beachmaster.engine.options import same
from beachmaster.engine.positions import position_of
from beachmaster.engine.preview import foretold
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import plain_text
from beachmaster.engine.tree import OPPONENT, Entry
from beachmaster.storage.problems import LookedAtError
from beachmaster.storage.starting import Wish, start
from screen.island import FACTORY, HOLD, NAME, NEAR
from screen.play import begun, both, opened_along, step

SALT = "f" * 32
TRIES = 60
Script = Mapping[str, object]


class Pair(msgspec.Struct, frozen=True):
    """A recorded game, and what is decided behind the screen in it and in its puppet, by key."""

    seed: int
    path: list[Entry]
    own: dict[str, object]
    other: dict[str, object]


def pairs(seeds, most=1 << 30) -> Iterator[Pair]:
    """Yield a puppet for each game for which one is found soon, up to so many."""
    for seed in seeds:
        if most <= 0:
            return
        path, halves = recorded(seed)
        own = {one.key: one.given for one in path if one.by == OPPONENT}
        chance = random.Random(seed)
        for _ in range(TRIES):
            found = puppet(path, halves, otherwise(path, chance), seed)
            if found is None or found == own:
                continue
            pair = Pair(seed, path, own, found)
            if whole(played(pair, own)) != whole(played(pair, found)):
                yield pair
                most -= 1
                break


def recorded(seed):
    """Play a game by chance; return its entries, and the open half at each prompt and the end."""
    session, halves = begun(seed, f"{seed + 1:032x}"), []
    while session.asked is not None:
        halves.append(encode(session.state))
        step(session)
    halves.append(encode(session.state))
    return session.tree.path(session.tree.cursor), halves


def otherwise(path, chance):
    """Return other decisions behind the screen: a set-up, orders, steps that nobody sees."""
    script = {one.key: one.given for one in path if one.secret}
    deploy = next(key for key in script if "/deploy" in key)
    told = dict(one.split(">") for one in script[deploy])
    for name in chance.sample(sorted(told), chance.choice((1, 2, 3))):
        told[name] = chance.choice(list(NEAR))
    script[deploy] = [f"{name}>{area}" for name, area in told.items()]
    for key, value in script.items():
        if "/hidden-row" in key:
            script[key] = chance.sample(value, len(value))
        if "/sneak" in key and chance.random() < 0.3:
            script[key] = None  # any step that is not seen, if there is one
    return script


def puppet(path, halves, script, seed):
    """Return what was decided by another script, None where anything of it shows."""
    session = begun(seed, SALT)
    known, done, at = {one.key: one for one in path}, {}, 0
    while session.asked is not None:
        asked = session.asked_whole
        if at >= len(halves) or encode(session.state) != halves[at] or asked.key not in known:
            return None
        at += 1
        entry = known[asked.key]
        if not session.is_behind(asked.prompt):
            session.answer(entry.value, entry.by)
            done |= {asked.key: entry.value} if entry.by == OPPONENT else {}
            continue
        done[asked.key] = meant(asked.prompt, script.get(asked.key, HOLD))
        try:
            session.answer(done[asked.key], OPPONENT)
        except ValueError:
            return None
    return done if at + 1 == len(halves) and encode(session.state) == halves[at] else None


def meant(prompt, value):
    """Return a decision that fits what is asked: the one wanted, an unseen step, or none."""
    listed = prompt.expected()
    if prompt.procedure == "deploy":
        return value
    if prompt.procedure == "hidden-row":
        return value if isinstance(value, list) and sorted(value) == sorted(listed) else listed
    if value is None:
        value = next((one for one in listed if one.startswith("step:")), HOLD)
    return value if value in listed else HOLD


def given_to(pair):
    """Return the entries of a recorded game that a person gave, or dice."""
    return [one for one in pair.path if one.by != OPPONENT]


def follows_open_act(pair, entry):
    """Tell whether the opponent decided something in the open right before an answer."""
    before = [one for one in pair.path if one.id == entry.parent]
    return any(one.by == OPPONENT and not one.secret for one in before)


# -- the two front ends of text ------------------------------------------------------------------

QUESTIONS = (
    '{"state": true}', '{"journal": true}', '{"reasons": true}', '{"why_not": "x"}',
    '{"answer": "nonsense"}', '{"odds": true}', '{"rule": "scr:11"}', '{"note": "here"}',
    '{"check": true}', '{"pack": true}', '{"position": true}', '{"coach": true}',
    '{"otherwise": true}', '{"undo": 0}', '{"learn": {}}', '{"map": true}', "nonsense",
    '{"answer": ["okina", "okina"]}', '{"auto": true, "invent": 3}', '{"evening": "one"}',
)  # fmt: skip


def lines(pair):
    """Yield the lines of a game: its answers, with questions, jumps and nonsense in between."""
    chance = random.Random(pair.seed)
    for entry in given_to(pair):
        if follows_open_act(pair, entry):
            yield _line(reasons=True, whole=True)
        if chance.random() < 0.5:
            yield chance.choice(QUESTIONS)
        if chance.random() < 0.4:
            yield '{"bookmark": "here"}'
            yield from _astray(pair, entry, chance)
            yield '{"goto": "here"}'
        yield json.dumps({"answer": entry.value})
    yield from ('{"journal": true}', '{"state": true}')


def _astray(pair, entry, chance):
    """Yield lines that lead elsewhere, none of which plays on from there."""
    number, area = chance.randrange(0, entry.id), chance.choice(list(NEAR))
    mine = [one for one in given_to(pair) if one.id < entry.id and one.ask == "roll"]
    aims = [one for one in given_to(pair) if one.id < entry.id and "/target" in one.key]
    ways = [
        ['{"undo": 1}', '{"state": true}', '{"journal": true}'],
        ['{"undo": 1, "by": "phase"}', '{"redo": 99}'],
        ['{"undo": 1, "by": "turn"}', '{"redo": 1, "by": "action"}', '{"pack": true}'],
        [_line(correct=number, answer="nonsense"), _line(reasons=number), _line(anew=number),
         _line(correct=number, answer="nonsense", preview=True), _line(reasons=number, whole=True)],
        [_line(goto=number), '{"journal": true}', '{"check": true}'],
        [_adjust(f"held.{area}", chance.random() < 0.7), '{"state": true}', '{"position": true}'],
        [_adjust("us.us1.place", area), _adjust("us.us2.steps", 9), '{"undo": 1}'],
        [_line(check={"us1": area, "us3": "okina"}), '{"pack": true}'],
        [_line(correct=one.id, answer=_dice(len(one.value), chance), preview=True)
         for one in mine[-2:]],
        [_line(correct=one.id, answer=to, preview=True) for one in aims[-2:] for to in NEAR],
    ]  # fmt: skip
    yield from chance.choice(ways)


def _line(**request):
    return json.dumps(request)


def _adjust(path, value):
    return _line(adjust={"path": path, "value": value, "reason": "so it lies"})


def _dice(count, chance):
    hits = chance.randint(0, count)
    return [6] * hits + [1] * (count - hits)


def typed(pair):
    """Yield what is typed in the terminal: the answers, with questions and jumps in between."""
    chance = random.Random(pair.seed)
    for entry in given_to(pair):
        if follows_open_act(pair, entry):
            yield "reasons all"
        if chance.random() < 0.6:
            yield from _asked(pair, entry, chance)
        told = entry.value
        yield " ".join(map(str, told)) if isinstance(told, list) else str(told)
    yield from ("j", "s", "q")


TYPED = (
    *("j", "s", "s all", "why", "odds", "h", "l", "c", "c okina", "check", "pack", "coach", "m"),
    *("m all", "reasons", "reasons all", "note here", "ticked", "known", "otherwise", "xyzzy"),
    *("= xyzzy", "? scr:11", "whole", "evening one", "position", "term okina", "auto 0", "ra 9"),
)


def _asked(pair, entry, chance):
    number, area = chance.randrange(0, entry.id + 1), chance.choice(list(NEAR))
    told = (f"correct {number}", f"correct {number} xyzzy", f"reasons {number}",
            f"reasons {number} all", f"anew {number}")  # fmt: skip
    if chance.random() < 0.6:
        yield chance.choice((*TYPED, *told, *told))
        return
    mine = [one for one in given_to(pair) if one.id < entry.id and one.ask == "roll"]
    aims = [one for one in given_to(pair) if one.id < entry.id and "/target" in one.key]
    there = [
        (f"goto {number}", "whole", "j"), ("up", "s"), ("u",), ("ut 2", "s", "check"), ("ua", "r"),
        (f"adjust held.{area} yes so it lies", "s", "m"), (f"check us1>{area} us2>okina", "pack"),
        (f"adjust us.us1.place {area} so it lies", "whole"), ("goto here", "xyzzy", "up 99", "j"),
        *((f"correct {one.id} {' '.join(map(str, _dice(len(one.value), chance)))}", "n")
          for one in mine[-2:]),
        *((f"correct {one.id} {area}", "n") for one in aims[-2:]),
    ]  # fmt: skip
    yield "bookmark here"
    yield from chance.choice(there)
    yield "goto here"


def by_lines(pair, script: Script, sent: Sequence[str]):
    """Return what is written to a program that sends these lines, with this script."""
    FACTORY.script, out = script, io.BytesIO()
    playing = start(Wish(game=NAME, seed=pair.seed, salt=SALT))
    JsonPlayer(playing, Words(), out).play(io.BytesIO("\n".join(sent).encode()))
    playing.close()
    return out.getvalue().decode().splitlines(), playing.session


def by_terminal(pair, script: Script, sent: Sequence[str]):
    """Return what a person reads who types these lines, with this script."""
    FACTORY.script, out, given = script, io.StringIO(), iter(sent)
    playing = start(Wish(game=NAME, seed=pair.seed, salt=SALT))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
    playing.close()
    return out.getvalue().splitlines(), playing.session


def differ_by_lines(pair):
    """Return the first line that tells a pair apart over JSON lines, None where none does."""
    return _differ(pair, by_lines, list(lines(pair)))


def differ_by_terminal(pair):
    """Return the first line that tells a pair apart in the terminal, None where none does."""
    return _differ(pair, by_terminal, list(typed(pair)))


def _differ(pair, played, sent):
    (one, first), (two, second) = (played(pair, script, sent) for script in (pair.own, pair.other))
    amiss = [entry for entry in first.tree.entries if entry.secret and entry.behind.failed]
    assert not amiss, "a puppet does not fit what is asked"
    assert whole(first) != whole(second), "nothing is otherwise behind the screen"
    return first_difference(one, two)


# -- where what was decided could not be written ---------------------------------------------------


class Disk:
    """A store on a disk that becomes full."""

    full = False

    def write(self, _change):
        """Refuse to keep anything once it is full."""
        if self.full:
            raise LookedAtError(plain_text("The disk is full."))


def waiting(pair, script, key):
    """Return a game that stands before what is decided behind the screen, and cannot keep it."""
    FACTORY.script = script
    playing = start(Wish(game=NAME, seed=pair.seed, salt=SALT))
    session, disk = playing.session, Disk()
    session.store = disk
    for entry in pair.path:
        if entry.key == key:
            break
        value = script[entry.key] if entry.by == OPPONENT else entry.value
        session.answer(value, entry.by)
    session.take_events()
    disk.full = True
    return playing


def differ_unkept_by_lines(pair):
    """Return what tells a pair apart over lines while a secret answer waits to be written."""
    for key, values in unlike(pair):
        sent = [line for line in QUESTIONS if "auto" not in line]
        for value in values:
            sent += [_line(why_not=value), _line(odds=value), _line(answer=value)]
        told = []
        for script in (pair.own, pair.other):
            playing, out = waiting(pair, script, key), io.BytesIO()
            JsonPlayer(playing, Words(), out).play(io.BytesIO("\n".join(sent).encode()))
            told.append(out.getvalue().decode().splitlines())
        if (found := first_difference(*told)) is not None:
            return found
    return None


def differ_unkept_by_terminal(pair):
    """Return what tells a pair apart in the terminal while a secret answer waits to be written."""
    for key, values in unlike(pair):
        sent = list(TYPED)
        for one in values:
            sent += [f"why {one}", f"odds {one}", one]
        told = []
        for script in (pair.own, pair.other):
            playing, out, given = waiting(pair, script, key), io.StringIO(), iter(sent)
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                TerminalPlayer(playing, Words(), partial(next, given, None)).play()
            told.append(out.getvalue().splitlines())
        if (found := first_difference(*told)) is not None:
            return found
    return None


def unlike(pair, most=2):
    """Return where other answers are legal behind the screen in the one game than in the other.

    With the keys go some of these answers: somebody may try them.
    """
    scripts = (pair.own, pair.other)
    sessions = [begun(pair.seed, SALT, script) for script in scripts]
    found = []
    for entry in pair.path:
        if entry.secret:
            one, two = (set(session.asked_whole.prompt.expected()) for session in sessions)
            found += [(entry.key, [HOLD, "nonsense", *sorted(one ^ two)[:4]])] if one != two else []
        for session, script in zip(sessions, scripts, strict=True):
            value = script[entry.key] if entry.by == OPPONENT else entry.value
            session.answer(value, entry.by)
    return found[-most:]


def whole(session):
    """Return both halves at the start of each phase that was played."""
    return [(at, found.state) for at, found in sorted(session.snapshots.items())]


def first_difference(one, other):
    """Return the first pair of lines that differ."""
    for lines_of in zip(one, other, strict=False):
        if lines_of[0] != lines_of[1]:
            return lines_of
    return None if len(one) == len(other) else (len(one), len(other))


# -- corrections: what is carried must not tell what was hit behind the screen --------------------


def played(pair, script):
    """Return a session of the recorded game with this script, at its end."""
    session = begun(pair.seed, SALT, script)
    for entry in pair.path:
        if entry.by == OPPONENT:
            session.answer(script[entry.key], OPPONENT)
        else:
            session.answer(entry.value, entry.by)
    return session


def corrections(pair, most=3):
    """Yield what is told of aimed corrections in both games, where the open halves stay alike."""
    chance = random.Random(pair.seed)
    rolls = [one for one in pair.path if "/hits" in one.key]
    for entry in chance.sample(rolls, min(most, len(rolls))):
        hits = min(len(entry.value), chance.choice((0, 1, 2, 3)) + chance.randint(0, 5))
        dice = [6] * hits + [1] * (len(entry.value) - hits)
        (one, halves), (two, others) = (
            told_of_correction(played(pair, script), entry, dice)
            for script in (pair.own, pair.other)
        )
        if halves == others:
            yield one, two


def previews(pair, most=2):
    """Yield what is foretold of shelling any other area instead, in both games."""
    sessions = [played(pair, script) for script in (pair.own, pair.other)]
    aims = [one for one in pair.path if "/target" in one.key]
    for entry in aims[-most:]:
        for area in NEAR:
            one, two = (foretold_of(session, entry, area) for session in sessions)
            yield one, two


def foretold_of(session, entry, area):
    """Return what is said of a correction before it counts."""
    try:
        return [repr(one) for one in foretold(session, entry.id, lambda _prompt: area)]
    except Refusal as error:
        return [repr(error.text)]


def told_of_correction(session, entry, dice):
    """Correct dice; return what is told of it on lines and in the terminal, and the open halves."""
    if same(entry.value, dice):
        return [], []
    try:
        jump = corrected(session, entry.id, lambda _prompt: dice)
    except Refusal as error:
        return [repr(error.text)], []
    decide_all(session)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        jumps.show_jump(Console(Words(), lambda: None), session, jump, whole=True)
    told = [wire.jump_line(jump, Words()), out.getvalue(), session.tree.next_id]
    if session.asked is not None:
        told.append(wire.prompt_line(session, session.asked, Words()))
    return told, opened_along(session)


# -- a half that raises when it is read -----------------------------------------------------------


class ReadError(AssertionError):
    """Something that shows has read the hidden half."""


class Poison:
    """Stands for the hidden half while something is shown: whoever reads it is found out."""

    def __getattribute__(self, name):
        raise ReadError(name)


@contextlib.contextmanager
def poisoned(state):
    """Have the hidden half raise on any read."""
    hidden, state.hidden = state.hidden, Poison()
    try:
        yield
    finally:
        state.hidden = hidden


def show_all(session):
    """Show everything that there is to be shown at a prompt, while the hidden half is poison."""
    trials = [(session.copy_state(), *one) for one in PUT_RIGHT]
    with poisoned(both(session)):
        asked, state, module = session.asked, session.state, session.module
        _show_prompt(session, asked.prompt)
        wire.prompt_line(session, asked, Words())
        wire.state_line(session, Words())
        on_table.check_line(session, Words())
        on_table.pack_line(session, Words())
        with contextlib.suppress(PositionError):
            position_of(session)
        for one in (both(session), state):  # handed either, it shows the open half
            _show_state(module, one, asked.prompt)
        module.head(module.play(both(session), 0, Recorder(quiet=True)))
        for trial, path, value in trials:
            with poisoned(trial), contextlib.suppress(Refusal):
                module.adjust(trial, path, value)
                assert module.problems(trial) == []


PUT_RIGHT = [(f"held.{area}", True) for area in NEAR]
PUT_RIGHT += [("us.us1.place", "okina"), ("us.us2.steps", 3), ("japan.mg-1.steps", 1)]
PUT_RIGHT += [("places", {"us1": "north", "us2": "moto"}), ("hidden.units", []), ("okina", 1)]


def _show_state(module, state, prompt):
    rows = module.overview(state).units
    module.details(state)
    module.position(state, rows)
    module.visible(state)
    module.pieces(state)
    module.outcome(state)
    module.problems(state)
    module.written(state)
    for row in rows:
        module.reach(state, prompt, row.id)
        module.path_of(state, row.id)
    module.sight(state, "okina", "north")


def _show_prompt(session, prompt):
    legality_line(prompt, "nonsense", Words())
    closed = getattr(prompt, "closed", tuple)
    list(closed())
    if prompt.odds is not None:
        prompt.odds()
    prompt.shown_sheet()
    with contextlib.suppress(Refusal):
        session.answer("nonsense")


def poison(seeds):
    """Play games by chance and show all at each prompt; raise `ReadError` where that leaks."""
    shown = 0
    for seed in seeds:
        session = begun(seed, f"{seed + 1:032x}")
        while session.asked is not None:
            if session.opponent is None:
                show_all(session)
                shown += 1
            step(session)
    return shown
