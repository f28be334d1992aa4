/// A sort of thing that words name, such as a move.
struct WordKind<Thing: Hashable & Sendable>: Sendable {
  typealias Asked<Answer> = @Sendable (String, Catalog) -> Answer

  /// How the help of a command writes it; empty for what only stored words have.
  let usage: String
  let noun: @Sendable () -> String
  /// Reads a name; `nil` if it is none.
  let read: Asked<Result<Thing, PokedexError>?>
  /// The names that a wrong one may stand for; `nil` if none is like it.
  let nearest: Asked<String?>
  /// The word that means the thing in all languages; `nil` if the dex lacks the thing.
  let word: @Sendable (Thing, Catalog) -> String?
  /// The words that begin with some letters, or that have a name which does.
  let beginning: Asked<[String]>

  /// Takes the longest name that the words begin with, so that a name of several words needs no
  /// quotation marks.
  func take(
    from words: inout ArraySlice<String>, in catalog: Catalog
  ) -> Result<Thing, Misread> {
    // A number after a name is none of its words: `zygarde 50` is at level 50.
    let count = words.dropFirst().prefix(mostWordsOfName - 1).prefix { Int($0) == nil }.count + 1
    let names = (1...count).reversed().map { words.prefix($0).joined(separator: " ") }
    for (index, name) in names.enumerated() {
      guard let found = read(name, catalog) else { continue }
      words = words.dropFirst(count - index)
      return found.mapError { error in Misread { error } }
    }
    return .failure(Misread { self.unknown(names, in: catalog) })
  }

  /// - Parameter names: the beginnings of what is written, the longest first.
  private func unknown(_ names: [String], in catalog: Catalog) -> PokedexError {
    let near = names.lazy.compactMap { name in nearest(name, catalog).map { (name, $0) } }.first
    let name = near?.0 ?? names.last ?? ""
    return .notFound("\(noun()) '\(name)'\(NearestWord.hint(near?.1))")
  }
}

let mostWordsOfName = 8

extension WordKind<ID<Form>> {
  static var form: Self {
    Self(
      usage: "POKEMON", noun: { worded("Pokémon") },
      read: { name, catalog in
        switch FormReader(catalog)(name) {
        case .form(let row): .success(catalog.forms.ids[row])
        case .unclear(let rows): .failure(.unclear(name, rows.map { catalog.forms.slugs[$0] }))
        case .unknown: nil
        }
      },
      nearest: { FormReader($1).nearest(to: $0) }, word: { $1.forms[$0]?.slug },
      beginning: { $1.nameIndex().slugs(beginningWith: $0, $1.forms.slugs, $1.names) })
  }
}

extension WordKind<ID<Move>> {
  static var move: Self {
    Self(
      usage: "MOVE", noun: { Move.noun },
      read: { FindNamed()($0, in: $1, among: [.move]).first.map { .success(ID($0.id)) } },
      nearest: { NearestWord.to($0, among: $1.dex.names(of: .move)) },
      word: { $1.dex.table(Move.self)[$0]?.slug },
      beginning: {
        $1.dex.nameIndex(of: .move).slugs(
          beginningWith: $0, $1.dex.table(Move.self).slugs, $1.dex.names(of: .move))
      })
  }
}

extension WordKind<ID<VersionGroup>?> {
  static var game: Self {
    Self(
      usage: "GAME", noun: { VersionGroup.noun },
      read: { name, catalog in
        let data = catalog.lenses.named(name)?.data
        return data.flatMap { $0.isGame ? .success($0.groups.first) : nil }
      },
      nearest: { name, catalog in catalog.lenses.nearest(to: name) },
      word: { game, catalog in game.flatMap { catalog.dex.table(VersionGroup.self)[$0]?.slug } },
      beginning: { text, catalog in
        catalog.dex.table(VersionGroup.self).slugs.filter { $0.hasPrefix(text) }
      })
  }
}

extension WordKind<Stat> {
  static var stat: Self {
    let words = Stat.allCases.map(\.word)
    return Self(
      usage: words.joined(separator: "|"), noun: { worded("stat") },
      read: { name, _ in Stat(written: name).map { .success($0) } },
      nearest: { _, _ in words.joined(separator: ", ") }, word: { stat, _ in stat.word },
      beginning: { text, _ in words.filter { $0.hasPrefix(text) } })
  }
}

extension WordKind<Int> {
  /// A number in a range, which only stored words and links have.
  static func number(_ range: ClosedRange<Int>) -> Self {
    Self(
      usage: "", noun: { worded("number up to \(range.upperBound)") },
      read: { text, _ in Int(text).flatMap { range.contains($0) ? .success($0) : nil } },
      nearest: { _, _ in nil }, word: { number, _ in "\(number)" }, beginning: { _, _ in [] })
  }
}
