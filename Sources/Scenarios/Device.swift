/// The device as it is held at the moment of a case.
public struct Device: Hashable, Sendable {
  /// The kind of interface the system shows.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    /// A phone, a foldable one included, whatever display it uses.
    case phone
    /// A tablet.
    case pad
  }

  /// The name of the model in the device tables, or ``freeForm`` for a drawn one.
  public var model: String
  /// The kind of interface the system shows.
  public var idiom: Idiom
  /// How far the device is open; nil when it does not fold.
  public var fold: FoldState?
  /// The display in use.
  public var display: Display

  /// Creates a device from its model, idiom, fold and display.
  public init(model: String, idiom: Idiom, fold: FoldState?, display: Display) {
    self.model = model
    self.idiom = idiom
    self.fold = fold
    self.display = display
  }

  /// The model name of a device that no table lists: a resizable window host of any size.
  public static let freeForm = "free-form"
}
