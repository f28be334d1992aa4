import PokedexData
import PokedexDomain
import PokedexTerminalUI

// Shapes of plain values, and of values that many answers have.

extension Shape {
  /// - Parameter type: a type of JSON, such as `string`.
  init(_ type: String, _ json: @escaping @Sendable (Value) -> JSON) {
    self.init(schema: { _ in Schema(type) }, json: json)
  }

  /// A value that is a number or a list of them, for example.
  init(anyOf schemas: [SchemaWriter], _ json: @escaping @Sendable (Value) -> JSON) {
    self.init(
      schema: { definitions in .any(of: schemas.map { $0(&definitions) }) }, json: json)
  }

  /// One of a few words.
  static func word(
    of words: [String], _ word: @escaping @Sendable (Value) -> String
  ) -> Shape {
    Shape(
      schema: { _ in Schema("string", [("enum", .list(words.map { .string($0) }))]) },
      json: { .text(word($0)) })
  }

  /// A number with this many decimals, which a whole number tells in units of the last one.
  static func decimal(
    places: Int, most: Int? = nil, _ scaled: @escaping @Sendable (Value) -> Int
  ) -> Shape {
    Shape(
      schema: { _ in
        Schema(
          "number",
          [("minimum", .number(0))] + [most.map { ("maximum", .number($0)) }].compactMap(\.self))
      },
      json: { .decimal(scaled($0), places: places) })
  }
}

extension Shape<Int> {
  static func number(_ range: ClosedRange<Int>) -> Shape {
    Shape(
      schema: { _ in
        Schema(
          "integer",
          [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))])
      }, json: { .number($0) })
  }

  static func number(_ range: PartialRangeFrom<Int>) -> Shape {
    Shape(
      schema: { _ in Schema("integer", [("minimum", .number(range.lowerBound))]) },
      json: { .number($0) })
  }

  static func number(among numbers: [Int]) -> Shape {
    Shape(
      schema: { _ in Schema("integer", [("enum", .list(numbers.map { .number($0) }))]) },
      json: { .number($0) })
  }

  /// How many there are.
  static var count: Shape { number(0...) }

  /// A damage multiplier, from percent.
  static var factor: Shape {
    Shape(
      schema: { _ in Schema("number", [("minimum", .number(0))]) },
      json: { .factor(percent: $0) })
  }
}

extension String: Shaped {
  static var shape: Shape<String> { Shape("string") { .text($0) } }
}

extension Int: Shaped {
  static var shape: Shape<Int> { Shape("integer") { .number($0) } }
}

extension Bool: Shaped {
  static var shape: Shape<Bool> { Shape("boolean") { .flag($0) } }
}

extension Optional: Shaped where Wrapped: Shaped {
  static var shape: Shape<Wrapped?> { .optional(Wrapped.shape) }
}

extension Array: Shaped where Element: Shaped {
  static var shape: Shape<[Element]> { .list(Element.shape) }
}

/// One of a few words, by their raw values.
protocol ShapedWord: Shaped, RawRepresentable<String>, CaseIterable {}

extension ShapedWord {
  static var shape: Shape<Self> { .word(of: allCases.map(\.rawValue)) { $0.rawValue } }
}

extension ID: Shaped where Entity == PokemonType {
  static var shape: Shape<ID<PokemonType>> {
    Shape(
      schema: { String.shape.schema(&$0).described("a type, in English and lower case") },
      json: { .text($0.slug) })
  }
}

extension Stat: Shaped {
  static let keys = allCases.map(\.jsonKey)
  static let shape = Shape<Stat>.word(of: keys, \.jsonKey)

  /// The word in JSON.
  var jsonKey: String { documentWord }
}

extension Named: Shaped {
  static var shape: Shape<Named<Entity>> {
    .object(
      named: "named",
      [Field("id", "PokéAPI's number", as: .number(1...), \.id.rawValue), Field("name", \.name)])
  }
}

extension GameGap: Shaped {
  static let shape = Shape<GameGap>.object(
    named: "lack",
    [
      Field(
        "what", "what is missing: \(words.joined(separator: ", ")), or pokemon: the Pokémon itself",
        \.subject),
      Field(
        "inGame",
        "false if the game lacks it; true if the game has it, but the dex does not know it",
        \.isInGame),
      Field("text", "the same in a sentence, in the user's language", \.text),
    ])

  private static let words =
    (GameFeature.allCases.map(\.rawValue)
    + ["evs", "ivs", "learnsets", "encounters", "learners", "catching", "stats"]).unique
}

extension Field {
  /// The circumstances of an answer.
  static func conditions(_ names: @escaping @Sendable (Value) -> [String]?) -> Field {
    Field("conditions", "the conditions that hold, as far as any matters; null for all", names)
  }

  /// The number of the format.
  static var format: Field {
    Field(
      "schema", "the number of the format",
      as: Shape(schema: { _ in .only(.number(JSON.format)) }, json: { .number($0) })
    ) { _ in JSON.format }
  }

  /// Things that the games lack or the dex does not know of them.
  static func lacks(_ gaps: @escaping @Sendable (Value) -> [GameGap?]) -> Field {
    Field("lacks", "empty if everything can be told, and without --game") {
      gaps($0).compactMap(\.self)
    }
  }
}

extension Field {
  /// Only in a changed game.
  static func changed(
    _ changes: @escaping @Sendable (Value) -> [Overlay.ChangedFact]
  ) -> Field {
    .ifAny(
      "changed", "the facts that people changed in the game; absent for none",
      as: .list(Overlay.ChangedFact.shape)
    ) { value in
      let found = changes(value)
      return found.isEmpty ? nil : found
    }
  }
}

extension Overlay.ChangedFact: Shaped {
  static let shape = Shape<Overlay.ChangedFact>.object(
    named: "changedFact",
    [
      Field("field", "as in the file of the game", \.field),
      Field("line", "of the file", as: .number(1...), \.line),
    ])
}

/// A page with what is missing on it.
struct PageWithGaps<Page: Shaped>: Shaped {
  let page: Page
  let gaps: [GameGap]

  init(_ page: Page, _ gaps: [GameGap]) {
    self.page = page
    self.gaps = gaps
  }

  static var shape: Shape<PageWithGaps> {
    .object(Page.shape.fields.map { $0.of(\.page) } + [.lacks(\.gaps)])
  }
}
