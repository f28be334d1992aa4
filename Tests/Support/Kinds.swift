import PokedexDomain

extension Kinds {
  /// All kinds with a list and a page, for the arguments of a test.
  package static var withPages: [Kind] { all.map { $0.kind } }
}
