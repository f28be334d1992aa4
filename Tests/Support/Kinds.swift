import PokedexDomain

extension Kinds {
  /// Every kind with a list and a page, as the argument of a test.
  package static var tried: [Kind] { all.map { $0.kind } }
}
