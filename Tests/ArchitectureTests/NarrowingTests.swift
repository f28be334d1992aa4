import PokedexTesting
import Testing

/// Conversions to a narrower integer type, which trap if the number does not fit.
@Suite struct NarrowingTests {
  /// `Narrowing.txt` has the number of such conversions in each file. A new one either uses
  /// `clamping:`, `exactly:` or `truncatingIfNeeded:`, or has a line in `Traps.md`, and the
  /// file is recorded again: `RECORD=1 scripts/test --filter ArchitectureTests`.
  @Test func conversionsThatMayTrapAreCounted() {
    let lines = SourceFile.sources.compactMap { file -> String? in
      let count = file.code.reduce(0) { $0 + Self.conversions(in: $1) }
      return count > 0 ? "\(count) \(file.path)" : nil
    }
    let file = GoldenFile(path: "\(SourceFile.root)/Tests/ArchitectureTests/Narrowing.txt")
    file.check(lines.joined(separator: "\n") + "\n", #_sourceLocation)
  }

  @Test func conversionsAreFound() {
    #expect(Self.conversions(in: "Int32(row) + UInt8(a.b)") == 2)
    #expect(Self.conversions(in: "Int32(clamping: row), UInt8(ascii: x), Int(y), UInt32.max") == 0)
    #expect(Self.conversions(in: "rows.map(Int32.init), rows.map(Int32.init(clamping:))") == 1)
  }

  private static let safe = [
    "clamping:", "exactly:", "truncatingIfNeeded:", "bitPattern:", "ascii:", "littleEndian:", ")",
  ]

  private static func conversions(in code: String) -> Int {
    ["Int8", "Int16", "Int32", "UInt8", "UInt16", "UInt32"].reduce(0) { count, type in
      let parts = code.components(after: type)
      let calls = parts.filter { part in
        part.hasPrefix("(") && !safe.contains { part.dropFirst().hasPrefix($0) }
      }
      let references = parts.filter { $0.hasPrefix(".init)") }
      return count + calls.count + references.count
    }
  }
}

extension String {
  /// Returns the text after each occurrence of a whole word.
  fileprivate func components(after word: String) -> [Substring] {
    ranges(of: word).compactMap { range in
      let before = self[..<range.lowerBound].last
      let isWhole = before.map { !$0.isLetter && !$0.isNumber } ?? true
      return isWhole ? self[range.upperBound...] : nil
    }
  }
}
