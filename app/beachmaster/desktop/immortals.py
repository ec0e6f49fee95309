"""Keep None, True and False alive under Qt's Python bindings.

The bindings 6.12 are built for Pythons in which these are immortal (3.12 and later). On 3.11 every
call of theirs that returns nothing takes a reference to None away, and after a few thousand calls
the interpreter stops with "deallocating None". A count that no evening can use up has the same
effect as immortality.
"""

import ctypes
import sys

PLENTY = 1 << 40
IMMORTALS = (None, True, False, NotImplemented, Ellipsis)


def make_immortal() -> None:
    """Give them a reference count that lasts, where the interpreter counts references to them."""
    if sys.implementation.name != "cpython" or sys.version_info >= (3, 12):
        return
    for one in IMMORTALS:
        if sys.getrefcount(one) < PLENTY // 2:
            ctypes.c_ssize_t.from_address(id(one)).value += PLENTY
