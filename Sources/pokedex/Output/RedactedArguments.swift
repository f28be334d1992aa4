import PokedexData

/// Arguments as they may be shown and logged: an address among them may hold a password.
struct RedactedArguments {
  /// Arguments, or values behind an `=`, that are shown otherwise than they are.
  private let changed: [(text: String, shown: String)]
  let texts: [String]

  /// - Parameter arguments: without the name of the program.
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

  /// An option with its `=`, and its value.
  private static func parted(_ argument: String) -> (option: String, value: String) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return ("", argument)
    }
    return (String(argument[...sign]), String(argument[sign...].dropFirst()))
  }

  /// A sentence in which arguments are repeated.
  func hidden(in sentence: String) -> String {
    changed.reduce(sentence) { $0.replacing($1.text, with: $1.shown) }
  }
}
