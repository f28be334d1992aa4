import PokedexDomain

/// The stats of a Pokémon at one or several levels, to find its IVs from.
struct SeenStats: Hashable, Sendable {
  fileprivate(set) var sightings: [IndividualValues.Sighting] = []
  fileprivate(set) var nature: ID<Nature>?
  fileprivate(set) var characteristic: Characteristic?
}

/// Reads what a player types to find IVs: `78 289/278/193/135/171/171 ev 74/190/91/48/84/23 adamant`.
///
/// A level precedes its stats; a nature and a characteristic may stand anywhere. EVs that are typed
/// once hold for all levels.
package struct SeenStatsReader: Sendable {
  package struct Problem: Error, Hashable, Sendable {
    package let text: String
  }

  private struct Draft {
    let level: Int
    var stats: StatValues?
    var effort: StatValues?
  }

  private let formula: StatFormula
  /// The natures by their folded names and slugs.
  private let natures: [[UInt8]: ID<Nature>]
  private let words: [String]

  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package init(_ catalog: Catalog, _ formula: StatFormula) throws(PokedexError) {
    self.formula = formula
    let table = try catalog.dex().table(Nature.self)
    let names = try catalog.dex().names(of: .nature)
    let known = table.ids.indices.flatMap { row in
      [
        (Spelling.folded(names[row]), table.ids[row]),
        (Spelling.folded(table.slugs[row]), table.ids[row]),
      ]
    }
    natures = Dictionary(known, uniquingKeysWith: { first, _ in first })
    words = Array(names) + Characteristic.all.map(\.name)
  }

  /// The reason why a text cannot be read; `nil` if it can.
  package func problem(in text: String) -> String? {
    do throws(Problem) {
      _ = try read(text)
      return nil
    } catch {
      return error.text
    }
  }

  func read(_ text: String) throws(Problem) -> SeenStats {
    var drafts: [Draft] = []
    var others: [Substring] = []
    var isEffort = false
    for part in text.split(whereSeparator: { $0.isWhitespace || ",;".contains($0) }) {
      if part.contains("/") {
        try add(String(part), isEffort: isEffort, to: &drafts)
        isEffort = false
      } else if let level = Self.level(part) {
        drafts.append(Draft(level: try checked(level)))
      } else if ["ev", "evs"].contains(part.lowercased()) {
        isEffort = true
      } else if !["l", "lv", "level"].contains(part.lowercased()) {
        others.append(part)
      }
    }
    var seen = SeenStats(sightings: try sightings(drafts))
    try add(others, to: &seen)
    return seen
  }

  // MARK: Numbers

  /// `78`, `L78` or `Lv78`.
  private static func level(_ part: Substring) -> Int? {
    Int(part.lowercased().drop { "lv.".contains($0) })
  }

  private func checked(_ level: Int) throws(Problem) -> Int {
    guard !(1...100).contains(level) else { return level }
    throw Problem(text: worded("a level is 1 to 100, not \(level)"))
  }

  private func add(
    _ text: String, isEffort: Bool, to drafts: inout [Draft]
  ) throws(Problem) {
    guard let last = drafts.indices.last else {
      throw Problem(text: worded("the level is missing before \(text)"))
    }
    guard let values = StatValues(sixNumbers: text) else {
      throw Problem(text: worded("\(text) is not six numbers, such as 45/26/19/18/19/24"))
    }
    let range = isEffort ? 0...formula.maxEffort : 1...999
    if let wrong = values.assigned.first(where: { !range.contains($0.value) }) {
      throw Problem(
        text: worded("\(wrong.value) is not in \(range.lowerBound) to \(range.upperBound)"))
    }
    if isEffort { drafts[last].effort = values } else { drafts[last].stats = values }
  }

  private func sightings(
    _ drafts: [Draft]
  ) throws(Problem) -> [IndividualValues.Sighting] {
    guard !drafts.isEmpty else { throw Problem(text: worded("type a level, then six stats")) }
    let efforts = drafts.compactMap(\.effort)
    return try drafts.map { draft throws(Problem) in
      guard let stats = draft.stats else {
        throw Problem(text: worded("the stats at level \(draft.level) are missing"))
      }
      let effort = draft.effort ?? (efforts.count == 1 ? efforts[0] : StatValues())
      return IndividualValues.Sighting(level: draft.level, stats: stats, effort: effort)
    }
  }

  // MARK: Words

  private func add(_ words: [Substring], to seen: inout SeenStats) throws(Problem) {
    guard !words.isEmpty else { return }
    guard formula.hasNatures else {
      throw Problem(text: worded("there are no natures in generations I and II"))
    }
    // A characteristic is a sentence, with the nature before or after it.
    let all = words.joined(separator: " ")
    let afterFirst = words.dropFirst().joined(separator: " ")
    let beforeLast = words.dropLast().joined(separator: " ")
    let parts = [
      [all], [String(words[0]), afterFirst], [beforeLast, String(words[words.count - 1])],
    ]
    for part in parts {
      var found = seen
      if part.allSatisfy({ take($0, into: &found) }) {
        seen = found
        return
      }
    }
    let near = NearestWord.to(all, among: self.words).map(NearestWord.question) ?? ""
    throw Problem(text: worded("there is no nature or characteristic '\(all)'\(near)"))
  }

  private func take(_ text: String, into seen: inout SeenStats) -> Bool {
    if let nature = natures[Spelling.folded(text)] {
      seen.nature = nature
    } else if let characteristic = Characteristic.named(text) {
      seen.characteristic = characteristic
    } else {
      return text.isEmpty
    }
    return true
  }
}
