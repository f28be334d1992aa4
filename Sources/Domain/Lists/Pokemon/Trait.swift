/// The values of `is:` for Pokémon themselves, in the order of their completions: the ones that
/// players use most come first.
package enum Trait: String, CaseIterable, Hashable, Sendable {
  case legendary
  case mythical
  case mega
  case final
  case starter
  case baby
  case fossil
  case paradox
  case ultrabeast
  case regional
  case gmax
  case caught
  case favorite
  case shiny
  case seen
  case noted
  case team
  case mine
  case fallen
  case mono
  case dual
  case first
  case middle
  case single
  case branched
  case branching
  case form
  case `default`
  case battleOnly = "battle-only"

  package var meaning: String {
    switch self {
    case .legendary: "a legendary Pokémon"
    case .mythical: "a mythical Pokémon"
    case .mega: "a Mega Evolution or a Primal Reversion"
    case .final: "does not evolve further"
    case .starter: "a starter Pokémon, or evolved from one"
    case .baby: "a baby"
    case .fossil: "restored from a fossil, or evolved from one that was"
    case .paradox: "a Paradox Pokémon"
    case .ultrabeast: "an Ultra Beast"
    case .regional: "a form of Alola, Galar, Hisui or Paldea"
    case .gmax: "a Gigantamax form"
    case .caught: "caught by you"
    case .favorite: "one of your favourites"
    case .shiny: "caught shiny by you"
    case .seen: "seen by you"
    case .noted: "has your note"
    case .team: "in one of your teams"
    case .mine: "in the run that you play, and not fallen"
    case .fallen: "has fallen in the run that you play"
    case .mono: "has one type"
    case .dual: "has two types"
    case .first: "did not evolve from another"
    case .middle: "evolved from another, and evolves further"
    case .single: "does not evolve, and did not evolve from another"
    case .branched: "one of several evolutions of the same species"
    case .branching: "evolves into one of several species"
    case .form: "not the default form of its species"
    case .default: "the default form of its species"
    case .battleOnly: "a form that exists in battle only, such as a Mega Evolution"
    }
  }

  /// Synonyms in queries.
  fileprivate var synonyms: [String] { self == .favorite ? [Mark.favourite.word] : [] }

  /// Whether it follows from the user's marks, notes or teams.
  fileprivate var isOfUser: Bool {
    switch self {
    case .favorite, .seen, .caught, .shiny, .noted, .team: true
    default: isOfRun
    }
  }

  /// Whether it follows from the run that the user plays.
  private var isOfRun: Bool { self == .mine || self == .fallen }

  /// Why no row can have it in the games of the lens; `nil` if some may.
  fileprivate func gap(in rows: PokemonRows) -> GameGap? {
    if isOfRun { return rows.run == nil ? .noRun : nil }
    return feature.flatMap { rows.lens.gap($0) }
  }

  /// The feature that brings the trait into a game; `nil` if all games have it.
  private var feature: GameFeature? {
    switch self {
    case .mega: .megaEvolution
    case .gmax: .dynamax
    case .shiny: .shinies
    default: nil
    }
  }

  /// Returns the rows with the trait.
  func rows(in rows: PokemonRows) -> RowSet {
    let catalog = rows.catalog
    switch self {
    case .legendary: return catalog.rows(whereSpecies: \.isLegendary)
    case .mythical: return catalog.rows(whereSpecies: \.isMythical)
    case .baby: return catalog.rows(whereSpecies: \.isBaby)
    case .mega: return catalog.rows(named: ["mega", "primal"])
    case .gmax: return catalog.rows(named: ["gmax"])
    case .battleOnly: return catalog.battleOnly()
    case .regional:
      // Excludes Pikachu in Alola Cap.
      return catalog.rows(named: ["alola", "galar", "hisui", "paldea"])
        .intersection(catalog.rows(named: ["cap"]).complement)
    case .form: return catalog.rows(where: \.isDefault) { $0 == 0 }
    case .default: return catalog.rows(where: \.isDefault) { $0 == 1 }
    case .dual: return catalog.rows(where: \.type2) { $0 != Table<Form>.none }
    case .mono:
      return catalog.known(Trait.dual.rows(in: rows).complement)
    case .ultrabeast, .paradox, .starter, .fossil:
      return catalog.rows(where: \.species) { number in
        speciesNumbers.contains { $0.contains(Int(number)) }
      }
    case .first, .middle, .final, .single, .branched, .branching:
      return evolutionary(rows.family(), catalog)
    case .favorite: return catalog.rows(marked: .favourite)
    case .seen: return catalog.rows(marked: .seen)
    case .caught: return catalog.rows(marked: .caught)
    case .shiny: return catalog.rows(marked: .shiny)
    case .noted: return catalog.rows(of: catalog.marks.book().notedForms)
    case .team: return catalog.rows(of: catalog.marks.teamForms())
    case .mine: return catalog.rows(of: rows.run?.own ?? [])
    case .fallen: return catalog.rows(of: rows.run?.fallen ?? [])
    }
  }

  private func evolutionary(_ family: Family, _ catalog: Catalog) -> RowSet {
    RowSet(count: catalog.count) { row in
      guard family.stages[row] != .min else { return false }
      let evolved = family.stages[row] > 1
      let evolves = family.descendants[row] > 0
      return switch self {
      case .first: !evolved
      case .middle: evolved && evolves
      case .final: !evolves
      case .single: !evolved && !evolves
      case .branched: family.isBranch[row]
      default: family.descendants[row] > 1
      }
    }
  }

  /// The National Dex numbers of categories that PokeAPI does not have.
  private var speciesNumbers: [ClosedRange<Int>] {
    switch self {
    case .ultrabeast: [793...799, 803...806]
    case .paradox: [984...995, 1005...1010, 1020...1023]
    case .starter:
      [
        1...9, 152...160, 252...260, 387...395, 495...503, 650...658, 722...730, 810...818,
        906...914,
      ]
    case .fossil: [138...142, 345...348, 408...411, 564...567, 696...699, 880...883]
    default: []
    }
  }
}

