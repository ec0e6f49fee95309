"""Make the Debian package and the tarball: one frozen folder, and what puts it into the menu."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

from common import (
    HERE,
    ICONS,
    PYTHON,
    ROOT,
    PackageError,
    check_data,
    epoch,
    files_of,
    measured,
    output,
    project,
    remove,
    run,
    size_of,
    tool,
    version,
)
from frozen import freeze

DEPENDS = (
    *("libc6 (>= 2.36)", "libgl1", "libegl1", "libglib2.0-0 | libglib2.0-0t64", "libstdc++6"),
    *("libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libx11-6", "libx11-xcb1", "zlib1g"),
    "libexpat1",
    *("libwayland-client0", "libwayland-cursor0", "libwayland-egl1"),
)
SYSTEM_LIBRARIES = (
    *("libGL.", "libEGL.", "libGLX", "libOpenGL", "libglib-", "libgthread-", "libgobject-"),
    *("libdbus-", "libfontconfig", "libfreetype", "libpng", "libbrotli", "libexpat", "libz."),
    *("libstdc++", "libgcc_s", "libX11", "libxcb.", "libXau", "libXdmcp", "libbsd", "libmd."),
    *("libxkbcommon.", "libcups", "libzstd", "libcrypto", "libssl"),
)
"""What is never carried: it belongs to the driver, the session, the printers or the fonts, and an
older one of ours would break those of a newer system."""
SCREENSHOTS = {
    "fight": "A fight: the map, the task, the die and its odds, and the rule",
    "table": "Setting up a real table, step by step",
    "large": "The large card, to be read from across the table",
}
"""The pictures of `docs/screenshots` that software centres show, with their captions."""
OPT = "opt/beachmaster"
CARRIED = (
    ("fonts/Inter*", "2020 The Inter Project Authors", "OFL-1.1", "inter"),
    ("fonts/SourceSerif4*", "2014 The Source Serif 4 Project Authors", "OFL-1.1", "source-serif-4"),
    ("icons/lines/*", "2026 Lucide Icons and Contributors", "ISC", "lucide"),
    ("coastlines/*", "1996-2017 Paul Wessel and Walter H. F. Smith", "LGPL-3.0-or-later", "gshhg"),
)
"""What is carried of others in `resources`: its files, whose it is, its license, its text there."""
COMMON_TEXTS = (
    "Its text is in /usr/share/common-licenses/LGPL-3, and in GPL-3 beside it what it builds on."
)
INNER = f"{OPT}/_internal/beachmaster/data"
ARCH = "amd64"


def build(out: Path, work: Path, python: Path) -> list[Path]:
    """Make both in `out`, frozen with an interpreter, and return them."""
    number = output([python, "-c", "import platform; print(platform.python_version())"]).strip()
    if not number.startswith(f"{PYTHON}."):
        print(f"frozen with Python {number}; a release carries {PYTHON} (installer/README.md)")
    folder = freeze(work, "linux", "x86_64", [("python", python_licence(python))], python)
    leave_out_libraries(folder / "_internal")
    data = folder / "_internal/beachmaster/data"
    for name, text in debian_texts(folder):
        (data / "licences" / f"{name}.txt").write_text(text, "utf-8")
    check_data(data)
    out.mkdir(parents=True, exist_ok=True)
    made = [debian_package(folder, work, out), tarball(folder, work, out)]
    for path in made:
        print(measured(path, folder))
    return made


def leave_out_libraries(inner: Path) -> None:
    """Remove the system's own libraries, and those that nothing kept asks for any more."""
    for path in sorted(inner.iterdir()):
        if path.name.startswith(SYSTEM_LIBRARIES):
            remove(path)
    carried = {path.name: path for path in inner.glob("lib*.so*")}
    files = [inner / name for name in files_of(inner) if ".so" in name.name]
    waiting = [path for path in files if path.resolve() not in set(carried.values())]
    wanted = set[str]()
    while waiting:
        for name in needed_by(waiting.pop()):
            if name in carried and name not in wanted:
                wanted.add(name)
                waiting.append(carried[name])
    for name in carried.keys() - wanted:
        if not name.startswith("libpython"):
            remove(carried[name])
    own = [*inner.glob("libpython*"), *inner.glob("python3*/lib-dynload/*.so")]
    own += inner.glob("sqlalchemy/**/*.so")
    run([tool("strip"), "--strip-unneeded", *own])


