import PokedexPresentation
import Testing

/// Columns without a value are left out for people, but not for programs.
@Suite struct EmptyColumnTests {
  @Test func `a column that is empty in all rows is left out`() {
    let table = Document.Table(
      ["", "Base", "Nature", "Stat"], numbers: [1, 2, 3],
      rows: [["HP", "1", "", "2"], ["Attack", "3", "", "4"]])
    let narrowed = table.withoutEmptyColumns
    #expect(narrowed.titles == ["", "Base", "Stat"])
    #expect(narrowed.numbers == [1, 2])
    #expect(narrowed.rows == [["HP", "1", "2"], ["Attack", "3", "4"]])
  }

  @Test func `a column with one value stays, and so do those of a table without rows`() {
    let table = Document.Table(
      ["Name", "Ability"], rows: [["Mew", ""], ["Abra", "Synchronize"]])
    #expect(table.withoutEmptyColumns == table)
    let empty = Document.Table(["Name", "Ability"], rows: [])
    #expect(empty.withoutEmptyColumns == empty)
  }
}
