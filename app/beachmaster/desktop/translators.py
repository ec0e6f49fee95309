"""Install the player's language, for our own texts and for Qt's."""

from typing import cast

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator

from beachmaster.engine.text import Catalogue
from beachmaster.storage.catalogues import catalogue_for


class CatalogueTranslator(QTranslator):
    """Let Qt translate from one of our catalogues."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue

    def isEmpty(self) -> bool:
        """Tell Qt that there is something to look up."""
        return False

    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Return the translation, or nothing where there is none."""
        del disambiguation
        found = self._catalogue.lookup(context, sourceText, n if n >= 0 else None)
        # Only no string at all lets Qt ask its other translators; an empty one would be shown.
        return found or cast("str", None)


class Translators(QObject):
    """The translators in force; installing others sends LanguageChange to every widget."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """Change to a language that there is a catalogue for."""
        qt = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = [qt] if language != "en" and qt.load(f"qtbase_{language}", folder) else []
        self.use(*found, *self._own(language))

    def use(self, *translators: QTranslator) -> None:
        """Put translators in force instead of those before."""
        for old in self._installed:
            self._application.removeTranslator(old)
            if old.parent() is self:
                old.deleteLater()
        self._installed = list(translators)
        for translator in translators:
            self._application.installTranslator(translator)

    def _own(self, language: str) -> list[QTranslator]:
        if language == "en":
            return []
        return [CatalogueTranslator(catalogue_for(language), self)]
