"""Stand-ins for the PDF reader that misbehave inside the child process."""

import os
import threading
import time
from pathlib import Path

from beachmaster.rulebook.own_book.bounds import (
    _watch_memory,
    leave_with_parent,
    limit_memory,
)


def sleep_for_ever(connection, work):
    connection.send_bytes(b'{"pages": 1}')
    time.sleep(600)


def outlive_the_program(connection, work):
    leave_with_parent()
    Path(os.environ["CHILD_NOTE"]).write_text(str(os.getpid()))
    time.sleep(600)


def eat_memory(connection, work):
    limit_memory(work.memory)
    try:
        hoard = [bytearray(64_000_000) for _ in range(1000)]
    except MemoryError:
        connection.send_bytes(b'{"error": "memory"}')
        return
    connection.send_bytes(b'{"pages": %d}' % len(hoard))


def eat_memory_while_watched(connection, work):
    threading.Thread(target=_watch_memory, args=(work.memory,), daemon=True).start()
    hoard = [b"x" * 16_000_000 for _ in range(40)]
    time.sleep(600)
    connection.send_bytes(b'{"done": %d}' % len(hoard))


def crash(connection, work):
    connection.send_bytes(b'{"pages": 1}')
    os._exit(139)


def talk_for_ever(connection, work):
    while True:
        connection.send_bytes(b'{"lines": ["' + b"x" * 1000 + b'"]}')


def send_nonsense(connection, work):
    connection.send_bytes(b"\x80\x04not json")


def draw_nothing_in_time(connection, path, limits):
    connection.send_bytes(b"[[595, 842]]")
    time.sleep(600)


def die_while_drawing(connection, path, limits):
    connection.send_bytes(b"[[595, 842]]")
    connection.recv_bytes()
    os._exit(139)


def draw_another_size(connection, path, limits):
    connection.send_bytes(b"[[595, 842]]")
    connection.recv_bytes()
    connection.send_bytes(b"\1\0\0\0\xff\xff\0\0" + b"\0" * 64)


def draw_too_much(connection, path, limits):
    connection.send_bytes(b"[[595, 842]]")
    connection.recv_bytes()
    connection.send_bytes(b"\0" * (limits.pixels * 4 + 9))


def say_nonsense_of_pages(connection, path, limits):
    connection.send_bytes(b'{"pages": "many"}')


def tell_endless_pages(connection, path, limits):
    connection.send_bytes(b"[[NaN, Infinity], [-1e99, 0]]")
    time.sleep(600)
