/// Chooses names for teams that have none or whose name is taken.
package struct TeamNames {
  package static var defaultName: String { worded("Team") }
  /// The maximum length in code points, since one character can hold any number of accents.
  package static let longest = 200
  private var taken: Set<String>
  /// The next number to try for a name. Without it, adding many teams with the same name would take
  /// quadratic time.
  private var next: [String: Int] = [:]

  package init(besides names: [String]) {
    taken = Set(names.map { $0.lowercased() })
  }

  /// Returns the name if it is free, or else the name with the first free number appended.
  package func free(_ name: String) -> String {
    taken.contains(name.lowercased()) ? numbered(name, from: 2).name : name
  }

  private func numbered(_ name: String, from first: Int) -> (name: String, number: Int) {
    var number = first
    while taken.contains("\(name) \(number)".lowercased()) { number += 1 }
    return ("\(name) \(number)", number)
  }

  /// Returns a free name and marks it as taken.
  mutating func take(_ name: String) -> String {
    let name = name.typable
    let wanted = name.isEmpty ? Self.defaultName : name
    guard taken.contains(wanted.lowercased()) else {
      taken.insert(wanted.lowercased())
      return wanted
    }
    let (free, number) = numbered(wanted, from: next[wanted.lowercased()] ?? 2)
    next[wanted.lowercased()] = number + 1
    taken.insert(free.lowercased())
    return free
  }
}
