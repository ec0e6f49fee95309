"""Make the Windows installer: our launchers, a signed Python, the wheels, NSIS around them."""

import os
import shutil
import sys
from pathlib import Path

import interpreter
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
    own_wheel,
    project,
    remove,
    run,
    size_of,
    tool,
    trim_qt,
    trim_site,
    unpack,
    version,
)
from sign import COMMAND, sign

MINGW = ("x86_64-w64-mingw32-gcc", "gcc")
WINDRES = ("x86_64-w64-mingw32-windres", "windres")
LAUNCHERS = {f"{NAME}.exe": ["-mwindows"], "beachmaster-console.exe": ["-DCONSOLE"]}
MOST_IN_A_PATH = 140
"""Below a folder of a user with a long name this still stays under the 260 letters of Windows."""


def build(out: Path, work: Path, python: Path, sha256: str | None) -> Path:
    """Make the installer in `out` and return it."""
    stage = work / "stage"
    remove(stage)
    source = interpreter.take(python, sha256, work)
    library = interpreter.lay_out(source, stage / "python")
    site = stage / "python" / "Lib" / "site-packages"
    remove(work / "own")
    unpack([*fetch_wheels(work / "wheels", ["win_amd64"]), own_wheel(work / "own")], site)
    trim_qt(site)
    trim_site(site)
    licence = (source / "LICENSE.txt").read_text("utf-8", errors="replace")
    mark(site, "windows", [("python", licence)])
    compile_all(source, stage)
    make_launchers(stage, work, library)
    sign([stage / name for name in LAUNCHERS])
    check(stage)
    check_data(site / "beachmaster/data")
    out.mkdir(parents=True, exist_ok=True)
    setup = make_setup(stage, work, out)
    sign([setup])
    print(measured(setup, stage))
    return setup


def python_of(source: Path) -> list[str]:
    """Return how the interpreter runs here: as it is on Windows, else under Wine."""
    own = [str(source / "python.exe")]
    return own if os.name == "nt" else [tool("wine64", "wine"), *own]


def compile_all(source: Path, stage: Path) -> None:
    """Compile every module: without this the first start does it, as often as it cannot write.

    Unchecked hashes, so that no clock is asked; names without the folder of the build, so that two
    builds are alike.
    """
    words = ["-I", "-m", "compileall", "-q", "-f", "--invalidation-mode", "unchecked-hash"]
    run(
        [*python_of(source), *words, "-s", stage.name, stage.name],
        cwd=stage.parent,
        WINEDEBUG="-all",
    )


def four(number: str) -> list[str]:
    """Return a version as the four whole numbers that Windows wants."""
    numbers = [*number.split("+", maxsplit=1)[0].split("."), "0", "0", "0"][:4]
    return ["".join(filter(str.isdigit, one)) or "0" for one in numbers]


def make_launchers(stage: Path, work: Path, library: str) -> None:
    """Compile both launchers with icon, version and manifest."""
    for name, flags in LAUNCHERS.items():
        filled = (HERE / "windows/launcher.rc").read_text("utf-8")
        for word, value in (
            *(("FOUR", ",".join(four(version()))), ("ICON ICON", 'ICON "beachmaster.ico"')),
            *(("VERSION\n", f'"{version()}"\n'), ("NAME\n", f'"{name}"\n')),
            ("24 MANIFEST", '24 "launcher.manifest"'),
        ):
            filled = filled.replace(word, value)
        (work / "launcher.rc").write_text(filled, "utf-8")
        for path in (HERE / "windows/launcher.manifest", ICONS / "beachmaster.ico"):
            shutil.copy(path, work)
        run([tool(*WINDRES), "launcher.rc", "launcher.o"], cwd=work)
        sources = [HERE / "windows/launcher.c", "launcher.o", f'-DLIBRARY=L"{library}"']
        shape = ["-municode", "-Os", "-s", "-Wall", "-Wextra", "-Werror", "-static", *flags]
        linking = ["-Wl,--no-insert-timestamp", "-o", stage / name]
        run([tool(*MINGW), *shape, *sources, *linking], cwd=work)


def check(stage: Path) -> None:
    """Raise `PackageError` for what Windows would stumble over."""
    for path in files_of(stage):
        if not str(path).isascii() or len(str(path)) > MOST_IN_A_PATH:
            raise PackageError(f"a name that Windows may not take: {path}")


def make_setup(
    stage: Path, work: Path, out: Path, number: str = "", packed: str = "/SOLID lzma"
) -> Path:
    """Write the list of files and the script around it; let NSIS pack them."""
    number = number or version()
    files = [str(path).replace("/", "\\") for path in files_of(stage)]
    folders = sorted({str(parent) for one in files_of(stage) for parent in one.parents} - {"."})
    folders = [one.replace("/", "\\") for one in folders]
    listed = [*files, "installed.txt", *(f"{one}\\" for one in reversed(folders))]
    (stage / "installed.txt").write_bytes("\r\n".join(listed).encode() + b"\r\n")
    lines, last = list[str](), None
    for one in [*files, "installed.txt"]:
        folder = one.rpartition("\\")[0]
        if folder != last:
            lines.append(f'SetOutPath "$INSTDIR\\app.new\\{folder}"')
            last = folder
        lines.append(f'File "{stage}{os.sep}{one.replace(chr(92), os.sep)}"')
    (work / "files.nsh").write_text("\n".join(lines) + "\n", "utf-8")
    setup = out / f"{NAME}-{number}-setup.exe"
    given = {
        "VERSION": number,
        "FOUR": ".".join(four(number)),
        "PACKED": packed,
        "OUT": str(setup),
        "FILES": str(work / "files.nsh"),
        "ICO": str(ICONS / "beachmaster.ico"),
        "LICENCE": str(HERE.parent / "LICENSE"),
        "KILOBYTES": str(size_of(stage) // 1024),
    }
    for name, address in (("HOME", project().HOME), ("ISSUES", project().ISSUES)):
        given |= {name: address} if address else {}
    if os.environ.get(COMMAND):  # the uninstaller exists only while NSIS packs
        given |= {"PYTHON": sys.executable, "SIGN": str(HERE / "sign.py")}
    define = [f"-D{name}={value}" for name, value in given.items()]
    run([tool("makensis"), "-V2", "-INPUTCHARSET", "UTF8", *define, HERE / "windows/setup.nsi"])
    return setup


if __name__ == "__main__":
    sys.exit("run: python3 run.py package windows")
