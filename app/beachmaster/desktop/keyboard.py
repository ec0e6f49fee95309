"""Tell where the keyboard stands, also in a page that another window shows enlarged.

Qt counts such a page as a part of the view that shows it: the application then tells of the view,
and of no move within the page.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

_NAME = "keyboard"


class Keyboard(QObject):
    """Where the keyboard of the application stands; `moved` carries where it was and is."""

    moved = Signal(object, object)

    def tell(self, left: QWidget | None, stands: QWidget | None) -> None:
        """Tell that it has moved."""
        self.moved.emit(left, stands)


def keyboard() -> Keyboard:
    """Return the application's keyboard, making it on first use."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("the keyboard needs a QApplication")
    found = application.findChild(Keyboard, _NAME)
    if found is None:
        found = Keyboard(application)
        found.setObjectName(_NAME)
        application.focusChanged.connect(found.tell)
    return found


def stands_on(near: QWidget) -> QWidget | None:
    """Return the control that the keyboard stands on, as seen from a widget.

    In a page that is shown enlarged it is the one that it stands on when it comes back there.
    """
    page = near.window()
    if page.graphicsProxyWidget() is not None:
        return page.focusWidget()
    return QApplication.focusWidget()


def stands_within(part: QWidget) -> bool:
    """Tell whether the keyboard stands on a control inside a part."""
    control = stands_on(part)
    return control is not None and part.isAncestorOf(control)
