"""Rules in the window: the panel beside the game and the search over everything."""

from beachmaster.desktop.rules.palette import SearchPalette
from beachmaster.desktop.rules.panel import RulesPanel
from beachmaster.desktop.rules.rules_model import RulesModel

__all__ = ["RulesModel", "RulesPanel", "SearchPalette"]
