import PokedexDomain

/// Reads the Pokémon that a player has: PKHeX's report on boxes, sets of Showdown, or names, one a line.
package enum OwnPokemonFile {
  /// - Parameter name: that of the file, for messages.
  /// - Throws: ``PokedexError/file(path:reason:)`` if it is another kind of file, or none.
  package static func read(
    _ bytes: [UInt8], named name: String, in catalog: Catalog
  ) throws(PokedexError) -> OwnPokemonReading {
    do throws(LineProblem) {
      let text = try MarkFile.text(bytes)
      let lists = PokemonLists(catalog: catalog)
      let source = MarkContent.source(of: text, as: nil)
      switch source {
      case .boxReport:
        var report = BoxReport(catalog)
        return try report.pokemon(in: text)
      case .sets:
        let (members, problems) = try lists.sets(text)
        return OwnPokemonReading(members.map { OwnPokemon($0) }, problems)
      case .names: return try names(lists.names(text))
      case .table, .json, .tracker:
        throw LineProblem(
          line: 1,
          reason: worded(
            """
            it is \(source.name); Pokémon are read from PKHeX’s report on boxes, sets of Pokémon \
            Showdown or a list of names
            """))
      }
    } catch { throw .file(path: "\(name):\(error.line)", reason: error.reason) }
  }

  private static func names(
    _ lines: [FindListedSlots.Line]
  ) throws(LineProblem) -> OwnPokemonReading {
    var problems: [LineProblem] = []
    for problem in lines.flatMap(\.problems) { try problems.note(LineProblem(problem)) }
    let members = lines.flatMap(\.slots).map(TeamMember.init)
    return OwnPokemonReading(members.map { OwnPokemon($0) }, problems)
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
