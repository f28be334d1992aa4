import PokedexDomain

extension Catalog {
  /// The entity of a kind whose exact name is the argument.
  ///
  /// - Throws: ``Failure`` with the nearest name.
  func named(_ word: String, _ kind: Kind) throws -> (id: Int, name: String) {
    if let found = FindNamed()(word, in: self, among: [kind]).first {
      return (found.id, found.name)
    }
    let near = FindAnything()(word, in: self, among: [kind]).first
    let hint = near.map { NearestWord.question($0.name) } ?? ""
    throw Failure("there is no \(kind.title) '\(word)'\(hint)", .nothingFound)
  }
}
