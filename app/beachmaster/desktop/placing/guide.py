"""Say what to do next to place the grid."""

from beachmaster.desktop.placing.grid_work import BEGINNING, GridWork
from beachmaster.desktop.texts import TN, T
from beachmaster.engine.placing import WHOLE, hexes
from beachmaster.engine.text import Text

CORNERS = (T("upper left"), T("upper right"), T("lower right"), T("lower left"))


def next_step(work: GridWork) -> Text:
    """Return what the player is to do now."""
    if work.waiting is not None and not work.printed:
        return T(
            "Type the letter and number of the hex of point {point}, such as K12, then press "
            "Enter.",
            point=work.waiting + 1,
        )
    if work.photo is None and work.fixed:
        return T("Choose a photo of your whole map, taken from above.")
    if work.photo is None:
        return T(
            "Choose a photo of your whole map, taken from above; or enter below how many columns "
            "and rows it has, and go on without a photo."
        )
    if work.waiting is not None:
        return T(
            "Type the number printed in the hex of point {point}, then press Enter.",
            point=work.waiting + 1,
        )
    return _by_numbers(work) if work.way == "numbers" else _by_neighbours(work)


def what_stays(*, grows: bool) -> Text:
    """Return what of a map that is there already can change here, and why the rest cannot."""
    if grows:
        return T(
            "The hexes of this map keep their places, because everything known depends on them. "
            "You can add, replace and remove photos, correct their points, and add columns and "
            "rows at the end."
        )
    return T(
        "A game is being played on this map, so its hexes stay as they are. You can add, replace "
        "and remove photos, and correct their points."
    )


def how_well(work: GridWork) -> Text | None:
    """Return how well the grid lies, once the points tell."""
    found = work.found
    if found is None or not work.enough:
        return None
    sure = found.least_sure(work.hexes)
    error = hexes(sure[1] if sure is not None else 0.0)
    if not work.told:
        return T(
            "The worst hex may be {error} hexes off. Four points always fit each other: a fifth "
            "would show a mistake.",
            error=error,
        )
    return T(
        "The worst hex may be {error} hexes off. Point {point} fits worst: {misfit} hexes off.",
        error=error,
        point=found.worst + 1,
        misfit=hexes(found.misfits[found.worst]),
    )


def _by_numbers(work: GridWork) -> Text:
    if len(work.spots) < WHOLE and not work.printed:
        return T(
            "Click the middle of a hex near the {corner} corner of this photo, then type the "
            "letter and number that it has on the map and on the other photos; if they do not show "
            "it, count on from there.",
            corner=CORNERS[len(work.spots)],
        )
    if len(work.spots) < WHOLE:
        return T(
            "Click the middle of a hex near the {corner} corner of the map, then type the number "
            "printed in it.",
            corner=CORNERS[len(work.spots)],
        )
    if work.found is None:
        return T("These points do not give a grid. Correct them, or remove one.")
    if work.fixed:
        return T(
            "Compare the drawn hexes with the printed ones. Where they do not meet, drag a drawn "
            "hex onto its printed one."
        )
    return T(
        "Compare the drawn hexes with the printed ones. Where they do not meet, click another hex "
        "and type its number."
    )


def _by_neighbours(work: GridWork) -> Text:
    steps = (
        T("Click the middle of a hex in the middle of the map."),
        T("Click the middle of a hex that touches it."),
        T("Click the middle of another hex that touches the first one."),
    )
    if len(work.spots) < BEGINNING:
        return steps[len(work.spots)]
    return TN(
        "{n} hex is placed. Drag the marked one, or another far out on the map, onto the printed "
        "hex under it, until the grid covers the map. Then leave out below what is not on the map.",
        "{n} hexes are placed. Drag the marked one, or another far out on the map, onto the "
        "printed hex under it, until the grid covers the map. Then leave out below what is not on "
        "the map.",
        n=len(work.laid),
    )
