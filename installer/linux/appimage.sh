#!/bin/sh
# Make an AppImage of the tarball: appimage.sh FOLDER "COMMAND OF APPIMAGETOOL"; a tool named `none`
# lays out the folder and stops there.
set -eu
out=$(cd "$1" && pwd)
tool=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xf "$out"/beachmaster-*-linux-x86_64.tar.xz -C "$work"
folder=$(echo "$work"/beachmaster-*-linux-x86_64)
number=$(basename "$folder" | sed 's/^beachmaster-//; s/-linux-x86_64$//')
rm "$folder/add-to-menu.sh" "$folder/README.txt"
mkdir "$folder/usr"
mv "$folder/share" "$folder/usr/share"
ln -s beachmaster "$folder/AppRun"
cp "$folder"/usr/share/applications/*.desktop "$folder/"
cp "$folder/usr/share/icons/hicolor/256x256/apps/beachmaster.png" "$folder/"
ln -s beachmaster.png "$folder/.DirIcon"
"$folder/AppRun" --version >/dev/null
[ "$tool" = none ] && exit 0
ARCH=x86_64 $tool "$folder" "$out/Beachmaster-$number-x86_64.AppImage"
