extension QueryEngine {
  /// Why a query finds less than it asks for: all of the list, or the first of its fields, is about
  /// something that the games lack or the dex does not know.
  ///
  /// - Parameter columns: The names of the columns that are asked for.
  package func gap(
    for plan: QueryPlan<Rows>, columns: [String] = []
  ) -> GameGap? {
    let names = plan.fields.map(\.name) + columns
    var asked: Set<String> = []
    return rows.gap ?? gap(of: plan.condition, isExcluded: false, &asked)
      ?? names.lazy.compactMap { self.rows.gap(about: $0) }.first
  }

  /// Excluding what the games lack excludes nothing, so that only what is not known counts then.
  ///
  /// - Parameter asked: the criteria without a gap, which stand in a long filter many times.
  private func gap(
    of condition: QueryPlan<Rows>.Condition, isExcluded: Bool, _ asked: inout Set<String>
  ) -> GameGap? {
    switch condition {
    case .all(let parts), .any(let parts):
      for part in parts {
        if let gap = gap(of: part, isExcluded: isExcluded, &asked) { return gap }
      }
      return nil
    case .not(let part): return gap(of: part, isExcluded: !isExcluded, &asked)
    case .criterion(let criterion):
      guard asked.insert("\(isExcluded) \(criterion.text)").inserted else { return nil }
      return criterion.gap(rows).flatMap { isExcluded && !$0.isInGame ? nil : $0 }
    case .everything, .number, .range, .name, .partOfName, .ownName: return nil
    }
  }
}
