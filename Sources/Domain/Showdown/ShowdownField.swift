/// Reads and writes one kind of line in a member's set.
struct ShowdownField: Sendable {
  typealias Reason = ShowdownProblem.Reason

  /// The text before the colon.
  let label: String
  /// Stores the text after the label in the member, or returns the problem with it.
  let read: @Sendable (String, inout TeamMember, ShowdownNames) -> Reason?
  /// Returns the text after the label; `nil` if the member has no value for it.
  let write: @Sendable (TeamMember, ShowdownNames) -> String?

  /// All fields in Showdown's order, without the moves and without the nature, which comes between
  /// the EVs and the IVs.
  static let all = [
    ability,
    number("Level", \.level, TeamMember.levels),
    flag("Shiny", \.isShiny),
    number("Happiness", \.happiness, TeamMember.happinesses),
    name("Pokeball", "item", \.ball, \.items),
    name("Hidden Power", "type", \.hiddenPower, \.types),
    number("Dynamax Level", \.dynamaxLevel, TeamMember.dynamaxLevels),
    flag("Gigantamax", \.isGigantamax),
    name("Tera Type", "type", \.teraType, \.types),
    values("EVs", \.effort, TeamMember.efforts, alias: (255, TeamRules.maxEffort)),
    values("IVs", \.individual, TeamMember.individuals),
  ]

  /// Showdown writes No Ability for the generations without abilities.
  private static let ability: ShowdownField = {
    let known = name("Ability", "ability", \.ability, \.abilities)
    return ShowdownField(label: known.label) { text, member, names in
      Spelling.folded(text) == Spelling.folded("No Ability")
        ? nil : known.read(text, &member, names)
    } write: { member, names in
      known.write(member, names)
    }
  }()

  private typealias MemberPath<Value> = WritableKeyPath<TeamMember, Value> & Sendable

  private static func name<Row: Tabular>(
    _ label: String, _ sort: String, _ path: MemberPath<ID<Row>?>,
    _ words: KeyPath<ShowdownNames, ShowdownVocabulary<Row>> & Sendable
  ) -> ShowdownField {
    ShowdownField(label: label) { text, member, names in
      let words = names[keyPath: words]
      guard let id = words.id(text) else {
        return .unknown(sort, text, nearest: words.nearest(to: text))
      }
      member[keyPath: path] = id
      return nil
    } write: { member, names in
      member[keyPath: path].map { names[keyPath: words][$0] }
    }
  }

  private static func number(
    _ label: String, _ path: MemberPath<Int?>, _ range: ClosedRange<Int>
  ) -> ShowdownField {
    ShowdownField(label: label) { text, member, _ in
      guard let number = Int(text) else { return .notUnderstood(text) }
      guard range.contains(number) else { return .outside(text, range) }
      member[keyPath: path] = number
      return nil
    } write: { member, _ in
      member[keyPath: path].map { "\($0)" }
    }
  }

  private static func flag(_ label: String, _ path: MemberPath<Bool?>) -> ShowdownField {
    ShowdownField(label: label) { text, member, _ in
      switch text.lowercased() {
      case "yes": member[keyPath: path] = true
      case "no": member[keyPath: path] = false
      default: return .notUnderstood(text)
      }
      return nil
    } write: { member, _ in
      member[keyPath: path].map { $0 ? "Yes" : "No" }
    }
  }

  /// - Parameter alias: a number that means another one: the full EVs of generations I and II,
  ///   where 255 gives the same stats as 252.
  private static func values(
    _ label: String, _ path: MemberPath<StatValues>, _ range: ClosedRange<Int>,
    alias: (from: Int, to: Int)? = nil
  ) -> ShowdownField {
    ShowdownField(label: label) { text, member, _ in
      guard var values = StatValues(showdown: text) else { return .notUnderstood(text) }
      for (stat, value) in values.assigned where value == alias?.from { values[stat] = alias?.to }
      guard values.assigned.allSatisfy({ range.contains($0.value) }) else {
        return .outside(text, range)
      }
      member[keyPath: path] = values
      return nil
    } write: { member, _ in
      let assigned = member[keyPath: path].assigned
      return assigned.isEmpty
        ? nil : assigned.map { "\($0.value) \($0.stat.showdownName)" }.joined(separator: " / ")
    }
  }
}
