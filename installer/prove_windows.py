"""Take the Windows installer through its paces under Wine, as a player's evening would.

A line for each thing proven. The version before is the same program under an older number with one
file more, and the saved games are those that older versions of the program really wrote.
BEACHMASTER_FORMER may name the installer of such a version: then that one is upgraded, and has
begun a game of each kind.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from build_windows import make_setup
from common import ROOT, PackageError, files_of, remove, version
from playing import answers, begun, gone_on
from wine import USER, Wine, copy_saves, snapshot

FORMER = ROOT / "tests" / "storage" / "former"
OLDER = "0.0.1"
KEPT = "0.3.0 "
"""In the name of a kept game: the version of those that are gone on with."""
PROGRAMS = f"{USER}\\AppData\\Local\\Programs\\Beachmaster"
DATA = f"{USER}\\AppData\\Local\\beachmaster"
CLASSES = "HKCU\\Software\\Classes"
EVERYBODY = "HKLM\\Software\\Classes"
KINDS = (".beachmaster", "Beachmaster.Save")
ELSEWHERE = "C:\\games\\Beachmaster"
ANSWERING = ("1", "Return", "r", "Return") * 4
"""Keys that answer what a game asks first: the first that is offered, go on, the program's dice."""
KEY = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Beachmaster"
RUNNING = 5
WINE_LACKS = "DpiAwareness::PerMonitorVersion2 is not supported"
"""What Qt says of a Windows as old as the one that Wine 8 plays."""
PATIENCE = 240.0
HOME = f"users/{USER.rpartition(chr(92))[2]}/"
SYSTEM = ("windows/", "ProgramData/", f"{HOME}AppData/Local/Temp/", f"{HOME}Temp/")
"""What is the system's own; an uninstaller runs from a copy that it leaves in the last."""


