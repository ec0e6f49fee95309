"""Hold a child process to its bounds: the life of its parent, and so much memory."""

import ctypes
import multiprocessing
import os
import sys
import threading
import time
from typing import Any

TOO_MUCH_MEMORY, ORPHANED = 70, 71


def leave_with_parent() -> None:
    """End this process as soon as the one that started it is gone, whatever it is busy with."""
    threading.Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(ORPHANED)


def limit_memory(most: int) -> None:
    """Hold this process to so many bytes: by the system on Linux, by looking elsewhere."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    else:
        threading.Thread(target=_watch_memory, args=(most,), daemon=True).start()


def _watch_memory(most: int) -> None:
    while True:
        if memory_in_use() > most:
            os._exit(TOO_MUCH_MEMORY)
        time.sleep(0.05)


def memory_in_use() -> int:
    """Return the most memory this process has held, in bytes."""
    if sys.platform == "win32":
        return _windows_memory()
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _windows_memory() -> int:
    class Counters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS of the Windows API."""

        _fields_ = [
            ("size", ctypes.c_ulong),
            ("faults", ctypes.c_ulong),
            *(
                (name, ctypes.c_size_t)
                for name in (
                    "peak",
                    "used",
                    "peak_paged",
                    "paged",
                    "peak_other",
                    "other",
                    "pagefile",
                    "peak_pagefile",
                )
            ),
        ]

    counters = Counters()
    counters.size = ctypes.sizeof(counters)
    windows: Any = ctypes
    process = windows.windll.kernel32.GetCurrentProcess
    process.restype = ctypes.c_void_p
    query = windows.windll.psapi.GetProcessMemoryInfo
    query.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ulong]
    query(process(), ctypes.byref(counters), counters.size)
    return int(counters.pagefile)
