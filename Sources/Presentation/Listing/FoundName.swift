import PokedexDomain

/// The part of a row's name that was typed, or the name in another language that contains the typed
/// text.
package struct FoundName: Hashable, Sendable {
  /// The typed characters of the name.
  package var characters: [Range<Int>] = []
  /// The name in another language: `fr Charmillon`; `nil` if the row's own name was typed.
  package var foreign: String?
  /// The typed characters of ``foreign``.
  package var foreignCharacters: [Range<Int>] = []

  package init() {}

  init<Rows>(_ row: Int, in engine: QueryEngine<Rows>, _ plan: QueryPlan<Rows>) {
    guard let name = engine.foreignName(of: row, in: plan) else {
      characters = engine.matchedCharacters(of: row, in: plan)
      return
    }
    foreign = name.text
    let start = name.code.count + 1
    foreignCharacters = plan.names.flatMap { FoldedName(name.name).characters(matching: $0) }
      .map { $0.lowerBound + start..<$0.upperBound + start }
  }
}
