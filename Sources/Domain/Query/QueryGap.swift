extension QueryEngine {
  /// Why a query finds less than it asks for: all of the list, or the first of its fields, is about
  /// something that the games lack or the dex does not know.
  ///
  /// - Parameter columns: The names of the columns that are asked for.
  package func gap(
    for plan: QueryPlan<Rows>, columns: [String] = []
  ) -> GameGap? {
    let names = plan.fields.map(\.name) + columns
    return rows.gap ?? gap(of: plan.condition, isExcluded: false)
      ?? names.lazy.compactMap { self.rows.gap(about: $0) }.first
  }

  /// Excluding what the games lack excludes nothing, so that only what is not known counts then.
  private func gap(
    of condition: QueryPlan<Rows>.Condition, isExcluded: Bool
  ) -> GameGap? {
    switch condition {
    case .all(let parts), .any(let parts):
      parts.lazy.compactMap { self.gap(of: $0, isExcluded: isExcluded) }.first
    case .not(let part): gap(of: part, isExcluded: !isExcluded)
    case .criterion(let criterion):
      criterion.gap(rows).flatMap { isExcluded && !$0.isInGame ? nil : $0 }
    case .everything, .number, .range, .name, .ownName: nil
    }
  }
}
