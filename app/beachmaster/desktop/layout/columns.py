"""Give stage, card and rules their widths beside each other."""

from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.layout.framed import Framed
from beachmaster.desktop.layout.plan import (
    CARD_ALONE,
    CARD_HEIGHT,
    CARD_LEAST,
    CARD_MOST,
    END,
    READING_LEAST,
    Plan,
    Wanted,
)
from beachmaster.desktop.layout.stage import Stage
from beachmaster.desktop.layout.strip import LOW
from beachmaster.desktop.theme import current

_UNBOUNDED = 16_777_215


class Columns:
    """The columns of the window's body."""

    def __init__(self, window: WindowFrame, stage: Stage, reading: Framed) -> None:
        self._window, self._reading = window, reading
        self._parts = (stage, window.column, reading)

    def show(self, plan: Plan, wanted: Wanted, height: float) -> None:
        """Show those that have a width; the card alone stands in the middle of its own."""
        for part, width in zip(self._parts, _widths(plan), strict=True):
            part.setVisible(width > 0)
        space = current().space
        gap = space(0.15 if height < LOW else 0.5)
        side = max(gap, space((plan.card - CARD_ALONE) / 2) if wanted.game else 0)
        self._window.column_rows.setContentsMargins(side, gap, side, gap)
        self._window.game_page.keep_height(space(CARD_HEIGHT) if plan.fold else 0)

    def share(self, plan: Plan, wanted: Wanted) -> None:
        """Give each column its width."""
        space, column = current().space, self._window.column
        beside = bool(plan.board and plan.stage and plan.card)
        most = END if wanted.ended else CARD_MOST
        column.setMaximumWidth(space(max(most, plan.card)) if beside else _UNBOUNDED)
        least = CARD_LEAST if (plan.stage or plan.reading) and wanted.game else 0
        column.setMinimumWidth(space(least) if least else 0)
        self._reading.setMinimumWidth(space(READING_LEAST) if plan.card else 0)
        self._window.body.setSizes([round(em * current().em) for em in _widths(plan)])

    def drawn(self, plan: Plan) -> dict[str, float]:
        """Return how wide, in ems, the player drew what stands beside something else."""
        em, widths = current().em, {}
        if plan.board and plan.card:
            widths["card"] = self._window.column.width() / em
        if plan.reading and plan.card:
            widths["reading"] = self._reading.width() / em
        return widths


def _widths(plan: Plan) -> tuple[float, float, float]:
    return plan.stage, plan.card, plan.reading
