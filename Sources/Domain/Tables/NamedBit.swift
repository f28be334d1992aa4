/// A set of words that the dex stores as the bits of one number, in the order of the cases.
package protocol NamedBit: CaseIterable, Equatable, RawRepresentable<String>, Sendable {}

extension NamedBit {
  package var bit: Int { 1 << (Self.allCases.enumerated().first { $1 == self }?.offset ?? 0) }

  /// Returns the number with the bits of some words.
  package static func bits(_ words: some Sequence<Self>) -> Int {
    words.reduce(0) { $0 | $1.bit }
  }
}
