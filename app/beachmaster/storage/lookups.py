"""Count which rules the player looked up, game by game, in a small file that may go missing."""

from threading import Lock

import msgspec

from beachmaster.engine.setup import Setup
from beachmaster.engine.values import Value
from beachmaster.storage.folders import data_folder, read_object, write_object

MOST_GAMES, MOST_RULES, MOST_TIMES, LONGEST = 300, 60, 99_999, 60
"""How much is kept: of more games those looked into last, of more rules those wanted most."""
Counts = dict[str, int]


_COUNTING = Lock()


def game_key(setup: Setup) -> str:
    """Return what a game is called in the file: the same for a renamed or copied save."""
    return f"{setup.game} {setup.seed}"


def count_lookup(game: str, rule: str) -> None:
    """Count that a rule was opened in a game; `game` is its key, or its name outside of any.

    What cannot be written is not counted: that is no reason to disturb anybody.
    """
    if not 0 < len(rule) <= LONGEST:
        return
    with _COUNTING:  # the window counts on threads of their own
        _count(game, rule)


def _count(game: str, rule: str) -> None:
    games = _read()
    counts = games.pop(game, {})
    times = min(counts.pop(rule, 0) + 1, MOST_TIMES)
    wanted_most = sorted(counts, key=lambda one: -counts[one])[: MOST_RULES - 1]
    games[game] = {one: counts[one] for one in counts if one in wanted_most} | {rule: times}
    kept: dict[str, Value] = dict(list(games.items())[-MOST_GAMES:])
    try:
        write_object(data_folder() / "lookups.json", kept)
    except OSError:
        return


def looked_up() -> dict[str, Counts]:
    """Return how often each rule was looked up, by game, as far as the file can be read."""
    return _read()


def _read() -> dict[str, Counts]:
    found: dict[str, Counts] = {}
    for game, counts in read_object(data_folder() / "lookups.json").items():
        try:
            plain = msgspec.convert(counts, Counts)
        except msgspec.ValidationError:
            continue
        sound = {rule: times for rule, times in plain.items() if _is_sound(rule, times)}
        found[game] = dict(list(sound.items())[-MOST_RULES:])
    return dict(list(found.items())[-MOST_GAMES:])


def _is_sound(rule: str, times: int) -> bool:
    return 0 < len(rule) <= LONGEST and rule.isprintable() and 0 < times <= MOST_TIMES
