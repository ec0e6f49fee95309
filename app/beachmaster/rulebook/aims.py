"""Tell what a question is after: a number, a time, a place, leave to do it, points.

"How much", "how many" and "number of" are one aim, told by one word.
"""

import re

from beachmaster.rulebook.words import stems_of

AIMS = {
    "howmany": "how many, how much, number of, count of, amount of, what number of",
    "mayi": "can I, may I, could I, can a, may a, can the, may the, can my, may my, can we, "
    "may we, can you, may you, may he, can he, may they, can they, may it, can it, "
    "may units, "
    "can units, could my, may some, can some, do they get to, does he get to, "
    "am I allowed to, is it allowed to, are you allowed to, do I get to, "
    "is it possible to",
    "when": "which turn, what turn, which phase, what phase, at what time, what time, how soon, "
    "how early, how late, by when",
    "where": "which hex, what hex, which area, what area, which place, what place, where to",
    "chance": "chance of, chance for, odds of, odds for, likelihood of, probability of, "
    "how likely, how often",
    "pointfor": "points for, points from, VP for, VPs for, victory points for, score for",
    "whatif": "what if, what happens if, what happens when, what happens to, what happens with, "
    "what happens after, what do I do if, what do I do when, what now, what then, "
    "what do I do now, "
    "what next, what comes of it, and now",
    "whopicks": "who picks, who chooses, who decides, who selects, who says, who determines, "
    "who gets to choose, who gets to pick, who gets to decide, who names, whose choice",
    "howfar": "how far, what range, range of, reach of, distance of",
    "howstrong": "how strong, how good, how powerful, how tough, how weak, strength of",
    "must": "must I, must my, must they, must he, must a, must the, "
    "have to, need to, do I have to, do I need to, am I forced to, obliged to",
}
"""For each aim the ways to ask for it."""
_SETTING_UP = re.compile(
    " (?:at|in|from|on) (?:the |your |my )?(?:start|begin|outset)(?! of (?!the game|a game|play))"
    "|(?: where| which| what| who)(?: \\w+){1,6} (?:start|begin|set up|deploy|placed) "
    "| (?:to begin|to start) with | before (?:turn 1|the first turn|play|the game) "
    "| when the game (?:start|begin) | initial "
)
_NAMES = {" ".join(stems_of(way)): aim for aim, ways in AIMS.items() for way in ways.split(", ")}
_WAY = re.compile(f"(?<= )(?:{'|'.join(sorted(_NAMES, key=len, reverse=True))})(?= )")


def aimed(stems: str) -> str:
    """Return padded stems with each way to ask for something replaced by its aim's name."""
    return _WAY.sub(lambda match: _NAMES[match[0]], stems)


def sets_up(stems: str) -> bool:
    """Tell whether padded stems ask how things stand before the first turn."""
    return bool(_SETTING_UP.search(stems))
