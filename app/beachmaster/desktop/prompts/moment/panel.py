"""Show the moment of a result: what was rolled lands, its sum is built, what was drawn slides out.

Motion is only for what the program rolled or drew; a die that the player typed is set down at once
and only its sum builds. All of it repaints this panel and nothing else.
"""

from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from beachmaster.desktop.motion import motion_unwelcome
from beachmaster.desktop.prompts.moment.painting import paint_piece
from beachmaster.desktop.prompts.moment.pieces import Detail, Laid, Piece, laid_out
from beachmaster.desktop.prompts.moment.told import Moment
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.theme import current
from beachmaster.rulebook.books import number_of

Motion = Literal["none", "built", "thrown"]
LANDS, ENDS = 280, 450
"""Milliseconds after which dice lie still, and after which the sum stands there."""


class MomentPanel(QWidget):
    """What the last throw or draw came to; hidden where there is none.

    `rule_wanted` carries the id of the rule behind a line that was pressed, `refitted` tells that
    more or less of it has room. `still` leaves all motion out; the picture is the same.
    """

    rule_wanted, refitted = Signal(str), Signal()

    def __init__(self) -> None:
        super().__init__()
        self.moment: Moment | None = None
        self.still = False
        self._most = 0
        self._detail: Detail | None = None
        self._laid: dict[tuple[int, int], Laid] = {}  # layouts ask for several widths in turn
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        give_role(self, QAccessible.Role.StaticText)
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0)
        self.motion.setEndValue(ENDS)
        self.motion.setDuration(ENDS)
        self.motion.valueChanged.connect(lambda _now: self.update())
        current().changed.connect(self._forget)
        self.hide()

    # -- what it shows ---------------------------------------------------------------------------

    def show_moment(self, moment: Moment | None, motion: Motion = "none") -> None:
        """Show a moment, with the motion that it deserves, or nothing."""
        if moment == self.moment and motion == "none":
            return
        self.moment = moment
        self.setAccessibleName(moment.said() if moment is not None else "")
        self._forget()
        self.setVisible(moment is not None)
        self.motion.stop()
        if moment is None or motion == "none" or self.still or motion_unwelcome():
            return
        self.motion.start()
        if motion == "built":
            self.motion.setCurrentTime(LANDS)

    @property
    def moving(self) -> bool:
        """Tell whether something still moves."""
        return self.motion.state() != QVariantAnimation.State.Stopped

    def finish(self) -> None:
        """Show how it ends, at once."""
        self.motion.stop()
        self.update()

    def fit(self, most: int) -> None:
        """Keep its height within so many pixels, as far as the outcome can."""
        if most != self._most:
            self._most = most
            self._refit()

    def _forget(self) -> None:
        self._laid.clear()
        self._refit()

    def _refit(self) -> None:
        self.updateGeometry()
        self.update()

    # -- layout ----------------------------------------------------------------------------------

    def laid(self, width: int) -> Laid | None:
        """Return all that is painted at a width."""
        if self.moment is None or width <= 0:
            return None
        asked = width, self._most
        if asked not in self._laid:
            self._laid[asked] = laid_out(self.moment, *asked)
        return self._laid[asked]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say so where the new width has room for more or less."""
        super().resizeEvent(event)
        laid = self.laid(event.size().width())
        if laid is not None and laid.detail != self._detail:
            self._detail = laid.detail
            self.refitted.emit()

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that words and chips wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        laid = self.laid(width)
        return laid.height if laid is not None else 0

    def sizeHint(self) -> QSize:
        """Return the size at the width it has."""
        return QSize(0, self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def _pieces(self) -> tuple[Piece, ...]:
        laid = self.laid(self.width())
        return laid.pieces if laid is not None else ()

    def come(self) -> list[Piece]:
        """Return what has come so far: dice at once, what they come to once they have landed."""
        pieces = self._pieces()
        steps = max((piece.step for piece in pieces), default=0)
        built = (self._now() - LANDS) / (ENDS - LANDS) * steps
        return [piece for piece in pieces if piece.step <= max(built, 0)]

    def _now(self) -> int:
        return self.motion.currentTime() if self.moving else ENDS

    # -- events ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what has come so far."""
        del event
        painter, landed = QPainter(self), min(self._now() / LANDS, 1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for piece in self.come():
            paint_piece(painter, piece, landed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the motion; a line that is pressed shows its rule."""
        self.finish()
        piece = self._line_at(event.position().toPoint())
        if piece is not None and event.button() == Qt.MouseButton.LeftButton:
            self.rule_wanted.emit(piece.rule)

    def event(self, event: QEvent) -> bool:
        """Name the rule of the line under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            piece = self._line_at(event.pos())
            QToolTip.showText(
                event.globalPos(), number_of(piece.rule) if piece is not None else "", self
            )
            return True
        return super().event(event)

    def _line_at(self, spot: QPoint) -> Piece | None:
        return next((one for one in self._pieces() if one.rule and one.rect.contains(spot)), None)
