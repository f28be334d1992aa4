import PokedexDomain

/// A field of a team member.
package enum MemberField: Hashable, Sendable {
  case form
  case nickname
  case gender
  case ability
  case item
  case nature
  case level
  case teraType
  /// A move slot, 0 to 3.
  case move(Int)
  /// A line of the imported text that is not understood, counted from 0.
  case unread(Int)
  case effort(Stat)
  case individual(Stat)
  case happiness
  case shiny

  /// All fields in the order of the screen.
  ///
  /// - Parameter unread: the number of lines that are not understood.
  package static func all(unread: Int = 0) -> [MemberField] {
    stats + head + (0..<unread).map { .unread($0) } + [.teraType, .gender, .happiness, .shiny]
  }

  private static let head: [MemberField] =
    [.form, .nickname, .ability, .item, .nature, .level]
    + (0..<TeamMember.maxMoves).map { .move($0) }

  /// The rows of stats, which come first.
  package static let stats: [MemberField] = Stat.allCases.map { .effort($0) }

  package var title: String {
    switch self {
    case .form: worded("Pokémon")
    case .nickname: worded("Nickname")
    case .gender: worded("Gender")
    case .ability: worded("Ability")
    case .item: worded("Item")
    case .nature: worded("Nature")
    case .level: worded("Level")
    case .teraType: worded("Tera type")
    case .move(let index): worded("Move \(index + 1)")
    case .unread: worded("Not understood")
    case .effort(let stat): worded("EVs: \(stat.name)")
    case .individual(let stat): worded("IV: \(stat.name)")
    case .happiness: worded("Happiness")
    case .shiny: worded("Shiny")
    }
  }

  /// Whether the field is a number that is typed.
  package var isNumber: Bool {
    switch self {
    case .level, .effort, .individual, .happiness: true
    default: false
    }
  }
}

extension MemberField {
  package var isUnread: Bool { if case .unread = self { true } else { false } }
}

extension TeamMember {
  /// The value of a numeric field; `nil` if it is not set.
  package subscript(number field: MemberField) -> Int? {
    get {
      switch field {
      case .level: level
      case .effort(let stat): effort[stat]
      case .individual(let stat): individual[stat]
      case .happiness: happiness
      default: nil
      }
    }
    set {
      switch field {
      case .level: level = newValue
      case .effort(let stat): effort[stat] = newValue
      case .individual(let stat): individual[stat] = newValue
      case .happiness: happiness = newValue
      default: break
      }
    }
  }

  /// A copy with a field cleared.
  package func without(_ field: MemberField) -> TeamMember {
    var member = self
    switch field {
    case .form: break
    case .nickname: member.nickname = nil
    case .gender: member.gender = nil
    case .ability: member.ability = nil
    case .item: member.item = nil
    case .nature: member.nature = nil
    case .teraType: member.teraType = nil
    case .move(let index): if moves.indices.contains(index) { member.moves.remove(at: index) }
    case .unread(let index):
      if unread.indices.contains(index) { member.unread.remove(at: index) }
    case .shiny: member.isShiny = nil
    case .effort(let stat):
      member.effort[stat] = nil
      member.individual[stat] = nil
    case .level, .individual, .happiness: member[number: field] = nil
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
