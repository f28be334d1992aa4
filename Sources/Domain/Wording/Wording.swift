import Synchronization

/// The user interface in one language: its phrases and number format.
///
/// Phrases are written in English in the code, and looked up by that text. English itself needs no
/// table and costs only the check of a flag.
package struct Wording: Sendable {
  package let language: Language
  /// The decimal separator.
  package let decimalMark: String
  /// The thousands separator.
  package let groupMark: String
  /// Phrases without a translation have no entry.
  package let translations: [Key: String]

  /// The key of a translation.
  package struct Key: Hashable, Sendable {
    /// The English text, with `%1` and so on for values.
    package let english: String
    /// The meaning, which distinguishes the phrase from its homonyms.
    package let sense: String?

    package init(_ english: String, sense: String? = nil) {
      self.english = english
      self.sense = sense
    }
  }

  package init(_ language: Language, translations: [Key: String] = [:]) {
    self.language = language
    self.translations = translations
    decimalMark = translations[Key(".", sense: "decimal mark")] ?? "."
    groupMark = translations[Key(",", sense: "group mark")] ?? ","
  }

  package func translation(of english: String, sense: String? = nil) -> String? {
    translations[Key(english, sense: sense)]
  }

  package static let english = Wording(.english)

  // MARK: Current language

  private static let isOther = Atomic<Bool>(false)
  private static let chosen = Mutex<Wording?>(nil)
  @TaskLocal private static var borrowed: Wording?

  /// The current wording, or `nil` in English.
  package static var other: Wording? {
    guard isOther.load(ordering: .relaxed) else { return nil }
    return borrowed ?? chosen.withLock { $0 }
  }

  package static var current: Wording { other ?? english }

  /// Sets the language for the rest of the run. Call it once, before any phrase is used.
  package static func choose(_ wording: Wording) {
    chosen.withLock { $0 = wording }
    isOther.store(true, ordering: .relaxed)
  }

  /// Runs the body in this language, for texts that are always English, and for tests.
  package func spoken<Value>(_ body: () throws -> Value) rethrows -> Value {
    Self.isOther.store(true, ordering: .relaxed)
    return try Self.$borrowed.withValue(self, operation: body)
  }

  /// Runs the body in this language, for tests.
  @MainActor package func spoken<Value>(_ body: @MainActor () async throws -> Value) async rethrows
    -> Value
  {
    Self.isOther.store(true, ordering: .relaxed)
    return try await Self.$borrowed.withValue(self, operation: body)
  }
}
