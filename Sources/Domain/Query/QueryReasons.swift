extension QueryEngine {
  /// The reasons that a row was found: for each part of the query that it meets, the matching fact.
  /// Exclusions, and facts that the row shows anyway, are left out. Facts that people changed follow,
  /// each with its line, as `meadow.pkgame:9: types`.
  package func reasons(for row: Int, in plan: QueryPlan<Rows>) -> [String] {
    var told: Set<String> = []
    return reasons(for: row, of: plan.condition, &told).unique + changes(of: row)
  }

  private func changes(of row: Int) -> [String] {
    guard let overlay = rows.lens?.overlay else { return [] }
    return rows.changes(of: row).map { "\(overlay.fileName):\($0.line): \($0.field)" }
  }

  /// - Parameter told: what is told already: fields whose numbers, names and criteria take long to
  ///   find, and stand in a long filter many times.
  private func reasons(
    for row: Int, of condition: QueryPlan<Rows>.Condition, _ told: inout Set<String>
  ) -> [String] {
    switch condition {
    case .everything, .not, .ownName: return []
    case .name(let letters), .partOfName(let letters):
      guard told.insert("'\(String(decoding: letters, as: UTF8.self))").inserted else { return [] }
      return nameReason(for: row, letters).map { [$0] } ?? []
    case .number(let field, _, _, .constant) where field.isBareNumberField: return []
    case .range(let field, _, _) where field.isBareNumberField: return []
    case .all(let parts), .any(let parts):
      var reasons: [String] = []
      for part in parts where meets(part, row) {
        reasons += self.reasons(for: row, of: part, &told)
      }
      return reasons
    case .number(let field, let measure, _, .measure(let other, let right)):
      return [fact(field, measure, row), fact(other, right, row)]
    case .number(let field, let measure, _, _), .range(let field, let measure, _):
      return told.insert(field.name).inserted ? [fact(field, measure, row)] : []
    case .criterion(let criterion):
      guard told.insert(criterion.text).inserted, rows(matching: criterion).contains(row) else {
        return []
      }
      return criterion.reason(rows, row).map { [$0] } ?? []
    }
  }

  /// Why a name was found though the row's own name does not have the letters.
  private func nameReason(for row: Int, _ letters: [UInt8]) -> String? {
    if let name = foreignName(of: row, matching: letters) { return name.sentence }
    guard let match = matches(letters)[row], !match.isPart else { return nil }
    return worded("similar name")
  }

  private func fact(_ field: QueryField<Rows>, _ measure: Measure<Rows>, _ row: Int) -> String {
    let column = measure.column(rows)
    return "\(field.title) \(measure.text(column[row]))\(measure.suffix)"
  }
}
