/// A command for `/bin/sh`, with values that it can use as variables.
package struct ShellCommand: Hashable, Sendable {
  package let text: String
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
    self.text = text
    self.variables = variables
  }

  /// Whether it ends with `&`, so that it does not need the terminal.
  package var isInBackground: Bool { text.hasSuffix("&") && !text.hasSuffix("&&") }

  /// The arguments of `/bin/sh`.
  package var arguments: [String] {
    let names = variables.enumerated().map { "\($1.name)=$\($0 + 1)" }.joined(separator: " ")
    let exported = variables.map(\.name).joined(separator: " ")
    let start = variables.isEmpty ? "" : "\(names); export \(exported); "
    return ["sh", "-c", start + text, "pokedex"] + variables.map(\.value)
  }
}
