#!/usr/bin/env bash
# The work of `foldproof bench engine`, done by Hypothesis, in an environment of its own.
# usage: hypothesis.sh throughput SEED CASES | shrinking SEEDS | problems SEEDS
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${PEERS_CACHE:-${TMPDIR:-/tmp}/foldproof-peers}
python=$cache/hypothesis/bin/python

if ! "$python" -c 'import hypothesis' 2>/dev/null; then
  if ! python3 -m venv "$cache/hypothesis" >&2; then
    echo "hypothesis.sh: needs Python 3.10 or later with venv" >&2
    exit 70
  fi
  "$python" -m pip install --quiet --disable-pip-version-check hypothesis >&2
fi

# Without this it leaves a folder where it was started.
export HYPOTHESIS_STORAGE_DIRECTORY=$cache/hypothesis-storage
exec "$python" "$here/hypothesis_peer.py" "$@"
