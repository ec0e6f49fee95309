"""Lists whose keys are numbers of their own stand in the order of these where they are shown."""

from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.cli.showing import list_options
from beachmaster.engine.meaning import by_keys, labels
from beachmaster.engine.options import Option
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.views.keys import keys_of

YELLOW = Option("yellow-2", plain_text("Yellow Beach 2"))
BLUE = Option("blue-1", plain_text("Blue Beach 1"))


def listed(capsys, options):
    list_options(Console(Words()), options)
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


def test_beaches_called_by_their_own_numbers_stand_in_their_order(capsys):
    shown = by_keys([YELLOW, BLUE])
    assert [render(one.text) for one in shown] == ["Blue Beach 1", "Yellow Beach 2"]
    assert labels(shown) == keys_of(shown) == ["1", "2"]
    assert listed(capsys, [YELLOW, BLUE]) == ["1) Blue Beach 1", "2) Yellow Beach 2"]


def test_what_is_called_by_its_place_or_counts_stays_where_it_is():
    plain = [Option(one, plain_text(one)) for one in ("red", "blue")]
    counts = [Option(n, plain_text(f"{n} points")) for n in (3, 2, 1)]
    for options in (plain, counts, [BLUE, YELLOW]):
        assert by_keys(options) == options
