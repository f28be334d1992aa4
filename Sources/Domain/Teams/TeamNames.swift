/// Names for teams that come without one, or with one that is taken.
package struct TeamNames {
  package static var usual: String { worded("Team") }
  private var taken: Set<String>

  package init(besides names: [String]) {
    taken = Set(names.map { $0.lowercased() })
  }

  /// The name, or the first with a number behind it that nobody has.
  package func free(_ name: String) -> String {
    var (candidate, number) = (name, 2)
    while taken.contains(candidate.lowercased()) {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }

  /// Takes a free name for itself.
  mutating func take(_ name: String) -> String {
    let name = Self.typable(name)
    let free = free(name.isEmpty ? Self.usual : name)
    taken.insert(free.lowercased())
    return free
  }

  /// Without what nobody sees, and so could not type.
  static func typable(_ name: String) -> String {
    let seen = name.unicodeScalars.filter { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    return String(String.UnicodeScalarView(seen)).trimmed
  }
}
