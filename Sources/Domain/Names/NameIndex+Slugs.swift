extension NameIndex {
  private static let mostSlugs = 20

  /// The first slugs that begin with the text, or whose names in the user's language do. None begins
  /// with a hyphen, as options do.
  ///
  /// - Parameters:
  ///   - slugs: The slug of each row.
  ///   - names: The name of each row.
  func slugs(beginningWith text: String, _ slugs: [String], _ names: [String]) -> [String] {
    guard !text.hasPrefix("-") else { return [] }
    let letters = Spelling.folded(text)
    let found = rows(beginningWith: letters).filter { row in
      row < min(slugs.count, names.count)
        && [slugs[row], names[row]].contains { Spelling.folded($0).starts(with: letters) }
    }
    return found.prefix(Self.mostSlugs).map { slugs[$0] }
  }
}
