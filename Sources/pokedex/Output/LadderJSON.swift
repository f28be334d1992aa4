import PokedexData
import PokedexDomain

extension JSON {
  /// - Parameter members: the names of the team's members, in team order.
  static func rung(
    _ rung: SpeedLadder.Rung, of ladder: SpeedLadder, _ members: [String]
  ) -> JSON {
    .object([
      ("speed", .number(rung.speed)), ("pokemon", .list(rung.entries.compactMap(listed))),
      ("team", .list(rung.entries.compactMap(member))),
      (
        "needs",
        .list(
          members.enumerated().map { index, name in
            need(ladder.need(of: index, toOutspeed: rung), of: name)
          })
      ),
    ])
  }

  private static func listed(_ entry: SpeedLadder.Entry) -> JSON? {
    guard case .listed(_, let form) = entry else { return nil }
    return .object([("id", .number(form.id.rawValue)), ("name", .text(form.name))])
  }

  private static func member(_ entry: SpeedLadder.Entry) -> JSON? {
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
