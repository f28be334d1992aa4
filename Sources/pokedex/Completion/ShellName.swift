import PokedexDomain

/// What something is called in the shell.
struct ShellName {
  /// As addresses write it; the name itself of what has no address.
  let slug: String
  /// As people write it, in the language that is spoken.
  let name: String

  init(slug: String, name: String) {
    (self.slug, self.name) = (slug, name)
  }

  /// Of something that has one name only, such as a team.
  init(_ name: String) {
    self.init(slug: name, name: name)
  }

  /// All that may be offered to somebody who has typed this much. Whoever has typed a capital or a
  /// blank wants the name as it is written.
  func offers(for typed: TypedWord) -> [String] {
    guard !typed.isName else { return [name, slug] }
    return Wording.other == nil || slug == name ? [slug] : [Spelling.word(of: name), slug]
  }
}

/// A word as far as it is typed: a shell hands it over as it stands in the line, with quotation
/// marks and backslashes.
struct TypedWord {
  /// What it says so far.
  let text: String
  /// Whether a quotation mark is open.
  private let isOpen: Bool

  init(_ raw: String) {
    var text = ""
    var mark: Character?
    var rest = raw[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\" where mark != "'": rest.popFirst().map { text.append($0) }
      case mark: mark = nil
      case "'" where mark == nil, "\"" where mark == nil: mark = character
      default: text.append(character)
      }
    }
    (self.text, isOpen) = (text, mark != nil)
  }

  /// Whether several terms of a query may be one word, as within quotation marks.
  var mayHaveBlanks: Bool { isOpen || text.contains(" ") }

  /// Whether it is written as names are, and not as addresses.
  var isName: Bool { text.contains { $0.isUppercase || $0.isWhitespace } }

  /// Those of the words that begin so, each once.
  func begun(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { $0.hasPrefix(text) && seen.insert($0).inserted }
  }
}
