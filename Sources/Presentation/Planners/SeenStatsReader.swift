import PokedexDomain

/// The stats of a Pokémon at one or several levels, to find its IVs from.
struct SeenStats: Hashable, Sendable {
  fileprivate(set) var sightings: [IndividualValues.Sighting] = []
  fileprivate(set) var nature: ID<Nature>?
  fileprivate(set) var characteristic: Characteristic?
}

/// Reads what a player types to find IVs: `78 289/278/193/135/171/171 ev 74/190/91/48/84/23 adamant`.
///
/// A level precedes its stats; slashes, commas and spaces all separate numbers. A nature and a
/// characteristic may stand anywhere. EVs that are typed once hold for all levels.
package struct SeenStatsReader: Sendable {
  package struct Problem: Error, Hashable, Sendable {
    package let text: String
  }

  private struct Draft {
    let level: Int
    var stats: [Int] = []
    /// `nil` before `ev`.
    var effort: [Int]?
  }

  private let formula: StatFormula
  private let catalog: Catalog
  private let words: [String]

  package init(_ catalog: Catalog, _ formula: StatFormula) {
    self.formula = formula
    self.catalog = catalog
    words = catalog.dex.names(of: .nature) + Characteristic.all.map(\.name)
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

  /// A level with stats and a nature.
  package static let example = "78 289/278/193/135/171/171 adamant"

  func read(_ text: String) throws(Problem) -> SeenStats {
    var drafts: [Draft] = []
    var others: [Substring] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || "/,;".contains($0) }) {
      let word = part.lowercased()
      if let number = Self.number(word) {
        try add(number, to: &drafts)
      } else if ["ev", "evs"].contains(word), let last = drafts.indices.last {
        drafts[last].effort = []
      } else if !["l", "lv", "level"].contains(word) {
        others.append(part)
      }
    }
    var seen = SeenStats(sightings: try sightings(drafts))
    try add(others, to: &seen)
    return seen
  }

  // MARK: Numbers

  /// `78`, `L78` or `Lv78`.
  private static func number(_ word: String) -> Int? { Int(word.drop { "lv.".contains($0) }) }

  /// A number is one of the six EVs after `ev`, one of the six stats after a level, or a level.
  private func add(_ number: Int, to drafts: inout [Draft]) throws(Problem) {
    let count = Stat.allCases.count
    guard let last = drafts.indices.last,
      drafts[last].stats.count < count || drafts[last].effort.map({ $0.count < count }) == true
    else {
      drafts.append(Draft(level: try checked(number, in: 1...100, worded("a level"))))
      return
    }
    if drafts[last].effort == nil {
      drafts[last].stats.append(try checked(number, in: 1...999, worded("a stat")))
    } else {
      let range = 0...formula.maxEffort
      drafts[last].effort?.append(try checked(number, in: range, worded("EVs")))
    }
  }

  private func checked(
    _ number: Int, in range: ClosedRange<Int>, _ what: String
  ) throws(Problem) -> Int {
    guard !range.contains(number) else { return number }
    throw Problem(
      text: worded("\(what): \(range.lowerBound) to \(range.upperBound), not \(number)"))
  }

  private func sightings(_ drafts: [Draft]) throws(Problem) -> [IndividualValues.Sighting] {
    guard !drafts.isEmpty else {
      throw Problem(text: worded("type a level, then six stats: \(Self.example)"))
    }
    let efforts = drafts.compactMap(\.effort)
    return try drafts.map { draft throws(Problem) in
      let effort = draft.effort ?? (efforts.count == 1 ? efforts[0] : nil)
      return IndividualValues.Sighting(
        level: draft.level, stats: try six(draft.stats, draft),
        effort: try effort.map { numbers throws(Problem) in try six(numbers, draft) }
          ?? StatValues())
    }
  }

  private func six(_ numbers: [Int], _ draft: Draft) throws(Problem) -> StatValues {
    guard let values = StatValues(sixNumbers: numbers)
    else {
      throw Problem(
        text: worded("six numbers must follow level \(draft.level), such as \(Self.example)"))
    }
    return values
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
    if let nature = FindNamed()(text, in: catalog, among: [.nature]).first {
      seen.nature = ID(nature.id)
    } else if let characteristic = Characteristic.named(text) {
      seen.characteristic = characteristic
    } else {
      return text.isEmpty
    }
    return true
  }
}
