import PokedexDomain

/// Marks in a run: what is caught belongs to the run, not to the living dex.
extension ChangeMarks.Action {
  /// The mark, if it tells about the dex: favourites and notes stay the same in a run.
  var markOfDex: Mark? {
    switch self {
    case .add(let mark), .remove(let mark): mark == .favourite ? nil : mark
    case .note: nil
    }
  }
}

extension UserRuns {
  /// Writes marks of forms to the run, and says so.
  func mark(_ action: ChangeMarks.Action, _ forms: [ID<Form>]) async throws -> [String] {
    let opened = try await opened()
    var titles: [String] = []
    switch action {
    case .add(.caught):
      titles = try change(opened, by: forms.map { .caught(RunPokemon(try opened.member($0))) })
      titles += opened.notes(on: forms, at: nil)
    case .add(.shiny):
      titles = try change(opened, by: forms.map { try opened.shiny($0) })
    case .remove(.caught):
      // From the last, so that the positions of the others stay.
      let positions = try forms.map(opened.position(of:)).sorted(by: >)
      titles = try change(opened, by: positions.map { .released($0) })
    case .remove(.shiny):
      titles = try change(opened, by: forms.map { try opened.grown($0, isShiny: nil) })
    default:
      throw Failure(
        "\(opened.run.name) is played, and a run has no such mark: --no-run marks the living dex",
        .usage)
    }
    return titles + [worded("the living dex is unchanged: --no-run changes it")]
  }
}

extension OpenedRun {
  /// - Throws: ``Failure`` if the game does not have the form.
  fileprivate func member(_ form: ID<Form>) throws -> TeamMember {
    let rows = PokemonRows(catalog, through: game)
    guard let row = catalog.forms.row(of: form), rows.existing.contains(row) else {
      throw Failure(.notInGame(catalog.named(form).name, game: game.name))
    }
    return TeamMember(form)
  }

  /// The position of the last Pokémon of a form.
  fileprivate func position(of form: ID<Form>) throws -> Int {
    guard let index = run.own.lastIndex(where: { $0.form == form }) else {
      throw Failure(.noPokemon(catalog.named(form).name, nearest: nil))
    }
    return index
  }

  fileprivate func shiny(_ form: ID<Form>) throws -> RunChange {
    guard run.own.contains(where: { $0.form == form }) else {
      var member = try member(form)
      member.isShiny = true
      return .caught(RunPokemon(member))
    }
    return try grown(form, isShiny: true)
  }

  fileprivate func grown(_ form: ID<Form>, isShiny: Bool?) throws -> RunChange {
    let index = try position(of: form)
    var member = run.own[index].member
    member.isShiny = isShiny
    return .grew(index, member)
  }
}
