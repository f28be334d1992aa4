/// Which folders of a folder name types of which others, and in which files.
struct FolderArrows {
  struct Arrow: Hashable {
    let from: String
    let to: String
  }

  /// For each arrow and each file, the types that it names.
  private(set) var causes: [Arrow: [String: Set<String>]] = [:]
  /// The folders with Swift files in them.
  let folders: Set<String>

  /// - Parameter root: such as `Domain`, or `Domain/Lists`.
  init(in root: String, of files: [SourceFile] = SourceFile.sources) {
    let sources = files.compactMap { file in
      file.folder(in: root).map { (file: file, folder: $0, names: SourceNames(file)) }
    }
    folders = Set(sources.map(\.folder))
    // A name that several folders declare is not known to mean any of them.
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

  /// Every arrow of some, with the files that draw it and the types that they name.
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
  /// The folder right below another that the file lies in; empty for a loose file, nothing for one
  /// that lies elsewhere.
  func folder(in root: String) -> String? {
    let parts = path.split(separator: "/").dropFirst()
    let rootParts = root.split(separator: "/")
    guard parts.starts(with: rootParts) else { return nil }
    let rest = parts.dropFirst(rootParts.count)
    return rest.count > 1 ? rest.first.map(String.init) : ""
  }
}
