#!/bin/sh
# Build the Python that the Linux packages carry, from its source archive, on Debian 12: what is
# built there asks for no newer C library.
#
#     sh installer/linux/python.sh PREFIX [ARCHIVE]
#     python3 run.py package linux --python PREFIX/bin/python3
#
# It needs: curl xz-utils gcc make libc6-dev libbz2-dev libexpat1-dev libffi-dev liblzma-dev
# libsqlite3-dev libssl-dev uuid-dev zlib1g-dev. pip alone uses libssl; no package carries it.
set -eu
VERSION=3.13.13
SHA256=2ab91ff401783ccca64f75d10c882e957bdfd60e2bf5a72f8421793729b78a71

prefix=$1
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
archive=${2:-$build/python.tar.xz}
if [ $# -lt 2 ]; then
    curl --fail --silent --show-error --location --output "$archive" \
        "https://www.python.org/ftp/python/$VERSION/Python-$VERSION.tar.xz"
fi
echo "$SHA256  $archive" | sha256sum --check --quiet
tar --extract --file "$archive" --directory "$build" --strip-components 1
cd "$build"
./configure --prefix="$prefix" --enable-shared --enable-optimizations --with-system-expat \
    --with-ensurepip --disable-test-modules LDFLAGS="-Wl,-rpath,$prefix/lib" > /dev/null
make -j "$(nproc)" > /dev/null
make install > /dev/null
"$prefix/bin/python3" -c "import bz2, ctypes, lzma, sqlite3, ssl, uuid, xml.parsers.expat, zlib"
