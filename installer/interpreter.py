"""Take the Windows Python that a package carries: an installed folder, or an archive of one."""

import io
import shutil
import tarfile
import zipfile
from pathlib import Path

from common import PackageError, digest, remove

PARTS = ("DLLs", "Lib")
DROPPED = (
    *("site-packages", "test", "tkinter", "idlelib", "turtledemo", "ensurepip", "venv"),
    *("lib2to3", "pydoc_data", "__phello__"),
)
DROPPED_BINARIES = (
    *("_tkinter", "tcl86", "tk86", "_test", "_ctypes_test", "xxlimited", "libssl", "libcrypto"),
    *("_ssl", "_hashlib", "zlib1"),
)
"""No tests, no Tk, no encrypted connections: the program never uses the network."""


def take(source: Path, sha256: str | None, work: Path) -> Path:
    """Return a folder with `python.exe` and all that belongs to it.

    An archive is compared with its SHA-256 first; raise `PackageError` where it is another.
    """
    if source.is_dir():
        return source
    if sha256 is None or digest(source) != sha256.lower():
        raise PackageError(f"{source.name} has the SHA-256 {digest(source)}, not {sha256}")
    folder = work / "interpreter"
    remove(folder)
    with zipfile.ZipFile(_zip_in(source)) as archive:
        archive.extractall(folder)  # noqa: S202 - its SHA-256 is ours
    found = sorted(folder.rglob("python.exe"))
    if not found:
        raise PackageError(f"{source.name} holds no python.exe")
    return found[0].parent


def _zip_in(source: Path) -> Path | io.BytesIO:
    """Return the zip that an archive is, or that lies within it."""
    if source.suffix == ".zip":
        return source
    with tarfile.open(source) as archive:
        for member in archive:
            stream = archive.extractfile(member) if member.name.endswith(".zip") else None
            if stream is not None:
                return io.BytesIO(stream.read())
    raise PackageError(f"{source.name} holds no interpreter")


def lay_out(source: Path, target: Path) -> str:
    """Copy what is shipped of an interpreter; return the name of its library."""
    target.mkdir(parents=True)
    library = next(path for path in sorted(source.glob("python3??.dll")))
    for path in (library, source / "python3.dll", *source.glob("vcruntime140*.dll")):
        shutil.copy2(path, target)
    for part in PARTS:
        shutil.copytree(source / part, target / part, ignore=_ignored)
    lines = [r".\Lib", r".\DLLs", r".\Lib\site-packages"]
    (target / f"{library.stem}._pth").write_text("\n".join(lines) + "\n", "ascii")
    return library.name


def _ignored(folder: str, names: list[str]) -> set[str]:
    inside = Path(folder).name
    dropped = {name for name in names if name in DROPPED or name == "__pycache__"}
    if inside == "DLLs":
        dropped |= {name for name in names if name.startswith(DROPPED_BINARIES)}
        dropped |= {name for name in names if name.endswith((".ico", ".cat"))}
    return dropped
