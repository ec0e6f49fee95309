"""run.py sets up once, repairs itself, and says in one line what is missing."""

import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from checks.verbs import VERBS

RUN = Path(__file__).resolve().parents[1] / "run.py"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Load run.py as if it lay in an empty checkout whose path has spaces."""
    root = tmp_path / "my games" / "beach master"
    (root / "rules_db" / "rage" / "en").mkdir(parents=True)
    (root / "rules_db" / "rage" / "en" / "01.md").write_text("## ram:1 Start\n")
    for name in ("requirements.lock", "requirements-dev.lock"):
        (root / name).write_text(f"# {name}\n")
    spec = importlib.util.spec_from_file_location("run_under_test", RUN)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (root / "pyproject.toml").write_text('requires-python = ">=3.11,<3.15"\n')
    (root / "tests" / "checks").mkdir(parents=True)
    shutil.copy(RUN.parent / module.VERBS, root / module.VERBS)
    monkeypatch.setattr(module, "ROOT", root)
    monkeypatch.setattr(module, "VENV", root / ".venv")
    monkeypatch.setattr(module, "PYTHON", root / ".venv" / module.PYTHON.name)
    monkeypatch.setattr(module, "STAMP", root / ".venv" / "set-up.json")
    return module


@pytest.fixture
def steps(run, monkeypatch):
    """Record the commands of the set-up instead of running them."""
    commands = []

    def record(command, purpose, hear=str):
        commands.append(" ".join(command))
        if "venv" in command:
            run.VENV.mkdir(exist_ok=True)
            run.PYTHON.touch()

    monkeypatch.setattr(run, "quiet", record)
    return commands


def test_first_run_makes_the_environment_then_installs_then_indexes(run, steps):
    run.set_up(dev=False)
    installed = ["-m venv", "--require-hashes -r requirements.lock", "-e .", "-m compileall"]
    kinds = [*installed, "rulebook.build", "i18n/compiling.py"]
    assert [kind in step for kind, step in zip(kinds, steps, strict=True)] == [True] * 6


def test_second_run_does_nothing(run, steps):
    run.set_up(dev=True)
    steps.clear()
    run.set_up(dev=True)
    run.set_up(dev=False)
    assert steps == []


def test_checks_add_only_the_development_lock(run, steps):
    run.set_up(dev=False)
    steps.clear()
    run.set_up(dev=True)
    assert len(steps) == 1
    assert "requirements-dev.lock" in steps[0]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("requirements.lock", ["-r requirements.lock", "-e ."]),
        ("pyproject.toml", ["-r requirements.lock", "-e ."]),
        ("app/beachmaster/__init__.py", ["-r requirements.lock", "-e .", "-m compileall"]),
        ("rules_db/rage/en/01.md", ["rulebook.build"]),
        ("rules_db/rage/badges.tsv", ["rulebook.build"]),
        ("rules_db/synonyms.tsv", ["rulebook.build"]),
        ("rules_db/concepts.md", ["rulebook.build"]),
        ("i18n/de/engine.po", ["i18n/compiling.py"]),
        ("i18n/templates/engine.pot", []),
        ("requirements-dev.lock", []),
    ],
)
def test_a_change_repeats_only_its_own_step(run, steps, changed, expected):
    run.set_up(dev=False)
    steps.clear()
    (run.ROOT / changed).parent.mkdir(parents=True, exist_ok=True)
    (run.ROOT / changed).write_text("changed\n")
    run.set_up(dev=False)
    assert len(steps) == len(expected)
    assert all(part in step for part, step in zip(expected, steps, strict=True))


def test_another_interpreter_or_a_moved_folder_starts_afresh(run, steps, monkeypatch):
    run.set_up(dev=False)
    steps.clear()
    monkeypatch.setattr(run.sys, "base_prefix", "/elsewhere")
    run.set_up(dev=False)
    assert "-m venv --clear" in steps[0]


@pytest.mark.parametrize("damage", ["", "{", "[]", "null"])
def test_a_damaged_stamp_starts_afresh(run, steps, damage):
    run.set_up(dev=False)
    steps.clear()
    run.STAMP.write_text(damage)
    run.set_up(dev=False)
    assert "-m venv" in steps[0]


def test_an_interrupted_installation_starts_afresh(run, steps, monkeypatch):
    def interrupt(part):
        raise KeyboardInterrupt

    install = run.install
    monkeypatch.setattr(run, "install", interrupt)
    with pytest.raises(KeyboardInterrupt):
        run.set_up(dev=False)
    monkeypatch.setattr(run, "install", install)
    assert not run.STAMP.exists()
    steps.clear()
    run.set_up(dev=False)
    assert "-m venv --clear" in steps[0]


def test_an_installation_that_gave_up_is_tried_again_in_place(run, steps, monkeypatch):
    def give_up(part):
        raise run.SetupError("no network")

    install = run.install
    monkeypatch.setattr(run, "install", give_up)
    with pytest.raises(run.SetupError):
        run.set_up(dev=False)
    monkeypatch.setattr(run, "install", install)
    steps.clear()
    run.set_up(dev=False)
    assert "-r requirements.lock" in steps[0]


def test_a_fault_in_the_rule_texts_does_not_stop_the_program(run, steps, monkeypatch, capsys):
    def refuse(command, purpose, hear=str):
        if purpose == "rule index not renewed":
            raise run.SetupError(f"{purpose}: a dead link")
        steps.append(command)

    run.set_up(dev=False)
    (run.ROOT / "rules_db/rage/en/01.md").write_text("changed\n")
    monkeypatch.setattr(run, "quiet", refuse)
    run.set_up(dev=False)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "run.py: rule index not renewed: a dead link\n" in captured.err


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 13), (3, 15, 0)])
def test_an_unfit_python_gets_one_line_and_status_1(run, monkeypatch, capsys, version):
    monkeypatch.setattr(run.sys, "version_info", version)
    assert run.main(["games"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "needs 3.11 to 3.14" in captured.err


@pytest.mark.parametrize("version", [(3, 11, 7), (3, 14, 10)])
def test_the_ends_of_the_range_are_served(run, steps, monkeypatch, version):
    monkeypatch.setattr(run.sys, "version_info", version)
    monkeypatch.setattr(run, "become", lambda command: 7)
    assert run.main(["games"]) == 7


@pytest.mark.parametrize(
    ("missing", "package"), [("ensurepip", "python3-venv"), ("_sqlite3", "python3-full")]
)
def test_a_missing_module_names_its_package(run, monkeypatch, capsys, missing, package):
    find = importlib.util.find_spec
    lacking = lambda name: None if name == missing else find(name)  # noqa: E731
    monkeypatch.setattr(run.importlib.util, "find_spec", lacking)
    assert run.main([]) == 1
    said = capsys.readouterr().err.splitlines()[-1]
    assert f"sudo apt-get install {package}" in said


def failing(text):
    return [sys.executable, "-c", f"import sys; print({text!r}, file=sys.stderr); sys.exit(1)"]


def test_no_network_is_said_plainly(run):
    with pytest.raises(run.SetupError, match="Connect to the network"):
        run.quiet(failing("WARNING: Retrying after NameResolutionError('x')"), "cannot install")


def test_any_other_failure_shows_its_last_line(run):
    with pytest.raises(run.SetupError, match=r"^cannot install: ERROR: disk full$"):
        run.quiet(failing("a long story\nERROR: disk full\n\n"), "cannot install")


def test_words_go_to_the_program_and_status_comes_back(run, steps, monkeypatch):
    seen = []
    monkeypatch.setattr(run, "become", lambda command: seen.append(command) or 7)
    assert run.main(["play", "hell-on-earth", "--json"]) == 7
    assert seen == [[str(run.PYTHON), "-P", "-m", "beachmaster", "play", "hell-on-earth", "--json"]]


@pytest.mark.parametrize("verb", VERBS)
def test_development_words_go_to_the_checks(run, steps, monkeypatch, verb):
    seen = []
    monkeypatch.setattr(run, "become", lambda command: seen.append(command) or 0)
    assert run.main([verb, "-k", "weather"]) == 0
    assert seen[0][1].endswith("verbs.py")
    assert seen[0][2:] == [verb, "-k", "weather"]
    assert any("requirements-dev.lock" in step for step in steps)


def test_the_callers_python_settings_stay_outside(run, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    own = run.environment()
    assert "PYTHONPATH" not in own
    assert "PYTHONDONTWRITEBYTECODE" not in own
    assert own["PIP_USER"] == "0"


def test_two_set_ups_wait_for_each_other(run, capsys):
    order = []

    def second():
        with run.alone():
            order.append("second")

    with run.alone():
        thread = threading.Thread(target=second)
        thread.start()
        thread.join(0.2)
        order.append("first")
    thread.join(5)
    assert order == ["first", "second"]
    assert (
        capsys.readouterr().err == "run.py: waiting for another set-up of this folder to finish\n"
    )


def test_a_set_up_that_waits_for_nobody_says_nothing(run, capsys):
    with run.alone():
        pass
    assert capsys.readouterr().err == ""


def test_a_folder_that_cannot_be_written_is_named(run, capsys):
    (run.ROOT / ".venv.lock").mkdir()
    assert run.main(["games"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"run.py: this folder cannot be written: {run.ROOT} (")
    assert said.count("\n") == 1


MISMATCH = """\
Collecting first-one==1.2 (from -r requirements.lock (line 2))
  Downloading first_one-1.2-cp311-abi3-manylinux_2_34_x86_64.whl (84.3 MB)
ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the
    first-one==1.2 from https://index/ab/first_one-1.2-cp311-abi3-manylinux_2_34_x86_64.whl#sha256=0:
        Expected sha256 00
        Expected     or 11
             Got        22aa
