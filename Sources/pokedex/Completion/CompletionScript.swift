import ArgumentParser

/// The script by which a shell completes, as `pokedex --generate-completion-script SHELL` prints it.
/// Those of the library know neither queries nor names that have to be quoted.
struct CompletionScript {
  static let option = "--generate-completion-script"

  let text: String

  /// The script that the arguments ask for; nothing where they ask for something else, or for a
  /// shell that the library does not know: it says so.
  init?(_ arguments: some Collection<String>) {
    guard arguments.first == Self.option, arguments.count <= 2 else { return nil }
    let named = arguments.dropFirst().first.map { CompletionShell(rawValue: $0) }
    guard let shell = named ?? CompletionShell.autodetected() else { return nil }
    self.init(for: shell)
  }

  init(for shell: CompletionShell) {
    let bytes =
      switch shell {
      case .bash: PackageResources.pokedex_bash
      case .zsh: PackageResources.pokedex_zsh
      default: PackageResources.pokedex_fish
      }
    // `Output` ends each line.
    text = String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
