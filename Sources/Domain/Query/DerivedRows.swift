/// Rows that each belong to a row of another kind, as each learned move belongs to a move. The
/// fields of the other kind apply to these rows as well.
package protocol DerivedRows: QueryRows {
  associatedtype Origin: QueryRows
  /// The lists of the rows that these belong to, such as one list for each game; all lists have the
  /// same rows in the same order. Never empty, because their fields are offered even if this list
  /// has no rows.
  var origins: [Origin] { get }
  /// The row that each of these belongs to.
  var links: [OriginRow] { get }
}

/// A row of one of the origins of ``DerivedRows``.
package struct OriginRow: Hashable, Sendable {
  /// The index of the origin.
  package let origin: Int
  package let row: Int
}

extension DerivedRows {
  /// An index in which every row has the names of its origin.
  package func nameIndex() -> NameIndex {
    let spellings = origin?.nameIndex().spellings(of: Set(links.map(\.row))) ?? [:]
    return NameIndex(links.map { spellings[$0.row] ?? [] })
  }

  package func otherNames(of row: Int) -> [ForeignName] {
    guard let origin, links.indices.contains(row) else { return [] }
    return origin.otherNames(of: links[row].row)
  }

  package var revision: Int { origins.reduce(0) { $0 + $1.revision } }
  package var lens: Lens? { origins.first.flatMap(\.lens) }
  package func gap(about field: String) -> GameGap? { origins.first?.gap(about: field) }

  /// Any of the origins, for values that are equal in all of them.
  var origin: Origin? { origins.first }
}

// MARK: Words

extension QueryField {
  /// The same field for derived rows.
  func applied<Derived: DerivedRows>(to type: Derived.Type) -> QueryField<Derived>
  where Derived.Origin == Rows {
    QueryField<Derived>(
      names, aliases: aliases, title: title, summary, number: numberSummary,
      meaning.applied(to: type), examples)
  }
}

extension QueryField.Meaning {
  fileprivate func applied<Derived: DerivedRows>(
    to type: Derived.Type
  ) -> QueryField<Derived>.Meaning where Derived.Origin == Rows {
    switch self {
    case .number(let measure): .number(measure.applied())
    case .choice(let choice, let measure): .choice(choice.applied(), measure?.applied())
    case .name: .name
    case .ownName: .ownName
    }
  }
}

extension Measure {
  fileprivate func applied<Derived: DerivedRows>() -> Measure<Derived>
  where Derived.Origin == Rows {
    Measure<Derived>(unit: unit, isRoman: isRoman, suffix: suffix) { derived in
      let columns = derived.origins.map(column)
      return derived.links.map { columns[$0.origin][$0.row] }
    }
  }
}

extension Choice {
  fileprivate func applied<Derived: DerivedRows>() -> Choice<Derived>
  where Derived.Origin == Rows {
    Choice<Derived>(
      noun, details: details, countsCompletions: countsCompletions,
      vocabulary: { $0.origin.map(vocabulary) ?? Vocabulary([]) },
      criterion: { chosen, derived throws(RefusedValue) in
        guard let origin = derived.origin else {
          return Criterion(rows: { RowSet(count: $0.count) }, reason: { _, _ in nil })
        }
        let criterion = try self.criterion(chosen, origin)
        return Criterion<Derived>(
          rows: { $0.rows(matching: criterion.rows) },
          reason: { derived, row in
            let link = derived.links[row]
            return criterion.reason(derived.origins[link.origin], link.row)
          }, gap: { $0.origin.flatMap(criterion.gap) },
          failure: { $0.origin.flatMap(criterion.failure) })
      })
  }
}

extension RowTrait {
  /// The same trait for derived rows.
  func applied<Derived: DerivedRows>(to type: Derived.Type) -> RowTrait<Derived>
  where Derived.Origin == Rows {
    RowTrait<Derived>(
      name, synonyms: synonyms, meaning,
      rows: { $0.rows(matching: self.rows) },
      reason: { derived, row in
        let link = derived.links[row]
        return reason(derived.origins[link.origin], link.row)
      }, gap: { $0.origin.flatMap(gap) }, failure: { $0.origin.flatMap(failure) })
  }
}

extension DerivedRows {
  /// The rows whose origins meet the condition.
  fileprivate func rows(matching condition: (Origin) -> RowSet) -> RowSet {
    let sets = origins.map(condition)
    return RowSet(count: count) { sets[links[$0].origin].contains(links[$0].row) }
  }
}
