import PokedexDomain

extension TypeChartPage {
  /// The symbol of a factor in the chart: `2`, `½`, `0`, or `·` for normal damage.
  package static func sign(percent: Int) -> String {
    percent == 100 ? "·" : String(Formatting.multiplier(percent: percent).dropFirst())
  }

  /// The damage of one type to another in words: `Fire does double damage to Grass`.
  package func sentence(_ attack: ID<PokemonType>, on defence: ID<PokemonType>) -> String {
    Self.sentence(attack.name, self[attack, defence], on: defence.name)
  }

  /// The damage of a type's attacks to every other type, in sentences; normal damage is left out.
  package func sentences(of attack: ID<PokemonType>) -> [String] {
    [200, 50, 0].compactMap { percent in
      let hit = types.filter { self[attack, $0] == percent }.map(\.name)
      guard !hit.isEmpty else { return nil }
      return Self.sentence(attack.name, percent, on: hit.joined(separator: ", "))
    }
  }

  private static func sentence(_ attack: String, _ percent: Int, on defence: String) -> String {
    switch percent {
    case 200: worded("\(attack) does double damage to \(defence)")
    case 50: worded("\(attack) does half damage to \(defence)")
    case 0: worded("\(attack) does no damage to \(defence)")
    default: worded("\(attack) does normal damage to \(defence)")
    }
  }

  /// The chart as tab-separated rows: attacking types, then the factors on each type.
  package var tabSeparated: String {
    let head = ([""] + types.map(\.name)).joined(separator: "\t")
    let rows = types.map { attack in
      let factors = types.map { Formatting.multiplier(percent: self[attack, $0]).dropFirst() }
      return attack.name + "\t" + factors.joined(separator: "\t")
    }
    return ([head] + rows).joined(separator: "\n") + "\n"
  }
}
