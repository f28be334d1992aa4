import ArgumentParser
import PokedexDomain

/// Numbers that options may have.
enum OptionNumber {
  /// - Throws: `ValidationError` for a number outside its range.
  static func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) must be \(range.lowerBound) to \(range.upperBound), not \(value)")
  }

  /// - Throws: ``Failure`` for stats outside their range.
  static func check(_ name: String, _ values: StatValues, _ range: ClosedRange<Int>) throws {
    guard let wrong = values.assigned.first(where: { !range.contains($0.value) }) else { return }
    throw Failure(
      "\(wrong.value) after \(name) is not in \(range.lowerBound) to \(range.upperBound)", .usage)
  }
}
