extension Lens? {
  /// The gap if the games lack a feature.
  package func gap(_ feature: GameFeature) -> GameGap? {
    self.flatMap { $0.rules.has(feature) ? nil : .lacking(feature, game: $0.name) }
  }

  var effortGap: GameGap? {
    self.flatMap { $0.rules.training == .effort ? nil : .withoutEVs(game: $0.name) }
  }

  /// The gap if Pokémon are not caught in the games, or by unknown rules.
  package var catchingGap: GameGap? {
    self.flatMap { lens in
      lens.rules.catching != nil
        ? nil : gap(.catching) ?? .unknownCatching(game: lens.name)
    }
  }

  /// The gap if stats follow from a formula that is not known.
  package var statGap: GameGap? {
    self.flatMap { $0.rules.hasOtherStats ? .unknownStats(game: $0.name) : nil }
  }

  /// - Throws: ``PokedexError/lacking(_:)`` if stats follow from a formula that is not known.
  func checkStats() throws(PokedexError) {
    if let gap = statGap { throw .lacking(gap.text) }
  }

  /// The gap if IVs do not follow from stats: there are none, or the formula is not known.
  package var individualGap: GameGap? {
    self.flatMap { $0.rules.statFormula == .points ? .withoutIVs(game: $0.name) : statGap }
  }
}

/// The gaps of pages and answers in the games of a lens.
extension Lens? {
  /// Of a Pokémon.
  package var formGaps: [GameGap] {
    let features: [GameFeature] = [
      .abilities, .hiddenAbilities, .heldItems, .eggs, .genders, .friendship, .catching,
    ]
    return features.compactMap(gap) + [effortGap].compactMap { $0 }
  }

  /// Of its stats.
  package var statGaps: [GameGap] {
    [gap(.natures), effortGap, statGap].compactMap { $0 }
  }

  /// Of its abilities.
  package var abilityGaps: [GameGap] {
    [.abilities, .hiddenAbilities].compactMap(gap)
  }
}

extension DexReference {
  /// The gap if the dex has no learnsets of the games of a lens.
  func learnsetGap(of lens: Lens?) -> GameGap? {
    guard let lens, !hasLearnsets(of: lens.data.groups) else { return nil }
    return .unknownLearnsets(game: lens.name)
  }

  /// The gap if the dex has no moves of a form in the games of a lens. Each Pokémon of a game knows
  /// moves, but PokeAPI has none of Gigantamax forms and of those that ``UnlistedForms`` adds.
  func moveGap(of form: Named<Form>, through lens: Lens?) -> GameGap? {
    guard learnset(of: form.id).moves(through: lens).isEmpty else { return nil }
    return learnsetGap(of: lens) ?? .unknownMoves(of: form.name, game: lens?.name)
  }

  /// Whether the dex has learnsets of any of the games.
  func hasLearnsets(of groups: [ID<VersionGroup>]) -> Bool {
    groups.contains { group in
      roster(of: group).contains { form in
        learnset(of: form).moves.contains { $0.versionGroup == group }
      }
    }
  }

  /// The gap if nothing is met in the games of a lens, or the dex has no encounters of them.
  func encounterGap(of lens: Lens?) -> GameGap? {
    if let gap = lens.gap(.catching) { return gap }
    guard let lens, !hasEncounters(in: lens.games) else { return nil }
    return .unknownEncounters(game: lens.name)
  }

  /// Whether the dex has encounters of any of the games.
  func hasEncounters(in games: PlayedGames) -> Bool {
    let versions = games.versions(in: table(Version.self))
    for group in games.groups {
      for form in forms(in: group) {
        if encounters(of: form).contains(where: { versions.contains($0.version) }) {
          return true
        }
      }
    }
    return false
  }
}
