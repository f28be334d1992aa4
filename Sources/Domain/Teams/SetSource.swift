/// Gives the files of the user's library of sets.
package protocol SetSource: Sendable {
  /// All files as they are now, sorted by name; none if there is no library.
  func files() -> [SetFile]
}

/// A file of the library of sets.
package struct SetFile: Hashable, Sendable {
  /// The name of the file without its ending.
  package let name: String
  package let path: String
  /// The Showdown text, or why it cannot be read.
  package let text: Result<String, PokedexError>

  package init(name: String, path: String, text: Result<String, PokedexError>) {
    self.name = name
    self.path = path
    self.text = text
  }

  /// The ending of the files.
  package static let ending = ".txt"
  /// The most files, the rest being left out.
  package static let most = 1_000
  /// The largest file, and the most that all files may have together, in bytes.
  package static let largest = 1 << 20
  package static let largestInAll = 8 << 20

  /// Whether a file may have this name before the ending: it can be typed, and leads into no other folder.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/")
      && name.utf8.count + ending.utf8.count <= longestName && TeamNames.typable(name) == name
  }

  /// The most bytes of a name that Linux's file systems allow.
  package static let longestName = 255
}
