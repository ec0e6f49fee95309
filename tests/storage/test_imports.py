"""What going on with a saved game must not load: it takes as long as all the rest."""

import subprocess
import sys

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
