"""Translation files are up to date and compile into what the program reads."""

import json
from pathlib import Path

import pytest
from catalogue import compile_catalogue, english_forms, pseudo_catalogue, sources

ROOT = Path(__file__).resolve().parents[2]
I18N = ROOT / "i18n"
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context><name>Raid</name>
<message><source>Roll for {unit}</source><translation>Für {unit} würfeln</translation></message>
<message><source>Stop</source><translation type="unfinished">Halt</translation></message>
<message numerus="yes"><source>%n raider(s)</source>
<translation><numerusform>%n Trupp</numerusform><numerusform>%n Trupps</numerusform></translation>
</message>
<message numerus="yes"><source>%n gun(s)</source>
<translation><numerusform>%n Rohr</numerusform><numerusform></numerusform></translation>
</message>
</context></TS>
"""


@pytest.fixture
def german(tmp_path: Path) -> Path:
    path = tmp_path / "beachmaster_de.ts"
    path.write_text(TS, encoding="utf-8")
    return path


def test_only_finished_translations_are_compiled(german):
    compiled = compile_catalogue(german)
    assert (compiled["language"], compiled["one"], compiled["from_zero"]) == ("de", 1, False)
    assert compiled["messages"] == {
        "Raid": {
            "Roll for {unit}": "Für {unit} würfeln",
            "%n raider(s)": ["%n Trupp", "%n Trupps"],
        }
    }


def test_a_language_without_plural_rule_is_refused(german):
    with pytest.raises(KeyError):
        compile_catalogue(german.rename(german.with_name("beachmaster_pl.ts")))


def test_english_plurals_come_from_the_bracket():
    assert english_forms("%n unit(s) of {name}") == ("%n unit of {name}", "%n units of {name}")


def test_the_pseudo_language_covers_everything_and_keeps_fields(german):
    messages = pseudo_catalogue(german)["messages"]["Raid"]
    assert messages["Roll for {unit}"] == "[Röłł för {unit}~~~~~]"
    assert messages["%n gun(s)"] == ["[%n güñ~~]", "[%n güñš~~]"]
    assert messages.keys() == {source for source, _ in sources(german)["Raid"]}


def test_translation_files_are_up_to_date(tmp_path: Path):
    pytest.importorskip("PySide6.QtCore", exc_type=ImportError)
    from translate import update

    for file in I18N.glob("beachmaster_*.ts"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    update(tmp_path)
    for file in [*tmp_path.glob("*.ts"), *tmp_path.glob("catalogues/*.json")]:
        stored = I18N / file.relative_to(tmp_path)
        assert file.read_bytes() == stored.read_bytes(), "renew with: python3 run.py translate"


def test_every_language_has_its_catalogue():
    for file in I18N.glob("beachmaster_*.ts"):
        compiled = compile_catalogue(file)
        stored = I18N / "catalogues" / f"{compiled['language']}.json"
        assert json.loads(stored.read_text("utf-8")) == compiled
