/// Names for teams that come without one, or with one that is taken.
package struct TeamNames {
  package static var usual: String { worded("Team") }
  /// Code points, since one character can hold any number of accents.
  package static let longest = 200
  private var taken: Set<String>
  /// The number to try next behind a name, so that a thousand teams of one name need no more than a
  /// thousand tries.
  private var next: [String: Int] = [:]

  package init(besides names: [String]) {
    taken = Set(names.map { $0.lowercased() })
  }

  /// The name, or the first with a number behind it that nobody has.
  package func free(_ name: String) -> String {
    taken.contains(name.lowercased()) ? numbered(name, from: 2).name : name
  }

  private func numbered(_ name: String, from first: Int) -> (name: String, number: Int) {
    var number = first
    while taken.contains("\(name) \(number)".lowercased()) { number += 1 }
    return ("\(name) \(number)", number)
  }

  /// Takes a free name for itself.
  mutating func take(_ name: String) -> String {
    let name = Self.typable(name)
    let wanted = name.isEmpty ? Self.usual : name
    guard taken.contains(wanted.lowercased()) else {
      taken.insert(wanted.lowercased())
      return wanted
    }
    let (free, number) = numbered(wanted, from: next[wanted.lowercased()] ?? 2)
    next[wanted.lowercased()] = number + 1
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
