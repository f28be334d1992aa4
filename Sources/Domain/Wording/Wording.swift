import Synchronization

/// What the program says in a language: its phrases, and how it writes numbers.
///
/// The English text of a phrase stands where it is shown, and is what it is looked up by. English
/// has no table, and costs one look at a flag.
package struct Wording: Sendable {
  package let language: Language
  /// What stands before the tenths of a number.
  package let decimalMark: String
  /// What stands before each three digits of a large number.
  package let groupMark: String
  /// Phrases without a translation are missing.
  package let translations: [Key: String]

  /// What a translation is looked up by.
  package struct Key: Hashable, Sendable {
    /// With `%1` and so on where something is put in.
    package let english: String
    /// What tells a word from another that is written alike.
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

  // MARK: Which is spoken

  private static let isOther = Atomic<Bool>(false)
  private static let chosen = Mutex<Wording?>(nil)
  @TaskLocal private static var borrowed: Wording?

  /// What is spoken here, unless it is English.
  package static var other: Wording? {
    guard isOther.load(ordering: .relaxed) else { return nil }
    return borrowed ?? chosen.withLock { $0 }
  }

  package static var current: Wording { other ?? english }

  /// Chooses what the program speaks from now on: once, before anything is said.
  package static func choose(_ wording: Wording) {
    chosen.withLock { $0 = wording }
    isOther.store(true, ordering: .relaxed)
  }

  /// Does something in another language, as tests do.
  package func spoken<Value>(_ body: () throws -> Value) rethrows -> Value {
    Self.isOther.store(true, ordering: .relaxed)
    return try Self.$borrowed.withValue(self, operation: body)
  }

  /// Does something in another language, as tests do.
  @MainActor package func spoken<Value>(_ body: @MainActor () async throws -> Value) async rethrows
    -> Value
  {
    Self.isOther.store(true, ordering: .relaxed)
    return try await Self.$borrowed.withValue(self, operation: body)
  }
}
