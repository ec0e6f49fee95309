"""Say in words what was put right by hand."""

from beachmaster.engine.putting_right import in_words
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import view
from beachmaster.games.hell_on_earth.capture import OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.orders import command_name
from beachmaster.games.hell_on_earth.state import State
from beachmaster.games.hell_on_earth.values import GameData


def changed(state: State, data: GameData, path: str, value: Value) -> Text:
    """Return what a path is called and what it is now; the path is one that `adjust` took."""
    head, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    if head == "us":
        whose = plain_text(data.us[name].name)
        return Text(_OF, whose=whose, what=Text(_FIELDS[field]), value=_said(value))
    if head == "japan":
        return Text(_OF, whose=Text(_AT, place=name), what=Text(_FIELDS[field]), value=_said(value))
    if head == "red":
        return Text(_IS, what=Text(_RED), value=_said(value))
    if head == "blue":
        marker = command_name(data.command_marker(state, rest))
        return Text(_IS, what=Text(_BLUE, marker=marker), value=_said(value))
    if head in ("control", "captured"):
        objective = Text(OBJECTIVE_NAMES[rest])
        return Text(_IS, what=Text(_OBJECTIVE[head], objective=objective), value=_said(value))
    return Text(_IS, what=Text(_TRACKS[head]), value=_said(value))


def _said(value: Value) -> Text:
    return in_words(value, lambda word: Text(_PLACES[word]) if word in _PLACES else _place(word))


def _place(word: str) -> Text:
    """Return the words for a space; a Defense marker may stand on a unit in one."""
    kind, _, at = word.partition(":")
    return Text(_ON_UNIT, place=at) if kind == "defence" else view.space_name(word)


_OF = QT_TRANSLATE_NOOP("hoe", "{whose}, {what}: now {value}.")
_IS = QT_TRANSLATE_NOOP("hoe", "{what}: now {value}.")
_AT = QT_TRANSLATE_NOOP("hoe", "the Japanese unit in {place}")
_RED = QT_TRANSLATE_NOOP("hoe", "a red marker")
_BLUE = QT_TRANSLATE_NOOP("hoe", "Command marker {marker}")
_ON_UNIT = QT_TRANSLATE_NOOP("hoe", "on the unit in {place}")
_FIELDS: dict[str, Source] = {
    "place": QT_TRANSLATE_NOOP("hoe", "place"),
    "steps": QT_TRANSLATE_NOOP("hoe", "steps"),
    "marker": QT_TRANSLATE_NOOP("hoe", "marker"),
    "assaulted": QT_TRANSLATE_NOOP("hoe", "Recon/Assault marker"),
    "supported": QT_TRANSLATE_NOOP("hoe", "CS marker"),
    "battalion": QT_TRANSLATE_NOOP("hoe", "name"),
}
_TRACKS: dict[str, Source] = {
    "weather": QT_TRANSLATE_NOOP("hoe", "weather"),
    "artillery": QT_TRANSLATE_NOOP("hoe", "Fixed Artillery hexes under US control"),
    "orders": QT_TRANSLATE_NOOP("hoe", "Special Orders played"),
    "order_played": QT_TRANSLATE_NOOP("hoe", "Special Order played this turn"),
}
_OBJECTIVE: dict[str, Source] = {
    "control": QT_TRANSLATE_NOOP("hoe", "US control of {objective}"),
    "captured": QT_TRANSLATE_NOOP("hoe", "turn in which {objective} was taken"),
}
_PLACES: dict[str, Source] = {
    "bag": QT_TRANSLATE_NOOP("hoe", "in the bag"),
    "good": QT_TRANSLATE_NOOP("hoe", "good"),
    "bad": QT_TRANSLATE_NOOP("hoe", "bad"),
}
