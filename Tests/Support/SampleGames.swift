import PokedexDomain

/// The games of the sample, with learnsets and encounters.
extension SampleDex {
  static func writeGames(into sink: any DexSink) throws(PokedexError) {
    try sink.write(
      rows([1: "kanto", 2: "johto", 4: "sinnoh", 6: "kalos", 7: "alola", 8: "galar"]) as [Region])
    try sink.write(
      rows([1: "national", 2: "kanto", 6: "extended-sinnoh"]) { (dex: inout Pokedex) in
        dex.region = [2: 1, 6: 4][dex.id.rawValue]
      })
    let mainRegions: [ID<Generation>: ID<Region>] = [1: 1, 2: 2, 4: 4, 6: 6, 7: 7, 8: 8]
    try sink.write(
      (1...9).map { number in
        let roman = RomanNumeral(number)?.text ?? ""
        var generation = Generation(id: ID(number), slug: "generation-\(roman.lowercased())")
        generation.mainRegion = mainRegions[generation.id] ?? 1
        generation.names = Names([.english: "Generation \(roman)"])
        return generation
      })
    try sink.write(groups)
    try sink.write(
      [
        version(1, "red", 1, german: "Rot"), version(2, "blue", 1, german: "Blau"),
        version(4, "gold", 3), version(5, "silver", 3), version(14, "platinum", 9),
        version(23, "x", 15), version(24, "y", 15), version(27, "sun", 17),
        version(28, "moon", 17), version(33, "sword", 20), version(34, "shield", 20),
      ])
  }

  private static let groups = [
    group(1, "red-blue", 1, [1], [2]), group(3, "gold-silver", 2, [1, 2], []),
    group(9, "platinum", 4, [4], [6]), group(15, "x-y", 6, [6], []),
    group(17, "sun-moon", 7, [7], []), group(20, "sword-shield", 8, [8], []),
  ]

  private static func group(
    _ id: Int, _ slug: String, _ generation: ID<Generation>, _ regions: [ID<Region>],
    _ dexes: [ID<Pokedex>]
  ) -> VersionGroup {
    var group = VersionGroup(id: ID(id), slug: slug)
    (group.generation, group.order, group.learnMethods) = (generation, id, [1, 4])
    (group.pokedexes, group.regions) = (dexes, regions)
    return group
  }

  private static func version(
    _ id: Int, _ slug: String, _ group: ID<VersionGroup>, german: String? = nil
  ) -> Version {
    var version = Version(id: ID(id), slug: slug)
    version.versionGroup = group
    version.names = Names([.english: titled(slug)])
    version.names.byLanguage[Language(rawValue: "de")] = german
    return version
  }
}

// MARK: Learnsets

extension SampleDex {
  package static let learnset = Learnset([
    LearnedMove(versionGroup: 1, method: 1, move: 84, level: 1, order: 1),
    LearnedMove(versionGroup: 1, method: 1, move: 98, level: 16),
    LearnedMove(versionGroup: 1, method: 4, move: 92, level: 0),
    LearnedMove(versionGroup: 9, method: 1, move: 85, level: 26),
    LearnedMove(versionGroup: 9, method: 4, move: 92, level: 0),
    LearnedMove(versionGroup: 20, method: 4, move: 85, level: 0),
  ])

  /// The learnsets of all forms that have one.
  static let learnsets: [ID<Form>: Learnset] = [
    25: learnset,
    6: learned((1, 4, 92, 0), (9, 4, 92, 0)),
    26: learned((9, 1, 84, 1), (9, 4, 92, 0)),
    122: learned((9, 4, 92, 0)),
    133: learned((1, 1, 98, 27), (9, 4, 92, 0), (9, 2, 273, 0)),
    134: learned((9, 4, 92, 0), (20, 1, 98, 0)),
    135: learned((9, 4, 85, 0)),
    172: learned((3, 1, 84, 1), (9, 1, 84, 1), (9, 2, 273, 0)),
    250: learned((3, 4, 92, 0)),
    669: learned((15, 1, 273, 20)),
    10_100: learned((17, 4, 85, 0)),
  ]

  private static func learned(
    _ moves: (ID<VersionGroup>, ID<MoveLearnMethod>, ID<Move>, Int)...
  ) -> Learnset {
    Learnset(moves.map { LearnedMove(versionGroup: $0, method: $1, move: $2, level: $3) })
  }
}

// MARK: Encounters

extension SampleDex {
  package static let encounters = [
    Encounter(area: 321, version: 1, method: 1, minLevel: 3, maxLevel: 5, chance: 5),
    Encounter(
      area: 321, version: 1, method: 1, minLevel: 4, maxLevel: 6, chance: 10,
      conditions: [5], traits: [.neverShiny]),
    Encounter(area: 322, version: 2, method: 2, minLevel: 20, maxLevel: 26, chance: 25),
    Encounter(area: 323, version: 14, method: 1, minLevel: 22, maxLevel: 22, chance: 10),
  ]

  static func writePlaces(into sink: any DexSink) throws(PokedexError) {
    try sink.write(rows([1: "walk", 2: "surf"]) as [EncounterMethod])
    try sink.write(
      rows([5: "time-night", 8: "time-day"]) { (value: inout EncounterConditionValue) in
        value.condition = 1
      })
    try sink.write(
      rows([155: "viridian-forest", 156: "power-plant", 184: "trophy-garden"])
        as [Location])
    try sink.write(
      rows([
        321: "viridian-forest-area", 322: "power-plant-area", 323: "trophy-garden-area",
        324: "trophy-garden-back",
      ]) { (area: inout LocationArea) in
        area.location = [321: 155, 322: 156][area.id.rawValue] ?? 184
      })
  }

  static func writeEncounters(into sink: any DexSink) throws(PokedexError) {
    for (form, learnset) in learnsets.sorted(by: { $0.key < $1.key }) {
      try sink.write(learnset, of: form)
    }
    try sink.write(encounters, of: 25)
    try sink.write(
      [Encounter(area: 324, version: 14, method: 1, minLevel: 10, maxLevel: 12, chance: 20)],
      of: 133)
    try sink.write(
      [Encounter(area: 321, version: 2, method: 1, minLevel: 3, maxLevel: 3, chance: 50)], of: 29)
  }
}
