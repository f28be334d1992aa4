import PokedexData
import PokedexDomain

/// Calculations that are read and printed line by line.
struct DamageBatch {
  /// The number of lines in a group. The groups are calculated concurrently.
  private static let group = 64

  private let calculate: CalculateDamage

  init(_ calculate: CalculateDamage) { self.calculate = calculate }

  /// - Parameter path: `-` for the standard input.
  func print(_ path: String) async throws {
    var lines = try LineStream.opened(path)
    while true {
      let read = try LineStream.next(of: &lines)
      guard !read.isEmpty else { return }
      try Output.print(await answers(to: read))
    }
  }

  /// The answers to lines, in their order.
  private func answers(to lines: [[UInt8]]) async -> [PrintedLine] {
    let starts = stride(from: 0, to: lines.count, by: Self.group)
    return await withTaskGroup(of: (start: Int, answers: [PrintedLine]).self) { tasks in
      for start in starts {
        let part = lines[start..<min(lines.count, start + Self.group)]
        tasks.addTask { (start, answers(in: part)) }
      }
      var parts: [(start: Int, answers: [PrintedLine])] = []
      for await part in tasks { parts.append(part) }
      return parts.sorted { $0.start < $1.start }.flatMap(\.answers)
    }
  }

  private func answers(in lines: ArraySlice<[UInt8]>) -> [PrintedLine] {
    let reader = CalculationDocument.Reader()
    return lines.map { PrintedLine(cleaning: answer($0, reader).written) }
  }

  private func answer(_ line: [UInt8], _ reader: CalculationDocument.Reader) -> JSON {
    do throws(CalculationProblem) {
      return CalculateDamage.Result.shape.json(try calculate(try reader.read(line)))
    } catch {
      return .object([("error", .text(error.text))])
    }
  }
}
