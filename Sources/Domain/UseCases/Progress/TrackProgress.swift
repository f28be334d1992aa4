/// Counts caught species, and plans how to catch the rest.
///
/// A species is caught if any of its forms is.
package struct TrackProgress: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package func callAsFunction(_ caught: Set<ID<Form>>) async throws(PokedexError) -> DexProgress {
    DexProgress(caught, in: try await pokedex.catalog().withDex())
  }

  /// A short list of places that have the missing species of a game's dexes.
  ///
  /// Finding the shortest list would take too long. A greedy search takes the place with the most
  /// missing species, then the one with the most of the rest, and so on; its list may be a place or
  /// two longer.
  ///
  /// In a run through the game, the places are those that it has reached, its own Pokémon count as
  /// caught, and its time is the usual one.
  ///
  /// - Parameters:
  ///   - version: one version of the group; `nil` for species of any version.
  ///   - circumstances: the ones to meet the species in; `nil` for all.
  /// - Throws: ``PokedexError/needsDex``
  package func places(
    toComplete group: ID<VersionGroup>, in version: ID<Version>? = nil,
    having caught: Set<ID<Form>>, under circumstances: Circumstances? = nil
  ) async throws(PokedexError) -> CompletionPlan {
    let catalog = try await pokedex.catalog().withDex()
    guard let run = catalog.run(in: group, version) else {
      return CompletionPlan(group, version, having: caught, under: circumstances, in: catalog)
    }
    return CompletionPlan(
      group, version, having: Set(run.own + run.fallen),
      under: circumstances ?? Circumstances(run.now), during: run,
      in: catalog.through(run.game))
  }
}

/// The number caught out of a total.
package struct Tally: Hashable, Sendable {
  package private(set) var caught: Int
  package private(set) var count: Int

  package init(caught: Int = 0, of count: Int = 0) {
    self.caught = caught
    self.count = count
  }

  package var isComplete: Bool { caught == count }

  mutating func add(_ isCaught: Bool) {
    count += 1
    if isCaught { caught += 1 }
  }
}

/// The progress towards a complete dex.
package struct DexProgress: Hashable, Sendable {
  package let overall: Tally
  /// The forms that a player can keep anywhere, in a look of theirs.
  package let forms: Tally
  /// By the generation that introduced the species, in order.
  package let generations: [Part<Generation>]
  /// The regional dexes of each game, in order of release.
  package let games: [Game]
  /// By the types of the species' default forms.
  package let types: [Part<PokemonType>]
  /// By box of 30, with the species in order of their numbers.
  package let boxes: [Box]

  package struct Part<Entity>: Hashable, Sendable {
    package let thing: Named<Entity>
    package let tally: Tally
  }

  /// The species that fill one box of the games' storage, in the order of the National Dex.
  package struct Box: Hashable, Sendable {
    /// The number of the box, from 1.
    package let number: Int
    package let tally: Tally

    package static let capacity = CollectionBoxes.capacity

    /// The National Dex numbers of the species in the box.
    package var numbers: ClosedRange<Int> {
      (number - 1) * Self.capacity + 1...number * Self.capacity
    }
  }

  package struct Game: Hashable, Sendable {
    package let game: Named<VersionGroup>
    package let dexes: [Part<Pokedex>]
  }
}

extension DexProgress {
  fileprivate init(_ caught: Set<ID<Form>>, in catalog: Catalog) {
    let dex = catalog.dex
    let naming = NameLookup(dex: dex)
    let species = CaughtSpecies(caught, in: catalog)
    overall = species.tallies { _ in [0] }[0] ?? Tally()
    forms = Self.forms(caught, in: catalog)
    let generation = catalog.species.column(\.generation)
    generations = Self.parts(species.tallies { [Int(generation[$0])] }, naming)
    types = Self.parts(species.tallies { species.types(of: $0) }, naming)
    let dexes = species.tallies { species.dexes(of: $0) }
    games = Self.games(dexes, dex, naming)
    let ids = catalog.species.ids
    boxes = species.tallies { [(ids[$0].rawValue - 1) / Box.capacity + 1] }
      .sorted { $0.key < $1.key }.map { Box(number: $0.key, tally: $0.value) }
  }

  private static func forms(_ caught: Set<ID<Form>>, in catalog: Catalog) -> Tally {
    let kept = catalog.slots.entries.filter { $0.keeping == .anywhere && !$0.slot.isShiny }
    let forms = Set(kept.map(\.slot.form))
    return Tally(caught: forms.intersection(caught).count, of: forms.count)
  }

  private static func parts<Row: Tabular>(
    _ tallies: [Int: Tally], _ naming: NameLookup
  ) -> [Part<Row>] {
    var parts: [Part<Row>] = []
    for (id, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      parts.append(Part(thing: naming(ID<Row>(id)), tally: tally))
    }
    return parts
  }

  private static func games(
    _ dexes: [Int: Tally], _ dex: any DexReference, _ naming: NameLookup
  ) -> [Game] {
    let groups = dex.table(VersionGroup.self)
    let names = GameNames(dex)
    var games: [Game] = []
    for group in (0..<groups.count).map({ groups[$0] }).sorted(by: { $0.order < $1.order }) {
      var parts: [Part<Pokedex>] = []
      for id in group.pokedexes {
        guard let tally = dexes[id.rawValue] else { continue }
        parts.append(Part(thing: naming(id), tally: tally))
      }
      if !parts.isEmpty { games.append(Game(game: Named(group.id, names[group.id]), dexes: parts)) }
    }
    return games
  }
}
