"""What neither the window nor a look at the rules must load."""

import subprocess
import sys

import pytest

SLOW = ("sqlmodel", "sqlalchemy", "pydantic", "markdown", "pypdfium2", "multiprocessing")


@pytest.mark.parametrize(
    "code",
    [
        "import beachmaster.desktop.rules",
        "import beachmaster.desktop.window_parts, beachmaster.desktop.pages",
        "from beachmaster.rulebook.library import RuleLibrary as library\n"
        "with library.open() as opened: opened.show('hoe:5.4')",
    ],
)
def test_the_window_and_its_rules_load_nothing_slow(code):
    told = f"import sys\nprint([name for name in {SLOW!r} if name in sys.modules])"
    words = [sys.executable, "-c", f"{code}\n{told}"]
    found = subprocess.run(words, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_markdown_looks_for_no_installed_packages():
    code = (
        "import sys; from beachmaster.rulebook.markup import rendered\n"
        "print(rendered('- a\\n\\n1. b'), 'importlib.metadata' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.endswith("</ol> False\n")
