import PokedexDomain

/// Finds the forms of a file's rows.
struct MarkedForms {
  private let slugs: [Int: String]
  private let ids: [String: Int]

  /// - Parameter slugs: PokeAPI's slugs of the forms, by ID.
  init(_ slugs: [Int: String]) {
    self.slugs = slugs
    ids = Dictionary(slugs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: the first row with an unknown form, or with one that an earlier row already has.
  func resolve(
    _ rows: [MarkRow]
  ) throws(MarkFileProblem) -> [(form: ID<Form>, entry: MarkEntry)] {
    var lines: [Int: Int] = [:]
    var entries: [(form: ID<Form>, entry: MarkEntry)] = []
    for row in rows {
      let id = try id(of: row)
      if let first = lines.updateValue(row.line, forKey: id) {
        throw MarkFileProblem(
          line: row.line,
          reason: worded("\(slugs[id] ?? worded("form \(id)")) is already on line \(first)"))
      }
      entries.append((ID(id), row.entry))
    }
    return entries
  }

  /// The ID of a row's form. An ID without a slug is accepted unchecked: another dex may have more
  /// forms than this one.
  private func id(of row: MarkRow) throws(MarkFileProblem) -> Int {
    guard !row.slug.isEmpty else {
      guard let id = row.id else {
        throw MarkFileProblem(line: row.line, reason: worded("it has neither id nor slug"))
      }
      return id
    }
    guard let id = ids[row.slug] else {
      let nearest = NearestWord.to(row.slug, among: Array(ids.keys))
      let hint = nearest.map(NearestWord.question) ?? ""
      throw MarkFileProblem(line: row.line, reason: worded("there is no form '\(row.slug)'\(hint)"))
    }
    guard row.id ?? id == id else {
      throw MarkFileProblem(
        line: row.line, reason: worded("\(row.slug) has the id \(id), not \(row.id ?? 0)"))
    }
    return id
  }
}
