import PokedexDomain

/// A field of a team member on the screen.
package enum MemberField: Hashable, Sendable {
  case form
  case value(SetField)
  /// A value for one stat: its EVs or stat points, or its IV.
  case stat(SetField, Stat)
  /// A move slot, 0 to 3.
  case move(Int)
  /// A line of the imported text that is not understood, counted from 0.
  case unread(Int)

  /// The fields of a member in the order of the screen: the stats first, and what most sets need
  /// before the rest. A value that the games lack is shown only if the member has it.
  ///
  /// - Parameter hasLooks: whether the form has several looks.
  package static func all(
    of member: TeamMember?, in rules: GameRules, hasLooks: Bool
  ) -> [MemberField] {
    let values = SetField.all.filter { field in
      let exists = field.exists(in: rules) && (hasLooks || !field.isLook)
      return !field.isOfStats && (exists || member.map(field.isSet) == true)
    }
    let moves = (0..<TeamMember.maxMoves).map { MemberField.move($0) }
    let unread = (0..<(member?.unread.count ?? 0)).map { MemberField.unread($0) }
    return Stat.allCases.map { .stat(rules.effort, $0) } + [.form]
      + values.filter(\.isUsual).map { .value($0) } + moves + unread
      + values.filter { !$0.isUsual }.map { .value($0) }
  }

  /// The number of stats, which come first.
  package static let statCount = Stat.allCases.count

  package var title: String {
    switch self {
    case .form: worded("Pokémon")
    case .value(let field): field.title
    case .stat(let field, let stat): worded("\(field.title): \(stat.name)")
    case .move(let index): worded("Move \(index + 1)")
    case .unread: worded("Not understood")
    }
  }

  /// Whether the field is a number that is typed.
  package var isNumber: Bool { range != nil }

  /// The numbers that the field may have; `nil` for other fields.
  var range: ClosedRange<Int>? {
    switch self {
    case .value(let field), .stat(let field, _): field.range
    default: nil
    }
  }

  /// The number that battles assume if none is set.
  var usual: Int? {
    switch self {
    case .value(let field), .stat(let field, _): field.usual
    default: nil
    }
  }

  package var isUnread: Bool { if case .unread = self { true } else { false } }
}

extension SetField {
  fileprivate var isLook: Bool { if case .name(.look, _) = kind { true } else { false } }
}

extension TeamMember {
  /// The value of a numeric field; `nil` if it is not set.
  package subscript(number field: MemberField) -> Int? {
    get {
      switch field {
      case .value(let field): field.numberPath.flatMap { self[keyPath: $0] }
      case .stat(let field, let stat): field.statsPath.flatMap { self[keyPath: $0][stat] }
      default: nil
      }
    }
    set {
      switch field {
      case .value(let field): if let path = field.numberPath { self[keyPath: path] = newValue }
      case .stat(let field, let stat):
        if let path = field.statsPath { self[keyPath: path][stat] = newValue }
      default: break
      }
    }
  }

  /// A copy with a field cleared; a stat loses all its training.
  package func without(_ field: MemberField) -> TeamMember {
    var member = self
    switch field {
    case .form: break
    case .value(let field): field.clear(in: &member)
    case .stat(_, let stat):
      for path in SetField.all.compactMap(\.statsPath) { member[keyPath: path][stat] = nil }
    case .move(let index): if moves.indices.contains(index) { member.moves.remove(at: index) }
    case .unread(let index):
      if unread.indices.contains(index) { member.unread.remove(at: index) }
    }
    return member
  }
}

extension Gender {
  package var title: String {
    switch self {
    case .male: worded("male")
    case .female: worded("female")
    case .none: worded("none")
    }
  }
}

extension Bool {
  var title: String { self ? worded("yes") : worded("no") }
}
