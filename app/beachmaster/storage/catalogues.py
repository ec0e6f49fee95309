"""Read the translations that ship with the program."""

from contextlib import suppress

import msgspec

from beachmaster.engine.rulings_page import RulingPageError, rulings_domain, translated
from beachmaster.engine.text import ENGLISH, Catalogue
from beachmaster.games.catalogue import GAMES
from beachmaster.paths import catalogue_folder, languages


class JsonCatalogue(msgspec.Struct, frozen=True, kw_only=True):
    """One language's translations; `one` is the highest count that takes the first form."""

    language: str
    one: int | None = 1
    from_zero: bool = False
    messages: dict[str, dict[str, str | list[str]]] = {}

    def lookup(self, context: str, source: str, n: int | None) -> str | None:
        """Return the translated source, in the plural form for n where n is given."""
        found = self.messages.get(context, {}).get(source)
        if found is None or isinstance(found, str):
            return found
        return found[self._form(n or 0)] if len(found) > self._form(n or 0) else None

    def _form(self, n: int) -> int:
        if self.one is None:
            return 0
        return 0 if (0 if self.from_zero else 1) <= n <= self.one else 1


def catalogue_for(language: str) -> Catalogue:
    """Return the catalogue of a language, or English where there is none to be read.

    The words of rulings come from the pages beside the rule texts.
    """
    path = catalogue_folder() / f"{language}.json"
    if language == "en" or language not in languages():
        return ENGLISH
    try:
        found = msgspec.json.decode(path.read_bytes(), type=JsonCatalogue)
    except (OSError, msgspec.MsgspecError):
        return ENGLISH
    return msgspec.structs.replace(found, messages={**found.messages, **_rulings(language)})


def _rulings(language: str) -> dict[str, dict[str, str | list[str]]]:
    """Return the translated words of every game's rulings by the domain that files them."""
    found: dict[str, dict[str, str | list[str]]] = {}
    for game in GAMES:
        with suppress(OSError, RulingPageError):  # a page that cannot be read leaves English
            found[rulings_domain(game.prefix)] = dict(translated(game.name, language))
    return found
