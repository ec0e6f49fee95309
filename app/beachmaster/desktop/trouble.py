"""Do what may be refused or go wrong, and return what is to be said of it."""

from collections.abc import Callable

from beachmaster.desktop.texts import T
from beachmaster.engine.datafile import DataError
from beachmaster.engine.halves import HiddenError
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.replay import DEFECTS
from beachmaster.engine.text import Text
from beachmaster.storage.diagnostics import note_error

Trouble = Refusal | Text
"""Why something did not count, or what went wrong; nothing has changed then."""


def trouble_of(act: Callable[[], object]) -> Trouble | None:
    """Do it; return why it was refused or went wrong, if it was."""
    from beachmaster.storage.locking import UnwritableError  # slow to load
    from beachmaster.storage.problems import SaveError

    try:
        act()
    except HiddenError as error:
        if error.__cause__ is not None:
            note_error("defect", error.__cause__)
        return error
    except Refusal as error:
        return error
    except UnwritableError as error:
        note_error("not written", error)
        return NOT_KEPT.fill(why=error.text)
    except (SaveError, DataError) as error:
        note_error("not used", error)
        return error.text
    except DEFECTS as error:
        note_error("defect", error)
        what = f"{type(error).__name__}: {error}"
        return T("The program made a mistake here; nothing changed. ({what})", what=what)
    return None


NOT_KEPT = T("{why} This does not count; everything before it is saved. Make room and do it again.")
"""Said where an answer could not be written down."""
