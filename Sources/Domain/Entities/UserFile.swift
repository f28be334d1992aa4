/// A text file that the user writes into a folder of the program's data.
package struct UserFile: Hashable, Sendable {
  package let kind: UserFileKind
  /// The name of the file without its ending.
  package let name: String
  package let path: String
  /// The contents, or why they cannot be read.
  package let text: Result<String, PokedexError>

  package init(
    _ kind: UserFileKind, name: String, path: String, text: Result<String, PokedexError>
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.text = text
  }

  /// The most bytes of a name that Linux's file systems allow.
  package static let longestName = 255
}

/// Gives the files of one of the user's folders.
package protocol UserFileSource: Sendable {
  /// All files as they are now, sorted by name; none if there is no folder.
  func files() -> [UserFile]
}

/// A sort of such files, each with a folder of its own, which has this name.
package enum UserFileKind: String, CaseIterable, Sendable {
  /// The library of sets, as Showdown writes them.
  case sets
  /// Games that people changed.
  case games
  /// The order of places and battles of games.
  case routes

  /// The ending of the files.
  package var ending: String {
    switch self {
    case .sets: ".txt"
    case .games: ".pkgame"
    case .routes: ".route"
    }
  }

  /// The most files, the rest being left out.
  package var most: Int { self == .sets ? 1_000 : 500 }
  /// The largest file in bytes.
  package var largest: Int { self == .games ? 4 << 20 : 1 << 20 }
  /// The most bytes that are read of all files together, so that a backup can hold them.
  package static let largestInAll = 8 << 20

  /// Whether a file may have this name before the ending: it can be typed, and leads into no other folder.
  package func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/")
      && name.utf8.count + ending.utf8.count <= UserFile.longestName && name.typable == name
  }
}
