import PokedexPresentation
import PokedexScreens
import Testing

/// The widths of the columns of pages.
@MainActor @Suite struct TableWidthTests {
  private func lines(_ table: Document.Table, _ columns: Int) -> [String] {
    let page = Page(title: "Table", summary: "", document: Document([.table(table)]))
    return Array(PageText(page, columns: columns, symbols: .unicode).lines.dropFirst())
  }

  @Test func `texts that are cut share the room`() {
    let long = Inline(String(repeating: "x", count: 40))
    let row = lines(Document.Table(["Weak", "Resisting", "No"], rows: [[long, long, "3"]]), 62)[1]
    #expect(row.split(separator: "  ").map(\.count) == [28, 28, 1])
  }

  @Test func `a text keeps its room beside a short one and a number`() {
    let row: [Inline] = ["Scizor", "a text of thirty-four letters, whole", "Ice", "1,234"]
    let table = Document.Table(["Name", "Resists", "Hits", "Total"], numbers: [3], rows: [row])
    #expect(lines(table, 57)[1] == "Scizor  a text of thirty-four letters, whole  Ice   1,234")
  }
}
