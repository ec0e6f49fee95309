"""Reading the player's own rulebook: what works, and what is refused in one clear line."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from beachmaster.rulebook.own_book.reading import ImportStoppedError, Limits, read_own_book
from beachmaster.rulebook.problems import OwnBookError
from beachmaster.rulebook.sources import Heading
from rulebook import hostile_readers
from rulebook.pdf_writer import column, write_pdf

KILLED = """
import sys
from pathlib import Path
from beachmaster.rulebook.own_book.reading import read_own_book
from rulebook.hostile_readers import outlive_the_program
read_own_book(Path(sys.argv[1]), reader=outlive_the_program)
"""
STREAM = re.compile(rb"(stream\n)(.*?)(\nendstream)", re.DOTALL)
LEFT = [f"left {n} of the first column" for n in range(20)]
RIGHT = [f"right {n} of the second column" for n in range(20)]


@pytest.fixture
def bring(tmp_path):
    def write(name, content):
        path = tmp_path / name
        path.write_bytes(content)
        return path

    return write


def refused(path, limits=None, reader=None):
    given = {"limits": limits} if limits else {}
    given |= {"reader": reader} if reader else {}
    with pytest.raises(OwnBookError) as caught:
        read_own_book(path, **given)
    assert "\n" not in str(caught.value)
    assert path.name in str(caught.value)
    return str(caught.value)


def test_two_columns_are_read_one_after_the_other(bring):
    page = column(50, LEFT) + column(320, RIGHT)
    mixed = [
        text for pair in zip(column(50, LEFT), column(320, RIGHT), strict=True) for text in pair
    ]
    own = read_own_book(bring("two.pdf", write_pdf([page, mixed])))
    assert own.paged
    assert own.pages == (tuple(LEFT + RIGHT),) * 2


def test_a_wide_line_parts_the_columns(bring):
    wide = [(50, 640, "A heading that runs across both of the columns of this page, from edge to")]
    page = (
        column(50, LEFT[:8])
        + column(320, RIGHT[:8])
        + wide
        + column(50, LEFT[8:], top=600)
        + column(320, RIGHT[8:], top=600)
    )
    (lines,) = read_own_book(bring("wide.pdf", write_pdf([page]))).pages
    assert list(lines) == LEFT[:8] + RIGHT[:8] + [wide[0][2]] + LEFT[8:] + RIGHT[8:]


def test_pages_keep_their_numbers_even_when_one_has_no_text(bring):
    own = read_own_book(bring("gap.pdf", write_pdf([column(50, LEFT), [], column(50, RIGHT)])))
    assert [len(page) for page in own.pages] == [20, 0, 20]


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("scan.pdf", write_pdf([[], []]), "pictures of pages but no text"),
        ("locked.pdf", write_pdf([column(50, LEFT)], locked=True), "locked with a password"),
        ("cut.pdf", write_pdf([column(50, LEFT)])[:300], "damaged or not a PDF"),
        ("junk.pdf", b"%PDF-1.7\n" + bytes(range(256)) * 40, "damaged or not a PDF"),
        ("empty.pdf", b"", "damaged or not a PDF"),
        ("photo.jpg", b"\xff\xd8\xff\0\0" * 100, "neither a PDF nor a text"),
        ("empty.txt", b"  \n\n", "too little text"),
        ("short.md", b"5.3 Raid phase\n" * 9, "too little text"),
        ("about.txt", b"%PDF-1.7 is how such a file begins\n", "too little text"),
        ("lines.txt", b"5.3 x\n" * 50_000, "too large"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(bring, name, content, words):
    assert words in refused(bring(name, content))


def test_a_book_of_2000_pages_is_refused_at_once(bring):
    path = bring("long.pdf", write_pdf([column(50, LEFT[:1])] * 2000))
    assert "2000 pages" in refused(path)
    assert "700 pages" in refused(bring("long.txt", b"page\f" * 699 + b"page"))


HEADINGS = {"hell-on-earth": [Heading("hell-on-earth", "5.5", "Raid phase", "hoe:5.5")]}
FLIPPED = bytes(255 - byte for byte in range(256))


def test_the_headings_are_found_where_the_file_is_read(bring):
    text = "5.5 Raid phase\n" + "They come at night, it is said.\n" * 20
    own = read_own_book(bring("a.txt", text.encode()), game="hell-on-earth", headings=HEADINGS)
    assert (own.places, own.fits) == ({0: (1, 1)}, {"hell-on-earth": 1})


def test_a_pdf_with_bytes_turned_over_is_damaged_and_no_scan(bring):
    whole = write_pdf([column(50, LEFT)] * 3, packed=True)
    assert read_own_book(bring("whole.pdf", whole)).pages[2] == tuple(LEFT)
    flipped = STREAM.sub(lambda found: found[1] + found[2].translate(FLIPPED) + found[3], whole)
    said = refused(bring("flipped.pdf", flipped))
    assert "is damaged" in said
    assert "pictures of pages" not in said


def test_a_lost_page_is_told_from_a_picture(bring):
    pages = write_pdf([column(50, LEFT), [], column(50, RIGHT), column(50, LEFT)], packed=True)
    streams = list(STREAM.finditer(pages))
    at = streams[2].start(2)
    pages = pages[:at] + streams[2][2].translate(FLIPPED) + pages[streams[2].end(2) :]
    own = read_own_book(bring("part.pdf", pages))
    assert (own.pictures, own.lost) == ((2,), (3,))


@pytest.mark.parametrize("name", ["about.txt", "about.MD"])
def test_a_text_that_begins_as_a_pdf_does_is_a_text(bring, name):
    own = read_own_book(bring(name, b"%PDF-1.7 is how such a file begins\n" * 20))
    assert own.pages[0][0] == "%PDF-1.7 is how such a file begins"


def test_a_pdf_is_known_by_its_beginning_whatever_other_name_it_has(bring):
    own = read_own_book(bring("rules.download", write_pdf([column(50, LEFT)])))
    assert own.pages == (tuple(LEFT),)


def test_a_missing_file_and_a_folder_are_refused(tmp_path):
    assert "No such file" in refused(tmp_path / "nowhere.pdf")
    assert "not a file" in refused(tmp_path)


def test_a_file_too_large_is_not_even_opened(bring):
    assert "too large" in refused(bring("big.pdf", b"%PDF-" * 100), Limits(file_bytes=99))


@pytest.mark.parametrize(
    ("reader", "limits", "words"),
    [
        ("sleep_for_ever", Limits(seconds=1.5), "longer than 1.5 seconds"),
        ("crash", Limits(), "could not be read: the reading stopped midway"),
        ("talk_for_ever", Limits(letters=20_000), "too large"),
        ("eat_memory_while_watched", Limits(memory=200_000_000), "more memory"),
    ],
)
def test_a_text_is_read_within_the_same_bounds(bring, reader, limits, words):
    path = bring("hostile.txt", b"1.0 A\n" * 100)
    assert words in refused(path, limits, getattr(hostile_readers, reader))


def test_a_file_read_at_once_is_called_off_all_the_same(bring):
    path = bring("quick.txt", b"They come at night.\n" * 100)
    with pytest.raises(ImportStoppedError):
        read_own_book(path, reader=hostile_readers.talk_for_ever, stopped=lambda: True)


def test_reading_ends_when_it_is_called_off(bring):
    path = bring("slow.txt", b"1.0 A\n" * 100)
    asked = []
    with pytest.raises(ImportStoppedError):
        read_own_book(
            path,
            reader=hostile_readers.sleep_for_ever,
            stopped=lambda: bool(asked) or asked.append(1),
        )


@pytest.mark.parametrize(
    ("reader", "limits", "words"),
    [
        ("sleep_for_ever", Limits(seconds=1.5), "longer than 1.5 seconds"),
        ("crash", Limits(), "damaged or not a PDF"),
        ("talk_for_ever", Limits(letters=20_000), "too large"),
        ("send_nonsense", Limits(), "damaged or not a PDF"),
        ("eat_memory_while_watched", Limits(memory=200_000_000), "more memory"),
        pytest.param(
            "eat_memory",
            Limits(memory=900_000_000),
            "more memory",
            marks=pytest.mark.skipif(
                sys.platform != "linux", reason="elsewhere the child watches itself"
            ),
        ),
    ],
)
def test_a_hostile_file_is_stopped_before_it_ends_by_itself(bring, reader, limits, words):
    path = bring("hostile.pdf", b"%PDF-1.4 and worse")
    assert words in refused(path, limits, getattr(hostile_readers, reader))


@pytest.mark.skipif(sys.platform == "win32", reason="looks at processes the POSIX way")
def test_the_reading_process_goes_when_the_program_is_killed(bring, tmp_path):
    """`kill -9` leaves no time to end the child: it must see for itself."""
    path = bring("hostile.pdf", b"%PDF-1.4 and worse")
    note = tmp_path / "child"
    program = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path), str(note)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "CHILD_NOTE": str(note)},
    )
    wait_until(lambda: note.is_file() and note.read_text())
    program.kill()
    program.wait()
    child = int(note.read_text())
    wait_until(lambda: not is_running(child))


def wait_until(reached):
    while not reached():  # what never comes is the whole run's to end
        time.sleep(0.05)


def is_running(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not (status.is_file() and status.read_text().rpartition(")")[2].split()[0] == "Z")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_text_file_is_read_in_whatever_encoding_it_came(bring, encoding):
    text = "1. Café Ridge\n" * 30 + "\f2. Übung\n" * 2
    own = read_own_book(bring("book.txt", text.encode(encoding)))
    assert own.pages[0][0] == "1. Café Ridge"
    assert own.pages[1] == ("2. Übung",)
    assert own.paged
    assert not read_own_book(bring("one.md", b"# Title\n" * 30)).paged
