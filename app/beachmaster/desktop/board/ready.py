"""Lay a map out while its game is opened, so that the window is not kept from its events by it."""

from typing import TYPE_CHECKING

from beachmaster.desktop.board.airfields import airfields
from beachmaster.desktop.board.area_sheet import sheet_of
from beachmaster.desktop.board.beaches import beaches
from beachmaster.desktop.board.contours import contours
from beachmaster.desktop.board.waiting import land_of
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import Displayed

if TYPE_CHECKING:
    from beachmaster.storage.starting import Playing


def lay_ready(playing: "Playing") -> None:
    """Work out the shapes of a game's map, on the thread that opens it; nothing is painted."""
    module: object = playing.session.module
    chart = module.chart(playing.session.state) if isinstance(module, Displayed) else None
    if chart is None or isinstance(chart, AreaChart):
        return
    sheet = sheet_of(chart)
    for shapes in (airfields, beaches, contours, land_of):
        shapes(sheet)
    for name in ("boxes", "bounds", "shallows", "sides", "sector_edges"):
        getattr(sheet, name)
