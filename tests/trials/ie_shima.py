"""Try the opponent of Ie Shima out over many games: long, so no test runs it.

    python tests/trials/ie_shima.py levels --games 60
    python tests/trials/ie_shima.py plans|passing|boards|fair|book|nights|speed

Every cell plays the same seeds, so that differences are matched. What is shipped of it is the book
of set-ups (`book --write`); all else is printed.
"""

import argparse
import json
import sys
import time
from hashlib import sha256
from itertools import combinations, pairwise
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

import msgspec

from beachmaster.engine import chance
from beachmaster.engine.auto import program_answer
from beachmaster.engine.boardfile import our_board
from beachmaster.engine.deciding import at_once
from beachmaster.engine.opponent import is_asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.ie_shima import night, scoring, supply
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.games.ie_shima.opponent import deploying
from beachmaster.games.ie_shima.opponent.igawa import (
    COMMANDER,
    OFFICER,
    STANCES,
    Commander,
    commander,
)
from beachmaster.games.ie_shima.opponent.judging import Weights, judge
from beachmaster.games.ie_shima.opponent.policies import LEVELS, PLAIN, PLANS, Scripted, Sides
from beachmaster.games.ie_shima.opponent.stand import stand_of
from beachmaster.games.ie_shima.places import AREAS

SHAKE = 3
BOOK = Path("resources/games/ie-shima") / deploying.BOOK_FILE


def begun(seed, board="", **options):
    """Return a game on our sample, or on another board's words."""
    data = {"board": board} if board else {}
    setup = Setup(game="ie-shima", seed=seed, options=options, data=data)
    return Session(FACTORY.prepare(setup)[1], seed)


def played(task):
    """Play one game; return its points and how many halves there were and were passed by Japan."""
    policy, seed, board, options = task
    game = begun(seed, board, **options)
    player = FACTORY.player(policy, game)
    halves = passes = 0
    while (asked := game.asked) is not None:
        value = player.answer(asked)
        if asked.prompt.procedure == "impulse" and asked.prompt.side == "japan":
            halves += 1
            passes += value["act"] == "pass"
        game.answer(value)
        game.take_events()
    return policy, seed, game.outcome["points"], game.outcome["result"], halves, passes


