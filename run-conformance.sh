#!/usr/bin/env bash
# Builds foldproof in release if needed and runs it with the arguments given, keeping its exit code.
# With --build-only it builds and stops.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)

fail() {
  printf 'run-conformance.sh: %s\n' "$1" >&2
  exit 70
}

if ! command -v swift >/dev/null; then
  fail "no swift on the PATH. Foldproof needs Swift 6.3 or later: https://www.swift.org/install"
fi
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
read -r major minor <<<"${version:-0 0}"
if ((major < 6 || (major == 6 && minor < 3))); then
  fail "this is Swift $major.$minor; Foldproof needs 6.3 or later: https://www.swift.org/install"
fi

build=(swift build --package-path "$root" --configuration release --product foldproof
  --explicit-target-dependency-import-check error)
if ! log=$("${build[@]}" 2>&1); then
  printf '%s\n' "$log" >&2
  fail "the build failed; the compiler's words are above"
fi
if [[ ${1:-} == --build-only ]]; then exit 0; fi

exec "$root/.build/release/foldproof" "$@"
