import Foundation
import Scenarios

/// The messages of a session as types that Foundation codes by itself, to be compared with.
enum FoundationMirror {
  struct Size: Codable { var width, height: Double }
  struct Rect: Codable { var x, y, width, height: Double }
  struct Insets: Codable { var top, left, bottom, right: Double }
  struct Region: Codable {
    var kind: String
    var frame: Rect
  }
  struct Display: Codable {
    var size: Size
    var reservedRegions: [Region]
  }
  struct Device: Codable {
    var model, idiom: String
    var fold: String?
    var display: Display
  }
  struct Build: Codable { var supportsMultipleScenes, isTestMode: Bool }
  struct Scene: Codable {
    var id: Int
    var role: String
    var frame: Rect?
    var activationState: String
  }
  struct Host: Codable {
    var scene: Int?
    var view: Rect
    var safeAreaInsets: Insets
  }
  struct Situation: Codable {
    var build: Build
    var device: Device
    var scenes: [Scene]
    var host: Host
  }
  struct Event: Codable {
    var kind: String
    var to: Size?
    var ending: String?
    var scene: Int?
    var activationState: String?
    var load: Int?
    var failure: String?
    var isCovered: Bool
    var situation: Situation
  }
  struct Action: Codable {
    var name: String
    var scene: Int?
    var points: Double?
    var anchoredTo: String?
    var frame: Rect?
    var load: Int?

    enum CodingKeys: String, CodingKey {
      case name = "do"
      case scene, points, anchoredTo, frame, load
    }
  }
}
