import ArgumentParser
import PokedexDomain

/// The options for what holds on the field and on its sides.
struct FieldOptions: ParsableArguments {
  @Flag(help: "The target has entered over Stealth Rock.")
  var stealthRock = false

  @Option(parsing: .unconditional, help: "The target has entered over 1 to 3 layers of Spikes.")
  var spikes: Int?

  @Flag(help: "The target has entered over Toxic Spikes; give it twice for two layers.")
  var toxicSpikes: Int

  @Flag(help: "The target has entered over a Sticky Web.")
  var stickyWeb = false

  @Flag(help: "The target is seeded: Leech Seed.")
  var leechSeed = false

  @Option(
    help: ArgumentHelp(
      """
      The help of the attacker's partner: \(PartnerEffect.attackers.words); may be repeated.
      """),
    completion: .list(PartnerEffect.attackers))
  var partner: [String] = []

  @Option(
    help: ArgumentHelp(
      "The help of the target's partner: \(PartnerEffect.targets.words); may be repeated."),
    completion: .list(PartnerEffect.targets))
  var targetPartner: [String] = []

  @Flag(help: "Tailwind blows for the attacker.")
  var tailwind = false

  @Flag(help: "Tailwind blows for the target.")
  var targetTailwind = false

  @Flag(help: "Gravity.")
  var gravity = false

  @Flag(help: "Magic Room: items do not work.")
  var magicRoom = false

  @Flag(help: "Wonder Room: Defense and Special Defense are swapped.")
  var wonderRoom = false

  func validate() throws {
    try OptionNumber.check("--spikes", spikes, 0...SideEffect.spikes.maxLayers)
    try OptionNumber.check("--toxic-spikes", toxicSpikes, 0...SideEffect.toxicSpikes.maxLayers)
    try PartnerEffect.check("--partner", partner, PartnerEffect.attackers)
    try PartnerEffect.check("--target-partner", targetPartner, PartnerEffect.targets)
  }

  func change(_ conditions: inout BattleConditions) {
    conditions.field[.gravity] = gravity
    conditions.field[.magicRoom] = magicRoom
    conditions.field[.wonderRoom] = wonderRoom
    lay(on: &conditions.field.defenderSide)
    conditions.field.attackerSide[.tailwind] = tailwind
    conditions.field.defenderSide[.tailwind] = targetTailwind
    for word in partner { PartnerEffect.hold(word, \.attackerSide, &conditions.field) }
    for word in targetPartner { PartnerEffect.hold(word, \.defenderSide, &conditions.field) }
  }

  private func lay(on side: inout BattleSide) {
    side[.stealthRock] = stealthRock
    side.set(.spikes, layers: spikes ?? 0)
    side.set(.toxicSpikes, layers: toxicSpikes)
    side[.stickyWeb] = stickyWeb
    side[.leechSeed] = leechSeed
  }
}

/// An effect of a partner on its side, or on all Pokémon, by the slug of its ability or move.
private enum PartnerEffect {
  private static let ofAll = FieldEffect.allCases.filter(\.isAbility).map(\.rawValue)

  static let attackers = SideEffect.ofAttacker.filter(\.isOfPartner).map(\.rawValue) + ofAll
  static let targets = SideEffect.ofTarget.filter(\.isOfPartner).map(\.rawValue) + ofAll

  static func check(_ option: String, _ words: [String], _ known: [String]) throws {
    guard let word = words.first(where: { !known.contains($0.lowercased()) }) else { return }
    throw ValidationError("\(option) is one of \(known.words), not \(word)")
  }

  static func hold(
    _ word: String, _ side: WritableKeyPath<BattleField, BattleSide>, _ field: inout BattleField
  ) {
    let slug = word.lowercased()
    if let effect = SideEffect(rawValue: slug) { field[keyPath: side][effect] = true }
    if let effect = FieldEffect(rawValue: slug) { field[effect] = true }
  }
}

extension [String] {
  fileprivate var words: String { joined(separator: ", ") }
}
