internal import JSON

/// What a file of runs says, as far as two of them are compared.
package struct StoredRun: Hashable, Sendable {
  /// One adapter's run.
  package struct Subject: Hashable, Sendable {
    /// How the adapter was asked for.
    package var asked: String
    /// What it amounts to, in a line.
    package var score: String
    /// What came of each clause, in the order of the file.
    package var results: [Entry]
    /// The findings, as clause and kind, with how much they weigh.
    package var findings: [Entry]
  }

  /// A name and what is said of it.
  package struct Entry: Hashable, Sendable {
    /// The clause, or the clause and the kind.
    package var name: String
    /// The result, or the level.
    package var text: String
  }

  /// The runs, in the order of the file.
  package var subjects: [Subject]

  /// Reads a file that the format ``ReportFormat/json`` made.
  ///
  /// - Throws: ``StoredRunError`` when it is none, was cut off, or has another version.
  /// - Complexity: O(*n*) in the bytes.
  package init(bytes: [UInt8]) throws(StoredRunError) {
    let json: JSON
    do {
      json = try JSON.parse(bytes)
    } catch {
      throw .notJSON("\(error)")
    }
    guard let file = json.object, file["format"]?.text == "foldproof-run" else {
      throw .notARun
    }
    guard file["version"] == .number(JSONNumber(Int64(RunReport.version))) else {
      throw .otherVersion
    }
    guard let runs = file["runs"]?.elements, let footer = file["footer"]?.object,
      footer["runs"] == .number(JSONNumber(Int64(runs.count)))
    else { throw .cutOff }
    subjects = runs.map { run in
      Subject(
        asked: run["adapter"]?["asked"]?.text ?? "", score: run["score"]?.text ?? "",
        results: (run["clauses"]?.elements ?? []).map {
          Entry(name: $0["clause"]?.text ?? "", text: $0["result"]?.text ?? "")
        },
        findings: (run["findings"]?.elements ?? []).map {
          Entry(
            name: "\($0["clause"]?.text ?? "") \($0["kind"]?.text ?? "")",
            text: $0["level"]?.text ?? "")
        })
    }
  }
}

/// Why a file is no run that can be read.
package enum StoredRunError: Error, Hashable {
  /// It is not even JSON, for this reason.
  case notJSON(String)
  /// It is JSON, and no run.
  case notARun
  /// It is a run of another version of the form.
  case otherVersion
  /// Its footer is missing or does not fit, as it was not written to its end.
  case cutOff
}

extension StoredRunError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  package var description: String {
    switch self {
    case .notJSON(let why): "It is no JSON: \(why)"
    case .notARun: "It is no run; run --report DIR writes one as run.json."
    case .otherVersion: "It is a run of another version; run again with this one."
    case .cutOff: "It has no footer that fits, so it was cut off and is not complete."
    }
  }
}

extension JSON {
  fileprivate var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  fileprivate var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate subscript(key: String) -> JSON? { object?[key] }
}
