"""Translations: templates up to date, every translation keeps its fields and its plural forms."""

import re
from io import BytesIO

import pytest
import said
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po
from compiling import build
from domains import HERE, domains, modules
from translate import extract

from beachmaster import paths
from beachmaster.cli.render import Words
from beachmaster.engine.text import Source, Text, marks
from beachmaster.storage import catalogues
from beachmaster.storage.catalogues import Translations

FIELD = re.compile(r"\{(\w+)\}")
SHIPPED = sorted(HERE.glob("*/*.po"))
TEMPLATES = sorted((HERE / "templates").glob("*.pot"))
T, TN = marks("engine")


def fields(text):
    return set(FIELD.findall(text))


def faults(catalog):
    """Say which translations lose or invent a field, or lack a plural form."""
    return [
        f"{message.id}: {fault}" for message in catalog for fault in faults_of(catalog, message)
    ]


def faults_of(catalog, message):
    sources = (message.id,) if isinstance(message.id, str) else message.id
    forms = (message.string,) if isinstance(message.string, str) else message.string
    if not message.id or not any(forms):  # the header, or not translated: English shows
        return
    if message.pluralizable and (len(forms) != catalog.num_plurals or not all(forms)):
        yield f"has {len(forms)} forms, not {catalog.num_plurals}, or an empty one"
    wanted = set().union(*(fields(source) for source in sources))
    for form in forms:
        if fields(form) - {"n"} != wanted - {"n"} or fields(form) - wanted:
            yield f"the fields of {form!r} are not {sorted(wanted)}"


def a_catalogue(*translated):
    catalog = Catalog(locale="de")
    for source, target in translated:
        catalog.add(source, target)
    return catalog


def test_the_templates_are_up_to_date(tmp_path):
    """`python3 run.py translate` renews them."""
    extract(tmp_path)
    made = {path.name: path.read_text("utf-8") for path in tmp_path.glob("*.pot")}
    assert made == {path.name: path.read_text("utf-8") for path in TEMPLATES}


def test_every_package_that_says_texts_has_a_domain():
    assert {"cli", "desktop", "engine", "games", "rulebook", "storage"} < domains().keys()
    for domain, found in modules().items():
        assert found, domain


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.stem)
def test_no_singular_is_a_plain_text_too(template):
    """gettext files a count under its singular: a plain text of the same words would be lost."""
    with template.open("rb") as stream:
        catalog = read_po(stream)
    ones = {message.id[0] for message in catalog if message.pluralizable}
    assert not ones & {message.id for message in catalog if not message.pluralizable}


def test_every_translation_keeps_its_fields_and_forms():
    for path in SHIPPED:
        with path.open("rb") as stream:
            catalog = read_po(stream, locale=path.parent.name)
        assert faults(catalog) == [], path


@pytest.mark.parametrize(
    ("source", "target", "fault"),
    [
        ("Roll for {unit}", "Würfle für {unit}", ""),
        ("Roll for {unit}", "Würfle", "the fields of 'Würfle' are not ['unit']"),
        ("Roll for {unit}", "Würfle für {Einheit}", "the fields of"),
        ("Roll", "", ""),
        (("{n} unit", "{n} units"), ("eine Einheit", "{n} Einheiten"), ""),
        (("{n} unit", "{n} units"), ("{n} Einheit",), "has 1 forms, not 2"),
        (("{n} unit", "{n} units"), ("{n} Einheit", ""), "or an empty one"),
        (("{n} {name}", "{n} {name}s"), ("{n} {name}", "{n}"), "the fields of '{n}'"),
    ],
)
def test_a_faulty_translation_is_found(source, target, fault):
    found = faults(a_catalogue((source, target)))
    assert bool(found) == bool(fault)
    assert not fault or any(fault in one for one in found)


