"""Measure the search against real questions: `python -m beachmaster.rulebook.measure`."""

import argparse
import csv
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from beachmaster.paths import data_root
from beachmaster.rulebook.library import RuleLibrary


@dataclass(frozen=True, slots=True)
class Question:
    """What a player would type, and the sections that answer it."""

    text: str
    expected: frozenset[str]


@dataclass(frozen=True, slots=True)
class Answered:
    """A question with the ids found for it, best first."""

    question: Question
    found: tuple[str, ...]

    def within(self, places: int) -> bool:
        """Tell whether a right section stands in the first places."""
        return bool(self.question.expected & set(self.found[:places]))


def read_questions(path: Path) -> tuple[Question, ...]:
    """Read a file of questions, a tab, and expected ids separated by bars."""
    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return tuple(
        Question(row[0], frozenset(part.strip() for part in row[1].split("|")))
        for row in rows
        if len(row) > 1
    )


def ask(library: RuleLibrary, questions: Sequence[Question], game: str | None) -> list[Answered]:
    """Search for each question, within one game or in all."""
    return [
        Answered(question, tuple(hit.id for hit in library.search(question.text, game)))
        for question in questions
    ]


def keystroke_times(library: RuleLibrary, questions: Sequence[Question]) -> list[float]:
    """Return the milliseconds of a search after each letter of each question, in order.

    Computing time: what other programs take on a busy machine is not counted.
    """
    times = []
    for question in questions:
        for length in range(1, len(question.text) + 1):
            start = time.process_time()
            library.search(question.text[:length])
            times.append((time.process_time() - start) * 1000)
    return sorted(times)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print hit-at-1 and hit-at-3 for each game's questions, and what was missed."""
    parser = argparse.ArgumentParser(prog="python -m beachmaster.rulebook.measure")
    parser.add_argument(
        "files", nargs="*", type=Path, help="files of questions, or folders of them"
    )
    parser.add_argument("--all-games", action="store_true", help="search all games at once")
    parser.add_argument("--missed", action="store_true", help="list what was not found first")
    parser.add_argument("--times", action="store_true", help="time every keystroke")
    options = parser.parse_args(arguments)
    folder = data_root() / "tests" / "rulebook" / "questions"
    named = options.files or [folder]
    files = [file for path in named for file in (sorted(path.glob("*.tsv")) or [path])]
    every: list[Question] = []
    with RuleLibrary.open() as library:
        for path in files:
            questions = read_questions(path)
            every += questions
            answers = ask(library, questions, None if options.all_games else path.stem)
            _report(path.stem, answers, missed=options.missed)
        if options.times and every:
            _report_times(keystroke_times(library, every))
    return 0


def _report(name: str, answers: Sequence[Answered], *, missed: bool) -> None:
    first = sum(answer.within(1) for answer in answers)
    third = sum(answer.within(3) for answer in answers)
    count = len(answers)
    _say(
        f"{name}: {count} questions, hit at 1 {first} ({first / max(count, 1):.0%}), "
        f"hit at 3 {third} ({third / max(count, 1):.0%})"
    )
    for answer in answers if missed else ():
        if not answer.within(1):
            wanted = "|".join(sorted(answer.question.expected))
            _say(f"  {answer.question.text!r}: {wanted}; found {', '.join(answer.found[:4])}")


def _report_times(times: Sequence[float]) -> None:
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    _say(
        f"{len(times)} keystrokes: median {middle:.2f} ms, 95th percentile {late:.2f} ms, "
        f"slowest {times[-1]:.2f} ms"
    )


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
