import GRDB
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Limits that keep an untrusted dex from filling the memory.
@Suite struct DexLimitTests {
  private func lines(_ bytes: [UInt8]) throws -> [String] {
    try bytes.withUnsafeBytes { try DexFile.lines($0) }
  }

  @Test func namesUpToTheLimitAreRead() throws {
    let name = [UInt8](repeating: 0x61, count: DexSchema.maxNameLength)
    #expect(try lines(name + [0x0A] + name).count == 2)
    #expect(throws: ByteReader.Damaged.self) { try lines([0x61, 0x0A, 0x61] + name) }
  }

  @Test func moreNamesThanAKindHasRowsAreRefused() throws {
    let most = [UInt8](repeating: 0x0A, count: DexSchema.maxRows - 1)
    #expect(try lines(most).count == DexSchema.maxRows)
    #expect(throws: ByteReader.Damaged.self) { try lines(most + [0x0A]) }
  }
}
