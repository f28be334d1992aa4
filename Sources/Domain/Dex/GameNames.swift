/// The display names of version groups, such as `Scarlet/Violet`.
package struct GameNames: Sendable {
  private let names: [ID<VersionGroup>: String]

  package init(_ dex: any DexReference) {
    let versions = dex.table(Version.self)
    let versionNames = dex.names(of: .version)
    let groups = versions.column(\.versionGroup)
    var names: [ID<VersionGroup>: [String]] = [:]
    for (row, group) in groups.enumerated() where row < versionNames.count {
      names[ID(Int(group)), default: []].append(versionNames[row])
    }
    self.names = names.mapValues { $0.joined(separator: "/") }
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
