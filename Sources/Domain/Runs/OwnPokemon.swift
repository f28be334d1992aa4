/// A Pokémon that a player has, as a file tells it.
package struct OwnPokemon: Hashable, Sendable {
  package let member: TeamMember
  /// The name of the place where it was met, in the words of the file; empty if that is not told.
  package let place: String

  package init(_ member: TeamMember, place: String = "") {
    self.member = member
    self.place = place
  }
}

/// The Pokémon of a file, and its lines that are not understood.
package struct OwnPokemonReading: Sendable {
  /// In the order of the file, each as often as it is there.
  package let pokemon: [OwnPokemon]
  /// Sorted by line.
  package let problems: [LineProblem]

  package init(_ pokemon: [OwnPokemon], _ problems: [LineProblem]) {
    self.pokemon = pokemon
    self.problems = problems
  }

  /// The forms that the game of a run does not have, each once.
  ///
  /// - Parameter catalog: that of the game.
  package func strangers(in places: RunPlaces, _ catalog: Catalog) -> [ID<Form>] {
    let rows = PokemonRows(catalog, through: places.game)
    return pokemon.map(\.member.form).unique.filter { form in
      !(catalog.forms.row(of: form).map(rows.existing.contains) ?? false)
    }
  }

  /// The Pokémon as those of a run, without some forms, each at the place that it tells if the game has
  /// that.
  ///
  /// - Parameters:
  ///   - place: where all of them were met; `nil` if that is not told.
  ///   - words: the places of the game.
  package func caught(
    without strangers: [ID<Form>], at place: RunPlace?, _ words: RunPlaceWords
  ) -> [RunPokemon] {
    pokemon.filter { !strangers.contains($0.member.form) }.map { one in
      RunPokemon(one.member, at: place ?? words.known(one.place))
    }
  }
}
