/// A kind of thing with a list and a page, such as moves. ``Kinds/all`` names every one of them:
/// lists, pages, `:`, addresses, commands and completions are made of that table.
package protocol Browsable: Tabular {
  associatedtype Rows: DexRows where Rows.Entity == Self
  associatedtype Page: EntityPage where Page.Entity == Self

  // MARK: Words

  /// The heading of its list: `Egg groups`.
  static var title: String { get }
  /// One of its things: `egg group`.
  static var noun: String { get }
  /// So many of its things: `12 egg groups`.
  static func counted(_ number: String) -> String

  // MARK: The shell, in English

  /// The words that stand before a name in an address, the usual one first: `egg-group:monster`.
  static var words: [String] { get }
  /// The command that prints its list: `egg-groups`.
  static var listWord: String { get }
  /// Its things in the help of that command: `egg groups`.
  static var plural: String { get }
  /// Arguments of that command, as its help shows them.
  static var listExamples: [String] { get }
  /// The help of the command that prints a page; none where only `show` does.
  static var pageUsage: PageUsage? { get }

  // MARK: Finding

  /// Kinds with lower numbers come first among names that are equally close.
  static var searchRank: Int { get }
  /// The names that lead to its pages.
  static var sources: [NameSource] { get }
  /// The subject of its prose; nil where PokeAPI has none.
  static func subject(of id: ID<Self>) -> Subject?
}

extension Browsable {
  package static var plural: String { listWord.replacing("-", with: " ") }
  package static var pageUsage: PageUsage? { nil }
  package static var sources: [NameSource] { [NameSource(Self.self, words: words)] }
  package static func subject(of id: ID<Self>) -> Subject? { nil }
}

/// The facts of one thing, with the names of all that it leads to.
package protocol EntityPage: Hashable, Sendable {
  associatedtype Entity: Tabular

  var name: String { get }

  /// - Throws: ``PokedexError/notFound(_:)``, and what reading the dex does.
  init(_ id: ID<Entity>, in dex: LensedDex) throws(PokedexError)
}

/// The help of a command that prints a page.
package struct PageUsage: Sendable {
  /// The page in a few words: `what it does, and who learns it`.
  package let summary: String
  /// Arguments of the command.
  package let examples: [String]

  package init(_ summary: String, _ examples: [String]) {
    self.summary = summary
    self.examples = examples
  }
}
