import PokedexDomain
import PokedexScreens
import PokedexTesting
import Testing

/// Names from a server, in the variables of the user's commands.
@MainActor @Suite struct CommandNameTests {
  /// A dex of one Pokémon.
  private struct Pokedex: PokedexRepository {
    var slug = "bulbasaur"
    var name = "Bulbasaur"

    func catalog() throws(PokedexError) -> Catalog {
      var form = Form(id: 1, slug: slug)
      form.species = 1
      form.isDefault = true
      var species = Species(id: 1, slug: "bulbasaur")
      species.names = Names([.english: name])
      let (forms, all) = ([form], [species])
      let reference = try SampleReference { (sink) throws(PokedexError) in
        try sink.write(forms)
        try sink.write(all)
      }
      return Catalog(
        forms: Table(forms), species: Table(all), names: [name],
        reference: EnglishDex(dex: reference, names: [name]))
    }

    func record(
      of form: ID<Form>, through lens: Lens?
    ) throws(PokedexError) -> FormRecord { throw .offline }

    func slugs(of kind: Kind) -> [Int: String] { [:] }
  }

  /// A dex whose species have English names.
  private struct EnglishDex: DexReference {
    let dex: SampleReference
    let names: [String]

    func names(of kind: Kind, in language: Language) -> [String] {
      kind == .species && language == .english ? names : []
    }

    var damage: PokedexError? { nil }
    func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> { dex.table(type) }
    func names(of kind: Kind) -> [String] { dex.names(of: kind) }
    func nameIndex(of kind: Kind) -> NameIndex { dex.nameIndex(of: kind) }
    func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {}
    func residents(of area: ID<LocationArea>) -> [Resident] { [] }
    func roster(of group: ID<VersionGroup>) -> [ID<Form>] { [] }
    func learnset(of form: ID<Form>) -> Learnset { Learnset() }
    func encounters(of form: ID<Form>) -> [Encounter] { [] }
  }

  private func commands(_ pokedex: Pokedex, _ keys: String) async -> Stage {
    let (byKey, _) = KeyMap().commands([("<f5>", "play $slug.ogg")])
    let stage = Stage(pokedex, commands: ShellCommands(byKey: byKey))
    await stage.type(keys)
    return stage
  }

  @Test(arguments: [
    "-rf", "../../../etc/passwd", "a/b", "a b", "A", "é", "a.ogg", "a\u{1B}[2J", "$(id)", "`id`",
    "a;b", "a\nb", "~", "--", "_",
  ])
  func `no command gets a name that could be an option, a path or code`(_ slug: String) async {
    for keys in ["<f5>", "O", "<enter><f5>"] {
      let stage = await commands(Pokedex(slug: slug), keys)
      #expect(stage.terminal.commands.isEmpty)
      #expect(stage.text.contains("no command runs for the name"))
      #expect(stage.frame.isClean)
    }
  }

  @Test(arguments: ["bulbasaur", "mr-mime", "porygon2", "10000000-volt-thunderbolt", "a-", "a--b"])
  func `every name that PokéAPI may have is passed on`(_ slug: String) async {
    let stage = await commands(Pokedex(slug: slug), "<f5>")
    let values = stage.terminal.commands.last?.variables ?? []
    #expect(values.first { $0.name == "slug" }?.value == slug)
  }

  @Test(arguments: [
    ("Mr. Mime", "Mr. Mime"), ("-rf", "rf"), (" - --x", "x"), ("\u{1B}[2JMew\u{7}", "[2JMew"),
    ("\u{200B}-x", "x"), ("Mew\n--force", "Mew --force"), ("--", ""), ("Ho-Oh", "Ho-Oh"),
  ])
  func `the English name has no controls and is no option`(_ name: String, _ clean: String) async {
    let stage = await commands(Pokedex(name: name), "<f5>")
    let values = stage.terminal.commands.last?.variables ?? []
    #expect(values.first { $0.name == "name" }?.value == clean)
    #expect(values.allSatisfy { !$0.value.hasPrefix("-") })
  }
}
