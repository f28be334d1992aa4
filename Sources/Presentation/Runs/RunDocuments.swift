import PokedexDomain

extension PlayedRun {
  /// What can be met at a stop with the means of the run, and what was caught there.
  func document(of stop: RunPlaces.Stop) -> Document {
    let found = encounters(at: stop)
    return Document(
      [.heading(stop.title), .paragraph(Inline(sentence(about: found)))]
        + areas(of: stop) + table(found) + caught(at: stop))
  }

  /// The first encounter of a stop in a sentence.
  func sentence(about found: RunEncounters) -> String {
    switch found.state {
    case .caught(let caught):
      let names = caught.map(name).joined(separator: ", ")
      return worded("First encounter: \(names), caught.")
    case .missed: return worded("First encounter: missed.")
    case .duplicates:
      return worded("First encounter: only families that the run has already.")
    case .open:
      let count = possible(in: found)
      if count == 0 {
        return worded("First encounter: open, but nothing can be met with these means.")
      }
      return count == 1
        ? worded("First encounter: open, 1 Pokémon possible.")
        : worded("First encounter: open, \(count) Pokémon possible.")
    }
  }

  private func areas(of stop: RunPlaces.Stop) -> [Document.Block] {
    stop.parts.count > 1
      ? [.paragraph(Inline(stop.parts.joined(separator: ", "), tone: .dim))] : []
  }

  private func table(_ found: RunEncounters) -> [Document.Block] {
    guard !found.met.isEmpty else { return [] }
    let rows = found.met.map { met in
      let group = met.group
      return [
        Inline.link(catalog.named(group.form).name, .pokemon(group.form)),
        chance(of: met), Inline(Formatting.range(group.minLevel...group.maxLevel)),
        Inline(words.method(group.method)), Inline(words.part(of: group.area)),
        Inline(words.conditions(group.conditions)),
      ]
    }
    let titles = [
      worded("Pokémon"), worded("Chance"), worded("Level"), worded("Method"), worded("Area"),
      worded("Condition"),
    ]
    return [
      .blank, .table(Document.Table(titles, numbers: [1, 2], sharing: [3, 4], rows: rows)),
    ]
  }

  /// The chance as the first encounter. One of a family that the run has does not count, if the rules
  /// say so.
  private func chance(of met: RunEncounters.Encountered) -> Inline {
    if isLeftOut(met) {
      return Inline(Phrase("duplicate", sense: "an encounter that does not count").text, tone: .dim)
    }
    return Inline(met.chance.map { "\($0) %" } ?? "")
  }

  private func caught(at stop: RunPlaces.Stop) -> [Document.Block] {
    let own = run.own.filter { $0.place.map(stop.contains) ?? false }
    guard !own.isEmpty else { return [] }
    return [.blank, .heading(worded("Caught here"))]
      + own.map { pokemon in
        var line = Inline.link(name(of: pokemon), .pokemon(pokemon.form))
        if let level = pokemon.member.level { line = line + Inline(" " + worded("Lv \(level)")) }
        return .paragraph(pokemon.isFallen ? line + Inline(" · " + fallen, tone: .bad) : line)
      }
  }

  /// The nickname with the name of the form, or that alone.
  func name(of pokemon: RunPokemon) -> String {
    let name = catalog.named(pokemon.form).name
    return pokemon.member.nickname.map { "\($0) (\(name))" } ?? name
  }

  /// The number of Pokémon that count as the first encounter.
  func possible(in found: RunEncounters) -> Int {
    Set(found.met.filter { !isLeftOut($0) }.map(\.group.form)).count
  }

  private func isLeftOut(_ met: RunEncounters.Encountered) -> Bool {
    met.isDuplicate && run.rules.contains(.duplicates)
  }
}
