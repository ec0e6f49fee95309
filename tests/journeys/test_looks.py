"""Every page and dialog of the real window fits at every size, in every theme and language."""

import pytest
from PySide6.QtWidgets import QFileDialog

from desktop.clipping import clipped
from desktop.stretching import Stretched
from journeys import tour

SMALL, LARGE = (1024, 700), (3840, 2160)
LOOKS = [
    pytest.param("light", 100, SMALL, False, id="small"),
    pytest.param("dark", 200, SMALL, False, id="small, text doubled"),
    pytest.param("contrast", 100, SMALL, True, id="small, longer language"),
    pytest.param("light", 100, LARGE, True, id="large, longer language", marks=pytest.mark.long),
]


def cut_off(window) -> list[str]:
    """Return what is cut off in what can be seen."""
    return clipped(window.centralWidget())


def dress(player, theme: str, zoom: int, size: tuple[int, int], longer: bool) -> None:
    """Put a look in force."""
    player.window.resize(*size)
    player.window.theme.apply(theme, zoom)
    if longer:
        player.window.translators.use(Stretched())
    player.qtbot.settle()
    player.window.resize(*size)
    player.parts.layouts.reset()


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "zoom", "size", "longer"), LOOKS)
def test_no_page_cuts_its_words_off_or_outgrows_the_screen(
    player, tmp_path, theme, zoom, size, longer
):
    dress(player, theme, zoom, size, longer)
    wrong = []
    for page in tour.pages(player, tmp_path):
        player.qtbot.settle()
        wrong += [f"{page}: {one}" for one in cut_off(player.window)]
        width, height = player.window.width(), player.window.height()
        if width > size[0] or height > size[1]:
            wrong.append(f"{page}: the window grew to {width} x {height}")
    print(*wrong, sep=chr(10))
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "zoom"), [("light", 100), ("dark", 100), ("light", 200)])
def test_every_dialog_opens_from_the_window(player, tmp_path, theme, zoom):
    tour.begin(player, tmp_path, table=False)
    player.skip(60)
    dress(player, theme, zoom, SMALL, longer=False)
    wrong = []
    for name, dialog in tour.dialogs(player):
        player.qtbot.settle()
        assert dialog.windowTitle(), name
        if not isinstance(dialog, QFileDialog):  # the system's own, where there is one
            wrong += [f"{name}: {one}" for one in clipped(dialog)]
        room = dialog.screen().availableSize()
        assert dialog.width() <= room.width(), name
        assert dialog.height() <= room.height(), name
    assert wrong == []
    assert player.dialogs() == []
