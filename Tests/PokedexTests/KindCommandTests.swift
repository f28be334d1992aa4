import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

/// The commands that every ``Kind`` with pages has: its list and its page.
@Suite(.timeLimit(minutes: 5)) struct KindCommandTests {
  private func json(_ run: Program.Run) throws -> [String: AnyValue] {
    #expect(run.ending == .exited(0))
    return try JSONDecoder().decode([String: AnyValue].self, from: Data(run.output.utf8))
  }

  @Test(arguments: Kinds.withPages) func listsAndPagesArePrinted(_ kind: Kind) throws {
    let type = try #require(Kinds[kind])
    let home = try Home()
    let list = home.run([type.listWord, "--json", "--limit", "1"])
    #expect(list.ending == .exited(0))
    let rows = try JSONDecoder().decode([[String: AnyValue]].self, from: Data(list.output.utf8))
    let slug = try #require(rows.first?["slug"]?.text)
    let page = try json(home.run(["show", "\(type.words[0]):\(slug)", "--json"]))
    #expect(page["slug"]?.text == slug)
    #expect(page["sections"] != nil)
    guard type.pageUsage != nil else { return }
    #expect(try json(home.run([type.words[0], slug, "--json"]))["slug"]?.text == slug)
  }

  @Test(arguments: Kinds.withPages) func fieldsAndColumnsAreCompleted(_ kind: Kind) throws {
    let type = try #require(Kinds[kind])
    let field = Self.lastField(of: type)
    let line = "pokedex \(type.listWord) \(field.prefix(2))"
    let offers = try Home().run(["---complete", "zsh", line]).output.split(separator: "\n")
    #expect(offers.contains { $0.hasPrefix(field) }, "\(field) in \(offers)")
    let columns = try Home().run(["---complete", "zsh", "pokedex \(type.listWord) --columns na"])
    #expect(columns.output.contains("name"))
  }

  /// Returns a field that Pokémon do not have, if the kind has one.
  private static func lastField<Entity: Browsable>(of kind: Entity.Type) -> String {
    let names = Entity.Rows.fields.map(\.name)
    return names.last { QueryField<PokemonRows>.named($0) == nil } ?? names[0]
  }

  @Test(arguments: Kinds.withPages) func searchesOfTheKindAreSaved(_ kind: Kind) throws {
    let type = try #require(Kinds[kind])
    let example = Self.ownExample(of: type)
    guard let example else { return }
    let run = try Home().run(["search", "save", "mine", example])
    #expect(run.ending == .exited(0), "\(example): \(run.errors)")
  }

  /// Returns a query that only this kind understands.
  private static func ownExample<Entity: Browsable>(of kind: Entity.Type) -> String? {
    Entity.Rows.fields.first { QueryField<PokemonRows>.named($0.name) == nil }?.examples.first
  }

  @Test(arguments: Kinds.withPages) func theKindIsInTheManual(_ kind: Kind) throws {
    let type = try #require(Kinds[kind])
    let manual = try ManualTests.file("pokedex.1")
    #expect(manual.contains("pokedex \(type.listWord)"))
    if type.pageUsage != nil { #expect(manual.contains("pokedex \(type.words[0]) ")) }
    #expect(try Home().run(["show", "--help"]).output.contains(type.words[0]))
  }
}

/// A JSON value, read only if it is a string.
struct AnyValue: Decodable {
  let text: String?

  init(from decoder: any Decoder) {
    text = try? decoder.singleValueContainer().decode(String.self)
  }
}
