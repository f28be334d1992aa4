import PokedexData

/// Arguments that are safe to show and log: addresses in them may contain passwords, which are
/// hidden.
struct RedactedArguments {
  /// The arguments, or values after an `=`, that were redacted.
  private let changed: [(text: String, shown: String)]
  let texts: [String]

  /// - Parameter arguments: the arguments without the program name.
  init(_ arguments: some Sequence<String>) {
    var texts: [String] = []
    var changed: [(text: String, shown: String)] = []
    var isAddress = false
    for argument in arguments {
      let (option, value) = Self.parted(argument)
      let isOfOption = isAddress || option == "\(Self.option)="
      let shown = isOfOption ? WebAddress.shown(value) : WebAddress.shown(in: value)
      texts.append(option + shown)
      if shown != value { changed.append((value, shown)) }
      isAddress = argument == Self.option
    }
    self.texts = texts
    self.changed = changed
  }

  private static let option = "--api-url"

  /// Splits an argument into the option with its `=`, and the value.
  private static func parted(_ argument: String) -> (option: String, value: String) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return ("", argument)
    }
    return (String(argument[...sign]), String(argument[sign...].dropFirst()))
  }

  /// Redacts the arguments that a sentence repeats.
  func hidden(in sentence: String) -> String {
    changed.reduce(sentence) { $0.replacing($1.text, with: $1.shown) }
  }
}
