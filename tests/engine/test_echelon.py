"""The size of a unit is what its name says, and nothing where it says none."""

import pytest

from beachmaster.engine.echelon import echelon_of


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("1st Battalion, 145th Infantry", "II"),
        ("145th Infantry Regiment", "III"),
        ("3/17 Infantry", "II"),
        ("2nd Rocket Company", "I"),
        ("109th Division HQ", "XX"),
        ("2nd Mixed Brigade HQ", "X"),
        ("109th Division Antiaircraft Battalion", "II"),
        ("2nd Brigade Engineers", ""),
        ("1st Battery Group, 2nd Brigade Artillery", ""),
        ("Naval Guard HQ", ""),
    ],
)
def test_a_name_tells_the_size(name, size):
    assert echelon_of(name) == size
