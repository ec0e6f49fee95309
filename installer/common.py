"""What every package is made of: our wheel, the locked wheels of a system, their licences."""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import metadata
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "installer"
ICONS = ROOT / "resources" / "icons"
PYTHON = "3.13"
"""The Python that packages carry."""
NAME = "Beachmaster"
QT_PARTS = ("Core", "Gui", "Widgets", "DBus", "Svg", "PrintSupport")
LIBRARIES = (*QT_PARTS, "OpenGL")
RUNTIME = ("pyside6", "libpyside6", "msvcp140", "vcruntime140")
PLUGINS = {
    "platforms": ("windows", "cocoa", "xcb", "wayland", "offscreen"),
    "imageformats": ("jpeg", "webp", "svg", "ico"),
    "iconengines": ("svg",),
    "styles": ("",),
    "printsupport": ("",),
    "platforminputcontexts": ("",),
    "platformthemes": ("xdgdesktopportal",),
    "xcbglintegrations": ("",),
    "wayland-decoration-client": ("",),
    "wayland-graphics-integration-client": ("wayland-egl",),
    "wayland-shell-integration": ("xdg-shell",),
}
"""The folders of plugins that are kept, and in each those whose name ends so ("": all)."""


DATA = ("rules_db", "resources", "docs/manual")
TOOLS = {".py", ".pyc"}
"""What lies among the data and makes them; it need not come along."""
MOST_PACKED, MOST_INSTALLED = 100e6, 340e6
"""Twice what a package for Linux weighs, and what it installs: more than that is a mistake."""


class PackageError(Exception):
    """A package cannot be made; the message says what is missing."""


def version() -> str:
    """Return the one version: of the program, of every package, of every file name."""
    text = (ROOT / "app/beachmaster/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise PackageError("no version in app/beachmaster/__init__.py")
    return found[1]


@cache
def project() -> SimpleNamespace:
    """Return the addresses and the id of the project; the program need not be installed for it."""
    return SimpleNamespace(**run_path(str(ROOT / "app/beachmaster/project.py")))


def epoch() -> str:
    """Return the time of the commit, which stands in for the time of the build."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return given or output(["git", "log", "-1", "--format=%ct"]).strip()


def run(words: Sequence[str | Path], cwd: Path = ROOT, **more: str) -> None:
    """Run a command of the build; raise `PackageError` with the end of what it said."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": epoch(), "PYTHONHASHSEED": "0", **more}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace")[-3000:]
        raise PackageError(f"{' '.join(map(str, words[:4]))} …: status {done.returncode}\n{said}")


def output(words: Sequence[str | Path]) -> str:
    """Return what a command prints; raise `CalledProcessError`."""
    done = subprocess.run([str(one) for one in words], cwd=ROOT, check=True, capture_output=True)
    return done.stdout.decode()


def tool(*names: str) -> str:
    """Return the first program of these names that is there."""
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    raise PackageError(f"{' or '.join(names)} is not on this machine; see installer/README.md")


def with_file(command: str, path: Path) -> list[str]:
    """Return the words of a command that signs or seals a file, which is `{}` in it.

    It is split as a POSIX shell splits words, on Windows as well: a path with spaces or backslashes
    stands in single quotes.
    """
    return [word.replace("{}", str(path)) for word in shlex.split(command)]


