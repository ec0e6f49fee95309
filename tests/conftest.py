"""What every test shares: Qt that may be missing, a silent log, golden files."""

import gc
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from often import LONG, wanted

# Screens of a real size: left to itself, Qt's unseen screen has 800 x 800 pixels.
SCREENS = Path(__file__).with_name("screens.json")
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={os.path.relpath(SCREENS)}"
try:
    import PySide6.QtWidgets  # noqa: F401 - only to see whether its system libraries are there
except ImportError as error:
    QT_ERROR: str | None = str(error)
else:
    QT_ERROR = None

GARBAGE: pytest.StashKey = pytest.StashKey()
settings.register_profile("ordinary", deadline=None, max_examples=40)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile("ordinary")


@pytest.fixture(scope="session", autouse=True)
def _no_folder_of_a_player(tmp_path_factory):
    """Let no test write into the data folder of who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEACHMASTER_DATA", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_addoption(parser, pluginmanager):
    """Add our options, and put pytest-qt aside where Qt cannot load: it would end the run."""
    parser.addoption("--regenerate", action="store_true", help="rewrite the golden files")
    if QT_ERROR:
        pluginmanager.set_blocked("pytest-qt")
        for name, plugin in list(pluginmanager.list_name_plugin()):
            if getattr(plugin, "__name__", "").startswith("pytestqt"):
                pluginmanager.unregister(name=name)


def pytest_collection_modifyitems(config, items):
    """Leave what is marked `long` to `run.py fuzz`, and to who asks for it."""
    if wanted(config.getoption("markexpr"), config.args):
        return
    left_out = [one for one in items if one.get_closest_marker(LONG)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [one for one in items if not one.get_closest_marker(LONG)]


SELDOM = (50_000, 20, 20)
gc.set_threshold(*SELDOM)


def pytest_runtest_setup(item):
    """Let Python begin no collection while the window is tested, as in the program itself."""
    (gc.disable if "qapp" in item.fixturenames else gc.enable)()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item):
    """Collect what a window left, while no call of Qt is under way."""
    if "qapp" in item.fixturenames:
        from beachmaster.desktop.collecting import Garbage

        item.session.stash.setdefault(GARBAGE, Garbage()).collect()


def pytest_sessionstart():
    """Let no continuous-integration run pass by skipping the desktop's tests."""
    desktop_tests = any(Path(__file__).parent.glob("desktop/**/test_*.py"))
    if QT_ERROR and os.environ.get("CI") and desktop_tests:
        pytest.exit(f"Qt cannot load, and the desktop's tests need it: {QT_ERROR}", returncode=1)


if QT_ERROR:

    @pytest.fixture
    def qtbot():
        """Skip a test of the desktop where Qt cannot load."""
        pytest.skip(f"Qt's system libraries are missing: {QT_ERROR}")

else:

    @pytest.fixture
    def qtbot(qapp, request):
        """Return Qt's bot, on which no test waits for a time."""
        from patience import PatientBot

        return PatientBot(request)


@pytest.fixture(autouse=True)
def silent_log(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning it does not mean to (mark it `logs` where it does)."""
    yield
    if request.node.get_closest_marker("logs"):
        return
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    loud = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    assert not loud, f"unexpected in the log: {loud}"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compare a text with its golden file, or rewrite the file under --regenerate."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--regenerate"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.exists(), f"{path.name} is missing; make it with: python3 run.py golden"
        assert text == path.read_text(encoding="utf-8")

    return compare
