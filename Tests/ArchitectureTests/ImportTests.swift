import Testing

/// The allowed imports of each module. SwiftPM does not enforce them: an import that Package.swift
/// does not declare compiles as soon as the module has been built.
@Suite struct ImportTests {
  private static let allowed: [String: Set<String>] = [
    "Unicode": [],
    "Domain": ["PokedexUnicode", "Synchronization"],
    "Data": [
      "PokedexDomain", "CBundled", "CPNG", "CSQLiteGuard", "CZlib", "GRDB", "GRDBSQLite",
      "NIOCore",
      "NIOPosix", "NIOHTTP1", "NIOHTTPCompression", "NIOExtras", "NIOSSL", "NIOTLS",
      "Logging", "FoundationEssentials", "Glibc", "Synchronization",
    ],
    "Presentation": ["PokedexDomain", "Observation", "Synchronization"],
    "TerminalUI": ["PokedexUnicode"],
    "TerminalNcurses": [
      "PokedexTerminalUI", "CNcurses", "CPNG", "CTerminal", "Dispatch", "FoundationEssentials",
      "Glibc",
    ],
    "Screens": ["PokedexPresentation", "PokedexDomain", "PokedexTerminalUI", "Observation"],
    "pokedex": [
      "PokedexDomain", "PokedexData", "PokedexPresentation", "PokedexScreens",
      "PokedexTerminalUI", "PokedexTerminalNcurses", "ArgumentParser", "FoundationEssentials",
      "Glibc", "Logging", "Synchronization",
    ],
  ]

  @Test(arguments: SourceFile.sources) func aModuleHasOnlyAllowedImports(_ file: SourceFile) throws
  {
    let allowed = try #require(Self.allowed[file.module], "a module that the table does not know")
    let others = Set(file.imports).subtracting(allowed)
    #expect(others.isEmpty, "\(file)")
  }

  @Test func everyModuleOfTheTableExists() {
    #expect(Set(SourceFile.sources.map(\.module)) == Set(Self.allowed.keys))
  }

  @Test func noFileImportsAllOfFoundation() {
    for file in SourceFile.sources + SourceFile.tests {
      #expect(
        Set(file.imports).isDisjoint(with: ["Foundation", "FoundationNetworking"]), "\(file)")
    }
  }

  @Test func onlyOneModuleImportsNcurses() {
    let knowing = Set(SourceFile.sources.filter { $0.imports.contains("CNcurses") }.map(\.module))
    #expect(knowing == ["TerminalNcurses"])
  }

  @Test func importsAreFound() {
    let lines: [Substring] = [
      "import One", "@testable import Two", "internal import Three", "import struct Four.Five",
      "// import None", "let text = \"import None\"", "@preconcurrency import Six",
    ]
    #expect(
      SourceFile(path: "Sources/X/Y.swift", lines: lines).imports
        == ["One", "Two", "Three", "Four", "Six"])
  }
}
