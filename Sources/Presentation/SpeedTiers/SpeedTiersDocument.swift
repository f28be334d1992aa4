import PokedexDomain

extension Page {
  /// The speed tiers.
  ///
  /// - Parameters:
  ///   - tiers: The tiers to show: all tiers of `speedTiers`, or only some.
  ///   - members: The names of the team's members, in team order.
  ///   - rules: those of the games.
  ///   - summary: The assumed training of the listed Pokémon, in one line.
  package init(
    _ speedTiers: SpeedTiers, tiers: [SpeedTiers.Tier], members: [String], in rules: GameRules,
    summary: String
  ) {
    let rows = tiers.flatMap { tier in
      tier.entries.enumerated().map { index, entry -> [Inline] in
        [
          Inline(index == 0 ? "\(tier.speed)" : ""), entry.name,
          index == 0 ? speedTiers.needs(for: tier, of: members) : "",
        ]
      }
    }
    let effort = rules.effort.name
    let legend = Inline(
      speedTiers.isReversed
        ? worded("Needs: Speed \(effort) to move before it; −: and a Speed-lowering nature.")
        : worded("Needs: Speed \(effort) to outspeed it; +: and a Speed-raising nature."),
      tone: .dim)
    self.init(
      title: worded("Speed tiers"), summary: summary,
      document: Document(
        Document.table([worded("Speed"), "", worded("Needs")], numbers: [0], rows: rows)
          + (members.isEmpty ? [] : [.paragraph(legend)])))
  }
}

extension SpeedTiers.Entry {
  fileprivate var name: Inline {
    switch self {
    case .listed(_, let form): form.link
    case .member(_, let title): Inline(worded("\(title) (team)"), tone: .strong)
    }
  }
}

extension SpeedTiers {
  /// The members that are slower but can outspeed the tier, with the EVs or stat points that they need:
  /// `Chompy 84, Zapdos 180+`.
  fileprivate func needs(for tier: SpeedTiers.Tier, of members: [String]) -> Inline {
    let texts = members.enumerated().compactMap { index, name -> String? in
      guard !tier.isHeldAlone(by: index) else { return nil }
      return switch need(of: index, toOutspeed: tier) {
      case .effort(let effort): "\(name) \(effort)"
      case .effortAndNature(let effort): "\(name) \(effort)\(isReversed ? "−" : "+")"
      case .nothing, .outOfReach: nil
      }
    }
    return Inline(texts.joined(separator: ", "))
  }
}

extension TierTraining {
  /// The training in one line.
  ///
  /// - Parameter item: The name of the held item.
  package func summary(item: String?, in rules: GameRules) -> String {
    let usual =
      [90: worded("Speed-lowering nature"), 110: worded("Speed-raising nature")][nature]
      ?? worded("neutral nature")
    let nature = rules.has(.natures) ? usual : nil
    let item = rules.has(.heldItems) ? item : nil
    let stage = stage == 0 ? nil : worded("stage \(Formatting.signed(stage))")
    let training = rules.effort.counted(min(effort, rules.maxEffort))
    let parts =
      [worded("level \(level)"), nature, training, stage, item]
      + SpeedCondition.allCases.filter(conditions.contains).map(\.title)
    return parts.compactMap { $0 }.joined(separator: " · ")
  }
}
