import PokedexDomain

/// The names of looks in a language in which PokeAPI has only labels, as the games show them beside the
/// name of the species: `Vivillon (Motivo Polar)`.
struct LookNames {
  private let labels: PreferredNames
  private let species: PreferredNames
  /// The row of the species of each look.
  private let owners: [Int?]

  /// - Parameter owners: the row of the species of each look.
  init(dex: DexFile, _ languages: [Language], owners: [Int?]) throws(PokedexError) {
    labels = try PreferredNames(of: .look, usedAs: "label", in: languages, dex)
    species = try PreferredNames(of: .species, in: languages, dex)
    self.owners = owners
  }

  /// `nil` without a label. A label that contains the name of the species stands alone: `Rotom Calor`.
  subscript(row: Int) -> String? {
    guard let label = labels[row], let name = owners[row].flatMap({ species[$0] }) else {
      return nil
    }
    return Self.name(of: name, label)
  }

  static func name(of species: String, _ label: String) -> String {
    label.contains(species) ? label : "\(species) (\(label))"
  }

  /// The names of all looks that have one.
  var all: [(row: Int, names: [String])] {
    owners.indices.compactMap { row in self[row].map { (row, [$0]) } }
  }
}
