"""Render texts in the player's language."""

from beachmaster.engine.placenames import PlaceNames, Where
from beachmaster.engine.text import ENGLISH, Catalogue, Naming, Text, render
from beachmaster.engine.values import Value
from beachmaster.storage.catalogues import catalogue_for

__all__ = ["Words", "catalogue_for"]


class Words:
    """Say texts in one language, and the hexes of a map without numbers by their names.

    `names` are said instead of ids, those in `beside` told beside them.
    """

    def __init__(self, catalogue: Catalogue = ENGLISH, language: str = "en") -> None:
        self._catalogue = catalogue
        self.language = language
        self.names: PlaceNames | None = None
        self.beside: PlaceNames | None = None

    def say(self, text: Text) -> str:
        """Return the words of a text, its hexes by the names that are shown."""
        if self.names is None or not self.names.shown:
            return render(text, self._catalogue)
        naming = Naming(self._catalogue, self.names.shown, fields=self.names.fields)
        return render(text, naming)

    def say_back(self, text: Text) -> str:
        """Return the words of a text that says back what was typed, its hexes by their names."""
        if self.names is None:
            return render(text, Naming(self._catalogue, {}, typed=True))
        names, fields = self.names.shown, self.names.fields
        return render(text, Naming(self._catalogue, names, typed=True, fields=fields))

    def plainly(self, text: Text) -> str:
        """Return the words of a text, its hexes by their ids."""
        return render(text, self._catalogue)

    def name_beside(self, place: Value) -> dict[str, str]:
        """Return the name of a hex, to be told beside its id; nothing where it has none."""
        shown = self.beside.beside if self.beside is not None and isinstance(place, str) else {}
        return {"name": shown[place]} if place in shown else {}

    def hex(self, place: str) -> str:
        """Return what a hex is called."""
        return place if self.names is None else self.names.of(place)

    def placed(self, typed: str, where: Where = "marks") -> str:
        """Return what was typed with the ids of the hexes it names; see `HexNames.placed`."""
        return typed if self.names is None else self.names.placed(typed, where)

    def stored(self, plain: Value) -> str:
        """Return the words of a text in its stored form."""
        try:
            return self.say(Text.from_plain(plain))
        except (ValueError, AttributeError):
            return ""
