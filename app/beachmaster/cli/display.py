"""Whether a window can open on this machine, and what it lacks if not."""

import os
import re
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from beachmaster.cli.texts import T
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.paths import start_command
from beachmaster.storage.folders import data_folder, read_object, write_object

LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""The libraries that Qt's window needs from the system, and the Debian package of each."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
CHOICES = (
    *DISPLAYS,
    *("XDG_SESSION_TYPE", "XDG_RUNTIME_DIR", "LD_LIBRARY_PATH", "SSH_CONNECTION"),
    *("QT_QPA_PLATFORM_PLUGIN_PATH", "QT_PLUGIN_PATH"),
)
"""The variables that decide which platform plugin Qt loads, and from where."""
LINKER = Path("/etc/ld.so.cache")
"""Written anew whenever a library is installed or removed."""
LONGEST = 60
"""Seconds after which a trial that has not ended has failed."""
TRY = "--try"


def has_display() -> bool:
    """Return whether the environment names a display."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in DISPLAYS)


def window_trouble() -> Text | None:
    """Return why no window can open here, as a sentence for the player; None where one can."""
    if not has_display():
        return T("There is no display here, so we play in the terminal.")
    try:
        import_module("PySide6.QtWidgets")  # fails where Qt or one of its system libraries lacks
    except ImportError as error:
        return _sentence(str(error))
    return _tried() if sys.platform.startswith("linux") else None


def try_window() -> int:
    """Make Qt's application and nothing else, in the child process that `_tried` starts."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # Qt aborts: no report to the system
    from beachmaster.desktop.identity import application

    application()
    return 0


def _tried() -> Text | None:
    """Make Qt's application in a child process, unless one was made under these conditions.

    Where the platform plugin cannot load, Qt aborts the process: only a child can find out.
    A success is remembered; a failure is tried again at each start.
    """
    conditions = _conditions()
    file = data_folder() / "window.json"
    if read_object(file) == conditions:
        return None
    import subprocess  # a start that remembers a success needs none of it

    try:
        done = subprocess.run(
            [*start_command(), "window", TRY],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        return _sentence("the display does not answer")
    if done.returncode:
        return _sentence(_reason(done.stderr) or f"Qt: {done.returncode}")
    with suppress(OSError):  # a data folder that cannot be written costs a trial each time
        write_object(file, conditions)
    return None


def _conditions() -> dict[str, Value]:
    """Return all that decides whether Qt's platform plugin loads."""
    qt = import_module("PySide6")
    number = os.environ.get("DISPLAY", "").partition(":")[2].partition(".")[0]
    linker = LINKER.stat().st_mtime_ns if LINKER.exists() else 0
    return {
        "qt": f"{qt.__version__} {qt.__file__}",
        "linker": str(linker),
        "server": Path(f"/tmp/.X11-unix/X{number}").exists(),  # noqa: S108 - X's own place
        **{name: os.environ[name] for name in CHOICES if name in os.environ},
    }


def _reason(said: bytes) -> str:
    """Return the first line that Qt printed, without its category."""
    lines = [line.strip() for line in said.decode(errors="replace").splitlines()]
    return re.sub(r"^qt\.[\w.]+: ", "", next(filter(None, lines), ""))


def _sentence(why: str) -> Text:
    missing = [library for library in _wanted() if not _loads(library)]
    if not missing:
        return T("The window cannot open here, so we play in the terminal: {why}", why=why)
    return T(
        "The window cannot open here, so we play in the terminal. Missing: {libraries}. On "
        "Debian or Ubuntu this installs them: sudo apt-get install {packages}",
        libraries=", ".join(missing),
        packages=" ".join(_wanted()[library] for library in missing),
    )


def _wanted() -> dict[str, str]:
    wayland = {"libwayland-cursor.so.0": "libwayland-cursor0"}
    return {**LIBRARIES, **(wayland if os.environ.get("WAYLAND_DISPLAY") else {})}


def _loads(library: str) -> bool:
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
