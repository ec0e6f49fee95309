"""Make the macOS app and its disk image, on a Mac; check elsewhere what can be checked there."""

import os
import plistlib
import shlex
import shutil
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

from common import (
    HERE,
    ICONS,
    NAME,
    PackageError,
    check_data,
    fetch_wheels,
    files_of,
    mark,
    measured,
    megabytes,
    own_wheel,
    project,
    remove,
    run,
    size_of,
    trim_qt,
    trim_site,
    unpack,
    version,
    with_file,
)

ICON = "beachmaster.icns"
FLOOR = "13.0"
"""What Qt's wheels ask for; the download of all wheels proves it."""
TYPE = "beachmaster.saved-game"
MACHINES = {"arm64": 0x0100000C, "x86_64": 0x01000007}
THIN, FAT = 0xFEEDFACF, 0xCAFEBABE
ICON_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
MOST_PACKED, MOST = 80e6, 250e6
"""So large may a disk image be, and the app in it."""


def properties() -> dict[str, object]:
    """Return what the app's property list says beside name and version."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleIdentifier": project().application_id(),
        "CFBundleExecutable": NAME,
        "CFBundleIconFile": ICON,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": FLOOR,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSHumanReadableCopyright": "MIT License, Beachmaster contributors",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Beachmaster saved game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": TYPE,
                "UTTypeDescription": "Beachmaster saved game",
                "UTTypeConformsTo": ["public.database", "public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": ["beachmaster"]},
            }
        ],
    }


def build(out: Path, work: Path, machine: str | None) -> Path:
    """Make `Beachmaster.app`, seal it, and put it into a disk image for one kind of processor."""
    if sys.platform != "darwin":
        raise PackageError("this needs a Mac; --prove checks here what can be checked elsewhere")
    from build_linux import python_licence
    from frozen import freeze

    machine = machine or os.uname().machine
    app = freeze(work, "macos", machine, [("python", python_licence())])
    check_data(app / "Contents/Resources/beachmaster/data")
    seal(app)
    folder = work / "image"
    remove(folder)
    folder.mkdir()
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    out.mkdir(parents=True, exist_ok=True)
    image = out / f"{NAME}-{version()}-macos-{machine}.dmg"
    image.unlink(missing_ok=True)
    run(["hdiutil", "create", "-volname", NAME, "-srcfolder", folder, "-format", "UDZO", image])
    given = os.environ.get("BEACHMASTER_NOTARISE")
    if given:
        run(with_file(given, image))
        run(["xcrun", "stapler", "staple", image])
    print(measured(image, app, MOST_PACKED, MOST))
    return image


def seal(app: Path) -> None:
    """Sign from the inside out, ad hoc where BEACHMASTER_CODESIGN names no command, and verify.

    Apple silicon calls an app without a seal damaged. The command signs `{}`.
    """
    given = os.environ.get("BEACHMASTER_CODESIGN")
    rights = shlex.quote(str(HERE / "macos/entitlements.plist"))
    for path in seal_order(app):
        more = f"--entitlements {rights} " if path == app else ""
        command = given or f"codesign --force --sign - {more}{{}}"
        run(with_file(command, path))
    run(["codesign", "--verify", "--deep", "--strict", app])


def seal_order(app: Path) -> list[Path]:
    """Return what is sealed, inner before outer; the app's seal is that of its program."""
    program = app / "Contents/MacOS" / NAME
    libraries = [path for path in mach_files(app) if path != program]
    frameworks = [path for path in app.rglob("*.framework") if not path.is_symlink()]
    inner = [sorted(every, key=lambda one: -len(one.parts)) for every in (libraries, frameworks)]
    return [*inner[0], *inner[1], app]


