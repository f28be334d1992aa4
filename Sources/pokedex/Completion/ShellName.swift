import PokedexDomain

/// The names of an entry on the command line.
struct ShellName {
  /// The slug, as in page addresses; the name itself if there is no slug.
  let slug: String
  /// The localized name.
  let name: String
}

extension ShellName {
  /// Creates the name of something without a slug, such as a team.
  init(_ name: String) {
    self.init(slug: name, name: name)
  }

  /// Returns the candidates for the typed text. If that contains a capital or a space, names are
  /// offered as people write them.
  func offers(for typed: ShellWord) -> [String] {
    guard !typed.isName else { return [name, slug] }
    return Wording.other == nil || slug == name ? [slug] : [Spelling.word(of: name), slug]
  }
}
