"""The terminal on the two boards: the map in letters, hexes by number or name, dice ahead."""

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.storage.starting import Wish, start


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
    assert "it is on your table" in printed(capsys, "map", table=True)


TO_THE_TABLE = ("auto", "1", "1", "1")
"""Set-up done: the first US bombardment asks for a Japanese unit."""


def test_beside_a_real_map_a_hex_may_be_followed_by_later_answers(capsys):
    out = printed(capsys, *TO_THE_TABLE, "0605 2", table=True)
    assert "In which defense sector is 0605? Next: 2" in out
    assert "0605 2" not in out
    assert "sector number (1, 2, 3, 4, 5, 6)" not in out
    assert "In which defense sector is Death Valley?" in printed(
        capsys, *TO_THE_TABLE, "Death Valley", table=True
    )


def test_a_wrong_value_of_a_record_is_named_in_words(capsys):
    out = printed(capsys, *TO_THE_TABLE, "0605", "7", "3", "perhaps no", table=True)
    assert "Expected: sector number (1, 2, 3, 4, 5, 6)" in out
    assert "Expected: a US unit is adjacent to it (y or n)" in " ".join(out.split())


def test_dice_may_follow_a_choice(capsys):
    out = printed(capsys, *TO_THE_TABLE, "0605 2 1", "0607")
    assert "Next: 2" in out
    assert "The blue die shows 1" in out


def test_a_phase_is_headed_by_its_turn_and_the_score(capsys):
    assert "=== Turn 1, Bombardment (0 VP) ===" in printed(capsys, *TO_THE_TABLE)
    assert "=== Turn 2, Bombardment (" in printed(capsys, "auto 200")


def test_a_leftover_word_names_no_new_hex(capsys):
    """A counter typed ahead for a hit that did not come is not the next target."""
    out = printed(capsys, *TO_THE_TABLE, "0605 2 1 rocket", "4", "n", table=True)
    assert "Typed ahead and not used: 1, rocket" in out
    assert "hidden unit in rocket" not in out
