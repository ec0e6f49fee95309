"""What Qt's bindings hang into imports is off before anything of the window is imported."""

import subprocess
import sys

CODE = """
import gc, linecache
import beachmaster.desktop.app, beachmaster.desktop.window_parts
print(sorted(name for name in linecache.cache if "beachmaster" in name), gc.isenabled())
"""


def test_no_source_is_read_for_an_import_and_python_begins_no_collection():
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] False"
