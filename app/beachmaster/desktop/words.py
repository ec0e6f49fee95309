"""Say texts in the language that the player chose."""

from typing import TYPE_CHECKING

from beachmaster.engine.text import ENGLISH, Catalogue, Naming, Text, render

if TYPE_CHECKING:  # not needed for the first paint
    from beachmaster.engine.placenames import PlaceNames, Where


class Language:
    """The language in force, English until another is spoken, and the names of the map's hexes."""

    def __init__(self) -> None:
        self.catalogue: Catalogue = ENGLISH
        self.names: PlaceNames | None = None
        self._named: tuple[Catalogue, PlaceNames, Naming] | None = None

    @property
    def spoken(self) -> Catalogue:
        """Return the catalogue, with the names where the map prints no numbers."""
        if self.names is None or not self.names.shown:
            return self.catalogue
        kept = self._named
        if kept is None or kept[0] is not self.catalogue or kept[1] is not self.names:
            naming = Naming(self.catalogue, self.names.shown, fields=self.names.fields)
            kept = self._named = self.catalogue, self.names, naming
        return kept[2]


LANGUAGE = Language()


def say(text: Text) -> str:
    """Return the words of a text, its hexes by the names that are shown."""
    return render(text, LANGUAGE.spoken)


def say_plainly(text: Text) -> str:
    """Return the words of a text, its hexes by their ids."""
    return render(text, LANGUAGE.catalogue)


def is_naming() -> bool:
    """Tell whether the hexes of the open map go by names."""
    return LANGUAGE.names is not None and not LANGUAGE.names.of_areas


def area_word(place: str) -> str:
    """Return the player's own word for an area, empty where there is none."""
    names = LANGUAGE.names
    return names.own.get(place, "") if names is not None and names.of_areas else ""


def hex_name(place: str) -> str:
    """Return what a hex is called."""
    return place if LANGUAGE.names is None else LANGUAGE.names.of(place)


def example_hexes(*numbers: str) -> tuple[str, ...]:
    """Return hexes to show how one is typed: these numbers, or names where they go by names."""
    if LANGUAGE.names is None:
        return numbers
    shown = list(LANGUAGE.names.shown.values())
    return tuple(shown[len(shown) // 2 :][: len(numbers)])


def placed(typed: str, where: "Where" = "marks") -> str:
    """Return what was typed with the ids of the hexes it names; see `PlaceNames.placed`."""
    return typed if LANGUAGE.names is None else LANGUAGE.names.placed(typed, where)
