import Synchronization

/// Computes the damage of calculations that are written with Showdown's names.
///
///     let calculate = try CalculateDamage(catalog)
///     try calculate(calculation).damage  // hits: [[64, 65, …]]
package final class CalculateDamage: Sendable {
  package struct Result: Hashable, Sendable {
    package let damage: Damage
    /// The HP that the target has left when it is attacked.
    package let left: Int
    /// `nil` if a knockout takes more than ``Knockout/maxUses`` uses.
    package let knockout: Knockout?
    /// The names of effects that the calculation leaves out; empty if the damage is exact.
    package let notCounted: [String]
  }

  private let catalog: Catalog
  private let names: ShowdownNames
  private let eras = Mutex<[BattleEra: BattleDex]>([:])

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    names = ShowdownNames(catalog)
  }

  package func callAsFunction(_ written: WrittenCalculation) throws(CalculationProblem) -> Result {
    let dex = dex(of: written.era)
    let calculation = try CalculationReader(names: names, dex: dex).calculation(written)
    let result = dex.formula.result(of: calculation)
    return Result(
      damage: result.damage, left: result.left, knockout: result.knockout,
      notCounted: written.unknown
        + OmittedEffects.causes(in: calculation).map(\.englishName))
  }

  /// The dex of an era, which is made when first needed.
  private func dex(of era: BattleEra) -> BattleDex {
    eras.withLock { eras in
      if let known = eras[era] { return known }
      let dex = BattleDex(catalog, through: Lens(of: era, in: catalog.dex))
      eras[era] = dex
      return dex
    }
  }
}

/// The reason why a calculation cannot be done, such as an unknown name.
package struct CalculationProblem: Error, Hashable {
  package let text: String
  package init(_ text: String) { self.text = text }
}
