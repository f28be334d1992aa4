/// Shares the width of a line among the columns of a table.
///
/// Columns are chosen by rank while their least widths fit. The rest of the line goes to the columns
/// whose text is cut, the narrowest first: before all others to those of which most texts are cut.
package struct ColumnFit: Hashable, Sendable {
  /// The widths that a column can use, and its rank.
  package struct Need: Hashable, Sendable {
    /// The width below which the column is left out.
    package var least: Int
    /// The width at which most texts are whole.
    package var usual: Int
    /// The width at which nothing is cut.
    package var wanted: Int
    /// Columns of a lower rank are chosen first; those of rank 0 are never left out.
    package var rank: Int
    /// Whether only the least and the wanted width are of use, as for badges.
    package var isStepped: Bool
    /// The space before the column; the first column has none.
    package var gap: Int

    /// - Parameter usual: `nil` if all texts are alike.
    package init(
      least: Int, usual: Int? = nil, wanted: Int, rank: Int = 1, isStepped: Bool = false,
      gap: Int = 2
    ) {
      self.least = min(least, wanted)
      self.usual = usual ?? wanted
      self.wanted = wanted
      self.rank = rank
      self.isStepped = isStepped
      self.gap = gap
    }
  }

  /// The width of each column; `nil` for one that is left out.
  package private(set) var widths: [Int?]
  private let needs: [Need]
  private var rest: Int

  package init(_ needs: [Need], within width: Int) {
    self.needs = needs
    widths = Array(repeating: nil, count: needs.count)
    rest = width + (needs.first?.gap ?? 0)
    for index in needs.indices.sorted(by: { (needs[$0].rank, $0) < (needs[$1].rank, $1) }) {
      let need = needs[index]
      guard need.rank == 0 || need.least + need.gap <= rest else { continue }
      widths[index] = need.least
      rest -= need.least + need.gap
    }
    grow(to: needs.map(\.usual))
    grow(to: needs.map(\.wanted))
    step()
  }

  /// Gives each column of text that is narrower than it should be one more column after another.
  private mutating func grow(to wanted: [Int]) {
    while rest > 0 {
      let cut = needs.indices.filter { index in
        !needs[index].isStepped && widths[index].map { $0 < wanted[index] } ?? false
      }
      guard let narrowest = cut.min(by: { (widths[$0] ?? 0, $0) < (widths[$1] ?? 0, $1) }) else {
        return
      }
      widths[narrowest] = (widths[narrowest] ?? 0) + 1
      rest -= 1
    }
  }

  private mutating func step() {
    for index in needs.indices where needs[index].isStepped && missing(in: index) <= rest {
      rest -= missing(in: index)
      widths[index] = widths[index].map { _ in needs[index].wanted }
    }
  }

  /// The width by which a chosen column is cut.
  private func missing(in index: Int) -> Int {
    widths[index].map { needs[index].wanted - $0 } ?? 0
  }

  /// Whether every column has at least its least width and all of them fit.
  package var hasAll: Bool { rest >= 0 && !widths.contains(nil) }

  /// Whether a column is narrower than it needs to be, or left out.
  package func isCut(_ index: Int) -> Bool { (widths[index] ?? -1) < needs[index].wanted }
}
