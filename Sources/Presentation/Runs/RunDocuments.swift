import PokedexDomain

extension PlayedRun {
  /// The Pokémon at a stop, met with the means of the run, and those caught there.
  func document(of stop: RunPlaces.Stop) -> Document {
    let found = encounters(at: stop)
    let table = RunText(places, in: catalog).table(of: found)
    return Document(
      [.heading(stop.title), .paragraph(Inline(sentence(about: found)))]
        + areas(of: stop) + (table.isEmpty ? [] : [.blank] + table)
        + choices(found) + caught(at: stop))
  }

  /// The first encounter of a stop in a sentence.
  func sentence(about found: RunEncounters) -> String {
    switch found.state {
    case .caught(let caught):
      worded("First encounter: \(caught.map(name).joined(separator: ", ")), caught.")
    case .missed: worded("First encounter: missed.")
    case .duplicates: worded("First encounter: only families that the run has already.")
    case .open: open(places.possible(in: found))
    }
  }

  /// The first encounter of a stop in a few words, for the head of its page.
  func summary(of found: RunEncounters) -> String {
    switch found.state {
    case .caught(let caught):
      let names = caught.map { catalog.name(of: $0.member) }.joined(separator: ", ")
      return worded("encounter: \(names)")
    case .missed: return worded("encounter missed")
    case .duplicates: return worded("only duplicates")
    case .open:
      let possible = worded("\(places.possible(in: found)) possible")
      return "\(worded("encounter open")) · \(possible)"
    }
  }

  private func open(_ possible: Int) -> String {
    switch possible {
    case 0: worded("First encounter: open, but nothing can be met with these means.")
    case 1: worded("First encounter: open, 1 Pokémon possible.")
    default: worded("First encounter: open, \(possible) Pokémon possible.")
    }
  }

  private func areas(of stop: RunPlaces.Stop) -> [Document.Block] {
    stop.parts.count > 1
      ? [.paragraph(Inline(stop.parts.joined(separator: ", "), tone: .dim))] : []
  }

  /// The gifts of which the player gets only one, which a narrow table leaves out.
  private func choices(_ found: RunEncounters) -> [Document.Block] {
    found.met.map(\.oneOf).filter { !$0.isEmpty }.unique.map { forms in
      let names = forms.map { catalog.named($0).name }.joined(separator: ", ")
      return .paragraph(Inline(worded("Only one of \(names).")))
    }
  }

  private func caught(at stop: RunPlaces.Stop) -> [Document.Block] {
    let own = run.own.filter { $0.place.map(stop.contains) ?? false }
    guard !own.isEmpty else { return [] }
    return [.blank, .heading(worded("Caught here"))] + own.map { .paragraph(line(of: $0)) }
  }

  private func line(of pokemon: RunPokemon) -> Inline {
    let level = pokemon.member.level.map { Inline(" " + worded("Lv \($0)")) }
    let fallen = pokemon.isFallen ? Inline(" · " + worded("fallen"), tone: .bad) : nil
    return [level, fallen].compactMap(\.self).reduce(
      .link(name(of: pokemon), .pokemon(pokemon.form)), +)
  }

  /// The nickname with the name of the form, or that alone.
  func name(of pokemon: RunPokemon) -> String {
    let name = catalog.named(pokemon.form).name
    return pokemon.member.nickname.map { "\($0) (\(name))" } ?? name
  }
}
