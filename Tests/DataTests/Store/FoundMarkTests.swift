import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Lists and files of other programs, which only tell what there is.
@Suite struct FoundMarkTests {
  private func read(
    _ text: String, _ format: MarkFile.Format? = nil, as state: SlotState = .have
  ) async throws -> MarkReading {
    try MarkFile.read(
      Array(text.utf8), as: format, in: try await Bundled.catalog(), state: state, name: "file")
  }

  /// The stable names of the marked slots, with their states.
  private func slots(_ reading: MarkReading) async throws -> [String] {
    let slots = try await Bundled.catalog().slots
    var book = MarkBook()
    for update in reading.updates { update.apply(to: &book[update.form]) }
    return book.forms.flatMap { form in
      book[form].slots.map { mark in
        let name = slots.entry(of: form, mark.key)?.name ?? "\(form.rawValue) untold"
        return name + (mark.state == .have ? "" : " \(mark.state.word)")
      }
    }
  }

  // MARK: PKHeX

  private static let report = """
    "Position","Nickname","Species","Nature","Gender","Ball","Version","Level","Form","IsEgg","IsShiny"
    "B01:01","Letter","Unown","Hardy","-","Heavy Ball","Crystal","5","1","False","False"
    "B01:02","?!","Unown","Hardy","-","Poké Ball","Emerald","5","27","False","True"
    "B01:03","Hippo","Hippopotas","Bold","F","Great Ball","Diamond","20","0","False","False"
    "B01:04","Jelly","Frillish","Bold","F","Net Ball","Black","20","0","False","False"
    "B01:05","Egg","Pichu","Bold","F","Poké Ball","Black","1","0","True","False"
    "B01:06","Alo","Vulpix","Bold","M","Beast Ball","Moon","20","1","False","False"
    "B01:07","Cake","Alcremie","Bold","F","Dream Ball","Sword","20","2","False","False"
    "B01:08","Letter 2","Unown","Hardy","-","Ultra Ball","Crystal","5","1","False","False"
    "B01:09","Bug","Vivillon","Hardy","M","Ultra Ball","X","15","0","False","False"
    "B01:10","Bird","Slowbro","Hardy","M","Ultra Ball","Sword","15","2","False","False"

    """

  @Test func aReportOnBoxesTellsEachPokemonAsItIsNow() async throws {
    let catalog = try await Bundled.catalog()
    let reading = try OwnPokemonFile.read(
      Array(Self.report.utf8), named: "box.csv", in: catalog)
    #expect(reading.problems == [])
    // Both letters, but not the egg.
    #expect(reading.pokemon.count == 9)
    let first = try #require(reading.pokemon.first?.member)
    #expect(first.nickname == "Letter" && first.level == 5 && first.look != nil)
    #expect(first.nature.flatMap { catalog.dex.slug(.nature, $0.rawValue) } == "hardy")
    #expect(first.ball.flatMap { catalog.dex.slug(.item, $0.rawValue) } == "heavy-ball")
    #expect(reading.pokemon[1].member.isShiny == true)
    #expect(reading.pokemon[2].member.gender == .female)
  }

