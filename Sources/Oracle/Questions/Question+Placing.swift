/// 000-Q-001: what left and right are where the interface is laid out from right to left.
package enum LeftInRightToLeft: Int, Reading {
  case physical, mirrored
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-002: what a banner is centred on in Interface Builder.
package enum CenterInBuilder: Int, Reading {
  case safeArea, view
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-003: how exactly an ad is centred.
package enum CenterBetweenPixels: Int, Reading {
  case exact, toThePixel
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-004: where the safe area's sides are in Interface Builder below iOS 11.
package enum BuilderBeforeSafeArea: Int, Reading {
  case safeArea, viewEdges
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-005: where an ad's top or bottom stands in code below iOS 11.
package enum EdgeBeforeSafeArea: Int, Reading {
  case layoutGuide, view
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-006: which size counts when an ad's has changed since its constraints were made.
package enum SizeThatChanged: Int, Reading {
  case asConstrained, asLoaded
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-007: whether a smart banner's height is kept.
package enum SmartBannerHeight: Int, Reading {
  case kept, free
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-008: how wide a smart banner is.
package enum SmartBannerWidth: Int, Reading {
  case safeArea, view
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-009: whether an ad that is larger than the safe area may reach beyond it.
package enum LargerThanTheSafeArea: Int, Reading {
  case inside, overflowing
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-010: of what a native ad stands at the top or bottom.
package enum NativeAdAtTheEdge: Int, Reading {
  case ofTheView, ofTheScreen
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-011: whether an ad in the safe area may lie across a region the display reserves.
package enum AcrossTheFold: Int, Reading {
  case insideIsEnough, keptClear
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-012: the view has had no layout yet.
package enum PlacedBeforeLayout: Int, Reading {
  case wait, asIs
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-013: the view has a size and is in no window.
package enum PlacedWithoutWindow: Int, Reading {
  case wait, asIs
  package static let index = QuestionIndex(of: Self.self)
}
