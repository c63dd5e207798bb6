#!/usr/bin/env bash
# Compares the engine with its peers on this machine, in this run: the throughput scenario by turns,
# five times each, then shrinking. usage: compare.sh [SEEDS], 20 unless given
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../..
seeds=${1:-20}

median() { sort -g | awk '{ values[NR] = $1 } END { print values[int((NR + 1) / 2)] }'; }
load() { cut -d' ' -f1-3 /proc/loadavg 2>/dev/null || uptime | sed 's/.*load average[s]*: //'; }

ours() { "$root/.build/release/foldproof" bench engine "$@"; }
our_rate() {
  ours --part throughput --rounds 1 |
    awk '/^throughput, one worker/ { printf "%.0f\n", $(NF - 1) * 1e6 }'
}
peer_rate() { "$here/$1.sh" throughput "$2" "$3" | awk '{ print $2 }'; }

"$root/run-conformance.sh" --build-only
# Whatever has to be installed or compiled is not part of a round.
peer_rate quickcheck 0 1000 >/dev/null
peer_rate hypothesis 0 10 >/dev/null

rounds=$(mktemp -d)
trap 'rm -rf "$rounds"' EXIT
echo "load average before: $(load)"
printf '\n%-8s %12s %12s %12s\n' round foldproof QuickCheck Hypothesis
for round in 1 2 3 4 5; do
  our_rate >>"$rounds/ours"
  peer_rate quickcheck "$round" 500000 >>"$rounds/quickcheck"
  peer_rate hypothesis "$round" 1000 >>"$rounds/hypothesis"
  printf '%-8s %12s %12s %12s\n' "$round" "$(tail -n 1 "$rounds/ours")" \
    "$(tail -n 1 "$rounds/quickcheck")" "$(tail -n 1 "$rounds/hypothesis")"
done
one=$(median <"$rounds/ours")
two=$(median <"$rounds/quickcheck")
three=$(median <"$rounds/hypothesis")
printf '%-8s %12s %12s %12s  cases a second\n' median "$one" "$two" "$three"
awk -v one="$one" -v two="$two" -v three="$three" 'BEGIN {
  printf "%-8s %12s %12.2f %12.0f  times as many by foldproof\n", "ratio", "", one / two, one / three
}'
echo "load average after: $(load)"

printf '\nShrinking, %s seeds\n\nfoldproof\n' "$seeds"
ours --part shrinking --seeds "$seeds"
printf '\nHypothesis\n'
"$here/hypothesis.sh" shrinking "$seeds"
printf '\nQuickCheck\n'
"$here/quickcheck.sh" shrinking "$seeds"
