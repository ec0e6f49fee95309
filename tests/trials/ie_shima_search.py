"""Search what plays better with or against the opponent of Ie Shima: long, so no test runs it.

    python tests/trials/ie_shima_search.py book --level commander --games 4 --write
    python tests/trials/ie_shima_search.py best-us --games 8 --vectors 12 --log games.jsonl
    python tests/trials/ie_shima_search.py best-japan --games 8 --vectors 12 --log games.jsonl
    python tests/trials/ie_shima_search.py rollout --games 6 --playouts 2 --log games.jsonl

`book` ranks set-ups by halving, by the worst mean against several American plans, and tells what
the best come to on seeds held out. `best-us` and `best-japan` do the same with weights drawn by a
number. `rollout` is an American player who tries his best acts out to the end of the day.
"""

from itertools import product
from pathlib import Path

import ie_shima as trials
import msgspec
from ie_shima import cell, many, mean, seeds, told

from beachmaster.engine import chance
from beachmaster.engine.auto import program_answer
from beachmaster.engine.deciding import at_once
from beachmaster.engine.opponent import is_asked
from beachmaster.engine.session import Session
from beachmaster.engine.weighing import weigh
from beachmaster.games.ie_shima.opponent import deploying
from beachmaster.games.ie_shima.opponent.igawa import (
    COMMANDER,
    RECRUIT,
    STANCES,
    Commander,
    commander,
)
from beachmaster.games.ie_shima.opponent.judging import NAMES, Weights, judge
from beachmaster.games.ie_shima.opponent.policies import LEVELS, PLAIN, Script, Scripted, Sides
from beachmaster.games.ie_shima.opponent.stand import stand_of

BOOK = Path("resources/games/ie-shima") / deploying.BOOK_FILE
KEPT = 3
"""So many set-ups of a stance, or vectors of weights, are left in the end."""


# -- the book of set-ups -----------------------------------------------------------------------


def tried(stance, first):
    """Return set-ups of a stance: those of the book, and others drawn by a number."""
    known = deploying.book()
    found = [(one.regular, one.sei, one.labor) for one in known.stances.get(stance, [])]
    every = list(product(deploying.BRIGADES, TOWN, deploying.LABOR[stance]))
    while len(found) < first:
        drawn = every.pop(chance.below(len(every), 7, stance, len(found)))
        found.append(tuple(list(places) for places in drawn))
    return found


TOWN = tuple(
    tuple(word.split()) for word in (
        "11 12 13 15", "13 13 15 15", "11 11 15 15", "12 12 15 15", "11 11 12 12",
        "13 15 15 15", "12 13 15 15", "13 13 13 15", "15 15 15 15", "11 15 15 15",
    )
)  # fmt: skip
"""Where the Special Engineers may go: towns, in groups."""


