"""What the program says of itself, and what a report of a problem tells."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QPushButton

from beachmaster import __version__
from beachmaster.desktop.crash import report_of
from beachmaster.desktop.dialogs.about import (
    AboutDialog,
    licences_dialog,
    problem_dialog,
)
from beachmaster.engine.text import render
from beachmaster.storage.folders import write_whole
from beachmaster.storage.licences import CARRIED, document
from beachmaster.storage.saves import saves_folder
from beachmaster.storage.settings import Settings


@pytest.fixture
def about(qtbot, theme):
    """Return the dialog."""
    dialog = AboutDialog(None)
    qtbot.addWidget(dialog)
    return dialog


def said(dialog):
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def press(dialog, word):
    next(one for one in dialog.findChildren(QPushButton) if word in one.text()).click()


def test_it_says_the_version_and_where_the_saves_are(about):
    assert f"Beachmaster Version {__version__} · MIT license" in said(about)
    for part in ("Inter", "Source Serif 4", "Lucide", "GSHHG"):
        assert part in said(about)
    assert about.place.text() == str(saves_folder())
    assert about.place.isReadOnly()


def test_a_typeface_that_is_missing_is_told_here_and_in_the_report_and_nowhere_else(
    about, qtbot, theme, monkeypatch
):
    assert "Not found" not in said(about)
    monkeypatch.setattr("beachmaster.desktop.theme.faces.faces", lambda: frozenset({"Inter"}))
    without, report = AboutDialog(None), problem_dialog(None)
    qtbot.addWidget(without)
    qtbot.addWidget(report)
    assert "Not found: Source Serif 4. Your system's own fonts are used instead." in said(without)
    assert "- Type not found: Source Serif 4" in report.markdown


def test_it_opens_the_folder_of_the_saves_also_before_the_first_game(about, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    press(about, "folder")
    assert opened == [QUrl.fromLocalFile(str(saves_folder()))]
    assert saves_folder().is_dir()


@pytest.mark.parametrize(("word", "signal"), [("icenses", "licences"), ("roblem", "problem")])
def test_it_leads_to_the_licences_and_to_a_report(about, qtbot, word, signal):
    with qtbot.waitSignal(getattr(about, f"{signal}_wanted")):
        press(about, word)


def test_the_licences_name_every_part_with_its_text(qtbot, theme):
    dialog = licences_dialog(None)
    qtbot.addWidget(dialog)
    for part in ("beachmaster", "pyside6-essentials", "sqlalchemy", "pypdfium2", "python", "inter"):
        assert f"| {part} |" in dialog.markdown
    assert "Permission is hereby granted" in dialog.markdown
    assert "| pyside6-essentials |" in dialog.markdown
    assert "\n## gshhg\n" in dialog.markdown
    assert "1996-2017 Paul Wessel and Walter H. F. Smith" in dialog.markdown
    assert dialog.markdown.count("SIL OPEN FONT LICENSE Version 1.1") == 2
    assert all(
        f"| {name} | {version} | {kind} |" in dialog.markdown for name, version, kind in CARRIED
    )


def test_the_list_of_licences_speaks_the_players_language_and_leaves_their_texts():
    words = document(lambda text: f"«{render(text)}»")
    assert words.startswith("# «Licenses»\n")
    assert "| «part» | «version» | «license» |" in words
    assert "| «public domain» |" in words
    assert "«Permission" not in words


def test_a_report_tells_version_settings_and_the_last_error_but_no_name(qtbot, theme, data_folder):
    settings = Settings()
    settings["motion"] = "reduced"
    settings.save()
    try:
        raise ValueError(f"no such file: {Path.home()}/secret")
    except ValueError as error:
        report = report_of(error)
    write_whole(data_folder / "crash.txt", report.encode())
    dialog = problem_dialog(None)
    qtbot.addWidget(dialog)
    assert __version__ in dialog.markdown
    assert sys.version.split()[0] in dialog.markdown
    assert "motion=reduced" in dialog.markdown
    assert "ValueError: no such file: ~/secret" in dialog.markdown
    assert str(Path.home()) not in dialog.markdown


def test_the_addresses_of_the_project_are_told_where_there_are_any(qtbot, theme, monkeypatch):
    for address in ("", "https://example.org/home"):
        monkeypatch.setattr("beachmaster.desktop.dialogs.about.HOME", address)
        monkeypatch.setattr("beachmaster.storage.problem_report.ISSUES", address)
        about, report = AboutDialog(None), problem_dialog(None)
        qtbot.addWidget(about)
        qtbot.addWidget(report)
        assert ("Website: " in said(about)) is bool(address)
        assert address in said(about)
        assert (f"Send it here: {address}\n" in report.markdown) is bool(address)


def test_a_report_without_an_error_says_so_and_is_written_as_a_file(qtbot, theme, tmp_path):
    dialog = problem_dialog(None)
    qtbot.addWidget(dialog)
    assert "None is kept." in dialog.markdown
    dialog.save(tmp_path / "problem.md")
    assert (tmp_path / "problem.md").read_text("utf-8") == dialog.markdown
