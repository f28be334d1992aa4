import CBundled

/// A table of facts from sources other than PokeAPI: a header line, then one line per fact, with
/// comma-separated cells.
struct FactTable: Sendable {
  let titles: [String]
  let rows: [[String]]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    titles = lines.first ?? []
    rows = Array(lines.dropFirst())
  }

  static func bundled(_ index: Int) -> FactTable { FactTable(text(index)) }

  /// One of the bundled files, which are numbered from 0 as in `bundled_facts.c`.
  static func text(_ index: Int) -> String {
    let bytes = UnsafeBufferPointer(start: bundled_facts_bytes(), count: bundled_facts_size())
    return String(decoding: bytes.split(separator: UInt8(0))[index], as: UTF8.self)
  }
}
