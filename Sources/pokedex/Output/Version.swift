enum Version {
  static let number = "0.3.0"
  /// The version with the program name.
  static let full = "pokedex \(number)"
}
