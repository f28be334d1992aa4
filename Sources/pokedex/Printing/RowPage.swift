import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses
import PokedexTerminalUI

/// Formats the rows to print.
struct RowPage<Rows: QueryRows> {
  let rows: [Int]
  let listing: QueryColumn<Rows>.Listing
  let settings: ListSettings

  private func columns() throws -> [ListedColumn<Rows>] {
    try ListedColumn.chosen(settings, fields: listing.plan.fields)
  }

  // MARK: For people

  /// - Parameter terminal: `nil` for a pipe, which gets uncut rows without titles.
  func table(on terminal: OutputTerminal?) throws -> [String] {
    let style = ANSIStyle(depth: settings.color.depth(on: terminal))
    let table = TextTable(columns: try columns().map { try column($0, style) })
    guard let terminal else { return table.lines }
    let heading = terminal.isStyled ? ANSIStyle.heading : { $0 }
    return table.lines(width: terminal.width, heading: heading)
  }

  private func column(_ column: ListedColumn<Rows>, _ style: ANSIStyle) throws -> TextTable.Column {
    let texts = try Failure.catching { () throws(PokedexError) in
      try column.texts(of: rows, in: listing)
    }
    let badges: ((DrawableText) -> String)? =
      column.isOfTypes && style.hasColors ? { style.badges($0) } : nil
    let isFigure = column.isAtRight && !column.isNumbered
    return TextTable.Column(
      title: column.title, texts, isAtRight: isFigure, styled: badges)
  }

  /// Returns each row in words: column titles and values.
  func words() throws -> [String] {
    let columns = try columns()
    let texts = try columns.map { column in
      try Failure.catching { () throws(PokedexError) in try column.texts(of: rows, in: listing) }
    }
    // The name comes first and needs no title.
    let order = columns.indices.sorted { columns[$0].name == "name" && columns[$1].name != "name" }
    let spoken = SpeechText()
    return rows.indices.map { row in
      order.compactMap { place in
        let column = columns[place]
        let text = texts[place][row]
        guard !text.isEmpty else { return nil }
        if column.name == "name" || column.isNumbered { return spoken(text) }
        let types = column.isOfTypes ? text.replacing("/", with: ", ") : text
        return spoken.cell(types, column.name, column.title)
      }.joined(separator: ", ")
    }
  }

  // MARK: For programs

  func csv() throws -> [String] {
    RowText.csv(try values(of: columns()))
  }

  func tsv() throws -> [String] {
    RowText.tsv(try values(of: columns()))
  }

  /// Returns objects of the requested columns; by default, those of the stable format, or of all
  /// columns if the rows have none.
  @MainActor func json(from pokedex: any PokedexRepository) async throws -> [String] {
    if settings.columns == nil, let settled = listing.rows as? any ConfigurableRows {
      return JSON.lines(
        try await settled.promisedJSON(of: rows, reasons: try reasons(), from: pokedex))
    }
    var all = settings
    all.columns = settings.columns ?? ListedColumn<Rows>.all.map(\.name)
    return JSON.lines(JSON.rows(try values(of: ListedColumn.chosen(all, fields: []))))
  }

  /// An object for each row, with all columns.
  func objects() throws -> [JSON] { JSON.rows(try values(of: ListedColumn<Rows>.all)) }

  private func values(
    of columns: [ListedColumn<Rows>]
  ) throws -> [RowText.Column] {
    try columns.map { column in
      let values = try Failure.catching { () throws(PokedexError) in
        try column.values(of: rows, in: listing)
      }
      return (column.name, column.isNumber, values)
    }
  }

  private func reasons() throws -> [String]? {
    guard settings.showsWhy else { return nil }
    return try Failure.catching { () throws(PokedexError) in
      try QueryColumn<Rows>.why.texts(listing, rows)
    }
  }
}

extension ColorChoice {
  /// The colour depth of the output; `always` also applies to a pipe.
  fileprivate func depth(on terminal: OutputTerminal?) -> ColorDepth {
    switch resolved(Environment()) {
    case .never: .mono
    case .auto: terminal?.depth ?? .mono
    case .always: terminal.map { max(.eight, $0.depth) } ?? .twoFiftySix
    }
  }
}
