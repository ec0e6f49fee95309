"""What the proofs play in an installed copy: every game is begun, an old one gone on with."""

import json
from collections.abc import Callable, Sequence

from common import PackageError

AUTO = '{"auto": true}\n'
OVER = "0.1.0 "
"""The version whose kept games were played to their end."""
Call = Callable[[Sequence[str], str], str]
"""How a proof has the installed program carry out a command, and what it says."""


def begun(call: Call, folder: str, mark: str = "new") -> list[str]:
    """Begin every game that can be played in this folder of saved games; return their names."""
    games = [one["game"] for one in json.loads(call(["games", "--json"], "")) if one["playable"]]
    for game in games:
        advanced(call, game, f"{folder}{game}-{mark}.beachmaster")
    return games


def gone_on(call: Call, word: str = "") -> int:
    """Go on with each saved game that has a word in its name; return how many they are.

    Those by words alone ask what only a real table tells, those of `OVER` nothing any more.
    """
    listed = json.loads(call(["saves", "list", "--json"], ""))
    kept = [one for one in listed if word in one["path"] and one["board"] != "table"]
    kept = [one for one in kept if OVER not in one["path"]]
    for one in kept:
        advanced(call, one["game"], one["path"])
    return len(kept)


def advanced(call: Call, game: str, save: str) -> int:
    """Give a saved game two answers, each in a program of its own; return where it stands then.

    Raise `PackageError` where it stands no further than before.
    """
    words = ["play", game, "--json", "--save", save]
    counts = []
    for _time in range(2):
        said = call(words, AUTO)
        prompts = [line for line in said.splitlines() if '"type":"prompt"' in line]
        counts.append(json.loads(prompts[-1])["id"] if prompts else 0)
    if not counts[1] > counts[0] > 0:
        raise PackageError(f"{game} stands where it stood: {counts}")
    return counts[1]


def answers(call: Call) -> dict[str, int]:
    """Return how many answers each saved game holds, by its name."""
    listed = json.loads(call(["saves", "list", "--json"], ""))
    names = {one["path"].replace("\\", "/").rpartition("/")[2]: one["entries"] for one in listed}
    return dict(sorted(names.items()))
