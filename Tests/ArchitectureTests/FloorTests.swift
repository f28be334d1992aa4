import FoundationEssentials
import Testing

/// A folder uses only the folders that ``Floors`` allows it, and these come before it in the table.
///
/// `FLOORS=Data,Screens/Teams` prints the dependencies among the subfolders of `Data` and those of
/// `Screens/Teams`, with the files that cause them.
@Suite struct FloorTests {
  @Test(arguments: Floors.all.keys.sorted())
  func aFolderUsesOnlyAllowedFolders(_ root: String) throws {
    let floors = try #require(Floors.all[root])
    let arrows = FolderArrows(in: root)
    let others = arrows.causes.keys.filter { arrow in
      !floors.contains { $0.key == arrow.from && $0.value.contains(arrow.to) }
    }
    #expect(others.isEmpty, "\(root):\n\(arrows.report(others))")
    #expect(arrows.folders == Set(floors.map(\.key)), "\(root)")
  }

  @Test(arguments: Floors.all.keys.sorted())
  func aFolderMayUseOnlyEarlierFolders(_ root: String) throws {
    var before: Set<String> = []
    for (folder, others) in try #require(Floors.all[root]) {
      #expect(others.isSubset(of: before), "\(root)/\(folder)")
      before.insert(folder)
    }
  }

  @Test func everyModuleHasFloors() {
    let known = Set(Floors.all.keys.filter { !$0.contains("/") })
    #expect(known == Set(SourceFile.sources.map(\.module)))
  }

  @Test func everyFolderOfFoldersHasFloors() {
    let parents = SourceFile.sources.flatMap { $0.folders.dropLast() }
    #expect(Set(parents).subtracting(Floors.all.keys).isEmpty)
  }

  @Test func noFileIsBesideFolders() {
    let parents = Set(SourceFile.sources.flatMap { $0.folders.dropLast() })
    let loose = SourceFile.sources.filter { $0.folders.last.map(parents.contains) ?? false }
    #expect(loose.isEmpty)
  }

  private static let printed = ProcessInfo.processInfo.environment["FLOORS"]?.split(separator: ",")

  @Test(.enabled(if: printed != nil), arguments: printed ?? [])
  func arrowsArePrinted(_ root: Substring) {
    let arrows = FolderArrows(in: String(root))
    print("== \(root)\n\(arrows.report(arrows.causes.keys))\n")
  }

  @Test func arrowsAreFound() {
    let files = [
      SourceFile(
        path: "Sources/X/One/A.swift",
        lines: [
          "package struct A {", "  enum Part {}", "}", "func make() {}",
          "extension String {", "  var loud: Self { self }", "  private var low: Self { self }",
          "}",
        ]),
      SourceFile(path: "Sources/X/One/E.swift", lines: ["private struct Hidden {}"]),
      SourceFile(
        path: "Sources/X/Two/Deep/B.swift",
        lines: [
          "final class B {", "  let a: A", "  let text = \"C \\(make(\"E\".loud)) D\" // C",
          "  let other = \"\".low", "}",
        ]),
      SourceFile(
        path: "Sources/X/Three/C.swift",
        lines: ["enum C {", "  struct B {}", "  let b: B, d = x.A, part: Part, h: Hidden", "}"]),
    ]
    let arrows = FolderArrows(in: "X", of: files)
    #expect(arrows.folders == ["One", "Two", "Three"])
    #expect(
      arrows.report(arrows.causes.keys)
        == "Two → One\n    Sources/X/Two/Deep/B.swift: A, loud, make")
  }
}

extension SourceFile {
  /// The folders that contain the file, such as `Domain`, `Domain/Lists` and `Domain/Lists/Moves`.
  fileprivate var folders: [String] {
    let parts = path.split(separator: "/").dropFirst().dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
