"""The tree of everything to read."""

from PySide6.QtCore import QModelIndex

from beachmaster.desktop.rules.contents import TARGET, ContentsModel, tree_of
from beachmaster.desktop.rules.rules_model import open_stock
from beachmaster.rulebook.build import build_index
from rulebook.conftest import TEXTS, write_texts

TOP = QModelIndex()


def lines(model, parent=TOP):
    """Yield every line of the model with its index, from the top down."""
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        yield index
        yield from lines(model, index)


def opened_lines(panel):
    view = panel.contents.view
    return [index.data() for index in lines(panel.contents.filtered) if view.isExpanded(index)]


def test_the_tree_is_a_sound_model_and_holds_every_rule(rules_model, qtmodeltester):
    model = ContentsModel()
    model.show_tree(tree_of(rules_model.stock, "angaur"))
    qtmodeltester.check(model)
    targets = [index.data(TARGET) for index in lines(model)]
    for book in rules_model.stock.books:
        for heading in book.sections:
            assert targets.count(heading.id) == 1
    assert model.index(0, 0).data() == "Battle of Angaur"


def test_a_rule_lies_below_the_one_its_number_begins_with(rules_model):
    model = ContentsModel()
    model.show_tree(tree_of(rules_model.stock))
    at = {index.data(TARGET): index for index in lines(model) if index.data(TARGET)}
    assert at["hoe:5.4.2.7"].parent().data(TARGET) == "hoe:5.4.2"
    assert at["hoe:5"].parent().data() == "Iwo Jima: Hell on Earth"


def test_filtering_finds_rules_and_terms_and_opens_them(panel, qtbot):
    panel.views.setCurrentIndex(1)
    view = panel.contents.view
    before = opened_lines(panel)
    panel.contents.line.setText("raid")
    assert len(opened_lines(panel)) > len(before)
    shown = [index for index in lines(panel.contents.filtered) if index.data(TARGET)]
    assert {"hoe:5.5", "term:hell-on-earth/raid"} <= {index.data(TARGET) for index in shown}
    assert not any("Rally" in index.data() for index in shown)
    panel.contents.line.clear()
    assert opened_lines(panel) == before
    panel.contents.line.setText("raid")
    shown = list(lines(panel.contents.filtered))
    term = next(index for index in shown if index.data(TARGET) == "term:hell-on-earth/raid")
    view.clicked.emit(term)
    assert panel.views.currentIndex() == 0
    assert panel.browser.toPlainText().startswith("Raid\n")
    assert not panel.bar.star.isEnabled()


def test_this_games_book_is_first_and_open(panel):
    panel.views.setCurrentIndex(1)
    first = panel.contents.filtered.index(0, 0)
    assert first.data() == "Iwo Jima: Hell on Earth"
    assert panel.contents.view.isExpanded(first)


def test_the_tree_points_at_the_rule_one_reads_and_stays_open(panel, rules_model):
    panel.show_rule("hoe:5.4.2.7")
    panel.views.setCurrentIndex(1)
    view = panel.contents.view
    assert view.currentIndex().data(TARGET) == "hoe:5.4.2.7"
    rules_model.mark("hoe:5.5", on=True)
    panel.contents.point_at("hoe:5.5")
    assert view.currentIndex().parent().data() == "5 Game sequence"
    assert view.isExpanded(view.currentIndex().parent())
    assert "5.4.2 Assault" in opened_lines(panel)


def test_a_translation_in_the_making_hides_no_rule_from_the_contents(tmp_path):
    german = (
        "## hoe:5.3.1 Sammeln\n\n> G.\n\n### Short\n\nKurz.\n\n### Full\n\nAlles.\n",
        "## Festgenagelt\n\n- english: Pinned\n\nEin Wort.\n",
    )
    names = ("hell-on-earth/de/03.md", "hell-on-earth/de/glossary.md")
    texts = TEXTS | dict(zip(names, german, strict=True))
    build_index(write_texts(tmp_path / "rules_db", texts), tmp_path / "rules.sqlite")
    stock = open_stock(tmp_path / "rules.sqlite", "de")
    stock.library.close()
    book = next(book for book in stock.books if book.game == "hell-on-earth")
    assert [each.title for each in book.sections] == ["Sammeln", "Assault", "Combat results table"]
    assert [each.title for each in book.glossary] == ["Festgenagelt", "Zone of control"]
    assert [each.title for each in stock.concepts] == ["Retreating"]
