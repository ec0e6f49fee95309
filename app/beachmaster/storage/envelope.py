"""Put what lies behind an opponent's screen into an envelope: against eyes, not against a will.

It keeps viewers of databases, searches in files, exports and reports from telling it by accident.
Whoever wants to cheat themselves can: the program must be able to read it, with no key that would
not lie beside it.
"""

import zlib
from base64 import b85decode, b85encode

import msgspec

from beachmaster.engine.halves import HIDDEN
from beachmaster.engine.tree import Behind, Entry, Unspoken
from beachmaster.engine.values import Value

SEALED = "behind the screen"
"""The only name in the object that stands in the place of what it hides."""
LARGEST = 1 << 20
"""So many bytes an envelope holds at most: a damaged or made file must not fill the memory."""


class EnvelopeError(ValueError):
    """An envelope is damaged, or holds something else than it should."""


def sealed(value: Value) -> Value:
    """Return a value in its envelope; raise `EnvelopeError` for more than can be taken out."""
    plain = msgspec.json.encode(value, order="sorted")
    if len(plain) > LARGEST:
        raise EnvelopeError(SEALED)
    packed = zlib.compress(plain, 9)
    return {SEALED: b85encode(packed).decode()}


def is_sealed(value: Value) -> bool:
    """Tell whether a value is an envelope."""
    return isinstance(value, dict) and value.keys() == {SEALED}


def unsealed(value: Value) -> Value:
    """Return the value of an envelope; raise `EnvelopeError` where it is damaged or too large."""
    packer = zlib.decompressobj()
    try:
        plain = packer.decompress(b85decode(value[SEALED]), LARGEST)
        if not packer.eof:
            raise EnvelopeError(SEALED)
        return msgspec.json.decode(plain)
    except (zlib.error, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise EnvelopeError(SEALED) from error


def outside(entry: Entry) -> Entry:
    """Return an entry as it is written: what was decided behind a screen in its envelope.

    So are the reasons of whoever sees what lies there.
    """
    if isinstance(entry.unspoken, Unspoken):
        why = sealed(entry.unspoken.why)
        entry = msgspec.structs.replace(entry, why=why, unspoken=msgspec.UNSET)
    if not isinstance(entry.behind, Behind):
        return entry
    value = sealed(msgspec.to_builtins(entry.behind))
    return msgspec.structs.replace(entry, value=value, behind=msgspec.UNSET)


def inside(entry: Entry) -> Entry:
    """Return an entry as it was given; raise `EnvelopeError` where its envelope is damaged."""
    if (unspoken := unspoken_in(entry.why)) is not None:
        entry = msgspec.structs.replace(entry, why=None, unspoken=unspoken)
    if not is_sealed(entry.value):
        return entry
    try:
        behind = msgspec.convert(unsealed(entry.value), Behind)
    except msgspec.ValidationError as error:
        raise EnvelopeError(SEALED) from error
    return msgspec.structs.replace(entry, value=None, behind=behind)


def unspoken_in(why: Value) -> Unspoken | None:
    """Return reasons that stand in an envelope; raise `EnvelopeError` where it is damaged."""
    return Unspoken(unsealed(why)) if is_sealed(why) else None


def without_hidden(state: bytes) -> bytes:
    """Return a state with its hidden half in an envelope."""
    plain = msgspec.json.decode(state) if _NAME in state else None
    if not isinstance(plain, dict) or not isinstance(plain.get(HIDDEN), dict):
        return state
    return msgspec.json.encode({**plain, HIDDEN: sealed(plain[HIDDEN])}, order="sorted")


def with_hidden(state: bytes) -> bytes:
    """Return a state with its hidden half as it was; raise `EnvelopeError` for a damaged one."""
    try:
        plain = msgspec.json.decode(state) if _ENVELOPE in state else None
    except (msgspec.MsgspecError, RecursionError):
        return state  # whoever checks its digest says so
    if not isinstance(plain, dict) or not is_sealed(plain.get(HIDDEN)):
        return state
    return msgspec.json.encode({**plain, HIDDEN: unsealed(plain[HIDDEN])}, order="sorted")


_NAME = f'"{HIDDEN}":{{'.encode()
_ENVELOPE = f'"{HIDDEN}":{{"{SEALED}":'.encode()
"""What a state must have in it to be looked at more closely: few have."""