  @Test(arguments: [MarkFile.Format.csv, nil])
  func aReportOnBoxesTellsFormsGendersAndColours(_ format: MarkFile.Format?) async throws {
    let reading = try await read(Self.report, format)
    #expect(reading.source == .boxReport)
    #expect(reading.problems == [])
    #expect(
      try await slots(reading) == [
        "unown-b", "unown-question-shiny", "hippopotas-female", "frillish-female",
        "vivillon-icy-snow", "869 untold", "vulpix-alola", "slowbro-galar",
      ])
    var entry = MarkEntry()
    try #require(reading.updates.first).apply(to: &entry)
    let words = SlotMarkWords(try await Bundled.catalog())
    #expect(entry.slots.map(words.ball) == ["heavy-ball"])
    #expect(entry.slots.map(words.game) == ["crystal"])
  }

  @Test func aFormThatItsNumberDoesNotTellIsReportedByItsLine() async throws {
    let head = "Species,Gender,Form,IsShiny\n"
    let reading = try await read(head + "Pikachu,M,3,False\nPikachoo,M,0,False\nMew,-,9,False\n")
    #expect(reading.problems.map(\.line) == [2, 3, 4])
    #expect(reading.problems[1].reason.contains("did you mean Pikachu?"))
    #expect(reading.updates == [])
  }

  /// PokeAPI's order of looks is that of the games.
  @Test(arguments: [
    ("Kyurem", 1, "kyurem-white"), ("Deoxys", 2, "deoxys-defense"),
    ("Unown", 26, "unown-exclamation"),
    ("Meowth", 2, "meowth-galar"), ("Toxtricity", 1, "toxtricity-low-key"),
    ("Minior", 8, "minior-orange"), ("Floette", 5, "floette-eternal"),
    ("Vivillon", 19, "vivillon-poke-ball"), ("Urshifu", 1, "urshifu-rapid-strike"),
    ("Tauros", 3, "tauros-paldea-aqua-breed"), ("Zygarde", 1, "zygarde-10"),
    ("Raticate", 1, "raticate-alola"), ("Furfrou", 3, "furfrou-diamond"), ("Mew", 0, "mew"),
  ])
  func theNumberOfAFormIsThatOfTheGames(
    _ species: String, _ number: Int, _ slot: String
  ) async throws {
    let reading = try await read("Species,Gender,Form,IsShiny\n\(species),-,\(number),False\n")
    #expect(try await slots(reading) == [slot])
  }

  @Test func aGenderThatHasItsOwnFormIsThatForm() async throws {
    let head = "Species,Gender,Form,IsShiny\n"
    let reading = try await read(head + "Meowstic,F,1,False\nPyroar,F,0,True\nIndeedee,M,0,False\n")
    let slots = try await slots(reading)
    #expect(Set(slots).count == 3)
    let catalog = try await Bundled.catalog()
    let forms = reading.updates.compactMap { catalog.forms[$0.form]?.slug }
    #expect(forms == ["meowstic-female", "pyroar-male", "indeedee-male"], "\(forms)")
    #expect(slots.contains("pyroar-female-shiny"))
  }

  // MARK: Lists

  @Test(arguments: [
    "Pikachu\nUnown B\nMew\n", "- Pikachu\n- Unown B\n- Mew\n", "1. Pikachu\n2. Unown B\n3. Mew\n",
    "Pikachu, Unown B, Mew", "• Pikachu, Unown (B)\n• Mew\n", "[x] Pikachu\n[x] unown-b\n[x] mew\n",
    "Pikachu; Unown B; Mew; Pikachu\n", "#025 Pikachu\n#201 Unown B\n#151 Mew\n",
  ])
  func aPastedListOfNamesIsRead(_ text: String) async throws {
    let reading = try await read(text)
    #expect(reading.source == .names)
    #expect(reading.problems == [], "\(reading.problems)")
    #expect(try await slots(reading) == ["25 untold", "mew", "unown-b"])
  }

  @Test func everyNameThatIsNotUnderstoodIsToldWithItsLine() async throws {
    let reading = try await read("Pikachu, Pikachoo, Mew\n\nEevve\n")
    #expect(reading.problems.map(\.line) == [1, 3])
    #expect(reading.problems[0].reason == "'Pikachoo' names no Pokémon: did you mean Pikachu?")
    #expect(reading.problems[1].reason.contains("did you mean Eevee?"))
  }

  /// The time that names with commas between them take grows faster than the line.
  @Test func aLineLongerThanAllNamesIsRefused() async throws {
    let text = "Mew\n" + String(repeating: "Pikachu, ", count: 5_000)
    let error = PokedexError.file(
      path: "file:2", reason: "a line can have at most 32768 bytes")
    await #expect(throws: error) { try await read(text) }
    let catalog = try await Bundled.catalog()
    #expect(throws: error) {
      try OwnPokemonFile.read(Array(text.utf8), named: "file", in: catalog)
    }
  }

  @Test func aCommaInBracketsPartsNoNames() async throws {
    let reading = try await read("Tauros (Paldean Form, Combat Breed), Mew\n")
    #expect(try await slots(reading) == ["mew", "tauros-paldea-combat-breed"])
  }

  @Test func whatIsWantedIsPostedAndReadAgain() async throws {
    let catalog = try await Bundled.catalog()
    let text = "Unown B\nPikachu\n★ Hippopotas ♀\nshiny Mew\nvivillon-icy-snow\n"
    var book = MarkBook()
    for update in try await read(text, as: .wanted).updates { update.apply(to: &book[update.form]) }
    let posted = MarkedSlots(.wanted, in: book, catalog).text.joined(separator: "\n")
    #expect(posted.hasPrefix("- Pikachu | any look\n- ★ Mew\n- Unown B\n- ★ Hippopotas ♀\n"))
    let again = try await read(posted, as: .wanted)
    #expect(again.problems == [])
    var other = MarkBook()
    for update in again.updates { update.apply(to: &other[update.form]) }
    #expect(other == book)
  }

  @Test func whatIsHadIsNotWantedAgainAndKeepsWhatIsToldOfIt() async throws {
    let catalog = try await Bundled.catalog()
    let b = try #require(SlotReader(catalog)("unown-b"))
    var book = MarkBook()
    book[b.form].mark(SlotMark(b.key, .have, ball: 4, note: "mine"))
    let before = book
    for state in [SlotState.wanted, .pending, .have] {
      for update in try await read("Unown B\n", as: state).updates {
        update.apply(to: &book[update.form])
      }
      #expect(book == before, "\(state)")
    }
    for update in try await read("Unown\n").updates { update.apply(to: &book[update.form]) }
    #expect(book == before, "one of it is had")
  }

  // MARK: Sets

  @Test func theSetsOfABoxAreRead() async throws {
    let sets = (1...150).map { _ in
      "Pikachu (F)\nAbility: Static\nLevel: 5\nHardy Nature\n- Tackle\n"
    }
    let text =
      "Hippo (Hippopotas) (F) @ Leftovers\nAbility: Sand Stream\nShiny: Yes\nPokeball: Love Ball\n"
      + "Bold Nature\n- Tackle\n\nVivillon-Polar (M)\nAbility: Shield Dust\nTimid Nature\n\n"
      + sets.joined(separator: "\n")
    let reading = try await read(text)
    #expect(reading.source == .sets)
    #expect(reading.problems == [], "\(reading.problems)")
    #expect(
      try await slots(reading) == [
        "pikachu-female", "hippopotas-female-shiny", "vivillon-polar",
      ])
  }

  // MARK: pokedextracker.com

  @Test func capturesOfATrackerAreRead() async throws {
    let text = """
      [{"dex_id": 7, "captured": true, "pokemon":
        {"id": 1, "national_id": 25, "name": "Pikachu", "form": null, "box": "Kanto", "dex_number": 25}},
       {"dex_id": 7, "captured": false, "pokemon": {"id": 2, "national_id": 1, "name": "Bulbasaur"}},
       {"dex_id": 7, "captured": true, "pokemon":
        {"id": 3, "national_id": 37, "name": "Alolan Vulpix", "form": "alola"}},
       {"dex_id": 8, "captured": true, "pokemon": {"id": 1, "national_id": 25, "name": "Pikachu"}}]
      """
    for format in [MarkFile.Format.json, nil] {
      let reading = try await read(text, format)
      #expect(reading.source == .tracker)
      #expect(reading.problems == [], "\(reading.problems)")
      #expect(try await slots(reading) == ["25 untold", "vulpix-alola"])
    }
  }

  // MARK: Tables

  @Test func aTableOfSlotsTellsStateBallAndGame() async throws {
    let text = """
      number,name,slot,state,ball,origin,note
      201,Unown B,unown-b,caught,Heavy Ball,Crystal,from the ruins
      201,Unown C,unown-c,wanted,,,
      201,Unown D,unown-d,,,,
      """
    let reading = try await read(text)
    #expect(reading.source == .table)
    #expect(reading.problems == [], "\(reading.problems)")
    #expect(try await slots(reading) == ["unown-b", "unown-c wanted"])
    for wrong in ["unown-zz,caught,", "unown-b,mine,", "unown-b,caught,Hevy Ball"] {
      let reading = try await read("slot,state,ball\n\(wrong)\n")
      #expect(reading.problems.map(\.line) == [2], "\(wrong)")
    }
  }
}
