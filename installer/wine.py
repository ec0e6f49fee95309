"""Run Windows programs under Wine in a folder of its own, for the proofs of the Windows installer.

Debian's Wine lacks a few functions that Qt, Rust's standard library and Python ask for; four small
libraries stand in for them. They are compiled into Wine's own folder and never shipped.
"""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from common import HERE, PackageError, remove, run, tool

SHIMS = {"icuuc": [], "bcryptprimitives": ["-ladvapi32"], "mscms": [], "propsys": []}
OURS = ("Beachmaster.exe", "beachmaster-console.exe")
USER = "C:\\users\\Jörg Ö 日本"
"""The player of the proofs: a name with a space and letters of three kinds."""
PATIENCE = 600


class Wine:
    """One Windows, made anew."""

    def __init__(self, folder: Path) -> None:
        remove(folder)
        self.drive = folder / "drive_c"
        self._environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("QT_")},
            "WINEPREFIX": str(folder),
            "WINEDEBUG": "-all",
            "WINEARCH": "win64",
            "LC_ALL": "C.UTF-8",
            "USER": USER.rpartition("\\")[2],
        }
        if "DISPLAY" not in os.environ:
            self._environment["WINEQT_QPA_PLATFORM"] = "offscreen"
        self._wine = tool("wine", "wine64")
        self.call("wineboot", "-i")
        self._lend_shims()

    def start(self, *words: str, told: bool = False) -> "subprocess.Popen[bytes]":
        """Start a program and do not wait for it; `told`: it is going to be told something."""
        return subprocess.Popen(
            [self._wine, *words],
            env=self._environment,
            stdin=subprocess.PIPE if told else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def call(self, *words: str, fed: str = "") -> tuple[int, str]:
        """Run a program to its end, feed it some lines; return its status and what it said."""
        child = self.start(*words, told=bool(fed))
        try:
            said, _nothing = child.communicate(fed.encode() or None, timeout=PATIENCE)
        except subprocess.TimeoutExpired as error:
            child.kill()
            raise PackageError(f"{words[0]} did not end") from error
        return child.returncode, said.decode(errors="replace").strip()

    def press(self, *keys: str) -> bool:
        """Press keys in the window that a player sees; tell whether one can be seen here."""
        xdotool = shutil.which("xdotool")
        if xdotool is None or "DISPLAY" not in os.environ:
            return False
        found = subprocess.run(
            [xdotool, "search", "--onlyvisible", "--class", "beachmaster"],
            capture_output=True,
            check=False,
        )
        for window in found.stdout.decode().split():
            for key in keys:
                run([xdotool, "windowfocus", "--sync", window, "key", key, "sleep", "0.5"])
        return bool(found.stdout)

    def end(self, *names: str) -> None:
        """End programs by name within this Windows, as a power cut would."""
        for name in names:
            self.call("taskkill", "/f", "/im", name)

    def shut_down(self) -> None:
        """End everything that runs here."""
        subprocess.run([tool("wineserver"), "-k"], env=self._environment, check=False)

    def here(self, path: str) -> Path:
        """Return where a Windows path lies on this machine."""
        return self.drive.joinpath(*path.partition(":\\")[2].split("\\"))

    def registered(self, key: str) -> str:
        """Return the default value of a registry key, or nothing."""
        status, said = self.call("reg", "query", key, "/ve")
        return said.partition("REG_SZ")[2].strip() if status == 0 else ""

    def settings(self, values: Mapping[str, Mapping[str, str]]) -> None:
        """Write values to the registry."""
        for key, pairs in values.items():
            for name, value in pairs.items():
                self.call("reg", "add", key, "/v", name, "/d", value, "/f")

    def _lend_shims(self) -> None:
        gcc = tool("x86_64-w64-mingw32-gcc")
        system = self.drive / "windows" / "system32"
        for name, libraries in SHIMS.items():
            source = HERE / "windows" / "wine" / f"{name}.c"
            run([gcc, "-shared", "-Os", "-s", "-o", system / f"{name}.dll", source, *libraries])
        native = dict.fromkeys(SHIMS, "native")
        base = "HKCU\\Software\\Wine"
        ours = {f"{base}\\AppDefaults\\{name}\\DllOverrides": native for name in OURS}
        self.settings({base: {"Version": "win10"}, **ours})


def snapshot(root: Path, apart: Sequence[str]) -> set[str]:
    """Return the names of all files below a folder but those in these folders."""
    every = (path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())
    return {name for name in every if not name.startswith(tuple(apart))}


def copy_saves(source: Path, target: Path) -> list[str]:
    """Unpack the stored games of older versions into a folder; return their new names."""
    import lzma

    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.glob("*/*.beachmaster.xz")):
        kept = target / f"{path.parent.name} {path.stem}"
        with lzma.open(path) as packed, kept.open("wb") as plain:
            shutil.copyfileobj(packed, plain)
    return sorted(path.name for path in target.glob("*.beachmaster"))
