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
    /// The extent of an ad to be placed is not finite, not positive, or off the grid.
    case adSizeImpossible
    /// An ad is to be placed as its kind is not, or has changed to what it was.
    case placementImpossible
    /// A version has a number below zero, or is one that nothing is said of.
    case versionImpossible
    /// A banner view's extent is not finite, not positive, or off the grid.
    case bannerViewImpossible
    /// A test device is known twice, or one that is none.
    case setupImpossible
    /// A delegate is told though it is not set, or a banner touched that is not seen.
    case momentImpossible

    /// A time of an exchange is no number of seconds that can pass.
    case timeImpossible
    /// What happens in an exchange cannot happen in this order.
    case exchangeOutOfOrder

    /// A relation changes nothing, or its change cannot be made.
    case relationLeadsNowhere
    /// A scene that a relation adds can matter to the host or to the request.
    case addedSceneMatters

    /// A session begins with a layout before.
    case lifeWithPast
    /// A load is answered before it begins.
    case replyBeforeLoad
    /// A stimulus needs a view in a window and there is none, or needs one in none.
    case viewElsewhere
    /// A transition changes neither the device nor the window.
    case transitionOfNothing
    /// A step of a live resize changes another thing than the extent of the window, or nothing.
    case resizeOfAnotherKind
    /// A scene connects under a name that another one had before.
    case sceneNameReused
    /// A stimulus is about a scene that is not connected.
    case sceneNotConnected
    /// A scene goes to a state that no edge leads to.
    case stateOutOfReach
    /// What is presented, dismissed or left is not what is on screen.
    case nothingToPresentOrLeave

    /// A step belongs to an earlier stimulus than the one before it, or to none there is.
    case stepOutOfOrder
    /// A stimulus was passed over though it could happen.
    case stimulusPassedOver
    /// An event is missing, too many, or at another place than the stimulus has it.
    case eventMisplaced
    /// The implementation was shown another situation than the one there was.
    case snapshotOutdated
    /// Whether something covers the host was shown otherwise than it was.
    case coverMisread
    /// A check or a presentation was not answered at once, or an answer came to none.
    case answerMisplaced
    /// A check or a presentation was answered as things were not.
    case answerUntrue
    /// The loads noted as begun are not those the actions began.
    case loadMisnumbered
    /// A load was answered twice, before it began, or when it was not due.
    case loadAnswerMisplaced
    /// A load was never answered.
    case loadUnanswered
    /// A load brought what neither its request nor its reply accounts for.
    case loadResultImpossible
    /// An ad has another extent than the SDK gives it, or has one where it should not.
    case contentSizeOfAnother
    /// What was put off did not come back once, after the events and before the loads.
    case dispatchMisplaced
  }
}
