/// The display names of version groups, such as `Scarlet/Violet` and `Sword/Shield: The Crown Tundra`.
package struct GameNames: Sendable {
  private let names: [ID<VersionGroup>: String]

  package init(_ dex: any DexReference) {
    let versionNames = dex.names(of: .version)
    var names: [ID<VersionGroup>: [String]] = [:]
    dex.forEachVersion { row, group in
      if row < versionNames.count { names[group, default: []].append(versionNames[row]) }
    }
    self.names = names.mapValues { versions in
      let ending = Self.commonEnding(of: versions)
      return versions.map { String($0.dropLast(ending.count)) }.joined(separator: "/") + ending
    }
  }

  /// The ending that the names of all versions of a game share, from a colon on: `: The Crown Tundra`;
  /// empty for a single version.
  package static func commonEnding(of versions: [String]) -> String {
    guard versions.count > 1, let first = versions.first, let colon = first.firstIndex(of: ":"),
      let last = first[..<colon].lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    let ending = String(first[first.index(after: last)...])
    return versions.allSatisfy { $0.hasSuffix(ending) } ? ending : ""
  }

  package subscript(group: ID<VersionGroup>) -> String { names[group] ?? "#\(group)" }

  /// The text after the name of one game: ` and 2 more games`; empty if there are no others.
  static func others(_ count: Int) -> String {
    switch count {
    case ...0: ""
    case 1: " and 1 more game"
    default: " and \(count) more games"
    }
  }
}

extension DexReference {
  /// Calls a function with the row and the games of each version, without the twins of a changed game,
  /// which is made of one version.
  func forEachVersion(_ body: (Int, ID<VersionGroup>) -> Void) {
    let versions = table(Version.self)
    let groups = versions.column(\.versionGroup)
    let only = onlyVersion.flatMap { versions.row(of: $0) }
    for (row, group) in groups.enumerated() {
      if let only, row != only, group == groups[only] { continue }
      body(row, ID(Int(group)))
    }
  }
}
