/// A collection of slots that the user has made, or the places of one that every player has.
package struct SavedCollection: Hashable, Sendable {
  /// As for a ``SavedSearch``; of a collection that every player has, its name after ``commonSign``.
  package let name: String
  /// The words that define it, such as `--order platinum type:water`; empty for every slot.
  package let text: String
  /// The stable names of the slots that keep their places, from the first place on; empty if none does.
  package let places: [String]

  package init(name: String, text: String, places: [String] = []) {
    self.name = name
    self.text = text
    self.places = places
  }
}

extension SavedCollection {
  /// Begins the names of collections that every player has, and no others.
  package static let commonSign = "*"

  /// Whether it is only the places of a collection that every player has.
  package var isCommon: Bool { name.hasPrefix(Self.commonSign) }

  /// The name as commands have it.
  package var shownName: String { isCommon ? String(name.dropFirst()) : name }

  /// The maximum length of the words in characters.
  package static let maxTextLength = 2_000
  /// The maximum length in bytes of the names in ``places``, with a space after each: twice that of all
  /// slots.
  package static let maxPlacesBytes = 160 << 10
}
