import PokedexDomain

/// Completes and corrects PokeAPI's data on its way into a new dex: forwards everything to another
/// sink.
package final class FactSink: DexSink {
  private let sink: any DexSink
  private let corrections: Corrections
  private let moves: MoveFacts
  private let names = NameFacts()
  private var learnsets = LearnsetFacts()
  private var words = FactWords()
  private var firstGroups: [ID<Generation>: ID<VersionGroup>] = [:]
  private var encounters: EncounterFacts

  package init(_ facts: Facts, into sink: any DexSink) {
    self.sink = sink
    corrections = facts.corrections
    moves = MoveFacts(facts)
    encounters = EncounterFacts(facts)
  }

  package func write<Row: Tabular>(_ rows: [Row]) throws(PokedexError) {
    words.take(rows)
    if let groups = rows as? [VersionGroup] { take(groups) }
    var rows = rows
    if let completed = try (rows as? [Move]).map(complete) as? [Row] { rows = completed }
    if let species = rows as? [Species] {
      learnsets.take(species, words)
      rows = species.map(withTodaysHappiness) as? [Row] ?? rows
    }
    do throws(OverlayFault) {
      try corrections.correct(&rows, words)
    } catch {
      throw .badData(BadData(resource: Row.kind.rawValue, field: "", reason: error.text))
    }
    try sink.write(rows.map(withCorrectedNames))
  }

  private func withCorrectedNames<Row: Tabular>(_ row: Row) -> Row {
    var row = row
    row.names = names.corrected(row.names)
    for path in Row.otherNames.values { row[keyPath: path] = names.corrected(row[keyPath: path]) }
    return row
  }

  /// PokeAPI has the usual happiness of generation VII for the species of that time.
  private func withTodaysHappiness(_ species: Species) -> Species {
    var species = species
    if species.baseHappiness == Species.usualHappinessBefore {
      species.baseHappiness = Species.usualHappiness
    }
    return species
  }

  private func take(_ groups: [VersionGroup]) {
    for group in groups.sorted(by: { $0.order > $1.order }) {
      firstGroups[group.generation] = group.id
    }
  }

  private func complete(_ moves: [Move]) throws(PokedexError) -> [Move] {
    var moves = moves
    for row in moves.indices {
      try self.moves.complete(&moves[row], words, groups: firstGroups)
    }
    return moves
  }

  package func write(_ learnset: Learnset, of form: ID<Form>) throws(PokedexError) {
    try sink.write(learnsets.corrected(learnset, of: form, words), of: form)
  }

  package func write(_ encounters: [Encounter], of form: ID<Form>) throws(PokedexError) {
    try sink.write(self.encounters.corrected(encounters, of: form, words), of: form)
  }

  package func finish() throws(PokedexError) { try sink.finish() }

  package func abandon() { sink.abandon() }
}
