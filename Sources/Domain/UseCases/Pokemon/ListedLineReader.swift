/// Reads single lines.
struct ListedLineReader {
  let catalog: Catalog
  private let reader: FormReader
  private let known: [String: Int]
  private let takesLooks: Bool

  init(_ catalog: Catalog, takesLooks: Bool) {
    self.takesLooks = takesLooks
    self.catalog = catalog
    reader = FormReader(catalog)
    known = Self.names(of: catalog)
  }

  /// Names and slugs. A name that several forms share means the first of them in the dex.
  private static func names(of catalog: Catalog) -> [String: Int] {
    let rows = (0..<catalog.count).sorted { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
    return Dictionary(
      rows.flatMap { [(catalog.names[$0], $0), (catalog.forms.slugs[$0], $0)] },
      uniquingKeysWith: { first, _ in first })
  }

  func callAsFunction(_ line: ListedLine) -> Result<Int, ListedLineProblem.Reason> {
    read(line).mapError { reason in
      guard case .unknown = reason else { return reason }
      return .unknown(nearest: line.likelyNames.lazy.compactMap(reader.nearest).first)
    }
  }

  /// Reads a line without looking for the nearest name, which takes longer than the rest.
  func read(_ line: ListedLine) -> Result<Int, ListedLineProblem.Reason> {
    if let number = line.number, line.names.isEmpty { return numbered(number) }
    switch reading(line.names) {
    case .form(let row):
      if !takesLooks, line.names.contains(where: { reader.isLook($0, of: row) }) {
        return .failure(.look(of: catalog.names[row]))
      }
      return agreeing(row, with: line.number)
    case .unclear(let rows):
      return .failure(.unclear(rows.map { catalog.forms.slugs[$0] }))
    case .unknown: return .failure(.unknown(nearest: nil))
    }
  }

  /// The first whole name, or else the first that may be one. Most names are those of the dex, and a
  /// search in its index takes a hundred times as long.
  private func reading(_ names: [String]) -> FormReader.Reading {
    if let row = names.lazy.compactMap({ known[$0] }).first { return .form(row) }
    let exact = names.lazy.map(reader.exact).first { $0 != .unknown }
    return exact ?? names.lazy.map { reader($0) }.first { $0 != .unknown } ?? .unknown
  }

  private func numbered(_ number: Int) -> Result<Int, ListedLineProblem.Reason> {
    switch reader.exact(String(number)) {
    case .form(let row): .success(row)
    case .unclear, .unknown: .failure(.otherNumber(number, of: nil))
    }
  }

  private func agreeing(
    _ row: Int, with number: Int?
  ) -> Result<Int, ListedLineProblem.Reason> {
    guard let number, Int(catalog.forms.column(\.species)[row]) != number else {
      return .success(row)
    }
    let other = reader.exact(String(number)).rows.first.map { catalog.names[$0] }
    return .failure(.otherNumber(number, of: other))
  }
}

extension FindListedPokemon {
  /// Reads lines, and names beside numbers, as tables have them.
  package struct NameReader: Sendable {
    private let reader: ListedLineReader

    package init(_ catalog: Catalog, takesLooks: Bool) {
      reader = ListedLineReader(catalog, takesLooks: takesLooks)
    }

    package func callAsFunction(_ line: ListedLine) -> Result<ID<Form>, ListedLineProblem.Reason> {
      reader(line).map { reader.catalog.forms.ids[$0] }
    }

    /// Reads a line without looking for the nearest name, which takes longer than the rest.
    package func read(_ line: ListedLine) -> Result<ID<Form>, ListedLineProblem.Reason> {
      reader.read(line).map { reader.catalog.forms.ids[$0] }
    }

    /// Whether a form is another than the default one of its species.
    package func isOther(_ form: ID<Form>) -> Bool {
      reader.catalog.forms[form]?.isDefault == false
    }

    /// - Parameters:
    ///   - name: may be empty if there is a number.
    ///   - number: a National Dex number, with which the name must agree.
    package func callAsFunction(
      _ name: String, number: Int?
    ) -> Result<ID<Form>, ListedLineProblem.Reason> {
      let line = ListedLine(name)
      return self(ListedLine(number: number ?? line.number, names: line.names))
    }
  }
}
