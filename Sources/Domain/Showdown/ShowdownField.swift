/// The values of a set in Showdown's words.
extension SetField {
  /// Stores the text of the value in a member.
  ///
  /// - Returns: the problem with the text; `nil` if it is understood.
  func read(
    _ text: String, into member: inout TeamMember, _ names: ShowdownNames
  ) -> ShowdownProblem.Reason? {
    switch kind {
    case .text(let path): member[keyPath: path] = text
    case .name(let vocabulary, let path):
      return read(text, vocabulary, into: &member[keyPath: path], names)
    case .gender(let path):
      guard let gender = Gender(rawValue: text) else { return .notUnderstood(text) }
      member[keyPath: path] = gender
    case .number(let path, let range, _):
      guard let number = Int(text) else { return .notUnderstood(text) }
      guard range.contains(number) else { return .outside(text, range) }
      member[keyPath: path] = number
    case .flag(let path):
      guard let flag = Self.flags[text.lowercased()] else { return .notUnderstood(text) }
      member[keyPath: path] = flag
    case .stats(let path, let range, _, _):
      guard var values = StatValues(showdown: text) else { return .notUnderstood(text) }
      if self == .effort { values.replace(Self.oldMaxEffort, with: TeamRules.maxEffort) }
      guard values.assigned.allSatisfy({ range.contains($0.value) }) else {
        return .outside(text, range)
      }
      member[keyPath: path] = values
    }
    return nil
  }

  private func read(
    _ text: String, _ vocabulary: SetVocabulary, into number: inout Int?, _ names: ShowdownNames
  ) -> ShowdownProblem.Reason? {
    guard let words = names.words(vocabulary) else { return .notUnderstood(text) }
    if vocabulary == .ability, Spelling.folded(text) == Self.noAbility { return nil }
    number = words.number(text)
    return number == nil
      ? .unknown(vocabulary.sort, text, nearest: words.nearest(to: text)) : nil
  }

  /// The text of the value; `nil` if the member has none.
  func text(in member: TeamMember, _ names: ShowdownNames) -> String? {
    switch kind {
    case .text(let path): member[keyPath: path]
    case .name(let vocabulary, let path):
      member[keyPath: path].flatMap { names.words(vocabulary)?.word($0) }
    case .gender(let path): member[keyPath: path]?.rawValue
    case .number(let path, _, _): member[keyPath: path].map { "\($0)" }
    case .flag(let path): member[keyPath: path].map { $0 ? "Yes" : "No" }
    case .stats(let path, _, _, _): member[keyPath: path].showdownText
    }
  }

  /// The text after the label, if the line is one of this value.
  func text(of line: String) -> String? {
    guard let colon = line.firstIndex(of: ":"), let labels = self.line?.labels,
      case let label = line[..<colon].lowercased(),
      labels.contains(where: { $0.lowercased() == label })
    else { return nil }
    return line[line.index(after: colon)...].trimmed
  }

  private static let flags = ["yes": true, "no": false]
  /// Showdown writes it for the generations without abilities.
  private static let noAbility = Spelling.folded("No Ability")
  /// The full EVs of generations I and II, which give the same stats as those of later ones.
  private static let oldMaxEffort = 255
}

extension SetVocabulary {
  /// The word for an entity in messages.
  fileprivate var sort: String { self == .ball ? SetVocabulary.item.rawValue : rawValue }
}

extension StatValues {
  fileprivate mutating func replace(_ old: Int, with new: Int) {
    for (stat, value) in assigned where value == old { self[stat] = new }
  }

  /// `252 Atk / 4 SpD / 252 Spe`; `nil` if no stat is set.
  fileprivate var showdownText: String? {
    isEmpty
      ? nil : assigned.map { "\($0.value) \($0.stat.showdownName)" }.joined(separator: " / ")
  }
}
