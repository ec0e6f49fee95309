"""Check a commit message: `area: imperative`, at most 72 characters, and a body that says why.

git calls it with the file of the message (`.pre-commit-config.yaml`). It needs no packages.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

MOST = 72
MOST_IN_BODY = 100
SUBJECT = re.compile(r"(?P<area>[a-z0-9][a-z0-9 ,./_-]*): (?P<verb>[^\s]+)(?P<rest>.*)")
GIVEN = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
"""Subjects that git writes itself."""
OTHER_FORM = re.compile(r"\w+(?:ed|ing|[^su]s)")
IMPERATIVE = frozenset({"embed", "exceed", "feed", "need", "proceed", "seed", "speed", "bring"})
"""Verbs that only look like another form."""


def faults(message: str) -> Iterator[str]:
    """Yield what is wrong with a message; lines that begin with # are git's own."""
    message = message.partition("# ------------------------ >8")[0]
    lines = [line.rstrip() for line in message.splitlines() if not line.startswith("#")]
    subject, *rest = "\n".join(lines).strip().split("\n")
    if subject.startswith(GIVEN):
        return
    if len(subject) > MOST:
        yield f"the subject has {len(subject)} characters, more than {MOST}"
    yield from _faults_of(subject)
    if rest and rest[0]:
        yield "no empty line below the subject"
    body = [line for line in rest if line]
    if not body:
        yield "no body: say why in a sentence or two"
    if any(len(line) > MOST_IN_BODY and " " in line for line in body):
        yield f"a line of the body has more than {MOST_IN_BODY} characters"


def _faults_of(subject: str) -> Iterator[str]:
    found = SUBJECT.fullmatch(subject)
    if found is None:
        yield "the subject is not `area: what it does`, such as `search: find the manual too`"
        return
    verb = found["verb"]
    if verb[:1].isupper() or (OTHER_FORM.fullmatch(verb) and verb not in IMPERATIVE):
        yield f"{verb!r} is no imperative in lower case: `add`, not `Add`, `adds` or `added`"
    if subject.endswith("."):
        yield "the subject ends in a full stop"


def main(words: Sequence[str]) -> int:
    """Check the message in a file; print what is wrong."""
    if len(words) != 1:
        print("commit_message.py FILE", file=sys.stderr)
        return 2
    found = list(faults(Path(words[0]).read_text("utf-8")))
    for fault in found:
        print(f"commit message: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
