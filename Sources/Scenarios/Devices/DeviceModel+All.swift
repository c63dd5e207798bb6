extension DeviceModel {
  /// Every model of the device tables: phones, tablets, then foldables.
  public static let all: [DeviceModel] = phones + pads + duos

  /// Returns the tabulated model of a name; nil when no table lists it.
  ///
  /// - Complexity: O(*n*) in the number of models.
  public static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name == name }
  }
}