def mach_files(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries in a folder, by what they begin with."""
    for name in files_of(folder):
        path = folder / name
        if not path.is_symlink() and path.is_file() and slices_of(path):
            yield path


def slices_of(path: Path) -> dict[int, int]:
    """Return how many bytes a program or library has for each kind of processor."""
    with path.open("rb") as file:
        head = file.read(4096)
    if len(head) < 8:
        return {}
    if struct.unpack("<I", head[:4])[0] == THIN:
        return {struct.unpack("<I", head[4:8])[0]: path.stat().st_size}
    magic, count = struct.unpack(">II", head[:8])
    if magic != FAT or count > 8:  # Java's classes begin with the same number
        return {}
    parts = (struct.unpack(">5I", head[8 + 20 * at : 28 + 20 * at]) for at in range(count))
    return {kind: size for kind, _sub, _offset, size, _align in parts}


# -- what can be checked on any system -----------------------------------------------------------


def dry_run(_out: Path, work: Path) -> int:
    """Check all that needs no Mac, for both kinds of processor; return the exit status."""
    check_properties()
    check_icon()
    own = own_wheel(work / "own")
    for machine in MACHINES:
        app = assemble(work, machine, own)
        print(f"ok    {machine}: {check_app(app, machine)}", flush=True)
    print("ok    property list, entitlements, icon. Not run: freezing, sealing, the disk image.")
    return 0


def check_properties() -> None:
    """See that both lists are read as they were meant."""
    told = plistlib.loads(plistlib.dumps(properties()))
    kinds = told["CFBundleDocumentTypes"][0]["LSItemContentTypes"]
    exported = [one["UTTypeIdentifier"] for one in told["UTExportedTypeDeclarations"]]
    rights = plistlib.loads((HERE / "macos/entitlements.plist").read_bytes())
    if kinds != exported or not all(value is True for value in rights.values()):
        raise PackageError("the property lists do not fit each other")


def check_icon() -> None:
    """See that the icon holds every size, each a PNG of that size."""
    data = (ICONS / ICON).read_bytes()
    found, at = dict[bytes, int](), 8
    while at < len(data):
        kind, size = struct.unpack(">4sI", data[at : at + 8])
        if data[at + 8 : at + 16] != b"\x89PNG\r\n\x1a\n":
            raise PackageError(f"{kind!r} in the icon is no PNG")
        found[kind] = struct.unpack(">I", data[at + 24 : at + 28])[0]
        at += size
    if found != ICON_KINDS:
        raise PackageError(f"the icon holds {found}")


def assemble(work: Path, machine: str, own: Path) -> Path:
    """Lay an app out from the macOS wheels, without an interpreter: no Mac's Python is here."""
    app = work / machine / f"{NAME}.app"
    remove(app)
    contents = app / "Contents"
    wheels = fetch_wheels(
        work / f"wheels-{machine}", [f"macosx_{FLOOR.replace('.', '_')}_{machine}"]
    )
    unpack([*wheels, own], contents / "Resources" / "site")
    mark(contents / "Resources" / "site", "macos", [])
    trim_qt(contents / "Resources" / "site")
    trim_site(contents / "Resources" / "site")
    (contents / "MacOS").mkdir()
    (contents / "Info.plist").write_bytes(plistlib.dumps(properties()))
    shutil.copyfile(ICONS / ICON, contents / "Resources" / ICON)
    return app


def check_app(app: Path, machine: str) -> str:
    """See that every library is there for this processor, and every file of ours."""
    site, thick = app / "Contents/Resources/site", size_of(app)
    libraries = {path: slices_of(path) for path in mach_files(app)}
    other = [path.name for path, parts in libraries.items() if MACHINES[machine] not in parts]
    if other or len(libraries) < 20:
        raise PackageError(f"{len(libraries)} libraries; not for {machine}: {', '.join(other)}")
    fat = sum(sum(parts.values()) for parts in libraries.values())
    thin = sum(parts[MACHINES[machine]] for parts in libraries.values())
    check_data(site / "beachmaster/data")
    size = thick - fat + thin
    if size > MOST:
        raise PackageError(f"{megabytes(size)} is more than {megabytes(MOST)}")
    said = f"{megabytes(thick)} as in the wheels, {megabytes(size)} thinned, without Python"
    return f"{len(libraries)} libraries; {said}"


if __name__ == "__main__":
    sys.exit("run: python3 run.py package macos")
