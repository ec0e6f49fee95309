#!/bin/sh
# Put this folder's Beachmaster into the player's menu, or take it out again: add-to-menu.sh [remove]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
to=${XDG_DATA_HOME:-$HOME/.local/share}
cd "$here/share"
find . -type f ! -name '*.metainfo.xml' | while read -r file; do
    if [ "${1:-}" = remove ]; then
        rm -f "$to/$file"
    else
        mkdir -p "$(dirname "$to/$file")"
        cp "$file" "$to/$file"
    fi
done
if [ "${1:-}" != remove ]; then
    # A path with spaces stands in quotes in a desktop entry; a percent sign or quote of its own is
    # doubled or escaped.
    quoted=$(printf '%s' "$here/beachmaster" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g; s/[&|]/\\&/g')
    for entry in applications/*.desktop; do
        sed -i "s|^Exec=beachmaster|Exec=\"$quoted\"|" "$to/$entry"
    done
fi
for update in "update-desktop-database $to/applications" "update-mime-database $to/mime"; do
    if command -v "${update%% *}" >/dev/null 2>&1; then $update || true; fi
done
