import PokedexDomain

extension SetField {
  /// A number of EVs or stat points: `84 EVs`.
  package func counted(_ number: Int) -> String {
    self == .statPoints && number == 1 ? worded("1 stat point") : worded("\(number) \(name)")
  }
}
