/// The dependencies among the subfolders of a folder.
struct FolderArrows {
  struct Arrow: Hashable {
    let from: String
    let to: String
  }

  /// The files that cause each dependency, each with the types and extension members that it uses.
  private(set) var causes: [Arrow: [String: Set<String>]] = [:]
  /// The subfolders with Swift files.
  let folders: Set<String>

  /// - Parameter root: The folder, such as `Domain` or `Domain/Lists`.
  init(in root: String, of files: [SourceFile] = SourceFile.sources) {
    let sources = files.compactMap { file in
      file.folder(in: root).map { (file: file, folder: $0, names: SourceNames(file)) }
    }
    folders = Set(sources.map(\.folder))
    let types = Homes(sources.map { ($0.folder, $0.names.declared) })
    let members = Homes(
      sources.map { ($0.folder, $0.names.extensionMembers) },
      besides: Self.standardMembers + files.flatMap { SourceNames($0).members })
    for source in sources {
      let names = source.names
      let used =
        types.homes(of: names.used.subtracting(names.nested))
        + members.homes(of: names.usedMembers)
      for (name, home) in used where home != source.folder {
        causes[Arrow(from: source.folder, to: home), default: [:]][source.file.path, default: []]
          .insert(name)
      }
    }
  }

  /// Names that members of Swift's own types also have.
  private static let standardMembers = ["contents", "split", "union"]

  /// Returns a list of dependencies, with the files that cause them and the types that they use.
  func report(_ arrows: some Sequence<Arrow>) -> String {
    arrows.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { arrow in
      let files = (causes[arrow] ?? [:]).sorted { $0.key < $1.key }.map { file, names in
        "    \(file): \(names.sorted().joined(separator: ", "))"
      }
      return (["\(arrow.from) → \(arrow.to)"] + files).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// The folder that declares each name. A name that several folders declare is ambiguous: ignored.
private struct Homes {
  private var folders: [String: Set<String>] = [:]

  /// - Parameter others: Further names to treat as ambiguous.
  init(_ declared: [(folder: String, names: Set<String>)], besides others: [String] = []) {
    for (folder, names) in declared {
      for name in names { folders[name, default: []].insert(folder) }
    }
    for name in others { folders[name] = nil }
  }

  func homes(of names: Set<String>) -> [(name: String, folder: String)] {
    names.compactMap { name in
      guard let found = folders[name], found.count == 1, let folder = found.first else {
        return nil
      }
      return (name, folder)
    }
  }
}

extension SourceFile {
  /// Returns the subfolder of a root that contains the file: an empty string for a file directly in
  /// it, and `nil` for one outside.
  func folder(in root: String) -> String? {
    let parts = path.split(separator: "/").dropFirst()
    let rootParts = root.split(separator: "/")
    guard parts.starts(with: rootParts) else { return nil }
    let rest = parts.dropFirst(rootParts.count)
    return rest.count > 1 ? rest.first.map(String.init) : ""
  }
}
