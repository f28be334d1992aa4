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

extension StatValues {
  /// Reads six numbers in the games' order, such as `45/26/19/18/19/24`. Returns `nil` for any
  /// other string.
  package init?(sixNumbers text: String) {
    let parts = text.split { "/, ".contains($0) }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    self.init(sixNumbers: numbers)
  }

  /// Takes six numbers in the games' order; `nil` for more or fewer.
  package init?(sixNumbers numbers: [Int]) {
    guard numbers.count == Stat.allCases.count else { return nil }
    self.init()
    for (stat, number) in zip(Stat.allCases, numbers) { self[stat] = number }
  }
}

extension Stat {
  /// Reads an abbreviation such as `spa`, or a name in English or in the current language.
  package init?(written text: String) {
    let english = ["hp", "attack", "defense", "special attack", "special defense", "speed"]
    let folded = Spelling.folded(text)
    guard
      let found = Stat.allCases.first(where: { stat in
        stat.isMeant(by: text[...]) || Spelling.folded(english[stat.rawValue - 1]) == folded
      })
    else { return nil }
    self = found
  }

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
    // Old exports write SDef and Spd for what is now SpD and Spe. `spd` stays Special Defense.
    if word == "Spd" { return self == .speed }
    let typed = word.lowercased()
    return typed == showdownName.lowercased() || oldNames.contains(typed)
      || Spelling.folded(typed) == Spelling.folded(name)
  }

  /// Other abbreviations that tools write, in lower case.
  private var oldNames: [String] {
    switch self {
    case .specialAttack: ["satk", "spatk"]
    case .specialDefense: ["sdef", "spdef"]
    case .hp, .attack, .defense, .speed: []
    }
  }
}
