import PokedexDomain
import PokedexPresentation

/// Changes the sets of a calculation by the options of the command line.
@MainActor struct DamageSets {
  let show: ShowDamage
  let catalog: Catalog
  /// The level of a Pokémon whose set has none, unless a level is given.
  let usual: UsualLevel

  /// A member as the games have it, with changes.
  func set(_ member: TeamMember, _ changes: SetChanges) throws -> BattleSet {
    var member = member
    try check(member)
    // A Mega Stone decides the form, and the form the ability.
    // The training comes last: without any, a typical one is assumed, which the options change.
    let training = changes.values.filter { $0.key.isOfStats || $0.key.option == "nature" }
    let others = changes.values.filter { training[$0.key] == nil }
    if changes.isMega {
      try read(others.filter { $0.key.option == "item" }, changes.prefix, into: &member)
      try evolve(&member)
    }
    try read(others, changes.prefix, into: &member)
    var set = show.set(member, at: usual)
    if !training.isEmpty {
      try read(training, changes.prefix, into: &set.member)
      try check(set.member)
      set = show.fitted(set)
      set.isTypical = false
    }
    set.tera = try changes.tera.map { ID(try catalog.named($0, .type).id) }
    set.usesZMoves = changes.usesZMoves
    set.dynamax = changes.dynamax
    try checkPowerUps(of: set, changes)
    set.boosted = changes.boosted
    set.fallenAllies = changes.fallenAllies ?? 0
    set.hitsTaken = changes.hitsTaken ?? 0
    set.isAbilityActive = changes.isAbilityActive
    for boost in changes.boosts { set.stages[boost.stat] = boost.stage }
    set.status = changes.status
    set.hpPercent = changes.hpPercent ?? set.hpPercent
    return set
  }

  /// Refuses what the Pokémon cannot do. Mechanics that the games lack are only named, with
  /// ``ShowDamage/gaps(of:)``.
  private func checkPowerUps(of set: BattleSet, _ changes: SetChanges) throws {
    if set.dynamax == nil, let level = changes.values.keys.first(where: { $0.isOfDynamax }) {
      let prefix = changes.prefix
      throw Failure(
        "'\(prefix)\(level.option ?? level.key)' needs '--\(prefix)dynamax'", .usage)
    }
    let name = catalog.named(set.member.form).name
    if show.lacksZMoves(set) {
      throw Failure(
        localized: worded("\(name) has no Z-Move with that Z-Crystal"), .nothingFound)
    }
    guard show.hasDynamax, let growth = set.dynamax else { return }
    if let fault = show.dex.fault(of: growth, of: set.member) {
      throw Failure(localized: fault.text(name), .nothingFound)
    }
  }

  func check(_ member: TeamMember) throws {
    if let fault = show.fault(of: member) { throw UserTeams.failure(fault) }
  }

  /// Reads the texts of options, whose names begin with a prefix.
  private func read(
    _ values: [SetField: String], _ prefix: String, into member: inout TeamMember
  ) throws {
    for (field, text) in values { try read(text, field, prefix, into: &member) }
  }

  private func read(
    _ text: String, _ field: SetField, _ prefix: String, into member: inout TeamMember
  ) throws {
    let option = prefix + (field.option ?? field.key)
    let failure = Failure("'\(text)' is no value of '\(option)'", .usage)
    switch field.kind {
    case .text(let path): member[keyPath: path] = text
    case .name(let vocabulary, let path):
      member[keyPath: path] = try catalog.named(text, vocabulary.kind).id
    case .gender(let path):
      guard let gender = Gender(rawValue: text.uppercased()) else { throw failure }
      member[keyPath: path] = gender
    case .number(let path, let range, _):
      guard let number = Int(text), range.contains(number) else { throw failure }
      member[keyPath: path] = number
    case .flag(let path): member[keyPath: path] = true
    case .stats(let path, _, _, _):
      guard let values = StatValues(written: text) else { throw failure }
      member[keyPath: path] = values
    }
  }

  /// Gives a Pokémon its Mega Evolution or Primal Reversion, with that form's own ability.
  private func evolve(_ member: inout TeamMember) throws {
    switch show.dex.megaForm(of: member) {
    case .success(let form): member.megaEvolve(into: form)
    case .failure(let fault):
      let name = catalog.named(member.form).name
      throw Failure(
        localized: fault.text(name), fault == .undecided ? .usage : .nothingFound)
    }
  }
}
