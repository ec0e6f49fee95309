"""Put the player's language in force, for our own texts and for Qt's."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator

from beachmaster.desktop.words import LANGUAGE
from beachmaster.engine.text import ENGLISH, Catalogue


class Translators(QObject):
    """The language in force; another one sends LanguageChange to every widget."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """Change to a language; Qt's own texts come from the file that Qt's wheels carry."""
        from PySide6.QtCore import QLibraryInfo  # English needs neither

        from beachmaster.storage.catalogues import catalogue_for

        qt = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = [qt] if language != "en" and qt.load(f"qtbase_{language}", folder) else []
        self.use(catalogue_for(language), *found)

    def use(self, catalogue: Catalogue = ENGLISH, *translators: QTranslator) -> None:
        """Put a catalogue in force, and translators of Qt's texts instead of those before."""
        LANGUAGE.catalogue = catalogue
        told = bool(self._installed or translators)  # then Qt sends the event by itself
        for old in self._installed:
            self._application.removeTranslator(old)
            old.deleteLater()
        self._installed = list(translators)
        for translator in translators:
            self._application.installTranslator(translator)
        if not told:
            event = QEvent(QEvent.Type.LanguageChange)
            QCoreApplication.sendEvent(self._application, event)
