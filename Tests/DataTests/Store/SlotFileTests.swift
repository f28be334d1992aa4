import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The marks of slots in files of marks.
@Suite struct SlotFileTests {
  private func book(_ catalog: Catalog) throws -> MarkBook {
    let reader = SlotReader(catalog)
    var book = MarkBook()
    for (name, state) in [
      ("unown-b", SlotState.have), ("unown", .have), ("Unown ?", .wanted),
      ("hippopotas female", .pending), ("shiny hippopotas ♂", .have), ("mew", .have),
      ("shiny pichu", .have), ("vivillon-icy-snow", .wanted), ("shiny abra", .wanted),
    ] {
      let slot = try #require(reader(name), "\(name)")
      book[slot.form].set(state, of: slot.key)
    }
    book[25].marks.insert(.favourite)
    let b = try #require(reader("unown-b"))
    book[b.form].mark(SlotMark(b.key, .have, ball: 452, game: 4, note: "100 %; from Ruins, \"B\""))
    return book
  }

  @Test(arguments: MarkFile.Format.allCases)
  func whatIsExportedIsImportedElsewhere(_ format: MarkFile.Format) async throws {
    let catalog = try await Bundled.catalog()
    let forms = catalog.forms
    let slugs = Dictionary(uniqueKeysWithValues: zip(forms.ids.map(\.rawValue), forms.slugs))
    let book = try book(catalog)
    for names in [catalog, nil] {
      let text = MarkFile.text(of: book, slugs: slugs, in: names, as: format)
      let reading = try MarkFile.read(Array(text.utf8), as: format, in: catalog, name: "file")
      #expect(reading.problems == [])
      var again = MarkBook()
      for update in reading.updates { again[update.form] = update.entry }
      #expect(again == book)
    }
  }

  @Test(arguments: [
    ",untold caught; unown-b caught ball=heavy-ball game=crystal note=100%20%25%3b%20from%20Ruins%2c%20%22B%22; unown-question wanted\n",
    ",vivillon-icy-snow wanted\n",
    // Sorted by look, then by gender.
    ",hippopotas-male-shiny caught; hippopotas-female pending\n", ",untold-shiny wanted\n",
  ])
  func aFileNamesSlotsByTheirStableNames(_ names: String) async throws {
    let catalog = try await Bundled.catalog()
    let text = MarkFile.text(
      of: try book(catalog), slugs: [:], in: catalog, as: .csv)
    #expect(text.contains(names), "\(text)")
  }

  @Test func aFileWithoutSlotsKeepsThem() async throws {
    let catalog = try await Bundled.catalog()
    var book = try book(catalog)
    let before = book
    let text = "name,caught\nUnown,yes\nHippopotas,x\n"
    let reading = try MarkFile.read(Array(text.utf8), as: .csv, in: catalog, name: "file")
    for update in reading.updates { update.apply(to: &book[update.form]) }
    #expect(book == before)
  }

  @Test(arguments: [
    "Pokémon,Form,Gender,Caught,Shiny\nUnown,B,,x,\nUnown,C,,x,x\nHippopotas,,Female,x,\nMew,,m,x,\n",
    "Spezies;Geschlecht;Form;Gefangen;Schillernd\nIcognito;;B;ja;\nIcognito;;C;ja;ja\n"
      + "Hippopotas;weiblich;;ja;nein\nMew;;;ja;\n",
    "No.\tName\tCaught\tShiny\n201\tUnown B\t1\t0\n201\tUnown (C)\t1\t1\n"
      + "449\tHippopotas ♀\t1\t0\n151\tMew\t1\t\n",
  ])
  func aTableOfAnotherTrackerTellsFormsAndGenders(_ text: String) async throws {
    let catalog = try await Bundled.catalog()
    let reading = try MarkFile.read(Array(text.utf8), as: .csv, in: catalog, name: "file")
    #expect(reading.problems == [])
    var book = MarkBook()
    for update in reading.updates { update.apply(to: &book[update.form]) }
    let slots = catalog.slots
    let told = book.forms.flatMap { form in
      book[form].slots.map { slots.entry(of: form, $0.key)?.name ?? "untold" }
    }
    #expect(told == ["mew", "unown-b", "unown-c-shiny", "hippopotas-female"])
  }

  @Test func aWrongSlotIsReported() async throws {
    let catalog = try await Bundled.catalog()
    for wrong in [
      "pikachu-female caught", "unown-b", "unown-b had", "look-x caught", "unown-zz caught",
      "unown-b caught ball=nothing", "unown-b caught mine", "unown-b caught game=#0",
    ] {
      let text = "slug,slots\nunown,\(wrong)\n"
      let reading = try MarkFile.read(Array(text.utf8), as: .csv, in: catalog, name: "file")
      #expect(reading.problems.map(\.line) == [2], "\(wrong)")
      #expect(reading.updates.isEmpty)
    }
  }
}
