/// A way to draw values, simplest first.
///
/// A generator is ordinary code: what is drawn later may depend on what was drawn before, with
/// `if`, loops and calls, and it shrinks and enumerates all the same. It must be a function of
/// its source alone.
public struct Generator<Value>: Sendable {
  /// Draws one value.
  public let draw: @Sendable (inout Source) -> Value

  /// Creates a generator from the code that draws.
  @inlinable
  public init(_ draw: @escaping @Sendable (inout Source) -> Value) {
    self.draw = draw
  }

  /// Returns a generator of what a transformation makes of the values.
  @inlinable
  public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Generator<Other> {
    Generator<Other> { transform(self.draw(&$0)) }
  }

  /// Returns a generator that goes on with the generator a value leads to.
  @inlinable
  public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { source in next(self.draw(&source)).draw(&source) }
  }
}

extension Source {
  /// Draws a value of a generator.
  @inlinable
  public mutating func value<Value>(of generator: Generator<Value>) -> Value {
    generator.draw(&self)
  }
}
