"""Run the command line with the toy game among the others: python toy_command.py WORDS."""

import sys
import types
from pathlib import Path

if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(root / "app"), str(root / "tests")]


def register(*wanted):
    """Put the toy game into the catalogue, or others by name."""
    from beachmaster.engine.about import About
    from beachmaster.engine.text import plain_text
    from beachmaster.games import catalogue
    from engine import duel_game, pile_game, toy_game

    for name, game in (("toy", toy_game), ("duel", duel_game), ("pile", pile_game)):
        if name not in (wanted or ("toy",)):
            continue
        title, words = plain_text(name), plain_text("a game for tests")
        catalogue.add(About(name=name, title=title, needs=words, state=words))
        module = types.ModuleType(f"beachmaster.games.{name}.factory")
        module.FACTORY = game.FACTORY
        sys.modules[f"beachmaster.games.{name}"] = types.ModuleType(f"beachmaster.games.{name}")
        sys.modules[f"beachmaster.games.{name}.factory"] = module


if __name__ == "__main__":
    register()
    from beachmaster.cli.main import main

    sys.exit(main())
