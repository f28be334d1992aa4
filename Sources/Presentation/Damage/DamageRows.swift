import PokedexDomain

/// The columns of a damage table, and their cells: the moves with the damage on the foe that is
/// looked at, then the other foes.
extension DamageTable {
  /// The widths of a share in percent, such as `100.1–118.4 %`, and of the hits beside it.
  private static let shareColumns = 13
  private static let leastHitColumns = 7
  /// `2 hits after Focus Sash` stays whole.
  private static let wholeHitColumns = 23
  /// The least width of the damage on another foe: `97–117 %`.
  private static let leastOtherColumns = 9

  /// - Parameters:
  ///   - target: the index of the target that is looked at.
  ///   - names: the names of all targets.
  package func columns(lookingAt target: Int, _ names: [String]) -> [RowColumn] {
    let widest = (0..<lineCount).map { move(ofLine: $0).columns }.max() ?? 0
    let damage = Self.shareColumns + 2
    let hits = (0..<lineCount).map { hitColumns(ofLine: $0, target) }.max() ?? 0
    let shown = targets.indices.contains(target) ? names[target] : ""
    return [
      RowColumn(worded("Move"), min(widest, 40), least: 10).named("move", rank: 0),
      RowColumn(worded("Type"), 0, badges: 1).named("type", rank: 2),
      Self.classColumn.named("class", rank: 5),
      RowColumn(worded("Power"), 5, isNumber: true).named("power", rank: 3),
      RowColumn(worded("Acc"), 3, isNumber: true).named("accuracy", rank: 4),
      RowColumn(shown, damage + hits, least: damage + min(hits, Self.wholeHitColumns))
        .named("\(target)", rank: 0),
    ]
      + others(besides: target).map { foe in
        let least = Self.leastOtherColumns
        let widest = (0..<lineCount).map { other($0, foe).text.columns }.max() ?? 0
        let wanted = min(Self.shareColumns, max(least, names[foe].columns, widest))
        return RowColumn(names[foe], wanted, least: least).named("\(foe)", rank: 6 + foe)
      }
  }

  /// The class of a move goes where the hits have no room: a cut one says nothing.
  private static var classColumn: RowColumn {
    let words = [true, false].map { classOfMove(isPhysical: $0).columns }.max() ?? 0
    return RowColumn(worded("Class"), max(words, worded("Class").columns), least: words)
  }

  private static func classOfMove(isPhysical: Bool) -> String {
    isPhysical ? worded("physical") : worded("special")
  }

  /// The width of the hits of a line, or what a reason for no damage needs beyond the share.
  private func hitColumns(ofLine line: Int, _ target: Int) -> Int {
    guard let cell = cell(line, target) else { return Self.leastHitColumns }
    return cell.noDamage.map { $0.text(show).columns - Self.shareColumns - 2 }
      ?? cell.hits(show).columns
  }

  private func others(besides target: Int) -> [Int] { targets.indices.filter { $0 != target } }

  package func cells(ofLine line: Int, lookingAt target: Int) -> [RowCell] {
    let others = others(besides: target).map { foe in
      let figure = cell(line, foe).map { Double($0.thousandths.upperBound) }
      return RowCell.figure(figure, other(line, foe))
    }
    guard let row = row(ofLine: line) else {
      return [.value(.text(move(ofLine: line)))] + Array(repeating: .value(.none), count: 4)
        + [.inline(Inline(absence, tone: .dim))] + others
    }
    let attack = row.attack
    let power = attack.isHiddenPower ? attack.powerOfHiddenPower : attack.power
    return [
      .value(.text(move(ofLine: line))), .inline(.shortType(attack.type)),
      .inline(Inline(Self.classOfMove(isPhysical: attack.category == .physical))),
      figure(power > 0 ? power : nil), figure(show.accuracy(of: row)),
      damage(line, target),
    ] + others
  }

  private func figure(_ number: Int?) -> RowCell {
    .figure(number.map(Double.init), Inline(number.map { "\($0)" } ?? "–"))
  }

  /// The share of the target's HP and the hits until it faints, or the reason for no damage.
  private func damage(_ line: Int, _ target: Int) -> RowCell {
    guard let cell = cell(line, target) else {
      return .figure(nil, Inline(absence, tone: .dim))
    }
    if let reason = cell.noDamage { return .figure(0, Inline(reason.text(show), tone: .dim)) }
    let gap = String(repeating: " ", count: max(0, Self.shareColumns - cell.percent.columns))
    return .figure(
      Double(cell.thousandths.upperBound),
      Inline("\(gap)\(cell.percent)  \(cell.hits(show))", tone: tone(of: cell.danger)))
  }

  /// The share alone, or the reason in a word.
  private func other(_ line: Int, _ target: Int) -> Inline {
    guard let cell = cell(line, target) else { return Inline(absence, tone: .dim) }
    if let reason = cell.noDamage { return Inline(reason.brief(show), tone: .dim) }
    return Inline(cell.share, tone: tone(of: cell.danger))
  }

  /// Knocking out is good for the Pokémon, and being knocked out is not.
  private func tone(of danger: DamageCell.Danger) -> Inline.Tone {
    danger.tone(isOfFoe: attackingFoe != nil)
  }
}

extension DamageCell.Danger {
  /// - Parameter isOfFoe: whether a foe attacks.
  func tone(isOfFoe: Bool) -> Inline.Tone {
    switch self {
    case .deadly: isOfFoe ? .worst : .good
    case .high: isOfFoe ? .bad : .strong
    case .slight: .plain
    case .none: .dim
    }
  }
}

extension RowColumn {
  fileprivate func named(_ name: String, rank: Int) -> RowColumn {
    with { ($0.name, $0.rank) = (name, rank) }
  }
}
