/// All lenses of a dex.
package struct Lenses: Sendable {
  /// The generations in order, each followed by its games.
  package let all: [Lens]
  private let words: [String: Int]

  /// The newest generation first, each followed by its games, the newest first.
  package var newestFirst: [Lens] {
    let games = Dictionary(grouping: all.filter(\.isGame), by: \.generation)
    return all.filter { !$0.isGame }.reversed().flatMap { generation in
      [generation] + (games[generation.generation] ?? []).reversed()
    }
  }

  package init(_ dex: any DexReference) throws(PokedexError) {
    let groups = try dex.table(VersionGroup.self)
    let names = try GameNames(dex)
    var known: [VersionGroup] = []
    for row in 0..<groups.count {
      let group = groups[row]
      if try !dex.roster(of: group.id).isEmpty { known.append(group) }
    }
    known.sort { $0.order < $1.order }
    let generations = Set(known.map(\.generation)).sorted()
    all = generations.flatMap { generation in
      let games = known.filter { $0.generation == generation }
      return [Self.lens(generation, games)] + games.map { Self.lens($0, names) }
    }
    words = Self.words(all, groups: groups, versions: try dex.table(Version.self))
  }

  private static func lens(_ generation: ID<Generation>, _ games: [VersionGroup]) -> Lens {
    let roman = RomanNumeral(generation.rawValue)?.text ?? "\(generation)"
    return Lens(
      generation: generation, groups: games.map(\.id), isGame: false,
      slug: "gen-\(generation)", name: worded("Generation \(roman)"), order: games.last?.order ?? 0)
  }

  private static func lens(_ game: VersionGroup, _ names: GameNames) -> Lens {
    Lens(
      generation: game.generation, groups: [game.id], isGame: true, slug: game.slug,
      name: names[game.id], order: game.order)
  }

  private static func words(
    _ all: [Lens], groups: Table<VersionGroup>, versions: Table<Version>
  ) -> [String: Int] {
    var words: [String: Int] = [:]
    for (place, lens) in all.enumerated() {
      let games = lens.isGame ? lens.groups : []
      let own = (0..<versions.count).filter { games.contains(versions[$0].versionGroup) }
      let generation = lens.generation.rawValue
      let numbers =
        lens.isGame
        ? [] : ["\(generation)", "gen\(generation)", RomanNumeral(generation)?.text ?? ""]
      for word in [lens.slug, lens.name] + own.map({ versions.slugs[$0] }) + numbers {
        words[String(decoding: Spelling.folded(word), as: UTF8.self)] = place
      }
    }
    return words
  }

  /// The lens with this name: `scarlet`, `scarlet-violet`, `gen 4`, `iv`, `4`.
  package func named(_ word: String) -> Lens? {
    words[String(decoding: Spelling.folded(word), as: UTF8.self)].map { all[$0] }
  }

  /// The slug that is spelled most like the word.
  package func nearest(to word: String) -> String? {
    NearestWord.to(word, among: all.map(\.slug))
  }
}

extension Lens {
  /// The forms that exist in any of its games.
  package func roster(in dex: any DexReference) -> Set<ID<Form>> {
    groups.reduce(into: []) { forms, group in
      forms.formUnion((try? dex.roster(of: group)) ?? [])
    }
  }
}
