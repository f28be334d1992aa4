import PokedexDomain
import PokedexPresentation

extension [OverlayReading.Problem] {
  /// The mistakes after the name of their file. Prints the warnings.
  func mistakes(warningOf file: String) -> [String] {
    for warning in self where !warning.isError {
      Output.error("pokedex: \(file):\(warning.located)")
    }
    return filter(\.isError).map { "\(file):\($0.located)" }
  }
}

extension Failure {
  /// Prints the mistakes of files that are converted if their lines are left out, or else fails with
  /// all of them.
  static func report(ofConverted mistakes: [String], isLenient: Bool) throws {
    try report(mistakes, isLenient: isLenient) {
      Failure("\($0); --lenient leaves out such lines", .file, context: $1)
    }
  }
}

extension Result where Success: LineReading, Failure == PokedexError {
  /// How many lines are left out.
  var mistakes: Int { value?.errors.count ?? 0 }
  /// Why the file cannot be read, or its first mistake; `nil` without any.
  var problem: String? { failure?.text ?? value?.errors.first?.located }
}
