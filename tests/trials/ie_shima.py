"""Try the opponent of Ie Shima out over many games: long, so no test runs it.

    python tests/trials/ie_shima.py levels --games 60 --log games.jsonl
    python tests/trials/ie_shima.py chance|plans|stances|boards|passing|fair|nights|speed|digest
    python tests/trials/ie_shima.py announced --games 40    what is announced, against what is done

Every cell plays the same seeds; `--held` takes others, on which nothing was tuned. With `--log`
each game is kept as it ends, so that a trial which was broken off goes on. `ie_shima_search.py`
searches for better set-ups, weights and players.
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

from beachmaster.engine import chance
from beachmaster.engine.auto import program_answer
from beachmaster.engine.boardfile import our_board
from beachmaster.engine.deciding import at_once
from beachmaster.engine.opponent import is_asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.ie_shima import night, scoring, supply
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.games.ie_shima.move_words import ARROW
from beachmaster.games.ie_shima.opponent import deploying
from beachmaster.games.ie_shima.opponent.igawa import (
    COMMANDER,
    OFFICER,
    STANCES,
    Commander,
    commander,
)
from beachmaster.games.ie_shima.opponent.policies import LEVELS, PLAIN, PLANS, Sides
from beachmaster.games.ie_shima.places import AREAS

SHAKE = 3


def begun(seed, board="", **options):
    """Return a game on our sample, or on another board's words."""
    data = {"board": board} if board else {}
    setup = Setup(game="ie-shima", seed=seed, options=options, data=data)
    return Session(FACTORY.prepare(setup)[1], seed)


def played(task):
    """Play one game; return its task with its points, and how many halves Japan had and passed."""
    seed, board = task["seed"], task.get("board")
    game = begun(seed, shaken(board) if board is not None else "", **task.get("options", {}))
    made = PLAYERS.get(task.get("player"))
    player = made(task, game) if made else FACTORY.player(task["policy"], game)
    if "set_up" in task:
        game.answer(deploying.told(deploying.Arrangement(*task["set_up"])))
    halves = passes = 0
    while (asked := game.asked) is not None:
        value = player.answer(asked)
        if asked.prompt.procedure == "impulse" and asked.prompt.side == "japan":
            halves += 1
            passes += value["act"] == "pass"
        game.answer(value)
        game.take_events()
    result = {"points": game.outcome["points"], "result": game.outcome["result"]}
    return {**task, **result, "halves": halves, "passes": passes}


def many(tasks, args):
    """Play games in some processes and return them in order; those of the log are not repeated."""
    log = Path(args.log) if args.log else None
    lines = log.read_text("utf-8").splitlines() if log and log.exists() else []
    known = {_key(one): one for one in map(json.loads, lines)}
    new = [task for task in tasks if _key(task) not in known]
    if new:
        with get_context("spawn").Pool(args.workers) as pool:
            for one in pool.imap_unordered(played, new):
                known[_key(one)] = one
                if log:
                    with log.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(one) + "\n")
    return [known[_key(task)] for task in tasks]


TOLD = ("points", "result", "halves", "passes")


def _key(task):
    return json.dumps({k: v for k, v in task.items() if k not in TOLD}, sort_keys=True)


def seeds(count, name, held=False):
    """Return the seeds of a trial, the same each time; those held out were tuned on by nobody."""
    return [chance.below(1 << 40, 2 if held else 1, name, number) for number in range(count)]


def mean(values):
    """Return a mean and its 95 % half-width."""
    values = list(values)
    middle = sum(values) / len(values)
    spread = sum((one - middle) ** 2 for one in values) / max(1, len(values) - 1)
    return middle, 1.96 * sqrt(spread / len(values))


def told(name, found):
    """Print a cell: mean points with its interval, how often the US wins, passes."""
    points = [one["points"] for one in found]
    wins = sum(one["result"] != "japan" for one in found)
    halves, passes = sum(one["halves"] for one in found), sum(one["passes"] for one in found)
    middle, wide = mean(points)
    enough = "/".join(f"{100 * sum(p >= n for p in points) / len(points):.0f}" for n in NEEDED)
    print(
        f"{name:28} n={len(points):4} US VP {middle:5.2f} ± {wide:4.2f}  US wins "
        f"{100 * wins / len(points):3.0f} %  passes {100 * passes / max(1, halves):3.0f} %"
        f"  at least {'/'.join(map(str, NEEDED))}: {enough} %",
        flush=True,
    )


NEEDED = (7, 8, 9, 10)
"""How often the Americans reach so many points is told: a handicap of ours changes what wins."""


