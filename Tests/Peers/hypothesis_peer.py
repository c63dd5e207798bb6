"""The same work as `foldproof bench engine`, done by Hypothesis.

The throughput scenario, and the first thirteen problems: how many of the seeds arrive at the
simplest failing value, and the median number of evaluations after the first failure.
"""

import math
import statistics
import sys
import time

from hypothesis import HealthCheck, Phase, assume, given, seed, settings
from hypothesis import strategies as st


def quiet(examples):
    return settings(
        max_examples=examples, database=None, deadline=None, print_blob=False,
        phases=[Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False)


real = lambda low, high: st.floats(low, high)
whole = lambda low, high: st.integers(low, high)
event = st.tuples(whole(0, 7), real(0, 2000), real(0, 2000), whole(0, 1000))
scenario = st.tuples(
    whole(0, 9), real(320, 1366), real(480, 1366), real(0, 100), real(0, 100), real(0, 100),
    real(0, 100), whole(1, 3), whole(0, 3), real(0.5, 3), whole(0, 1), whole(0, 1),
    st.lists(event, max_size=10))


def digest(value):
    device, width, height, top, left, bottom, right, scale, turn, font, theme, side, events = value
    area = (width - left - right) * (height - top - bottom)
    total = area + font * (device + scale + turn + theme + side)
    return total + sum(x + y + (milliseconds + kind) for kind, x, y, milliseconds in events)


def throughput(number, cases):
    count = 0

    @seed(number)
    @quiet(cases)
    @given(scenario)
    def holds(value):
        nonlocal count
        count += 1
        assert math.isfinite(digest(value))

    start = time.perf_counter()
    holds()
    print(f"throughput {count / (time.perf_counter() - start):.0f}")


wide = whole(-1_000_000_000, 1_000_000_000)
pair = st.tuples(whole(1, 2**31 - 1), whole(1, 2**31 - 1))


def int16(value):
    return (value + 32768) % 65536 - 32768


def bound5(lists):
    assume(all(int16(sum(values)) < 256 for values in lists))
    return int16(sum(map(sum, lists))) < 1280


def calculator_strategy(depth=5):
    if depth == 0:
        return wide
    inner = st.deferred(lambda: calculator_strategy(depth - 1))
    return st.one_of(
        wide, st.tuples(st.just("+"), inner, inner), st.tuples(st.just("/"), inner, inner))


def acceptable(term):
    if isinstance(term, int):
        return True
    return not (term[0] == "/" and term[2] == 0) and acceptable(term[1]) and acceptable(term[2])


def evaluated(term):
    """The value; None after a division by zero."""
    if isinstance(term, int):
        return term
    one, other = evaluated(term[1]), evaluated(term[2])
    if one is None or other is None:
        return None
    if term[0] == "+":
        return one + other
    return None if other == 0 else one // other


def calculator(term):
    assume(acceptable(term))
    return evaluated(term) is not None


@st.composite
def length_list(draw):
    return [draw(whole(0, 1000)) for _ in range(draw(whole(1, 100)))]


@st.composite
def heaps(draw):
    def heap(least, size):
        if size <= 0 or draw(whole(0, 5)) == 0:
            return None
        value = least + draw(whole(0, 2**31 - 1))
        return value, heap(value, size // 2), heap(value, size // 2)

    return heap(0, draw(whole(0, 20)))


def heap_values(heap):
    return [] if heap is None else [heap[0], *heap_values(heap[2]), *heap_values(heap[1])]


def merged(one, other):
    if one is None or other is None:
        return other if one is None else one
    if one[0] <= other[0]:
        return one[0], merged(one[2], other), one[1]
    return other[0], merged(other[2], one), other[1]


def binheap(heap):
    wrong = [] if heap is None else [heap[0], *heap_values(merged(heap[1], heap[2]))]
    return wrong == sorted(wrong) and sorted(heap_values(heap)) == wrong


def coupling(values):
    assume(all(value < len(values) for value in values))
    return all(v == i or values[v] != i for i, v in enumerate(values))


def deletion(removal):
    values, index = removal
    assume(index < len(values))
    rest = list(values)
    rest.remove(values[index])
    return values[index] not in rest


PROBLEMS = {
    "bound5": (
        st.lists(st.lists(whole(-32768, 32767), max_size=10), min_size=5, max_size=5), bound5,
        lambda v: sorted(sum(v, [])) == [-32768, -1]),
    "large_union": (
        st.lists(st.lists(wide, max_size=10), max_size=10),
        lambda v: len({x for xs in v for x in xs}) < 5,
        lambda v: len(v) == 1 and sorted(v[0]) == [-2, -1, 0, 1, 2]),
    "reverse": (
        st.lists(wide, max_size=20), lambda v: v == v[::-1], lambda v: v == [0, 1]),
    "calculator": (
        calculator_strategy(), calculator,
        lambda v: v in [("/", 0, ("+", 0, 0)), ("/", 0, ("/", 0, 1))]),
    "lengthlist": (length_list(), lambda v: max(v) < 900, lambda v: v == [900]),
    "diff_zero": (pair, lambda v: v[0] < 10 or v[0] != v[1], lambda v: v == (10, 10)),
    "diff_small": (
        pair, lambda v: v[0] < 10 or not 1 <= abs(v[0] - v[1]) <= 4, lambda v: v == (10, 6)),
    "diff_one": (
        pair, lambda v: v[0] < 10 or abs(v[0] - v[1]) != 1, lambda v: v == (10, 9)),
    "binheap": (
        heaps(), binheap, lambda v: v == (0, None, (0, (0, None, None), (1, None, None)))),
    "coupling": (st.lists(whole(0, 10), max_size=12), coupling, lambda v: v == [1, 0]),
    "deletion": (
        st.tuples(st.lists(wide, max_size=20), whole(0, 10)), deletion,
        lambda v: v == ([0, 0], 0)),
    "distinct": (
        st.lists(wide, max_size=20), lambda v: len(set(v)) < 3, lambda v: v == [0, 1, -1]),
    "nestedlists": (
        st.lists(st.lists(st.just(0), max_size=12), max_size=10),
        lambda v: sum(map(len, v)) <= 10, lambda v: [len(x) for x in v] == [11]),
}


def brackets(text):
    counts = {"(": 0, "[": 0}
    open_brackets = []
    for character in text:
        kind = "(" if character in "()" else "["
        counts[kind] += 1 if character == kind else -1
        if counts[kind] < 0:
            return True
        if character == kind:
            open_brackets.append(kind)
        elif open_brackets[-1:] == [kind]:
            open_brackets.pop()
        else:
            open_brackets.append("!")
    return any(counts.values()) or not open_brackets


def is_valid(digits):
    total = 0
    for place, digit in enumerate(reversed(digits)):
        weighted = digit if place % 2 == 0 else 2 * digit
        total += weighted - 9 if weighted > 9 else weighted
    return bool(digits) and total % 10 == 0


def luhn(digits):
    if not is_valid(digits):
        return True
    for place in range(len(digits) - 1):
        other = list(digits)
        other[place], other[place + 1] = other[place + 1], other[place]
        if other != digits and is_valid(other):
            return False
    return True


def pythagorean(legs):
    square = legs[0] ** 2 + legs[1] ** 2
    return legs[0] <= 5 or math.isqrt(square) ** 2 != square


@st.composite
def networks(draw):
    nodes = draw(whole(1, 8))
    return nodes, draw(st.lists(st.tuples(whole(0, nodes - 1), whole(0, nodes - 1)), max_size=12))


def odd_cycle(network):
    nodes, links = network
    shortest = math.inf
    for start in range(nodes):
        distances = {(start, 0): 0}
        queue = [(start, 0)]
        for node, parity in queue:
            for link in links:
                if node in link:
                    step = (link[1] if link[0] == node else link[0]), 1 - parity
                    if step not in distances:
                        distances[step] = distances[node, parity] + 1
                        queue.append(step)
        shortest = min(shortest, distances.get((start, 1), math.inf))
    return not 5 <= shortest < math.inf


def three_meetings(meetings):
    return not any(
        len({start for start, length in meetings if start < last < start + length}) >= 2
        for last, _ in meetings)


def lru_cache(use):
    capacity, uses = use
    kept, wrongly_kept = [], []
    for is_lookup, key in uses:
        if not is_lookup or key in kept:
            kept = ([other for other in kept if other != key] + [key])[-capacity:]
        if not is_lookup:
            wrongly_kept = ([other for other in wrongly_kept if other != key] + [key])[-capacity:]
        if set(kept) != set(wrongly_kept):
            return False
    return True


# Problems of other kinds, which are no part of the public challenge or of the mean.
OTHERS = {
    "brackets": (
        st.lists(st.sampled_from("()[]"), max_size=16), brackets, lambda v: v == list("([)]")),
    "luhn": (st.lists(whole(0, 9), max_size=12), luhn, lambda v: v == [0, 9, 1]),
    "pythagorean": (
        st.tuples(whole(1, 100), whole(1, 100)), pythagorean, lambda v: v == (6, 8)),
    "odd_cycle": (
        networks(), odd_cycle, lambda v: v == (5, [(0, 1), (0, 2), (1, 3), (2, 4), (3, 4)])),
    "three_meetings": (
        st.lists(st.tuples(whole(0, 500), whole(1, 100)), max_size=8), three_meetings,
        lambda v: v == [(0, 3), (1, 2), (2, 1)]),
    "lru_cache": (
        st.tuples(whole(1, 4), st.lists(st.tuples(st.booleans(), whole(0, 7)), max_size=40)),
        lru_cache,
        lambda v: v == (2, [(False, 0), (False, 1), (True, 0), (False, 2)])),
}


def attempt(name, number):
    """The smallest value and the evaluations after the first failure; None without one."""
    strategy, holds, _ = (PROBLEMS | OTHERS)[name]
    after = 0
    last = None

    @seed(number)
    @quiet(20_000)
    @given(strategy)
    def check(value):
        nonlocal after, last
        if last is not None:
            after += 1
        if not holds(value):
            last = (value,)
            raise AssertionError(name)

    try:
        check()
    except AssertionError:
        # The smallest failing value is run last, once more.
        return last[0], after - 1
    return None


def shrinking(seeds, problems):
    medians = []
    for name, (_, _, is_normal) in problems.items():
        found = [out for out in (attempt(name, number) for number in range(seeds)) if out]
        normal = sum(is_normal(value) for value, _ in found)
        median = statistics.median(after for _, after in found) if found else 0
        medians.append(median)
        print(
            f"{name:14} {normal:3} of {seeds} normal, {len(found)} found, {median:.0f} evaluations",
            flush=True)
    if problems is PROBLEMS and all(medians):
        print(f"geometric mean {statistics.geometric_mean(medians):.1f} evaluations")


match sys.argv[1:]:
    case ["throughput", number, cases]:
        throughput(int(number), int(cases))
    case ["shrinking", seeds]:
        shrinking(int(seeds), PROBLEMS)
    case ["problems", seeds]:
        shrinking(int(seeds), OTHERS)
    case _:
        sys.exit("usage: hypothesis_peer.py throughput SEED CASES | shrinking SEEDS | problems SEEDS")
