/// A source of facts, as `Resources/facts/sources.csv` has it.
package struct FactSource: Hashable, Sendable {
  package let name: String
  /// The month in which it was read for the bundled dex: `2026-08`.
  package let month: String
  /// The licence of its data, by its SPDX identifier.
  package let licence: String
  package let address: String

  /// All sources, that of the dex first.
  package static let all: [FactSource] = FactTable.bundled(4).rows.compactMap { cells in
    guard cells.count == 4 else { return nil }
    return FactSource(name: cells[0], month: cells[1], licence: cells[2], address: cells[3])
  }
}
