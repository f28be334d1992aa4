extension Document {
  /// Rows of cells under column titles. In a narrow window, the columns that do not fit are left
  /// out, the last ones first.
  package struct Table: Hashable, Sendable {
    package private(set) var titles: [String]
    /// The titles for programs, where each column has one.
    package let heads: [String]
    /// The indices of the numeric columns, which are right-aligned.
    package let numbers: Set<Int>
    /// The columns of a list that go if they are equal in all rows. None where columns are compared
    /// with each other, or were asked for.
    private let sharing: Set<Int>
    /// The values that all rows have; shown above the titles.
    package let shared: [SharedValue]
    package let rows: [[Inline]]
    /// Whether the columns that have no room are named above the titles, as in the shell, where no wider
    /// window shows them.
    package private(set) var namesLeftOut = false
    /// The numbers in the place of long titles; `nil` if all titles stay.
    package private(set) var numbered: Numbered?

    /// Titles of columns that are numbers where their names have no room.
    package struct Numbered: Hashable, Sendable {
      /// The columns, which count from 1 in their order.
      package var columns: Set<Int> = []
      /// The names of the numbers.
      package let legend: Legend
    }

    /// A fact above a table.
    package struct Legend: Hashable, Sendable {
      package let label: String
      package let parts: [Inline]
    }

    /// - Parameters:
    ///   - untitled: The titles for programs, in English, of the columns that have none here.
    ///   - sharing: The columns that go, for people, if they are equal in all rows.
    package init(
      _ titles: [String], untitled: [String] = ["Name"], numbers: Set<Int> = [],
      sharing: Set<Int> = [], rows: [[Inline]]
    ) {
      var others = untitled[...]
      self.init(
        titles, heads: titles.map { $0.isEmpty ? others.popFirst() ?? "" : $0 }, numbers: numbers,
        sharing: sharing, shared: [], rows: rows)
    }

    private init(
      _ titles: [String], heads: [String], numbers: Set<Int>, sharing: Set<Int>,
      shared: [SharedValue],
      rows: [[Inline]]
    ) {
      self.titles = titles
      self.heads = heads
      self.numbers = numbers
      self.sharing = sharing
      self.shared = shared
      self.rows = rows
    }

    /// The table as people get it, on the screen, in words and in the text of the shell: without the
    /// columns that tell nothing about its rows.
    package var narrowed: Table {
      let narrowing = Narrowing(columns: titles.count, sharing: sharing, rows: rows)
      guard narrowing.kept.count < titles.count else { return self }
      var narrowed = Table(
        narrowing.kept.map { titles[$0] }, heads: narrowing.kept.map { heads[$0] },
        numbers: narrowing.places(of: numbers), sharing: narrowing.places(of: sharing),
        shared: shared + narrowing.shared(titles),
        rows: rows.map { row in narrowing.kept.filter(row.indices.contains).map { row[$0] } })
      narrowed.namesLeftOut = namesLeftOut
      narrowed.numbered = numbered.map {
        Numbered(columns: narrowing.places(of: $0.columns), legend: $0.legend)
      }
      return narrowed
    }

    /// The same table with other cells.
    func with(_ rows: [[Inline]]) -> Table {
      Table(titles, heads: heads, numbers: numbers, sharing: sharing, shared: shared, rows: rows)
    }

    /// The same table, whose columns are numbered where their names have no room, and for programs.
    func numbering(_ columns: Set<Int>, _ legend: Legend) -> Table {
      let numbered = Numbered(columns: columns, legend: legend)
      var table = Table(
        titles, heads: numbered.titles(heads), numbers: numbers, sharing: sharing, shared: shared,
        rows: rows)
      table.numbered = numbered
      return table
    }

    /// The first column: the name of each row.
    package var names: [Inline] { rows.compactMap(\.first) }

    /// The same table without its first column, for a place beside one that has the same.
    package var withoutNames: Table {
      Table(
        Array(titles.dropFirst()), heads: Array(heads.dropFirst()),
        numbers: Set(numbers.map { $0 - 1 }.filter { $0 >= 0 }),
        sharing: Set(sharing.map { $0 - 1 }.filter { $0 >= 0 }), shared: shared,
        rows: rows.map { Array($0.dropFirst()) })
    }

    /// The same table with other titles.
    package func titled(_ titles: [String]) -> Table {
      var table = self
      table.titles = titles
      return table
    }

    /// The same table, which names the columns that have no room.
    package var namingLeftOut: Table {
      var table = self
      table.namesLeftOut = true
      return table
    }
  }
}

extension Document.Table.Numbered {
  /// The titles with a number for each of the columns.
  package func titles(_ titles: [String]) -> [String] {
    var number = 0
    return titles.enumerated().map { column, title in
      guard columns.contains(column) else { return title }
      number += 1
      return "\(number)"
    }
  }
}
