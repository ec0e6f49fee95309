"""What the first paint must not load."""

import subprocess
import sys

SLOW = ("sqlmodel", "sqlalchemy", "pydantic", "markdown", "pypdfium2", "PySide6.QtPdf")


def test_importing_the_rules_loads_nothing_slow():
    code = (
        "import sys, beachmaster.desktop.rules\n"
        f"print([name for name in {SLOW!r} if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
