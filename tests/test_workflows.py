"""The workflows keep to what RELEASING promises: few rights, no loose versions, every Python."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".github/workflows"
WORKFLOWS = sorted(path.name for path in FOLDER.glob("*.yml"))
WRITES = {"attest", "draft"}
"""The jobs of a release that write; neither builds anything."""


def text(name):
    return (FOLDER / name).read_text("utf-8")


def jobs(name):
    """Return the text of each job by its name."""
    parts = re.split(r"^  ([\w-]+):\n", text(name).partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def steps(job):
    """Return the text of each step of a job."""
    return re.split(r"^      - ", job.partition("\n    steps:\n")[2], flags=re.MULTILINE)[1:]


EVERY_JOB = [(name, job) for name in WORKFLOWS for job in jobs(name)]


def test_the_workflows_are_read_as_they_are_written():
    assert set(jobs("release.yml")) == {
        *("linux", "linux-installed", "windows", "macos"),
        *WRITES,
    }
    assert len(steps(jobs("test.yml")["test"])) == 4


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_has_no_rights_of_its_own_and_one_run_at_a_time(name):
    head = text(name).partition("\njobs:\n")[0]
    assert "\npermissions: {}\n" in head
    assert "\nconcurrency:\n" in head


@pytest.mark.parametrize(("name", "job"), EVERY_JOB)
def test_a_job_names_its_rights_and_its_end(name, job):
    words = jobs(name)[job]
    assert re.search(r"^    timeout-minutes: \d+$", words, re.MULTILINE)
    rights = dict(re.findall(r"^      ([\w-]+): (read|write|none)$", words, re.MULTILINE))
    assert rights
    assert ("write" in rights.values()) is (job in WRITES)
    if job in WRITES:
        assert not re.search(r"run\.py|pip|setup-python", words)


@pytest.mark.parametrize(("name", "job"), EVERY_JOB)
def test_a_checkout_leaves_no_token_behind(name, job):
    for step in steps(jobs(name)[job]):
        if "actions/checkout@" in step:
            assert "persist-credentials: false" in step


@pytest.mark.parametrize(("name", "job"), EVERY_JOB)
def test_secrets_are_those_of_an_environment(name, job):
    words = jobs(name)[job]
    if "secrets." in words:
        assert "\n    environment: release\n" in f"\n{words}"


@pytest.mark.parametrize(("name", "job"), EVERY_JOB)
def test_no_script_holds_an_expression(name, job):
    """What an expression inserts would be read by the shell; a variable is not."""
    for step in steps(jobs(name)[job]):
        script = step.partition("run:")[2]
        assert "${{" not in script


def test_an_action_is_pinned_or_one_of_the_hosts_own_in_one_version():
    used = set()
    for name in WORKFLOWS:
        used |= set(re.findall(r"\buses: (\S+)@(\S+)", text(name)))
    assert used
    assert len({action for action, _version in used}) == len(used)
    for action, version in used:
        assert re.fullmatch(r"[0-9a-f]{40}", version) or re.fullmatch(r"actions/[\w-]+", action)


def test_every_tool_that_is_fetched_has_a_version():
    fetched = [
        word
        for name in WORKFLOWS
        for word in re.findall(r"\bpipx run (?:--\S+ )*(\S+)", text(name))
    ]
    assert fetched
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", word) for word in fetched)


def test_a_release_takes_nothing_from_a_cache():
    assert "cache" not in text("release.yml").partition("\njobs:\n")[2]


def test_every_python_of_the_project_is_tried():
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    first, beyond = re.findall(r"3\.(\d+)", about["project"]["requires-python"])
    wanted = {f"3.{minor}" for minor in range(int(first), int(beyond))}
    job = jobs("test.yml")["test"]
    tried = set(re.findall(r"3\.\d+", re.search(r"python: \[(.*)\]", job)[1]))
    left_out = set(re.findall(r'python: "(3\.\d+)"', job))
    assert wanted <= tried
    assert not {min(wanted), max(tried)} & left_out  # tried on every system


def test_what_every_lock_pins_is_audited():
    audited = set(re.findall(r"-r (\S+)", text("audit.yml")))
    assert audited == {path.name for path in ROOT.glob("requirements*.lock")}
