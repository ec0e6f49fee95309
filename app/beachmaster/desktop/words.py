"""Say texts in the player's language through Qt's translators."""

from PySide6.QtCore import QCoreApplication

from beachmaster.engine.text import ENGLISH, Source, Text, render


class QtCatalogue:
    """Look translations up in the installed translators; English where there is none."""

    def lookup(self, context: str, source: str, n: int | None) -> str | None:
        """Return the translated source, in the plural form for n where n is given."""
        if not context:
            return None
        found = QCoreApplication.translate(context, source, "", -1 if n is None else n)
        if n is None:
            return found
        # Qt puts the number in by itself; what it could not translate needs the English plural.
        untouched = source.replace("%n", str(n))
        return ENGLISH.lookup(context, source, n) if found == untouched else found


CATALOGUE = QtCatalogue()


def say(text: Text) -> str:
    """Return the words of a text."""
    return render(text, CATALOGUE)


def word(source: Source) -> str:
    """Return the words of a source without parameters."""
    return say(Text(source))
