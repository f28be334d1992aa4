/// A bare word of a query, wherever it stands there.
struct PlannedWord: Hashable {
  let text: String
  let isQuoted: Bool
  let isNegated: Bool
}
