import CBundled
import PokedexDomain

/// The bundled translations, for all supported languages besides English.
package enum BundledLanguages {
  package static var files: some Sequence<POReader.Bytes> {
    let all = POReader.Bytes(start: bundled_languages_bytes(), count: bundled_languages_size())
    return sequence(state: all[...]) { rest in
      guard let (file, others) = rest.parted(at: 0) else { return nil }
      rest = others
      return POReader.Bytes(rebasing: file)
    }
  }

  /// The translation into a language, or `nil` if it is missing or cannot be read.
  static func wording(in language: Language) -> Wording? {
    if language == .english { return .english }
    return files.first { Wording.language(of: $0) == language }.flatMap { try? Wording($0) }
  }
}

extension Wording {
  /// The wording in the first supported language of a list that is sorted by preference.
  package static func spoken(to languages: [Language]) -> Wording {
    // `first` of a lazy map would read the file twice.
    for language in languages {
      if let wording = BundledLanguages.wording(in: language) { return wording }
    }
    return english
  }

  /// Reads the wording of a translation. Fuzzy and untranslated phrases are left out; they appear
  /// in English.
  package init(_ file: POReader.Bytes) throws(POReader.Fault) {
    var reader = POReader(file)
    guard let language = try reader.next().flatMap(Self.language(ofHeader:)) else {
      throw reader.fault("the header names no language")
    }
    var translations: [Key: String] = [:]
    translations.reserveCapacity(2_000)
    while let entry = try reader.next() {
      guard !entry.isFuzzy, !entry.translation.isEmpty else { continue }
      let key = Key(entry.english, sense: entry.sense)
      guard translations.updateValue(entry.translation, forKey: key) == nil else {
        throw reader.fault("the entry above is a duplicate")
      }
    }
    self.init(language, translations: translations)
  }

  fileprivate static func language(of file: POReader.Bytes) -> Language? {
    var reader = POReader(file)
    return try? reader.next().flatMap(language(ofHeader:))
  }

  private static func language(ofHeader entry: POReader.Entry) -> Language? {
    guard entry.english.isEmpty else { return nil }
    let name = "Language: "
    return entry.translation.split(separator: "\n").first { $0.hasPrefix(name) }
      .map { Language(rawValue: String($0.dropFirst(name.count))) }
  }
}
