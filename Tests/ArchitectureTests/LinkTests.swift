import FoundationEssentials
import Testing

/// The links between the documents.
@Suite struct LinkTests {
  private static let documents: [String] = {
    let inFolder = FileManager.default.subpaths(atPath: "\(SourceFile.root)/docs") ?? []
    let atTop = (try? FileManager.default.contentsOfDirectory(atPath: SourceFile.root)) ?? []
    return (atTop + inFolder.map { "docs/\($0)" }).filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func thereAreDocuments() {
    #expect(Self.documents.contains("README.md"))
    #expect(Self.documents.count > 15)
  }

  @Test(arguments: documents) func linksLeadToFilesAndHeadings(_ document: String) throws {
    for link in try Self.links(of: document) {
      let target = link.path.isEmpty ? document : Self.path(link.path, from: document)
      #expect(
        FileManager.default.fileExists(atPath: "\(SourceFile.root)/\(target)"), "\(link.path)")
      guard !link.heading.isEmpty else { continue }
      #expect(try Self.headings(of: target).contains(link.heading), "\(link)")
    }
  }

  /// A tarball has only these documents, in one folder.
  @Test func documentsOfAReleaseLinkToEachOther() throws {
    let script = try #require(SourceFile.text(at: "scripts/release"))
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("documents=(") })
    let shipped = line.dropFirst("documents=(".count).dropLast().split(separator: " ")
      .map(String.init)
    #expect(shipped.count >= 5)
    for document in shipped {
      for link in try Self.links(of: document) where !link.path.isEmpty {
        let target = Self.path(link.path, from: document)
        #expect(shipped.contains(target) || target == "docs/schemas", "\(document): \(target)")
      }
    }
  }

  // MARK: Markdown

  /// The target of a link to a file of the project.
  private struct Link {
    /// Empty for the document itself.
    let path: String
    let heading: String
  }

  private static func links(of document: String) throws -> [Link] {
    let text = try #require(SourceFile.text(at: document))
    return text.split(separator: "](", omittingEmptySubsequences: false).dropFirst()
      .compactMap { rest in
        let target = rest.prefix { $0 != ")" }
        guard !target.contains("://"), !target.contains(" ") else { return nil }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        return Link(path: String(parts[0]), heading: parts.count > 1 ? String(parts[1]) : "")
      }
  }

  private static func path(_ path: String, from document: String) -> String {
    var folders = document.split(separator: "/").dropLast()
    for part in path.split(separator: "/") {
      if part == ".." { _ = folders.popLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }

  /// The anchors that GitHub and similar sites derive from the headings.
  private static func headings(of document: String) throws -> [String] {
    let text = try #require(SourceFile.text(at: document))
    return text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
      return title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacing(" ", with: "-")
    }
  }
}
