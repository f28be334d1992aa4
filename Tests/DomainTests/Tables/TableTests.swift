import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct TableTests {
  /// A row without its names, which tables do not store.
  private func withoutNames<Row: Tabular>(_ row: Row) -> Row {
    var row = row
    row.names = Names()
    return row
  }

  @Test func rowsRoundTrip() {
    let forms = Table(SampleDex.forms)
    let species = Table(SampleDex.species)
    for row in SampleDex.forms.indices { #expect(forms[row] == SampleDex.forms[row]) }
    for row in SampleDex.species.indices {
      #expect(species[row] == withoutNames(SampleDex.species[row]))
    }
    #expect(Table([SampleDex.family])[0] == SampleDex.family)
  }

  @Test func aRowIsFoundByItsID() {
    let table = Table(SampleDex.forms)
    #expect(table[ID(26)]?.slug == "raichu")
    #expect(table[ID(27)] == nil)
    #expect(table.row(of: 6) == 0)
  }

  /// In a table whose IDs ascend, and in one whose IDs do not.
  @Test(arguments: [[2, 3, 7, 10_001, 10_003], [7, 10_003, 2, 10_001, 3]])
  func theRowsOfARangeAreThoseThatTheTableHas(_ numbers: [Int]) {
    let table = Table<Form>(ids: numbers.map { ID($0) }, slugs: numbers.map(String.init))
    for range in [1...2, 3...9, 4...6, 8...10_001, 1...20_000, 10_002...10_002] {
      var found = RowSet(count: numbers.count)
      table.insertRows(of: range, into: &found)
      #expect(Set(found.rows.map { numbers[$0] }) == Set(numbers).intersection(range), "\(range)")
    }
  }

  @Test func aColumnHasTheValuesOfAFieldOrNone() {
    let table = Table(SampleDex.forms)
    #expect(table.column(\.stats.hp).prefix(3) == [78, 35, 60])
    #expect(table.column(\.type2).prefix(2) == [3, Table<Form>.none])
    #expect(table.column(\.isDefault).suffix(2) == [0, 0])
    #expect(table.column(\.looks) == [])
  }

  @Test func aListHasTheValuesOfAllItsElements() {
    let lists = Table(SampleDex.forms).lists(\.heldItems)
    #expect(lists[1] == [213, 1, 5, 213, 2, 50])
    #expect(lists[0] == [])
  }

  @Test func puttingARowReplacesTheOneWithItsID() {
    var table = Table(SampleDex.forms)
    var raichu = SampleDex.forms[2]
    raichu.stats.hp = 1
    raichu.type2 = .ice
    raichu.looks = [7, 8]
    table.put(raichu)
    #expect(table.count == SampleDex.forms.count)
    #expect(table[2] == raichu)
    #expect(table[1] == SampleDex.forms[1])
  }

  @Test func aNewRowIsAppended() {
    var table = Table(SampleDex.forms.dropLast(2) + [])
    for form in SampleDex.forms.suffix(2) { table.put(form) }
    #expect(SampleDex.forms.indices.map { table[$0] } == SampleDex.forms)
  }

  @Test func anEmptyTableTakesARow() {
    var table = Table<Form>()
    table.put(SampleDex.forms[1])
    #expect(table.count == 1)
    #expect(table[0] == SampleDex.forms[1])
  }

  @Test func aRowWithOnlyANameHasNoNumbers() {
    let table = Table<Form>(ids: [7, 9], slugs: ["a", "b"])
    #expect(table.column(\.stats.hp) == [Table<Form>.none, Table<Form>.none])
    #expect(table.lists(\.looks)[1] == [])
    #expect(table[1] == Form(id: 9, slug: "b"))
  }

  @Test func numbersTooLargeForAColumnAreClamped() {
    var form = SampleDex.forms[0]
    form.weight = .max
    #expect(Table([form])[0].weight == Int(Int32.max))
  }
}
