"""Write small PDFs for the tests of import: lines at places, columns, pictures, locks."""

from collections.abc import Sequence

Placed = tuple[float, float, str]
WIDTH, HEIGHT, SIZE = 595, 842, 10


def write_pdf(pages: Sequence[Sequence[Placed]], *, locked: bool = False) -> bytes:
    """Return a PDF whose pages show each text at its place (x, y from the bottom left)."""
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    kids = []
    for page in pages:
        stream = "".join(
            f"BT /F1 {SIZE} Tf 1 0 0 1 {x} {y} Tm ({_escaped(text)}) Tj ET\n" for x, y, text in page
        )
        stream += "" if page else "0.5 g 50 50 400 600 re f\n"
        objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}endstream")
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Contents "
            f"{len(objects)} 0 R /Resources << /Font << /F1 3 0 R >> >> >>"
        )
        kids.append(f"{len(objects)} 0 R")
    objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
    return _assembled(objects, locked=locked)


def column(x: float, lines: Sequence[str], top: float = 780) -> list[Placed]:
    """Place lines one under the other."""
    return [(x, top - 14 * row, line) for row, line in enumerate(lines)]


def _assembled(objects: Sequence[str], *, locked: bool) -> bytes:
    body = b"%PDF-1.4\n"
    places = []
    for number, content in enumerate(objects, start=1):
        places.append(len(body))
        body += f"{number} 0 obj\n{content}\nendobj\n".encode("latin-1")
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


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
