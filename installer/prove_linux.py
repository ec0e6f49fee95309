"""Prove the Linux packages in bare systems: Debian 12 and 13, with nothing but what they ask for.

A checkout is started in each as well: without Qt's libraries, then with them.

Needs root and the folders that `debootstrap --variant=minbase RELEASE` makes, named by
BEACHMASTER_BARE (by commas); `--prove` copies each and leaves it as it was. BEACHMASTER_FORMER may
name a package of a version before: then that one is upgraded, with the games it has begun.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

from common import PackageError, files_of, project, remove, run, tool, version
from playing import answers, begun, gone_on
from wine import copy_saves

FORMER = Path(__file__).resolve().parents[1] / "tests" / "storage" / "former"
PLAYER = "/home/joerg ö 海"
PYTHON_NEEDS = "libexpat1", "zlib1g"
"""What Debian's own Python takes from the system; whatever draws letters has both."""
NEEDED = (
    *("libgl1", "libegl1", "libglib2.0-0", "libxkbcommon0", "libdbus-1-3", "libfontconfig1"),
    *("libx11-6", "libx11-xcb1"),
)
"""What the tarball's README names for a bare system."""
SAVES = ".local/share/beachmaster/saves"
SEEN = "xvfb", "xauth"
ON_SCREEN = ("xvfb-run", "-a", "-s", "-screen 0 1400x900x24")
SOURCE_NEEDS = "python3", "python3-venv", "ca-certificates"
AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt"
OWN_AUTHORITIES = Path("/usr/local/share/ca-certificates")
"""Whom this machine trusts besides: what it reaches the packages through may speak for them."""
LATE = "libxcb-cursor0"
"""The package without which Qt loads and then aborts the process."""
NAMED = "sudo apt-get install "
IN_TERMINAL = "so we play in the terminal"


