"""`m` draws the map of the tracked board; beside a real map it says that there is none."""

from beachmaster.cli.render import Words
from beachmaster.cli.starting import Wish, start
from beachmaster.cli.terminal import TerminalPlayer


def printed(capsys, *lines, **wish):
    playing = start(Wish(game="hell-on-earth", seed=5, **wish))
    typed = iter(lines)
    TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
    playing.close()
    return capsys.readouterr().out


def test_the_map_is_drawn_with_its_key(capsys):
    out = printed(capsys, "auto", "m")
    assert "0413b" in out
    assert "28/4" in out.partition("0413b")[2]
    assert "(?): a hidden Japanese unit" in " ".join(out.split())


def test_beside_a_real_map_there_is_none_to_draw(capsys):
    assert "it lies on your table" in printed(capsys, "map", table=True)
