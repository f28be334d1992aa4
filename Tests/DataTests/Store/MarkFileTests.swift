import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Marks as CSV and JSON.
@Suite struct MarkFileTests {
  private static let slugs = [1: "bulbasaur", 25: "pikachu", 445: "garchomp"]

  private func read(
    _ text: String, _ format: MarkFile.Format
  ) throws(PokedexError) -> [ID<Form>: MarkEntry] {
    let reading = try MarkFile.read(
      Array(text.utf8), as: format, slugs: Self.slugs, name: "file")
    if let problem = reading.problems.first {
      throw .file(path: "file:\(problem.line)", reason: problem.reason)
    }
    return Dictionary(uniqueKeysWithValues: reading.updates.map { ($0.form, $0.entry) })
  }

  private func problem(_ text: String, _ format: MarkFile.Format) -> String {
    do throws(PokedexError) {
      _ = try read(text, format)
      return ""
    } catch {
      guard case .file(let path, let reason) = error else { return "\(error)" }
      return "\(path): \(reason)"
    }
  }

  @Test(arguments: MarkFile.Format.allCases)
  func marksRoundTrip(_ format: MarkFile.Format) throws {
    var book = MarkBook()
    for bits in 0..<16 {
      let marks = Mark.allCases.filter { bits & 1 << $0.rawValue != 0 }
      book[ID(1_000 + bits)] = MarkEntry(marks: Marks(marks), note: "\(bits)")
    }
    book[25].note = "a \"quote\", a \\ and a comma; 雨 é \u{200F} '"
    book[445].note = "=1+1"
    book[1].marks.insert(.shiny)
    let text = MarkFile.text(of: book, slugs: Self.slugs, as: format)
    let entries = try read(text, format)
    var again = MarkBook()
    for (form, entry) in entries { again[form] = entry }
    #expect(again == book)
    #expect(MarkFile.text(of: again, slugs: Self.slugs, as: format) == text)
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@sum", "'=1", "''=1", "＝１", "=\"a\",b"])
  func aNoteThatBeginsLikeAFormulaIsEscapedAndRoundTrips(_ note: String) throws {
    var book = MarkBook()
    book[25].note = note
    let text = MarkFile.text(of: book, slugs: Self.slugs, as: .csv)
    #expect(text.contains(",\"'\(note.prefix(1))") || text.contains(",'\(note.prefix(1))"))
    #expect(try read(text, .csv) == [25: MarkEntry(note: note)])
    #expect(
      MarkFile.text(of: book, slugs: Self.slugs, as: .json).contains("\":\"\(note.prefix(1))"))
  }

  @Test(arguments: ["'twas", "a=b", "", "'", "''", "1+1"])
  func otherNotesAreNotEscaped(_ note: String) throws {
    var book = MarkBook()
    book[25] = MarkEntry(marks: Marks([.seen]), note: note)
    let text = MarkFile.text(of: book, slugs: Self.slugs, as: .csv)
    #expect(text.hasSuffix(",\(note),\n"))
    #expect(try read(text, .csv) == [25: book[25]])
  }

  @Test func anUnescapedFormulaIsReadUnchanged() throws {
    #expect(try read("id,note\n25,=1+1\n", .csv)[25]?.note == "=1+1")
  }

  @Test(arguments: [
    ("slug,caught\npikachu,x\n", [Mark.seen, .caught]),
    ("\u{FEFF}id,shiny\r\n25,YES\r\n\r\n", [.seen, .caught, .shiny]),
    ("Favourite,ID,Slug\n1,25,pikachu", [.favourite]), ("id,seen,caught\n25,true,\n", [.seen]),
  ])
  func spreadsheetsAreUnderstood(_ text: String, _ marks: [Mark]) throws {
    #expect(try read(text, .csv) == [25: MarkEntry(marks: Marks(marks))])
  }

  private static let tables = [
    "Name,Caught,Shiny\nPikachu,TRUE,FALSE\nMega Charizard X,✓,\nAlolan Ninetales,x,1\n",
    "Number;Name;Form;Gefangen;Schillernd\r\n025;Pikachu;;ja;nein\r\n6;Glurak;Mega X;x;\r\n38;"
      + "Vulnona;Alola;1;1\r\n",
    "番号\tポケモン\tつかまえた\t色違い\n25\tピカチュウ\t○\t\n6\tメガリザードンX\t○\t\n38\tアローラキュウコン\t○\t○\n",
  ]

  @Test(arguments: tables) func tablesOfOtherProgramsAreReadByName(_ text: String) async throws {
    let catalog = try await Bundled.catalog()
    let reading = try MarkFile.read(
      Array(text.utf8), as: .csv, slugs: [:], names: .init(catalog, takesLooks: false),
      name: "file")
    #expect(reading.problems == [])
    #expect(reading.updates.map(\.form) == [25, 10034, 10104])
    #expect(reading.updates.map(\.set) == [[.caught], [.caught], [.caught, .shiny]])
    #expect(reading.updates.map(\.note) == [nil, nil, nil])
  }