extension RowTrait<PokemonRows> {
  init(_ trait: Trait) {
    self.init(
      trait.rawValue, synonyms: trait.synonyms, trait.meaning,
      rows: { rows in trait.rows(in: rows) },
      reason: { rows, row in
        guard trait == .noted else { return nil }
        let note = rows.catalog.marks.book()[rows.catalog.forms.ids[row]].note
        return note.isEmpty ? nil : note
      }, gap: { rows in trait.gap(in: rows) },
      failure: { rows in
        if trait.isOfUser { return rows.catalog.marks.failure }
        return trait == .battleOnly && !rows.hasDex ? .needsDex : nil
      })
  }
}

extension Catalog {
  /// Returns the forms that exist in battle only, in every look.
  func battleOnly() -> RowSet {
    memos[BattleOnlyForms.self, nil](BattleOnlyForms(self)).rows
  }
}

private struct BattleOnlyForms: Sendable {
  let rows: RowSet

  init(_ catalog: Catalog) {
    let looks = catalog.dex.table(Look.self)
    let flags = looks.column(\.isBattleOnly)
    let lists = catalog.forms.lists(\.looks)
    rows = RowSet(count: catalog.count) { row in
      let own = lists[row].compactMap { $0.flatMap { looks.row(of: ID($0)) } }
      return !own.isEmpty && own.allSatisfy { flags[$0] == 1 }
    }
  }
}

extension Catalog {
  fileprivate func rows(
    where path: PartialKeyPath<Form>, _ holds: (Int32) -> Bool
  ) -> RowSet {
    let column = forms.column(path)
    return RowSet(count: count) { column[$0] != Table<Form>.none && holds(column[$0]) }
  }

  fileprivate func rows(whereSpecies path: PartialKeyPath<Species>) -> RowSet {
    let column = speciesColumn(path)
    return RowSet(count: count) { column[$0] == 1 }
  }

  /// Returns the rows whose slug has one of the words after the species' slug. Default forms have
  /// none.
  fileprivate func rows(named words: [String]) -> RowSet {
    let defaults = forms.column(\.isDefault)
    let endings = words.map { Array("-\($0)".utf8) }
    return RowSet(count: count) { row in
      guard defaults[row] != 1 else { return false }
      var slug = forms.slugs[row]
      return slug.withUTF8 { slug in endings.contains { Self.has($0, in: slug) } }
    }
  }

  /// Returns whether a slug contains a whole word, given with its leading dash.
  private static func has(_ word: [UInt8], in slug: UnsafeBufferPointer<UInt8>) -> Bool {
    slug.indices.contains { start in
      let rest = slug[start...]
      guard rest.starts(with: word) else { return false }
      return rest.count == word.count || rest[start + word.count] == UInt8(ascii: "-")
    }
  }

  fileprivate func rows(marked mark: Mark) -> RowSet {
    rows(of: marks.book().forms(with: mark))
  }

  /// Removes rows whose data has not been loaded yet.
  fileprivate func known(_ rows: RowSet) -> RowSet {
    rows.intersection(RowSet(count: count) { isComplete($0) })
  }
}
