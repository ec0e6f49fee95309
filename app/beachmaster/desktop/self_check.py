"""The part of the self-check that needs Qt: letters, pictures, PDF, the window itself."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QRect, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QImageReader, QPainter

from beachmaster.desktop.app import application, open_window
from beachmaster.desktop.dialogs.document import write_document
from beachmaster.desktop.identity import icon
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.rules.pdf_page import picture_of
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme.faces import missing
from beachmaster.games.catalogue import playable
from beachmaster.rulebook.own_book.drawing import DrawingError, PageDrawer
from beachmaster.rulebook.own_book.reading import read_own_book
from beachmaster.storage.licences import parts
from beachmaster.storage.starting import Wish, start

LETTERS = "ABWmß×–“…✓"
PATIENCE = 60.0
FEWEST_COLOURS = 40
FEWEST_PARTS = 15
MOST_OF_ONE_COLOUR = 0.97
SENTENCE = "The beach party raises its pennant over the sand. "
SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
)
Look = tuple[str, Callable[[], str]]


class LookError(Exception):
    """What is not to be seen as it should be."""


def looks(folder: Path) -> Iterator[Look]:
    """Yield the looks; pictures and pages are written to the folder."""
    application()
    yield "fonts", _fonts
    yield "pictures", _pictures
    yield "licenses", _licences
    yield "PDF", lambda: _pdf(folder)
    yield "window", lambda: _window(folder)


def _fonts() -> str:
    """Draw each letter: where a font is missing, all are the same box."""
    drawn = {letter: _drawn(letter) for letter in LETTERS}
    box = _drawn("\U0010fffe")
    same = [letter for letter, picture in drawn.items() if picture == box]
    if same or len(set(drawn.values())) < len(LETTERS):
        raise LookError(f"not drawn as themselves: {' '.join(same) or LETTERS}")
    if lost := missing():
        raise LookError(f"a typeface of ours is missing: {', '.join(lost)}")
    families = len(QFontDatabase.families())
    return f"{QGuiApplication.font().family()}, of {families} families; Qt {qVersion()}"


def _drawn(letter: str) -> bytes:
    picture = QImage(48, 48, QImage.Format.Format_Grayscale8)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    font = painter.font()
    font.setPixelSize(30)
    painter.setFont(font)
    painter.drawText(picture.rect(), Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return bytes(picture.constBits())


def _pictures() -> str:
    """Write and read the kinds of picture that a player's map may be, and read our own."""
    image = QImage(32, 24, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    kinds = ("jpeg", "png", "webp")
    for kind in kinds:
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        if not image.save(buffer, kind):  # type: ignore[call-overload]
            raise LookError(f"{kind} cannot be written")
        _read(buffer.data(), kind, (32, 24))
    _read(QByteArray(SVG), "svg", (9, 9))
    if icon().pixmap(64, 64).isNull():
        raise LookError("the icon is missing")
    return f"{', '.join(kinds)}, svg, the icon"


def _read(data: QByteArray, kind: str, size: tuple[int, int]) -> None:
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    found = QImageReader(buffer, QByteArray(kind.encode())).read()
    if (found.width(), found.height()) != size:
        raise LookError(f"{kind} cannot be read")


def _licences() -> str:
    """See that every part says under what licence it comes."""
    every = parts()
    silent = [part.name for part in every if not part.licence]
    if silent or len(every) < FEWEST_PARTS:
        raise LookError(f"no licence of {', '.join(silent) or 'the parts'}")
    return f"{len(every)} parts"


def _pdf(folder: Path) -> str:
    """Print a page, draw and read it as a player's rulebook, each in a process of its own."""
    path = folder / "page.pdf"
    write_document(f"# Landing\n\n{SENTENCE * 8}", path)
    drawer = PageDrawer(path)
    try:
        count, page = len(drawer.sizes()), picture_of(drawer.draw(0, 600))
    except DrawingError as error:
        raise LookError(f"a page that was printed cannot be drawn: {error}") from error
    finally:
        drawer.close()
    if count != 1 or _share_of_one(page, page.rect()) == 1:
        raise LookError("a page that was printed is not seen when it is drawn")
    read = read_own_book(path)
    said = " ".join(line for lines in read.pages for line in lines)
    if "raises its pennant" not in " ".join(said.split()):
        raise LookError("the words of a page that was printed cannot be read")
    return f"printed, shown, read: {len(said)} characters"


def _window(folder: Path) -> str:
    """Open the window in a game, give it an answer, and look at its picture."""
    save = folder / "window ö.beachmaster"
    save.unlink(missing_ok=True)
    start(Wish(game=playable()[0], seed=1, save=save)).close()
    window = open_window(application())
    try:
        window.resize(1280, 800)
        window.build_parts()
        window.open_saved(save)
        _wait(lambda: window.controller.is_open and not window.card.isHidden(), "no game opens")
        window.controller.auto()
        _wait(lambda: len(window.controller.session.tree.entries) > 0, "no answer is taken")
        picture = _settled(window)
        picture.save(str(folder / "window.png"))
        return _seen(window, picture)
    finally:
        window.close()
        wait_for_tasks()


def _settled(window: MainWindow) -> QImage:
    """Return the window's picture once two of them are alike."""
    before = QImage()
    for _ in range(50):
        end = time.monotonic() + 0.1
        while time.monotonic() < end:
            QCoreApplication.processEvents()
        picture = window.grab().toImage()
        if picture == before:
            break
        before = picture
    return picture


def _seen(window: MainWindow, picture: QImage) -> str:
    colours = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    }
    card = window.card.rect()
    corner = window.card.mapTo(window, card.topLeft())
    ratio = picture.devicePixelRatio()
    part = QRect(
        round(corner.x() * ratio),
        round(corner.y() * ratio),
        round(card.width() * ratio),
        round(card.height() * ratio),
    )
    if len(colours) < FEWEST_COLOURS or _share_of_one(picture, part) > MOST_OF_ONE_COLOUR:
        raise LookError(f"the window is blank: {len(colours)} colors")
    size = f"{picture.width()} x {picture.height()}"
    return f"{size}, {len(colours)} colors, by {QGuiApplication.platformName()}"


def _share_of_one(picture: QImage, part: QRect) -> float:
    """Return how much of a part of a picture has its commonest colour."""
    counts: dict[int, int] = {}
    part = part.intersected(picture.rect())
    for x in range(part.left(), part.right(), 2):
        for y in range(part.top(), part.bottom(), 2):
            pixel = picture.pixel(x, y)
            counts[pixel] = counts.get(pixel, 0) + 1
    return max(counts.values(), default=1) / max(sum(counts.values()), 1)


def _wait(done: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise LookError(otherwise)
        QCoreApplication.processEvents()
        time.sleep(0.01)
