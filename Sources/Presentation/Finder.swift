import PokedexDomain

/// What `:` finds, as it can be chosen from.
@MainActor final class Finder {
  private let catalog: () -> Catalog?
  private let find = FindAnything()
  private var matches: [FindAnything.Match] = []

  private let kinds: [Kind]

  init(among kinds: [Kind] = FindAnything.kinds, catalog: @escaping () -> Catalog?) {
    (self.kinds, self.catalog) = (kinds, catalog)
  }

  func callAsFunction(_ text: String) -> [Choosable] {
    matches = catalog().flatMap { try? find(text, in: $0, among: kinds) } ?? []
    return matches.enumerated().map { place, match in
      Choosable(place, match.name, detail: match.kind.title)
    }
  }

  func destination(at place: Int) -> Destination? {
    guard matches.indices.contains(place), let catalog = catalog() else { return nil }
    return Destination(matches[place].kind, matches[place].id, in: catalog)
  }
}

extension Destination {
  /// The page of a thing of that kind; nothing for kinds that have no pages.
  package init?(_ kind: Kind, _ id: Int, in catalog: Catalog) {
    switch kind {
    case .form: self = .pokemon(ID(id))
    case .move: self = .move(ID(id))
    case .ability: self = .ability(ID(id))
    case .type: self = .type(ID(id))
    case .item: self = .item(ID(id))
    case .nature: self = .nature(ID(id))
    case .location: self = .location(ID(id))
    case .eggGroup: self = .eggGroup(ID(id))
    case .versionGroup: self = .game(ID(id))
    case .version:
      guard let group = try? catalog.reference?.table(Version.self)[ID(id)]?.versionGroup
      else { return nil }
      self = .game(group)
    case .pokedex: self = .regionalDex(ID(id))
    default: return nil
    }
  }
}

extension Kind {
  /// What a thing of the kind is called.
  package var title: String {
    switch self {
    case .form: worded("Pokémon")
    case .move: worded("move")
    case .ability: worded("ability")
    case .type: worded("type")
    case .item: worded("item")
    case .nature: worded("nature")
    case .location: worded("place")
    case .eggGroup: worded("egg group")
    case .version, .versionGroup: worded("game")
    case .pokedex: worded("dex")
    default: titled(rawValue).lowercased()
    }
  }
}
