"""Pages of text that load nothing by themselves, and words that are never taken for markup.

Names of files, boards and bookmarks come from anybody. A page would load the picture that one of
them names from any file of the player's; a tooltip would show its tags.
"""

from html import escape

from PySide6.QtCore import QByteArray, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QTextBrowser

NOTHING = QByteArray(b"")
"""What stands for a resource: with none at all, Qt would look for a file itself."""


class OwnBrowser(QTextBrowser):
    """A page to read that holds its own text alone."""

    def loadResource(self, kind: int, name: QUrl | str) -> QByteArray:  # noqa: ARG002 - none is wanted
        """Load nothing."""
        return NOTHING


class OwnDocument(QTextDocument):
    """A document to print or write that holds its own text alone."""

    def loadResource(self, kind: int, name: QUrl | str) -> QByteArray:  # noqa: ARG002 - none is wanted
        """Load nothing."""
        return NOTHING


def without_pictures(markdown: str) -> str:
    """Return Markdown for a label, which cannot be kept from loading what it names."""
    return markdown.replace("![", "[").replace("<", "&lt;")


def tip(words: str) -> str:
    """Return words for a tooltip, which takes tags for markup wherever it finds some."""
    return f"<p style='white-space: pre-wrap'>{escape(words)}</p>" if "<" in words else words
