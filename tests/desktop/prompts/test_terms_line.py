"""Words of the glossary below the prompt: links for mouse and keyboard, a new one explained."""

from PySide6.QtCore import Qt

from beachmaster.desktop.labels import TERM
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.known import QUIET


def begun(card, qtbot):
    qtbot.settle()
    line = card.heading.terms
    qtbot.waitUntil(line.isVisible)
    return line


def test_the_words_of_the_prompt_link_to_the_glossary_and_one_is_explained(card, qtbot):
    line = begun(card, qtbot)
    assert f'href="{TERM}hell-on-earth/command-marker"' in line.text()
    assert f'href="{TERM}hell-on-earth/blue-bag"' in line.text()
    assert line.text().count("<b>") == 1
    assert line.accessibleName() == "Words of the glossary: Command marker, Blue bag"
    assert line.focusPolicy() & Qt.FocusPolicy.TabFocus
    wanted = []
    card.rule_wanted.connect(wanted.append)
    line.linkActivated.emit(f"{TERM}hell-on-earth/blue-bag")
    assert wanted == [f"{TERM}hell-on-earth/blue-bag"]
    line.linkHovered.emit(f"{TERM}hell-on-earth/blue-bag")
    line.linkHovered.emit("")


def test_a_prompt_without_such_words_takes_no_room(card, qtbot):
    line = begun(card, qtbot)
    line.show_terms(None)
    assert line.isHidden()


def test_in_quiet_nothing_is_explained(card, qtbot):
    """Also where the word was explained already when the player asked for quiet."""
    line = begun(card, qtbot)
    assert "<b>" in line.text()
    card.autoplay.settings["teaching"] = QUIET
    line.show_terms(card.controller.asked)
    assert "<b>" not in line.text()
    assert "href" in line.text()
    wait_for_tasks()
