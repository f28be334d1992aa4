extension Lens? {
  /// The gap if the games lack a feature.
  func gap(_ feature: GameFeature) -> GameGap? {
    self.flatMap { $0.rules.has(feature) ? nil : .lacking(feature, game: $0.name) }
  }

  var effortGap: GameGap? {
    self.flatMap { $0.rules.training == .effort ? nil : .withoutEVs(game: $0.name) }
  }
}

extension DexReference {
  /// The gap if the dex has no learnsets of the games of a lens.
  func learnsetGap(of lens: Lens?) throws(PokedexError) -> GameGap? {
    guard let lens else { return nil }
    for group in lens.data.groups {
      for form in try roster(of: group) {
        let moves = try learnset(of: form).moves
        if moves.contains(where: { $0.versionGroup == group }) { return nil }
      }
    }
    return .unknownLearnsets(game: lens.name)
  }

  /// The gap if the dex has no encounters of the games of a lens.
  func encounterGap(of lens: Lens?) throws(PokedexError) -> GameGap? {
    guard let lens, try !hasEncounters(in: lens.games) else { return nil }
    return .unknownEncounters(game: lens.name)
  }

  /// Whether the dex has encounters of any of the games.
  func hasEncounters(in games: PlayedGames) throws(PokedexError) -> Bool {
    let versions = games.versions(in: try table(Version.self))
    for group in games.groups {
      for form in try forms(in: group) {
        if try encounters(of: form).contains(where: { versions.contains($0.version) }) {
          return true
        }
      }
    }
    return false
  }
}
