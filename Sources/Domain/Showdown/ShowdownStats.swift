extension StatValues {
  /// Reads `252 Atk / 4 SpD / 252 Spe`.
  init?(showdown text: String) {
    self.init()
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let value = Int(words[0]),
        let stat = Stat.allCases.first(where: { $0.isMeant(by: words[1]) }), self[stat] == nil
      else { return nil }
      self[stat] = value
    }
  }

  /// Reads values as on a command line: as Showdown writes them, also with commas or without spaces
  /// (`252atk,4spd`), or one number for all stats. Returns `nil` for any other string.
  package init?(written text: String) {
    self.init()
    if let value = Int(text) {
      for stat in Stat.allCases { self[stat] = value }
      return
    }
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { "/,".contains($0) })
    {
      let numbers = part.split { !$0.isNumber }
      let name = part.filter { !$0.isNumber && !$0.isWhitespace && !"=:".contains($0) }
      guard numbers.count == 1, let value = Int(numbers[0]), !name.contains("-"),
        let stat = Stat.allCases.first(where: { $0.isMeant(by: name[...]) }), self[stat] == nil
      else { return nil }
      self[stat] = value
    }
  }
}

extension Stat {
  var showdownName: String {
    switch self {
    case .hp: "HP"
    case .attack: "Atk"
    case .defense: "Def"
    case .specialAttack: "SpA"
    case .specialDefense: "SpD"
    case .speed: "Spe"
    }
  }

  fileprivate func isMeant(by word: Substring) -> Bool {
    let word = word.lowercased()
    return word == showdownName.lowercased() || Spelling.folded(word) == Spelling.folded(name)
  }
}
