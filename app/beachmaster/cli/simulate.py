"""The `simulate` command: whole games with an automatic player, in one process or several."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context

import msgspec

from beachmaster.cli.console import Console
from beachmaster.cli.gestures import Gestures
from beachmaster.cli.listing import print_json
from beachmaster.cli.own_simulation import MemoryAtlas, Twin, own_setup
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.seats import (
    REST,
    Policies,
    Seats,
    by_side,
    difference,
    names_policy,
    policies_of,
)
from beachmaster.cli.texts import T
from beachmaster.engine import chance
from beachmaster.engine.halves import settle
from beachmaster.engine.module import GameModule, digest, encode
from beachmaster.engine.replay import DEFECTS
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Board, GameFactory, Setup
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.storage.starting import load, prepared, sets_of, words_of

MOST_PROMPTS = 50_000
MOST_GAMES = 1_000_000
UNDONE = 25
SPAN = 1 << 53
LEARNED = "learned"


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went; `failure` names what broke, `questions` how many a turn asked.

    `answers` are the gestures of each turn after the set-up, `map_questions` those of them that a
    map of the player's own asked, `moved` the units that moved beside them. `most_for_one` is what
    one answer asked of the map at most, and `by` counts the gestures by what asked for them.
    `decided` are the milliseconds of each decision of the game's opponent.
    """

    seed: int
    prompts: int
    seconds: float
    finished: bool
    score: int = 0
    outcome: str = ""
    failure: str = ""
    questions: list[int] = []
    set_up: int = 0
    answers: list[int] = []
    map_questions: list[int] = []
    moved: list[int] = []
    most_for_one: int = 0
    by: dict[str, int] = {}
    decided: list[float] = []


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What one worker plays."""

    setup: Setup
    policies: Policies
    seeds: list[int]
    learned: bool = False


def simulate(args: argparse.Namespace, words: Words) -> int:
    """Play the games and print what came of them; status 1 where one broke or did not end."""
    factory = load(args.game)
    if not (1 <= args.games <= MOST_GAMES and 1 <= args.workers <= 64):
        raise Mistake(T("Play 1 to {most} games with 1 to 64 workers.", most=MOST_GAMES))
    setup, module = prepared(factory, _setup(args, factory))
    policies = policies_of(args.policy, factory, module)
    if args.my_map is not None:
        setup = own_setup(factory, setup)
    seeds = [chance.below(SPAN, args.seed, "simulate", number) for number in range(args.games)]
    learned = args.my_map == LEARNED
    if args.my_map is not None and any("=" in word for word in args.policy):
        raise Mistake(
            T("On a map of your own one policy plays both sides: give --policy NAME without SIDE=.")
        )
    if learned and args.workers > 1:
        raise Mistake(T("On a learned map games run one after another: leave out --workers."))
    task = Task(setup=setup, policies=policies, seeds=seeds, learned=learned)
    played = list(_all_played(task, args.workers))
    report = _report(args, policies, played)
    if args.than:
        report |= _compared(args, _other(args.than, task, factory, module), played)
    if args.json:
        print_json(report)
    else:
        _print_plainly(report, factory.results(), Console(words))
    return 0 if report["finished"] == args.games and not report["invariant_failures"] else 1


def _other(words: Sequence[str], task: Task, factory: GameFactory, module: GameModule) -> Task:
    """Return the games that a task is compared with: other policies or options, the same seeds."""
    mine = [word for word in words if names_policy(word, factory, module)]
    options, _data = sets_of([word for word in words if word not in mine], factory)
    plain = msgspec.structs.replace(task.setup, options=task.setup.options | options)
    setup, _module = prepared(factory, plain)
    policies = policies_of(mine, factory, module, task.policies)
    return msgspec.structs.replace(task, setup=setup, policies=policies)


def _compared(args: argparse.Namespace, other: Task, played: Sequence[Played]) -> dict[str, Value]:
    """Play the other games on the same seeds; return by how much the first scored higher."""
    against = list(_all_played(other, args.workers))
    report = _report(args, other.policies, against)
    pairs = [
        (one.score, two.score)
        for one, two in zip(played, against, strict=True)
        if one.finished and two.finished
    ]
    kept = ("policies", "finished", "invariant_failures", "score", "outcomes", "failures")
    return {
        "than": {name: report[name] for name in kept if name in report},
        "difference": difference([one for one, _two in pairs], [two for _one, two in pairs]),
    }


def _setup(args: argparse.Namespace, factory: GameFactory) -> Setup:
    options, data = sets_of(args.sets, factory)
    if args.board is not None:
        data["board"] = words_of(args.board)
    if (args.table or args.my_map is not None) and "board" in data:
        raise Mistake(T("Give only one of --my-map, --table and --board."))
    if args.table and args.my_map is not None:
        raise Mistake(T("Give only one of --my-map, --table and --board."))
    board: Board = "table" if args.table else "tracked"
    return Setup(game=args.game, board=board, options=options, data=data)


def _all_played(task: Task, workers: int) -> Iterator[Played]:
    if workers == 1 or len(task.seeds) == 1:
        yield from play_games(task)
        return
    size = -(-len(task.seeds) // (workers * 4))
    parts = [task.seeds[at : at + size] for at in range(0, len(task.seeds), size)]
    tasks = [msgspec.structs.replace(task, seeds=part) for part in parts]
    with get_context("spawn").Pool(min(workers, len(tasks))) as pool:
        for played in pool.imap(play_games, tasks):
            yield from played


def play_games(task: Task) -> list[Played]:
    """Play one worker's games."""
    factory, atlas = load(task.setup.game), MemoryAtlas() if task.learned else None
    return [_play(factory, task, seed, atlas) for seed in task.seeds]


