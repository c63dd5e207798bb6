#!/usr/bin/env bash
# The work of `foldproof bench engine`, done by QuickCheck. Installs it from Debian if it is missing.
# usage: quickcheck.sh throughput SEED CASES | shrinking SEEDS | problems SEEDS
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${PEERS_CACHE:-${TMPDIR:-/tmp}/foldproof-peers}
program=$cache/quickcheck
packages=(ghc libghc-quickcheck2-dev)

if ! dpkg -s "${packages[@]}" >/dev/null 2>&1; then
  if ! command -v apt-get >/dev/null || [[ $(id -u) != 0 ]]; then
    echo "quickcheck.sh: needs ${packages[*]}; as root: apt-get install ${packages[*]}" >&2
    exit 70
  fi
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${packages[@]}" >&2
fi

if [[ ! -x $program || $here/QuickCheckPeer.hs -nt $program ]]; then
  mkdir -p "$cache/objects"
  ghc -O2 -v0 -outputdir "$cache/objects" -o "$program" "$here/QuickCheckPeer.hs" >&2
fi

exec "$program" "$@"
