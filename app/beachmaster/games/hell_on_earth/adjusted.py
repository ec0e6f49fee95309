"""Say in words what was put right by hand."""

from beachmaster.engine.putting_right import in_words, now_is
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.orders import command_name
from beachmaster.games.hell_on_earth.places import BAG, OBJECTIVE_NAMES, PLACES
from beachmaster.games.hell_on_earth.state import State
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData


def changed(state: State, data: GameData, path: str, value: Value) -> Text:
    """Return what a path is called and what it is now; the path is one that `adjust` took."""
    head, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    said = _said(value)
    if head == "us":
        whose = plain_text(data.us[name].name)
        return now_is(_FIELDS[field], said, whose)
    if head == "japan":
        return now_is(_FIELDS[field], said, T("the Japanese unit in {place}", place=name))
    if head == "red":
        return now_is(T("a red marker"), said)
    if head == "blue":
        marker = command_name(data.command_marker(state, rest))
        return now_is(T("Command marker {marker}", marker=marker), said)
    if head in ("control", "captured"):
        objective = OBJECTIVE_NAMES[rest]
        return now_is(_OBJECTIVE[head].fill(objective=objective), said)
    return now_is(_TRACKS[head], said)


def _said(value: Value) -> Text:
    return in_words(value, lambda word: _WORDS[word] if word in _WORDS else PLACES.name(word))


_FIELDS: dict[str, Text] = {
    "place": T("place"),
    "steps": T("steps"),
    "marker": T("marker"),
    "assaulted": T("Recon/Assault marker"),
    "supported": T("CS marker"),
    "battalion": T("name"),
}
_TRACKS: dict[str, Text] = {
    "weather": T("weather"),
    "artillery": T("Fixed Artillery hexes under US control"),
    "orders": T("Special Orders played"),
    "order_played": T("Special Order played this turn"),
}
_OBJECTIVE: dict[str, Text] = {
    "control": T("US control of {objective}"),
    "captured": T("turn in which {objective} was taken"),
}
_WORDS: dict[str, Text] = {
    BAG: T("in the bag"),
    "good": T("good"),
    "bad": T("bad"),
}
