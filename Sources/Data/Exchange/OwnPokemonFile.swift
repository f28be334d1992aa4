import PokedexDomain

/// Reads the Pokémon that a player has: PKHeX's report on boxes, sets of Showdown, or names, one a line.
package enum OwnPokemonFile {
  /// - Parameter name: that of the file, for messages.
  /// - Throws: ``PokedexError/file(path:reason:)`` if it is another kind of file, or none.
  package static func read(
    _ bytes: [UInt8], named name: String, in catalog: Catalog
  ) throws(PokedexError) -> OwnPokemonReading {
    do throws(MarkFileProblem) {
      let text = try MarkFile.text(bytes)
      let source = MarkContent.source(of: text, as: nil)
      switch source {
      case .boxReport:
        var report = BoxReport(catalog)
        return try report.pokemon(in: text)
      case .sets: return try sets(text, catalog)
      case .names: return try names(text, catalog)
      case .table, .json, .tracker:
        throw MarkFileProblem(
          line: 1,
          reason: worded(
            """
            it is \(source.name); Pokémon are read from PKHeX’s report on boxes, sets of Pokémon \
            Showdown or a list of names
            """))
      }
    } catch { throw .file(path: "\(name):\(error.line)", reason: error.reason) }
  }

  private static func sets(
    _ text: String, _ catalog: Catalog
  ) throws(MarkFileProblem) -> OwnPokemonReading {
    do throws(ShowdownLimitExceeded) {
      let reading = try ShowdownReader(ShowdownNames(catalog), areBoxes: true)(text)
      return OwnPokemonReading(
        reading.teams.flatMap(\.members).map { OwnPokemon($0) },
        reading.problems.map { MarkFileProblem(line: $0.line, reason: $0.reason.message) })
    } catch { throw MarkFileProblem(line: error.line, reason: error.message) }
  }

  private static func names(
    _ text: String, _ catalog: Catalog
  ) throws(MarkFileProblem) -> OwnPokemonReading {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (pokemon, problems) = ([OwnPokemon](), [MarkFileProblem]())
    for line in FindListedSlots(catalog)(lines) {
      pokemon += line.slots.map { OwnPokemon(TeamMember($0)) }
      for problem in line.problems {
        try problems.note(
          MarkFileProblem(line: line.number, reason: problem.reason.sentence(about: problem.text)))
      }
    }
    return OwnPokemonReading(pokemon, problems)
  }
}

extension OwnPokemonReading {
  init(_ pokemon: [OwnPokemon], _ problems: [MarkFileProblem]) {
    self.init(
      pokemon, problems.map { LineProblem(line: $0.line, reason: $0.reason) })
  }
}

extension TeamMember {
  /// The Pokémon of a slot.
  init(_ slot: MarkedSlot) {
    self.init(slot.form)
    look = slot.key.look == 0 ? nil : ID(slot.key.look)
    gender = slot.key.gender
    isShiny = slot.key.isShiny ? true : nil
  }
}
