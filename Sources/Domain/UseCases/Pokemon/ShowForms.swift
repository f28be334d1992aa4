/// Loads the forms and looks of a species, its regional dex numbers, and its names in all
/// languages.
package struct ShowForms: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: limits the page to the forms, looks and dexes of its games.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> FormsPage {
    let catalog = try await pokedex.catalog().through(lens).withDex()
    let facts = try catalog.form(form, through: lens)
    guard let species = catalog.species[facts.species] else {
      throw .notFound(worded("species \(facts.species)"))
    }
    let reading = FormsAssembly(
      catalog: catalog, lens: lens, dex: catalog.dex,
      formsInLens: FormsInLens(catalog, lens, catalog.dex))
    return FormsPage(
      form: catalog.named(form), rules: lens.rules, forms: reading.forms(of: species),
      numbers: reading.numbers(of: species), names: reading.names(of: facts, species))
  }
}

/// The forms, looks, numbers and names of a species.
package struct FormsPage: Sendable {
  package let form: Named<Form>
  /// The rules of the lens, or today's.
  package let rules: GameRules
  /// The default form first.
  package let forms: [FormFigures]
  /// The National Dex first, then regional dexes in PokeAPI's order.
  package let numbers: [DexEntry]
  package let names: [LanguageName]

  /// The number of the species in a dex.
  package struct DexEntry: Hashable, Sendable {
    package let dex: Named<Pokedex>
    package let number: Int
  }

  /// The names of the species and, if it has one, of the form in a language.
  package struct LanguageName: Hashable, Sendable {
    package let language: Language
    package let languageName: String
    package let species: String
    package let form: String?
  }
}

/// A form of a species, compared with the default one.
package struct FormFigures: Hashable, Sendable {
  package let form: Named<Form>
  package let isDefault: Bool
  package let types: [ID<PokemonType>]
  package let stats: Stats
  package let abilities: [PokemonPage.AbilitySlot]
  /// Decimetres.
  package let height: Int
  /// Hectograms; `nil` if unknown.
  package let weight: Int?
  package let looks: [LookFacts]
  /// The differences from the default form, which itself has none.
  package let differences: Set<Difference>

  package enum Difference: Hashable, Sendable {
    case types
    case stats
    case abilities
    case size
  }

  /// One look of a form.
  package struct LookFacts: Hashable, Sendable {
    package let id: ID<Look>
    package let name: String
    package let isDefault: Bool
    package let isBattleOnly: Bool
    package let isMega: Bool
    /// The first games with this look.
    package let debut: Named<VersionGroup>
  }
}

private struct FormsAssembly {
  let catalog: Catalog
  let lens: Lens?
  let dex: any DexReference
  let formsInLens: FormsInLens

  // MARK: Forms

  func forms(of species: Species) -> [FormFigures] {
    let games = GameNames(dex)
    var figures: [FormFigures] = []
    var usual: Form?
    for id in species.forms where formsInLens.contains(id) {
      guard let form = catalog[id, lens] else { continue }
      if usual == nil { usual = form }
      figures.append(
        FormFigures(
          form: catalog.named(id), isDefault: form.isDefault, types: form.types, stats: form.stats,
          abilities: abilities(of: form), height: form.height, weight: form.knownWeight,
          looks: looks(of: form, games),
          differences: usual.map { form.differences(from: $0) } ?? []))
    }
    return figures
  }

  private func abilities(of form: Form) -> [PokemonPage.AbilitySlot] {
    let naming = NameLookup(dex: dex)
    return form.abilities.map { id, isHidden in
      .init(id: id, name: naming(id).name, isHidden: isHidden)
    }
  }

  private func looks(of form: Form, _ games: GameNames) -> [FormFigures.LookFacts] {
    let table = dex.table(Look.self)
    let groups = dex.table(VersionGroup.self)
    let names = dex.names(of: .look)
    return form.looks.compactMap { id in
      guard let row = table.row(of: id), row < names.count, formsInLens.contains(table[row]) else {
        return nil
      }
      let look = table[row]
      let debut = look.debut(in: groups)
      return FormFigures.LookFacts(
        id: id, name: names[row], isDefault: look.isDefault, isBattleOnly: look.isBattleOnly,
        isMega: look.isMega, debut: Named(debut, games[debut]))
    }
  }

  // MARK: Numbers

  /// The numbers in main-series dexes, or in those of the lens.
  func numbers(of species: Species) -> [FormsPage.DexEntry] {
    let naming = NameLookup(dex: dex)
    let dexes = dexesOfLens()
    let table = dex.table(Pokedex.self)
    let entries = species.dexNumbers
      .filter { dexes?.contains($0.pokedex) ?? true && table[$0.pokedex]?.isMainSeries ?? false }
      .sorted { $0.pokedex < $1.pokedex }
    return entries.map { .init(dex: naming($0.pokedex), number: $0.number) }
  }

  private static let nationalDex = ID<Pokedex>(1)

  private func dexesOfLens() -> [ID<Pokedex>]? {
    guard let lens else { return nil }
    let groups = dex.table(VersionGroup.self)
    return [Self.nationalDex] + lens.data.groups.flatMap { groups[$0]?.pokedexes ?? [] }
  }

  // MARK: Names

  func names(of form: Form, _ species: Species) -> [FormsPage.LanguageName] {
    let table = dex.table(LanguageEntry.self)
    let titles = dex.names(of: .language)
    let known = dex.languages(of: .species)
    var names: [FormsPage.LanguageName] = []
    for row in 0..<min(table.count, titles.count) {
      let language = Language(rawValue: table.slugs[row])
      guard known.contains(language), let name = name(of: species.id, in: language) else {
        continue
      }
      let look = form.isDefault ? nil : form.looks.first
      names.append(
        .init(
          language: language, languageName: titles[row], species: name,
          form: look.flatMap { look in
            self.name(of: look, in: language)
          }
        ))
    }
    return names
  }

  private func name<Row: Tabular>(of id: ID<Row>, in language: Language) -> String? {
    let names = dex.names(of: Row.kind, in: language)
    guard let row = dex.table(Row.self).row(of: id), row < names.count, !names[row].isEmpty
    else { return nil }
    return names[row]
  }
}

extension Form {
  /// The differences from the default form of the species.
  fileprivate func differences(from usual: Form) -> Set<FormFigures.Difference> {
    let pairs: [(FormFigures.Difference, Bool)] = [
      (.types, types != usual.types), (.stats, stats != usual.stats),
      (.abilities, abilities.map(\.id) != usual.abilities.map(\.id)),
      (.size, (height, weight) != (usual.height, usual.weight)),
    ]
    return Set(pairs.filter(\.1).map(\.0))
  }
}
