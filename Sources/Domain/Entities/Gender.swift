package enum Gender: String, CaseIterable, Hashable, Sendable {
  case male = "M"
  case female = "F"
  case none = "N"

  /// The genders of a form.
  ///
  /// - Parameter rate: the eighths that are female; -1 for a form without gender.
  static func possible(atRate rate: Int) -> [Gender] {
    switch rate {
    case ..<0: [.none]
    case 0: [.male]
    case 8: [.female]
    default: [.male, .female]
    }
  }
}