def many(tasks, workers):
    """Play games in some processes; yield each as it ends, in order."""
    if workers == 1:
        yield from map(played, tasks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(played, tasks)


def seeds(count, name):
    """Return the seeds of a trial, the same each time."""
    return [chance.below(1 << 40, 1, name, number) for number in range(count)]


def mean(values):
    """Return a mean and its 95 % half-width."""
    values = list(values)
    middle = sum(values) / len(values)
    spread = sum((one - middle) ** 2 for one in values) / max(1, len(values) - 1)
    return middle, 1.96 * sqrt(spread / len(values))


def told(name, found):
    """Print a cell: mean points with its interval, how often the US wins, passes."""
    points = [one[2] for one in found]
    wins = sum(one[3] != "japan" for one in found)
    halves, passes = sum(one[4] for one in found), sum(one[5] for one in found)
    middle, wide = mean(points)
    print(
        f"{name:28} n={len(points):4} US VP {middle:5.2f} ± {wide:4.2f}  US wins "
        f"{100 * wins / len(points):3.0f} %  passes {100 * passes / max(1, halves):3.0f} %",
        flush=True,
    )


def paired(name, first, second):
    """Print the mean difference of two cells on the same seeds, with its interval."""
    middle, wide = mean([b[2] - a[2] for a, b in zip(first, second, strict=True)])
    print(f"{name:28} difference {middle:+5.2f} ± {wide:4.2f}", flush=True)


def cell(policy, args, name, board="", **options):
    """Play a cell of matched seeds."""
    tasks = [(policy, seed, board, options) for seed in seeds(args.games, name)]
    return list(many(tasks, args.workers))


def levels(args):
    """Compare the levels, and chance, against the plain American commander."""
    cells = {}
    for japan in args.of.split(",") if args.of else ("random", *LEVELS):
        cells[japan] = cell(f"{japan}-v-{PLAIN}", args, "levels")
        told(f"{japan} v plain", cells[japan])
    names = list(cells)
    for a, b in pairwise(names):
        paired(f"{b} less {a}", cells[a], cells[b])


def chance_us(args):
    """Play the levels against an American side by chance."""
    for japan in LEVELS:
        told(f"{japan} v random", cell(f"{japan}-v-random", args, "chance"))


def plans(args):
    """Play the ten plans, and the plain commander, against one level."""
    for us in (PLAIN, *PLANS):
        told(f"{args.level} v {us}", cell(f"{args.level}-v-{us}", args, "plans"))


def stances(args):
    """Play each personality."""
    for stance in STANCES:
        told(stance, cell(f"{args.level}-v-{PLAIN}", args, "stances", personality=stance))


def shaken(number):
    """Return the words of our board with three edges and some modifiers changed, all estimates."""
    board = json.loads(our_board("ie-shima").read_text("utf-8"))
    edges, areas = board["edges"], board["areas"]
    guessed = [one for one, tag in edges.items() if tag == "estimate" and one.count("-") == 1]
    guessed = [one for one in guessed if set(one.split("-")) <= set(areas)]
    near = {a: {b for e in edges for b in e.split("-") if a in e.split("-")} for a in areas}
    new = [f"{a}-{b}" for a in areas for b in areas
           if int(a) < int(b) and b not in near[a] and near[a] & near[b]]  # fmt: skip
    for time_ in range(SHAKE):
        edges.pop(guessed.pop(chance.below(len(guessed), number, "out", time_)))
        edges[new.pop(chance.below(len(new), number, "in", time_))] = "estimate"
    for area, one in areas.items():
        if "tem" not in one["tags"] and not chance.below(3, number, area):
            change = 2 * chance.below(2, number, area, "by") - 1
            one["shows"]["tem"] = max(1, min(4, one["shows"]["tem"] + change))
    return json.dumps(board)


def boards(args):
    """Compare level 1 and 2 on boards shaken by a number."""
    right = 0
    both = []
    for number in range(args.boards):
        words = shaken(number)
        one = cell(f"recruit-v-{PLAIN}", args, f"board {number}", words)
        two = cell(f"officer-v-{PLAIN}", args, f"board {number}", words)
        paired(f"board {number}: 2 less 1", one, two)
        differences = [b[2] - a[2] for a, b in zip(one, two, strict=True)]
        right += sum(differences) < 0
        both += differences
    middle, wide = mean(both)
    print(f"pooled {middle:+5.2f} ± {wide:4.2f}; sign right on {right} of {args.boards} boards")


def fair(args):
    """Ask the same of 50 other seeds: the same answer, lots among equals apart."""
    del args
    game = begun(11)
    player = FACTORY.player(f"officer-v-{PLAIN}", game)
    asked_ = same = 0
    while (asked := game.asked) is not None and asked_ < 60:
        for side in ("japan", "us"):
            who = Commander(game.module.looking, side, OFFICER, "pinnacle")
            if is_asked(who, asked.prompt):
                weighed = at_once(who.decide(game.copy_state(), asked))
                lots = [one for one, lot in zip(weighed.ranked, weighed.lots, strict=False) if lot]
                taken = {str(weighed.best(seed, asked.key)) for seed in range(50)}
                asked_ += 1
                same += taken <= {str(one.value) for one in lots}
        game.answer(player.answer(asked))
    print(f"{same} of {asked_} decisions stay within their equals over 50 seeds")


def speed(args):
    """Measure how long decisions take, by whom and for what."""
    found = {}
    for seed in seeds(args.games, "speed"):
        game = begun(seed)
        who = [
            Commander(game.module.looking, side, COMMANDER, "pinnacle") for side in ("japan", "us")
        ]
        while (asked := game.asked) is not None:
            one = next((one for one in who if is_asked(one, asked.prompt)), None)
            if one is None:
                game.answer(program_answer(asked.prompt, seed, asked.key))
                continue
            began = time.process_time()
            weighed = at_once(one.decide(game.copy_state(), asked))
            found.setdefault((one.side, asked.prompt.procedure), []).append(
                time.process_time() - began
            )
            game.answer(weighed.best(seed, asked.key))
    for side in ("japan", "us"):
        every = sorted(t for key, times in found.items() if key[0] == side for t in times)
        print(side, len(every), "decisions: median", round(1000 * every[len(every) // 2]),
              "ms, 99 %", round(1000 * every[int(len(every) * 0.99)]), "ms")  # fmt: skip
    for key, times in sorted(found.items()):
        print("  ", key, len(times), round(1000 * max(times)), "ms at most")


def passing(args):
    """Compare with a Japanese side that replaces each pass by its second candidate."""
    usual, never = [], []
    for seed in seeds(args.games, "passing"):
        usual.append(played((f"{args.level}-v-{PLAIN}", seed, "", {})))
        never.append(_without_passes(args.level, seed))
    told("as it decides", usual)
    told("never passing", never)
    paired("never less as it decides", usual, never)


class NeverPasses(Sides):
    """Plays as always, but where Japan would pass it does the second best."""

    def answer(self, asked):
        """Return the answer."""
        value = super().answer(asked)
        theirs = asked.prompt.procedure == "impulse" and asked.prompt.side == "japan"
        if theirs and value["act"] == "pass":
            ranked = at_once(self._deciders[0].decide(self._session.copy_state(), asked)).ranked
            value = next((one.value for one in ranked if one.value["act"] != "pass"), value)
        return value


def _without_passes(level, seed):
    game = begun(seed)
    stance = game.state.stance
    player = NeverPasses(f"{level}-v-{PLAIN}", game, game.module.looking, stance)
    halves = passes = 0
    while (asked := game.asked) is not None:
        value = player.answer(asked)
        halves += asked.prompt.procedure == "impulse" and asked.prompt.side == "japan"
        game.answer(value)
        game.take_events()
    return level, seed, game.outcome["points"], game.outcome["result"], halves, passes


# -- the book of set-ups -----------------------------------------------------------------------


def playout(task):
    """Play a set-up to the end of some day, and judge it there: American points in thousandths."""
    arrangement, us, seed, stance, until = task
    game = begun(seed, personality=stance)
    module = game.module
    script = PLANS.get(us)
    commander = Commander(module.looking, "us", OFFICER, "")
    who = [
        Commander(module.looking, "japan", OFFICER, stance),
        Scripted(module.looking, script) if script else commander,
    ]
    game.answer(deploying.told(arrangement))
    while (asked := game.asked) is not None and game.state.turn <= until:
        one = next((one for one in who if is_asked(one, asked.prompt)), None)
        if one is None:
            game.answer(program_answer(asked.prompt, seed, asked.key))
        else:
            weighed = at_once(one.decide(game.copy_state(), asked))
            game.answer(weighed.best(seed, asked.key))
        game.take_events()
    if game.state.over:
        return 1000 * game.outcome["points"]
    play = module.looking(game.copy_state())
    stand = stand_of(play.state, play.field, play.options)
    return -sum(judge(stand, Weights()))


US_PLANS = (PLAIN, "cut-16", "south-sweep", "straight")


def book(args):
    """Rank set-ups of each stance by halving, by their worst against four American plans."""
    found = {}
    with get_context("spawn").Pool(args.workers) as pool:
        for stance in STANCES:
            found[stance] = _stance(args, stance, pool)
    words = (
        f"Ranked by tests/trials/ie_shima.py: playouts of the company officer on our sample map to"
        f" the end of day {args.until}, judged there; by the worst mean against the American plans"
        f" {', '.join(US_PLANS)}; {args.games} seeds a plan in the last round; points in"
        " thousandths of an American Victory Point."
    )
    made = deploying.SetUpBook(words, found)
    if args.write:
        BOOK.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    for stance, listed in found.items():
        print(stance, [one.points for one in listed])


def _stance(args, stance, pool):
    game = begun(1, personality=stance)
    who = Commander(game.module.looking, "japan", OFFICER, stance)
    weighed = at_once(who.decide(game.copy_state(), game.asked))
    listed, kept = [], set()
    for one in weighed.ranked:
        groups = [[one.value[f"{name}-{letter}"] for letter in "abcd"] for name in KINDS]
        key = str(groups)
        if key not in kept and len(listed) < args.first:
            kept.add(key)
            listed.append(deploying.Arrangement(*groups))
    count = 1
    while True:
        listed = _ranked(args, stance, listed, count, pool)
        print(stance, len(listed), count, [one.points for one in listed][:8], flush=True)
        if count >= args.games:
            return listed[:8]
        listed, count = listed[: max(8, len(listed) // 2)], count * 2


KINDS = ("2-1", "sei", "labor")


def _ranked(args, stance, listed, count, pool):
    tasks = [
        (one, us, seed, stance, args.until)
        for one in listed
        for us in US_PLANS
        for seed in seeds(count, f"book {stance}")
    ]
    worth = pool.map(playout, tasks, chunksize=1)
    found = []
    for at, one in enumerate(listed):
        mine = worth[at * len(US_PLANS) * count : (at + 1) * len(US_PLANS) * count]
        each = [sum(mine[k * count : (k + 1) * count]) // count for k in range(len(US_PLANS))]
        found.append(msgspec.structs.replace(one, points=max(each)))
    return sorted(found, key=lambda one: (one.points, str(one)))


# -- last nights, solved exactly ---------------------------------------------------------------


def last_night(number):
    """Return a position of the last night: empty American areas, some units in the box."""
    areas = [str(n) for n in range(1, 16)]
    held = [one for one in areas if chance.below(5, number, one, "held")]
    held = sorted(held, key=lambda one: chance.below(1000, number, one, "order"))
    units = {"2/1": "16", "SEI": "16"}
    names = ["1/306", "2/306", "3/306", "1/305", "3/305", "2/307", "3/307"]
    few = held[: 4 + chance.below(3, number, "few")]
    for at, name in enumerate(names):
        place = few[(at + chance.below(len(few), number, "first")) % len(few)]
        for letter, mark in zip(LETTERS[name], range(4), strict=True):
            weak = chance.below(3, number, name, mark) == 0
            units[f"{name} {letter}"] = place + ("-" if weak else "")
    box = [f"{kind} {letter}" for kind in ("MG", "IE") for letter in "ABCD"]
    waiting = 1 + chance.below(4, number, "box")
    units |= {one: "special" if at < waiting else "out" for at, one in enumerate(box)}
    units |= dict.fromkeys(["Labor", *PILLBOXES], "out")
    return {"turn": 4, "phase": "night", "control": held, "units": {
        name: {"place": place.rstrip("-"), "strength": "reduced" if "-" in place else "full"}
        for name, place in units.items()}}  # fmt: skip


PILLBOXES = [f"Pillbox {letter}" for letter in "ABCD"]
LETTERS = {"1/306": "ABCD", "2/306": "EFGH", "3/306": "IKLM", "1/305": "ABCD", "3/305": "IKLM",
           "2/307": "EFGH", "3/307": "IKLM"}  # fmt: skip


def solved(game):
    """Return the fewest American points that placing without any fight can bring about, exactly."""
    play = game.module.looking(game.copy_state())
    field, state = play.field, play.state
    waiting = night.infiltrators(field)
    able = [a for a in AREAS if field.vacant("japan", a) and field.room("japan", a)]
    best = None
    for count in range(min(4, len(waiting)) + 1):
        for areas in combinations(able, count):
            copy = field.copy()
            for unit, area in zip(waiting, areas, strict=False):
                copy.put(unit, area)
            supply.take_cut_off(copy)
            points = supply.points(copy, "us", 4) + (state.advantage == "us")
            for unit in supply.weak(copy, "us")[: 2 * points]:
                copy.flip(unit, "full")
            total = scoring.total(copy, state.area4)
            best = total if best is None else min(best, total)
    return best


def nights(args):
    """Compare level 3 with exactly solved last nights: placing alone, before any fight."""
    within = 0
    for number in range(args.games):
        game = begun_at(last_night(number))
        exact = solved(game)
        found = []
        for seed in range(3):
            game = begun_at(last_night(number), seed)
            player = Sides(f"commander-v-{PLAIN}", game, game.module.looking, "pinnacle")
            while game.asked is not None:
                game.answer(player.answer(game.asked))
            found.append(game.outcome["points"])
        got = sum(found) / len(found)
        within += got <= exact + 0.1
        print(f"night {number}: placing alone {exact}, level 3 {got:.2f}", flush=True)
    print(f"within 0.1 of placing alone, or better: {within} of {args.games}")


def begun_at(position, seed=0):
    """Return a game from a position."""
    setup = Setup(game="ie-shima", seed=seed, position=position)
    return Session(FACTORY.prepare(setup)[1], seed)


def digest(args):
    """Print a fingerprint of every decision of a game, with all that was weighed."""
    whole = sha256()
    game = begun(args.games, personality="night")
    while (asked := game.asked) is not None and game.state.turn <= args.until:
        who = [commander(game.module.looking, side, OFFICER, "night") for side in ("japan", "us")]
        one = next((one for one in who if is_asked(one, asked.prompt)), None)
        if one is None:
            game.answer(program_answer(asked.prompt, game.seed, asked.key))
            continue
        weighed = at_once(one.decide(game.copy_state(), asked))
        words = [(c.value, [t.milli for t in c.terms]) for c in weighed.ranked]
        whole.update(repr((asked.key, words)).encode())
        game.answer(weighed.best(game.seed, asked.key))
    print(whole.hexdigest()[:16])


TRIALS = {
    "levels": levels, "chance": chance_us, "plans": plans, "stances": stances, "boards": boards,
    "fair": fair, "speed": speed, "passing": passing, "book": book, "nights": nights,
    "digest": digest,
}  # fmt: skip


def main():
    """Run one trial."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trial", choices=TRIALS)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--level", default="officer", choices=LEVELS)
    parser.add_argument("--until", type=int, default=2)
    parser.add_argument("--first", type=int, default=16)
    parser.add_argument("--of", default="", help="levels to be compared, with commas")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    began = time.time()
    TRIALS[args.trial](args)
    print(f"{time.time() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