class Bare:
    """A bare system: a copy that is thrown away."""

    def __init__(self, base: Path, work: Path) -> None:
        check_unmounted(base)  # a copy of the kernel's folder fills the disk
        self.root = work / "bare" / base.name
        check_unmounted(self.root)
        remove(self.root)
        self.root.parent.mkdir(exist_ok=True)
        run(["cp", "-a", base, self.root])
        player = self.root / PLAYER[1:]
        player.mkdir(parents=True)
        if OWN_AUTHORITIES.is_dir():
            trusted = self.root / OWN_AUTHORITIES.relative_to("/")
            shutil.copytree(OWN_AUTHORITIES, trusted, dirs_exist_ok=True)

    def call(self, words: list[str], fed: str = "", **more: str) -> str:
        """Run a command inside and return what it prints; raise `PackageError` where it fails."""
        environment = {
            "PATH": "/usr/local/sbin:/usr/sbin:/sbin:/usr/bin:/bin",
            "HOME": PLAYER,
            "LC_ALL": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            **more,
        }
        done = subprocess.run(
            [tool("chroot"), self.root, *words],
            input=fed.encode(),
            env=environment,
            capture_output=True,
            check=False,
        )
        if done.returncode:
            said = (done.stdout + done.stderr).decode(errors="replace")[-3000:]
            raise PackageError(f"{' '.join(words[:5])}: status {done.returncode}: {said}")
        return done.stdout.decode(errors="replace")

    def install(self, *names: str) -> None:
        """Install Debian's packages, and nothing that they only recommend."""
        self.call(["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *names])


def check_unmounted(folder: Path) -> None:
    """Raise `PackageError` where something is mounted below: it would be emptied, too."""
    places = [line.split()[1] for line in Path("/proc/self/mounts").read_text("utf-8").splitlines()]
    below = [one for one in places if Path(one).is_relative_to(folder)]
    if below:
        raise PackageError(f"a proof was broken off; first: umount {' '.join(below)}")


@contextmanager
def bare(base: Path, work: Path) -> Iterator[Bare]:
    """Give a block a bare system with the kernel's own folder; take it away at the end."""
    system = Bare(base, work)
    place = system.root / "proc"
    run(["mount", "-t", "proc", "proc", place])
    try:
        system.call(["apt-get", "update", "--quiet"])
        yield system
    finally:
        subprocess.run(["umount", "--lazy", place], check=False)
        check_unmounted(system.root)
        remove(system.root)


def prove(out: Path, work: Path) -> int:
    """Prove both packages in each bare system; return the exit status."""
    bases = [Path(name) for name in os.environ.get("BEACHMASTER_BARE", "").split(",") if name]
    if not bases:
        raise PackageError("BEACHMASTER_BARE names no bare system; see installer/README.md")
    for base in bases:
        with bare(base, work) as system:
            release = system.call(["cat", "/etc/debian_version"]).strip()
            for line in prove_source(system):
                print(f"ok    Debian {release}: {line}", flush=True)
        with bare(base, work) as system:
            release = system.call(["cat", "/etc/debian_version"]).strip()
            for line in chain(prove_tarball(out, system), prove_package(out, system, work)):
                print(f"ok    Debian {release}: {line}", flush=True)
    return 0


def prove_source(system: Bare) -> Iterator[str]:
    """Start a checkout with no library of Qt's, install what it names, and open the window."""
    place = f"{PLAYER}/source"
    run(["git", "archive", "--output", system.root / "root/source.tar", "HEAD"])
    system.call(["mkdir", place])
    system.call(["tar", "-xf", "/root/source.tar", "-C", place])
    system.install(*SOURCE_NEEDS, *SEEN)
    start = ["env", f"PIP_CERT={AUTHORITIES}", *ON_SCREEN, "python3", f"{place}/run.py"]
    packages = named(system.call(start, "q\n"))
    yield f"a checkout plays in the terminal and names {' '.join(packages)}"
    system.install(*(name for name in packages if name != LATE))
    if (again := named(system.call(start, "q\n"))) != [LATE]:
        raise PackageError(f"without {LATE} it names {again}")
    yield f"without {LATE} alone it plays in the terminal and names that"
    system.install(LATE)
    yield f"with all of them the checkout checks itself on a screen: {checked(system, *start)}"


def named(said: str) -> list[str]:
    """Return the packages that a start in the terminal names; raise `PackageError` without any."""
    words = " ".join(said.split())
    packages = words.partition(NAMED)[2].partition(" 1)")[0].split()
    if IN_TERMINAL not in words or "Which game?" not in words or not packages:
        raise PackageError(f"on a screen without Qt's libraries it says: {words[:500]}")
    return packages


def prove_tarball(out: Path, system: Bare) -> Iterator[str]:
    """Unpack it below a name with a space, say what lacks, check, put it into the menu and out."""
    name = f"beachmaster-{version()}-linux-x86_64"
    place = f"{PLAYER}/my games"
    (system.root / place[1:]).mkdir()
    run(["tar", "-xf", out / f"{name}.tar.xz", "-C", system.root / place[1:]])
    program = f"{place}/{name}/beachmaster"
    system.install(*PYTHON_NEEDS)
    if system.call([program, "--version"]).strip() != version():
        raise PackageError("another version answers")
    if "terminal" not in system.call([program], "q\n"):
        raise PackageError("without a display it says nothing of the terminal")
    yield f"the tarball starts with {' and '.join(PYTHON_NEEDS)} alone, in the terminal"
    system.install(*NEEDED)
    yield f"the tarball checks itself, no display: {checked(system, program)}"
    applications = system.root / PLAYER[1:] / ".local/share/applications"
    entry = applications / f"{project().application_id()}.desktop"
    system.call([f"{place}/{name}/add-to-menu.sh"])
    if f'Exec="{program}" window %f' not in entry.read_text("utf-8"):
        raise PackageError("the menu's entry does not start it")
    system.call([f"{place}/{name}/add-to-menu.sh", "remove"])
    if entry.exists():
        raise PackageError("the menu's entry is left")
    shutil.rmtree(system.root / place[1:])
    yield "add-to-menu.sh puts it into the menu and takes it out"


def prove_package(out: Path, system: Bare, work: Path) -> Iterator[str]:
    """Install the package over one with saved games, check it with and without a screen, remove."""
    made = out / f"beachmaster_{version()}_amd64.deb"
    given = os.environ.get("BEACHMASTER_FORMER")
    older = Path(given) if given else older_package(made, work)
    folder = f"{PLAYER}/{SAVES}/"

    def call(words: Sequence[str], fed: str) -> str:
        return system.call(["beachmaster", *words], fed)

    copy_saves(FORMER, system.root / folder[1:])
    former = installed(system, older)
    begun(call, folder, former)
    before = answers(call)
    now = installed(system, made)
    listed = set(system.call(["dpkg", "-L", "beachmaster"]).splitlines())
    place = system.root / "opt/beachmaster"
    left = [path for path in files_of(place) if f"/opt/beachmaster/{path}" not in listed]
    if left:
        raise PackageError(f"of the version before are left: {left[:5]}")
    if now != version() or not before or answers(call) != before:
        raise PackageError(f"{now}: {before} was saved, {answers(call)} is listed")
    yield f"{now} is installed over {former}; its {len(before)} saved games are there"
    yield f"the package checks itself, no display: {checked(system, 'beachmaster')}"
    system.install(*SEEN)
    seen = checked(system, *ON_SCREEN, "beachmaster")
    yield f"the package checks itself on a screen: {seen}"
    names = begun(call, folder)
    yield f"begins a game of {', '.join(names)}, and keeps its answers"
    yield f"older games take answers and keep them: {gone_on(call)}"
    kept = answers(call)
    system.call(["apt-get", "remove", "--yes", "--quiet", "beachmaster"])
    left = [path for path in ("opt/beachmaster", "usr/bin/beachmaster") if system_has(system, path)]
    lost = [name for name in kept if not (system.root / folder[1:] / name).exists()]
    if left or lost:
        raise PackageError(f"left: {left}; saved games that are gone: {lost}")
    yield "removed; the saved games stay"


def installed(system: Bare, package: Path) -> str:
    """Install a package; return the version that Debian lists then."""
    shutil.copy(package, system.root / "root" / package.name)
    system.install(f"/root/{package.name}")
    return system.call(["dpkg-query", "-W", "-f", "${Version}", "beachmaster"])


def checked(system: Bare, *program: str) -> str:
    """Have the program check itself; return how it went."""
    told = json.loads(system.call([*program, "self-check", "--json"]))
    faults = [one for one in told["looks"] if not one["ok"]]
    if faults:
        raise PackageError(f"the self-check found: {faults}")
    window = next(one["found"] for one in told["looks"] if one["name"] == "window")
    seconds = sum(one["seconds"] for one in told["looks"])
    return f"{len(told['looks'])} looks in {seconds:.0f} s, {window}"


def system_has(system: Bare, path: str) -> bool:
    """Tell whether a path is there, a link that leads nowhere too."""
    return (system.root / path).exists() or (system.root / path).is_symlink()


def older_package(made: Path, work: Path) -> Path:
    """Make a package of an older number with one file more, of the one that was made."""
    root = work / "older"
    remove(root)
    run(["dpkg-deb", "-R", made, root])
    control = root / "DEBIAN/control"
    text = control.read_text("utf-8").replace(f"Version: {version()}", "Version: 0.0.1")
    control.write_text(text, "utf-8")
    (root / "opt/beachmaster/older.txt").write_text("Only in the version before.\n")
    older = work / "beachmaster_0.0.1_amd64.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", root, older])
    return older


if __name__ == "__main__":
    sys.exit("run: python3 run.py package linux --prove")