class Proof:
    """One Windows with one player, and what is done there in order."""

    def __init__(self, out: Path, work: Path) -> None:
        self.setup = out / f"Beachmaster-{version()}-setup.exe"
        if not self.setup.is_file():
            raise PackageError(f"{self.setup.name} is not there: make it first")
        self.work = work
        given = os.environ.get("BEACHMASTER_FORMER")
        self.older = Path(given) if given else older_setup(work)
        self.former = self.older.name.split("-")[1]
        self.wine = Wine(work / "wine")
        self.place = PROGRAMS
        self.before = snapshot(self.wine.drive, SYSTEM)

    @property
    def window(self) -> str:
        """Return the program with a window, where it lies now."""
        return f"{self.place}\\app\\Beachmaster.exe"

    @property
    def console(self) -> str:
        """Return the program that speaks, where it lies now."""
        return f"{self.place}\\app\\beachmaster-console.exe"

    def run(self) -> None:
        """Prove one thing after the other."""
        for step in (
            *(self.installs_older, self.saves_are_there, self.leaves_alone_while_it_runs),
            *(self.upgrades, self.checks_itself, self.begins_games, self.goes_on_with_an_old_one),
            *(self.opens_a_rule, self.reads_a_book, self.one_window, self.opens_by_double_click),
            *(self.goes_on_after_a_kill, self.moves, self.uninstalls),
        ):
            began = time.monotonic()
            found = step()
            print(f"ok    {step.__doc__} {found} ({time.monotonic() - began:.0f} s)", flush=True)

    def installs_older(self) -> str:
        """The older version installs without a question."""
        self._expect(str(self.older), "/S", status=0)
        return self._said_version(self.former)

    def saves_are_there(self) -> str:
        """Its saved games are listed, with those that it begins itself."""
        folder = self.wine.here(DATA) / "saves"
        copy_saves(FORMER, folder)
        begun(self._fed, f"{DATA}\\saves\\", self.former)
        self.saves = copy_of(folder)
        self.answers = answers(self._fed)
        self._same(list(self.answers), self.saves)
        return f"{len(self.saves)} games"

    def leaves_alone_while_it_runs(self) -> str:
        """While the window is open, the installer changes nothing and says so by its status."""
        child = self.wine.start(self.window)
        self._wait(lambda: bool(self._starts("window.lock")), "no window opens")
        self._expect(str(self.setup), "/S", status=RUNNING)
        self._said_version(self.former)
        self.wine.end("Beachmaster.exe")
        child.wait(60)
        return f"status {RUNNING}"

    def upgrades(self) -> str:
        """The upgrade takes the older version's place and leaves the saves as they were."""
        self._expect(str(self.setup), "/S", status=0)
        folder = self.wine.here(PROGRAMS)
        names = sorted(path.name for path in folder.iterdir())
        self._same(names, ["app", "uninstall.exe"])
        listed = (folder / "app" / "installed.txt").read_text("utf-8").splitlines()
        there = {str(path).replace("/", "\\") for path in files_of(folder / "app")}
        self._same(sorted(there - set(listed)), [])
        self._same(answers(self._fed), self.answers)
        return self._said_version(version())

    def checks_itself(self) -> str:
        """The program's own check finds nothing wrong."""
        keep = self.work / "kept"
        remove(keep)
        told = json.loads(self._console("self-check", "--json", "--keep", f"Z:{keep}"))
        faults = [one for one in told["looks"] if not one["ok"]]
        self._same(faults, [])
        return f"{len(told['looks'])} looks; the window is in {keep / 'window.png'}"

    def begins_games(self) -> str:
        """Every game that can be played begins, and keeps its answers."""
        names = begun(self._fed, f"{DATA}\\saves\\")
        self.saves = copy_of(self.wine.here(DATA) / "saves")
        return ", ".join(names)

    def goes_on_with_an_old_one(self) -> str:
        """Games of older versions take answers and keep them."""
        return f"{gone_on(self._fed, self.former)} begun by it, {gone_on(self._fed, KEPT)} kept"

    def opens_a_rule(self) -> str:
        """A rule opens, and words are found."""
        rule = self._console("rules", "show", "hoe:5.5")
        found = self._console("rules", "search", "zone of control")
        if not rule.startswith("hoe:5.5 ") or "Zones of control" not in found:
            raise PackageError(f"not the rule: {rule[:200]} … {found[:200]}")
        return f"{len(rule)} letters"

    def reads_a_book(self) -> str:
        """A page of the player's own book, a PDF, is read, and its words are found."""
        page = f"Z:{self.work / 'kept' / 'page.pdf'}"
        self._console("rules", "import", page, "--game", "rage", "--anyway")
        found = self._console("rules", "search", "pennant", "--own")
        if "The beach party raises its" not in " ".join(found.split()):
            raise PackageError(f"not the page: {found[:300]}")
        return found.splitlines()[0][:60]

    def one_window(self) -> str:
        """A second start hands its game to the window that is open, and ends."""
        first, second = (f"{DATA}\\saves\\{name}" for name in self.saves[:2])
        child = self.wine.start(self.window, "window", first)
        self._wait(lambda: self._open_game() == self.saves[0], "the game does not open")
        status, said = self.wine.call(self.window, "window", second)
        said = "".join(line for line in said.splitlines() if WINE_LACKS not in line)
        self._same((status, said), (0, ""))
        self._wait(lambda: self._open_game() == self.saves[1], "the second game does not open")
        self.wine.end("Beachmaster.exe")
        child.wait(60)
        return self.saves[1]

    def opens_by_double_click(self) -> str:
        """A saved game opens by its file type."""
        for kind in KINDS:  # Windows sees the player's own file types by itself, Wine 8 does not
            self.wine.call("reg", "copy", f"{CLASSES}\\{kind}", f"{EVERYBODY}\\{kind}", "/s", "/f")
        name = self.saves[-1]
        self.wine.start("start", f"{DATA}\\saves\\{name}")  # what it starts holds its output open
        self._wait(lambda: self._open_game() == name, "the file type does not open it")
        for kind in KINDS:
            self.wine.call("reg", "delete", f"{EVERYBODY}\\{kind}", "/f")
        return name

    def goes_on_after_a_kill(self) -> str:
        """After the program was killed, the next start goes on with its game."""
        name = self.saves[-1]
        self.wine.end("Beachmaster.exe")
        (self.wine.here(DATA) / "last.json").unlink(missing_ok=True)
        child = self.wine.start(self.window)
        self._wait(lambda: self._last_game() == name, "the game is not gone on with")
        before = answers(self._fed)[name]
        seen = self.wine.press(*ANSWERING)
        self.wine.end("Beachmaster.exe")
        child.wait(60)
        kept = answers(self._fed)[name]
        if seen and kept == before:
            raise PackageError(f"no answer of those that were pressed is kept: {kept}")
        return f"{name}; answers by keys: {kept - before if seen else 'none pressed'}"

    def moves(self) -> str:
        """Installed into another folder, nothing is left in the one before."""
        self._expect(str(self.setup), "/S", f"/D={ELSEWHERE}", status=0)
        self._same(self.wine.here(PROGRAMS).exists(), False)
        self.place = ELSEWHERE
        self._same(self._console("--version"), version())
        return ELSEWHERE

    def uninstalls(self) -> str:
        """Nothing is left but the player's own folder."""
        self._expect(f"{self.place}\\uninstall.exe", "/S", status=0)
        self._wait(lambda: not self.wine.here(self.place).exists(), "the program's folder is left")
        own = self.wine.here(DATA).relative_to(self.wine.drive).as_posix() + "/"
        left = snapshot(self.wine.drive, (*SYSTEM, own)) - self.before
        self._same(sorted(left), [])
        self._same(self.wine.registered(f"{CLASSES}\\.beachmaster"), "")
        self._same(self.wine.call("reg", "query", KEY)[0], 1)
        self._same(copy_of(self.wine.here(DATA) / "saves"), self.saves)
        return f"{len(self.saves)} saved games"

    # -- inside ----------------------------------------------------------------------------------

    def _expect(self, program: str, *words: str, status: int) -> None:
        place = program if program.startswith("C:") else f"Z:{program}"
        given, said = self.wine.call(place, *words)
        if given != status:
            raise PackageError(f"{program}: status {given}, not {status}: {said}")

    def _console(self, *words: str) -> str:
        return self._fed(words, "")

    def _fed(self, words: Sequence[str], lines: str) -> str:
        status, said = self.wine.call(self.console, *words, fed=lines)
        if status:
            raise PackageError(f"{words}: status {status}: {said[-2000:]}")
        return said

    def _said_version(self, installed: str) -> str:
        """See which version Windows lists."""
        found = self.wine.call("reg", "query", KEY, "/v", "DisplayVersion")[1]
        self._same(found.split()[-1], installed)
        return installed

    def _starts(self, name: str) -> list[Path]:
        return list((self.wine.here(DATA) / "starts").glob(name))

    def _open_game(self) -> str:
        return name_in(self.wine.here(DATA) / "running.json")

    def _last_game(self) -> str:
        return name_in(self.wine.here(DATA) / "last.json")

    def _same(self, found: object, wanted: object) -> None:
        if found != wanted:
            raise PackageError(f"found {found!r}, not {wanted!r}")

    def _wait(self, done: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise PackageError(otherwise)
            time.sleep(0.5)


def older_setup(work: Path) -> Path:
    """Make an installer of the same program under an older number, with a file that is no more."""
    stage = work / "stage"
    extra = stage / "older.txt"
    extra.write_text("Only in the version before.\n", "utf-8")
    try:
        return make_setup(stage, work, work, number=OLDER, packed="zlib")
    finally:
        extra.unlink()


def name_in(path: Path) -> str:
    """Return the name of the saved game that a small file of the program's names."""
    try:
        told = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return ""
    return str(told.get("save", "")).replace("\\", "/").rpartition("/")[2]


def copy_of(folder: Path) -> list[str]:
    """Return the names of the saved games in a folder."""
    return sorted(path.name for path in folder.glob("*.beachmaster"))


def prove(out: Path, work: Path) -> int:
    """Prove everything; return the exit status."""
    proof = Proof(out, work)
    try:
        proof.run()
    except PackageError as error:
        print(f"FAULT {error}", file=sys.stderr)
        return 1
    finally:
        proof.wine.shut_down()
    return 0
