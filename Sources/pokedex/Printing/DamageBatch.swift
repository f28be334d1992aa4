import PokedexData
import PokedexDomain

/// Calculations that are read and printed line by line.
struct DamageBatch: ~Copyable {
  private var calculate: CalculateDamage
  private var lines: LineStream
  private let reader = CalculationDocument.Reader()

  init(_ calculate: CalculateDamage, _ lines: consuming LineStream) {
    self.calculate = calculate
    self.lines = lines
  }

  mutating func print() throws {
    while true {
      let read: [[UInt8]]
      do throws(PokedexError) { read = try lines.next() } catch { throw Failure(error) }
      guard !read.isEmpty else { return }
      var answers: [String] = []
      for line in read { answers.append(answer(line).written) }
      try Output.printClean(answers)
    }
  }

  private mutating func answer(_ line: [UInt8]) -> JSON {
    do throws(CalculationMistake) {
      return .result(try calculate(try reader.read(line)))
    } catch {
      return .object([("error", .text(error.text))])
    }
  }
}
