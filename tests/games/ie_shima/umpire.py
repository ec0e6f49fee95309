"""An umpire: plays a game of Ie Shima along from what is told of it, by rules of its own.

It reads the board and the counters from their files, keeps its own table, and knows nothing of the
game's code: what it is told must be possible on its table, and lead to what the state then holds.
"""

import json
import re
from collections import Counter, defaultdict
from itertools import pairwise

from beachmaster.engine.text import render
from beachmaster.paths import data_root

RESOURCES = data_root() / "resources"
BOXES = ("green", "blue", "brown")
LETTERS = {"1/306": "abcd", "2/306": "efgh", "3/306": "iklm", "1/305": "abcd", "3/305": "iklm"}
LATE = {"2/307": "efgh", "3/307": "iklm"}
KINDS = {"2-1": "regular", "sei": "sei", "labor": "labor", "pillbox": "pillbox", "mg": "mg"}
WORTH = {"15": 3, "16": 3, "11": 2, "12": 2, "13": 2, "14": 2}
FACTORS = {"artillery": 5, "naval": 8, "japan-artillery": 4, "kamikaze": 4}
BONUS = {"artillery-call": 1, "tanks-call": 2, "satchel-call": 4}
FIRST_STEP = "ies:13.1"
MARKER = re.compile(r"Move the VP marker to (\d+)\.")


def read(*path):
    return json.loads(RESOURCES.joinpath(*path).read_text("utf-8"))


def names(battalions):
    return [f"{b}-{x}".replace("/", "-") for b, xs in battalions.items() for x in xs]


