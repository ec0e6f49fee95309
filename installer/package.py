"""Make a package, or prove one that was made.

python3 run.py package windows|macos|linux [--prove] [--out FOLDER] [--python PATH --sha256 HEX]

`--prove` makes nothing: it takes the package in the output folder through its paces. What each
needs of the machine stands in `installer/README.md`.
"""

import argparse
import sys
from pathlib import Path

from common import ROOT, PackageError


def main() -> int:
    """Make or prove; return the exit status."""
    parser = argparse.ArgumentParser(prog="run.py package")
    parser.add_argument("system", choices=("windows", "macos", "linux"))
    parser.add_argument("--prove", action="store_true", help="prove what lies in the folder")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument(
        "--python", type=Path, metavar="PATH", help="the Python to ship; macOS: this one"
    )
    parser.add_argument("--sha256", metavar="HEX", help="of that archive; a folder needs none")
    parser.add_argument("--machine", choices=("arm64", "x86_64"), help="macOS: which processor")
    args = parser.parse_args()
    work = ROOT / "build" / "package" / args.system
    work.mkdir(parents=True, exist_ok=True)
    try:
        return _prove(args, work) if args.prove else _make(args, work)
    except PackageError as error:
        print(f"package: {error}", file=sys.stderr)
        return 1


def _make(args: argparse.Namespace, work: Path) -> int:
    out = args.out.resolve()
    if args.system == "windows":
        import build_windows

        if args.python is None:
            raise PackageError("name the Python to ship: --python PATH --sha256 HEX")
        build_windows.build(out, work, args.python.resolve(), args.sha256)
    elif args.system == "linux":
        import build_linux

        build_linux.build(out, work, (args.python or Path(sys.executable)).absolute())
    else:
        import build_macos

        build_macos.build(out, work, args.machine)
    return 0


def _prove(args: argparse.Namespace, work: Path) -> int:
    out = args.out.resolve()
    if args.system == "windows":
        import prove_windows

        return prove_windows.prove(out, work)
    if args.system == "linux":
        import prove_linux

        return prove_linux.prove(out, work)
    import build_macos

    return build_macos.dry_run(out, work)


if __name__ == "__main__":
    sys.exit(main())
