/// The part of a row's name that was typed, or the name in another language that contains the typed
/// text.
package struct FoundName: Hashable, Sendable {
  /// The typed characters of the name.
  package var characters: [Range<Int>] = []
  /// The name in another language: `fr Charmillon`; `nil` if the row's own name was typed.
  package var foreign: String?
  /// The typed characters of ``foreign``.
  package var foreignCharacters: [Range<Int>] = []

  package init() {}
}