class Umpire:
    """A table of its own: who stands where, who controls what, and what was rolled."""

    def __init__(self, module, state):
        """Begin a game; `state` tells where a rebuilt unit was put, which no event has as data."""
        self.state, self.module = state, module
        board = read("boards", "ie-shima", "sample.json")
        counters = read("games", "ie-shima", "counters.json")
        self.shows = {area: one["shows"] for area, one in board["areas"].items()}
        near = module.prints.neighbours
        self.near = {place: set(near(place)) for place in (*self.shows, *BOXES)}
        self.kinds, self.air = counters["kinds"], counters["air"]["value"]
        self.options = module.options
        self.us = names(LETTERS | LATE)
        self.japan = [f"{kind}-{x}" for kind in (*KINDS, "ie") for x in "abcd"]
        self.place = {u: "green" if "306" in u else "blue" for u in names(LETTERS)}
        self.place |= dict.fromkeys(names(LATE), "later")
        self.place |= {
            u: "later" if u[:3] in ("2-1", "sei", "lab") else "special" for u in self.japan
        }
        self.full = dict.fromkeys(self.place, True)
        self.control = dict.fromkeys(self.shows, "japan")
        self.rubble, self.rain, self.impulse, self.turn = set(), False, 1, 1
        self.phase, self.spent = "", Counter()
        self.holder = "japan" if self.options["advantage"] == "japan" else "us"
        self.airfield, self.ends, self.act, self.sunset = False, False, "assault", None
        self.first_dice = False
        self.seen, self.vp = Counter(), 0
        self.used, self.more, self.coming = Counter(), Counter(), 0
        self.begin()

    def begin(self):
        """Begin a half-impulse, or what one placement of a night sets off."""
        self.moved, self.attacked, self.origin = set(), set(), {}
        self.contested = {
            area for area in self.shows if self.at("us", area) and self.at("japan", area)
        }
        self.bonus, self.fight, self.due = 0, None, 0
        self.units, self.lead, self.target, self.defender, self.marker = [], "", "", "", ""
        self.paid, self.lost, self.placed = 0, [], Counter()

    # -- looking ----------------------------------------------------------------------------------

    def side(self, unit):
        return "us" if unit in self.us else "japan"

    def at(self, side, place):
        return [u for u in (self.us if side == "us" else self.japan) if self.place[u] == place]

    def foe(self, side):
        return "japan" if side == "us" else "us"

    def print_of(self, unit, name):
        kind = "company" if unit in self.us else KINDS.get(unit[:-2], "ie")
        return self.kinds[kind]["full" if self.full[unit] else "reduced"][name]["value"]

    def is_free(self, side, place):
        if place in BOXES:
            return side == "us"
        return self.control[place] == side and not self.at(self.foe(side), place)

    def linked(self, side, sources):
        """Return the areas to which lines of a side lead from some places (14.3)."""
        found, front = set(), list(sources)
        while front:
            for one in self.near.get(front.pop(), ()):
                if self.control.get(one) == side and one not in found:
                    found.add(one)
                    front.append(one)
        return found

    def supplied(self, side):
        if side == "japan":
            return self.linked(side, ["16"]) | {"16"} if self.control["16"] == side else set()
        return self.linked(side, self.open_boxes())

    def open_boxes(self):
        landings = {"green": ["2"], "blue": ["1"], "brown": ["5", "14"]}
        return [b for b, at in landings.items() if any(self.control[a] == "us" for a in at)]

    def points(self):
        """Return the Victory Points by 17.2 as if the game ended now."""
        held = sum(worth for area, worth in WORTH.items() if self.control[area] == "us")
        heights = ("15", "16")
        both = all(
            self.at("us", a) and self.at("japan", a) and self.control[a] == "japan" for a in heights
        )
        bled = sum(self.place[u] == "out" or not self.full[u] for u in self.us)
        return held + self.airfield + both - bled // 5

    def shown(self):
        """Return where the VP marker belongs: losses and the contest count at the end (3.6)."""
        if "final" in self.seen and set(self.control.values()) != {"us"}:
            return max(0, self.points())
        held = sum(worth for area, worth in WORTH.items() if self.control[area] == "us")
        return held + self.airfield

    # -- moving -----------------------------------------------------------------------------------

    def put(self, unit, place):
        side = self.side(unit)
        left, self.place[unit] = self.place[unit], place
        for one in (left, place):
            for whose in ("us", "japan"):
                if (
                    one in self.control
                    and self.at(whose, one)
                    and not self.at(self.foe(whose), one)
                ):
                    self.control[one] = whose
        if place in self.control:
            assert len(self.at(side, place)) <= 8, (unit, place)
        else:
            assert place == "out" or (place in BOXES) == (side == "us"), (unit, place)

    def moves(self, units, way):
        for unit in units:
            assert unit not in self.moved, f"{unit} moves twice"
            assert not unit.startswith("pillbox")
            assert self.place[unit] == way[0]
            self.moved.add(unit)
            (self.regroup if self.act == "regroup" else self.walk)(unit, way)

    def regroup(self, unit, way):
        assert len(way) == 2
        assert way[1] in self.near[way[0]]
        assert self.is_free(self.side(unit), way[1])
        self.put(unit, way[1])

    def walk(self, unit, way):
        side = self.side(unit)
        whole = self.print_of(unit, "mf") - (self.rain and side == "us")
        whole = max(1, whole)
        left, fresh = whole - self.spent[unit], not self.spent[unit]
        if way[0] in self.control and self.at(self.foe(side), way[0]):
            assert self.is_free(side, way[1]), f"{unit} leaves a contested area to {way[1]}"
        for origin, goal in pairwise(way):
            assert goal in self.near[origin], (unit, way)
            assert goal in self.control or side == "us"
            assert goal not in self.attacked
            assert left > 0, f"{unit} has no MF left: {way}"
            price = self.price(side, origin, goal)
            assert price <= left or fresh, f"{unit}: {way} costs too much at {goal}"
            left, fresh = left - min(price, left), False
            if goal in self.control and not self.at(self.foe(side), goal):
                self.control[goal] = side
            elif goal in self.control:
                left = 0
            left *= goal not in self.rubble
            assert len(self.at(side, goal)) < 8 or goal in BOXES
        self.origin[unit] = way[-2]
        self.put(unit, way[-1])

    def price(self, side, origin, goal):
        if origin in BOXES and self.control.get(goal) == "japan":
            return 99
        if origin == "special" and self.control[goal] == "us":
            return 99
        enemies = self.at(self.foe(side), goal)
        if enemies:
            return 4 if any(self.full[u] for u in enemies) else 3
        return 1 + any(self.at(self.foe(side), one) for one in self.near[goal])

    # -- what is told -----------------------------------------------------------------------------

    def hear(self, event):
        """Take in one event: it must be possible, and changes the table."""
        phase = event.at[1] if event.at else self.phase
        if phase != self.phase:
            self.enter(phase)
        self.seen[event.name] += 1
        self.rules = event.rules
        moved = MARKER.search(render(event.act)) if event.act else None
        self.vp = int(moved[1]) if moved else self.vp
        heard = getattr(self, "on_" + event.name.replace("-", "_"), None)
        if heard is not None:
            heard(**event.data)

    def enter(self, phase):
        self.close_fight()
        if phase == "night":
            assert self.ends or (self.sunset or 12) < self.impulse, "the day goes on"
        if self.phase == "refit":
            self.hold_refit()
        assert self.coming < len(self.gone()) or not self.coming, "no Special Unit returned"
        self.coming = 0  # fewer than may return do where the player says so (6.2.1)
        self.ends, self.phase = False, phase
        self.begin()
        self.spent, self.act, self.sunset = Counter(), "assault", None
        if phase == "refit":
            nets = {side: self.supplied(side) for side in ("us", "japan")}
            self.cut = {
                a
                for a, side in self.control.items()
                if a not in nets[side] and not self.at(side, a)
            }
            self.control |= {a: self.foe(self.control[a]) for a in self.cut}
            self.used = Counter()

    def gone(self):
        return [u for u in self.at("japan", "out") if u.split("-")[0] in ("pillbox", "mg", "ie")]

    def on_advantage_spent(self, side):
        self.more["rp", side] += self.rules[0] == "ies:15.1.c"
        if self.rules[0] == "ies:15.1.a":
            self.coming = 6

    def on_kamikaze_hit(self, **_):
        self.more["rp", "us"] -= 1

    def on_impulse(self, act_id, side, impulse):
        assert (self.phase.split("-")[0], self.impulse) == (side, impulse)
        self.act = act_id

    def on_moves(self, units, way):
        self.moves(units, way)

    def on_placed(self, unit, area):
        assert self.place[unit] == "special"
        night, kind = self.phase == "night", unit.split("-")[0]
        if night:
            assert kind in ("mg", "ie")
            self.close_fight()
            placed = self.placed
            self.begin()
            self.placed = placed
            self.spent = Counter({unit: min(self.price("japan", "special", area), 9)})
            self.origin[unit] = "special"
        else:
            assert self.control[area] == "japan"
            assert kind != "pillbox" or area in self.supplied("japan")
        assert not self.placed[area]
        self.placed[area] += 1
        assert self.placed.total() <= 4
        self.put(unit, area)

    def on_control(self, side, areas, points):
        assert all(self.control[area] == side for area in areas)
        assert points == self.points()

    # -- fights -----------------------------------------------------------------------------------

    def attack(self, units, target, lead):
        """Take in who attacks, as it stands before the dice are rolled."""
        assert {self.place[u] for u in units} == {target}
        assert lead in units
        assert not any(u.startswith("pillbox") for u in units)
        self.units, self.lead = list(units), lead

    def on_lead_defender(self, unit, area):
        self.close_fight()
        assert area not in self.attacked
        self.attacked.add(area)
        assert self.place[unit] == area
        self.defender, self.target, self.bonus = unit, area, 0

    def on_figure(self, figure):
        assert (figure == "pyle") == self.phase.startswith("us")
        self.bonus += 1

    def on_bombards(self, area, marker):
        self.close_fight()
        self.target, self.marker = area, marker

    def on_kamikaze(self, target):
        self.close_fight()
        self.target, self.marker = target, "kamikaze"

    def on_rolled(self, procedure, die, total, against=None, **data):
        die = [die] if isinstance(die, int) else die
        if procedure in BONUS:
            self.bonus += BONUS[procedure] * (data["outcome"] == "comes")
            self.call(procedure, die[0], data["outcome"] == "comes")
        if procedure == "special-return":
            bid = int(self.options["bid"].replace("minus-", "-").replace("plus-", ""))
            self.coming = max(2, min(12, sum(die) + bid)) // 2
        again = procedure.endswith("-again")
        if not again:
            self.first_dice = self.sunset is None and self.phase.startswith("us") and len(die) == 2
        if self.first_dice:
            self.sunset = sum(die)
        if against is None:
            return
        ours, theirs = total - sum(die), against["total"] - sum(against["die"])
        wanted = self.assault() if procedure.startswith("assault") else self.bombardment()
        assert (ours, theirs) == wanted, (procedure, self.target)
        self.margin, self.natural = total - against["total"], sum(die)
        self.fight, self.due = procedure.removesuffix("-again"), max(0, total - against["total"])
        self.seen[self.fight] += 1

    def call(self, procedure, die, came):
        urban = self.shows[self.target]["urban"]
        night = self.phase == "night"
        if procedure == "satchel-call":
            assert came == (die + self.rain + night >= 5)
        else:
            less = (self.rain + urban) * (procedure == "tanks-call")
            assert came == (die - less >= 4)

    def assault(self):
        """Return the Attack and the Defense Value of the attack told (11.4.2, 11.4.3)."""
        side, sky = self.side(self.lead), not self.rain and self.phase != "night"
        others = [u for u in self.units if u != self.lead]
        ours = self.print_of(self.lead, "cv") + sum(2 if self.full[u] else 1 for u in others) // 2
        letters = defaultdict(int)
        for unit in self.units:
            if unit[:2] not in ("mg", "ie"):
                letters[unit.rpartition("-")[0]] += 1
        ours += sum(count == 4 for count in letters.values()) + self.bonus
        ours += sky and side == "us"
        enemies = self.at(self.foe(side), self.target)
        theirs = self.print_of(self.defender, "cv") + len(enemies) - 1
        theirs += 2 * (sky and side == "japan")
        return ours, theirs + self.ground()

    def ground(self):
        return self.shows[self.target]["tem"] + (self.target in self.rubble)

    def bombardment(self):
        if self.marker == "kamikaze":
            return 4, 6
        return FACTORS.get(self.marker, self.air), self.ground()

    def on_rubble(self, area):
        assert self.shows[area]["urban"]
        assert self.natural + self.shows[area]["tem"] > 11
        self.rubble.add(area)

    def on_reduced(self, units):
        for unit in units:
            assert self.full[unit]
            self.loss(unit, 1)
            self.full[unit] = False

    def on_eliminated(self, units):
        for unit in units:
            self.loss(unit, 3 if self.full[unit] else 2)
            self.full[unit] = False
            self.put(unit, "out")

    def loss(self, unit, points):
        rule = self.rules[0]
        if rule.startswith(FIRST_STEP):
            self.paid += points
            self.lost.append(unit)
        elif rule == "ies:13.2.4" and unit in self.at(self.side(unit), self.target) and self.due:
            self.paid += 1

    def on_retreat(self, units, to):
        for unit in units:
            self.goes_back(unit, to)

    def goes_back(self, unit, to):
        if self.rules[0].startswith(FIRST_STEP):
            assert not self.full[unit]
            self.paid += 1
            self.lost.append(unit)
        side, start = self.side(unit), self.place[unit]
        assert not unit.startswith("pillbox")
        back = self.fight == "assault-dice" and unit in self.units and self.margin < 0
        if not back or to not in (self.origin[unit], "special"):
            self.retreat(side, self.origin[unit] if back else start, to)
        self.put(unit, to)

    def retreat(self, side, start, to):
        """Hold a retreat to the priorities of 13.2.2."""

        def room(one):
            return one in BOXES or len(self.at(side, one)) < 8

        near = [one for one in self.near[start] if one in self.control or side == "us"]
        free = [one for one in near if self.is_free(side, one) and room(one)]
        if free:
            count = {
                one: sum(self.control.get(n) == self.foe(side) for n in self.near[one])
                for one in free
            }
            assert to in free
            assert count[to] == min(count.values())
            return
        fought = [a for a in near if self.at("us", a) and self.at("japan", a) and room(a)]
        own = [a for a in fought if self.control[a] == side]
        if own or fought:
            assert to in (own or fought)
        else:
            assert to not in near, "it goes through full areas"

    def close_fight(self):
        """Hold what was paid for a fight to what was due (13.1), once it is over."""
        if self.fight is None:
            return
        side = self.foe("us" if self.phase.startswith("us") else "japan")
        left = self.at(side, self.target) if self.target in self.control else []
        if self.due and self.fight != "kamikaze-dice":
            assert self.paid >= self.due or not left, (self.target, self.paid, self.due)
            assert self.paid <= self.due + 1 or not left, (self.target, self.paid, self.due)
            assert self.lost, "the lead pays first"
        if not self.due:
            assert not self.paid
        if self.fight == "assault-dice":
            self.close_assault()
        self.fight, self.due, self.paid, self.lost = None, 0, 0, []

    def close_assault(self):
        """Hold what the attackers lost to the table of 11.4.4."""
        hurt = self.units if self.margin < 0 else [self.lead]
        assert not any(self.full[u] for u in hurt)
        alive = [u for u in self.units if self.place[u] != "out"]
        if self.margin < 0 and self.target not in self.contested:
            assert not any(self.place[u] == self.target for u in alive), "all go back (11.1)"
        else:
            assert all(self.place[u] == self.target for u in alive)

    # -- the day, the night and the books ---------------------------------------------------------

    def on_sunset(self, total, outcome):
        assert total == self.sunset
        low = "ends" if total < self.impulse else "on"
        turns = total == self.impulse and self.act != "bombard"
        assert outcome == ("weather" if turns else low)

    def on_weather(self, **_):
        self.rain = not self.rain

    def on_marker(self, impulse):
        assert impulse == self.impulse + 1 <= 12
        assert self.act != "bombard"
        assert self.sunset is None or self.sunset >= self.impulse
        self.impulse = impulse

    def on_both_passed(self):
        self.ends = True

    def on_track_end(self):
        assert self.impulse == 12
        self.ends = True

    def deploy(self, told):
        """Take in the Japanese set-up (5.3.2)."""
        for unit, area in told.items():
            assert area in ("15", "16") or not unit.startswith("2-1")
            assert self.shows[area]["urban"] or not unit.startswith("sei")
            self.put(unit, area)

    def hold_refit(self):
        """Hold what a Refit spent to the points there were (14.4, 15.1.c, 19.1)."""
        japan = (1 + int(self.options["japan-rp"])) * (self.control["16"] == "japan")
        us = 2 if self.turn == 1 else 4
        for side, points in {"japan": japan, "us": us}.items():
            assert self.used[side] <= max(0, points + self.more["rp", side]), side
        self.more.clear()

    def on_turn(self, turn):
        assert turn == self.turn + 1
        self.airfield |= turn == 2 and self.control["4"] == "us"
        self.turn, self.impulse, self.rain = turn, 1, False

    def on_arrive(self, **_):
        assert self.turn == 2
        for unit in names(LATE):
            self.place[unit] = "brown"

    def on_specials_return(self, units):
        gone = self.gone()
        assert len(units) <= self.coming
        assert units == gone or self.coming < len(gone), "all return where all may"
        self.coming = 0
        for unit in units:
            assert self.place[unit] == "out"
            assert unit.split("-")[0] in ("pillbox", "mg", "ie")
            self.place[unit], self.full[unit] = "special", True

    def on_cut_off(self, area):
        assert area in self.cut

    def on_rebuilt(self, unit):
        side, area = self.side(unit), self.state().units[unit].place
        assert self.place[unit] == "out"
        assert area in self.supplied(side)
        self.full[unit] = False
        self.used[side] += 1
        self.put(unit, area)

    def on_restored(self, units):
        side = self.side(units[0])
        net = self.supplied(side)
        for unit in units:
            place = self.place[unit]
            boxes = set(BOXES) if side == "us" else set()
            assert not self.full[unit]
            assert place in boxes | net or self.near[place] & (net | boxes), (unit, place)
            self.full[unit] = True
        self.used[side] += -(-len(units) // 2)

    def same_as(self, state):
        """Hold the state to this table."""
        here = {name: unit.place for name, unit in state.units.items()}
        assert here == self.place, {
            n: (p, self.place[n]) for n, p in here.items() if p != self.place[n]
        }
        for name, unit in state.units.items():
            if unit.place not in ("out", "later"):
                assert (unit.strength == "full") == self.full[name], name
        assert state.control == self.control
        assert set(state.rubble) == self.rubble
        assert (state.rain, state.impulse, state.turn) == (self.rain, self.impulse, self.turn)
        lies = self.module.pieces(state)["track/vp"].space
        shown = (self.shown(), f"vp:{self.shown()}")
        assert (self.vp, lies) == shown, (self.vp, lies, shown)

    def on_final(self, result, points):
        if self.phase == "refit":
            self.hold_refit()
        everywhere = set(self.control.values()) == {"us"}
        won = "us" if points >= int(self.options["needed"]) and self.turn == 4 else "japan"
        assert result == ("automatic" if everywhere else won)
        self.airfield |= self.turn == 1 and self.phase == "end" and self.control["4"] == "us"
        assert points == self.points()
