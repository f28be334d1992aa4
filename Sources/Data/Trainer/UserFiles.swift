import PokedexDomain

/// The user's text files. A leading `~/` in a path means the home directory.
package struct UserFiles: TextFiles {
  private let home: String?

  /// - Parameter home: the home directory, or `nil` if unknown.
  package init(home: String?) {
    self.home = home
  }

  package func text(of path: String) throws(PokedexError) -> String {
    let bytes = try WholeFile.read(whole(path))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .file(path: path, reason: worded("it is not UTF-8 text"))
    }
    return text
  }

  package func write(_ text: String, to path: String) throws(PokedexError) {
    try WholeFile.write(text, to: whole(path))
  }

  private func whole(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }
}
