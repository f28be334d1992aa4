import PokedexDomain

extension Catalog {
  /// The entity of a kind whose exact name is the argument.
  ///
  /// - Throws: ``Failure`` with the nearest name.
  func named(_ word: String, _ kind: Kind) throws -> (id: Int, name: String) {
    let matches = FindAnything()(word, in: self, among: [kind])
    if let match = matches.first(where: { $0.closeness == .exact }) {
      return (match.id, match.name)
    }
    let near = matches.first.map { NearestWord.question($0.name) } ?? ""
    throw Failure("there is no \(kind.title) '\(word)'\(near)", .nothingFound)
  }
}
