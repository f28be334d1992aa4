/// Computes the damage of calculations that are written with Showdown's names.
///
///     let calculate = try CalculateDamage(catalog)
///     try calculate(calculation).damage  // .rolls([64, 65, …])
package struct CalculateDamage: Sendable {
  package struct Result: Hashable, Sendable {
    package let damage: Damage
    /// The names of what affects the damage but is not counted; empty if it is exact.
    package let notCounted: [String]
  }

  private let catalog: Catalog
  private let names: ShowdownNames
  private var eras: [BattleEra: BattleDex] = [:]

  /// - Throws: ``PokedexError/needsDex`` if no local dex is available, only PokeAPI.
  package init(_ catalog: Catalog) throws(PokedexError) {
    self.catalog = catalog
    names = try ShowdownNames(catalog)
  }

  package mutating func callAsFunction(
    _ written: WrittenCalculation
  ) throws(CalculationMistake) -> Result {
    let dex = try dex(of: written.era)
    let reader = CalculationReader(names: names, dex: dex)
    let calculation = try reader.calculation(written)
    return Result(
      damage: dex.formula(calculation),
      notCounted: Uncounted.names(in: calculation, and: written.unknown))
  }
}

extension CalculateDamage {
  /// The dex of an era, which is made when first needed.
  private mutating func dex(of era: BattleEra) throws(CalculationMistake) -> BattleDex {
    if let known = eras[era] { return known }
    guard let dex = try? BattleDex(catalog, era) else {
      throw CalculationMistake("the dex cannot be read")
    }
    eras[era] = dex
    return dex
  }
}

/// What is wrong with a written calculation.
package struct CalculationMistake: Error, Hashable {
  package let text: String
  package init(_ text: String) { self.text = text }
}