def _play(factory: GameFactory, task: Task, seed: int, atlas: MemoryAtlas | None) -> Played:
    began, course, failure = time.perf_counter(), Gestures(), ""
    decided, amiss = list[float](), list[BaseException]()
    session: Session | None = None
    try:
        setup, module = factory.prepare(msgspec.structs.replace(task.setup, seed=seed))
        settle(module, seed)
        session = Session(module, setup.seed)
        session.atlas, session.amiss = atlas, amiss.append
        decided = _play_on(factory, task.policies, setup, session, course)
    except DEFECTS as error:
        failure = f"{type(error).__name__}: {error}"
    if amiss and not failure:
        failure = f"the opponent failed {len(amiss)} times: {type(amiss[0]).__name__}"
    seconds = time.perf_counter() - began
    if session is None or session.asked is not None or failure:
        return Played(
            seed=seed, prompts=course.prompts, seconds=seconds, finished=False, failure=failure
        )
    measure = factory.measure(session.outcome)
    return Played(
        seed=seed,
        prompts=course.prompts,
        seconds=seconds,
        finished=True,
        score=measure.score,
        outcome=measure.name,
        failure=_redone(session),
        questions=[turn.facts for turn in course.turns.values()],
        set_up=course.set_up.gestures,
        answers=[turn.gestures for turn in course.after_set_up],
        map_questions=[turn.map_questions for turn in course.after_set_up],
        moved=[turn.moved for turn in course.after_set_up],
        most_for_one=course.most_for_one,
        by=course.by_procedure(),
        decided=[round(one, 1) for one in decided],
    )


def _play_on(
    factory: GameFactory, policies: Policies, setup: Setup, session: Session, course: Gestures
) -> list[float]:
    """Play a game to its end, on a map of the player's own as a twin on the program's decides.

    Return how many milliseconds each decision of the opponent took.
    """
    twin = Twin(factory, policies[REST], setup) if setup.board == "own" else None
    seats = Seats(factory, policies, session)
    while (asked := session.asked) is not None and course.prompts < MOST_PROMPTS:
        course.see(session)
        if twin is not None:
            course.learn(asked, twin.answer(session))
        else:
            seats.answer()
        session.take_events()
    return seats.decided


def _redone(session: Session) -> str:
    """Take the end of a game back and bring it again; say so where it is not the same."""
    before = digest(encode(session.state))
    count = min(UNDONE, session.tree.next_id - 1)
    if not count:
        return ""
    jump = session.undo(count)
    session.redo(len(jump.took_back))
    return "" if digest(encode(session.state)) == before else "redo after undo differs"


def _report(
    args: argparse.Namespace, policies: Policies, played: Sequence[Played]
) -> dict[str, Value]:
    done = [one for one in played if one.finished]
    scores = [one.score for one in done] or [0]
    report: dict[str, Value] = {
        "game": args.game,
        "policy": policies[REST],
        **({"policies": by_side(policies)} if by_side(policies) else {}),
        "seed": args.seed,
        "games": args.games,
        "finished": len(done),
        "invariant_failures": sum(1 for one in played if one.failure),
        "prompts": _spread([one.prompts for one in played]),
        "seconds": _spread([round(one.seconds, 4) for one in played]),
        "score": {
            "mean": round(sum(scores) / len(scores), 3),
            "min": min(scores),
            "max": max(scores),
        },
        "outcomes": dict(Counter(one.outcome for one in done).most_common()),
    }
    if args.table:
        report["questions"] = _questions(played)
    report["set_up"] = _spread([one.set_up for one in done] or [0])
    report["answers"] = _spread([n for one in played for n in one.answers] or [0])
    report["moved"] = _spread([n for one in played for n in one.moved] or [0])
    if args.my_map is not None:
        asked = [n for one in played for n in one.map_questions]
        most = max((one.most_for_one for one in played), default=0)
        report["map_questions"] = _spread(asked or [0]) | {"most_for_one": most}
    times = [ms for one in played for ms in one.decided]
    if times:
        spread = _spread(times)
        report["decisions"] = {
            "count": len(times),
            "p50_ms": spread["p50"],
            "p99_ms": spread["p99"],
        }
    failures = sorted({one.failure for one in played if one.failure})
    if failures:
        report["failures"] = failures[:20]
    if args.each:
        report["each"] = [msgspec.structs.asdict(one) for one in played]
    return report


def _questions(played: Sequence[Played]) -> dict[str, int]:
    """Return how many questions about the real table a turn asked."""
    ordered = sorted(count for one in played for count in one.questions) or [0]
    return {"median": ordered[(len(ordered) - 1) // 2], "highest": ordered[-1]}


def _spread(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    top = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 4),
        "p50": ordered[top // 2],
        "p99": ordered[round(top * 0.99)],
    }


def _print_plainly(report: dict[str, Value], results: Mapping[str, Text], console: Console) -> None:
    if not sys.stdout.isatty():
        sys.stderr.write(console.words.say(T("For a program to read, add --json.")) + "\n")
    for name, value in report.items():
        if name == "outcomes":
            _print_outcomes(value, results, console)
        elif isinstance(value, list):
            print(f"{name}:", *(f"\n  {one}" for one in value), sep="")
        elif isinstance(value, dict):
            print(f"{name}: " + ", ".join(f"{key} {one}" for key, one in value.items()))
        else:
            print(f"{name}: {value}")


def _print_outcomes(
    outcomes: Mapping[str, int], results: Mapping[str, Text], console: Console
) -> None:
    """Print how often each result came, with its name and its words."""
    print("outcomes:")
    for name, count in outcomes.items():
        words = results.get(name, plain_text(""))
        console.say(T("{count} × {name}: {words}", count=count, name=name, words=words), "   ")
