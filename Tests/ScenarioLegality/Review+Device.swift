import Scenarios

extension Review {
  /// Judges the model and its display now.
  mutating func judgeDevice(of situation: Situation) {
    let device = situation.device
    let isTabulated = !KnownPlace.all(of: device.model).isEmpty
    require(
      isTabulated || device.model == Device.freeForm, .modelUnknown,
      "No table lists the model \"\(device.model)\".")
    if isTabulated {
      let idiom: Device.Idiom =
        KnownPlace.modelsWithFreeWindows.contains(device.model) ? .pad : .phone
      require(
        device.idiom == idiom, .idiomOfAnotherModel,
        "\(device.model) shows the interface of a \(idiom.rawValue).")
    }
    judgePose(at: Moment(now: device))
  }

  /// Judges fold, display and reserved regions at one moment.
  mutating func judgePose(at moment: Moment) {
    let regions = moment.display.reservedRegions
    for region in regions {
      require(
        isInside(region.frame, moment.display.size), .regionOutsideDisplay,
        "\(moment.name) region \(words(region.frame)) is not within the display.")
    }
    require(
      moment.fold == .partiallyOpen || !regions.contains { $0.kind == .division },
      .divisionWithoutBend, "\(moment.name) a fold divides a display that is not partly open.")
    if moment.model == Device.freeForm {
      // A drawn device may fold or not; what folds is a phone, in every fold state.
      require(
        moment.fold == nil || moment.idiom == .phone, .foldMisplaced,
        "\(moment.name) a tablet folds.")
    } else {
      judgeTabulatedPose(at: moment)
    }
  }

  private mutating func judgeTabulatedPose(at moment: Moment) {
    guard let first = KnownPlace.all(of: moment.model).first else { return }
    let isFoldWhereItShould = (moment.fold != nil) == (first.pose.fold != nil)
    require(
      isFoldWhereItShould, .foldMisplaced,
      "\(moment.name) the fold of \(moment.model) is \(moment.fold?.rawValue ?? "missing").")
    require(
      !isFoldWhereItShould || !moment.places.isEmpty, .displayNotTabulated,
      "\(moment.name) no pose of \(moment.model) has a display of \(words(moment.display.size)) "
        + "with these regions.")
  }
}
