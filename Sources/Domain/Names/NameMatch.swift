/// How a name was found: in which language, and how closely. Whole names in the user's language and in
/// English come first, then beginnings, then other parts, then names that are only similar. Among
/// equals, names of the user's language come before English ones, and those before all others.
package struct NameMatch: Comparable, Hashable, Sendable {
  package enum MatchedLanguage: Int, Hashable, Sendable {
    case own
    case english
    case other
  }

  package let language: MatchedLanguage
  /// The distance of the name in that language.
  package let distance: NameDistance
  /// The distance of the closest name in any language.
  package let closest: NameDistance

  /// Whether a name has the letters, and is not only similar to them.
  var isPart: Bool { closest <= .substring }

  /// Lower is better.
  package var rank: Int {
    if language != .other, closest == .exact { return 0 }
    // Whole names of other languages are often beginnings of words here: Moltres is Fire in Japanese.
    if closest == .exact { return Self.rank(.other, .prefix) - NameDistance.prefix.rawValue }
    // A name of another language may be closer than that of the user's.
    return closest.sort < distance.sort
      ? Self.rank(.other, closest) : Self.rank(language, distance)
  }

  private static func rank(_ language: MatchedLanguage, _ distance: NameDistance) -> Int {
    distance.sort << 6 | language.rawValue << 3 | distance.rawValue
  }

  /// The rank of a row that matches in another way than by name, such as by its type: just before
  /// matches within foreign names.
  static let unnamed = rank(.other, .wordStart) - 1

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

extension NameDistance {
  /// Whole names, beginnings, other parts, and similar names.
  fileprivate var sort: Int {
    switch self {
    case .exact: 0
    case .prefix: 1
    case .wordStart, .substring: 2
    case .lettersInOrder, .oneWrongLetter: 3
    }
  }
}

extension NameMatch {
  /// Determines the language of each row's match.
  ///
  /// - Parameters:
  ///   - closest: the distance of each row's closest name in any language.
  ///   - own: the names in the user's language.
  ///   - english: the English names.
  static func matches(
    _ folded: [UInt8], closest: [NameDistance?], own: NameColumn, english: NameColumn
  ) -> [NameMatch?] {
    guard closest.contains(where: { $0 != nil }) else {
      return closest.map { _ in nil }
    }
    let isLiteral = closest.contains { $0.map { $0 <= .substring } ?? false }
    let ownDistances = own.matches(folded, isLiteral: isLiteral)
    let englishDistances = english.matches(folded, isLiteral: isLiteral)
    return closest.indices.map { row in
      closest[row].map { closest in
        if row < ownDistances.count, let distance = ownDistances[row] {
          return NameMatch(language: .own, distance: distance, closest: closest)
        }
        let english = row < englishDistances.count ? englishDistances[row] : nil
        return NameMatch(
          language: english == nil ? .other : .english, distance: english ?? closest,
          closest: closest)
      }
    }
  }

  /// The match of a single name; `nil` if it does not contain the letters.
  static func match(_ folded: [UInt8], own: String, english: String) -> NameMatch? {
    if let distance = FoldedName(own).distance(of: folded) {
      return NameMatch(language: .own, distance: distance, closest: distance)
    }
    return FoldedName(english).distance(of: folded).map {
      NameMatch(language: .english, distance: $0, closest: $0)
    }
  }
}