"""


def test_a_file_with_another_hash_is_named(run):
    with pytest.raises(run.SetupError) as caught:
        run.quiet(failing(MISMATCH), "cannot install requirements.lock")
    said = str(caught.value)
    assert "first_one-1.2-cp311-abi3-manylinux_2_34_x86_64.whl is not the file" in said
    assert "SHA-256 is 22aa" in said


def test_uv_installs_where_it_is_there(run, steps, monkeypatch):
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/bin/{name}")
    run.set_up(dev=False)
    uv = f"/bin/uv pip install --python {run.PYTHON}"
    assert steps[1] == f"{uv} --require-hashes -r requirements.lock"
    assert steps[2] == f"{uv} --no-deps --no-build-isolation -e ."


def test_pip_tries_where_uv_fails(run, steps, monkeypatch, capsys):
    record = run.quiet

    def refuse(command, purpose, hear=str):
        record(command, purpose, hear)
        if command[0] == "/bin/uv":
            raise run.SetupError("dns error")

    monkeypatch.setattr(run.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(run, "quiet", refuse)
    run.set_up(dev=False)
    kinds = ["-m venv", "/bin/uv", "-m pip", "-m pip"]
    assert all(kind in step for kind, step in zip(kinds, steps, strict=False))
    assert "uv: dns error; pip tries" in capsys.readouterr().err


def test_a_digest_covers_names_and_contents(run):
    lock, other = run.ROOT / "requirements.lock", run.ROOT / "other.lock"
    before = run.digest([lock])
    other.write_bytes(lock.read_bytes())
    assert run.digest([other]) != before
    lock.write_text("changed\n")
    assert run.digest([lock]) != before


@pytest.mark.skipif(os.name != "posix", reason="shows how a child's status comes back on POSIX")
def test_status_and_streams_pass_through(tmp_path):
    script = (
        f"import importlib.util as u; s = u.spec_from_file_location('r', {str(RUN)!r});"
        "m = u.module_from_spec(s); s.loader.exec_module(m); import sys;"
        "m.become([sys.executable, '-c', 'import sys; print(sys.stdin.read()); sys.exit(3)'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input="Iwo", capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (3, "Iwo\n", "")


def test_each_step_says_which_of_how_many_it_is(run, steps, capsys):
    run.set_up(dev=False)
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("run.py: the first start sets everything up")
    numbers = [line.partition(": ")[2].partition(":")[0] for line in said[1:]]
    assert numbers == [f"step {number} of 5" for number in range(1, 6)]
    (run.ROOT / "i18n/de").mkdir(parents=True)
    (run.ROOT / "i18n/de/engine.po").write_text("changed\n")
    run.set_up(dev=False)
    assert capsys.readouterr().err == "run.py: step 1 of 1: compiling the translations\n"


PIP = """\
Looking in indexes: https://pypi.org/simple
Collecting first-one==1.2 (from -r requirements.lock (line 2))
  Downloading first_one-1.2-py3-none-any.whl (84.3 MB)
     ---------------- 84.3/84.3 MB 48.2 MB/s eta 0:00:00
WARNING: an index is ignored
Processing /opt/second-2.0-py3-none-any.whl (from -r requirements.lock (line 4))
  Downloading second-2.0-py3-none-any.whl (35 kB)
Requirement already satisfied: third==3 in /usr/lib (from -r requirements.lock (line 6))
Installing collected packages: first-one, second
Successfully installed first-one-1.2 second-2.0
"""


def test_pip_is_told_by_a_line_for_each_package(run, capsys):
    pins = ["first-one==1.2 \\", "second==2.0 \\", "third==3 ; x \\"]
    lock = "# lock\n" + "\n    --hash=sha256:0\n".join(pins) + "\n    --hash=sha256:0\n"
    (run.ROOT / "requirements.lock").write_text(lock)
    run.quiet(
        [sys.executable, "-c", f"print({PIP!r})"], "x", run.Progress("requirements.lock").hear
    )
    assert capsys.readouterr().err.splitlines() == [
        "run.py:   1 of 3: first-one 1.2",
        "run.py:   downloading 84.3 MB",
        "run.py:   2 of 3: second 2.0",
        "run.py:   3 of 3: third 3",
        "run.py:   unpacking them (this takes longest)",
    ]