  @Test(arguments: [
    "Pokémon Name,National Dex Number,Is Shiny,Obtained,Comments\nPikachu,25,,x,mine\n",
    "Pokémon;Pokédex-Nr.;Form;Gesehen;Gefangen;Schillernd;Favoriten;Notizen\nPikachu;25;;;ja;;;mine\n",
    "Nom,Numéro,Forme,Vus,Capturés,Chromatiques,Favoris,Notes\nPikachu,25,,,oui,,,mine\n",
    "Nombre,Número,Forma,Vistos,Capturados,Variocolor,Favoritos,Notas\nPikachu,25,,,sí,,,mine\n",
    "Nome,Numero,Forma,Visti,Catturati,Cromatici,Preferiti,Nota\nPikachu,25,,,sì,,,mine\n",
    "名前,ばんごう,姿,見つけた,捕まえた,色違い,おきにいり,ノート\nピカチュウ,25,,,はい,,,mine\n",
    "なまえ,図鑑番号,すがた,みつけた,つかまえた,いろちがい,お気に入り,メモ\nピカチュウ,25,,,○,,,mine\n",
    "이름,도감번호,폼,발견,포획,이로치,즐겨찾기,메모\n피카츄,25,,,예,,,mine\n",
    "名称,编号,形态,见过,捕获,闪光,收藏,笔记\n皮卡丘,25,,,是,,,mine\n",
    "名稱,編號,樣子,見過,捕捉,閃光,喜歡,筆記\n皮卡丘,25,,,是,,,mine\n",
    "Spezies,Nr.,Form,Gesehen,Gefangen,Schillernd,Favoriten,Notiz\nPikachu,25,,,ja,,,mine\n",
    "Espèces,N°,Forme,Vus,Attrapés,Chromatique,Favoris,Note\nPikachu,25,,,oui,,,mine\n",
    "Especies,N.º,Forma,Vistos,Atrapados,Variocolor,Favoritos,Nota\nPikachu,25,,,sí,,,mine\n",
    "Specie,N.,Forma,Visti,Catturati,Cromatico,Preferiti,Nota\nPikachu,25,,,sì,,,mine\n",
    "種,No.,フォルム,見つけた,つかまえた,色違い,お気に入り,メモ\nピカチュウ,25,,,○,,,mine\n",
    "이름,번호,폼,발견,잡음,이로치,즐겨찾기,메모\n피카츄,25,,,네,,,mine\n",
  ])
  func headsInEveryLanguageAreUnderstood(_ text: String) async throws {
    let reading = try MarkFile.read(
      Array(text.utf8), as: .csv, slugs: [:],
      names: .init(try await Bundled.catalog(), takesLooks: false), name: "file")
    #expect(reading.problems == [])
    #expect(reading.updates.map(\.form) == [25])
    #expect(reading.updates.allSatisfy { $0.set.contains(.caught) })
    #expect(!reading.updates.contains { $0.set.contains(.shiny) || $0.set.contains(.favourite) })
    #expect(reading.updates.map(\.note) == ["mine"])
  }

