"""Say in words what was put right by hand."""

from beachmaster.engine.putting_right import in_words, now_is
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.places import PLACES
from beachmaster.games.bloodbath.setup import COASTS
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import GameData


def changed(data: GameData, path: str, value: Value) -> Text:
    """Return what a path is called and what it is now; the path is one that `adjust` took."""
    head, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    said = in_words(value, _word)
    if head in ("us", "japan"):
        whose = (
            plain_text(data.us[name].name)
            if head == "us"
            else T("the Japanese unit in {place}", place=name)
        )
        return now_is(_FIELDS[field], said, whose)
    if head == "cleared":
        return now_is(T("sector {sector} cleared", sector=rest), said)
    if head == "regiments":
        return now_is(T("regiment {regiment} came forward", regiment=rest), said)
    return now_is(_TRACKS[head], said)


def _word(word: str) -> Text:
    return COASTS[word] if word in COASTS else PLACES.name(word)


_FIELDS: dict[str, Text] = {
    "place": T("place"),
    "steps": T("steps"),
    "level": T("place in the stack"),
    "collins": T("Task Force Collins"),
    "unit": T("name"),
    "dug_in": T("dug in"),
}
_TRACKS: dict[str, Text] = {
    "storm": T("storm"),
    "coast": T("invaded coast"),
    "suribachi": T("Mount Suribachi cleared"),
}
