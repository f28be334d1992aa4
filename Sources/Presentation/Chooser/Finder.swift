import PokedexDomain

/// The results of the `:` search as choices.
@MainActor package final class Finder {
  let catalog: () -> Catalog?
  let find = FindAnything()
  private var matches: [FindAnything.Match] = []

  private let kinds: [Kind]

  package init(among kinds: [Kind] = FindAnything.kinds, catalog: @escaping () -> Catalog?) {
    self.kinds = kinds
    self.catalog = catalog
  }

  package func callAsFunction(_ text: String) -> [Choosable] {
    guard let catalog = catalog() else { return [] }
    matches = find(text, in: catalog, among: kinds)
    let letters = Spelling.folded(text)
    return matches.enumerated().map { index, match in
      let foreign = index < Self.maxForeign ? match.foreignName(of: letters, in: catalog) : nil
      let reason = foreign?.text ?? (match.isOnlySimilar ? worded("similar name") : nil)
      let detail = [reason, match.kind.title].compactMap(\.self).joined(separator: " · ")
      return Choosable(index, match.name, detail: detail)
    }
  }

  /// The number of matches whose names in other languages are looked up: more than an overlay
  /// shows.
  private static let maxForeign = 40

  /// Whether the text is a whole name of the match.
  package func isWhole(at index: Int) -> Bool {
    matches.indices.contains(index) && matches[index].closeness == .exact
  }

  /// Whether a name of the match begins with the text. Such matches come first.
  package func isBeginning(at index: Int) -> Bool {
    matches.indices.contains(index) && matches[index].closeness <= .prefix
  }

  /// Whether no name of the match has the text, but one is like it.
  package func isOnlySimilar(at index: Int) -> Bool {
    matches.indices.contains(index) && matches[index].isOnlySimilar
  }

  package func destination(at index: Int) -> Destination? {
    guard matches.indices.contains(index), let catalog = catalog() else { return nil }
    return Destination(matches[index].kind, matches[index].id, in: catalog)
  }
}

extension Kind {
  /// The singular name of the kind.
  package var title: String {
    if self == .form { return worded("Pokémon") }
    return Kinds.reached(from: self)?.noun ?? titled(rawValue).lowercased()
  }
}
