import PokedexData
import PokedexDomain

extension JSON {
  /// - Parameter members: the names of the team's members, in team order.
  static func tier(
    _ tier: SpeedTiers.Tier, of speedTiers: SpeedTiers, _ members: [String]
  ) -> JSON {
    .object([
      ("speed", .number(tier.speed)), ("pokemon", .list(tier.entries.compactMap(listed))),
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

  private static func listed(_ entry: SpeedTiers.Entry) -> JSON? {
    guard case .listed(_, let form) = entry else { return nil }
    return .object([("id", .number(form.id.rawValue)), ("name", .text(form.name))])
  }

  private static func member(_ entry: SpeedTiers.Entry) -> JSON? {
    guard case .member(let index, let title) = entry else { return nil }
    return .object([("member", .number(index)), ("name", .text(title))])
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
