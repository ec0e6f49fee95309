"""Write PDFs for the tests of import: lines at places, columns, whole books, pictures, locks."""

import textwrap
import zlib
from collections.abc import Sequence

Placed = tuple[float, float, str]
WIDTH, HEIGHT, SIZE = 595, 842, 10
COLUMN_LETTERS, COLUMN_LINES = 48, 60


def write_pdf(
    pages: Sequence[Sequence[Placed]], *, locked: bool = False, packed: bool = False
) -> bytes:
    """Return a PDF whose pages show each text at its place (x, y from the bottom left)."""
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    kids = []
    for page in pages:
        stream = "".join(
            f"BT /F1 {SIZE} Tf 1 0 0 1 {x} {y} Tm ({_escaped(text)}) Tj ET\n" for x, y, text in page
        )
        stream += "" if page else "0.5 g 50 50 400 600 re f\n"
        objects.append(_stream(stream, packed=packed))
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Contents "
            f"{len(objects)} 0 R /Resources << /Font << /F1 3 0 R >> >> >>"
        )
        kids.append(f"{len(objects)} 0 R")
    objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
    return _assembled(objects, locked=locked)


def _stream(content: str, *, packed: bool) -> str:
    if not packed:
        return f"<< /Length {len(_bytes(content))} >>\nstream\n{content}endstream"
    deflated = zlib.compress(_bytes(content)).hex()
    filters = "/Filter [ /ASCIIHexDecode /FlateDecode ]"
    return f"<< /Length {len(deflated)} {filters} >>\nstream\n{deflated}\nendstream"


def column(x: float, lines: Sequence[str], top: float = 780, step: float = 14) -> list[Placed]:
    """Place lines one under the other."""
    return [(x, top - step * row, line) for row, line in enumerate(lines)]


def two_column_book(title: str, lines: Sequence[str]) -> bytes:
    """Return a PDF of a text set in two narrow columns, with running headers and page numbers."""
    narrow = [part for line in lines for part in textwrap.wrap(line, COLUMN_LETTERS) or [""]]
    pages = []
    for first in range(0, len(narrow), 2 * COLUMN_LINES):
        number = 1 + first // (2 * COLUMN_LINES)
        middle = first + COLUMN_LINES
        pages.append(
            [
                (200, 815, f"{title}  Rules of play"),
                *column(40, narrow[first:middle], top=790, step=12),
                *column(310, narrow[middle : middle + COLUMN_LINES], top=790, step=12),
                (290, 25, str(number)),
            ]
        )
    return write_pdf(pages)


def _assembled(objects: Sequence[str], *, locked: bool) -> bytes:
    body = b"%PDF-1.4\n"
    places = []
    for number, content in enumerate(objects, start=1):
        places.append(len(body))
        body += _bytes(f"{number} 0 obj\n{content}\nendobj\n")
    start = len(body)
    body += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    body += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    lock = ""
    if locked:
        wrong = "41" * 32
        lock = (
            f" /Encrypt << /Filter /Standard /V 1 /R 2 /O <{wrong}> /U <{wrong}> /P -4 >>"
            " /ID [<41> <41>]"
        )
    body += (
        f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R{lock} >>\nstartxref\n{start}\n%%EOF\n"
    ).encode()
    return body


def _bytes(text: str) -> bytes:
    """Return a text in the encoding that the font declares."""
    return text.encode("cp1252", errors="replace")


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
