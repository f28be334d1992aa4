/// The dependencies among the subfolders of a folder.
struct FolderArrows {
  struct Arrow: Hashable {
    let from: String
    let to: String
  }

  /// For each dependency and each file, the types that it uses.
  private(set) var causes: [Arrow: [String: Set<String>]] = [:]
  /// The subfolders with Swift files.
  let folders: Set<String>

  /// - Parameter root: The folder, such as `Domain` or `Domain/Lists`.
  init(in root: String, of files: [SourceFile] = SourceFile.sources) {
    let sources = files.compactMap { file in
      file.folder(in: root).map { (file: file, folder: $0, names: SourceNames(file)) }
    }
    folders = Set(sources.map(\.folder))
    // A name that several folders declare is ambiguous, and ignored.
    var homes: [String: Set<String>] = [:]
    for source in sources {
      for name in source.names.declared { homes[name, default: []].insert(source.folder) }
    }
    for source in sources {
      for name in source.names.used.subtracting(source.names.nested) {
        guard let found = homes[name], found.count == 1, let home = found.first,
          home != source.folder
        else { continue }
        causes[Arrow(from: source.folder, to: home), default: [:]][source.file.path, default: []]
          .insert(name)
      }
    }
  }

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
