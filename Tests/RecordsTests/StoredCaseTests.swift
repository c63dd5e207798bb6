import GeneratedCases
import JSON
import Miniatures
import Records
import Scenarios
import Testing

/// Cases as they are kept.
struct StoredCaseTests {
  private let simplest = StoredCase(.decision(.requestScene, .miniature()), replay: "cxabc")

  private static let text = """
    {
      "format": 1,
      "case": {
        "query": {
          "name": "requestScene"
        },
        "situation": {
          "build": {
            "supportsMultipleScenes": false,
            "isTestMode": false
          },
          "device": {
            "model": "free-form",
            "idiom": "pad",
            "fold": null,
            "display": {
              "size": {
                "width": 320,
                "height": 400
              },
              "reservedRegions": []
            }
          },
          "scenes": [
            {
              "id": 0,
              "role": "window",
              "frame": {
                "x": 0,
                "y": 0,
                "width": 320,
                "height": 400
              },
              "activationState": "foregroundActive"
            }
          ],
          "host": {
            "scene": 0,
            "view": {
              "x": 0,
              "y": 0,
              "width": 320,
              "height": 400
            },
            "safeAreaInsets": {
              "top": 0,
              "left": 0,
              "bottom": 0,
              "right": 0
            }
          },
          "before": null
        }
      },
      "replay": "cxabc"
    }

    """

  @Test func `is laid out for a person to read`() throws {
    #expect(String(decoding: try simplest.bytes(), as: UTF8.self) == Self.text)
    #expect(try StoredCase(bytes: Array(Self.text.utf8)) == simplest)
  }

  @Test func `keeps a case with its hint and without`() throws {
    let generated = GeneratedCases(seed: 6, count: 500)
    for index in 0..<generated.count {
      let hint = index.isMultiple(of: 2) ? "cx\(index)" : nil
      let stored = StoredCase(generated.case(at: index), replay: hint)
      #expect(try StoredCase(bytes: stored.bytes()) == stored)
    }
  }

  @Test func `is named by what it is, not by what made it`() throws {
    // SHA-256 over the case above in canonical JSON, computed with another program.
    let name = "2a2399ebe0017c013db2a59afb9803d71566208cb508ef5237ed606103f16306"
    #expect(try simplest.name() == name)
    #expect(try StoredCase(simplest.case, replay: "cxdef").name() == name)
    #expect(try StoredCase(simplest.case).name() == name)
  }

  @Test func `has one name for each case`() throws {
    let generated = GeneratedCases(seed: 6, count: 2000)
    let cases = Set((0..<generated.count).map(generated.case(at:)))
    let names = try Set(cases.map { try StoredCase($0).name() })
    #expect(names.count == cases.count)
    #expect(cases.count > 1900)
  }

  @Test func `has another name as soon as half a point differs`() throws {
    let wider = Situation.miniature(scenes: [
      .window(.own, .foregroundActive, Size(width: 320.5, height: 400))
    ])
    let name = try StoredCase(.decision(.requestScene, wider)).name()
    #expect(try simplest.name() != name)
  }

  @Test func `takes a relation for a part of the case`() throws {
    let linked = StoredCase(.relation(.noTransition, .requestScene, .miniature()))
    #expect(try linked.name() != simplest.name())
    #expect(try StoredCase(bytes: linked.bytes()) == linked)
  }
}
