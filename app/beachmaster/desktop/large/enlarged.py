"""Show a page so much larger that it is read from two metres; it stays the page that it is."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget
from shiboken6 import isValid

from beachmaster.desktop.forms import name
from beachmaster.desktop.keyboard import keyboard
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current

_ROUND = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
HIGH, WIDE = 20.0, 32.0
"""So many ems high and wide the page is at least, however large the screen: so the letters of an
answer are a twentieth of the screen's height, and the bar's buttons stand in one row."""


class EnlargedView(QGraphicsView):
    """A page drawn at the scale at which it fills the view; keys and mouse go to its controls."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.page = page
        self._stood: QWidget | None = None
        self._scene = QGraphicsScene(self)
        self._proxy = self._scene.addWidget(page)
        self._proxy.setMinimumSize(0, 0)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        give_role(self, QAccessible.Role.Pane)
        name(self, T("The prompt, enlarged"))
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QGraphicsView { border: 0; border-radius: 0; }")
        current().changed.connect(self.fit)

    @property
    def scale_now(self) -> float:
        """Return how much larger than on the desk the page is drawn; never smaller."""
        em = current().em
        return max(1.0, min(self.height() / (HIGH * em), self.width() / (WIDE * em)))

    def fit(self) -> None:
        """Fill the view with the page, as long as there is one."""
        if not isValid(self._proxy):  # the look changed while all of it goes
            return
        scale = self.scale_now
        width, height = self.width() / scale, self.height() / scale
        self.setTransform(QTransform.fromScale(scale, scale))
        self._scene.setSceneRect(QRectF(0, 0, width, height))
        self._proxy.setGeometry(QRectF(0, 0, width, height))

    def take_keyboard(self) -> None:
        """Have the page's own controls take the keys."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._proxy.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new size."""
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Go through the page by Tab, and tell where the keyboard stands."""
        if isinstance(event, QKeyEvent) and event.key() in _ROUND:
            if event.type() == QEvent.Type.KeyPress:
                self._go_round(forward=event.key() == Qt.Key.Key_Tab)
            done = True
        else:
            done = super().event(event)
        self._tell_moved()
        return done

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell where the keyboard stands when a click has moved it."""
        done = super().viewportEvent(event)
        self._tell_moved()
        return done

    def _go_round(self, *, forward: bool) -> None:
        """Go to the next control of the page, from the last to what stands around the page."""
        stands: QWidget | None = self.page.focusWidget()
        here = stands if stands is not None else self.page
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        one: QWidget | None = here
        while one is not None:
            one = one.nextInFocusChain() if forward else one.previousInFocusChain()
            if one is self.page and one is not here and self.focusNextPrevChild(forward):
                return
            if one is not None and (one is here or self._stops_at(one)):
                one.setFocus(reason)
                return

    def _stops_at(self, control: QWidget) -> bool:
        """Tell whether Tab stops at a control."""
        takes = control.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        seen = control.isVisible() and control.isEnabled() and control.focusProxy() is None
        return takes and seen and self.page.isAncestorOf(control)

    def _tell_moved(self) -> None:
        before = self._stood
        self._stood = self.page.focusWidget()
        if before is not self._stood:
            keyboard().tell(before, self._stood)
