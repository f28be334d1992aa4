import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The page `docs/query.md`, which is generated from the program's fields and traits.
@MainActor struct QueryDocument {
  let pokemon: QueryEngine<PokemonRows>
  let moves: QueryEngine<MoveRows>
  let abilities: QueryEngine<AbilityRows>
  let items: QueryEngine<ItemRows>

  init() async throws {
    let catalog = await DexPokedex(dex: try DexFile()).catalog()
    let rows = PokemonRows(catalog)
    pokemon = QueryEngine(rows)
    moves = QueryEngine(MoveRows(try #require(catalog.reference)))
    abilities = QueryEngine(AbilityRows(of: rows))
    items = QueryEngine(ItemRows(of: rows))
  }

  func check(testFile: String = #filePath, location: SourceLocation = #_sourceLocation) throws {
    GoldenFile("query.md", in: "docs", of: testFile).check(try text, location)
  }

  var text: String {
    get throws {
      let parts = [
        QueryProse.head, try fieldSections(), QueryProse.together, examples, problems,
        QueryProse.screen, QueryProse.comingFrom, capabilities,
      ]
      return parts.joined(separator: "\n")
    }
  }

  // MARK: Fields

  private func fieldSections() throws -> String {
    try [
      section("Pokémon", pokemon.rows, PokemonRows.traits),
      section("Moves", moves.rows, MoveRows.traits),
      section("Abilities", abilities.rows, AbilityRows.traits),
      section("Items", items.rows, ItemRows.traits),
    ].joined(separator: "\n")
  }

  private func section<Rows: QueryRows>(
    _ title: String, _ rows: Rows, _ traits: [RowTrait<Rows>]
  ) throws -> String {
    let fields = try Rows.fields.map { field in
      MarkdownTable.row([
        (field.names + field.aliases).map { "`\($0)`" }.joined(separator: " "), summary(of: field),
        try FieldValues(field, rows).text,
        field.examples.prefix(2).map { "`\(MarkdownTable.escaped($0))`" }.joined(separator: ", "),
      ])
    }
    let head = MarkdownTable.head(["field", "means", "takes", "examples"])
    let words = traits.map { trait in
      MarkdownTable.row(["`is:\(trait.name)`", MarkdownTable.escaped(trait.meaning)])
    }
    return
      (["### \(title)", ""] + head + fields + [""] + MarkdownTable.head(["word", "matches"])
      + words + [""]).joined(separator: "\n")
  }

  /// Returns the summary of a field, which for `is` refers to the table of words.
  private func summary<Rows: QueryRows>(of field: QueryField<Rows>) -> String {
    let text = field.name == "is" ? "has the trait: a word of the table below" : field.summary
    return MarkdownTable.escaped(text)
  }

  // MARK: Examples and problems

  private var examples: String {
    let rows = QueryExamples.all.map { example in
      let found = SearchPokedex()(example.query, in: pokemon).rows.count
      return MarkdownTable.row([
        "`\(MarkdownTable.escaped(example.query))`", example.meaning, "\(found)",
      ])
    }
    let head = MarkdownTable.head(["query", "result", "matches"])
    return (["## Examples", ""] + head + rows + [""]).joined(separator: "\n")
  }

  private var problems: String {
    let rows = QueryExamples.problems.map { query in
      let message = SearchPokedex()(query, in: pokemon).problems.first?.message ?? ""
      return MarkdownTable.row(["`\(query)`", message].map { MarkdownTable.escaped($0) })
    }
    let head = MarkdownTable.head(["written", "message"])
    return ([QueryProse.problems] + head + rows + ["", QueryProse.behindMistakes])
      .joined(separator: "\n")
  }

  private var capabilities: String {
    let sections =
      QueryCapability.sources + [
        ("Coming from Showdown's movesearch: `pokedex moves`", QueryCapability.movesearch),
        ("No equivalent", QueryCapability.unsayable),
      ]
    return sections.map { source in
      let rows = source.capabilities.map { capability in
        let spelled = capability.queries.map { "`\(MarkdownTable.escaped($0))`" }
        let parts = [spelled.joined(separator: ", "), capability.remark].filter { !$0.isEmpty }
        return MarkdownTable.row([
          MarkdownTable.escaped(capability.theirs), parts.joined(separator: "; "),
        ])
      }
      let head = MarkdownTable.head(["there", "here"])
      return (["### \(source.title)", ""] + head + rows + [""]).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// The lines of a table in Markdown.
enum MarkdownTable {
  static func head(_ titles: [String]) -> [String] {
    [row(titles), "|" + titles.map { _ in "---|" }.joined()]
  }

  static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

/// A short description of the values that a field takes.
private struct FieldValues<Rows: QueryRows> {
  let text: String

  /// The most values to list by name; more are only described.
  private static var most: Int { 20 }

  init(_ field: QueryField<Rows>, _ rows: Rows) throws {
    switch field.meaning {
    case .name, .ownName: text = "a name"
    case .number(let measure): text = Self.number(measure)
    case .choice(let choice, let measure):
      let details = choice.details
      let more = [
        measure.map { "or \(Self.number($0))" },
        details.contains(.amount) ? "a comparison after it" : nil,
        details.contains(.game) ? "`@` game" : nil, details.contains(.method) ? "`/` method" : nil,
        details.contains(.move) ? "`/` move" : nil,
      ]
      text = ([try Self.values(field, choice, rows)] + more.compactMap { $0 })
        .joined(separator: "; ")
    }
  }

  private static func number(_ measure: Measure<Rows>) -> String {
    let unit = measure.suffix.isEmpty ? "" : ", in\(measure.suffix)"
    return (measure.isRoman ? "a number, Roman or not" : "a number") + unit
  }

  private static func values(
    _ field: QueryField<Rows>, _ choice: Choice<Rows>, _ rows: Rows
  ) throws -> String {
    if field.name == "is" { return "a word" }
    let slugs = choice.vocabulary(rows).entries.map(\.slug).unique
    guard slugs.count > most else { return slugs.map { "`\($0)`" }.joined(separator: " ") }
    return "aeiou".contains(choice.noun.prefix(1)) ? "an \(choice.noun)" : "a \(choice.noun)"
  }
}
