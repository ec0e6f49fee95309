"""Every row and column of the tables of Hell on Earth, as the rulebook prints them."""

from fractions import Fraction

import pytest

from beachmaster.games.hell_on_earth import rolls, tables
from beachmaster.games.hell_on_earth.tables import (
    BANDS,
    BANZAI,
    BANZAI_OWN,
    BOMBARDMENT_JAPAN,
    BOMBARDMENT_US,
    COMMAND_POINTS,
    DDR_FROM,
    JAPANESE_COMMAND,
    RAID,
    RALLY,
    REACTION,
    RECON,
    RECON_ERROR,
    WEATHER,
    band,
    column,
    combat_result,
)

COLUMNS = {
    1: "A3 A2 A1 A1D1 A1D1 D1 D2",
    2: "A2 A1 A1 A1D1 D1 D1 D2",
    3: "A2 A1 A1D1 A1D1 D1 D1 D2",
    4: "A2 A1 A1D1 D1 D1 D2 D2",
    5: "A1 A1D1 A1D1 D1 D2 D2 D3",
    6: "A1D1 D1 D1 D2 D2 D3 D3",
}
CELLS = [
    (row, number, cell)
    for number, cells in COLUMNS.items()
    for row, cell in enumerate(cells.split(), start=1)
]


@pytest.mark.rule("hoe:5.4.2.8")
@pytest.mark.parametrize(("row", "number", "cell"), CELLS)
def test_every_cell_of_the_combat_table(row, number, cell):
    result = combat_result(row, number)
    assert str(result).replace(" ", "") == cell
    assert (f"A{result.attacker}" in cell) == (result.attacker > 0)
    assert (f"D{result.defender}" in cell) == (result.defender > 0)


@pytest.mark.rule("hoe:5.4.2.8")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_combat_table_goes_on_beyond_its_ends(number):
    assert combat_result(-2, number) == combat_result(0, number) == combat_result(1, number)
    assert combat_result(9, number) == combat_result(7, number)
    assert combat_result(6, 1) != combat_result(7, 1)


@pytest.mark.rule("hoe:5.4.2.8")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("drm", range(-3, 4))
def test_combat_chances_count_the_six_faces(drm, number):
    chances = rolls.combat(number).chances(drm)
    assert sum(chances.values()) == 1
    for result, chance in chances.items():
        faces = [die for die in range(1, 7) if combat_result(die + drm, number) == result]
        assert chance == Fraction(len(faces), 6)


@pytest.mark.rule("hoe:5.4.2.6")
@pytest.mark.parametrize(
    ("attack", "defence", "number"),
    [
        (7, 2, 3),
        (8, 1, 6),
        (4, 4, 1),
        (3, 4, 1),
        (0, 3, 1),
        (7, 4, 1),
        (8, 4, 2),
        (8, 2, 4),
        (5, 1, 5),
        (6, 1, 6),
    ],
)
def test_the_ratio_is_rounded_down_and_held_to_the_columns(attack, defence, number):
    assert column(attack, defence) == number


@pytest.mark.rule("hoe:5.2.3")
@pytest.mark.parametrize(
    ("total", "us", "japan", "ddr"),
    [
        (0, 0, 0, False),
        (1, 0, 0, False),
        (2, 0, 0, False),
        (3, 0, 0, False),
        (4, 0, 0, False),
        (5, 1, 1, False),
        (6, 1, 1, False),
        (7, 2, 1, True),
        (8, 2, 1, True),
    ],
)
def test_every_row_of_the_bombardment_table(total, us, japan, ddr):
    assert BOMBARDMENT_US[total] == us
    assert BOMBARDMENT_JAPAN[total] == japan
    assert (total >= DDR_FROM) is ddr


@pytest.mark.rule("hoe:5.1")
def test_every_row_of_the_weather():
    assert [WEATHER[die] for die in range(1, 7)] == ["bad"] * 2 + ["good"] * 4


@pytest.mark.rule("hoe:5.3.1")
def test_every_row_of_the_rally():
    assert [RALLY[total] for total in range(1, 9)] == [False] * 4 + [True] * 4


@pytest.mark.rule("hoe:5.4.1")
def test_every_row_of_the_recon():
    expected = ["us-hit"] * 2 + ["none"] * 3 + ["japanese-hit"] * 4
    assert [RECON[total] for total in range(9)] == expected
    assert [RECON_ERROR[die] for die in range(1, 7)] == [False] * 4 + [True] * 2


@pytest.mark.rule("hoe:5.4.2.5")
def test_every_row_of_the_reaction():
    assert [REACTION[total] for total in range(9)] == ["redeployment"] * 6 + ["banzai"] * 3


@pytest.mark.rule("hoe:5.4.2.5.1")
def test_every_row_of_the_banzai():
    assert [BANZAI[die] for die in range(1, 7)] == [0, 0, 1, 1, 2, 2]
    assert [BANZAI_OWN[die] for die in range(1, 7)] == [1, 1, 1, 1, 1, 2]


@pytest.mark.rule("hoe:5.5")
def test_every_row_of_the_raid():
    expected = ["raider-hit"] * 2 + ["none"] * 2 + ["one-hit"] * 2 + ["two-hits"] * 3
    assert [RAID[total] for total in range(9)] == expected


@pytest.mark.rule("hoe:5.8.2", "hoe:7.5")
def test_every_row_of_the_command_points():
    assert [COMMAND_POINTS[total] for total in range(7)] == [3, 3, 3, 4, 4, 5, 5]


@pytest.mark.rule("hoe:5.8.3")
def test_every_row_of_the_japanese_command():
    expected = ["banzai", "none", "none", "none", "step", "step"]
    assert [JAPANESE_COMMAND[die] for die in range(1, 7)] == expected


@pytest.mark.rule("hoe:2.6")
def test_every_band_of_the_final_assessment():
    by_vp = {
        "desk": range(-2, 6),
        "unready": range(6, 9),
        "costly": range(9, 12),
        "narrow": range(12, 15),
        "victory": range(15, 17),
        "overwhelming": range(17, 19),
        "legend": range(19, 21),
    }
    assert list(by_vp) == [name for _, name in BANDS]
    assert all(band(vp) == name for name, points in by_vp.items() for vp in points)


def test_every_table_names_a_rule():
    rules = {one.rule for one in vars(tables).values() if isinstance(one, tables.Table)}
    assert rules == {
        "hoe:5.1",
        "hoe:5.2.3",
        "hoe:5.3.1",
        "hoe:5.4.1",
        "hoe:5.4.2.5",
        "hoe:5.4.2.5.1",
        "hoe:5.4.2.8",
        "hoe:5.5",
        "hoe:5.8.2",
        "hoe:5.8.3",
    }
