import PokedexData
import PokedexDomain

extension JSON {
  /// - Parameter members: the names of the team's members, in team order.
  static func tier(
    _ tier: SpeedTiers.Tier, of speedTiers: SpeedTiers, _ members: [String]
  ) -> JSON {
    .object([
      ("speed", .number(tier.speed)),
      ("pokemon", .list(tier.entries.compactMap { listed($0, speedTiers) })),
      ("team", .list(tier.entries.compactMap(member))),
      (
        "needs",
        .list(
          members.enumerated().map { index, name in
            need(speedTiers.need(of: index, toOutspeed: tier), of: name)
          })
      ),
    ])
  }

  private static func listed(_ entry: SpeedTiers.Entry, _ tiers: SpeedTiers) -> JSON? {
    guard case .listed(let row, let form) = entry else { return nil }
    let usual = tiers.lines.map { ($0.rawValue, JSON.number(tiers.speed(ofRow: row, as: $0))) }
    return .object([
      ("id", .number(form.id.rawValue)), ("name", .text(form.name)), ("usual", .object(usual)),
    ])
  }

  private static func member(_ entry: SpeedTiers.Entry) -> JSON? {
    let (index, title, isMega): (Int, String, Bool)
    switch entry {
    case .listed: return nil
    case .member(let own, let name): (index, title, isMega) = (own, name, false)
    case .megaEvolved(let own, let name): (index, title, isMega) = (own, name, true)
    }
    return .object([
      ("member", .number(index)), ("name", .text(title)), ("megaEvolved", .flag(isMega)),
    ])
  }

  /// `effort` is `null` if none is needed or none suffices.
  private static func need(_ need: SpeedNeed, of name: String) -> JSON {
    let (isFaster, effort, nature): (Bool, Int?, Bool) =
      switch need {
      case .nothing: (true, nil, false)
      case .effort(let effort): (false, effort, false)
      case .effortAndNature(let effort): (false, effort, true)
      case .outOfReach: (false, nil, false)
      }
    return .object([
      ("name", .text(name)), ("outspeeds", .flag(isFaster)), ("effort", .optional(effort)),
      ("nature", .flag(nature)),
    ])
  }
}
