import PokedexData
import PokedexDomain
import PokedexTerminalUI
import Testing

@testable import pokedex

/// Quoting and escaping in CSV, TSV and JSON, and the layout of tables.
@Suite struct RowTextTests {
  private func column(
    _ name: String, _ values: [String], isNumber: Bool = false
  ) -> RowText.Column {
    RowText.Column(name: name, isNumber: isNumber, values: values)
  }

  @Test(arguments: [
    ("Mr. Mime", "Mr. Mime"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("", ""), ("a\nb\tc", "a b c"), ("Farfetch’d", "Farfetch’d"), ("\u{1B}[31mred", "[31mred"),
  ])
  func csvValuesAreQuotedIfNecessary(_ value: String, _ written: String) {
    #expect(RowText.csv([column("name", [value])]).map(\.text) == ["name", written])
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@sum", "'=1", "＝１"])
  func formulasAreEscapedAndNumbersAreNot(_ value: String) {
    let columns: [RowText.Column] = [
      column("why", [value]), column("heal", ["-25"], isNumber: true),
    ]
    #expect(RowText.csv(columns).map(\.text) == ["why,heal", "'\(value),-25"])
    #expect(RowText.tsv(columns).map(\.text) == ["why\theal", "'\(value)\t-25"])
  }

  @Test func valuesOfARowAreJoined() {
    let columns: [RowText.Column] = [column("a", ["1", "x,y"]), column("b", ["", "z\tz"])]
    #expect(RowText.csv(columns).map(\.text) == ["a,b", "1,", "\"x,y\",z z"])
    #expect(RowText.tsv(columns).map(\.text) == ["a\tb", "1\t", "x,y\tz z"])
  }

  @Test func aValueOfJSONIsEscaped() {
    #expect(JSON.text("a\"b\\c\u{0}\n\u{202E}é").written == "\"a\\\"b\\\\c é\"")
    let rows = JSON.rows([
      column("name", ["x", ""]), column("hp", ["", "12.5"], isNumber: true),
    ])
    #expect(rows.map(\.written) == [#"{"name":"x","hp":null}"#, #"{"name":"","hp":12.5}"#])
  }

  @Test func severalValuesAreAListInJSONAndATextElsewhere() {
    let types = RowText.Column(
      name: "types", cells: [["Fire", "Flying"], []].map { .list($0, separator: "/") })
    #expect(
      JSON.rows([types]).map(\.written) == [#"{"types":["Fire","Flying"]}"#, #"{"types":[]}"#])
    #expect(RowText.csv([types]).map(\.text) == ["types", "Fire/Flying", ""])
  }

  // MARK: The table

  private let table = TextTable(columns: [
    TextTable.Column(title: "No.", ["#1", "#1000"]),
    TextTable.Column(title: "Name", ["Pikachu the Long", "フシギダネ"]),
    TextTable.Column(title: "HP", ["5", "100"], isAtRight: true),
    TextTable.Column(title: "Why", ["", "a much longer reason"]),
  ])

  @Test func aPipeGetsFullValues() {
    #expect(
      table.lines.map(\.text) == [
        "#1     Pikachu the Long    5", "#1000  フシギダネ        100  a much longer reason",
      ])
  }

  @Test func valuesAreCutToTheTerminal() {
    let lines = table.lines(width: 34) { PrintedLine(DrawableText("<\($0.text)>")) }.map(\.text)
    #expect(
      lines == [
        "<No.    Name         HP  Why>", "#1     Pikachu t…    5",
        "#1000  フシギダネ  100  a much lo…",
      ])
  }

  @Test func theWidestTextIsCutFirst() {
    let lines = table.lines(width: 44) { $0 }.map(\.text)
    #expect(lines[2].contains("a much longer …"))
    #expect(lines[1].contains("Pikachu the Lo…"))
  }

  @Test func aCellIsStyledAsThatOfItsRow() {
    let names = TextTable.Column(title: "Name", ["Mew", "Pikachu"]) { row, text in
      PrintedLine(DrawableText("\(row):\(text.string)"))
    }
    let table = TextTable(columns: [names])
    #expect(table.lines.map(\.text) == ["0:Mew", "1:Pikachu"])
    #expect(table.lines(width: 5) { $0 }.map(\.text) == ["Name", "0:Mew", "1:Pika…"])
  }

  @Test(arguments: [1, 10, 20]) func aNarrowTerminalLosesNoColumn(_ width: Int) {
    let lines = table.lines(width: width) { $0 }.map(\.text)
    #expect(lines[2] == "#10…  フ…   100  a m…")
  }
}
