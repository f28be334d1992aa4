import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

@Suite(.timeLimit(minutes: 5)) struct DexReplacementTests {
  /// Expects that a failed sync from the source leaves the old dex unchanged and no file beside it.
  private func expectUnchangedDex(_ source: any DexSource, _ expected: PokedexError) async throws {
    try await withSampleDex { path in
      let before = try contents(of: path)
      await #expect(throws: expected) { try await sync(source, to: path) }
      #expect(try contents(of: path) == before)
      let directory = String(path.dropLast("/dex.sqlite".count))
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["dex.sqlite"])
    }
  }

  @Test func aSourceThatFailsLeavesTheOldDex() async throws {
    let source = SampleSource { _ throws(PokedexError) in throw .network(.refused(host: "h")) }
    try await expectUnchangedDex(source, .network(.refused(host: "h")))
  }

  @Test func anEmptyListLeavesTheOldDex() async throws {
    let source = SampleSource { sink throws(PokedexError) in try sink.write([] as [Nature]) }
    try await expectUnchangedDex(
      source, .badData(BadData(resource: "nature", field: "", reason: "the list is empty")))
  }

  @Test func aDanglingLinkLeavesTheOldDex() async throws {
    let source = SampleSource { sink throws(PokedexError) in
      try sink.write(
        Learnset([LearnedMove(versionGroup: 8, method: 1, move: 84, level: 1)]), of: 83)
    }
    try await expectUnchangedDex(
      source,
      .badData(
        BadData(
          resource: "pokemon/83 moves", field: "",
          reason: "it links to version-group/8, which is not there")))
  }

  @Test func aSyncThatIsCancelledLeavesTheOldDex() async throws {
    try await withServer { server, transport in
      server.fail(.silent)
      try await withSampleDex { path in
        let source = PokeAPISource(
          api: PokeAPI(base: try address(server.base), transport: transport),
          work: try WorkFile(path: path + ".work", source: server.base), width: 4)
        let before = try contents(of: path)
        let task = Task { try await sync(source, to: path) }
        await server.wait { $0.pending == 4 }
        task.cancel()
        await #expect(throws: PokedexError.cancelled) { try await task.value }
        #expect(try contents(of: path) == before)
      }
    }
  }

  @Test func aSyncFromAServerThatFailsLeavesTheOldDex() async throws {
    try await withServer { server, transport in
      server.fail(.status(500))
      try await withDirectory { directory in
        let source = PokeAPISource(
          api: PokeAPI(base: try address(server.base), transport: transport),
          work: try WorkFile(path: directory + "/work", source: server.base), width: 4)
        try await expectUnchangedDex(source, .network(.status(500)))
      }
    }
  }

  @Test func theNewDexReplacesAnyFile() async throws {
    try await withDirectory { directory in
      let path = directory + "/new/deeper/dex.sqlite"
      try await sync(SampleSource(), to: path)
      let good = try contents(of: path)
      try write("something else".utf8, to: path)
      try write("left behind by a crash".utf8, to: path + ".partial")
      try await sync(SampleSource(), to: path)
      #expect(try contents(of: path) == good)
      #expect(!FileManager.default.fileExists(atPath: path + ".partial"))
    }
  }

  @Test func anUnwritablePathIsReported() async throws {
    try await withDirectory { directory in
      try write("a file".utf8, to: directory + "/file")
      let error = await #expect(throws: PokedexError.self) {
        try await sync(SampleSource(), to: directory + "/file/dex.sqlite")
      }
      guard case .file? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}
