/// A kind of entity with a list and a page, such as moves. ``Kinds/all`` lists all of them; lists,
/// pages, the `:` prompt, addresses, commands and completions are generated from that list.
package protocol Browsable: Tabular {
  associatedtype Rows: DexRows where Rows.Entity == Self
  associatedtype Page: EntityPage where Page.Entity == Self

  // MARK: Names

  /// The heading of the list: `Egg groups`.
  static var title: String { get }
  /// The singular: `egg group`.
  static var noun: String { get }
  /// Returns a number with the plural: `12 egg groups`.
  static func counted(_ number: String) -> String

  // MARK: Command line, always in English

  /// The words before a name in an address, the preferred one first: `egg-group:monster`.
  static var words: [String] { get }
  /// The command that prints the list: `egg-groups`.
  static var listWord: String { get }
  /// The plural in the help of that command: `egg groups`.
  static var plural: String { get }
  /// Example arguments in the help of that command.
  static var listExamples: [String] { get }
  /// The help of the command that prints a page; `nil` if only `show` prints it.
  static var pageUsage: PageUsage? { get }

  // MARK: Search

  /// The rank among equally good search results; lower numbers come first.
  static var searchRank: Int { get }
  /// The names that lead to pages of this kind.
  static var sources: [NameSource] { get }
  /// Returns the subject of an entity's descriptions; `nil` if PokeAPI has none.
  static func subject(of id: ID<Self>) -> Subject?
}

extension Browsable {
  package static var plural: String { listWord.replacing("-", with: " ") }
  package static var pageUsage: PageUsage? { nil }
  package static var sources: [NameSource] { [NameSource(Self.self, words: words)] }
  package static func subject(of id: ID<Self>) -> Subject? { nil }
}

/// The contents of an entity's page, with the names of everything that it refers to.
package protocol EntityPage: Hashable, Sendable {
  associatedtype Entity: Tabular

  var name: String { get }
  /// Why the page tells less in the games of the lens; `nil` if it tells everything.
  var gap: GameGap? { get }

  /// `nil` if there is no such entity.
  init?(_ id: ID<Entity>, in dex: LensedDex)
}

extension EntityPage {
  package var gap: GameGap? { nil }
}

/// The help of a command that prints a page.
package struct PageUsage: Sendable {
  /// The page in a few words: `what it does, and who learns it`.
  package let summary: String
  /// Example arguments of the command.
  package let examples: [String]

  package init(_ summary: String, _ examples: [String]) {
    self.summary = summary
    self.examples = examples
  }
}
