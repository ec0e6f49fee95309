"""Words that saves and other programs hold are only ever added to.

`words/GAME.txt` lists them, a kind and a word in each line. What is listed must still be produced:
a word that was renamed leaves saves behind that no longer fit. What is new is added:

    pytest tests/goldens/test_words.py --regenerate
"""

from pathlib import Path

import pytest

from beachmaster.games import catalogue
from goldens.words import of_game, of_key, shape

HERE = Path(__file__).parent / "words"
GONE = """
{game} no longer produces these words, which stand in saves or in what other programs read:
{words}
Put them back. Where they moved to a place that no golden shows, let a golden show it. A word that
was never in a released version may be taken out of {file} by hand."""
NEW = """
{game} has words that are not listed yet:
{words}
Each is kept for ever from now on. If that is meant:
python -m pytest tests/goldens/test_words.py --regenerate"""
LEAST = 150


def path_of(game: str) -> Path:
    return HERE / f"{game}.txt"


def listed(game: str) -> set[str]:
    path = path_of(game)
    return set(path.read_text("utf-8").splitlines()) if path.exists() else set()


def problem(game: str, words: set[str], found: set[str]) -> str:
    """Return what is gone or new, in words; nothing where all is well."""
    said = ""
    for source, some in ((GONE, words - found), (NEW, found - words)):
        if some:
            lines = "\n".join(f"  {one}" for one in sorted(some))
            said += source.format(game=game, words=lines, file=path_of(game).name)
    return said


@pytest.mark.parametrize("game", catalogue.playable())
def test_every_word_is_still_there_and_every_new_one_is_listed(game, request):
    found = of_game(game)
    if request.config.getoption("--regenerate"):
        HERE.mkdir(exist_ok=True)
        every = sorted(listed(game) | found)
        path_of(game).write_text("\n".join(every) + "\n", "utf-8", newline="\n")
    said = problem(game, listed(game), found)
    if said:
        pytest.fail(said, pytrace=False)
    assert len(found) > LEAST


def test_the_lists_are_those_of_the_games_and_in_order():
    assert {path.stem for path in HERE.iterdir()} == set(catalogue.playable())
    for game in catalogue.playable():
        lines = path_of(game).read_text("utf-8").splitlines()
        assert lines == sorted(set(lines))


def test_what_is_gone_and_what_is_new_is_named():
    said = problem("ie-shima", {"event moved", "event old"}, {"event moved", "event new"})
    assert said.index("event old") < said.index("Put them back") < said.index("event new")
    assert problem("ie-shima", {"event moved"}, {"event moved"}) == ""


def test_a_word_is_taken_in_its_shape():
    assert shape("us-12") == "us-#"
    assert list(of_key("3.us-12/losses:16,mg-a#2")) == [
        ("phase", "us-#"),
        ("procedure", "losses"),
        ("subject", "losses:#"),
        ("subject", "losses:mg-a"),
    ]
