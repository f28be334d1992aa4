import PokedexDomain
import PokedexTesting

/// What stands between the marks of a text is what a problem underlines: `hp>‸abc‸`.
let mark: Character = "‸"

extension String {
  var unmarked: String { filter { $0 != mark } }

  /// The text with marks around the ranges, which may not overlap.
  func marked(_ ranges: [Range<Int>]) -> String {
    var characters = self.map(String.init) + [""]
    for range in ranges {
      characters[range.lowerBound] = "\(mark)" + characters[range.lowerBound]
      characters[range.upperBound] = "\(mark)" + characters[range.upperBound]
    }
    return characters.joined()
  }
}

/// What is wrong with a query, in the order of its text.
func problems(of text: String) -> [QueryProblem] {
  QueryPlanner.plan(QueryParser.parse(text), length: text.count, for: sample.rows).problems
}

/// How a query was understood: `(and [words] type:fire (not …))`.
func outline(_ text: String) -> String {
  let query = QueryParser.parse(text)
  let sorts = query.sorts.map { " \($0.isDescending ? "-" : "+")\($0.field.text)" }
  return outline(query.root) + sorts.joined()
}

private func outline(_ node: Query.Node) -> String {
  switch node {
  case .all(let parts): "(" + (["and"] + parts.map(outline)).joined(separator: " ") + ")"
  case .any(let parts): "(" + (["or"] + parts.map(outline)).joined(separator: " ") + ")"
  case .not(let part): "(not \(outline(part)))"
  case .words(let words): "[" + words.map(outline).joined(separator: " ") + "]"
  case .term(let term):
    term.field.text + term.comparison.rawValue + term.values.map(outline).joined(separator: ",")
  }
}

private func outline(_ word: Query.Word) -> String {
  word.isQuoted ? "\"\(word.text)\"" : word.text
}

/// The slugs that a query finds in the sample, in order.
func find(_ text: String, in engine: QueryEngine<PokemonRows> = sample) -> [String] {
  SearchPokedex()(text, in: engine).rows.map { engine.rows.catalog.forms.slugs[$0] }
}

let sample = QueryEngine(PokemonRows(SampleDex.catalog))

/// The same as PokeAPI brings it, without a dex to ask.
let fromPokeAPI = QueryEngine(PokemonRows(SampleDex.catalogOfPokeAPI))
