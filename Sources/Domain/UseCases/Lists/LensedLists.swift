/// The lists and pages of a dex as of the games of a lens.
extension LensedDex {
  /// All entities of a kind.
  package func rows<Rows: DexRows>(_ type: Rows.Type = Rows.self) -> Rows { Rows(of: seen().rows) }

  /// - Throws: ``PokedexError/notFound(_:)`` if there is none with this ID.
  package func page<Entity: Browsable>(
    _ type: Entity.Type = Entity.self, of id: ID<Entity>
  ) throws(PokedexError) -> Entity.Page {
    guard let page = Entity.Page(id, in: self) else {
      throw .notFound("\(Entity.kind.rawValue) \(id)")
    }
    return page
  }

  /// The moves that a form learns.
  ///
  /// - Parameter groups: the version groups; if empty, the newest of the lens, or of all without a
  ///   lens.
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no such form.
  package func learnedMoves(
    of form: ID<Form>, in groups: [ID<VersionGroup>] = []
  ) throws(PokedexError) -> LearnedMoveRows {
    guard let rows = LearnedMoveRows(of: form, in: catalog, through: lens, groups: groups) else {
      throw .notFound("Pokémon \(form)")
    }
    return rows
  }

  /// The encounters of a form.
  ///
  /// - Parameters:
  ///   - games: `nil` for those of the lens, or for all.
  ///   - circumstances: `nil` for a row for each set of conditions.
  ///   - own: the names of the user's games, which come first.
  package func encounters(
    of form: ID<Form>, in games: PlayedGames? = nil,
    under circumstances: Circumstances? = .ordinary, own: [String] = []
  ) -> EncounterRows {
    EncounterRows(
      of: form, in: catalog, through: lens, games: games, under: circumstances,
      own: own.isEmpty ? [] : catalog.lenses(named: own).lenses)
  }

  /// How a form can be obtained.
  ///
  /// - Parameter games: `nil` for those of the lens, or for all.
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no such form.
  package func availability(
    of form: ID<Form>, in games: PlayedGames? = nil
  ) throws(PokedexError) -> Availability {
    let form = try catalog.form(form, through: nil)
    return AvailabilityRules(catalog, in: games ?? lens?.games).availability(form)
  }

  /// The Pokémon at a location.
  ///
  /// - Parameters:
  ///   - group: the version group to list, which replaces the lens; `nil` for the games of the
  ///     lens, or for all.
  ///   - circumstances: `nil` for a row for each set of conditions.
  package func residents(
    at location: ID<Location>, in group: ID<VersionGroup>? = nil,
    under circumstances: Circumstances? = .ordinary
  ) -> ResidentRows {
    let game = group.flatMap { group in
      Lenses(dex).all.first { $0.data.isGame && $0.data.groups == [group] }
    }
    let pokemon = game.map { PokemonRows(catalog, through: $0) } ?? seen().rows
    return ResidentRows(at: location, in: group, pokemon: pokemon, under: circumstances)
  }
}
