"""The lint of player texts finds what the extraction tool would miss."""

from functools import partial

import pytest

from checks.strings import MAY_READ_BADLY, check_source, found_in


@pytest.mark.parametrize(
    "source",
    [
        'T("Roll {dice} dice", dice=2)',
        'T("Roll the dice " "of {unit}", unit=name)',
        'T("Clear", ctx="weather")',
        'TN("{n} unit of {name}", "{n} units of {name}", n=count, name=name)',
        'TN("one unit", "{n} units", n=len(units))',
        "ROLL.fill(dice=2)",
        "plain_text(unit.name)",
        'plain_text(f"{a}-{b}")',
        'log(f"not for {players}")',
        "BoardError(Text(HEXES, found=2))",
        "CounterError(*problems)",
        "Mistake(error.text)",
        'T("The hexes cannot be told apart.")',
        'T("anew [N]  let it decide again")',
    ],
)
def test_good_texts_pass(source):
    assert check_source(source, "m.py") == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('T(f"Roll {n} dice")', "plain string literals"),
        ('T("Roll " + what)', "plain string literals"),
        ("T(ROLL)", "plain string literals"),
        ("T()", "plain string literals"),
        ('T("Roll", "dice")', "plain string literals"),
        ('T("Clear", ctx=WEATHER)', "ctx is a plain string literal"),
        ('T(" ")', "empty"),
        ('T("Roll {n:02d}", n=2)', "not a plain name"),
        ('T("Roll {}")', "not a plain name"),
        ('TN("{n} unit", "{n} units")', "needs n="),
        ('TN("{n} unit", f"{n} {what}", n=n)', "plain string literals"),
        ('TN("one unit", "units", n=n)', "does not name its number"),
        ('TN("{n} unit of {name}", "{n} units", n=n)', "other fields"),
        ('Source("hoe", "Roll")', "not with Source"),
        ('T("In {where}", where=f"hex {name}")', "named parameter"),
        ('T("Still to be told: {fields}", fields=names)', "entered, listed or missing"),
        ('TN("{n} hex", "{n} hexes are told", n=n)', "entered, listed or missing"),
        ('T("Whom do you attack, and with whom?")', "nobody says"),
        ('T("It asks anew.")', "nobody says"),
        ('T("Do it so")', "names its act"),
        ('ROLL.fill(where="hex " + name)', "named parameter"),
        ('plain_text("{} dice".format(n))', "named parameter"),
        ('plain_text("%d dice" % n)', "named parameter"),
        ('BoardError("no hexes")', "give it a Text"),
        ('CounterError(f"found {n} units")', "give it a Text"),
        ('DataError("; ".join(problems))', "give it a Text"),
        ("Mistake(plain_text(str(error)))", "give it a Text"),
    ],
)
def test_bad_texts_are_found(source, fault):
    found = check_source(f"\n{source}", "m.py")
    assert len(found) == 1
    assert found[0].startswith("m.py:2: ")
    assert fault in found[0]


def test_what_may_read_badly_is_reported_and_fails_nothing():
    source = 'T("If a unit is there?")\nT("{unit} takes a hit.")\nT("Roll a die.")'
    assert check_source(source, "m.py") == []
    found = check_source(source, "m.py", partial(found_in, patterns=MAY_READ_BADLY))
    assert [line.partition(": ")[0] for line in found] == ["m.py:1", "m.py:2"]
