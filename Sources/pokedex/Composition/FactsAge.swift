import PokedexDomain
import PokedexPresentation

/// The age of the facts in use, as a sentence.
enum FactsAge {
  /// - Parameter path: the user's own dex; `nil` for the bundled one, whose month docs/data.md has,
  ///   too.
  static func text(ownDex path: String?) -> String {
    guard let file = path.flatMap({ FileFacts($0) }) else {
      return worded("The facts are of August 2026.")
    }
    return worded("The facts are \(SyncText.duration(file.age)) old.")
  }
}
