import PokedexDomain

/// What something is called in the shell.
struct ShellName {
  /// As addresses write it; the name itself of what has no address.
  let slug: String
  /// As people write it, in the language that is spoken.
  let name: String

  init(slug: String, name: String) {
    self.slug = slug
    self.name = name
  }

  /// Of something that has one name only, such as a team.
  init(_ name: String) {
    self.init(slug: name, name: name)
  }

  /// All that may be offered to somebody who has typed this much. Whoever has typed a capital or a
  /// blank wants the name as it is written.
  func offers(for typed: ShellWord) -> [String] {
    guard !typed.isName else { return [name, slug] }
    return Wording.other == nil || slug == name ? [slug] : [Spelling.word(of: name), slug]
  }
}
