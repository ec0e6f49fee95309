"""The workflows keep to what RELEASING promises: few rights, no loose versions, every Python."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".github/workflows"
WORKFLOWS = sorted(path.name for path in FOLDER.glob("*.yml"))
ON_TAGS = "${{ github.ref_type == 'tag' && 'release' || '' }}"
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
        *("test", "linux", "linux-installed", "windows", "macos"),
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
    called = re.search(r"^    uses: \./\.github/workflows/(\S+)$", words, re.MULTILINE)
    if called:  # its jobs name their own
        assert called[1] in WORKFLOWS
    else:
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
        assert f"\n    environment: {ON_TAGS}\n" in f"\n{words}"


def test_a_rehearsal_needs_no_environment_and_leaves_no_draft():
    for job, words in jobs("release.yml").items():
        environment = re.search(r"^    environment: (.*)$", words, re.MULTILINE)
        only_tags = "\n    if: github.ref_type == 'tag'\n" in f"\n{words}"
        assert environment is None or environment[1] == ON_TAGS or only_tags
        assert only_tags or job not in WRITES
    assert "\n  workflow_dispatch:\n" in text("release.yml")


def test_a_draft_needs_every_package_and_the_tests_of_its_commit():
    release = jobs("release.yml")
    waiting, before = ["draft"], set()
    while waiting:
        needs = re.search(r"^    needs: (.*)$", release[waiting.pop()], re.MULTILINE)
        named = set(re.findall(r"[\w-]+", needs[1])) if needs else set()
        before |= named
        waiting += named
    assert before == release.keys() - {"draft"}
    assert "\n  workflow_call:" in text("test.yml")


def test_a_called_workflow_does_not_wait_for_its_caller():
    """`github.workflow` is the caller's name there; one group for both would never begin."""
    group = re.search(r"^  group: (.*)$", text("test.yml"), re.MULTILINE)[1]
    assert "github.workflow }}" not in group


def test_a_draft_can_be_made_again_and_a_release_cannot():
    script = steps(jobs("release.yml")["draft"])[-1]
    assert script.index("release view") < script.index("release create")
    assert script.index("exit 1") < script.index("release upload")
    assert "--clobber" in script


def test_an_appimage_is_made_of_two_pinned_files_or_not_at_all():
    words = jobs("release.yml")["linux-installed"]
    both = "vars.APPIMAGETOOL != '' && vars.APPIMAGE_RUNTIME != ''"
    assert words.count(both) == words.count("vars.APPIMAGETOOL != ''") == 2
    assert "--runtime-file" in words
    assert words.index("sha256sum --check") < words.index("chmod +x")


def test_every_file_for_the_host_is_held_against_its_schema():
    checks = jobs("test.yml")["lint"]
    assert "vendor.github-workflows .github/workflows/*.yml\n" in checks
    assert "vendor.dependabot .github/dependabot.yml\n" in checks


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
