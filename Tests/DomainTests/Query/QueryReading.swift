import PokedexDomain
import PokedexTesting
import Testing

/// A pair of marks encloses the range that a problem underlines: `hp>‸abc‸`.
let mark: Character = "‸"

extension String {
  var unmarked: String { filter { $0 != mark } }

  /// Puts marks around the given ranges, which must not overlap.
  func marked(_ ranges: [Range<Int>]) -> String {
    var characters = self.map(String.init) + [""]
    for range in ranges {
      characters[range.lowerBound] = "\(mark)" + characters[range.lowerBound]
      characters[range.upperBound] = "\(mark)" + characters[range.upperBound]
    }
    return characters.joined()
  }
}

/// The problems of a query, in text order.
func problems(of text: String) -> [QueryProblem] {
  QueryPlanner.plan(QueryParser.parse(text), length: text.count, for: sample.rows).problems
}

/// An outline of a parsed query: `(and [words] type:fire (not …))`.
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

/// The slugs of the sample's rows that match a query, in order.
func find(_ text: String, in engine: QueryEngine<PokemonRows> = sample) -> [String] {
  SearchPokedex()(text, in: engine).rows.map { engine.rows.catalog.forms.slugs[$0] }
}

let sample = QueryEngine(PokemonRows(SampleDex.catalog))

/// The same rows as loaded from PokeAPI, without a dex.
let fromPokeAPI = QueryEngine(PokemonRows(SampleDex.catalogOfPokeAPI))

/// Expects exactly one problem in a query, with its range between the marks.
func expectProblem(_ marked: String, _ message: String, isUnfinished: Bool) {
  let found = problems(of: marked.unmarked)
  #expect(marked.unmarked.marked(found.map(\.range)) == marked)
  #expect(found.map(\.message) == [message])
  #expect(found.map(\.isUnfinished) == [isUnfinished])
}
