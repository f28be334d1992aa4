import ArgumentParser
import PokedexDomain

/// The arguments of a command, declared by the words of a question or a collection: their help,
/// completion and order stand there alone. ArgumentParser finds the arguments of a type among its
/// mirrored properties, and decodes their values by the same names.
struct WordArguments<Asked: Worded>: ParsableArguments, CustomReflectable {
  /// All arguments in the order in which the question writes them.
  private(set) var words: [String] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    words = try Self.parts.flatMap { try Self.words(of: $0, in: values) }
  }

  var customMirror: Mirror {
    Mirror(self, children: Self.parts.map { ($0.name, Self.declaration(of: $0)) })
  }

  /// `--game` is an option that all commands share, and a query has arguments of its own.
  private static var parts: [WordPart<Asked>] {
    Asked.words.parts.filter { $0.name != gameOption && $0.place != .rest }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static func words(
    of part: WordPart<Asked>, in values: KeyedDecodingContainer<Name>
  ) throws -> [String] {
    let name = Name(stringValue: part.name)
    let option = "--\(part.name)"
    // The question says what is missing.
    if part.place == .one, try values.decodeNil(forKey: name) { return [] }
    switch part.place {
    case .one where !isOnly(part): return [try values.decode(String.self, forKey: name)]
    case .one, .several, .rest: return try values.decode([String].self, forKey: name)
    case .flag: return try values.decode(Bool.self, forKey: name) ? [option] : []
    case .option:
      return try values.decodeIfPresent(String.self, forKey: name).map { [option, $0] } ?? []
    case .options:
      return try values.decode([String].self, forKey: name).flatMap { [option, $0] }
    }
  }

  /// Whether no other name follows, so that all words are its own, as those of `catch tapu koko`.
  private static func isOnly(_ part: WordPart<Asked>) -> Bool {
    parts.filter { $0.option == nil }.map(\.name) == [part.name]
  }

  private static func declaration(of part: WordPart<Asked>) -> Any {
    let name = NameSpecification.customLong(part.name)
    let help = ArgumentHelp(
      part.help, valueName: part.valueName.lowercased().replacing("|", with: "-or-"))
    let completion = part.offered.completion
    return switch part.place {
    case .one where !isOnly(part): Argument<String>(help: help, completion: completion)
    case .one: Argument<[String]>(help: help, completion: completion)
    case .several, .rest: Argument<[String]>(wrappedValue: [], help: help, completion: completion)
    case .flag: Flag(wrappedValue: false, name: name, help: help)
    case .option:
      Option<String?>(name: name, parsing: .unconditional, help: help, completion: completion)
    case .options:
      Option<[String]>(
        wrappedValue: [], name: name, parsing: .unconditionalSingleValue, help: help,
        completion: completion)
    }
  }
}

extension OfferedWords {
  fileprivate var completion: CompletionKind? {
    switch self {
    case .none: nil
    case .list(let words): .list(words)
    case .games: ShellCompletion.lenses
    case .things(.form): ShellCompletion.pokemon
    case .things(let kind): ShellCompletion.names(of: kind)
    case .teams: ShellCompletion.markedTeams
    case .collections: ShellCompletion.collections
    case .formsAndTeams: ShellCompletion.pokemonAndTeams
    }
  }
}
