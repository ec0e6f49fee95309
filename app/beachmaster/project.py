"""What others know the project by: its addresses and its application id, each written here only.

What is empty is left out everywhere. The folder of saved games and their file type never depend on
any of it, so an id can come later.
"""

HOME = ""
"""The address of the project's own page."""
SOURCE = ""
"""The address of its repository."""
ISSUES = ""
"""The address where problems are reported."""
PICTURES = ""
"""The address of a folder that holds the files of `docs/screenshots`."""
APPLICATION_ID = ""
"""The id that desktops know it by: the project's domain backwards and its name."""
PLAIN_ID = "beachmaster"
"""What stands for the id as long as there is none."""


def application_id() -> str:
    """Return the id that desktop entry, metainfo, macOS and the window share."""
    return APPLICATION_ID or PLAIN_ID


def addresses() -> dict[str, str]:
    """Return the addresses that there are, by the names that Python packages give them."""
    every = {"Homepage": HOME, "Source": SOURCE, "Issues": ISSUES}
    return {name: address for name, address in every.items() if address}
