"""Move the markers of tracks that lie on the player's table: at a phase's head, in one line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.event import Event
from beachmaster.engine.module import Play
from beachmaster.engine.rulings import Alternative, Choice
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

TABLE, PROGRAM = "table", "program"
MARKERS = "tracks"
"""The event that says which markers move: something to do that needs no tick."""
SCORED = "scored"
"""The event that says what a day came to, as it ends: it is shown whatever follows it at once."""


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A track whose marker the player moves, or leaves to the program.

    `stands` returns where the marker has to lie, empty where it stays as it is, and `words` what
    to do with it, in a sentence. `usual` says whether it lies on the table unless the player wants
    otherwise.
    """

    id: str
    text: Text
    stands: Callable[[Any], str]
    words: Callable[[Any], Text]
    rules: tuple[str, ...] = ()
    usual: bool = True

    @property
    def option(self) -> str:
        """Return the name of the option that says who keeps it."""
        return f"track-{self.id}"


def track_choices(tracks: Sequence[Track]) -> tuple[Choice, ...]:
    """Return the options that say which tracks lie on the player's table."""
    return tuple(_choice(track) for track in tracks)


def _choice(track: Track) -> Choice:
    table = Alternative(
        TABLE, T("I do, on my table; remind me at the start of each phase to move it.")
    )
    program = Alternative(PROGRAM, T("The program keeps it."))
    return Choice(
        option=track.option,
        text=T("Who keeps this track: {track}?", track=track.text),
        alternatives=(table, program) if track.usual else (program, table),
        rules=track.rules,
        kind="track",
        label=track.text,
    )


def on_table(options: Mapping[str, str], track: str) -> bool:
    """Tell whether a track lies on the player's table."""
    return options.get(f"track-{track}", TABLE) == TABLE


def markers_due(play: Any, tracks: Sequence[Track]) -> dict[str, Text]:
    """Return the markers on the table that the next head of a phase moves: the words by piece."""
    told = play.state.tracks
    known: Mapping[str, str] = {} if told is msgspec.UNSET else told
    found = dict[str, Text]()
    for track in tracks:
        stands, lies = track.stands(play), known.get(track.id)
        if lies is not None and stands and stands != lies and on_table(play.options, track.id):
            found[piece_of(track)] = track.words(play)
    return found


def piece_of(track: Track) -> str:
    """Return the id of the piece that is the marker of a track."""
    return f"track/{track.id}"


def markers_moved(play: Play[Any], tracks: Sequence[Track]) -> None:
    """Say in one line which markers of tracks on the table move; the first look says nothing."""
    told = play.state.tracks
    first = told is msgspec.UNSET
    known: dict[str, str] = {} if first else dict(told)
    text: Text | None = None
    rules: list[str] = []
    moved: list[str] = []
    for track in tracks:
        stands = track.stands(play)
        if not stands or known.get(track.id) == stands:
            continue
        known[track.id] = stands
        if not first and on_table(play.options, track.id):
            words = track.words(play)
            text = words if text is None else T("{before} {after}", before=text, after=words)
            moved.append(piece_of(track))
            rules += track.rules
    if known:
        play.state.tracks = known
    if text is not None:
        acts = play.table.told(play, moves(*moved)) if play.table is not None else ()
        play.record(Event(name=MARKERS, text=text, rules=tuple(dict.fromkeys(rules)), acts=acts))
