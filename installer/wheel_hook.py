"""Build the rule index and the translations into the wheel: an installed copy never has to."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RuleIndexHook(BuildHookInterface):  # type: ignore[type-arg]
    """Add `build/rules.sqlite` and `build/i18n` to every wheel except an editable one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the index; raise `CalledProcessError` where the rule texts are at fault."""
        if version == "editable":
            return
        index = Path(self.root) / "build" / "rules.sqlite"
        command = [sys.executable, "-m", "beachmaster.rulebook.build", "--out", str(index)]
        environment = {**os.environ, "PYTHONPATH": str(Path(self.root) / "app")}
        subprocess.run(command, check=True, env=environment)
        build_data["force_include"][str(index)] = "beachmaster/data/build/rules.sqlite"
        words = Path(self.root) / "build" / "i18n"
        script = Path(self.root) / "i18n" / "compiling.py"
        subprocess.run([sys.executable, str(script), str(words)], check=True)
        if words.is_dir():
            build_data["force_include"][str(words)] = "beachmaster/data/build/i18n"
