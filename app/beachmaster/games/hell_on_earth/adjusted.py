"""Say in words what was put right by hand."""

from beachmaster.engine.putting_right import in_words
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import view
from beachmaster.games.hell_on_earth.capture import OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.orders import command_name
from beachmaster.games.hell_on_earth.state import State
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData


def changed(state: State, data: GameData, path: str, value: Value) -> Text:
    """Return what a path is called and what it is now; the path is one that `adjust` took."""
    head, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    if head == "us":
        whose = plain_text(data.us[name].name)
        return _OF.fill(whose=whose, what=_FIELDS[field], value=_said(value))
    if head == "japan":
        return _OF.fill(
            whose=T("the Japanese unit in {place}", place=name),
            what=_FIELDS[field],
            value=_said(value),
        )
    if head == "red":
        return _IS.fill(what=T("a red marker"), value=_said(value))
    if head == "blue":
        marker = command_name(data.command_marker(state, rest))
        return _IS.fill(what=T("Command marker {marker}", marker=marker), value=_said(value))
    if head in ("control", "captured"):
        objective = OBJECTIVE_NAMES[rest]
        return _IS.fill(what=_OBJECTIVE[head].fill(objective=objective), value=_said(value))
    return _IS.fill(what=_TRACKS[head], value=_said(value))


def _said(value: Value) -> Text:
    return in_words(value, lambda word: _PLACES[word] if word in _PLACES else _place(word))


def _place(word: str) -> Text:
    """Return the words for a space; a Defense marker may stand on a unit in one."""
    kind, _, at = word.partition(":")
    return T("on the unit in {place}", place=at) if kind == "defence" else view.space_name(word)


_OF = T("{whose}, {what}: now {value}.")
_IS = T("{what}: now {value}.")
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
_PLACES: dict[str, Text] = {
    "bag": T("in the bag"),
    "good": T("good"),
    "bad": T("bad"),
}