def digest(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def bare_name(requirement: str) -> str:
    """Return the name in a requirement, in its normal form."""
    found = re.match(r"[A-Za-z0-9_.-]+", requirement)
    return re.sub(r"[-_.]+", "-", found[0] if found else "").lower()


def needed() -> list[str]:
    """Return the names of what the program needs at run time, itself left out."""
    names, waiting = set[str](), [*(metadata.requires("beachmaster") or [])]
    while waiting:
        requirement = waiting.pop()
        name = bare_name(requirement)
        if name in names or "extra ==" in requirement:
            continue
        names.add(name)
        waiting += metadata.requires(name) or []
    return sorted(names)


def lock_of(names: Sequence[str]) -> str:
    """Return the part of the lock that holds these packages, with its hashes."""
    text = (ROOT / "requirements.lock").read_text("utf-8")
    parts = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    return "".join(part for part in parts if part.partition("==")[0] in names)


def fetch_wheels(folder: Path, platforms: Sequence[str]) -> list[Path]:
    """Download what the program needs for a system, each file against its hash in the lock."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = folder / "needed.txt"
    lock.write_text(lock_of(needed()), "utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    target = [word for name in platforms for word in ("--platform", name)]
    kind = ["--python-version", PYTHON, "--implementation", "cp", "--only-binary=:all:"]
    run([*pip, "--no-deps", "--require-hashes", *target, *kind, "-r", lock, "-d", folder])
    return sorted(folder.glob("*.whl"))


def own_wheel(folder: Path) -> Path:
    """Build our own wheel, with the rule index and the translations."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder]
    run([*build, ROOT])
    return next(folder.glob("beachmaster-*.whl"))


def unpack(wheels: Sequence[Path], site: Path) -> None:
    """Lay wheels out in a folder; all of ours are plain files below their root."""
    site.mkdir(parents=True, exist_ok=True)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    for data in site.glob("*.data"):
        shutil.rmtree(data)


def trim_qt(site: Path) -> None:
    """Keep of Qt what the program uses: by list, so that nothing new slips in.

    On Windows all of it lies in one folder, on macOS libraries, plugins and words lie in one below.
    """
    qt = site / "PySide6"
    inner = qt / "Qt" if (qt / "Qt").is_dir() else qt
    for path in sorted(qt.iterdir()):
        if path != inner and not _wanted(path):
            remove(path)
    for path in sorted((inner / "lib").glob("*")):
        if path.name.removesuffix(".framework") not in {f"Qt{part}" for part in LIBRARIES}:
            remove(path)
    for path in sorted(inner.iterdir()):
        if inner != qt and path.name not in {"lib", "plugins", "translations"}:
            remove(path)
    trim_plugins(inner / "plugins")
    for path in (inner / "translations").iterdir():
        if not path.name.startswith("qtbase_"):
            remove(path)
    for part in ("include", "lib", "bin"):
        remove(site / "shiboken6" / part)


def _wanted(path: Path) -> bool:
    """Tell whether something beside Qt's bindings is kept."""
    stem = path.name.split(".")[0]
    if path.is_dir():
        return path.name in {"plugins", "support", "translations"}
    if path.suffix == ".py" or stem.startswith(RUNTIME):
        return path.suffix in {".py", ".dll", ".dylib"}
    ours = {f"Qt6{part}" for part in LIBRARIES} | {
        f"Qt{part}" for part in QT_PARTS if part != "Svg"
    }
    return path.suffix in {".dll", ".pyd", ".so"} and stem in ours


def trim_plugins(plugins: Path) -> None:
    """Keep the plugins of Qt that the list names."""
    for folder in sorted(plugins.iterdir()):
        endings = PLUGINS.get(folder.name, ())
        for path in sorted(folder.iterdir()):
            plain = re.sub(r"^(lib)?q|\.(dll|so|dylib)$", "", path.name)
            if not any(plain.endswith(ending) for ending in endings):
                remove(path)
        if not any(folder.iterdir()):
            folder.rmdir()


def trim_site(site: Path) -> None:
    """Leave out what no run reads: type stubs, headers, tests of libraries, other databases."""
    doomed: list[Path] = []
    for pattern in ("*.pyi", "*.lib", "*.pdb", "py.typed", "*.pxd", "*.hpp", "tests", "testing"):
        doomed += site.rglob(pattern)
    dialects = site / "sqlalchemy" / "dialects"
    doomed += [dialects / name for name in ("mysql", "oracle", "postgresql", "mssql")]
    doomed += [path for name in ("bin", "Scripts") for path in site.glob(name)]
    for path in doomed:
        remove(path)


def remove(path: Path) -> None:
    """Remove a file or a folder, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def mark(site: Path, kind: str, texts: Sequence[tuple[str, str]]) -> None:
    """Say in an unpacked wheel what package it is in, and lay the licences beside."""
    mark_texts(site / "beachmaster" / "data", kind, texts)


def mark_texts(data: Path, kind: str, texts: Sequence[tuple[str, str]]) -> None:
    """Write what a package is, and the licences of parts that carry none themselves."""
    licences = data / "licences"
    licences.mkdir(parents=True)
    (data / "package.txt").write_text(f"{kind}\n", "utf-8")
    for source in sorted((HERE / "licences").glob("*.txt")):
        shutil.copy(source, licences)
    for name, text in texts:
        (licences / f"{name}.txt").write_text(text, "utf-8")


def files_of(folder: Path) -> Iterator[Path]:
    """Yield every file below a folder in one order, relative to it."""
    for path in sorted(folder.rglob("*"), key=lambda one: one.relative_to(folder).parts):
        if not path.is_dir() or path.is_symlink():
            yield path.relative_to(folder)


def check_data(data: Path) -> None:
    """Raise `PackageError` for each file of ours that did not come along."""
    lacking = [
        name for name in ("build/rules.sqlite", "package.txt") if not (data / name).is_file()
    ]
    for folder in DATA:
        there = set(files_of(data / folder))
        ours = (path for path in files_of(ROOT / folder) if path.suffix not in TOOLS)
        lacking += [f"{folder}/{path.as_posix()}" for path in ours if path not in there]
    if lacking:
        raise PackageError(f"not in the package: {', '.join(lacking)}")


def measured(
    made: Path, installed: Path, packed_most: float = MOST_PACKED, most: float = MOST_INSTALLED
) -> str:
    """Return the sizes of a package for the log; raise `PackageError` where they are too large."""
    packed, laid_out = made.stat().st_size, size_of(installed)
    said = f"{made}: {megabytes(packed)}, installed {megabytes(laid_out)}"
    if packed > packed_most or laid_out > most:
        raise PackageError(f"{said}: too large")
    return said


def size_of(folder: Path) -> int:
    """Return how many bytes a folder holds."""
    return sum((folder / path).lstat().st_size for path in files_of(folder))


def megabytes(count: float) -> str:
    """Return a size as people read it."""
    return f"{count / 1e6:.1f} MB"


if __name__ == "__main__":
    print(version())
