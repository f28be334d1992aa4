extension QueryEngine {
  /// The name in another language that a row was found by; `nil` if its own name has the letters.
  package func foreignName(of row: Int, in plan: QueryPlan<Rows>) -> ForeignName? {
    var found: ForeignName?
    for (letters, matches) in zip(plan.names, matches(ofAll: plan.names)) {
      guard let match = matches[row] else { continue }
      if match.language == .own { return nil }
      if found == nil { found = foreignName(of: row, matching: letters) }
    }
    return found
  }

  /// Whether the query has only words, and all names that it found are only similar to them.
  package func hasOnlySimilarNames(_ result: SearchResult<Rows>) -> Bool {
    guard result.plan.condition.hasOnlyNames, !result.rows.isEmpty else { return false }
    let words = matches(ofAll: result.plan.names)
    return !result.rows.contains { row in words.contains { $0[row]?.isPart == true } }
  }

  func foreignName(of row: Int, matching letters: [UInt8]) -> ForeignName? {
    guard let match = matches(letters)[row], match.language != .own else { return nil }
    let own = Wording.current.language
    let key = "\(own.rawValue) \(row) \(String(decoding: letters, as: UTF8.self))"
    return foreignNames(key) { foreignName(of: row, matching: letters, match, besides: own) }
  }

  private func foreignName(
    of row: Int, matching letters: [UInt8], _ match: NameMatch, besides own: Language
  ) -> ForeignName? {
    let name = FoldedName(rows.names[row])
    // A name that is part of the displayed one adds no information.
    let names = rows.otherNames(of: row).filter {
      $0.language != own && name.distance(of: Spelling.folded($0.name)) == nil
    }
    let distances = NameColumn(names.map(\.name))
      .matches(letters, isLiteral: match.isPart)
    let best = names.indices.min {
      rank(names[$0], distances[$0]) < rank(names[$1], distances[$1])
    }
    return best.flatMap { distances[$0] == nil ? nil : names[$0] }
  }

  /// English first, as most people know it, then the closest name.
  private func rank(_ name: ForeignName, _ distance: NameDistance?) -> Int {
    guard let distance else { return .max }
    return distance.rawValue + (name.language == .english ? 0 : NameDistance.lastRank)
  }

  /// The characters of a row's name that the words of the query match.
  package func matchedCharacters(of row: Int, in plan: QueryPlan<Rows>) -> [Range<Int>] {
    guard !plan.names.isEmpty else { return [] }
    let name = FoldedName(rows.names[row])
    var found: [Range<Int>] = []
    for (letters, matches) in zip(plan.names, matches(ofAll: plan.names)) where matches[row] != nil
    {
      found += name.characters(matching: letters)
    }
    return found
  }
}

extension NameDistance {
  fileprivate static var lastRank: Int { oneWrongLetter.rawValue + 1 }
}

extension ForeignName {
  /// `Charmillon (French)`.
  package var sentence: String {
    let isRomaji = language.rawValue == "ja-roma"
    return "\(name) (\(Phrase(isRomaji ? "Japanese kana" : language.name)))"
  }
}
