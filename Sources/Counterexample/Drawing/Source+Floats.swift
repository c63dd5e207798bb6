extension Source {
  /// Draws a finite number; the simplest is the integer nearest to 0.
  ///
  /// Integers come first, from the one nearest to 0 outwards, then halves, quarters and so on. A
  /// range without an integer starts at its end nearest to 0. Now and then an end, an integer, a
  /// number with few digits or an earlier number comes up. A number has at most as many binary
  /// digits after the point as the wider end of the range can have.
  ///
  /// - Precondition: Both ends are finite.
  @inlinable
  @inline(__always)
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    let real = RealRange(range.lowerBound, range.upperBound, precision: 52)
    return !isTaped && real.isGrid ? randomReal(real) : slowDouble(real)
  }

  /// Draws a finite number; the order is that of doubles.
  ///
  /// - Precondition: Both ends are finite.
  public mutating func float(in range: ClosedRange<Float>) -> Float {
    let real = RealRange(Double(range.lowerBound), Double(range.upperBound), precision: 23)
    let value = slowDouble(real)
    return min(max(Float(value), range.lowerBound), range.upperBound)
  }

  /// Draws a multiple of a step; the simplest is the one nearest to 0.
  ///
  /// Such values print and shrink cleanly, which is what geometry wants.
  ///
  /// - Precondition: The step is positive, some multiple lies in the range, and no multiple
  ///   exceeds 2^53 steps.
  @inlinable
  @inline(__always)
  public mutating func double(in range: ClosedRange<Double>, step: Double) -> Double {
    precondition(step > 0, "a grid needs a positive step")
    var lower = Int(range.lowerBound / step)
    var upper = Int(range.upperBound / step)
    if Double(lower) * step < range.lowerBound { lower += 1 }
    if Double(upper) * step > range.upperBound { upper -= 1 }
    precondition(lower <= upper, "no multiple of the step lies in the range")
    return Double(integer(in: lower...upper)) * step
  }

  /// Draws any number: small and large magnitudes alike, and what floating point is known for.
  ///
  /// The simplest is 0, then small integers, fractions, powers of two times those, then -0, the
  /// smallest and largest magnitudes, and, where allowed, infinity and NaN.
  public mutating func double(
    allowsInfinity: Bool = false, allowsNaN: Bool = false
  ) -> Double {
    switch choice(weights: FloatKind.weights(allowsInfinity, allowsNaN)) {
    case 0:
      let exponent = boolean(percent: 25) ? integer(in: -1074...960) : 0
      return Double(sign: .plus, exponent: exponent, significand: 1)
        * double(in: -10_000...10_000)
    case 1:
      return element(of: [
        -0.0, .ulpOfOne, .leastNormalMagnitude, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 0x1p53, 0x1p53 + 2, 0.1,
      ])
    case 2: return boolean() ? -.infinity : .infinity
    default: return .nan
    }
  }

  /// Draws any number of single precision, in the order of doubles.
  public mutating func float(
    allowsInfinity: Bool = false, allowsNaN: Bool = false
  ) -> Float {
    switch choice(weights: FloatKind.weights(allowsInfinity, allowsNaN)) {
    case 0:
      let exponent = boolean(percent: 25) ? integer(in: -149...110) : 0
      return Float(sign: .plus, exponent: exponent, significand: 1) * float(in: -10_000...10_000)
    case 1:
      return element(of: [
        -0.0, .ulpOfOne, .leastNormalMagnitude, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 0x1p24, 0x1p24 + 2, 0.1,
      ])
    case 2: return boolean() ? -.infinity : .infinity
    default: return .nan
    }
  }

  // MARK: -

  /// Draws a real number at random in a range that is laid out as a grid.
  @inlinable
  @inline(__always)
  mutating func randomReal(_ real: RealRange) -> Double {
    let word = random.next()
    if word & specialMask == 0 { return specialReal(word, real) }
    olderKey = recentKey
    olderMax = recentMax
    recentKey = word
    recentMax = real.identity
    return real.snap(real.value(ofWord: word))
  }

  /// Chooses among ends, integers, numbers with few digits and echoes of recent draws.
  @usableFromInline
  @inline(never)
  mutating func specialReal(_ word: UInt64, _ real: RealRange) -> Double {
    let other = RealRange.value(real, StableHash.mix(word))
    switch (word >> 4) & 7 {
    case 0: return Double(real.origin)
    case 1: return real.settle(real.lower)
    case 2: return real.settle(real.upper)
    case 3, 4:
      if recentMax == real.identity { return real.snap(real.value(ofWord: recentKey)) }
      return real.truncated(other, bits: 0)
    case 5: return real.truncated(other, bits: 0)
    case 6: return real.truncated(other, bits: 1)
    default: return real.truncated(other, bits: 1 + (word >> 7) & 7)
    }
  }

  @usableFromInline
  @inline(never)
  mutating func slowDouble(_ real: RealRange) -> Double {
    guard real.isGrid else { return otherReal(real) }
    guard isTaped else { return randomReal(real) }
    if let key = tape.dictated(upTo: real.maxKey) {
      let value = real.value(ofKey: key)
      // The ends stand for all keys beyond them; the key that is recorded is the simplest one.
      tape.recording.draws.append(real.draw(real.key(of: value)))
      return value
    }
    let value = randomReal(real)
    tape.recording.draws.append(real.draw(real.key(of: value)))
    return value
  }

  /// Draws a number in a range that has no integer, or numbers beyond all fractions.
  private mutating func otherReal(_ real: RealRange) -> Double {
    let value: Double
    switch real.form {
    case .grid, .single:
      value = real.lower
    case .narrow:
      let max = RealRange.fractionCount - 1
      let key: UInt64
      if isTaped {
        key = tape.dictated(upTo: max) ?? random.next(upTo: max)
        tape.recording.draws.append(
          Draw(key: key, max: max, turn: 0, kind: .fractionUp, bits: RealRange.fractionBits))
      } else {
        key = random.next(upTo: max)
      }
      value = real.fraction(ofKey: key)
    case .scaled(let exponent):
      let factor = Double(sign: .plus, exponent: exponent, significand: 1)
      value = double(in: real.lower / factor...real.upper / factor) * factor
    case .wide:
      let widest = max(real.lower.magnitude, real.upper.magnitude)
      let exponent = integer(in: 0...max(0, Int(widest.exponent) - 48))
      value =
        Double(sign: .plus, exponent: exponent, significand: 1)
        * double(in: real.lower < 0 ? -0x1p50...0x1p50 : 0...0x1p50)
    }
    return min(max(value, real.lower), real.upper)
  }
}

/// How often numbers of each kind are drawn: ordinary, special, infinite and not a number.
private enum FloatKind {
  private static let all = [false, true].map { infinity in
    [false, true].map { nan in Weights([28, 2, infinity ? 1 : 0, nan ? 1 : 0]) }
  }

  static func weights(_ allowsInfinity: Bool, _ allowsNaN: Bool) -> Weights {
    all[allowsInfinity ? 1 : 0][allowsNaN ? 1 : 0]
  }
}