def needed_by(library: Path) -> list[str]:
    """Return the names of the libraries that one asks for."""
    said = output([tool("objdump"), "-p", library]).splitlines()
    return [line.split()[1] for line in said if line.strip().startswith("NEEDED")]


def python_licence(python: Path) -> str:
    """Return the licence of the Python that is frozen; raise `PackageError` where it has none."""
    asked = "import os, sys; print(os.path.dirname(os.__file__)); print(sys.base_prefix)"
    library, prefix = map(Path, output([python, "-c", asked]).splitlines())
    debian = Path("/usr/share/doc") / library.name / "copyright"
    for path in (library / "LICENSE.txt", prefix / "LICENSE.txt", debian):
        if path.is_file():
            return path.read_text("utf-8", errors="replace")
    raise PackageError("this Python comes without its licence")


def debian_texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the copyright of each Debian package that a carried library comes from."""
    names = {path.name for path in (folder / "_internal").iterdir() if ".so" in path.name}
    owners = set[str]()
    for name in sorted(names):
        done = subprocess.run(["dpkg", "-S", f"*/{name}"], capture_output=True, check=False)
        for line in done.stdout.decode().splitlines():
            owners.add(line.partition(":")[0])
    for owner in sorted(owners):
        text = Path("/usr/share/doc") / owner / "copyright"
        if text.is_file():
            yield owner, text.read_text("utf-8", errors="replace")


def metainfo(date: str) -> str:
    """Return what software centres show; an address that there is not is left out."""
    about = project()
    own = about.application_id()
    former = [] if own == about.PLAIN_ID else [f"<id>{about.PLAIN_ID}.desktop</id>"]
    links = {"homepage": about.HOME, "bugtracker": about.ISSUES, "vcs-browser": about.SOURCE}
    more = [f'<url type="{kind}">{escape(to)}</url>' for kind, to in links.items() if to]
    if about.PICTURES:
        more += ["<screenshots>", *screenshots(about.PICTURES), "</screenshots>"]
    text = (HERE / "linux/beachmaster.metainfo.xml").read_text("utf-8")
    for word, lines in {"    @FORMER@": former, "  @MORE@": more}.items():
        indent = word.partition("@")[0]
        text = text.replace(f"{word}\n", "".join(f"{indent}{line}\n" for line in lines))
    for word, value in {"@ID@": own, "@VERSION@": version(), "@DATE@": date}.items():
        text = text.replace(word, value)
    return text


def screenshots(address: str) -> Iterator[str]:
    """Yield an element for each picture; the first one is that which a list shows."""
    for at, (name, said) in enumerate(SCREENSHOTS.items()):
        (file,) = (ROOT / "docs/screenshots").glob(f"{name}.*")
        image = f"<image>{escape(f'{address}/{file.name}')}</image>"
        kind = "" if at else ' type="default"'
        yield f"  <screenshot{kind}><caption>{escape(said)}</caption>{image}</screenshot>"


def shared_files(prefix: Path) -> None:
    """Lay desktop entry, file type, icons and AppStream metainfo below a prefix."""
    date = datetime.fromtimestamp(int(epoch()), UTC).date().isoformat()
    own = project().application_id()
    texts = {
        f"applications/{own}.desktop": (HERE / "linux/beachmaster.desktop").read_text("utf-8"),
        "mime/packages/beachmaster.xml": (HERE / "linux/beachmaster-mime.xml").read_text("utf-8"),
        f"metainfo/{own}.metainfo.xml": metainfo(date),
    }
    for name, text in texts.items():
        place = prefix / "share" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    for picture in ICONS.glob("beachmaster-*.png"):
        size = picture.stem.rpartition("-")[2]
        place = prefix / f"share/icons/hicolor/{size}x{size}/apps/beachmaster.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, place)
    place = prefix / "share/icons/hicolor/scalable/apps/beachmaster.svg"
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ICONS / "beachmaster.svg", place)


def debian_package(folder: Path, work: Path, out: Path) -> Path:
    """Make the package for Debian 12 and newer, and what is made from them."""
    root = work / "deb"
    remove(root)
    shutil.copytree(folder, root / OPT, symlinks=True)
    shared_files(root / "usr")
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin/beachmaster").symlink_to(f"/{OPT}/beachmaster")
    documents = root / "usr/share/doc/beachmaster"
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(debian_copyright(), "utf-8")
    (root / "DEBIAN").mkdir()
    control = {
        "Package": "beachmaster",
        "Version": version(),
        "Architecture": ARCH,
        "Maintainer": "Beachmaster contributors <beachmaster@localhost>",
        "Installed-Size": str(size_of(root) // 1024),
        "Depends": ", ".join(DEPENDS),
        "Recommends": "fonts-dejavu-core, libcups2 | libcups2t64",
        **({"Homepage": project().HOME} if project().HOME else {}),
        "Section": "games",
        "Priority": "optional",
        "Description": "companion at the table for solo board wargames\n"
        " It holds the bags, the other side, the tables, the sequence of play and the\n"
        " rules of board wargames about landings on Pacific islands.",
    }
    lines = [f"{name}: {value}\n" for name, value in control.items()]
    (root / "DEBIAN/control").write_text("".join(lines), "utf-8")
    plain_modes(root)
    made = out / f"beachmaster_{version()}_{ARCH}.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, made])
    return made


def debian_copyright() -> str:
    """Return whose work is in the package and under what license, in Debian's format."""
    head, _, mit = (ROOT / "LICENSE").read_text("utf-8").strip().partition("\n\n")
    if head != "MIT License":
        raise PackageError("LICENSE is not the one that this package names")
    whose, _, mit = mit.partition("\n\n")
    carried = "\n\n".join(
        f"Files: {INNER}/resources/{files}\nCopyright: {owner}\nLicense: {short}"
        for files, owner, short, _name in CARRIED
    )
    texts = {short: name for _files, _owner, short, name in reversed(CARRIED)}
    licences = ROOT / "resources/licences"
    shorts = "\n\n".join(
        f"License: {short}\n{_field(_pointed((licences / f'{name}.txt').read_text('utf-8')))}"
        for short, name in sorted(texts.items())
    )
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Beachmaster

