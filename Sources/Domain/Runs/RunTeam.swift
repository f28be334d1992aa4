/// The Pokémon of a run by name, and as a team that `@run` means.
extension Run {
  /// The Pokémon that have not fallen, as a team, which may be larger than six. One without a level has
  /// that of the cap.
  package var team: Team {
    Team(name: name, members: living.map { own in cap.map(own.member.at) ?? own.member })
  }

  /// The team that a word after an `@` means: the living Pokémon for `run`, one of the run for
  /// `run/starly`; `nil` for another word.
  ///
  /// - Throws: ``RunProblem`` if the run has no such Pokémon.
  package func team(_ word: String, in catalog: Catalog) throws(RunProblem) -> Team? {
    let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.first?.lowercased() == RunFacts.word else { return nil }
    guard parts.count > 1 else { return team }
    let member = own[try position(of: parts[1], in: catalog)].member
    return Team(name: name, members: [cap.map(member.at) ?? member])
  }

  /// The words for its living Pokémon, as ``team(_:in:)`` reads them.
  package func memberWords(in catalog: Catalog) -> [String] {
    living.compactMap { pokemon in
      (pokemon.member.nickname ?? catalog.forms.slug(of: pokemon.form))
        .map { "\(RunFacts.word)/\($0)" }
    }
  }

  /// The living Pokémon with this name or nickname, if there is one only.
  package func livingPokemon(called word: String, in catalog: Catalog) -> RunPokemon? {
    let found = positions(called: word, in: catalog).filter { !own[$0].isFallen }
    return found.count == 1 ? own[found[0]] : nil
  }

  /// The position of the Pokémon that is called so, counted from 0: by its number, its nickname, its
  /// name or its slug. Of several, the only living one is meant.
  package func position(
    of word: String, in catalog: Catalog
  ) throws(RunProblem) -> Int {
    if let number = Int(word), own.indices.contains(number - 1) { return number - 1 }
    let found = positions(called: word, in: catalog)
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else {
      let known = own.flatMap { names(of: $0, in: catalog) }
      throw .noPokemon(word, nearest: NearestWord.to(word, among: known))
    }
    let living = found.filter { !own[$0].isFallen }
    guard living.count == 1 else { throw .unclearPokemon(word) }
    return living[0]
  }

  private func positions(called word: String, in catalog: Catalog) -> [Int] {
    let wanted = Spelling.folded(word)
    return own.indices.filter { index in
      names(of: own[index], in: catalog).contains { Spelling.folded($0) == wanted }
    }
  }

  private func names(of pokemon: RunPokemon, in catalog: Catalog) -> [String] {
    [
      pokemon.member.nickname, catalog.name(of: pokemon.form),
      catalog.forms.slug(of: pokemon.form),
    ].compactMap(\.self)
  }
}