def book(args):
    """Rank set-ups of each stance by halving, by their worst against some American plans."""
    found = {}
    against = args.against.split(",")
    for stance in STANCES:
        listed, count = tried(stance, args.first), 1
        while True:
            listed = _ranked(args, stance, listed, count, against)
            print(stance, count, [(one[0], one[1]) for one in listed][:KEPT], flush=True)
            if count >= args.games:
                break
            listed, count = [one for _, one in listed[: max(KEPT, len(listed) // 2)]], count * 2
        best = [one for _, one in listed[:KEPT]]
        held = _ranked(args, stance, best, args.again, against, held=True)
        found[stance] = [deploying.Arrangement(*one, points=points) for points, one in held]
    words = (
        f"Ranked by tests/trials/ie_shima_search.py on our sample map: whole games of the"
        f" {args.level}, by the worst mean against the American plans {', '.join(against)};"
        f" {args.games} seeds a plan in the last round, and {args.again} others, on which nothing"
        " was chosen, for the points: thousandths of an American Victory Point."
    )
    if args.write:
        made = deploying.SetUpBook(words, found)
        BOOK.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    for stance, listed in found.items():
        print(stance, [one.points for one in listed])


def _ranked(args, stance, listed, count, against, held=False):
    options = {"personality": stance}
    tasks = [
        {"policy": f"{args.level}-v-{us}", "seed": seed, "options": options, "set_up": list(one)}
        for one in listed
        for us in against
        for seed in seeds(count, f"book {stance}", held)
    ]
    games = iter(many(tasks, args))
    found = []
    for one in listed:
        each = [sum(next(games)["points"] for _ in range(count)) for _ in against]
        found.append((1000 * max(each) // count, one))
    return sorted(found, key=lambda one: (one[0], str(one[1])))


# -- the best answer to what is fixed ----------------------------------------------------------


def weights_of(number):
    """Return weights drawn by a number; 0 are the plain ones."""
    if not number:
        return Weights()
    drawn = {name: SCALES[chance.below(len(SCALES), number, name)] for name in NAMES[:-1]}
    return Weights(**drawn)


SCALES = (50, 75, 100, 100, 150, 200)


def best_us(args):
    """Search American weights against the frozen level: how far can it be exploited?"""
    _best(args, "us-weights")


def best_japan(args):
    """Search Japanese weights against the plain commander: were ours badly set?"""
    _best(args, "japan-weights")


def _best(args, player):
    numbers, count = list(range(args.vectors + 1)), 2
    sign = -1 if player == "us-weights" else 1
    while count <= args.games:
        ranked = []
        for number in numbers:
            found = _of_weights(args, player, number, count)
            ranked.append((sign * mean(one["points"] for one in found)[0], number))
        ranked.sort()
        print(count, [(sign * points, number) for points, number in ranked], flush=True)
        numbers, count = [number for _, number in ranked[: max(2, len(ranked) // 3)]], 2 * count
    args.held = True
    for number in dict.fromkeys((0, numbers[0])):
        told(f"weights {number}", _of_weights(args, player, number, args.games))
    print(weights_of(numbers[0]))


def _of_weights(args, player, number, count):
    args.games, games = count, args.games
    found = cell(f"{args.level}-v-{PLAIN}", args, player, player=player, number=number)
    args.games = games
    return found


class Weighted(Commander):
    """A commander with weights of his own."""

    own = Weights()

    def weights(self, state):
        """Return how it sees things: his own weights in percent of what the level has."""
        usual = super().weights(state)
        return Weights(
            *(a * b // 100 for a, b in zip(usual[:-1], self.own[:-1], strict=True)),
            reserve=usual.reserve,
        )


def weighted(side):
    """Return a maker of players of whom a side has weights of a number."""

    def made(task, game):
        looking, stance = game.module.looking, game.state.stance
        sides = Sides(task["policy"], game, looking, stance)
        if side == "us":
            one = Scripted(looking, Script(weights=weights_of(task["number"])))
        else:
            level = LEVELS[task["policy"].partition("-v-")[0]]
            kind = type(commander(looking, "japan", level, stance))
            one = type("Own", (Weighted, kind), {"own": weights_of(task["number"])})(
                looking, side, level, stance
            )
        sides.take(one)
        return sides

    return made


# -- an American player of playouts ------------------------------------------------------------


class Rollout(Commander):
    """Plays out his best impulses to the end of the day, both sides as recruits, and judges."""

    first, playouts = 5, 2

    def decide(self, state, asked):
        """Weigh as an officer does, then by playouts where it is the choice of an impulse."""
        found = yield from super().decide(state, asked)
        if asked.prompt.procedure != "impulse":
            return found
        ranked = found.ranked[: self.first]
        worth = [sum(self._played(one.value, n) for n in range(self.playouts)) for one in ranked]
        best = ranked[worth.index(max(worth))]
        return weigh([best])

    def _played(self, value, number):
        seed = chance.below(1 << 40, number, self.session.asked.key)
        game = again(self.session)
        game.answer(value)
        turn, looking = game.state.turn, game.module.looking
        who = [commander(looking, side, RECRUIT, "pinnacle") for side in ("japan", "us")]
        while (asked := game.asked) is not None and game.state.turn == turn:
            one = next((one for one in who if is_asked(one, asked.prompt)), None)
            if one is None:
                game.answer(program_answer(asked.prompt, seed, asked.key))
            else:
                weighed = at_once(one.decide(game.copy_state(), asked))
                game.answer(weighed.best(seed, asked.key))
            game.take_events()
        if game.state.over:
            return 1000 * game.outcome["points"]
        play = looking(game.copy_state())
        return -sum(judge(stand_of(play.state, play.field, play.options), Weights()))


def again(session):
    """Return another session that stands where one does."""
    game = Session(session.module, session.seed)
    for entry in session.tree.path(session.tree.cursor):
        game.answer(entry.value)
        game.take_events()
    return game


def rolling(task, game):
    """Return players of whom the American one tries his best acts out."""
    looking = game.module.looking
    sides = Sides(task["policy"], game, looking, game.state.stance)
    one = Rollout(looking, "us", COMMANDER, "")
    one.session, one.playouts = game, task["playouts"]
    sides.take(one)
    return sides


def rollout(args):
    """Play the level against the American player of playouts, and against the plain commander."""
    policy = f"{args.level}-v-{PLAIN}"
    told("plain", cell(policy, args, "rollout"))
    told("rollout", cell(policy, args, "rollout", player="rollout", playouts=args.playouts))


trials.PLAYERS |= {
    "us-weights": weighted("us"), "japan-weights": weighted("japan"), "rollout": rolling,
}  # fmt: skip
TRIALS = {"book": book, "best-us": best_us, "best-japan": best_japan, "rollout": rollout}


def main():
    """Run one search."""
    parser = trials.parser_of(TRIALS, __doc__)
    parser.add_argument("--level", default="officer", choices=LEVELS)
    parser.add_argument("--against", default="plain,straight,south-sweep,cut-16")
    parser.add_argument("--again", type=int, default=2, help="seeds a plan for what is told")
    parser.add_argument("--first", type=int, default=12, help="set-ups that are tried of a stance")
    parser.add_argument("--vectors", type=int, default=12)
    parser.add_argument("--playouts", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    trials.run_trial(TRIALS, parser.parse_args())


if __name__ == "__main__":
    main()