Files: *
{whose.replace("Copyright (c) ", "Copyright: ")}
License: MIT

Files: {OPT}/_internal/*
Copyright: the authors of Python, Qt and the other libraries
License: each-its-own
 Their texts are in the folders *.dist-info there and in {INNER}/licences.
 The program shows all of them under Help, About Beachmaster, Licenses.

Files: {INNER}/*
{whose.replace("Copyright (c) ", "Copyright: ")}
License: MIT

{carried}

License: MIT
{_field(mit)}

{shorts}
"""


def _pointed(text: str) -> str:
    """Return a license, where every Debian system has its text by where that is."""
    own, found, _text = text.partition("Its text follows")
    return f"{own}{COMMON_TEXTS}" if found else text


def _field(text: str) -> str:
    """Return a text as the lines of a field: indented, a dot where a line is empty."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())


def tarball(folder: Path, work: Path, out: Path) -> Path:
    """Make the archive that needs no installation: unpack it anywhere and start it."""
    name = f"beachmaster-{version()}-linux-x86_64"
    root = work / name
    remove(root)
    shutil.copytree(folder, root, symlinks=True)
    shared_files(root)
    shutil.copyfile(HERE / "linux/add-to-menu.sh", root / "add-to-menu.sh")
    shutil.copyfile(HERE / "linux/README.txt", root / "README.txt")
    shutil.copyfile(ROOT / "LICENSE", root / "LICENSE")
    plain_modes(root)
    (root / "add-to-menu.sh").chmod(0o755)
    made = out / f"{name}.tar.xz"
    same = ["--sort=name", f"--mtime=@{epoch()}", "--owner=0", "--group=0", "--numeric-owner"]
    run([tool("tar"), *same, "-C", work, "-cJf", made, name], XZ_OPT="-9 -T1")
    return made


def plain_modes(root: Path) -> None:
    """Give every file the same rights and time, whatever umask and clock of the build were."""
    moment = int(epoch())
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100 or ".so" in path.name
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


if __name__ == "__main__":
    sys.exit("run: python3 run.py package linux")
