/// Finds the Pokémon named in lines of text, one per line, in any spelling of ``FormReader``. A line
/// may also be a row of a printed list or a spreadsheet, with the name in one of its columns or after
/// its number.
package struct FindListedPokemon: Sendable {
  /// A line that is not empty, and the form that it names.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The text without surrounding spaces.
    package let text: String
    package let form: Result<ID<Form>, ListedLineProblem.Reason>

    package var problem: ListedLineProblem? {
      guard case .failure(let reason) = form else { return nil }
      return ListedLineProblem(line: number, text: text, reason: reason)
    }
  }

  private let takesLooks: Bool

  /// - Parameter takesLooks: whether the name of a look stands for its form.
  package init(takesLooks: Bool = true) {
    self.takesLooks = takesLooks
  }

  package func callAsFunction(_ lines: some Sequence<Substring>, in catalog: Catalog) -> [Line] {
    let reader = ListedLineReader(catalog, takesLooks: takesLooks)
    return zip(1..., lines).compactMap { number, line in
      let text = line.trimmed
      guard !text.isEmpty else { return nil }
      return Line(
        number: number, text: text, form: reader(ListedLine(text)).map { catalog.forms.ids[$0] })
    }
  }
}

extension [FindListedPokemon.Line] {
  /// The forms in the order of their lines, each once.
  package var forms: [ID<Form>] {
    var known: Set<ID<Form>> = []
    return compactMap { try? $0.form.get() }.filter { known.insert($0).inserted }
  }

  package var problems: [ListedLineProblem] { compactMap(\.problem) }
}

/// A line that names no Pokémon.
package struct ListedLineProblem: Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    /// Nothing has such a name; the most similar name, if there is one.
    case unknown(nearest: String?)
    /// Several forms may be meant; their slugs.
    case unclear([String])
    /// The number before the name is another Pokémon's, which has this name.
    case otherNumber(Int, of: String?)
    /// The name is that of a look, which is not a form of its own; the form's name.
    case look(of: String)
  }

  /// The number of the line, from 1.
  package let line: Int
  /// The line without surrounding spaces.
  package let text: String
  package let reason: Reason

  /// `line 7: 'Pikachoo' names no Pokémon: did you mean Pikachu?`
  package var message: String { worded("line \(line)") + ": " + reason.sentence(about: text) }

  package static func look(_ text: String, of owner: String) -> String {
    worded("'\(text)' is only a look of \(owner), and marks are for whole forms")
  }
}

extension ListedLineProblem.Reason {
  /// The reason as a sentence about the name.
  package func sentence(about text: String) -> String {
    switch self {
    case .unknown(let nearest):
      worded("'\(text)' names no Pokémon") + (nearest.map(NearestWord.question) ?? "")
    case .unclear(let words): PokedexError.unclearText(text, words)
    case .otherNumber(let number, let name?):
      worded("'\(text)' has the wrong number: \(number) is \(name)")
    case .otherNumber(let number, nil):
      worded("'\(text)' has the wrong number: no Pokémon has \(number)")
    case .look(let owner): ListedLineProblem.look(text, of: owner)
    }
  }
}

extension FindListedPokemon {
  /// Reads names beside numbers, as tables have them.
  package struct NameReader: Sendable {
    private let reader: ListedLineReader

    package init(_ catalog: Catalog, takesLooks: Bool) {
      reader = ListedLineReader(catalog, takesLooks: takesLooks)
    }

    /// - Parameters:
    ///   - name: may be empty if there is a number.
    ///   - number: a National Dex number, with which the name must agree.
    package func callAsFunction(
      _ name: String, number: Int?
    ) -> Result<ID<Form>, ListedLineProblem.Reason> {
      reader(ListedLine(number: number, names: name.isEmpty ? [] : [name]))
        .map { reader.catalog.forms.ids[$0] }
    }
  }
}

/// Reads single lines.
private struct ListedLineReader {
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
    if let number = line.number, line.names.isEmpty { return numbered(number) }
    if !takesLooks, let owner = line.names.lazy.compactMap(reader.ownerOfLook).first {
      return .failure(.look(of: owner))
    }
    switch reading(line.names) {
    case .form(let row): return agreeing(row, with: line.number)
    case .unclear(let rows):
      return .failure(.unclear(rows.map { catalog.forms.slugs[$0] }))
    case .unknown:
      let nearest = line.names.lazy.compactMap { NearestWord.to($0, among: catalog.names) }.first
      return .failure(.unknown(nearest: nearest))
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
    case .unclear, .unknown: .failure(.unknown(nearest: nil))
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

/// A line with its number in front, if it has one, and what may be its name: `#004 Charmander`,
/// `25. Pikachu`, `- [x] Mewtwo, 150`.
private struct ListedLine {
  let number: Int?
  /// The whole line, then its columns. National Dex numbers are not among them.
  let names: [String]

  init(number: Int?, names: [String]) {
    self.number = number
    self.names = names
  }

  init(_ text: String) {
    let text = Self.withoutBullet(text)
    let (number, rest) = Self.splitAtNumber(text)
    self.number = number ?? Self.numbers(in: text).first
    let columns = Self.columns(of: rest)
    names = ([rest] + (columns.count > 1 ? columns : [])).filter {
      !$0.isEmpty && !Self.isNumber($0)
    }
  }

  /// The line without the mark of an item of a list, and its box.
  private static func withoutBullet(_ text: String) -> String {
    var rest = text[...]
    if let first = rest.first, "-*•".contains(first), rest.dropFirst().first?.isWhitespace == true {
      rest = rest.dropFirst(2)
    }
    for box in ["[ ]", "[x]", "[X]"] where rest.hasPrefix(box) { rest = rest.dropFirst(box.count) }
    return rest.trimmed
  }

  private static func splitAtNumber(_ text: String) -> (Int?, String) {
    let isMarked = text.hasPrefix("#")
    let rest = isMarked ? text.dropFirst() : text[...]
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let name = rest.dropFirst(digits.count)
    guard let number = Int(digits), let next = name.first,
      next.isWhitespace || ".):,;".contains(next)
    else { return (isMarked ? Int(rest) : nil, text) }
    return (number, String(name.dropFirst()).trimmed)
  }

  private static func columns(of text: String) -> [String] {
    text.replacing("  ", with: "\t").split { "\t,;|".contains($0) }.map(\.trimmed)
      .filter { !$0.isEmpty }
  }

  /// The numbers of a line that has nothing else.
  private static func numbers(in text: String) -> [Int] {
    let columns = columns(of: text)
    guard columns.allSatisfy(isNumber) else { return [] }
    return columns.compactMap { Int($0.drop { $0 == "#" }) }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.drop { $0 == "#" }.allSatisfy(\.isNumber)
  }
}
