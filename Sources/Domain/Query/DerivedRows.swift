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
  package func nameIndex() throws(PokedexError) -> NameIndex {
    let spellings = try origin().nameIndex().spellings(of: Set(links.map(\.row)))
    return NameIndex(links.map { spellings[$0.row] ?? [] })
  }

  package func otherNames(of row: Int) throws(PokedexError) -> [ForeignName] {
    guard links.indices.contains(row) else { return [] }
    return try origin().otherNames(of: links[row].row)
  }

  package var revision: Int { origins.reduce(0) { $0 + $1.revision } }
  package var lens: Lens? { origins.first.flatMap(\.lens) }
  package func gap(about field: String) -> GameGap? { origins.first?.gap(about: field) }

  /// Any of the origins, for values that are equal in all of them.
  func origin() throws(PokedexError) -> Origin {
    guard let first = origins.first else { throw .needsDex }
    return first
  }
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
    Measure<Derived>(unit: unit, isRoman: isRoman, suffix: suffix) {
      derived throws(PokedexError) in
      var columns: [[Int32]] = []
      for origin in derived.origins { columns.append(try column(origin)) }
      return derived.links.map { columns[$0.origin][$0.row] }
    }
  }
}

extension Choice {
  fileprivate func applied<Derived: DerivedRows>() -> Choice<Derived>
  where Derived.Origin == Rows {
    Choice<Derived>(
      noun, details: details, countsCompletions: countsCompletions,
      vocabulary: { derived throws(PokedexError) in try vocabulary(derived.origin()) },
      criterion: { chosen, derived throws(PokedexError) in
        let criterion = try self.criterion(chosen, derived.origin())
        return Criterion<Derived>(
          rows: { derived throws(PokedexError) in try derived.rows(matching: criterion.rows) },
          reason: { derived, row throws(PokedexError) in
            let link = derived.links[row]
            return try criterion.reason(derived.origins[link.origin], link.row)
          }, gap: { derived in derived.origins.first.flatMap(criterion.gap) })
      })
  }
}

extension RowTrait {
  /// The same trait for derived rows.
  func applied<Derived: DerivedRows>(to type: Derived.Type) -> RowTrait<Derived>
  where Derived.Origin == Rows {
    RowTrait<Derived>(
      name, synonyms: synonyms, meaning,
      rows: { derived throws(PokedexError) in try derived.rows(matching: self.rows) },
      reason: { derived, row throws(PokedexError) in
        let link = derived.links[row]
        return try reason(derived.origins[link.origin], link.row)
      }, gap: { derived in derived.origins.first.flatMap(gap) })
  }
}

extension DerivedRows {
  /// The rows whose origins meet the condition.
  fileprivate func rows(
    matching condition: (Origin) throws(PokedexError) -> RowSet
  ) throws(PokedexError) -> RowSet {
    var sets: [RowSet] = []
    for origin in origins { sets.append(try condition(origin)) }
    return RowSet(count: count) { sets[links[$0].origin].contains(links[$0].row) }
  }
}
