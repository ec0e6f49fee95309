"""What going on with a saved game must not load: it takes as long as all the rest."""

import subprocess
import sys

import pytest

from beachmaster.storage.starting import Wish, start

SLOW = ("sqlmodel", "sqlalchemy", "pydantic")


def test_a_saved_game_goes_on_without_sqlmodel(tmp_path):
    save = tmp_path / "left.beachmaster"
    start(Wish(game="hell-on-earth", seed=1, save=save)).close()
    code = (
        "import sys; from pathlib import Path\n"
        "from beachmaster.storage.starting import Wish, start\n"
        f"playing = start(Wish(game='', save=Path({str(save)!r})))\n"
        "playing.session.auto()\n"
        f"print([name for name in {SLOW!r} if name in sys.modules], playing.session.tree.next_id)\n"
        "playing.close()"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[] 2"


@pytest.mark.parametrize("game", ["hell_on_earth", "bloodbath"])
def test_what_can_be_chosen_for_a_game_is_known_without_its_sequence_of_play(game):
    code = (
        "import sys; from beachmaster.games.catalogue import load\n"
        f"print(len(load({game.replace('_', '-')!r}).options()) > 3,"
        f"'beachmaster.games.{game}.sequence' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "True False"