def paired(name, first, second):
    """Print the mean difference of two cells on the same seeds, with its interval."""
    middle, wide = mean(_less(first, second))
    print(f"{name:28} difference {middle:+5.2f} ± {wide:4.2f}", flush=True)


def _less(first, second):
    return [b["points"] - a["points"] for a, b in zip(first, second, strict=True)]


def cell(policy, args, name, **more):
    """Play a cell of matched seeds."""
    tasks = [
        {"policy": policy, "seed": seed, **more} for seed in seeds(args.games, name, args.held)
    ]
    return many(tasks, args)


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
    for us in args.of.split(",") if args.of else (PLAIN, *PLANS):
        told(f"{args.level} v {us}", cell(f"{args.level}-v-{us}", args, "plans"))


def stances(args):
    """Play each personality."""
    for stance in STANCES:
        told(
            stance,
            cell(f"{args.level}-v-{PLAIN}", args, "stances", options={"personality": stance}),
        )


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
    """Compare two levels on boards shaken by a number."""
    weaker, stronger = (args.of or "recruit,officer").split(",")
    right = 0
    both = []
    for number in range(args.boards):
        one = cell(f"{weaker}-v-{PLAIN}", args, f"board {number}", board=number)
        two = cell(f"{stronger}-v-{PLAIN}", args, f"board {number}", board=number)
        differences = _less(one, two)
        print(f"board {number}: {stronger} less {weaker} {mean(differences)[0]:+5.2f}", flush=True)
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
            who = Commander(game.module.looking, side, COMMANDER, "pinnacle")
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
    usual = cell(f"{args.level}-v-{PLAIN}", args, "passing")
    never = cell(f"{args.level}-v-{PLAIN}", args, "passing", player="never-passes")
    told("as it decides", usual)
    told("never passing", never)
    paired("never less as it decides", usual, never)


class NeverPasses(Sides):
    """Plays as always, but where Japan would pass it does the second best, and does it."""

    forced = False

    def answer(self, asked):
        """Return the answer; an area that was to act has somebody move, whatever that is worth."""
        value, procedure = super().answer(asked), asked.prompt.procedure
        if asked.prompt.side != "japan":
            return value
        if procedure == "impulse":
            self.forced = value["act"] == "pass"
            return self._other(asked, value, lambda one: one["act"] != "pass")
        if self.forced and procedure in ("moves", "regroup"):
            self.forced = False
            return self._other(asked, value, lambda one: any(ARROW in word for word in one))
        return value

    def _other(self, asked, value, does):
        """Return the best answer that does something, the usual one where none does."""
        if does(value):
            return value
        japan = next(one for one in self._deciders if one.side == "japan")
        ranked = at_once(japan.decide(self._session.copy_state(), asked)).ranked
        return next((one.value for one in ranked if does(one.value)), value)


def never_passing(task, game):
    """Return players of whom Japan never passes where it could do anything else."""
    return NeverPasses(task["policy"], game, game.module.looking, game.state.stance)


PLAYERS = {"never-passes": never_passing}
"""Players of trials beside the policies, by name."""


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
    for number in range(1000 * args.held, 1000 * args.held + args.games):
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


def announced(args):
    """Hold what the Japanese announce against what they do, game by game."""
    sys.path.insert(0, str(Path(__file__).parents[1]))  # what the tests of the game share
    from games.ie_shima.announcing import report

    report(range(900, 900 + args.games), LEVELS[args.level])


TRIALS = {
    "announced": announced,
    "levels": levels, "chance": chance_us, "plans": plans, "stances": stances, "boards": boards,
    "fair": fair, "speed": speed, "passing": passing, "nights": nights, "digest": digest,
}  # fmt: skip


def main():
    """Run one trial."""
    parser = parser_of(TRIALS, __doc__)
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--level", default="officer", choices=LEVELS)
    parser.add_argument("--until", type=int, default=2)
    parser.add_argument("--of", default="", help="levels or plans to be compared, with commas")
    run_trial(TRIALS, parser.parse_args())


def parser_of(trials, words):
    """Return a parser of what every trial understands."""
    parser = argparse.ArgumentParser(description=words)
    parser.add_argument("trial", choices=trials)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--held", action="store_true", help="take seeds that nothing was tuned on")
    parser.add_argument("--log", default="", help="where each game is kept as it ends")
    return parser


def run_trial(trials, args):
    """Run a trial and say how long it took."""
    began = time.time()
    trials[args.trial](args)
    print(f"{time.time() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
