"""Print how many gestures a turn takes that are no die and no draw: `run.py measure`.

The automatic commander plays whole games of each game on the program's map, on a map of the
player's own (three games one after the other, which begin with nothing known), and in words only.
`measure [GAME ...] [--games N] [--asks]`; `--asks` says what asks most.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from multiprocessing import get_context
from statistics import mean

from beachmaster.cli.own_simulation import own_setup
from beachmaster.cli.seats import REST
from beachmaster.cli.simulate import Played, Task, play_games
from beachmaster.engine.setup import Setup
from beachmaster.storage.starting import load

GOALS = {
    "hell-on-earth": {"program's map": 32, "words only": 50},
    "bloodbath": {"program's map": 30, "words only": 45},
}
"""How many gestures a turn are aimed at, in the mean of turns 1 to 3 and of the whole game."""
OWN = ("my map, new", "my map, second game", "my map, third game")
GROUNDS = {"program's map": "tracked", "words only": "table"}
COMMANDER = {REST: "commander"}
COLUMNS = ("set-up", "turn 1", "turn 2", "turn 3", "1-3", "all", "most", "map", "moved", "goal")


def tasks_of(game: str, games: int) -> list[tuple[str, Task]]:
    """Return what is to be played for the measure of one game."""
    factory = load(game)
    found = []
    for seed in range(games):
        for name, board in GROUNDS.items():
            setup, _ = factory.prepare(Setup(game=game, board=board, seed=seed))
            found.append((name, Task(setup=setup, policies=COMMANDER, seeds=[seed])))
        bare = own_setup(factory, Setup(game=game))
        seeds = [seed, seed + 1000, seed + 2000]
        own = Task(setup=bare, policies=COMMANDER, seeds=seeds, learned=True)
        found.append((OWN[0], own))
    return found


def played_by_ground(game: str, games: int, workers: int) -> dict[str, list[Played]]:
    """Play the games and return them by the ground they stand on."""
    tasks = tasks_of(game, games)
    with get_context("spawn").Pool(workers) as pool:
        results = pool.map(play_games, [task for _, task in tasks], chunksize=1)
    found: dict[str, list[Played]] = {name: [] for name in (*GROUNDS, *OWN)}
    for (name, task), rows in zip(tasks, results, strict=True):
        if broken := [row for row in rows if row.failure or not row.finished]:
            raise SystemExit(f"{game}, {name}: {broken[0]}")
        for at, row in enumerate(rows):
            found[OWN[at] if task.learned else name].append(row)
    return found


def row_of(played: Sequence[Played], goal: int | None) -> list[str]:
    """Return the figures of a ground, in the order of `COLUMNS`."""
    whole = [one for game in played for one in game.answers]
    early = [game.answers[turn] for game in played for turn in range(3) if turn < len(game.answers)]
    turns = [mean([g.answers[turn] for g in played if turn < len(g.answers)]) for turn in range(3)]
    first = [mean([one.set_up for one in played]), *turns, mean(early), mean(whole)]
    beside = [
        mean([n for g in played for n in getattr(g, name)]) for name in ("map_questions", "moved")
    ]
    figures = [*(f"{one:.1f}" for one in first), str(max(whole)), *(f"{n:.1f}" for n in beside)]
    return [*figures, "" if goal is None else str(goal)]


def asks_of(played: Sequence[Played]) -> str:
    """Return what asks most, as gestures a turn."""
    total = sum((Counter(one.by) for one in played), Counter[str]())
    turns = sum(len(one.answers) for one in played)
    return ", ".join(f"{name} {count / turns:.1f}" for name, count in total.most_common(12))


def print_measure(game: str, found: dict[str, list[Played]], *, asks: bool) -> None:
    """Print the table of one game."""
    print(f"\n{game}: gestures a turn that are no die and no draw")
    print(f"{'':22}" + "".join(f"{name:>8}" for name in COLUMNS))
    for name, played in found.items():
        figures = row_of(played, GOALS[game].get(name))
        print(f"{name:22}" + "".join(f"{one:>8}" for one in figures))
    if asks:
        for name, played in found.items():
            print(f"{name}: {asks_of(played)}")


def main(words: Sequence[str]) -> int:
    """Measure the games named, or all that have a goal."""
    parser = argparse.ArgumentParser(prog="run.py measure", description=__doc__)
    parser.add_argument("game", nargs="*", help=", ".join(GOALS))
    parser.add_argument("--games", type=int, default=6, help="games a ground (6)")
    parser.add_argument("--workers", type=int, default=2, help="processes (2)")
    parser.add_argument("--asks", action="store_true", help="say what asks most")
    args = parser.parse_args(words)
    for game in args.game or GOALS:
        found = played_by_ground(game, args.games, args.workers)
        print_measure(game, found, asks=args.asks)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
