"""See whether this process opens a connection: the program promises that it never does."""

import sys
from pathlib import Path

TABLES = ("tcp", "tcp6", "udp", "udp6")
INODE = 9
"""The column of a socket's number in the kernel's tables."""


class Sockets:
    """Counts what Python opens from now on; on Linux also what any library holds open."""

    def __init__(self) -> None:
        self._opened: list[str] = []
        sys.addaudithook(self._hear)

    def report(self) -> str:
        """Return that there was none; raise `ConnectionError` where there was one."""
        found = [*self._opened, *_held()]
        if found:
            raise ConnectionError(", ".join(sorted(set(found))))
        return "none was opened"

    def _hear(self, event: str, words: tuple[object, ...]) -> None:
        if event in {"socket.connect", "socket.bind", "socket.getaddrinfo"}:
            place = words[1] if event != "socket.getaddrinfo" else words[0]
            if isinstance(place, tuple) or event == "socket.getaddrinfo":  # else a file's name
                self._opened.append(f"{event} {place}")


def _held() -> list[str]:
    """Return the network sockets that this process holds; elsewhere than on Linux, nothing."""
    numbers = set()
    for link in Path("/proc/self/fd").glob("*"):
        try:
            target = str(link.readlink())
        except OSError:
            continue
        if target.startswith("socket:["):
            numbers.add(target[len("socket:[") : -1])
    lines = [line.split() for name in TABLES for line in _lines(Path("/proc/self/net") / name)]
    return [f"socket {line[INODE]}" for line in lines if line[INODE] in numbers]


def _lines(table: Path) -> list[str]:
    try:
        return table.read_text("ascii").splitlines()[1:]
    except OSError:
        return []
