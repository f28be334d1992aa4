import PokedexDomain
import PokedexPresentation
import Testing

/// Columns that tell nothing about the rows of a table are left out for people, but not for programs.
@Suite struct NarrowedTableTests {
  private let places = Document.Table(
    ["Place", "New", "Game"], numbers: [1], sharing: [1, 2],
    rows: [["Route 1", "2", Self.shield], ["Route 2", "3", Self.shield]])
  private static let shield = Inline.link("Shield", .query("game:shield"))

  @Test func `a column that is empty in all rows is left out`() {
    let table = Document.Table(
      ["", "Base", "Nature", "Stat"], numbers: [1, 2, 3],
      rows: [["HP", "1", "", "2"], ["Attack", "3", "", "4"]])
    let narrowed = table.narrowed
    #expect(narrowed.titles == ["", "Base", "Stat"])
    #expect(narrowed.numbers == [1, 2])
    #expect(narrowed.rows == [["HP", "1", "2"], ["Attack", "3", "4"]])
  }

  @Test func `a column with one value stays, and so do those of a table without rows`() {
    let table = Document.Table(
      ["Name", "Ability"], sharing: [1], rows: [["Mew", ""], ["Abra", "Synchronize"]])
    #expect(table.narrowed == table)
    let short = Document.Table(["Name", "Ability"], sharing: [1], rows: [["Abra", "x"], ["Mew"]])
    #expect(short.narrowed == short)
    let empty = Document.Table(["Name", "Ability"], sharing: [1], rows: [])
    #expect(empty.narrowed == empty)
  }

  @Test func `a column that is equal in all rows is told once, above the table`() {
    let narrowed = places.narrowed
    #expect(narrowed.titles == ["Place", "New"])
    #expect(narrowed.numbers == [1])
    #expect(narrowed.shared.map(\.text.text) == ["Game: Shield"])
    #expect(narrowed.rows == [["Route 1", "2"], ["Route 2", "3"]])
    #expect(narrowed.narrowed == narrowed)
  }

  @Test func `a number that is equal in all rows is told once as well`() {
    let table = Document.Table(
      ["Move", "Chain", "Parent"], numbers: [1], sharing: [1, 2],
      rows: [["Encore", "1", "Mr. Mime"], ["Barrier", "1", "Hypno"]])
    #expect(table.narrowed.shared.map(\.text.text) == ["Chain: 1"])
    #expect(table.narrowed.titles == ["Move", "Parent"])
    #expect(table.narrowed.numbers.isEmpty)
  }

  @Test func `the first column stays, and so do those that are compared or were asked for`() {
    let rows: [[Inline]] = [["Poké Ball", "43 %", "×1"], ["Poké Ball", "43 %", "×1"]]
    let table = Document.Table(["Ball", "Full HP", "Bonus"], sharing: [2], rows: rows)
    #expect(table.narrowed.titles == ["Ball", "Full HP"])
    let compared = Document.Table(["", "Abra", "Mew"], rows: rows)
    #expect(compared.narrowed == compared)
  }

  @Test func `a single row keeps all values that it has`() {
    let table = Document.Table(
      ["Place", "Game", "When"], sharing: [1, 2], rows: [["Route 1", "Shield", ""]])
    #expect(table.narrowed.titles == ["Place", "Game"])
    #expect(table.narrowed.shared.isEmpty)
  }

  @Test func `a link that all rows share is one link, before those of the rows`() {
    let home = Inline.link("home", .query("home"))
    let document = Document([
      .table(
        Document.Table(
          ["Place", "Game"], sharing: [1], rows: [[home, Self.shield], ["Route 2", Self.shield]]))
    ])
    #expect(document.destinations == [.query("game:shield"), .query("home")])
    #expect(DocumentSpeech.link(0, in: document) == "Link 1 of 2: Shield")
  }

  @Test func `what all rows share is read aloud once`() {
    let words = DocumentSpeech(Document([.table(places)])).lines
    #expect(words == ["Game Shield", "Route 1, New 2", "Route 2, New 3"])
  }
}
