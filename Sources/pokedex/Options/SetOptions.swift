import ArgumentParser
import PokedexDomain

/// The side of a calculation that options are about.
protocol SetSide: Sendable {
  /// The beginning of its options, before the word of the value.
  static var prefix: String { get }
  static var noun: String { get }
}

enum AttackerSide: SetSide {
  static let prefix = ""
  static let noun = "attacker"
}

enum TargetSide: SetSide {
  static let prefix = "target-"
  static let noun = "target"
}

/// An option for each value of a set that has one.
///
/// The mirror shows the parser the options of the table as if each were a property.
struct SetOptions<Side: SetSide>: ParsableArguments, CustomReflectable {
  /// The values that are given, as they are written.
  let values: [SetField: String]

  init() { values = [:] }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SetOptionKey.self)
    values = try SetField.options.reduce(into: [:]) { values, field in
      let option = try container.decode(
        Option<String?>.self, forKey: SetOptionKey(stringValue: field.key))
      values[field] = option.wrappedValue
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: SetField.options.map { field -> Mirror.Child in
        (field.key, field.option(of: Side.self))
      })
  }
}

/// The key of a value in the table.
struct SetOptionKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension SetField {
  /// EVs and stat points have one option.
  fileprivate static let options = all(with: .effort).filter { $0.option != nil }

  fileprivate func option(of side: any SetSide.Type) -> Option<String?> {
    let word = option ?? key
    return Option(
      name: .customLong(side.prefix + word), parsing: .unconditional,
      help: ArgumentHelp(help(word, side.noun)), completion: completion)
  }

  private func help(_ word: String, _ owner: String) -> String {
    switch kind {
    case .gender: "The gender of the \(owner): M, F or N."
    case .stats:
      """
      The \(word.uppercased())s of the \(owner): '\(range?.upperBound ?? 0) Atk / 0 Spe', or one \
      number for all stats.
      """
    case .number(_, let range, _):
      """
      The \(word.replacing("-", with: " ")) of the \(owner), \(range.lowerBound) to \
      \(range.upperBound).
      """
    case .text, .name, .flag: "The \(word) of the \(owner)."
    }
  }

  private var completion: CompletionKind? {
    switch kind {
    case .name(let vocabulary, _): vocabulary.completion
    case .gender: .list(Gender.allCases.map(\.rawValue))
    case .text, .number, .flag, .stats: nil
    }
  }
}

extension SetVocabulary {
  fileprivate var completion: CompletionKind? {
    switch self {
    case .item, .ball: ShellCompletion.items
    case .ability: ShellCompletion.names(of: Ability.self)
    case .nature: ShellCompletion.names(of: Nature.self)
    case .type: ShellCompletion.names(of: PokemonType.self)
    case .look: nil
    }
  }
}
