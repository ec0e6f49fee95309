"""Say in words what was put right by hand."""

from beachmaster.engine.putting_right import in_words
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.game import space_name
from beachmaster.games.bloodbath.setup import COASTS
from beachmaster.games.bloodbath.values import GameData


def changed(data: GameData, path: str, value: Value) -> Text:
    """Return what a path is called and what it is now; the path is one that `adjust` took."""
    head, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    said = in_words(value, _word)
    if head in ("us", "japan"):
        whose = plain_text(data.us[name].name) if head == "us" else Text(_AT, place=name)
        return Text(_OF, whose=whose, what=Text(_FIELDS[field]), value=said)
    if head == "cleared":
        return Text(_IS, what=Text(_CLEARED, sector=rest), value=said)
    if head == "regiments":
        return Text(_IS, what=Text(_FORWARD, regiment=rest), value=said)
    return Text(_IS, what=Text(_TRACKS[head]), value=said)


def _word(word: str) -> Text:
    return Text(COASTS[word]) if word in COASTS else space_name(word)


_OF = QT_TRANSLATE_NOOP("bib", "{whose}, {what}: now {value}.")
_IS = QT_TRANSLATE_NOOP("bib", "{what}: now {value}.")
_AT = QT_TRANSLATE_NOOP("bib", "the Japanese unit in {place}")
_CLEARED = QT_TRANSLATE_NOOP("bib", "sector {sector} cleared")
_FORWARD = QT_TRANSLATE_NOOP("bib", "regiment {regiment} came forward")
_FIELDS: dict[str, Source] = {
    "place": QT_TRANSLATE_NOOP("bib", "place"),
    "steps": QT_TRANSLATE_NOOP("bib", "steps"),
    "level": QT_TRANSLATE_NOOP("bib", "place in the stack"),
    "collins": QT_TRANSLATE_NOOP("bib", "Task Force Collins"),
    "unit": QT_TRANSLATE_NOOP("bib", "name"),
    "dug_in": QT_TRANSLATE_NOOP("bib", "dug in"),
}
_TRACKS: dict[str, Source] = {
    "storm": QT_TRANSLATE_NOOP("bib", "storm"),
    "coast": QT_TRANSLATE_NOOP("bib", "invaded coast"),
    "suribachi": QT_TRANSLATE_NOOP("bib", "Mount Suribachi cleared"),
}
