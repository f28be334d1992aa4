/// A sort of thing that words name, such as a move.
package struct WordKind<Thing: Hashable & Sendable>: Sendable {
  typealias Asked<Answer> = @Sendable (String, Catalog) -> Answer

  /// How the help of a command writes it: `MOVE`.
  let usage: String
  let noun: @Sendable () -> String
  /// Reads a name; `nil` if it is none.
  let read: Asked<Result<Thing, PokedexError>?>
  /// The names that a wrong one may stand for; `nil` if none is like it.
  let nearest: Asked<String?>
  /// The word that means the thing in all languages; `nil` if the dex lacks the thing.
  let word: @Sendable (Thing, Catalog) -> String?
  var offered = OfferedWords.none

  /// Takes the longest name that the words begin with, so that a name of several words needs no
  /// quotation marks.
  func take(
    from words: inout ArraySlice<String>, in catalog: Catalog
  ) -> Result<Thing, Misread> {
    let counts = (1...Self.count(of: words)).reversed()
    let names = counts.map { words.prefix($0).joined(separator: " ") }
    for (name, count) in zip(names, counts) {
      guard let found = read(name, catalog) else { continue }
      words = words.dropFirst(count)
      return found.mapError { error in Misread { error } }
    }
    return .failure(Misread { unknown(names, in: catalog) })
  }

  /// - Parameter names: The beginnings of what is written, the longest first.
  private func unknown(_ names: [String], in catalog: Catalog) -> PokedexError {
    let near = names.lazy.compactMap { name in nearest(name, catalog).map { (name, $0) } }.first
    let name = near?.0 ?? names.last ?? ""
    let missing = "\(noun()) '\(name)'\(NearestWord.hint(near?.1))"
    guard case .list = offered else { return .notFound(missing) }
    return .wrongWords(worded("there is no \(missing)"))
  }

  /// The name of a team may have any number of words.
  private static func count(of words: ArraySlice<String>) -> Int {
    let isTeam = words.first?.hasPrefix(FormOrTeam.sign) ?? false
    return max(1, isTeam ? words.count : min(words.count, mostWordsOfName))
  }
}

let mostWordsOfName = 8
