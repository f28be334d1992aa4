import PokedexDomain

/// The results of the `:` search as choices.
@MainActor package final class Finder {
  private let catalog: () -> Catalog?
  private let find = FindAnything()
  private var matches: [FindAnything.Match] = []

  private let kinds: [Kind]

  init(among kinds: [Kind] = FindAnything.kinds, catalog: @escaping () -> Catalog?) {
    self.kinds = kinds
    self.catalog = catalog
  }

  package func callAsFunction(_ text: String) -> [Choosable] {
    matches = catalog().flatMap { try? find(text, in: $0, among: kinds) } ?? []
    return matches.enumerated().map { place, match in
      Choosable(place, match.name, detail: match.kind.title)
    }
  }

  package func destination(at place: Int) -> Destination? {
    guard matches.indices.contains(place), let catalog = catalog() else { return nil }
    return Destination(matches[place].kind, matches[place].id, in: catalog)
  }
}

extension Kind {
  /// The singular name of the kind.
  package var title: String {
    if self == .form { return worded("Pokémon") }
    return Kinds.reached(from: self)?.noun ?? titled(rawValue).lowercased()
  }
}
