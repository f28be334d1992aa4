/// A question about a Pokémon, a team or a game, which a page answers. Its words are the address of
/// the page, and what can be typed after `:`.
package enum Question: Hashable, Sendable {
  case breeding(Breeding)
  case sources(Sources)
  case teamSources(TeamSources)
  case training(TrainingPlaces)
  case catching(Catching)
  case individualValues(IVs)

  private static let kinds: [any Worded.Type] = [
    Breeding.self, Sources.self, TeamSources.self, TrainingPlaces.self, Catching.self,
    IVs.self,
  ]

  private var asked: any Worded {
    switch self {
    case .breeding(let breeding): breeding
    case .sources(let sources): sources
    case .teamSources(let sources): sources
    case .training(let training): training
    case .catching(let catching): catching
    case .individualValues(let values): values
    }
  }
}

/// A question with the words that ask it.
protocol Worded: Hashable, Sendable {
  static var words: Words<Self> { get }
  var question: Question { get }
}

extension Question {
  /// - Returns: `nil` if the first word asks no question.
  package static func read(
    _ text: String, in catalog: Catalog
  ) -> Result<Question, PokedexError>? {
    let typed = words(of: text)
    return kind(typed)?.read(typed.dropFirst(), in: catalog)
  }

  /// The words that read as this question, with slugs as names.
  ///
  /// - Returns: `nil` if there are none, as for a Pokémon that the dex lacks.
  package func text(in catalog: Catalog) -> String? { asked.text(in: catalog) }

  /// The question that a text asks, and those that it becomes if its last word is completed, or if
  /// another one follows.
  package static func completions(of text: String, in catalog: Catalog) -> [Question] {
    let typed = words(of: text)
    guard let kind = kind(typed) else { return [] }
    let isOpen = typed.count > 1 && text.last != " "
    let last = isOpen ? kind.completions(of: Array(typed.dropFirst()), in: catalog) : []
    let asked = [kind.read(typed.dropFirst(), in: catalog)].compactMap { try? $0.get() }
    return (asked + last + kind.completions(of: typed.dropFirst() + [""], in: catalog)).unique
  }

  private static func words(of text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Two questions may share their first word if one of them is about a team.
  private static func kind(_ typed: [String]) -> (any Worded.Type)? {
    let named = kinds.filter { $0.name == typed.first?.lowercased() }
    let isOfTeam = typed.dropFirst().first?.hasPrefix("@") ?? false
    return named.first { $0.isOfTeam == isOfTeam } ?? named.first
  }
}

extension Worded {
  fileprivate static var name: String { words.name }
  fileprivate static var isOfTeam: Bool { words.usage.contains("@") }

  fileprivate static func read(
    _ typed: some Sequence<String>, in catalog: Catalog
  ) -> Result<Question, PokedexError> { words.read(typed, in: catalog).map(\.question) }

  fileprivate static func completions(of typed: [String], in catalog: Catalog) -> [Question] {
    words.completions(of: typed, at: typed.count - 1, in: catalog).map(\.question)
  }

  fileprivate func text(in catalog: Catalog) -> String? {
    Self.words.write(self, in: catalog).map { ([Self.name] + $0).joined(separator: " ") }
  }
}
