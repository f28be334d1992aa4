import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Forms as text and as JSON.
struct FormOutput {
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  // MARK: Text

  /// Number, name, types and total in columns.
  func table(_ rows: [Int]) -> [String] {
    let cells = rows.map { self.cells(of: catalog.forms[$0], name: catalog.names[$0]) }
    let widths = (0..<3).map { column in cells.map { $0[column].width }.max() ?? 0 }
    return cells.map { row in
      let padded = zip(row, widths).map { $0.padded(to: $1).string }
      let total = row[3].padded(to: 4, alignment: .right).string
      return (padded + [total]).joined(separator: "  ")
    }
  }

  private func cells(of form: Form, name: String) -> [DrawableText] {
    let types = form.types.map(\.englishName).joined(separator: "/")
    return [
      DrawableText(Formatting.dexNumber(form.species)), DrawableText(name), DrawableText(types),
      "\(form.stats.total)",
    ]
  }

  // MARK: JSON

  /// A list of objects, one a line.
  func json(_ rows: [Int], abilities: [Int: String]) throws -> [String] {
    let objects = try rows.map { row in
      try FormJSON(catalog.forms[row], name: catalog.names[row]) { abilities[$0.rawValue] ?? "" }
        .text
    }
    guard let last = objects.last else { return ["[]"] }
    return ["["] + objects.dropLast().map { "  \($0)," } + ["  \(last)", "]"]
  }
}