@pytest.fixture
def root(tmp_path, monkeypatch):
    """The root of a program that has three German texts."""
    folder = tmp_path / "i18n" / "de"
    folder.mkdir(parents=True)
    catalog = a_catalogue(
        ("Roll for {unit}", "Würfle für {unit}"),
        (("{n} unit", "{n} units"), ("{n} Einheit", "{n} Einheiten")),
    )
    catalog.add("Clear", "Klar", context="weather")
    with (folder / "engine.po").open("wb") as stream:
        write_po(stream, catalog)
    build(tmp_path / "i18n", tmp_path / "build" / "i18n")
    monkeypatch.setattr(paths, "data_root", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def german(root):
    return Words(catalogues.catalogue_for("de"))


def test_compiled_translations_are_read(german):
    assert paths.languages() == ["en", "de"]
    assert german.say(T("Roll for {unit}", unit="23rd")) == "Würfle für 23rd"
    counts = [german.say(TN("{n} unit", "{n} units", n=n)) for n in (0, 1, 2, -2)]
    assert counts == ["0 Einheiten", "1 Einheit", "2 Einheiten", "−2 Einheiten"]


def test_what_has_no_translation_stays_english(german):
    assert german.say(T("Stop")) == "Stop"
    assert german.say(TN("{n} gun", "{n} guns", n=1)) == "1 gun"
    assert german.say(Text(Source("desktop", "Roll for {unit}"), {"unit": "x"})) == "Roll for x"


def test_a_context_tells_two_meanings_apart(german):
    assert german.say(T("Clear", ctx="weather")) == "Klar"
    assert german.say(T("Clear", ctx="terrain")) == german.say(T("Clear")) == "Clear"


def test_a_count_of_an_old_save_speaks_the_new_language(german):
    assert german.stored({"c": "engine", "s": "%n unit(s)", "n": 2}) == "2 Einheiten"


@pytest.mark.parametrize("kept", [0, 3, 40], ids=["empty", "cut in the mark", "cut in the table"])
def test_a_damaged_file_leaves_english(root, kept):
    built = root / "build" / "i18n" / "de" / "LC_MESSAGES" / "engine.mo"
    built.write_bytes(built.read_bytes()[:kept])
    # gettext remembers files by their path, whatever they hold by now: ask for a new one
    moved = built.parents[2] / f"d{kept}" / "LC_MESSAGES"
    moved.mkdir(parents=True)
    built.rename(moved / built.name)
    words = Words(Translations(f"d{kept}"))
    assert words.say(T("Roll for {unit}", unit="x")) == "Roll for x"


def test_a_language_that_is_dropped_leaves_nothing_built(root):
    (root / "i18n" / "de" / "engine.po").unlink()
    build(root / "i18n", root / "build" / "i18n")
    assert paths.languages() == ["en"]
    assert not (root / "build" / "i18n").exists()


def comments_of(source):
    """Return the comments of each text in a source, by the text."""
    found = said.extract(BytesIO(source.encode()), (), (), None)
    return {text: comments for _line, _name, text, comments in found}


def test_a_fragment_says_in_which_sentence_it_stands():
    source = '''
"""Say what lies there."""
NAMES = {"a": T("fort")}
LONE = T("Next")
T("It is whole, and says so.")
T("{what} is taken", what=T("hill"))
T("{where} burns.").fill(where=NAMES["a"])
def say_it():
    """Return what a button is called; nothing else."""
    return T("Dig in")
'''
    assert comments_of(source) == {
        "It is whole, and says so.": [],
        "{where} burns.": [],
        "fort": ['{where} in "{where} burns."'],
        "hill": ['{what} in "{what} is taken"'],
        "Next": ["LONE: Say what lies there."],
        "{what} is taken": ["Say what lies there."],
        "Dig in": ["Return what a button is called;"],
    }


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.stem)
def test_every_text_of_one_word_has_a_comment_for_its_translator(template):
    with template.open("rb") as stream:
        catalog = read_po(stream)
    words = [message for message in catalog if isinstance(message.id, str) and message.id]
    assert not [one.id for one in words if " " not in one.id and not one.auto_comments]
