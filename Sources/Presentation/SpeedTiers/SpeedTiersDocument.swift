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
        [Inline(index == 0 ? "\(tier.speed)" : ""), entry.name] + speedTiers.usual(entry)
          + [index == 0 ? speedTiers.needs(for: tier, of: members, in: rules) : ""]
      }
    }
    let (effort, lines) = (rules.effortName, speedTiers.lines)
    let usual = Set(lines.indices.map { $0 + 2 })
    let legend = Inline(
      speedTiers.isReversed
        ? worded("Needs: Speed \(effort) to move before it; −: and a Speed-lowering nature.")
        : worded("Needs: Speed \(effort) to outspeed it; +: and a Speed-raising nature."),
      tone: .dim)
    self.init(
      title: worded("Speed tiers"), summary: summary,
      document: Document(
        Document.table(
          [worded("Speed"), ""] + lines.map(\.title) + [worded("Needs")],
          numbers: usual.union([0]), sharing: usual, rows: rows)
          + [
            .paragraph(
              Inline(lines.map { $0.meaning(in: rules) }.joined(separator: " "), tone: .dim))
          ]
          + (members.isEmpty ? [] : [.paragraph(legend)])))
  }
}

extension SpeedTiers.Entry {
  fileprivate var name: Inline {
    switch self {
    case .listed(_, let form): form.link
    case .member(_, let title), .megaEvolved(_, let title):
      Inline(worded("\(title) (team)"), tone: .strong)
    }
  }
}

extension SpeedLine {
  /// The title of its column.
  package var title: String {
    switch self {
    case .most: worded("Max+")
    case .neutral: worded("Max")
    case .untrained: worded("None")
    case .least: worded("Min")
    case .scarf: worded("Scarf")
    }
  }

  fileprivate func meaning(in rules: GameRules) -> String {
    let effort = rules.effortName
    return switch self {
    case .most: worded("Max+: all Speed \(effort) and a Speed-raising nature.")
    case .neutral:
      rules.has(.natures)
        ? worded("Max: all Speed \(effort), neutral nature.") : worded("Max: all Speed \(effort).")
    case .untrained: worded("None: no Speed \(effort).")
    case .least:
      switch rules.statFormula {
      case .effort: worded("Min: the lowest IV, no \(effort), a Speed-lowering nature.")
      case .points: worded("Min: no \(effort), a Speed-lowering nature.")
      case .experience: worded("Min: the lowest DV, no \(effort).")
      }
    case .scarf: worded("Scarf: Max+ with a Choice Scarf.")
    }
  }
}

extension SpeedTiers {
  /// The Speeds of a listed Pokémon with each of the usual trainings; empty cells for a member.
  fileprivate func usual(_ entry: Entry) -> [Inline] {
    lines.map { line in
      guard case .listed(let row, _) = entry else { return "" }
      return Inline("\(speed(ofRow: row, as: line))", tone: .dim)
    }
  }

  /// The members that are slower but can outspeed the tier, with the EVs or stat points that they need:
  /// `Chompy 84, Zapdos 180+`.
  fileprivate func needs(
    for tier: SpeedTiers.Tier, of members: [String], in rules: GameRules
  ) -> Inline {
    let texts = members.enumerated().compactMap { index, name -> String? in
      guard !tier.isHeldAlone(by: index) else { return nil }
      return switch need(of: index, toOutspeed: tier) {
      case .effort(let effort): "\(name) \(rules.effortNumber(effort))"
      case .effortAndNature(let effort):
        "\(name) \(rules.effortNumber(effort))\(isReversed ? "−" : "+")"
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
    let training = rules.countedEffort(min(effort, rules.maxEffort))
    let parts =
      [worded("level \(level)"), nature, training, stage, item]
      + SpeedCondition.allCases.filter(conditions.contains).map(\.title)
    return parts.compactMap { $0 }.joined(separator: " · ")
  }
}
