"""Whole games of the opponent, impulse by impulse: what it announced, and what it then did."""

import re
from dataclasses import dataclass, field
from functools import partial

from beachmaster.engine.auto import program_answer
from beachmaster.engine.deciding import at_once
from beachmaster.engine.module import encode
from beachmaster.engine.opponent import is_asked, shown
from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import render
from beachmaster.engine.weighing import in_a_line, reasons
from beachmaster.games.ie_shima import impulse, ways
from beachmaster.games.ie_shima.opponent.igawa import COMMANDER, commander
from beachmaster.games.ie_shima.opponent.odds import WHOLE, success
from beachmaster.games.ie_shima.opponent.stand import stand_of
from beachmaster.games.ie_shima.opponent.trying import Attack, difference
from beachmaster.games.ie_shima.roster import is_pillbox
from games.ie_shima.island import session

SURE = WHOLE * 66 // 100
MOVES = re.compile(r"[Mm]oves (\d+) from (?:area )?(\w+) (?:through .* )?to (?:area )?(\w+)")
ATTACKS = re.compile(r"[Aa]ttacks (?:area )?(\w+) (?:out of .* )?with (\d+)")


@dataclass
class Half:
    """One impulse of the opponent's: what was announced, what was weighed, what came of it."""

    when: tuple
    act: str
    said: str
    weighed: list
    attacks: list
    before: bytes
    events: list = field(default_factory=list)
    after: bytes = b""

    @property
    def idle(self):
        """Tell whether nothing at all was done."""
        return self.before == self.after

    @property
    def kept(self):
        """Tell whether what the reason announced was done."""
        moves, attacks = MOVES.search(self.said), ATTACKS.search(self.said)
        if moves:
            n, start, goal = moves.groups()
            went = [e.data for e in self.events if e.name == "moves"]
            ended = [e["units"] for e in went if (e["way"][0], e["way"][-1]) == (start, goal)]
            return sum(map(len, ended)) >= int(n)
        if attacks:
            fought = [e.data["subjects"] for e in self.events if e.receipt is not None]
            return [attacks[1]] in fought
        return True


def table(state):
    """Return what lies on the table: units, control, bombardment markers."""
    lies = {name: (one.place, one.strength) for name, one in state.units.items()}
    return encode([lies, dict(state.control), dict(state.markers)])


def lone_targets(game):
    """Return (area, target) of each attack of 66 % or more on a lone American company."""
    play = game.module.looking(game.state)
    stand = stand_of(game.state, play.field, play.options)
    found = []
    for area in impulse.assaults(play.field, "japan", game.state.turn):
        here = play.field.of("japan", area)
        units = [one for one in here if not is_pillbox(one)]
        active = ways.begin(play.field, "japan", [area])
        reach = {}
        for unit in units:
            for way in ways.ways(play.field, active, unit) if area.isdecimal() else ():
                reach.setdefault(way.goal, []).append(unit)
        if play.field.contested(area):
            reach[area] = units
        for target, every in reach.items():
            if len(play.field.enemies("japan", target)) == 1:
                able = every if target == area else every[: play.field.room("japan", target)]
                chance = success(
                    difference(stand, play.field, "japan", Attack(target, tuple(able)))
                )
                if chance >= SURE:
                    found.append((area, target))
    return found


def watched(seed, level=COMMANDER, until=9, **options):
    """Play a game against the plain Americans; return halves, night fights and reasons."""
    game = session(seed, level=str(level), opponent="japan", **options)
    us = commander(game.module.looking, "us", COMMANDER, "pinnacle")
    halves, nights, lines, now = [], [], [], None
    while (asked := game.asked) is not None and game.state.turn <= until:
        phase = game.state.phase
        if now is not None and not phase.startswith("japan"):
            now.after = table(game.state)
            now = None
        if (who := game.opponent) is not None:
            state = game.copy_state()
            shown(who, state, asked, partial(game.turn_start, game.tree.cursor, asked.turn))
            weighed = at_once(who.decide(state, asked))
            at = weighed.taken(game.seed, asked.key)
            value = weighed.ranked[at].value
            lines.append(render(in_a_line(reasons(weighed, at))))
            if asked.prompt.procedure == "impulse":
                listed = [*weighed.ranked, *weighed.also]
                now = Half(
                    (seed, game.state.turn, game.state.impulse), value["act"],
                    render(weighed.ranked[at].text),
                    [(one.value["area"], render(one.text), one.milli) for one in listed],
                    lone_targets(game), table(game.state),
                )  # fmt: skip
                halves.append(now)
            game.answer(value)
        elif is_asked(us, asked.prompt):
            game.answer(at_once(us.decide(game.copy_state(), asked)).ranked[0].value)
        else:
            game.answer(program_answer(asked.prompt, game.seed, asked.key))
        events = game.take_events()
        if now is not None:
            now.events += events
        if phase == "night":
            nights += [
                (seed, game.state.turn, applied_total(e.receipt.lines)
                 - applied_total(e.receipt.against.lines))
                for e in events if e.receipt is not None and e.receipt.against is not None
            ]  # fmt: skip
    if now is not None:
        now.after = table(game.state)
    return halves, nights, lines


def listed(half, area, target):
    """Tell whether an attack was among the candidates."""
    return any(
        where == area and re.search(rf"ttacks (area )?{target} ", said)
        for where, said, _ in half.weighed
    )


def report(seeds, level=COMMANDER):
    """Print the figures of some games."""
    halves = idle = passes = moves = broken = missed = 0
    nights = []
    for seed in seeds:
        found, by_night, _lines = watched(seed, level)
        nights += by_night
        halves += len(found)
        for half in found:
            if half.act == "pass":
                passes += 1
                for area, target in half.attacks:
                    if not listed(half, area, target):
                        missed += 1
                        print("unlisted", half.when, area, target)
            elif half.idle:
                idle += 1
                print("idle", half.when, half.said)
            moves += bool(MOVES.search(half.said))
            if not half.kept:
                broken += 1
                print("broken", half.when, half.said)
    print(f"{halves} impulses of Japan, {passes} passes, {idle} without an act")
    print(f"{moves} reasons say who moves; {broken} announced acts were not done")
    print(f"{missed} attacks of 66 % on a lone company not among the candidates of a pass")
    print(f"Attack less Defense Value by night, of Japan: {[night[-1] for night in nights]}")
