/// Resolves the sort keys of a query.
extension QueryPlanner {
  mutating func sortKey(_ sort: Query.Sort) -> QueryPlan<Rows>.SortKey? {
    guard let field = QueryField<Rows>.named(sort.field.text) else {
      _ = unknownField(sort.field)
      return nil
    }
    if let measure = field.measure {
      guard isKnown(field, sort.field) else { return nil }
      note(field, measure)
      return QueryPlan.SortKey(
        field: field.name, order: .measure(measure), isDescending: sort.isDescending)
    }
    if field.isName {
      return QueryPlan.SortKey(
        field: field.name, order: .name, isDescending: sort.isDescending)
    }
    _ = unknown(sort.field, worded("the list cannot be sorted by \(sort.field.text)"))
    return nil
  }
}
