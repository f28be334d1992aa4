/// Rows in sections with titles, such as the moves that a form learns by level and by machine.
package struct RowSections: Sendable {
  /// The titles of the sections, in order; empty for a section without a title.
  package let titles: [String]
  /// The section of each row.
  package let sectionOfRow: [Int]
  /// The subject of each row: within a section, rows with the same subject are listed once.
  private let subjects: [Int]

  package init(titles: [String], sectionOfRow: [Int], subjects: [Int]) {
    self.titles = titles
    self.sectionOfRow = sectionOfRow
    self.subjects = subjects
  }

  /// Divides rows into their sections. Rows keep their order within a section; of rows with the
  /// same subject, only the first remains.
  package func divided(_ rows: [Int]) -> [Int] {
    var seen: Set<[Int]> = []
    let first = rows.filter { seen.insert([sectionOfRow[$0], subjects[$0]]).inserted }
    return titles.indices.flatMap { section in first.filter { sectionOfRow[$0] == section } }
  }

  /// Returns, for each row, all rows with the same subject in its section.
  ///
  /// - Parameter order: the position of each row.
  package func alike(order: [Int32]) -> [[Int]] {
    let ordered = order.indices.sorted { order[$0] < order[$1] }
    let alike = Dictionary(grouping: ordered) { [sectionOfRow[$0], subjects[$0]] }
    return order.indices.map { alike[[sectionOfRow[$0], subjects[$0]]] ?? [$0] }
  }
}
