import PokedexDomain

extension MarkFile {
  /// Reads all that is understood of a file.
  ///
  /// - Parameters:
  ///   - format: `nil` to recognise the contents.
  ///   - state: the state of the slots that a list or a report only names.
  ///   - name: the name of the file in error messages.
  /// - Throws: the problem, with `NAME:LINE` as its path, if there is no reading beyond it.
  package static func read(
    _ bytes: [UInt8], as format: Format?, in catalog: Catalog, state: SlotState = .have,
    name: String
  ) throws(PokedexError) -> MarkReading {
    try reading(name) { () throws(LineProblem) in
      let text = try text(bytes)
      let source = MarkContent.source(of: text, as: format)
      switch source {
      case .table, .json, .tracker:
        let forms = catalog.forms
        let resolver = MarkedForms(
          Dictionary(uniqueKeysWithValues: zip(forms.ids.map(\.rawValue), forms.slugs)),
          FindListedPokemon.NameReader(catalog, takesLooks: false), catalog)
        let table = try table(bytes, text, source)
        return try MarkReading(source, table, resolver, found: source == .tracker ? state : nil)
      case .boxReport:
        var report = BoxReport(catalog)
        return MarkReading(source, try report.found(in: text, as: state))
      case .sets: return MarkReading(source, try FoundMarks(sets: text, as: state, in: catalog))
      case .names: return MarkReading(source, try FoundMarks(names: text, as: state, in: catalog))
      }
    }
  }

  /// Reads all that is understood of a file that this program could have written without a dex.
  ///
  /// - Parameters:
  ///   - slugs: PokeAPI's slugs of the forms, by ID.
  ///   - names: reads the names of Pokémon; `nil` if only slugs and IDs are read.
  ///   - name: the name of the file in error messages.
  package static func read(
    _ bytes: [UInt8], as format: Format, slugs: [Int: String],
    names: FindListedPokemon.NameReader? = nil, name: String
  ) throws(PokedexError) -> MarkReading {
    try reading(name) { () throws(LineProblem) in
      let source: MarkFileSource = format == .csv ? .table : .json
      return try MarkReading(
        source, table(bytes, text(bytes), source), MarkedForms(slugs, names, nil), found: nil)
    }
  }

  private static func reading(
    _ name: String, _ read: () throws(LineProblem) -> MarkReading
  ) throws(PokedexError) -> MarkReading {
    do throws(LineProblem) { return try read() } catch {
      throw .file(path: "\(name):\(error.line)", reason: error.reason)
    }
  }

  static func text(_ bytes: [UInt8]) throws(LineProblem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LineProblem(line: 1, reason: worded("it is not UTF-8 text"))
    }
    return text
  }

  private static func table(
    _ bytes: [UInt8], _ text: String, _ source: MarkFileSource
  ) throws(LineProblem) -> MarkTable {
    switch source {
    case .json: MarkTable(rows: try MarkJSON.rows(bytes))
    case .tracker: MarkTable(rows: try TrackerJSON.rows(bytes))
    default: try MarkCSV.table(text)
    }
  }
}

extension MarkReading {
  /// - Parameter found: the state of the slots that the rows only name; `nil` if they tell marks.
  fileprivate init(
    _ source: MarkFileSource, _ table: MarkTable, _ forms: MarkedForms, found: SlotState?
  ) throws(LineProblem) {
    let (updates, problems) = try forms.resolve(table.rows, found: found)
    self.init(source, updates, table.problems + problems)
  }

  fileprivate init(_ source: MarkFileSource, _ found: FoundMarks) {
    self.init(source, found.updates, found.problems)
  }

  private init(
    _ source: MarkFileSource, _ updates: [FileMarks], _ problems: [LineProblem]
  ) {
    self.init(source, updates: updates, problems: problems.sorted { $0.line < $1.line })
  }
}
