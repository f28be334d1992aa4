import PokedexTerminalUI
import PokedexTesting
import Testing

/// Names whose characters come in parts, in the filter.
@MainActor @Suite struct DecomposedNameTests {
  private static let names = [
    "\u{1111}\u{1175}\u{110F}\u{1161}\u{110E}\u{1172}", "ヒ\u{309A}カチュウ",
  ]

  private func expectPikachu(_ stage: Stage, _ name: String) {
    #expect(stage.text.contains("17 of 1,351"), "\(name)")
    #expect(stage.selectedRow?.contains("Pikachu") == true, "\(name)")
    #expect(stage.frame.isClean)
  }

  @Test func `parts that are typed one by one become whole characters`() async throws {
    for name in Self.names {
      let stage = try await stage("/")
      for part in name.unicodeScalars { await stage.type(String(part)) }
      expectPikachu(stage, name)
      let whole = name == Self.names[0] ? "피카츄" : "ピカチュウ"
      #expect(
        stage.text.unicodeScalars.map(\.value).split(whereSeparator: { $0 == 0x20 })
          .contains { $0.elementsEqual(whole.unicodeScalars.map(\.value)) })
    }
  }

  @Test func `parts that are pasted become whole characters`() async throws {
    for name in Self.names {
      let stage = try await stage("/")
      await stage.paste(name)
      expectPikachu(stage, name)
    }
  }

  @Test func `a part behind the cursor stays a character of its own`() async throws {
    let stage = try await stage("/\u{1111}<left>\u{1175}")
    #expect(stage.frame.isClean)
    await stage.type("<c-e>\u{1175}")
    #expect(stage.text.unicodeScalars.contains("피"))
  }
}
