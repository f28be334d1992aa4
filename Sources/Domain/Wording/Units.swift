import Synchronization

/// The units in which heights and weights are shown.
package enum Units: String, CaseIterable, Hashable, Sendable {
  /// Metres and kilograms, of which the dex stores tenths.
  case metric
  /// Feet, inches and pounds.
  case imperial

  private static let isImperial = Atomic<Bool>(false)
  @TaskLocal private static var borrowed: Units?

  package static var current: Units {
    borrowed ?? (isImperial.load(ordering: .relaxed) ? .imperial : .metric)
  }

  /// Sets the units for the rest of the run.
  package static func choose(_ units: Units) {
    isImperial.store(units == .imperial, ordering: .relaxed)
  }

  /// Runs the body with these units, for tests.
  package func used<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$borrowed.withValue(self, operation: body)
  }

  /// The units of a locale such as `en_US.UTF-8`: feet and pounds in the United States, Liberia and
  /// Myanmar, after Unicode's CLDR (`measurementSystem`, US).
  package init(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let territory = name.split(separator: "_").dropFirst().first
    self = ["US", "LR", "MM"].contains(territory) ? .imperial : .metric
  }
}

extension Units {
  /// Formats decimetres as `1.9 m` or `6′3″`.
  package func height(_ decimetres: Int) -> String {
    switch self {
    case .metric: return "\(Numbers.tenths(decimetres)) m"
    case .imperial:
      let inches = Int((Double(decimetres) / 0.254).rounded())
      return "\(inches / 12)′\(inches % 12)″"
    }
  }

  /// Formats hectograms as `95.0 kg` or `209.4 lb`.
  package func weight(_ hectograms: Int) -> String {
    switch self {
    case .metric: return "\(Numbers.tenths(hectograms)) kg"
    case .imperial:
      return "\(Numbers.tenths(Int((Double(hectograms) / 0.45359237).rounded()))) lb"
    }
  }
}

/// Formats numbers in the current language.
package enum Numbers {
  /// Formats a whole number with thousands separators: `1,351`.
  package static func count(_ number: Int) -> String {
    guard number.magnitude >= 1000 else { return String(number) }
    let rest = String((number % 1000).magnitude)
    return count(number / 1000) + Wording.current.groupMark
      + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }

  /// Formats tenths: `1.9` from 19.
  package static func tenths(_ number: Int) -> String {
    let mark = Wording.current.decimalMark
    return "\(number < 0 ? "-" : "")\(abs(number / 10))\(mark)\(abs(number % 10))"
  }
}
