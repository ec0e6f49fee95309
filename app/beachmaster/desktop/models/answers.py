"""Put stored answers into words."""

from collections.abc import Mapping

import msgspec

from beachmaster.engine.module import Recorder
from beachmaster.engine.options import same, shown
from beachmaster.engine.prompt import Choose, Place, Prompt
from beachmaster.engine.replay import apply_entry
from beachmaster.engine.run import Run
from beachmaster.engine.session import Session
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value


def chosen_words(prompt: Prompt, value: Value) -> Text | None:
    """Return the words in which a prompt offered an answer, where it listed them."""
    if not isinstance(prompt, Choose | Place):
        return None
    parts = value if isinstance(value, list) else [value]
    named: list[Text | str] = []
    for part in parts:
        found = [option.text for option in prompt.options if same(option.value, part)]
        if not found:
            return None
        named.append(found[0])
    return Text(_LIST, parts=named)


def worded_path(session: Session) -> dict[int, Text]:
    """Return the words in which the answers of the path were offered, by entry.

    It plays the path again; what another version played is left out.
    """
    start = session.snapshots[session.locked_before]
    state = msgspec.json.decode(start.state, type=session.module.state_type)
    run = Run(session.module, state, session.seed, Recorder(quiet=True))
    run.start()
    found: dict[int, Text] = {}
    for entry in session.tree.path(session.tree.cursor):
        if entry.id <= session.locked_before:
            continue
        asked = run.asked if entry.kind != "adjust" else None
        words = chosen_words(asked.prompt, entry.value) if asked is not None else None
        if words is not None:
            found[entry.id] = words
        apply_entry(run, entry)
    return found


def answer_words(entry: Entry) -> Text:
    """Return a stored answer in words, without the prompt that asked for it."""
    value = entry.value
    if entry.kind == "adjust":
        return Text(_ADJUSTED, path=value["path"], value=shown(value["value"]))
    if isinstance(value, bool):
        return Text(_YES if value else _NO)
    if isinstance(value, Mapping):
        fields: list[Text | str] = [
            Text(_FIELD, name=str(name), value=shown(one)) for name, one in value.items()
        ]
        return Text(_LIST, parts=fields)
    parts = value if isinstance(value, list) else [value]
    return Text(_LIST, parts=[_plain(part) for part in parts]) if parts else Text(_NONE)


def asked_words(entry: Entry) -> Text:
    """Return what an entry was asked, as it was worded then."""
    return Text.from_plain(entry.text) if entry.text else Text(_ANSWER)


def _plain(part: Value) -> Text | str:
    return plain_text(shown(part).replace(":", " "))


_ANSWER = QT_TRANSLATE_NOOP("desktop", "An answer.")
_LIST = QT_TRANSLATE_NOOP("desktop", "{parts}")
_FIELD = QT_TRANSLATE_NOOP("desktop", "{name} {value}")
_YES = QT_TRANSLATE_NOOP("desktop", "yes")
_NO = QT_TRANSLATE_NOOP("desktop", "no")
_NONE = QT_TRANSLATE_NOOP("desktop", "none")
_ADJUSTED = QT_TRANSLATE_NOOP("desktop", "{path} put right to {value}")
