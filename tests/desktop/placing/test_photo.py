"""A photo is read by what it holds, kept without anything but its pixels, or refused in words."""

import os
import struct
import zlib

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QObject, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter

from beachmaster.desktop.placing import photo
from beachmaster.desktop.placing.photo import PhotoError, decoded, taken_in
from beachmaster.engine.text import render

KINDS = ("JPEG", "PNG", "WEBP")
SECRET = "Rhodes, at home"


def picture(wide=400, high=300):
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("tan"))
    painter = QPainter(image)
    painter.fillRect(0, 0, wide // 2, high // 2, QColor("navy"))
    painter.end()
    image.setText("Description", SECRET)
    return image


def bytes_of(kind, image=None):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert (image or picture()).save(buffer, kind)
    return bytes(buffer.data().data())


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(wide, high, rows=b""):
    header = struct.pack(">IIBBBBB", wide, high, 1, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def turned(data):
    """Return a JPEG that says it was taken with the camera held upright."""
    tag = struct.pack(">HHIHH", 0x0112, 3, 1, 6, 0)
    exif = b"Exif\0\0MM\0*" + struct.pack(">IH", 8, 1) + tag + struct.pack(">I", 0)
    exif += SECRET.encode()
    return data[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + data[2:]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("ending", ["jpg", "png", "txt"])
def test_a_photo_is_known_by_what_it_holds(tmp_path, data_folder, kind, ending, qapp):
    source = tmp_path / f"map.{ending}"
    source.write_bytes(bytes_of(kind))
    made = taken_in(source)
    assert not data_folder.exists()
    made.keep()
    assert made.image.size() == QSize(400, 300)
    assert made.path.is_relative_to(data_folder)
    assert QImage(str(made.path)).size() == QSize(400, 300)


def test_the_copy_kept_says_nothing_but_its_pixels(tmp_path, qapp):
    for kind in KINDS:
        data = bytes_of(kind)
        data = turned(data) if kind == "JPEG" else data
        if kind == "PNG":
            assert SECRET.encode() in data
        source = tmp_path / f"map-{kind}"
        source.write_bytes(data)
        made = taken_in(source)
        made.keep()
        kept = made.path.read_bytes()
        assert SECRET.encode() not in kept
        assert b"Exif" not in kept
        assert kept.startswith(b"\xff\xd8\xff")


def test_a_photo_taken_upright_is_shown_upright(qapp):
    image = decoded(turned(bytes_of("JPEG")))
    assert image.size() == QSize(300, 400)
    assert image.pixelColor(290, 10).red() < image.pixelColor(10, 10).red()


def test_a_large_photo_is_made_smaller(qapp):
    image = decoded(bytes_of("JPEG", picture(6000, 4000)))
    assert 11_900_000 < image.width() * image.height() <= photo.KEPT_PIXELS
    assert image.width() / image.height() == pytest.approx(1.5, abs=0.01)


def test_a_picture_of_the_most_pixels_is_read(qapp):
    wide, high = 8_000, 4_900
    image = decoded(png(wide, high, (b"\0" + b"\xaa" * (wide // 8)) * high))
    assert image.width() * image.height() <= photo.KEPT_PIXELS


def progressive(image):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"jpeg")
    writer.setProgressiveScanWrite(True)
    assert writer.write(image)
    return bytes(buffer.data().data())


def test_a_picture_that_qt_holds_whole_has_fewer_pixels_at_most(qapp):
    """A file of 97 KB took 600 MB: only a JPEG stored by rows is made smaller as it is read."""
    wide, high = 8_000, 5_100
    said = refused(png(wide, high, (b"\0" + b"\xaa" * (wide // 8)) * high))
    assert "more than 40 million" in said
    large = picture(8_000, 5_100)
    assert "more than 40 million" in refused(progressive(large))
    assert "more than 40 million" in refused(bytes_of("WEBP", large.scaled(8_100, 5_000)))
    assert decoded(turned(bytes_of("JPEG", large))).width() < 4_000


def test_what_is_transparent_becomes_white(qapp):
    clear = QImage(200, 200, QImage.Format.Format_ARGB32)
    clear.fill(Qt.GlobalColor.transparent)
    assert decoded(bytes_of("PNG", clear)).pixelColor(5, 5) == QColor("white")


def refused(data):
    before = QImageReader.allocationLimit()
    with pytest.raises(PhotoError) as told:
        decoded(data)
    assert QImageReader.allocationLimit() == before
    return render(told.value.text)


@pytest.mark.parametrize("part", [0.03, 0.3, 0.7, 0.98])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.qt_log_ignore("")
def test_a_photo_cut_short_is_refused(kind, part, qapp):
    noise = picture()
    for at in range(3000):
        noise.setPixelColor(at * 7 % 400, at * 13 % 300, QColor.fromHsv(at % 360, 200, 200))
    data = bytes_of(kind, noise)
    assert "damaged" in refused(data[: int(len(data) * part)])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "HEIC"),
        (b"GIF89a" + bytes(50), "not a JPEG"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not a JPEG"),
        (b"%PDF-1.7", "not a JPEG"),
        (b"just words", "not a JPEG"),
        (b"\xff", "not a JPEG"),
        (b"\xff\xd8\xff" + bytes(100), "damaged"),
        (b"\x89PNG\r\n\x1a\n", "damaged"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "damaged"),
        (png(100_000, 100_000), "100000 × 100000 pixels"),
        (png(20_000, 20_000), "20000 × 20000 pixels"),
        (png(2**31 - 1, 2**31 - 1), "pixels|damaged"),
        (png(30_000, 200), "30000 × 200 pixels"),
        (png(0, 300), "damaged"),
        (png(60, 300, bytes(9 * 300)), "only 60 × 300"),
        (png(6_000, 6_000), "damaged"),
    ],
)
@pytest.mark.qt_log_ignore("")
def test_what_is_no_photo_is_refused_in_words(data, words, qapp):
    assert any(part in refused(data) for part in words.split("|"))


def said_of(source):
    with pytest.raises(PhotoError) as told:
        taken_in(source)
    return render(told.value.text)


def test_files_that_hold_no_photo_are_refused_in_words(tmp_path, qapp):
    empty = tmp_path / "empty.jpg"
    empty.touch()
    assert "empty" in said_of(empty)
    assert "cannot be read" in said_of(tmp_path / "gone.jpg")
    assert "cannot be read" in said_of(tmp_path)
    huge = tmp_path / "huge.jpg"
    with huge.open("wb") as file:
        file.truncate(photo.LARGEST_FILE + 1)
    assert "larger than 40 MB" in said_of(huge)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_that_nobody_writes_to_is_not_waited_for(tmp_path, qapp):
    pipe = tmp_path / "map.jpg"
    os.mkfifo(pipe)
    assert "empty" in said_of(pipe)


def test_a_folder_that_takes_no_file_is_told(tmp_path, data_folder, qapp):
    source = tmp_path / "map.jpg"
    source.write_bytes(bytes_of("JPEG"))
    data_folder.write_text("a file where the folder should be")
    made = taken_in(source)
    with pytest.raises(PhotoError) as told:
        made.keep()
    assert "cannot be saved" in render(told.value.text)


def test_a_photo_is_taken_in_off_the_gui_thread(tmp_path, qtbot):
    source = tmp_path / "map.jpg"
    source.write_bytes(bytes_of("JPEG"))
    asker = QObject()
    work, found = photo.task(source, asker), []
    work.done.connect(found.append)
    with qtbot.waitSignal(work.finished):
        work.start()
    assert found[0].image.size() == QSize(400, 300)
