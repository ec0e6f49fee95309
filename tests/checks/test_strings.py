"""The lint of player texts finds what the extraction tool would miss."""

import pytest

from checks.strings import check_source


@pytest.mark.parametrize(
    "source",
    [
        'QT_TRANSLATE_NOOP("Hoe", "Roll {dice} dice")',
        'QT_TRANSLATE_NOOP("Hoe", "Roll the dice " "of {unit}")',
        'translate("Hoe", "%n unit(s)", "", count)',
        'translate("Hoe", "%n unit(s)", "units on a beach", len(units))',
        "Text(ROLL, dice=2)",
        "plain_text(unit.name)",
        'plain_text(f"{a}-{b}")',
        'log(f"not for {players}")',
        "BoardError(Text(HEXES, found=2))",
        "CounterError(*problems)",
        "Mistake(error.text)",
    ],
)
def test_good_texts_pass(source):
    assert check_source(source, "m.py") == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('QT_TRANSLATE_NOOP("Hoe", f"Roll {n} dice")', "plain string literals"),
        ('QT_TRANSLATE_NOOP("Hoe", "Roll " + what)', "plain string literals"),
        ('QT_TRANSLATE_NOOP("Hoe", ROLL)', "plain string literals"),
        ('QT_TRANSLATE_NOOP(CONTEXT, "Roll")', "plain string literals"),
        ('QT_TRANSLATE_NOOP("Hoe")', "plain string literals"),
        ('QT_TRANSLATE_NOOP("Hoe", " ")', "empty"),
        ('QT_TRANSLATE_NOOP("Hoe", "Roll {n:02d}")', "not a plain name"),
        ('QT_TRANSLATE_NOOP("Hoe", "Roll {}")', "not a plain name"),
        ('translate("Hoe", "{n} units", "", n)', "needs %n"),
        ('text.translate("Hoe", f"%n {what}", "", n)', "plain string literals"),
        ('Source("Hoe", "Roll")', "QT_TRANSLATE_NOOP"),
        ('Text(ROLL, where=f"hex {name}")', "named parameter"),
        ('Text(ROLL, where="hex " + name)', "named parameter"),
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
