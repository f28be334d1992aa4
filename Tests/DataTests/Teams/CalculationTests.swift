import CZlib
import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The damage of calculations, compared with another calculator's. Together they cover each
/// modifier, ability and item in each generation in which it changes damage, with so much damage
/// that a factor which is off by four thousandths changes it.
///
/// `Tests/Checks/choose_calculations.py` chose them, and `factors.py` beside it checks the factors.
@Suite(.timeLimit(minutes: 5)) struct CalculationTests {
  /// The number of calculations in a group. The groups are calculated concurrently.
  private static let group = 256
  /// The number of wrong calculations that are shown.
  private static let shown = 20

  private struct Expected: Decodable {
    /// For each hit the damage of each roll.
    let damage: [[Int]]
  }

  /// `Calculations-fields` has those with hazards, partners and counts.
  @Test(arguments: ["Calculations", "Calculations-fields"])
  func theDamageIsThatOfAnotherCalculator(_ name: String) async throws {
    let lines = try Self.lines(of: name)
    #expect(lines.count > 300)
    let calculate = CalculateDamage(await DexPokedex(dex: try DexFile()).catalog())
    let wrong = try await withThrowingTaskGroup(of: [String].self) { tasks in
      for start in stride(from: 0, to: lines.count, by: Self.group) {
        let part = lines[start..<min(lines.count, start + Self.group)]
        tasks.addTask { try Self.wrong(in: part, calculate) }
      }
      return try await tasks.reduce(into: []) { $0 += $1 }
    }
    let list = wrong.prefix(Self.shown).joined(separator: "\n")
    #expect(wrong.isEmpty, "\(wrong.count) of \(lines.count) in \(name):\n\(list)")
  }

  @Test func theCalculationsAreOfAllGenerations() throws {
    let reader = CalculationDocument.Reader()
    let eras = Set(try Self.lines(of: "Calculations").map { try reader.read($0).era })
    #expect(eras == Set(BattleEra.known.map { .generation($0) } + [.champions]))
  }

  /// A sentence for each calculation whose damage differs, or that leaves something out.
  private static func wrong(
    in lines: ArraySlice<[UInt8]>, _ calculate: CalculateDamage
  ) throws -> [String] {
    let (reader, decoder) = (CalculationDocument.Reader(), JSONDecoder())
    return try lines.indices.compactMap { index in
      let line = lines[index]
      let expected = try decoder.decode(Expected.self, from: Data(line)).damage
      let written = try reader.read(line)
      let sentence =
        "line \(index + 1), \(written.era): \(written.attacker.species)'s \(written.move.name)"
        + " on \(written.defender.species): "
      do throws(CalculationProblem) {
        let result = try calculate(written)
        guard result.notCounted.isEmpty else { return sentence + "\(result.notCounted) left out" }
        let found = result.damage.hits
        return found == expected ? nil : sentence + "\(found) instead of \(expected)"
      } catch {
        return sentence + error.text
      }
    }
  }

  /// The lines of a compressed file beside this one.
  private static func lines(of name: String) throws -> [[UInt8]] {
    let folder = #filePath.prefix(upTo: try #require(#filePath.lastIndex(of: "/")))
    let file = try #require(gzopen("\(folder)/\(name).jsonl.gz", "rb"), "\(name) is missing")
    defer { gzclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = gzread(file, &chunk, UInt32(chunk.count))
      try #require(count >= 0, "\(name) is damaged")
      guard count > 0 else { break }
      bytes += chunk.prefix(Int(count))
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
  }
}
