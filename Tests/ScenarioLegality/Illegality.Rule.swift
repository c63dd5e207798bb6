extension Illegality {
  /// A rule every legal case keeps; named for what breaks it.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A length is not a number or not finite.
    case lengthNotFinite
    /// An extent or an inset is below zero, or so is the origin of a view in no window.
    case lengthNegative
    /// A length is no multiple of half a point.
    case lengthOffGrid

    /// No table lists the model, and it is not the free-form one.
    case modelUnknown
    /// The interface is not of the kind the model shows.
    case idiomOfAnotherModel
    /// A device that folds says no fold state, or one that does not fold says one.
    case foldMisplaced
    /// A reserved region reaches beyond the display.
    case regionOutsideDisplay
    /// A fold divides a display that is not partly open.
    case divisionWithoutBend
    /// No tabulated pose of the model has this display and these regions in this fold state.
    case displayNotTabulated

    /// A window reaches beyond the display.
    case windowOutsideDisplay
    /// A window is at no place the device offers, or smaller than a free window can be.
    case windowMisplaced

    /// A scene's number is below zero.
    case sceneNumberNegative
    /// Two connected scenes have the same name.
    case sceneRepeated
    /// A connected scene is unattached.
    case sceneUnattached
    /// An app that does not support multiple scenes has several window scenes.
    case windowsOfSingleSceneApp
    /// A phone that does not fold has several window scenes.
    case windowsOnRigidPhone
    /// A closed foldable has several window scenes in the foreground.
    case foregroundWindowsOnClosedFoldable

    /// The host names a scene that is not connected or has no window, whatever its role.
    case hostWithoutWindowScene
    /// The host is in no window and has insets all the same.
    case insetsWithoutWindow
    /// The view reaches beyond its window.
    case viewOutsideWindow
    /// The insets leave the view less than nothing.
    case insetsExceedView
    /// The insets are smaller than what the system covers of the view.
    case insetsBelowSystem

    /// There is a layout before, and the host is in no window now.
    case beforeWithoutWindow
    /// The layout before is the layout now.
    case beforeUnchanged
    /// No single move leads from the layout before to the layout now.
    case beforeOutOfReach

    /// The extent of a loaded ad is not finite, not positive, or off the grid.
    case contentSizeImpossible
    /// A request carries a scene that is no window scene.
    case requestOfNoWindowScene

    /// A relation changes nothing, or its change cannot be made.
    case relationLeadsNowhere
    /// A scene that a relation adds can matter to the host or to the request.
    case addedSceneMatters
  }
}
