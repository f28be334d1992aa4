package enum Gender: String, CaseIterable, Hashable, Sendable {
  case male = "M"
  case female = "F"
  case none = "N"

  /// The word in the slugs of forms and looks; `nil` for none.
  package var slug: String? {
    switch self {
    case .male: "male"
    case .female: "female"
    case .none: nil
    }
  }

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
