/// What `is:` may ask for.
package enum Trait: String, CaseIterable, Hashable, Sendable {
  case legendary
  case mythical
  case baby
  case mega
  case gmax
  case regional
  case form
  case `default`
  case first
  case final
  case single
  case branched
  case dual
  case mono

  /// The rows that are so.
  func rows(in catalog: Catalog) -> RowSet {
    switch self {
    case .legendary: catalog.rows(whereSpecies: \.isLegendary)
    case .mythical: catalog.rows(whereSpecies: \.isMythical)
    case .baby: catalog.rows(whereSpecies: \.isBaby)
    case .mega: catalog.rows(named: ["mega", "primal"])
    case .gmax: catalog.rows(named: ["gmax"])
    case .regional: catalog.rows(named: ["alola", "galar", "hisui", "paldea"])
    case .form: catalog.known(Trait.default.rows(in: catalog).complement)
    case .default: catalog.rows(where: \.isDefault) { $0 == 1 }
    case .first: catalog.evolved.complement
    case .final: catalog.evolving(atLeast: 1).complement
    case .single: Trait.first.rows(in: catalog).intersection(Trait.final.rows(in: catalog))
    case .branched: catalog.known(catalog.evolving(atLeast: 2))
    case .dual: catalog.rows(where: \.type2) { $0 != Table<Form>.none }
    case .mono: catalog.known(Trait.dual.rows(in: catalog).complement)
    }
  }
}

extension RowSet {
  package func intersection(_ other: RowSet) -> RowSet {
    var result = self
    result.formIntersection(other)
    return result
  }
}

extension Catalog {
  fileprivate func rows(
    where path: PartialKeyPath<Form>, _ holds: (Int32) -> Bool
  ) -> RowSet {
    let column = forms.column(path)
    return RowSet(count: count) { holds(column[$0]) }
  }

  fileprivate func rows(whereSpecies path: PartialKeyPath<Species>) -> RowSet {
    let column = speciesColumn(path)
    return RowSet(count: count) { column[$0] == 1 }
  }

  /// The rows whose slug has one of the words after the species' own. A usual form never has.
  fileprivate func rows(named words: [String]) -> RowSet {
    let defaults = forms.column(\.isDefault)
    let endings = words.map { Array("-\($0)".utf8) }
    return RowSet(count: count) { row in
      guard defaults[row] != 1 else { return false }
      var slug = forms.slugs[row]
      return slug.withUTF8 { slug in endings.contains { Self.has($0, in: slug) } }
    }
  }

  /// Whether a slug has the word, dash before it and all, as a whole.
  private static func has(_ word: [UInt8], in slug: UnsafeBufferPointer<UInt8>) -> Bool {
    slug.indices.contains { start in
      let rest = slug[start...]
      guard rest.starts(with: word) else { return false }
      return rest.count == word.count || rest[start + word.count] == UInt8(ascii: "-")
    }
  }

  /// Without the rows whose facts have not arrived.
  fileprivate func known(_ rows: RowSet) -> RowSet {
    rows.intersection(RowSet(count: count) { isComplete($0) })
  }

  /// The rows whose species evolved from another.
  fileprivate var evolved: RowSet {
    let column = speciesColumn(\.evolvesFrom)
    return RowSet(count: count) { !isComplete($0) || column[$0] != Table<Species>.none }
  }

  /// The rows whose species evolves into so many others or more.
  fileprivate func evolving(atLeast least: Int) -> RowSet {
    var evolutions = [Int32: Int]()
    for from in species.column(\.evolvesFrom) { evolutions[from, default: 0] += 1 }
    let numbers = forms.column(\.species)
    return RowSet(count: count) { row in
      !isComplete(row) || evolutions[numbers[row], default: 0] >= least
    }
  }
}
