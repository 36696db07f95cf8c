#!/bin/sh
# Have Chromium: where it is missing, and this is root on Debian or a relative, install it.
# The system's package manager may be busy with something else; then wait until it is free.
set -eu
patience=600 # seconds

# The one without a window is a third of the size, and of the work; not every system has it.
command -v chromium-headless-shell >/dev/null && exit
command -v chromium >/dev/null && exit
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium: sudo apt-get install chromium" >&2
    exit 1
fi

said=$(mktemp)
trap 'rm -f "$said"' EXIT
end=$(($(date +%s) + patience))
# apt waits for the lock of installing by itself, but not for that of the lists.
until LC_ALL=C apt-get update -qq 2>"$said"; do
    if ! grep -q "Could not get lock" "$said" || [ "$(date +%s)" -ge "$end" ]; then
        cat "$said" >&2
        exit 1
    fi
    sleep 2
done
browser=chromium
if apt-cache show chromium-headless-shell >/dev/null 2>&1; then browser=chromium-headless-shell; fi
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=$patience $browser >/dev/null
