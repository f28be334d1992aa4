import PokedexDomain

/// Example queries with their meaning, one of them selected.
package struct QueryCard: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Queries; the first one can be inserted into the field.
    package let examples: [String]
    package let meaning: String
  }

  package let lines: [Line]
  package private(set) var index = 0

  /// The examples are in the current language.
  package init<Rows: QueryRows>(for rows: Rows) {
    let advice = rows is PokemonRows ? Self.pokemon : Self.fields(of: Rows.self)
    lines = advice.map { examples, meaning in
      Line(examples: examples.map { rows.spoken($0) }, meaning: meaning)
    }
  }

  package mutating func move(by step: Int) {
    index = max(0, min(index + step, lines.count - 1))
  }

  /// The query that is put into the field.
  package var selected: String? {
    lines.indices.contains(index) ? lines[index].examples.first : nil
  }

  /// The lines to read aloud.
  package var spoken: [String] {
    lines.map { "\($0.meaning): \($0.examples.joined(separator: ", "))" }
  }

  private typealias Advice = (examples: [String], meaning: String)

  private static var pokemon: [Advice] {
    [
      ([worded("char"), "#25"], worded("a name in any language, or a number")),
      (["type:fire", "-type:flying"], worded("is of the type; is not")),
      (["spe>100", "atk>spa", "hp:50..80"], worded("numbers, compared")),
      (
        ["move:wish/egg", "move:surf@platinum"],
        worded("learns the move by this method; in this game")
      ),
      (["weak:ice>=4", "resists:fire"], worded("the damage it takes")),
      (["ability:levitate", "egg:dragon"], worded("has the ability, the egg group")),
      (["is:legendary", "is:final"], worded("has the trait")),
      (["type:fire is:mono", "fire | water"], worded("both; either")),
      (["sort:-spe", "sort:name"], worded("the order; - for highest first")),
      (["evolves:trade", "gen:4"], worded("and much more: Tab lists it")),
    ]
  }

  private static func fields<Rows: QueryRows>(of rows: Rows.Type) -> [Advice] {
    let first = QueryField<Rows>.first
    let fields = first.prefix(8).map { field in
      (Array(field.examples.prefix(2)), Phrase(field.summary).text)
    }
    let both = first.dropFirst().prefix(2).map { $0.examples[0] }
    return fields + [
      ([both.joined(separator: " "), both.joined(separator: " | ")], worded("both; either")),
      (["sort:name"], worded("the order; - for highest first")),
    ]
  }
}
