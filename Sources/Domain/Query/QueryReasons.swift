extension QueryEngine {
  /// The reasons that a row was found: for each part of the query that it meets, the matching fact.
  /// Exclusions, and facts that the row shows anyway, are left out.
  package func reasons(
    for row: Int, in plan: QueryPlan<Rows>
  ) throws(PokedexError) -> [String] {
    var reasons: [String] = []
    for reason in try self.reasons(for: row, of: plan.condition) where !reasons.contains(reason) {
      reasons.append(reason)
    }
    return reasons
  }

  private func reasons(
    for row: Int, of condition: QueryPlan<Rows>.Condition
  ) throws(PokedexError) -> [String] {
    switch condition {
    case .everything, .not, .ownName: return []
    case .name(let letters):
      return try foreignName(of: row, matching: letters).map { [$0.sentence] } ?? []
    case .number(let field, _, _, .constant) where field.isBareNumberField: return []
    case .range(let field, _, _) where field.isBareNumberField: return []
    case .all(let parts), .any(let parts):
      var reasons: [String] = []
      for part in parts where try rows(of: part).contains(row) {
        reasons += try self.reasons(for: row, of: part)
      }
      return reasons
    case .number(let field, let measure, _, .measure(let other, let right)):
      return [try fact(field, measure, row), try fact(other, right, row)]
    case .number(let field, let measure, _, _), .range(let field, let measure, _):
      return [try fact(field, measure, row)]
    case .criterion(let criterion):
      guard try rows(matching: criterion).contains(row) else { return [] }
      return try criterion.reason(rows, row).map { [$0] } ?? []
    }
  }

  private func fact(
    _ field: QueryField<Rows>, _ measure: Measure<Rows>, _ row: Int
  ) throws(PokedexError) -> String {
    let column = try measure.column(rows)
    return "\(field.title) \(measure.text(column[row]))\(measure.suffix)"
  }
}
