import PokedexDomain

extension Catalog {
  /// The entity of a kind whose exact name is the argument.
  ///
  /// - Throws: ``Failure`` with the nearest name.
  func named(_ word: String, _ kind: Kind) throws(Failure) -> (id: Int, name: String) {
    let (found, near) = try Failure.catching { () throws(PokedexError) in
      let found = try FindNamed()(word, in: self, among: [kind]).first
      return (found, found == nil ? try FindAnything()(word, in: self, among: [kind]).first : nil)
    }
    if let found { return (found.id, found.name) }
    let hint = near.map { NearestWord.question($0.name) } ?? ""
    throw Failure("there is no \(kind.title) '\(word)'\(hint)", .nothingFound)
  }
}