  @Test func allThatIsNotUnderstoodIsToldAndTheRestIsRead() async throws {
    let text =
      "Name,No,Box,Caught\nMew,151,1,x\nMewtoo,150,1,x\nMew,150,1,x\nUnown-B,,2,x\nRotom-F,,,\nEevee,,,?\n"
    let reading = try MarkFile.read(
      Array(text.utf8), as: .csv, slugs: [:],
      names: .init(try await Bundled.catalog(), takesLooks: false), name: "file")
    #expect(reading.updates.map(\.form) == [151])
    #expect(
      reading.problems.map { "\($0.line): \($0.reason)" } == [
        "1: column 'Box' is unknown or given twice; the columns are id, slug, name, form, gender, number, "
          + "favourite, seen, caught, shiny, note, slots, slot, state, ball, origin",
        "3: 'Mewtoo' names no Pokémon: did you mean Mewtwo?",
        "4: 'Mew' has the wrong number: 150 is Mewtwo",
        "5: 'Unown-B' is only a look of Unown, and marks are for whole forms",
        "6: 'Rotom-F' is ambiguous; write one of rotom-frost, rotom-fan",
        "7: caught is '?': write true or false",
      ])
  }

  @Test func whatAFileDoesNotMentionStays() throws {
    var book = MarkBook()
    book[25] = MarkEntry(marks: Marks([.favourite, .caught]), note: "mine")
    let update = FileMarks(25, set: [.shiny], cleared: [], note: nil)
    #expect(book.changes(by: [update], replacingAll: false) == 1)
    update.apply(to: &book[25])
    #expect(book[25] == MarkEntry(marks: Marks([.favourite, .shiny]), note: "mine"))
    FileMarks(25, set: [], cleared: [.caught], note: "").apply(to: &book[25])
    #expect(book[25] == MarkEntry(marks: Marks([.favourite, .seen])))
  }

  @Test func jsonOfAnyLayoutIsUnderstood() throws {
    let text = """
      [ { "slug" : "pikachu",
          "caught" : true, "note": "a\\n\\u96e8\\"" }
      , {"id":445,"note":null} ]
      """
    #expect(
      try read(text, .json) == [
        25: MarkEntry(marks: Marks([.caught]), note: "a 雨\""), 445: MarkEntry(),
      ])
  }

  @Test(arguments: [
    ("", "file:1: it is empty: the first line must name the columns"),
    ("id,color\n", "file:1: column 'color' is unknown"),
    ("id,id\n", "file:1: column 'id' is unknown or given twice"),
    ("id,seen\n25,1\n445\n", "file:3: the number of values is 1 instead of 2"),
    ("id,seen\n25,maybe\n", "file:2: seen is 'maybe': write true or false"),
    ("id\n25\n0\n", "file:3: id '0'"), ("id\nx\n", "file:2: id 'x'"),
    ("slug\npikachuu\n", "file:2: there is no form 'pikachuu': did you mean pikachu?"),
    ("id,slug\n26,pikachu\n", "file:2: pikachu has the id 25, not 26"),
    ("id\n25\n445\n25\n", "file:4: pikachu is already on line 2"),
    ("id,note\n25,\"a\nb\"\n25,\"c", "file:4: a quotation mark is not closed"),
    ("id,note\n25,\"a\"b\n", "file:2: text follows a closing quotation mark"),
    ("seen\n1\n", "file:2: it has neither id nor slug nor name"),
    ("id\n" + String(repeating: "x\n", count: 2_000), "file:1002: more than 1000 lines were not"),
    ("slug\n" + String(repeating: "x\n", count: 2_000), "file:1002: more than 1000 lines were not"),
  ])
  func anInvalidLineOfCSVIsReported(_ text: String, _ expected: String) {
    let told = problem(text, .csv)
    #expect(told.hasPrefix(expected), "\(told)")
  }

  @Test(arguments: [
    ("", "file:1: it is not a list"), ("{}", "file:1: it is not a list"),
    ("[\n{\"id\":25,\n\"seen\":1}]", "file:2: [0].seen is neither true nor false"),
    ("[{\"id\":25},\n{\"id\":\"x\"}]", "file:2: [1].id is not a whole number"),
    ("[{\"color\":1}]", "file:1: [0].color is unknown"), ("[{\"id\":25}", "file:1: "),
    ("[{\"id\":25}] x", "file:1: it has data after its end"),
    ("[{\"id\":25}}", "file:1: it is not JSON"), ("[{\"id\":25},]", "file:1: [1] is not JSON"),
    ("[\n{\"id\":25},\n{\"id\" 1}]", "file:3: [1] is not JSON"),
    ("[{\"slug\":\"a\\q\"}]", "file:1: [0].slug has an invalid escape"),
    ("[{\"id\":99999999999}]", "file:1: [0].id "),
    ("[\n{\"id\":25},\n{\"id\":25}]", "file:3: pikachu is already on line 2"),
  ])
  func anInvalidLineOfJSONIsReported(_ text: String, _ expected: String) {
    let told = problem(text, .json)
    #expect(told.hasPrefix(expected), "\(told)")
  }

  @Test func invalidUTF8IsReported() {
    #expect(throws: PokedexError.file(path: "file:1", reason: "it is not UTF-8 text")) {
      try MarkFile.read([0xff, 0xfe, 0], as: .csv, slugs: [:], name: "file")
    }
  }

  @Test func aTruncatedFileNeverTraps() throws {
    var book = MarkBook()
    for form in [1, 25, 445] { book[ID(form)] = MarkEntry(marks: Marks([.shiny]), note: "\"é,") }
    for format in MarkFile.Format.allCases {
      let bytes = Array(MarkFile.text(of: book, slugs: Self.slugs, as: format).utf8)
      for end in bytes.indices {
        _ = try? MarkFile.read(
          Array(bytes[..<end]), as: format, slugs: Self.slugs, name: "file")
      }
    }
  }

  /// Each row takes memory, and there are only a few thousand forms.
  @Test func tooManyRowsAreRefused() {
    let csv = "id\n" + String(repeating: "1\n", count: 100_001)
    #expect(problem(csv, .csv) == "file:20001: at most 20000 are allowed")
    let json = "[" + String(repeating: "{},", count: 100_001) + "{}]"
    #expect(problem(json, .json).hasSuffix("is beyond the limit of 20000 rows"))
  }

  @Test func aTooLargeFileIsRefused() async throws {
    try await withDirectory { (directory) throws in
      let file = directory + "/marks.csv"
      try write(Array(repeating: UInt8(ascii: ","), count: 5 << 20), to: file)
      #expect(throws: PokedexError.file(path: file, reason: "it is larger than 4 MiB")) {
        try WholeFile.read(file)
      }
    }
  }
}
