"""Read the translations that ship with the program: gettext files, and pages of rulings."""

import struct
from contextlib import suppress
from functools import cache
from gettext import NullTranslations, translation

from beachmaster.engine.rulings_page import RulingPageError, rulings_domain, translated
from beachmaster.engine.text import ENGLISH, Catalogue, Source
from beachmaster.paths import catalogue_folder, languages
from beachmaster.rulebook.books import books

_DAMAGED = (OSError, ValueError, LookupError, ArithmeticError, TypeError, struct.error)
"""What reading a damaged file may raise, or asking for its plurals."""


class Translations:
    """One language, a gettext domain for each package; what has no translation stays English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._rulings = {rulings_domain(book.prefix): book.game for book in books().values()}
        self._domain = cache(self._read_domain)
        self._page = cache(self._read_page)

    def lookup(self, source: Source, n: int | None) -> str | None:
        """Return the translated source, in the plural form for n where n is given."""
        if not source.domain:
            return None
        if source.domain in self._rulings:
            return self._page(self._rulings[source.domain]).get(source.text)
        domain, context = self._domain(source.domain), source.context
        if n is None:
            if context:
                return domain.pgettext(context, source.text)
            return domain.gettext(source.text)
        try:
            if context:
                return domain.npgettext(context, source.text, source.many, abs(n))
            return domain.ngettext(source.text, source.many, abs(n))
        except _DAMAGED:
            return None

    def _read_domain(self, domain: str) -> NullTranslations:
        folder = str(catalogue_folder())
        try:
            return translation(domain, folder, [self.language], fallback=True)
        except _DAMAGED:  # a damaged file leaves English
            return NullTranslations()

    def _read_page(self, game: str) -> dict[str, str]:
        with suppress(OSError, RulingPageError):  # a page that cannot be read leaves English
            return translated(game, self.language)
        return {}


def catalogue_for(language: str) -> Catalogue:
    """Return the catalogue of a language, or English where there is none."""
    return Translations(language) if language in languages()[1:] else ENGLISH
