enum Version {
  static let number = "0.1.0"
  /// With the program's name.
  static let full = "pokedex \(number)"
}
