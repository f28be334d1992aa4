import PokedexDomain

extension DamageTable {
  /// A cell of the table as a list shows it.
  package func rowCell(_ line: Int, _ column: Int) -> RowCell {
    guard let cell = cell(line, column) else {
      return .figure(nil, Inline(absence, tone: .dim))
    }
    return .figure(
      Double(cell.thousandths.upperBound), Inline(cell.brief, tone: tone(of: cell.danger)))
  }

  /// Knocking out is good for the Pokémon, and being knocked out is not.
  private func tone(of danger: DamageCell.Danger) -> Inline.Tone {
    switch danger {
    case .deadly: isReversed ? .worst : .good
    case .high: isReversed ? .bad : .strong
    case .slight: .plain
    case .none: .dim
    }
  }
}
