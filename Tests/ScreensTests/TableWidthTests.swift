import PokedexPresentation
import PokedexScreens
import Testing

/// The widths of the columns of pages.
@MainActor @Suite struct TableWidthTests {
  private func lines(_ table: Document.Table, _ columns: Int) -> [String] {
    let page = Page(title: "Table", summary: "", document: Document([.table(table)]))
    return Array(PageText(page, columns: columns, symbols: .unicode).lines.dropFirst())
  }

  @Test func `nothing is cut for a value that all rows have`() {
    let game = Inline("Shield: The Crown Tundra")
    let text = lines(
      Document.Table(
        ["Place", "Level", "Game"], sharing: [1, 2],
        rows: [
          ["Path to the Peak, Max Den B", "45–60", game],
          ["Path to the Peak, Max Den C", "40", game],
        ]), 40)
    #expect(
      text == [
        "Game: Shield: The Crown Tundra",
        "Place                        Level",
        "Path to the Peak, Max Den B  45–60",
        "Path to the Peak, Max Den C  40",
      ])
  }

  @Test func `what all rows have is one paragraph`() {
    let values: [Inline] = ["in the morning or at night", "Surfing", "Diamond"]
    let table = Document.Table(
      ["Place", "When", "Method", "Game"], sharing: [1, 2, 3],
      rows: [["Route 1"] + values, ["Route 2"] + values])
    #expect(
      lines(table, 40) == [
        "When: in the morning or at night",
        "Method: Surfing · Game: Diamond",
        "Place", "Route 1", "Route 2",
      ])
  }

  @Test func `texts that are cut share the room`() {
    let long = Inline(String(repeating: "x", count: 40))
    let row = lines(Document.Table(["Weak", "Resisting", "No"], rows: [[long, long, "3"]]), 62)[1]
    #expect(row.split(separator: "  ").map(\.count) == [28, 28, 1])
  }

  @Test func `a text that would be cut goes on over empty cells`() {
    let table = Document.Table(
      ["Name", "Way", "Place", "Level"], numbers: [3],
      rows: [
        ["Ivysaur", "evolve your Bulbasaur, if you have two", "", ""],
        ["Magikarp", "fish with a Super Rod at night", "", "1"],
        ["Abra", "walk through the tall grass", "a route", "5"],
      ])
    let text = lines(table, 40)
    #expect(text[1] == "Ivysaur   evolve your Bulbasaur, if you…")
    #expect(text[2].hasPrefix("Magikarp  fish with a Super Rod"))
    #expect(text[2].hasSuffix("1"))
    #expect(text[3].contains("…"), "\(text[3])")
    #expect(lines(table, 50)[1] == "Ivysaur   evolve your Bulbasaur, if you have two")
  }

  @Test func `a text keeps its room beside a short one and a number`() {
    let row: [Inline] = ["Scizor", "a text of thirty-four letters, whole", "Ice", "1,234"]
    let table = Document.Table(["Name", "Resists", "Hits", "Total"], numbers: [3], rows: [row])
    #expect(lines(table, 57)[1] == "Scizor  a text of thirty-four letters, whole  Ice   1,234")
  }
}
