"""Keep what this player knows of the rules, and how each rule fades from lesson to link."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime
from threading import Lock

import msgspec

from beachmaster.engine.values import Value
from beachmaster.storage.folders import data_folder, read_object, write_object

LESSON, GIST, LINE, LINK = "lesson", "gist", "line", "link"
STAGES = (LESSON, GIST, LINE, LINK)
"""How much is said of a rule, the first time and then after each answer under it."""
LAST = len(STAGES) - 1
LEARNED = "learned.json"
"""Where it is kept what the first player knows."""
TEACH, REMIND, QUIET = "teach", "remind", "quiet"
FORGOTTEN_AFTER = 42
KNOWN_ELSEWHERE = 2
"""From this stage on a rule counts as known where another game has one like it."""
_KEEPING = Lock()


class Meeting(msgspec.Struct, frozen=True):
    """How far a rule has faded, when it was met last, and whether it was used without help."""

    stage: int = 0
    last: str = ""
    alone: bool = False


class Heaps(msgspec.Struct, frozen=True):
    """The rules of a game in three heaps, each in the book's order."""

    yours: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    unmet: tuple[str, ...] = ()


class Known:
    """Which rules a player has met and how far each has faded; `file` is the one it is kept in."""

    def __init__(self, today: date | None = None, file: str = LEARNED) -> None:
        self._today = today or datetime.now(UTC).date()
        self._file = file
        self._met = _read(file)
        self.altered = False

    def stage(self, rule: str) -> int:
        """Return how far a rule has faded: one stage back where it was not met for long."""
        met = self._met.get(rule, Meeting())
        return max(met.stage - 1, 0) if met.stage and self._is_forgotten(met) else met.stage

    def has_met(self, rule: str) -> bool:
        """Return whether a rule itself was met: who met its parent was told nothing of it."""
        return self.stage(rule) > 0

    def depth(self, rule: str, dial: str) -> str:
        """Return how much to say of a rule now, by the teaching that the player set."""
        if dial == QUIET:
            return LINK
        return STAGES[min(self.stage(rule) + (dial == REMIND), LAST)]

    def step_on(self, rule: str) -> None:
        """Note that a prompt under this rule was answered; at a mere link, without help."""
        stage = self.stage(rule)
        self._note(rule, Meeting(min(stage + 1, LAST), self._today.isoformat(), stage == LAST))

    def step_back(self, rule: str) -> None:
        """Note that the rule was undone, corrected or looked up: more is said of it again."""
        if rule in self._met:
            stage = max(self.stage(rule) - 1, 0)
            self._note(rule, Meeting(stage, self._today.isoformat()))

    def heaps(self, rules: Iterable[str]) -> Heaps:
        """Sort rules into those used without help, those seen, and those not met yet."""
        yours: list[str] = []
        seen: list[str] = []
        unmet: list[str] = []
        for rule in rules:
            met = self._met.get(rule)
            if met is None:
                unmet.append(rule)
            else:
                (yours if met.alone and not self._is_forgotten(met) else seen).append(rule)
        return Heaps(tuple(yours), tuple(seen), tuple(unmet))

    def save(self) -> None:
        """Write it down; no folder to write to is no reason to stop."""
        with _KEEPING:  # the window saves on threads of their own; who writes last knows most
            if not self.altered:
                return
            self.altered = False
            content: dict[str, Value] = {
                rule: [met.stage, met.last, met.alone] for rule, met in list(self._met.items())
            }
            with suppress(OSError):
                write_object(data_folder() / self._file, content)

    def _note(self, rule: str, met: Meeting) -> None:
        self._met[rule] = met
        self.altered = True

    def _is_forgotten(self, met: Meeting) -> bool:
        try:
            return (self._today - date.fromisoformat(met.last)).days > FORGOTTEN_AFTER
        except ValueError:
            return True


def related(one: str, other: str) -> bool:
    """Tell whether two rules are the same, or one is part of the other."""
    longer, shorter = max(one, other, key=len), min(one, other, key=len)
    return longer == shorter or longer.startswith(f"{shorter}.")


def _read(file: str) -> dict[str, Meeting]:
    """Read what was learned; where nothing was written yet, what former versions counted."""
    found = read_object(data_folder() / file)
    if not found and file == LEARNED:
        return _carried_over(read_object(data_folder() / "met.json"))
    learned: dict[str, Meeting] = {}
    for rule, note in found.items():
        match note:
            case [int(stage), str(last), bool(alone)] if 0 <= stage <= LAST:
                learned[rule] = Meeting(int(stage), last, alone)
            case _:
                continue
    return learned


def _carried_over(former: Mapping[str, Value]) -> dict[str, Meeting]:
    """Take over the counts of meetings that former versions kept."""
    carried: dict[str, Meeting] = {}
    for rule, note in former.items():
        match note:
            case [int(count), str(last)] if count > 0:
                carried[rule] = Meeting(min(count, LAST), last, count > LAST)
            case _:
                continue
    return carried
