/// Finds the IVs of a Pokémon from its stats.
package struct FindIndividualValues: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Parameters:
  ///   - nature: `nil` if it is unknown: all natures that fit are considered.
  ///   - lens: selects the generation of the base stats and the formula.
  /// - Returns: `nil` for an unknown form.
  package func callAsFunction(
    _ form: ID<Form>, _ sightings: [IndividualValues.Sighting], nature: ID<Nature>?,
    characteristic: Characteristic? = nil, through lens: Lens?
  ) -> IndividualValuesPage? {
    let formula = lens.rules.statFormula
    guard let base = catalog[form, lens]?.stats else { return nil }
    if let gap = lens.individualGap {
      return IndividualValuesPage(
        form: catalog.named(form), base: base, formula: formula, sightings: sightings,
        characteristic: characteristic, natures: [], isNatureKnown: nature != nil, values: nil,
        gap: gap, absence: catalog.absence(of: form, from: lens))
    }
    let table = catalog.dex.table(Nature.self)
    let names = catalog.dex.names(of: table)
    var all: IndividualValues?
    var natures: [IndividualValuesPage.Possible] = []
    let rows = nature.map { table.row(of: $0).map { [$0] } ?? [] } ?? Array(0..<table.count)
    for row in formula.hasNatures ? rows : [] {
      let facts = table[row]
      let values = IndividualValues(
        base: base, sightings, formula, characteristic: characteristic,
        nature: { facts.percent(of: $0) })
      guard !values.areImpossible else { continue }
      natures.append(.init(nature: Named(facts.id, names[row]), values: values))
      all?.formUnion(values)
      all = all ?? values
    }
    if !formula.hasNatures {
      let values = IndividualValues(
        base: base, sightings, formula, characteristic: nil, nature: { _ in 100 })
      all = values.areImpossible ? nil : values
    }
    return IndividualValuesPage(
      form: catalog.named(form), base: base, formula: formula, sightings: sightings,
      characteristic: characteristic, natures: natures, isNatureKnown: nature != nil, values: all,
      gap: nil, absence: catalog.absence(of: form, from: lens))
  }
}

/// The IVs that fit the stats of a Pokémon.
package struct IndividualValuesPage: Sendable {
  package let form: Named<Form>
  package let base: Stats
  package let formula: StatFormula
  package let sightings: [IndividualValues.Sighting]
  package let characteristic: Characteristic?
  /// The natures that fit; empty in generations without natures.
  package let natures: [Possible]
  package let isNatureKnown: Bool
  /// The values with any of the natures; `nil` if none fit.
  package let values: IndividualValues?
  /// Why IVs do not follow from stats in the games.
  package let gap: GameGap?
  /// The gap if the games do not have the form.
  package let absence: GameGap?

  package struct Possible: Sendable {
    package let nature: Named<Nature>
    package let values: IndividualValues
  }
}
