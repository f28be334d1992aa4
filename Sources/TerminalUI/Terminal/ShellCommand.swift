/// A command for `/bin/sh`, with values that it can use as variables.
package struct ShellCommand: Hashable, Sendable {
  /// The command, without the `&` that may end it.
  package let text: String
  /// Whether it ended with `&`, so that it runs beside the program and does not need the terminal.
  package let isInBackground: Bool
  /// Names and values: `$slug`. The shell gets the values as arguments, so that no character in
  /// them has a special meaning.
  package let variables: [Variable]

  package struct Variable: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(_ text: String, _ variables: [Variable] = []) {
    isInBackground = text.hasSuffix("&") && !text.hasSuffix("&&")
    self.text = isInBackground ? String(text.dropLast()) : text
    self.variables = variables
  }

  /// The arguments of `/bin/sh`.
  package var arguments: [String] {
    let names = variables.enumerated().map { "\($1.name)=$\($0 + 1)" }.joined(separator: " ")
    let exported = variables.map(\.name).joined(separator: " ")
    let start = variables.isEmpty ? "" : "\(names); export \(exported); "
    return ["sh", "-c", start + text, "pokedex"] + variables.map(\.value)
  }
}
