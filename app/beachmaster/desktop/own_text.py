"""Pages of text that load nothing by themselves, and words that are never taken for markup.

Names of files, boards and bookmarks come from anybody. A page would load the picture that one of
them names from any file of the player's; a tooltip would show its tags.
"""

import re
from html import escape

from PySide6.QtCore import QByteArray, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser

PICTURE = QTextDocument.ResourceType.ImageResource.value


class OwnBrowser(QTextBrowser):
    """A page to read that holds its own text alone."""

    def loadResource(self, kind: int, name: QUrl | str) -> QByteArray | QImage:  # noqa: ARG002 - none is wanted
        """Load nothing."""
        return _nothing(kind)


class OwnDocument(QTextDocument):
    """A document to print or write that holds its own text alone."""

    def loadResource(self, kind: int, name: QUrl | str) -> QByteArray | QImage:  # noqa: ARG002 - none is wanted
        """Load nothing."""
        return _nothing(kind)


def _nothing(kind: int) -> QByteArray | QImage:
    """Return what stands for a resource: with none at all, Qt would look for a file itself.

    For a picture that is none, it would even try the name as that of a file.
    """
    if kind != PICTURE:
        return QByteArray(b"")
    picture = QImage(1, 1, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def without_pictures(markdown: str) -> str:
    """Return Markdown for a label, which cannot be kept from loading what it names."""
    return re.sub(r"!+\[", "[", markdown).replace("<", "&lt;")


def as_typed(words: str) -> str:
    """Return words for a Markdown document that shows them as they are, whatever they hold."""
    return re.sub(r"([\\`*_\[\]<>|~])", r"\\\1", words)


def tip(words: str) -> str:
    """Return words for a tooltip, which takes tags for markup wherever it finds some."""
    return f"<p style='white-space: pre-wrap'>{escape(words)}</p>" if "<" in words else words
