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

/// Finds what the names of a written calculation mean.
struct CalculationReader {
  let names: ShowdownNames
  let dex: BattleDex

  func calculation(_ written: WrittenCalculation) throws(CalculationMistake) -> DamageCalculation {
    var calculation = DamageCalculation(
      era: written.era, attacker: try battler(written.attacker),
      defender: try battler(written.defender), move: try move(written.move))
    calculation.field = written.field
    return calculation
  }

  private func battler(
    _ written: WrittenCalculation.Fighter
  ) throws(CalculationMistake) -> Battler {
    let species = BattleNames.species(written.species)
    guard let variant = names.variants(named: species).first else {
      throw unknown("Pokémon", written.species, names.nearestSpecies(to: written.species))
    }
    var build = BattleDex.Build(variant.form)
    build.look = variant.look
    build.level = written.level
    let ability = written.ability.map(BattleNames.ability)
    build.ability = try id(ability?.name, names.abilities, "ability")
    let oldItem = written.item.flatMap(BattleNames.oldItem)
    if oldItem == nil { build.item = try id(written.item, names.items, "item") }
    build.nature = try id(written.nature, names.natures, "nature")
    build.effort = written.effort
    build.individual = written.individual
    guard var battler = dex.battler(build) else { throw unknown("Pokémon", written.species, nil) }
    lendBlade(to: &battler, build, written.species)
    if let oldItem { battler.item = oldItem }
    battler.stages = written.stages
    if let raised = ability?.raised { battler.stages[raised] = min(6, battler.stages[raised] + 1) }
    battler.status = written.status
    battler.isAbilityActive = written.isAbilityActive
    battler.boosted = written.boosted
    battler.gender = written.gender ?? battler.gender
    if let tera = written.tera { battler.tera = try type(tera) }
    battler.hp = min(battler.stats.hp, written.hp ?? battler.stats.hp)
    return battler
  }

  /// Gives a shield the attack of its blade, where both are meant.
  private func lendBlade(to battler: inout Battler, _ build: BattleDex.Build, _ name: String) {
    guard name == BattleNames.bothForms,
      let form = names.variants(named: "Aegislash-Blade").first?.form
    else { return }
    var build = build
    build.form = form
    guard let blade = dex.battler(build) else { return }
    battler.stats.attack = blade.stats.attack
    battler.stats.specialAttack = blade.stats.specialAttack
  }

  private func type(_ word: String) throws(CalculationMistake) -> ID<PokemonType> {
    if word == "Stellar" { return .stellar }
    guard let type = ID<PokemonType>(named: word) else { throw unknown("type", word, nil) }
    return type
  }

  private func id<Row>(
    _ word: String?, _ vocabulary: ShowdownVocabulary<Row>, _ kind: String
  ) throws(CalculationMistake) -> ID<Row>? {
    guard let word else { return nil }
    guard let id = vocabulary.id(word) else {
      throw unknown(kind, word, vocabulary.nearest(to: word))
    }
    return id
  }

  private func move(
    _ written: WrittenCalculation.Move
  ) throws(CalculationMistake) -> BattleMove {
    var name = written.name[...]
    var type: ID<PokemonType>?
    if name.hasPrefix(Self.hiddenPower) {
      type = ID<PokemonType>(named: String(name.dropFirst(Self.hiddenPower.count)))
      name = Self.hiddenPower.dropLast()
    }
    guard let id = try id(String(name), names.moves, "move"),
      var move = dex.move(id, type: type)
    else { throw unknown("move", written.name, nil) }
    move.isCritical = written.isCritical
    move.hits = written.hits
    move.isStellarFirstUse = written.isStellarFirstUse
    return move
  }

  private static let hiddenPower = "Hidden Power "

  private func unknown(_ kind: String, _ word: String, _ near: String?) -> CalculationMistake {
    CalculationMistake(
      "there is no \(kind) '\(word)'" + (near.map { "; did you mean \($0)?" } ?? ""))
  }
}
