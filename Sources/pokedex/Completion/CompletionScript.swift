import ArgumentParser

/// The completion script of a shell, printed by `pokedex --generate-completion-script SHELL`.
/// ArgumentParser's own scripts support neither queries nor names that need quoting.
struct CompletionScript {
  static let option = "--generate-completion-script"

  let lines: [String]

  /// Creates the script that the arguments request. Returns `nil` for other arguments, and for an
  /// unknown shell, which ArgumentParser reports.
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
    // `Output` adds the final line feed.
    lines = Output.lines(of: String(decoding: bytes.dropLast(), as: UTF8.self))
  }
}
