"""Leaks put in on purpose: each has to be found by what proves that there are none.

python tests/screen/mutants.py 30    tells by what each is found, among so many games
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(root / "app"), str(root / "tests")]

import msgspec

from beachmaster.cli import jsonlines, opposing, wire
from beachmaster.engine import deciding, kept, opponent
from beachmaster.engine.correction import Carried
from beachmaster.engine.deciding import decide_all
from beachmaster.engine.halves import halved
from beachmaster.engine.kept import Kept
from beachmaster.engine.module import Recorder
from beachmaster.engine.options import Closed
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.weighing import reasons_in
from screen import island, puppets
from screen.island import NEAR, Island, Kuribayashi, Table, Unit
from screen.play import begun

# -- by what a leak is found ---------------------------------------------------------------------


def by_lines(pairs):
    """Tell whether JSON lines tell a pair apart."""
    return any(puppets.differ_by_lines(pair) is not None for pair in pairs)


def by_terminal(pairs):
    """Tell whether the terminal tells a pair apart."""
    return any(puppets.differ_by_terminal(pair) is not None for pair in pairs)


def by_what_is_unkept(pairs):
    """Tell whether a pair is told apart where a secret answer waits to be written."""
    return any(
        differ(pair) is not None
        for pair in pairs[:3]
        for differ in (puppets.differ_unkept_by_lines, puppets.differ_unkept_by_terminal)
    )


def by_corrections(pairs):
    """Tell whether an aimed correction tells a pair apart."""
    return any(one != two for pair in pairs for one, two in puppets.corrections(pair))


def by_previews(pairs):
    """Tell whether what a correction is said to change tells a pair apart."""
    one, two = made_otherwise()
    return one != two or any(a != b for pair in pairs for a, b in puppets.previews(pair))


def by_poison(_pairs):
    """Tell whether something that shows reads the hidden half."""
    try:
        puppets.poison(range(3))
    except puppets.ReadError:
        return True
    return False


def by_made_position(_pairs):
    """Tell whether the position made for it is told apart."""
    told = made()
    return told[0] != told[1]


FINDERS = {
    "lines": by_lines,
    "terminal": by_terminal,
    "unkept": by_what_is_unkept,
    "corrections": by_corrections,
    "previews": by_previews,
    "poison": by_poison,
    "made position": by_made_position,
}


def finds(finder, pairs):
    """Tell whether a leak is found so; whatever breaks tells it as well."""
    try:
        return FINDERS[finder](pairs)
    except Exception:  # noqa: BLE001 - a leak may make the games themselves go wrong
        return True


# -- a position made for what chance does not find ------------------------------------------------


def made():
    """Return what is told where a correction kills behind the screen, and where it hits nobody.

    In both games somebody stands in the open to be asked whether he goes back: what he sees is the
    same.
    """
    return tuple(_made(area) for area in ("moto", "north"))


def made_otherwise():
    """Return what is foretold of shelling the north instead, with caves there and without."""
    found = []
    for area in ("north", "suri"):
        session = _set_up("moto", area)
        for answer in ("moto", _hits(3), "none", "done"):
            decide_all(session)
            session.answer(answer)
        aim = next(one for one in session.tree.entries if "/target" in one.key)
        found.append(puppets.foretold_of(session, aim, "north"))
    return tuple(found)


def _set_up(guns, caves):
    """Return a game in which two machine guns and two caves lie in these areas."""
    told = [f"inf{n}>north" for n in (1, 2, 3, 4)] + [f"mg1>{guns}", f"mg2>{guns}", "gun1>north"]
    told += ["gun2>north", "hq1>okina", f"cave1>{caves}", f"cave2>{caves}", "cave3>funami"]
    told += ["cave4>funami", "cave5>uguisu", "cave6>uguisu"]
    return begun(1, "1" * 32, {"1.set-up/deploy#1": told})


def _made(area):
    session = _set_up(area, "suri")
    turn = ("moto", _hits(3), "none")
    for answer in (*turn, "us1>okina", "done", [1], *turn, "us2>okina", "done"):
        decide_all(session)
        session.answer(answer)
    decide_all(session)
    first = next(one for one in session.tree.entries if one.key.startswith("1.bombard/hits"))
    return puppets.told_of_correction(session, first, _hits(5))


def _hits(count):
    return [6] * count + [1] * (island.DICE - count)


# -- the leaks -----------------------------------------------------------------------------------


def answers_are_told(patch):
    """Lines tell what was answered behind the screen."""
    patch.setattr(wire, "_answered", lambda entry: {"answer": entry.given})


def earlier_prompts_are_shown(patch):
    """The terminal shows what could have been answered there."""

    def asked_at(self, entry_id):
        parent = self.tree.entries[entry_id].parent
        return self._rebuilt(parent, Recorder(quiet=True)).asked if parent >= 0 else None

    patch.setattr(Kept, "asked_at", asked_at)


def reasons_are_told(patch):
    """Why something was decided behind the screen is told who asks."""

    def told(session, number=""):
        path = session.tree.path(session.tree.cursor)
        theirs = [one for one in path if one.by == "opponent"]
        return [one for one in theirs if number in ("", str(one.id))][-1]

    def line(session, entry, words, *, whole=False):
        found = reasons_in(entry.unspoken.why)
        return {"entry": entry.id, "why": [words.say(one) for one in opposing.said(found)]}

    patch.setattr(jsonlines, "last_decided", told)
    patch.setattr(jsonlines, "reasons_line", line)


def open_reasons_are_told(patch):
    """Why the opponent did something in the open is told as it does it: half of it is hidden."""
    tells = [(opposing, "may_tell", lambda _state, _entry, _when: True)]
    tells += [(jsonlines, "may_tell", tells[0][2])]
    tells += [(opposing, "reasons_told", lambda _state, entry: reasons_in(entry.unspoken.why))]
    for module, name, told in tells:
        patch.setattr(module, name, told)


def open_acts_are_weighed_again(patch):
    """Whoever asks for all reasons of an act in the open has it weighed again, both halves seen."""
    patch.setattr(opposing, "may_tell", lambda _state, _entry, _when: True)
    patch.setattr(deciding, "halved", lambda _module: None)


def refusals_read_both_halves(patch):
    """What is put right is refused where somebody stands there behind the screen."""

    def problems(self, state):
        amiss = [one for one in state.hidden.units if one.place in state.held]
        return [say("no") for _ in amiss]

    patch.setattr(Island, "problems", problems)


def losses_are_heard(patch):
    """A word is said where somebody dies unseen."""
    row = island.hidden_row

    def heard(play, area, damage):
        before = len(play.state.hidden.lost)
        yield from row(play, area, damage)
        if len(play.state.hidden.lost) > before:
            play.emit("lost", say("A shout is heard."), "scr:9")

    patch.setattr(island, "hidden_row", heard)


def fire_is_asked_where_somebody_is(patch):
    """The opponent is asked only where somebody could fire."""
    entered = island.entered

    def asked(play, name, area):
        state = play.state
        if any(one.place == area for one in (*state.hidden.units, *state.japan.values())):
            yield from entered(play, name, area)
        else:
            play.emit("no-fire", say("No fire. Go on."), "scr:11")

    patch.setattr(island, "entered", asked)


def ids_come_from_the_set_up(patch):
    """A counter that appears has an id that says how many of its kind stand before it."""

    def show(play, unit, why):
        hidden = play.state.hidden
        like = sorted(one.place for one in hidden.units if one.kind == unit.kind)
        name = f"{unit.kind}-{like.index(unit.place) + 1}{play.state.shown.get(unit.kind, 0)}"
        hidden.units.remove(unit)
        play.state.shown[unit.kind] = play.state.shown.get(unit.kind, 0) + 1
        play.state.japan[name] = Unit(unit.kind, unit.place, unit.steps, unit.fired)
        play.emit("appears", say(f"{name} appears in {unit.place}: {why}."), "scr:3", reveals=True)
        return name

    patch.setattr(island, "show", show)


def states_are_shown_whole(patch):
    """Sessions hand out both halves, and what looks at them looks at both."""

    def looking(self, state):
        return Table(state, self.options, 0, Recorder(quiet=True))

    patch.setattr(Kept, "_shown", lambda _self, state: state)
    patch.setattr(Island, "looking", looking)


def prints_are_of_both_halves(patch):
    """After a correction it is said that the opponent sees something else, who alone can."""
    patch.setattr(opponent, "_encoded", lambda state, _type: kept.encode(state))


def corrections_stop_behind_the_screen(patch):
    """A correction says at which secret answer it stopped."""
    step = Carried._step

    def stops(self, asked):
        with_screen, self.session._open_type = self.session._open_type, None
        try:
            return step(self, asked)
        finally:
            self.session._open_type = with_screen

    patch.setattr(Carried, "_step", stops)


def a_failing_opponent_asks_the_person(patch):
    """Where it fails its secret prompt is left to whoever sits there."""
    decide = Kuribayashi.decide

    def fails(self, state, asked):
        prompt = asked.prompt
        if prompt.procedure == "fire" and len(prompt.expected()) > 2:
            raise ValueError("fire")
        return (yield from decide(self, state, asked))

    patch.setattr(deciding, "DEFECTS", ())
    patch.setattr(Kuribayashi, "decide", fails)


def closed_answers_read_the_hidden_half(patch):
    """The reason why an area is closed is another one where nobody stands."""
    patch.setattr(island, "bombard", _with_closed(island.bombard))
    patch.setitem(island.PHASES, "bombard", island.bombard)


def _with_closed(bombard):
    def told(play):
        steps = bombard(play)
        prompt = next(steps)
        while True:
            if prompt.procedure == "target":
                prompt = msgspec.structs.replace(prompt, closed=lambda: _nobody(play.state))
            try:
                prompt = steps.send((yield prompt))
            except StopIteration:
                return

    return told


def _nobody(state):
    here = {one.place for one in state.hidden.units}
    words = say("Nobody is there.")
    return [Closed(area, say(area), words, ("scr:9",)) for area in NEAR if area not in here]


def odds_count_the_hidden_half(patch):
    """What a throw is likely to come to counts who is there."""
    odds = island.odds

    def counted(table, area):
        units = play_of(table).hidden.units
        return [*odds(table, area), {"text": say(str(sum(one.place == area for one in units)))}]

    def play_of(_table):
        return island_state[0]

    island_state = []
    shelled = island.shelled

    def noted(play, target):
        island_state[:] = [play.state]
        yield from shelled(play, target)

    patch.setattr(island, "odds", counted)
    patch.setattr(island, "shelled", noted)


def corrections_are_foretold(patch):
    """What a correction would change is told before it counts, and leaves no trace."""
    trying = Kept.trying

    def tried(self):
        from contextlib import contextmanager

        @contextmanager
        def inside():
            self._open_type = None
            block = trying(self)
            block.__enter__()
            self._open_type = halved(self.module)
            try:
                yield
            except BaseException as error:
                block.__exit__(type(error), error, None)
                raise
            block.__exit__(None, None, None)

        return inside()

    patch.setattr(Kept, "trying", tried)


def waiting_prompts_are_handed_out_whole(patch):
    """What can be answered behind the screen stands in the prompt that waits."""
    patch.setattr(Session, "asked", property(lambda self: self.asked_whole))


MUTANTS = {
    answers_are_told: ("made position", "lines", "corrections"),
    earlier_prompts_are_shown: ("terminal",),
    reasons_are_told: ("lines",),
    open_reasons_are_told: ("lines", "terminal"),
    open_acts_are_weighed_again: ("lines",),
    refusals_read_both_halves: ("poison", "lines"),
    losses_are_heard: ("lines", "terminal"),
    fire_is_asked_where_somebody_is: ("corrections",),
    ids_come_from_the_set_up: ("lines", "terminal", "corrections"),
    states_are_shown_whole: ("poison", "lines", "terminal"),
    prints_are_of_both_halves: ("made position",),
    corrections_stop_behind_the_screen: ("made position", "corrections"),
    a_failing_opponent_asks_the_person: ("poison", "corrections", "terminal"),
    closed_answers_read_the_hidden_half: ("poison", "lines", "terminal"),
    odds_count_the_hidden_half: ("poison",),
    corrections_are_foretold: ("previews",),
    waiting_prompts_are_handed_out_whole: ("unkept",),
}
"""The leaks, each with what finds it, the cheapest first."""


def table(count):
    """Print by what each leak is found."""
    import pytest

    found = list(puppets.pairs(range(count)))
    print(f"{len(found)} pairs of {count} games")
    for put in (None, *MUTANTS):
        with pytest.MonkeyPatch.context() as patch:
            if put is not None:
                put(patch)
            by = [name for name in FINDERS if finds(name, found)]
        print(f"{put.__name__ if put else 'none':40s} {', '.join(by) or '-'}")


if __name__ == "__main__":
    import os
    import tempfile

    from beachmaster.games import catalogue
    from screen.play import register

    os.environ["BEACHMASTER_DATA"] = tempfile.mkdtemp()
    register(catalogue)
    table(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
