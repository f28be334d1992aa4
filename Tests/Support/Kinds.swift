import PokedexDomain

extension Kinds {
  /// Every kind with a list and a page, as the argument of a test.
  package static var withPages: [Kind] { all.map { $0.kind } }
}
