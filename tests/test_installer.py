"""What packages say agrees with what the program says; the proofs are commands of their own."""

import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from pathlib import Path
from unittest.mock import MagicMock
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from beachmaster import __version__, paths
from beachmaster.cli.naming import own_name
from beachmaster.desktop import identity
from beachmaster.desktop.identity import SIZES
from beachmaster.desktop.main_window import ENDING
from beachmaster.project import application_id
from beachmaster.storage import licences
from beachmaster.storage.folders import data_folder

ROOT = Path(__file__).resolve().parents[1]
INSTALLER = ROOT / "installer"
ICONS = ROOT / "resources" / "icons"
SCRIPTS = {
    "common",
    "build_linux",
    "build_macos",
    "build_windows",
    "frozen",
    "interpreter",
    "notes",
}
ADDRESS = "https://example.org/?a=1&b=2"


@pytest.fixture
def common(monkeypatch):
    """Return what the packages share, as their scripts import it."""
    monkeypatch.syspath_prepend(str(INSTALLER))
    import common

    yield common
    for name in [name for name in sys.modules if name in SCRIPTS]:
        del sys.modules[name]


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Let the program believe that it was installed."""
    (tmp_path / "package.txt").write_text("windows\n")
    monkeypatch.setattr(paths, "data_root", lambda: tmp_path)
    paths.package.cache_clear()
    yield
    paths.package.cache_clear()


def words(name):
    return (INSTALLER / name).read_text("utf-8")


def test_a_copy_from_a_checkout_is_started_by_its_python():
    assert paths.package() == ""
    assert paths.package_root() is None
    assert paths.start_command() == [sys.executable, "-m", "beachmaster"]


def test_an_installed_copy_is_started_by_its_own_program(installed):
    assert paths.package() == "windows"
    assert paths.start_command() == [sys.executable]
    assert paths.package_root() == Path(sys.executable).resolve().parent
    assert own_name() == Path(sys.executable).stem


def test_every_package_has_the_version_of_the_program(common):
    assert common.version() == __version__
    assert "@VERSION@" in words("linux/beachmaster.metainfo.xml")
    assert __version__ not in words("windows/setup.nsi") + words("windows/launcher.rc")


@pytest.fixture
def known(common, monkeypatch):
    """Give the project addresses and an id of a domain."""
    about = common.project()
    own = "org.example.beachmaster"
    for name in ("HOME", "SOURCE", "ISSUES", "PICTURES"):
        monkeypatch.setattr(about, name, ADDRESS)
    monkeypatch.setattr(about, "application_id", lambda: own)
    return own


def elements(text):
    """Return a metainfo by the path of each element: its text, or its attributes where none."""
    found = {}
    for one in ET.fromstring(text.encode()).iter():
        found.setdefault(one.tag, []).append((one.text or "").strip() or one.attrib)
    return found


@pytest.mark.parametrize("own", ["", "org.example.beachmaster"])
def test_the_desktop_file_is_found_by_the_name_that_the_window_gives(
    common, monkeypatch, tmp_path, own
):
    import build_linux

    monkeypatch.setattr("beachmaster.project.APPLICATION_ID", own)
    monkeypatch.setattr(common.project(), "application_id", application_id)
    named = []
    monkeypatch.setattr(QGuiApplication, "setDesktopFileName", named.append)
    monkeypatch.setattr(identity, "Program", MagicMock())
    monkeypatch.setattr(identity, "icon", MagicMock())
    identity.made_known([])
    build_linux.shared_files(tmp_path)
    names = {path.name for path in (tmp_path / "share/applications").iterdir()}
    assert names == {f"{named[0]}.desktop"} == {f"{own or 'beachmaster'}.desktop"}
    assert (tmp_path / f"share/metainfo/{named[0]}.metainfo.xml").is_file()


def test_without_an_address_the_metainfo_has_none(common):
    import build_linux

    text = build_linux.metainfo("2026-01-31")
    told = elements(text)
    assert told["id"] == ["beachmaster"]
    assert told["launchable"] == ["beachmaster.desktop"]
    assert not {"url", "screenshots", "screenshot"} & told.keys()
    assert "@" not in text


def test_every_address_and_picture_is_in_the_metainfo(known):
    import build_linux

    told = elements(build_linux.metainfo("2026-01-31"))
    assert told["id"] == [known, "beachmaster.desktop"]  # software centres know the former one
    assert told["launchable"] == [f"{known}.desktop"]
    assert told["url"] == [ADDRESS] * 3
    assert len(told["caption"]) == len(told["image"]) == len(build_linux.SCREENSHOTS)
    for address in told["image"]:
        assert (ROOT / "docs/screenshots" / address.removeprefix(f"{ADDRESS}/")).is_file()


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="AppStream is not there")
def test_the_validator_of_metainfo_finds_nothing(known, tmp_path):
    import build_linux

    file = tmp_path / f"{known}.metainfo.xml"
    file.write_text(build_linux.metainfo("2026-01-31"), "utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(file)],
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("has", [False, True])
def test_an_address_reaches_windows_and_macos_where_there_is_one(
    common, monkeypatch, tmp_path, request, has
):
    import build_macos
    import build_windows

    own = request.getfixturevalue("known") if has else "beachmaster"
    given = []
    monkeypatch.setattr(build_windows, "run", given.extend)
    monkeypatch.setattr(build_windows, "tool", lambda *names: names[0])
    (tmp_path / "stage").mkdir()
    build_windows.make_setup(tmp_path / "stage", tmp_path, tmp_path)
    addresses = {word for word in given if str(word).startswith(("-DHOME=", "-DISSUES="))}
    assert addresses == ({f"-DHOME={ADDRESS}", f"-DISSUES={ADDRESS}"} if has else set())
    assert build_macos.properties()["CFBundleIdentifier"] == own
    for name in ("HOME", "ISSUES"):
        assert f"!ifdef {name}\n" in words("windows/setup.nsi")


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("sign {}", ["sign", "FILE"]),
        (
            "'C:\\Program Files\\signtool.exe' /fd {}",
            ["C:\\Program Files\\signtool.exe", "/fd", "FILE"],
        ),
        ('sign --by "Beach Master" --in={}', ["sign", "--by", "Beach Master", "--in=FILE"]),
    ],
)
def test_a_signing_command_may_have_quotes_and_the_file_any_name(common, command, expected):
    file = Path("a folder of 'mine'/set up.exe")
    words = [str(file) if word == "FILE" else word.replace("FILE", str(file)) for word in expected]
    assert common.with_file(command, file) == words


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not there")
@pytest.mark.parametrize("status", [None, 0, 1])
def test_the_uninstaller_is_signed_where_there_is_a_command(common, monkeypatch, tmp_path, status):
    import build_windows

    log = tmp_path / "signed by us.txt"
    signer = tmp_path / "signer of ours.py"
    signer.write_text(
        "import sys; from pathlib import Path; file = Path(sys.argv[1])\n"
        "told = f'{file.suffix} {file.read_bytes()[:2]!r}'\n"
        f"Path({str(log)!r}).write_text(told); sys.exit({status or 0})"
    )
    if status is not None:
        command = f"'{sys.executable}' '{signer}' {{}}"
        monkeypatch.setenv("BEACHMASTER_SIGN", command)
    (tmp_path / "stage").mkdir()
    (tmp_path / "stage/words.txt").write_text("words")
    if status:
        with pytest.raises(common.PackageError):
            build_windows.make_setup(tmp_path / "stage", tmp_path, tmp_path, packed="zlib")
        return
    setup = build_windows.make_setup(tmp_path / "stage", tmp_path, tmp_path, packed="zlib")
    assert setup.is_file()
    assert log.exists() is (status == 0)
    if log.exists():
        assert log.read_text().endswith("b'MZ'")


def test_saved_games_and_their_type_do_not_depend_on_the_id(known, monkeypatch):
    import build_macos

    monkeypatch.delenv("BEACHMASTER_DATA", raising=False)
    monkeypatch.setattr("beachmaster.project.APPLICATION_ID", known)
    assert data_folder().name == "beachmaster"
    assert build_macos.properties()["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [
        "beachmaster.saved-game"
    ]
    assert 'type="application/x-beachmaster-game"' in words("linux/beachmaster-mime.xml")
    assert "MimeType=application/x-beachmaster-game;" in words("linux/beachmaster.desktop")


def test_every_system_knows_the_ending_of_a_saved_game(common):
    import build_macos

    told = plistlib.loads(plistlib.dumps(build_macos.properties()))
    tags = told["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    assert f'pattern="*{ENDING}"' in words("linux/beachmaster-mime.xml")
    assert f'\\{ENDING}"' in words("windows/setup.nsi")
    assert f'L"{ENDING}"' in words("windows/launcher.c")
    assert tags["public.filename-extension"] == [ENDING[1:]]
    build_macos.check_properties()
    build_macos.check_icon()


def test_the_app_tells_macos_all_that_it_asks(common):
    import build_macos

    told = build_macos.properties()
    for key in ("Executable", "IconFile", "Identifier", "PackageType", "ShortVersionString"):
        assert told[f"CFBundle{key}"], key
    assert told["CFBundleVersion"] == __version__
    assert told["LSMinimumSystemVersion"] == build_macos.FLOOR
    assert (ICONS / told["CFBundleIconFile"]).is_file()
    assert told["NSHighResolutionCapable"] is True


def test_the_inner_is_sealed_before_what_holds_it(common, tmp_path):
    import build_macos

    app = tmp_path / "Beachmaster.app"
    core = "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework"
    library = struct.pack("<II", build_macos.THIN, build_macos.MACHINES["arm64"])
    for name in ("Contents/MacOS/Beachmaster", f"{core}/Versions/A/QtCore", "Contents/a.dylib"):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(library)
    (app / "Contents/words.txt").write_text("no library")
    (app / "Contents/QtCore.framework").symlink_to(app / core)
    order = [path.relative_to(tmp_path).as_posix() for path in build_macos.seal_order(app)]
    names = f"{core}/Versions/A/QtCore", "Contents/a.dylib", core, ""
    assert order == [f"{app.name}/{name}".rstrip("/") for name in names]


def test_a_package_that_lacks_a_file_of_ours_is_not_made(common, tmp_path, monkeypatch):
    for name in ("ours/rules_db/a.md", "ours/resources/b.json", "ours/resources/make_b.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("words")
    monkeypatch.setattr(common, "ROOT", tmp_path / "ours")
    there = tmp_path / "there"
    for name in ("build/rules.sqlite", "package.txt", "rules_db/a.md"):
        (there / name).parent.mkdir(parents=True, exist_ok=True)
        (there / name).write_text("words")
    with pytest.raises(common.PackageError, match=r"not in the package: resources/b\.json$"):
        common.check_data(there)
    (there / "resources").mkdir()
    (there / "resources/b.json").write_text("words")
    common.check_data(there)


def test_a_frozen_package_does_not_tell_where_it_was_built(common, tmp_path):
    from frozen import same_everywhere

    folder = tmp_path / "some-1.0.dist-info"
    (folder / "licenses").mkdir(parents=True)
    (folder / "licenses/LICENSE").write_text("words")
    (folder / "direct_url.json").write_text('{"url": "file:///home/joerg/some.whl"}')
    lines = ["../../../bin/some,sha256=x,9", "some-1.0.dist-info/RECORD,,", "some/__init__.py,,"]
    lines += ["some-1.0.dist-info/direct_url.json,,", "some-1.0.dist-info/licenses/LICENSE,,5"]
    (folder / "RECORD").write_text("\n".join(lines))
    same_everywhere(tmp_path)
    assert (folder / "RECORD").read_text() == "some-1.0.dist-info/licenses/LICENSE,,5\n"
    assert not (folder / "direct_url.json").exists()


def test_a_package_that_is_too_large_is_not_made(common, tmp_path):
    made, installed = tmp_path / "made", tmp_path / "installed"
    made.write_bytes(b"12")
    installed.mkdir()
    (installed / "program").write_bytes(b"1234")
    assert common.measured(made, installed, 2, 4).endswith(": 0.0 MB, installed 0.0 MB")
    for most in ((1, 4), (2, 3)):
        with pytest.raises(common.PackageError, match="too large"):
            common.measured(made, installed, *most)


BUILDS_LINUX = sys.platform == "linux" and all(map(shutil.which, ("strip", "xz", "dpkg-deb")))


def test_the_copyright_of_the_debian_package_names_all_that_is_carried(common):
    from build_linux import CARRIED, debian_copyright

    told = debian_copyright()
    paragraphs = told.split("\n\n")
    assert paragraphs[0].startswith("Format: https://www.debian.org/")
    assert all(re.match("Files|License", one) for one in paragraphs[1:])
    assert {(name, short) for _files, _whose, short, name in CARRIED} == {
        (name, short) for name, _version, short in licences.CARRIED
    }
    for files, whose, short, name in CARRIED:
        assert list((ROOT / "resources").glob(files))
        assert whose in (ROOT / f"resources/licences/{name}.txt").read_text("utf-8")
        assert f"/resources/{files}\nCopyright: {whose}\nLicense: {short}\n" in told
        assert f"\n\nLicense: {short}\n " in told
    assert told.count("/usr/share/common-licenses/LGPL-3") == 1  # not 700 lines once more
    assert "GNU GENERAL PUBLIC LICENSE" not in told


def test_the_license_of_the_wheel_names_all_that_is_carried():
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(about["license"].split(" AND ")) == {"MIT", *(kind for *_, kind in licences.CARRIED)}


@pytest.mark.long
@pytest.mark.skipif(not BUILDS_LINUX, reason="a package is made with binutils, xz and dpkg")
def test_the_linux_packages_can_be_made(tmp_path):
    """It takes minutes and the network: the locked wheels are installed and frozen anew."""
    words = [sys.executable, "installer/package.py", "linux", "--out", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
    assert {path.suffix for path in tmp_path.iterdir()} == {".deb", ".xz"}
    assert done.stdout.count(" MB, installed ") == 2


def test_every_system_carries_the_same_python(common):
    """Linux builds it from an archive, which is compared before it is unpacked."""
    script = words("linux/python.sh")
    number = re.search(r"^VERSION=([\d.]+)$", script, re.MULTILINE)[1]
    assert number.rpartition(".")[0] == common.PYTHON
    assert re.search(r"^SHA256=[0-9a-f]{64}$", script, re.MULTILINE)
    assert script.index("sha256sum --check") < script.index("tar --extract")
    release = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    built = re.search(r"sh installer/linux/python\.sh (\S+)", release)[1]
    assert f"package linux --python {built}/bin/python3\n" in release
    others = re.findall(r'python-version: "([\d.]+)"', release)
    assert set(others) == {common.PYTHON}


def test_the_icon_is_there_in_every_size_that_is_asked_for():
    for size in SIZES:
        head = (ICONS / f"beachmaster-{size}.png").read_bytes()[:24]
        assert struct.unpack(">II", head[16:]) == (size, size)


@pytest.mark.parametrize("size", [16, 22, 24, 32])
def test_the_upright_lines_of_a_small_icon_fill_whole_pixels(size):
    """Both sides of the hexagon and the pole have a column in the full ink: nothing is blurred."""
    image = QImage(str(ICONS / f"beachmaster-{size}.png"))
    middle = size // 2
    full = [x for x in range(size) if image.pixelColor(x, middle).name() == "#4f5a2c"]
    sides = [x for x in full if x < size // 4], [x for x in full if x > size * 3 // 4]
    assert sides[0]
    assert [size - 1 - x for x in reversed(sides[1])] == sides[0]
    assert [x for x in full if size // 4 <= x <= middle]


def test_the_windows_icon_holds_small_and_large_pictures():
    data = (ICONS / "beachmaster.ico").read_bytes()
    count = struct.unpack("<HHH", data[:6])[2]
    entries = [struct.unpack("<BBBBHHII", data[6 + 16 * at : 22 + 16 * at]) for at in range(count)]
    assert [one[0] or 256 for one in entries] == [16, 20, 24, 32, 40, 48, 64, 256]
    assert all(one[6] + one[7] <= len(data) for one in entries)


def test_the_mutex_of_the_launcher_is_the_one_that_the_installer_looks_for():
    pattern = r'"(Beachmaster\.\w+)"'
    launcher = re.search(rf"CreateMutexW\(.*?L{pattern}", words("windows/launcher.c"))
    setup = re.search(rf"OpenMutexW\(.*?w {pattern}", words("windows/setup.nsi"))
    assert launcher[1] == setup[1]


def test_the_locked_packages_that_are_shipped_are_those_the_program_needs(common):
    needed = common.needed()
    lock = common.lock_of(needed)
    assert {"pyside6-essentials", "sqlalchemy", "pydantic-core"} <= set(needed)
    assert not {"hatchling", "babel", "pytest"} & set(needed)
    assert len(re.findall(r"^[a-z0-9-]+==", lock, re.MULTILINE)) == len(needed)


def test_plugins_are_kept_by_list(common, tmp_path):
    plugins = tmp_path / "plugins"
    kept = ["platforms/qwindows.dll", "platforms/libqwayland.so", "imageformats/qjpeg.dll"]
    dropped = ["platforms/qdirect2d.dll", "imageformats/qtiff.dll", "sqldrivers/qsqlite.dll"]
    for name in kept + dropped:
        (plugins / name).parent.mkdir(parents=True, exist_ok=True)
        (plugins / name).touch()
    common.trim_plugins(plugins)
    left = [path.relative_to(plugins).as_posix() for path in plugins.rglob("*") if path.is_file()]
    assert sorted(left) == sorted(kept)
    assert not (plugins / "sqldrivers").exists()


def test_a_release_says_what_its_version_brought(common, capsys):
    import notes

    changelog = "# C\n\n## [Unreleased]\n\n## [0.2.0] - 2026-01-02\n\nNew.\n\n### Added\n\n- a\n"
    changelog += "\n## [0.1.0] - 2026-01-01\n\nFirst.\n"
    assert notes.notes(changelog, "0.2.0") == "New.\n\n### Added\n\n- a"
    assert notes.message(changelog, "0.2.0") == "Beachmaster 0.2.0\n\nNew."
    assert notes.message(changelog, "0.1.0") == "Beachmaster 0.1.0\n\nFirst."
    with pytest.raises(common.PackageError, match=r"knows no 0\.3\.0"):
        notes.notes(changelog, "0.3.0")


def test_the_tag_is_named_after_a_version_of_the_changelog(common, capsys):
    import notes

    assert notes.main(["--tag"]) == 0
    assert capsys.readouterr().out == f"v{__version__}\n"
    assert notes.main(["--message", "0.1.0"]) == 0
    assert capsys.readouterr().out.startswith("Beachmaster 0.1.0\n\nThe first version")
    assert notes.main(["--tag", "99.0.0"]) == 1
    assert "knows no 99.0.0" in capsys.readouterr().err
    assert notes.main([]) == 0
    assert "first start" in capsys.readouterr().out
