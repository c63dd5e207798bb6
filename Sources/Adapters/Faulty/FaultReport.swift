/// A public report of a fault in shipped software, filed under the kinds it shows.
package struct FaultReport: Hashable, Sendable {
  /// Its number in our list.
  package var number: Int
  /// Where it is.
  package var address: String
  /// What the reporter saw, in a few words of ours.
  package var text: String
  /// The kinds of fault it shows, by the names of ``FaultKind/all``.
  package var kinds: [String]
  /// The built-in adapter with its fault, by the name after `faulty-`; nil where none can be judged.
  package var adapter: String?

  private init(
    _ number: Int, _ address: String, _ text: String, _ kinds: String..., shown adapter: String?
  ) {
    self.number = number
    self.address = "https://github.com/\(address)"
    self.text = text
    self.kinds = kinds
    self.adapter = adapter
  }

  /// The reports, in the order they were collected in.
  package static let all: [FaultReport] = [
    FaultReport(
      1, "googleads/swift-package-manager-google-mobile-ads/issues/131",
      "An ad is taken to be 20 points taller than the window it was loaded for.", "F9",
      shown: "content-taller-than-it-is"),
    FaultReport(
      2, "googleads/googleads-mobile-ios-examples/issues/508",
      "An interstitial loaded before a rotation is presented after it.", "F1", "F9",
      shown: "presented-unchecked"),
    FaultReport(
      3, "googleads/googleads-mobile-ios-examples/issues/220",
      "The delegate is lost, and the dismissal with it.", "R2", "R5", shown: nil),
    FaultReport(
      4, "googleads/googleads-mobile-ios-examples/issues/540",
      "A banner is black when the app comes back.", "B2", shown: nil),
    FaultReport(
      5, "googleads/googleads-mobile-flutter/issues/324",
      "A banner keeps its width when the device turns.", "W4", shown: "banner-not-recomputed"),
    FaultReport(
      6, "googleads/googleads-mobile-flutter/issues/1391",
      "The window is looked for where an app without scenes has it.", "S6",
      shown: "scene-from-the-delegate"),
    FaultReport(
      7, "googleads/googleads-mobile-flutter/issues/700",
      "An interstitial is presented while a modal is up.", "F2", shown: "presented-under-a-modal"),
    FaultReport(
      8, "googleads/googleads-mobile-flutter/issues/1372",
      "An inline adaptive size is passed on with no height.", "W12", shown: nil),
    FaultReport(
      9, "googleads/googleads-mobile-flutter/issues/708",
      "An adaptive size is rebuilt as a custom one.", "W12", "W15", shown: nil),
    FaultReport(
      10, "googleads/googleads-mobile-unity/issues/1068",
      "The engine's orientation is ahead of the window's.", "W14",
      shown: "width-of-the-other-orientation"),
    FaultReport(
      11, "googleads/googleads-mobile-unity/issues/55",
      "A smart banner keeps the height of the other orientation.", "W15", shown: nil),
    FaultReport(
      12, "googleads/googleads-mobile-unity/issues/1358",
      "A size in pixels is taken for one in points.", "W8", shown: "width-in-pixels"),
    FaultReport(
      13, "googleads/googleads-mobile-unity/issues/4361",
      "The number that stands for the full width reaches the SDK.", "W7",
      shown: "full-width-sentinel"),
    FaultReport(
      14, "googleads/googleads-mobile-unity/issues/586",
      "A banner stays where it was when the device turns.", "P4", shown: "frame-kept"),
    FaultReport(
      15, "googleads/googleads-mobile-unity/issues/629",
      "A banner moves after an interstitial.", "P5", shown: nil),
    FaultReport(
      16, "googleads/googleads-mobile-unity/issues/572",
      "An ad is requested before the view is in a window.", "S5",
      shown: "request-in-view-did-load"),
    FaultReport(
      17, "googleads/googleads-mobile-unity/issues/769",
      "The dismissal does not arrive after a reward.", "R2", shown: nil),
    FaultReport(
      18, "googleads/googleads-mobile-unity/issues/2998",
      "An ad is presented twice in one turn.", "F2", shown: "presented-twice"),
    FaultReport(
      19, "googleads/googleads-mobile-unity/issues/133", "A size in points is taken for pixels.",
      "W8", shown: "width-in-pixels"),
    FaultReport(
      20, "googleads/googleads-mobile-unity/issues/647", "Less room is left than an ad is high.",
      "W15", shown: nil),
    FaultReport(
      21, "invertase/react-native-google-mobile-ads/issues/364",
      "A banner takes the screen's width after a rotation.", "W1", shown: "width-from-screen"),
    FaultReport(
      22, "invertase/react-native-google-mobile-ads/issues/133",
      "An interstitial is presented while a native modal is open.", "F2",
      shown: "presented-under-a-modal"),
    FaultReport(
      23, "invertase/react-native-google-mobile-ads/issues/801",
      "A banner's own size event makes it load again.", "B3", shown: "loaded-when-it-arrives"),
    FaultReport(
      24, "invertase/react-native-google-mobile-ads/pull/579",
      "A banner is blank when the app comes back.", "B2", shown: nil),
    FaultReport(
      25, "invertase/react-native-firebase/issues/433",
      "A banner loaded in landscape is cut in portrait.", "W4", shown: "banner-not-recomputed"),
    FaultReport(
      26, "sbugert/react-native-admob/issues/514",
      "An ad is presented from a view that is in no window.", "F3",
      shown: "presented-outside-a-window"),
    FaultReport(
      27, "sbugert/react-native-admob/issues/135",
      "The dismissal is missing after a reward.", "R2", shown: nil),
    FaultReport(
      28, "sbugert/react-native-admob/pull/56", "A banner does not follow another layout.", "W4",
      shown: "banner-not-recomputed"),
    FaultReport(
      29, "capacitor-community/admob/pull/204", "The first of the connected scenes is taken.",
      "S2", shown: "first-listed-scene"),
    FaultReport(
      30, "capacitor-community/admob/issues/84", "An ad is shown once and never replaced.", "F7",
      shown: "shown-again"),
    FaultReport(
      31, "admob-plus/admob-plus/issues/237", "A size without a height is passed on.", "W12",
      shown: nil),
    FaultReport(
      32, "admob-plus/admob-plus/issues/198", "Full-screen ads work once only.", "F7",
      shown: "shown-again"),
    FaultReport(
      33, "godot-sdk-integrations/godot-admob/issues/55",
      "Margins appear above and below an ad, as the insets are applied twice.", "P2",
      shown: "insets-applied-twice"),
    FaultReport(
      34, "godot-sdk-integrations/godot-admob/issues/71",
      "The dismissal is missing after a reward on iOS.", "R2", shown: nil),
    FaultReport(
      35, "poingstudios/godot-admob-android/issues/115", "A banner at the top is under the notch.",
      "P1", shown: "pinned-to-the-view"),
    FaultReport(
      36, "defold/extension-admob/issues/37", "A banner's place depends on the rotations before.",
      "P4", shown: "frame-kept"),
    FaultReport(
      37, "marcojak/MauiMTAdmob/issues/135", "A banner is cut in Split View.", "W1",
      shown: "width-from-screen"),
    FaultReport(
      38, "marcojak/MauiMTAdmob/issues/136", "A banner is measured before its first layout.", "W6",
      shown: "zero-before-layout"),
    FaultReport(
      39, "marcojak/MauiMTAdmob/issues/21", "A full-screen ad works once only.", "F7",
      shown: "shown-again"),
    FaultReport(
      40, "marcojak/MTAdmob/issues/62",
      "Rewards are lost, as the page under the ad disappears.", "R6", shown: nil),
    FaultReport(
      41, "marius-bughiu/Plugin.AdMob/issues/32", "An interstitial fails while a modal is open.",
      "F2", shown: "presented-under-a-modal"),
    FaultReport(
      42, "NativeScript/firebase/issues/137", "An ad is presented from no view controller.", "F3",
      shown: "presented-outside-a-window"),
    FaultReport(
      43, "LexiLabs-App/basic-ads/issues/44",
      "The delegate is overwritten, and the dismissal lost.", "R2", "R5", shown: nil),
    FaultReport(
      44, "DelphiWorlds/Kastri/issues/337", "The adaptive width is 0 at first.", "W6",
      shown: "zero-before-layout"),
    FaultReport(
      45, "jcsawyer/Jc.GoogleMobileAds.iOS/issues/41",
      "A constant has the wrong size.", "W13", shown: nil),
    FaultReport(
      46, "AppLovin/AppLovin-MAX-SDK-iOS/issues/162",
      "The screen's width is forced on a banner in a column.", "W1", shown: "width-from-screen"),
    FaultReport(
      47, "AppLovin/AppLovin-MAX-SDK-iOS/issues/502",
      "The least height of an adaptive banner changes with the SDK.", "W17", shown: nil),
    FaultReport(
      48, "AppLovin/AppLovin-MAX-Unity-Plugin/issues/76", "Banners are cropped.", "W15",
      shown: nil),
    FaultReport(
      49, "AppLovin/AppLovin-MAX-Unity-Plugin/issues/88",
      "The home indicator's height is left free twice.", "P2", shown: "insets-applied-twice"),
    FaultReport(
      50, "AppLovin/AppLovin-MAX-Flutter/issues/87",
      "A banner refreshes though another page covers it.", "B2", shown: nil),
    FaultReport(
      51, "AppLovin/AppLovin-MAX-Flutter/issues/277",
      "A helper says another height than the ad has.", "W15", shown: nil),
    FaultReport(
      52, "appodeal/react-native-appodeal/issues/59", "A banner higher than its room is cut.",
      "W15", shown: nil),
    FaultReport(
      53, "floatinghotpot/cordova-admob-pro/issues/612",
      "A banner is under the home indicator.", "P1", shown: "pinned-to-the-view"),
    FaultReport(
      54, "mopub/mopub-ios-mediation/issues/335",
      "A size of no width is asked for before the layout.", "W6", shown: "zero-before-layout"),
  ]
}
