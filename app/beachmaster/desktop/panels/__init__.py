"""The instrument panels around the prompt card."""

from beachmaster.desktop.panels.bags import BagsPanel
from beachmaster.desktop.panels.journal import JournalPanel
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.panels.turn import TurnPanel
from beachmaster.desktop.panels.units import UnitsPanel

__all__ = ["BagsPanel", "JournalPanel", "TableListPanel", "TurnPanel", "UnitsPanel"]
